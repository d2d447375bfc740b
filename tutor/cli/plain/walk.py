"""The pas à pas in plain text, for any game: step after step, a key for the next."""

from collections.abc import Callable, Iterable, Iterator

from tutor.activity.said import Reply
from tutor.activity.walk import Walk
from tutor.cli.plain.read_lines import Keys, LinesAloud
from tutor.cli.run import Run, print_text, thinking
from tutor.games.game import Way
from tutor.games.solver import Solver, Stage
from tutor.games.watching import Watch
from tutor.language import Speaker


def walk_through(solvers: Iterable[Callable[[], Solver]], used: tuple[str, ...], run: Run) -> None:
    """Walk through puzzles, one after the other, until the learner stops."""
    keys = Keys(run)
    for number, begin in enumerate(solvers):
        if number:
            print()
        walk = Walk(begin, lambda: run.speaker, used=used, is_linear=True)
        if not _PlainWalk(walk, run, keys).go():
            break


class _PlainWalk:
    """One puzzle, step after step: with what logic there is, then with a search."""

    def __init__(self, walk: Walk, run: Run, keys: Keys) -> None:
        self._walk, self._run, self._keys = walk, run, keys
        self._lines = LinesAloud(print_text, lambda: run.speaker)
        self._has_lines = False
        """Whether the step told last can be read line by line."""

    def go(self) -> bool:
        """Show the board and every step; False if the learner stops."""
        walk, run, shown, is_stuck = self._walk, self._run, 0, False
        for reply in self._replies():
            if walk.is_refused:
                walk.board.show()
                run.answer_no()
                for sentence in reply.sentences:
                    print_text(sentence)
                return True
            if len(walk.stages) > shown:
                if not self._goes_on():
                    return False
                self._show(walk.stages[shown])
                shown += 1
            elif walk.searched_from is not None and not is_stuck:
                is_stuck = True
                print_text(walk.solver.tell_stuck(run.speaker))
            elif not walk.is_known:
                walk.board.show()
                print(f"({walk.count()})")
        if not walk.solver.now.is_full:
            run.answer_no()
        print_text(walk.solver.tell_outcome(run.speaker))
        return True

    def _goes_on(self) -> bool:
        """Wait for Enter, as often as the step is read line by line; False to stop."""
        message = "walk-key-lines" if self._has_lines else "walk-key"
        while (typed := self._keys.wait(message)) == "l":
            if not self._keys.read(self._lines):
                return False
        return typed != "q"

    def _replies(self) -> Iterator[Reply]:
        """What comes of looking for steps; each is looked for when it is wanted."""
        watches: list[Watch] = []
        answers = self._walk.find(lambda share: watches[-1](share))
        while True:
            with thinking(self._run.say) as watch:
                watches[:] = [watch]
                answer = next(answers, None)
            if answer is None:
                return
            yield answer()

    def _show(self, stage: Stage) -> None:
        """The sentence, the candidates it takes away, and the board."""
        speaker = self._run.speaker
        first, *others = stage.lines(speaker.language)
        print()
        print_text(f"({self._walk.count(stage.after)}) {first}")
        for line in others:
            print_text(line, "  ")
        for line in stage.changes(speaker):
            print(f"  {line}")
        stage.after.show()
        arguments = stage.tell(speaker.language).arguments if stage.is_step else ()
        self._lines.offer(arguments, says=False)
        self._has_lines = bool(arguments)


# A puzzle solved for whoever asks: by deduction, by a search, or by both

_WORDS: dict[Way, str] = {
    "logic": "logic deduction logique",
    "both": "both tout deux",
    "search": "search backtracking recherche",
}


def way_named(text: str) -> Way | None:
    """The way that a word means; without one, techniques and then a search."""
    return next((way for way in _WORDS if text in _WORDS[way].split()), None) if text else "both"


def solve(begin: Callable[[], Solver], way: Way, speaker: Speaker, watch: Watch) -> None:
    """Tell what came of it, with every choice of a search, and read the solutions out."""
    walk = Walk(begin, lambda: speaker, is_linear=True, way=way)
    for answer in walk.find(watch):
        reply = answer()
        if walk.is_refused:
            for sentence in reply.sentences:
                print_text(sentence)
            return
    for stage in walk.stages:
        if not stage.is_step:
            for line in stage.lines(speaker.language):
                print_text(line)
            if stage.is_solution:
                stage.after.show()
    for line in walk.summary().splitlines():
        print_text(line)
    if walk.stages and walk.stages[-1].is_step:
        walk.stages[-1].after.show()
