"""The study's methods as engines that go on from any board, as our solver does."""

from collections.abc import Callable, Iterator

from tutor.base.watch import Watch
from tutor.lab.study.automata import ClueAutomaton, Deterministic, NonDeterministic, Partial
from tutor.lab.study.methods import backtracking, brute_force
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Clue

Engine = Callable[[Position, Watch], Iterator[Position]]
"""Finds every solution that agrees with a board, each once."""


def _by_automata(make: Callable[[Clue, Watch], Partial]) -> Engine:
    """Backtracking with an automaton for each line."""

    def engine(position: Position, watch: Watch) -> Iterator[Position]:
        puzzle = position.puzzle
        rows = [make(clue, watch) for clue in puzzle.rows]
        columns = [make(clue, watch) for clue in puzzle.columns]
        return backtracking(position, rows, columns, watch)

    return engine


def _brute(position: Position, watch: Watch) -> Iterator[Position]:
    """All full boards are tried; those that contradict what is known do not count."""
    puzzle = position.puzzle
    rows, columns = (
        [ClueAutomaton(clue) for clue in clues] for clues in (puzzle.rows, puzzle.columns)
    )
    known = [(cell, colour) for cell, colour in enumerate(position.cells) if colour != UNKNOWN]
    for found in brute_force(puzzle, rows, columns, watch):
        if all(found.colour(cell) == colour for cell, colour in known):
            yield found


ENGINES: dict[str, Engine] = {
    "backtrack-dfa": _by_automata(Deterministic),
    "backtrack-nfa": _by_automata(lambda clue, _: NonDeterministic(clue)),
    "brute": _brute,
}
"""By the names of the methods; rules alone are none of them."""
