"""Nonograms from texts and files, made at random, and out again.

What reads, judges and makes them is loaded when it is first needed: the first screen is to
open quickly.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.base.watch import Pulse
from tutor.games.nonogram.codec import PICTURES
from tutor.nonogram.position import UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.navigation import MOST_GRIDS, Purpose
from tutor.tui.nonogram.games import NonogramGames

if TYPE_CHECKING:
    from tutor.games.nonogram.making import Wish
    from tutor.nonogram.formats import BadPuzzle, Read

Report = Callable[[str, float | None], None]
"""Told how work goes: words, and a share if known; raises once nobody waits any more."""
_REPORT_EVERY = 0.1
_NONE = "none"
"""What a job answers that found nothing; without an answer it was stopped."""
_ENDINGS = {"webpbn": "xml", "json": "json", "clues": "txt", "picture": "txt"}
"""How files of formats end that are not called like the format."""


class Nonograms(NonogramGames):
    """Brings nonograms to the screen from wherever they are; a part of the application."""

    # Judging

    def open_nonogram(self, position: Position, title: str, purpose: Purpose = "play") -> None:
        """Play or watch a nonogram, once it is known what its clues are worth."""
        from tutor.games.nonogram.verdict import judge

        say = self.nonogram_speaker.say

        def judged(verdict: object) -> None:
            if verdict in ("unique", "unknown"):
                self.play_or_watch(position, title, purpose)
            elif verdict in ("several", "none"):
                self.choose(
                    say("offer-title"),
                    [(purpose, say(f"offer-{purpose}"))],
                    lambda answer: self.play_or_watch(position, title, purpose) if answer else None,
                    say(f"verdict-{verdict}"),
                )
            else:
                self.tell_failure(verdict)

        def job(report: Report) -> str:
            return judge(position.puzzle, self._pulse(report))

        self.work(say("work-judging"), job, judged)

    def _pulse(self, report: Report) -> Pulse:
        """Lets work that takes a while be stopped, without asking too often."""
        last = [0.0]

        def pulse() -> None:
            now = self._app.clock()
            if now - last[0] > _REPORT_EVERY:
                last[0] = now
                report("", None)

        return pulse

    # Nonograms from texts and files

    def open_pasted(self, text: str, purpose: Purpose = "play") -> None:
        """What is pasted where no nonogram is expected: a grid, or else a nonogram."""
        is_grid = self._app.problem_of_text(text) is None
        if is_grid or self._problem_of_nonogram(text) is not None:
            self._app.open_text(text, purpose)
        else:
            self.open_nonogram_text(text, purpose)

    def open_nonogram_text(
        self, text: str, purpose: Purpose = "play", title: str = "pasted"
    ) -> None:
        """Open the nonogram of a text, or one of its nonograms."""
        from tutor.nonogram.formats import read_puzzles

        self._open_results(list(islice(read_puzzles(text), MOST_GRIDS)), purpose, title)

    def _open_results(
        self, results: "Sequence[Read | BadPuzzle]", purpose: Purpose, title: str
    ) -> None:
        from tutor.language.nonogram_problems import bad_puzzle
        from tutor.nonogram.formats import BadPuzzle, Read

        self._app.clear_notifications()  # what was wrong with the text before
        boards = [
            (str(number), result.position)
            for number, result in enumerate(results, start=1)
            if isinstance(result, Read)
        ]

        def chosen(number: str, position: Position) -> None:
            is_one_of_many = len(boards) > 1 and title.startswith("file:")
            name = f"{title} #{number}" if is_one_of_many else title
            self.open_nonogram(position, name, purpose)

        if boards:
            self.choose_nonogram(boards, chosen)
        elif isinstance(results[0], BadPuzzle):
            problem = bad_puzzle(results[0], self._app.speaker)
            self.tell(problem, seconds=15, is_warning=True)

    def choose_nonogram(
        self, found: Sequence[tuple[str, Position]], then: Callable[[str, Position], object]
    ) -> None:
        """Go on with the only nonogram, or let the learner choose one, each with its number."""
        from tutor.games.nonogram.titles import size_of

        say, boards = self.nonogram_speaker.say, dict(found)
        if len(found) == 1:
            then(*found[0])
            return
        choices = [
            (number, say("nonogram-in-list", number=number, size=size_of(board.puzzle)))
            for number, board in found
        ]

        def chosen(answer: str | None) -> None:
            if answer is not None:
                then(answer, boards[answer])

        text = say("first-grids-only", count=MOST_GRIDS) if len(found) >= MOST_GRIDS else ""
        self.choose(say("choose-grid"), choices, chosen, text)

    def _problem_of_nonogram(self, text: str) -> str | None:
        """What is wrong with a text that has no nonogram."""
        from tutor.language.nonogram_problems import bad_puzzle
        from tutor.nonogram.formats import BadPuzzle, Read, read_puzzles

        results = list(islice(read_puzzles(text), MOST_GRIDS))
        first = results[0]
        if isinstance(first, BadPuzzle) and not any(isinstance(r, Read) for r in results):
            return bad_puzzle(first, self._app.speaker)
        return None

    def open_nonogram_paste(self, purpose: Purpose = "play") -> None:
        """A window to paste a nonogram into, or to type its clues."""
        from tutor.tui.screens.paste import PasteDialog

        def pasted(text: str | None) -> None:
            if text is not None:
                self.open_nonogram_text(text, purpose)

        dialog = PasteDialog(self.nonogram_speaker, self._app.clipboard, self._problem_of_nonogram)
        self._app.push_screen(dialog, pasted)

    def open_nonogram_browser(self, purpose: Purpose = "play") -> None:
        """A window to find a file in."""
        from tutor.nonogram.formats import decode, read_puzzles
        from tutor.tui.screens.browse import BrowseDialog

        def read(path: Path) -> "list[Read | BadPuzzle] | str":
            text = self.from_file(path, lambda stream: [decode(stream.read())])
            if isinstance(text, str):
                return text
            problem = self._problem_of_nonogram(text[0])
            return problem or list(islice(read_puzzles(text[0]), MOST_GRIDS))

        def chosen(found: "tuple[Path, list[Read | BadPuzzle]] | None") -> None:
            if found is not None:
                path, results = found
                self._open_results(results, purpose, f"file:{printable(path.name)}")

        self._app.push_screen(BrowseDialog(self.nonogram_speaker, read), chosen)

    # Fresh nonograms

    def open_random_nonogram(self, wish: "Wish", purpose: Purpose = "play") -> None:
        """Make a random picture that its clues tell from all others."""
        from tutor.games.nonogram.making import make

        def fresh(seed: int, pulse: Pulse) -> Puzzle | None:
            made = make(wish, seed, pulse)
            return None if made is None else made.puzzle

        self._open_made(fresh, "random", purpose)

    def _open_made(
        self, fresh: Callable[[int, Pulse], Puzzle | None], title: str, purpose: Purpose = "play"
    ) -> None:
        """Make a nonogram in the background, and play or watch it."""
        say = self.nonogram_speaker.say
        seed = randbelow(10**9)

        def job(report: Report) -> Puzzle | str:
            return fresh(seed, self._pulse(report)) or _NONE

        def made(found: object) -> None:
            if isinstance(found, Puzzle):
                self.play_or_watch(Position(found), title, purpose)
            elif found == _NONE:
                self.tell(say("nonogram-order-unavailable"), seconds=10, is_warning=True)
            else:
                self.tell_failure(found)

        self.work(say("work-making"), job, made)

    def open_nonogram_use(self, lesson: str) -> None:
        """A nonogram whose hardest rule is that of a lesson; the one that was begun, if any.

        After the introduction it is a picture of ours, an easy one.
        """
        from tutor.learn.nonogram.path import INTRODUCTION
        from tutor.learn.nonogram.rule_puzzles import puzzle_for, title_for
        from tutor.nonogram.techniques import rule_of

        title = title_for(lesson)
        begun = next(self._app.store.played(PICTURES).open_games(title), None)
        if begun is not None:
            self.resume_nonogram(begun)
        elif lesson == INTRODUCTION:
            self.open_next_picture(replace=False)
        else:
            rule = rule_of(lesson)
            self._open_made(lambda seed, pulse: puzzle_for(rule, seed, pulse), title)

    # Out again

    def export_nonogram(self, position: Position, *, to_file: bool) -> None:
        """Copy a nonogram with its board or save it, in a format to choose."""
        from tutor.games.nonogram.lines import is_solved
        from tutor.games.nonogram.pictures import without_answer
        from tutor.nonogram.formats import FORMATS, CannotWrite, write

        if is_solved(position):  # with or without crosses
            white = [WHITE if cell == UNKNOWN else cell for cell in position.cells]
            position = Position(position.puzzle, white)
        else:
            position = Position(without_answer(position.puzzle), position.cells)
        say = self.nonogram_speaker.say
        choices = [(name, say(f"nonogram-format-{name}")) for name in FORMATS]

        def chosen(name: str | None) -> None:
            if name is None:
                return
            try:
                text = write(position.puzzle, name, position)
            except CannotWrite:
                self.tell(say("nonogram-no-picture-yet"), is_warning=True)
                return
            ending = _ENDINGS.get(name, name)
            self.hand_over(text, f"nonogram.{ending}" if to_file else None)

        self.choose(say("save-title" if to_file else "copy-title"), choices, chosen)
