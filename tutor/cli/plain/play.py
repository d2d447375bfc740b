"""Play in plain text, whatever the game: a line is typed, sentences answer; nothing is drawn.

For screen readers, for terminals without a screen, and for scripts. The game is the same as
on screen: everything is kept, and either can go on where the other left off.
"""

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from tutor.activity.play import Play
from tutor.activity.said import Reply, Said, Thought
from tutor.base.shown import printable
from tutor.cli.plain.begin import made
from tutor.cli.plain.lines import feed, is_all_kept, typed_lines
from tutor.cli.plain.read_lines import LinesAloud
from tutor.cli.plain.table import Line, PlainTable
from tutor.cli.plain.walk import solve, way_named
from tutor.cli.run import Run, print_text, thinking
from tutor.games.game import Fresh
from tutor.learn.finish import before, finish_of, next_after
from tutor.learn.finish_words import plain_lines, told_next
from tutor.learn.learner import tell_problem
from tutor.store import Problem, Store


class PlainPlay:
    """One sitting: a game, and perhaps others after it."""

    def __init__(self, run: Run, store: Store, table: PlainTable) -> None:
        self._run, self._store, self._table = run, store, table
        self._warned: set[str] = set()
        self._verbs: dict[str, Callable[[], Reply]] = {}
        self._lines = LinesAloud(print_text, lambda: self._table.speaker)
        self._warn()
        self._use(table)

    def _warn(self, *problems: Problem | None) -> None:
        """Say what is wrong with the learner's file, once for each kind of trouble."""
        for problem in (*self._store.new_problems(), *problems):
            if problem is not None and problem.kind not in self._warned:
                self._warned.add(problem.kind)
                self._run.remark(tell_problem(problem, self._table.speaker))

    def _use(self, table: PlainTable) -> None:
        """Play this game from now on: say what it is, and how it stands."""
        self._table, self._sheet, self._reader = table, table.sheet, table.reader
        self._play = play = Play(
            table.sheet, table.keeper, lambda: table.speaker, time.monotonic, is_linear=True
        )
        self._verbs = {
            "hint": play.hint,
            "explain": play.explain,
            "apply": play.apply,
            "check": play.check,
            "mend": play.mend,
            "bookmark": play.bookmark,
            "return": play.bookmark_back,
        }
        play.clock.look()
        self._warn(table.keeper.problem)
        self._tell(f"{table.title()}. {self._reader.remaining()}", *self._reader.board())
        if self._sheet.is_solved:
            self._say("coach-solved-already")
            self._say("plain-another")
        else:
            if self._sheet.moves_made:
                self._say("coach-welcome-back")
            self._say("plain-start")

    # Reading and answering

    def loop(self) -> None:
        """Answer line after line, until somebody quits or nobody types any more."""
        lines, is_asked = typed_lines(), True
        try:
            for typed in lines:
                line = self._table.understand(typed)
                if line.wish == "quit":
                    break
                self._answer(line)
        except KeyboardInterrupt:
            print()
            self._run.code = 130
            is_asked = False
        finally:
            self._play.clock.save()
        is_kept = is_all_kept(self._store, self._table.speaker, lines if is_asked else None)
        if is_kept and self._table.keeper.problem is None and not self._play.end_told:
            self._say("plain-goodbye")
        feed(self._store)

    def _answer(self, line: Line) -> None:
        self._play.clock.sync()
        if line.wish == "lines" or (line.wish == "nothing" and self._lines.is_reading):
            (self._lines.begin if line.wish == "lines" else self._lines.go_on)()
            sys.stdout.flush()
            return
        self._lines.leave()
        filled, had_ended = self._sheet.filled, self._play.end_told
        before = self._sheet.question().key
        if line.edit is not None:
            self._edit(line.edit)
        elif line.tell is not None:
            self._tell(*line.tell())
        elif line.doubt is not None:
            self._show(self._play.why(line.doubt))
        elif line.wish in self._verbs:
            self._show(self._verbs[line.wish]())
        else:
            self._other(line)
        if self._sheet.question().key != before:
            self._lines.offer(())
        if self._sheet.filled != filled and line.wish != "new":
            self._tell_progress(had_ended)
        sys.stdout.flush()
        self._warn(self._table.keeper.problem)

    def _edit(self, edit: Callable[[], Iterable[str]]) -> None:
        said: list[str] = []

        def change() -> bool:
            said.extend(edit())
            return True

        reply = self._play.edit(change)
        self._tell(*said)
        self._show(reply)

    def _tell_progress(self, had_ended: bool) -> None:
        """How much is left, or what can be done at the end."""
        if self._play.end_told and not had_ended:
            self._tell_finish()
            self._say("plain-another")
        elif not self._sheet.is_solved and not self._sheet.is_full:
            self._tell(self._reader.remaining())

    def _tell_finish(self) -> None:
        """How the game went, and what comes next; nobody waits for that on a large board."""
        if not self._sheet.rates_at_once:
            return
        speaker = self._table.speaker
        done = replace(self._table.finished(), rated=self._play.rated)
        known = before(done, self._store)
        with thinking(speaker.say) as watch:
            finish = finish_of(done, known, lambda: watch(0.0), watch)
        self._tell(*plain_lines(finish, speaker))
        self._tell(told_next(next_after(done, finish, self._store), done, speaker))

    def _other(self, line: Line) -> None:
        """What is done in another way than on screen."""
        text = printable(line.text.strip(), 40)
        if line.wish in ("undo", "redo"):
            self._in_history(line.wish)
        elif line.wish == "before":
            self._tell_back(self._play.before_mistake())
        elif line.wish == "board":
            self._tell(*self._reader.board(), self._reader.remaining())
        elif line.wish == "left":
            self._tell(self._reader.left())
        elif line.wish == "time":
            self._say("plain-time", time=self._play.time)
        elif line.wish == "copy":
            self._copy(line.text)
        elif line.wish == "solve":
            self._solve(line.text)
        elif line.wish == "new":
            self._begin_another(line.text)
        elif line.wish == "help":
            self._help()
        elif line.wish != "nothing":
            self._say(f"plain-{line.wish}", found=text)

    # Saying

    def _tell(self, *sentences: str) -> None:
        for sentence in sentences:
            print_text(sentence)

    def _say(self, message: str, **values: str | int) -> None:
        self._tell(self._table.speaker.say(message, **values))

    def _show(self, reply: Reply) -> None:
        for item in reply.items:
            self._show_item(item)

    def _show_item(self, item: Said | Thought) -> None:
        if isinstance(item, Said):
            self._tell(*item.told.sentences)
            if item.told.arguments:
                self._lines.offer(item.told.arguments)
        else:
            self._show(self._thought(item))

    def _thought(self, item: Thought) -> Reply:
        with thinking(self._table.speaker.say) as watch:
            answer = item.run(watch)
        return answer()

    def _refuse(self, word: str, found: str, choices: Iterable[str]) -> None:
        found = printable(found, 40)
        self._say("option-bad-choice", option=word, found=found, choices=" ".join(choices))

    # History

    def _in_history(self, wish: str) -> None:
        changes = self._table.watch_changes()
        reply = self._play.undo() if wish == "undo" else self._play.redo()
        if reply.is_edit:
            self._say("plain-undone" if wish == "undo" else "plain-redone")
            self._tell(*changes())
        self._show(reply)

    def _tell_back(self, reply: Reply) -> None:
        """What was done, once somebody has looked, and the cell that is empty again."""
        for item in reply.items:
            if isinstance(item, Thought):
                self._tell_back(self._thought(item))
            else:
                self._show_item(item)
        if reply.look_at is not None:
            self._tell(self._reader.cell(reply.look_at))

    # The puzzle

    def _copy(self, name: str) -> None:
        copied = self._table.copy(name)
        if copied is None:
            self._refuse("copy", name, self._table.formats)
        else:
            for text in copied:
                print(text)

    def _solve(self, text: str) -> None:
        way = way_named(text)
        if way is None or way not in self._table.ways:
            self._refuse("solve", text, self._table.ways)
            return
        with thinking(self._table.speaker.say) as watch:
            solve(self._table.solver, way, self._table.speaker, watch)

    def _begin_another(self, name: str) -> None:
        found = self._table.another(name)
        if isinstance(found, tuple):
            self._refuse("new", name, found)
        elif (puzzle := made(found, self._table.speaker)) is None:
            self._say("order-unavailable")
        else:
            self._play.clock.save()
            if isinstance(found, Fresh) and (remark := found.remark(puzzle, self._table.speaker)):
                self._tell(remark)
            self._use(self._table.begin(puzzle, found.title))

    def _help(self) -> None:
        say = self._table.speaker.say
        levels = ", ".join(say(f"level-{level}").lower() for level in self._table.levels)
        formats = ", ".join(self._table.formats)
        self._tell(*say("plain-help", formats=formats, levels=levels).splitlines())
