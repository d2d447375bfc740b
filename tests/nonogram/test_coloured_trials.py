"""Trials in colours: each line follows from what it cites, and each colour but one is refuted.

What fits a line is found by code of its own, cell by cell; what is true of a board is asked of SAT.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import pytest

from tests.nonogram.coloured import INKS, board
from tests.nonogram.test_argument import Checker
from tutor.base.dice import Dice
from tutor.nonogram.explain import Claim, path, walk, why
from tutor.nonogram.inks import UNKNOWN, WHITE
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, puzzle_in_inks
from tutor.nonogram.rules.ladder import ALL, LADDER, RULES, Rule
from tutor.nonogram.rules.reach import MOST_WAYS
from tutor.nonogram.rules.step import (
    Clause,
    Consequence,
    Exclusion,
    Number,
    Part,
    Step,
    Trial,
)
from tutor.nonogram.solver import solve

IN_LINES = tuple(rule for rule in LADDER if rule.tier <= 3)
Colours = Mapping[int, int]
Told = Mapping[Number, Colours]


def pictures(name: str) -> tuple[list[str], ...]:
    """The pictures of a file, a line each."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return tuple(line.split("/") for line in text.split())


TRIED = pictures("trials_in_colour.txt")
"""Pictures that lines alone do not finish."""


def puzzle_of(picture: Sequence[str]) -> Puzzle:
    return puzzle_in_inks(picture, INKS if any("b" in row for row in picture) else INKS[:2])


def puzzles(count: int, name: str, least: int, most: int) -> list[Puzzle]:
    """Noise in two or three inks with one solution, which lines alone do not solve."""
    dice, found = Dice(name), list[Puzzle]()
    while len(found) < count:
        inks, share = 2 + dice.below(2), 25 + dice.below(55)
        width, height = (least + dice.below(most - least + 1) for _ in range(2))
        puzzle = puzzle_of(
            [
                "".join(
                    "rgb"[dice.below(inks)] if dice.below(100) < share else "."
                    for _ in range(width)
                )
                for _ in range(height)
            ]
        )
        is_unique = solve(puzzle).status == "solved"
        if is_unique and not path(Position(puzzle), IN_LINES).is_complete:
            found.append(puzzle)
    return found


def fits(position: Position, line: Line, known: Colours) -> bool:
    """Whether some way to place the blocks agrees with a line, with some more cells known."""
    puzzle = position.puzzle
    cells = tuple(
        frozenset(one for one in puzzle.colours_of(cell) if colour in (one, UNKNOWN))
        for cell in puzzle.cells_of(line)
        for colour in (known.get(cell, UNKNOWN) or position.colour(cell),)
    )
    return _fits(_blocks(puzzle.clue(line)), cells)


def _blocks(clue: Clue) -> tuple[tuple[int, int], ...]:
    inks = getattr(clue, "inks", ())
    return tuple((length, ink.colour) for length, ink in zip(clue, inks, strict=True))


@lru_cache(maxsize=1 << 16)
def _fits(
    blocks: tuple[tuple[int, int], ...], cells: tuple[frozenset[int], ...], before: int = WHITE
) -> bool:
    """Cell by cell: white, or the next block, which does not touch one of its own colour."""
    if not cells:
        return not blocks
    if WHITE in cells[0] and _fits(blocks, cells[1:]):
        return True
    if not blocks:
        return False
    (length, colour), *rest = blocks
    is_free = colour != before and len(cells) >= length
    return (
        is_free
        and all(colour in cell for cell in cells[:length])
        and _fits(tuple(rest), cells[length:], colour)
    )


class Reader:
    """Follows trials from their numbers alone: what is cited is enough, and all of it is needed."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.links = 0

    def step(self, step: Step) -> None:
        """A whole step."""
        puzzle = self.position.puzzle
        if step.excluded:
            self.excluded(step.excluded, step.colours, {})
        elif step.technique == "two-colours":
            *refuted, first, second = step.trials
            for trial in refuted:
                self.trial(trial, {})
            assert {one.cell for one in step.trials} == {first.cell}
            assert sorted(one.colour for one in step.trials) == sorted(
                puzzle.colours_of(first.cell)
            )
            for trial, number in zip((first, second), step.rests_on, strict=True):
                assert step.colours.items() <= self.trial(trial, {})[number].items()
        elif step.trials:
            self.refuted(step.trials, step.colours, {})
        numbers = [trial.number for trial in step.trials]
        assert numbers == sorted(set(numbers))

    def refuted(self, trials: Sequence[Trial], left: Colours, told: Told) -> None:
        """All colours but the one that is left are tried in one cell, and refuted."""
        ((cell, colour),) = left.items()
        for trial in trials:
            assert trial.cell == cell
            assert trial.line is not None
            self.trial(trial, told)
        tried = [trial.colour for trial in trials]
        assert sorted([*tried, colour]) == sorted(self.position.puzzle.colours_of(cell))

    def trial(self, trial: Trial, around: Told) -> dict[Number, Colours]:
        """What follows from a supposition, up to the line that nothing fits."""
        told = {**around, trial.number: {trial.cell: trial.colour}}
        for one in trial.trail:
            assert one.number not in told
            assert all(self.position.colour(cell) == UNKNOWN for cell in one.colours)
            self.consequence(one, told)
            told[one.number] = one.colours
            self.links += 1
        if trial.line is not None:
            assert trial.part is not None
            known = self.cited(trial.line, trial.rests_on, told, {})
            self.argued(trial.line, known, trial.part, trial.argument)
        return told

    def consequence(self, one: Consequence, told: Told) -> None:
        """What one line makes of a trial; or two of them; or trials inside it."""
        assert one.colours
        if one.inner:
            assert one.inner[0].number == (*one.number, 1)
            self.refuted(one.inner, one.colours, told)
            return
        assert RULES[one.rule].tier <= 3
        if len({why.line for why in one.excluded}) < 2:
            wrong = {
                (cell, other)
                for cell, colour in one.colours.items()
                for other in self.position.puzzle.colours
                if other != colour
            }
            self.cited(one.line, one.rests_on, told, wrong)
        if one.excluded:
            self.excluded(one.excluded, one.colours, told)
            by = {by for why in one.excluded for by in why.rests_on}
            assert by in ({*one.rests_on}, set())

    def excluded(self, excluded: Sequence[Exclusion], left: Colours, told: Told) -> None:
        """The lines of a cell leave it one colour, each for a reason that holds."""
        ((cell, colour),) = left.items()
        lines = {one.line for one in excluded}
        possible = self.position.puzzle.colours_of(cell)
        assert {one.colour for one in excluded} | {colour} >= set(possible)
        for one in excluded:
            assert one.line in self.position.puzzle.lines_of(cell)
            known: Colours = {}
            if len(lines) > 1:
                known = self.cited(one.line, one.rests_on, told, {(cell, one.colour)})
                self.argued(one.line, {**known, cell: one.colour}, one.part, one.argument)

    def cited(
        self,
        line: Line,
        numbers: Sequence[Number],
        told: Told,
        wrong: Collection[tuple[int, int]],
    ) -> dict[int, int]:
        """What is cited bars colours of cells; without any, nothing fits. All of it is needed."""

        def follows(known: Colours) -> bool:
            if not wrong:
                return not fits(self.position, line, known)
            return not any(fits(self.position, line, {**known, cell: c}) for cell, c in wrong)

        cited = [told[number] for number in numbers]
        together = {cell: colour for one in cited for cell, colour in one.items()}
        assert follows(together)
        for left_out in cited:
            assert not follows({c: together[c] for c in together if c not in left_out})
        return together

    def argued(self, line: Line, known: Colours, part: Part, clauses: Sequence[Clause]) -> None:
        """Every clause follows, and the argument comes to its end."""
        board = self.position.copy()
        board.paint(known)
        assert Checker(board.view(line), part).read(list(clauses)) == []


Truth = Callable[[Position, Colours], bool]


def check(puzzle: Puzzle, is_true: Truth, rules: Sequence[Rule] = ALL) -> tuple[set[str], int]:
    """Read every step of a puzzle, which ends, and is never left to a search."""
    position, used, links = Position(puzzle), set[str](), 0
    for step in walk(position, rules):
        reader = Reader(position)
        reader.step(step)
        links += reader.links
        assert is_true(position, step.colours)
        assert 0 <= step.placements <= MOST_WAYS or step.excluded
        used.add(f"{step.technique} {step.variant}".strip())
    assert position.is_full
    assert "search" not in used
    return used, links


def agrees(puzzle: Puzzle) -> Truth:
    """True is what the only solution has."""
    solution = solve(puzzle).solution
    assert solution is not None
    return lambda _, colours: all(solution.colour(cell) == c for cell, c in colours.items())


def test_trials_in_colours_follow_and_lead_to_the_end() -> None:
    used, links = set[str](), 0
    for puzzle in map(puzzle_of, TRIED):
        met, count = check(puzzle, agrees(puzzle))
        used, links = used | met, links + count
    assert {"edge-logic top", "contradiction", "complete-line crossing"} <= used
    assert links > 40


@pytest.mark.parametrize("rule", ["two-colours", "nested-trials"])
def test_deeper_trials_follow_where_simpler_ones_are_denied(rule: str) -> None:
    """Colours tell so much that simple trials finish all that was met."""
    denied = {"edge-logic", "contradiction", "two-colours"} - {rule}
    used = set[str]()
    for puzzle in map(puzzle_of, TRIED[:6]):
        rules = [rule for rule in ALL if rule.id not in denied]
        used |= check(puzzle, agrees(puzzle), rules)[0]
    assert rule in used


def test_a_claim_is_proved_by_trials_of_all_other_colours() -> None:
    met = 0
    for puzzle in map(puzzle_of, TRIED[:4]):
        position = Position(puzzle)
        for step in walk(position, ALL):
            if step.technique == "contradiction":
                (cell,) = step.concluded
                reason = why(position, Claim(cell, step.colours[cell]), LADDER)
                assert reason.verdict == "proved"
                assert reason.steps[-1].colours[cell] == step.colours[cell]
                met += 1
    assert met


@pytest.mark.slow
def test_any_coloured_puzzle_is_explained_to_the_end() -> None:
    """Also boards of up to 30 x 30, each conclusion asked of SAT."""
    many = (*puzzles(40, "many in colours", 6, 12), *puzzles(8, "large in colours", 13, 20))
    patches = [board(Dice(f"patches {n}"), 30, 30, 60 + n % 30) for n in range(12)]
    explained = 0
    for puzzle in (*many, *patches):
        truth = Truths(puzzle)
        if truth.is_unique:
            explained += check(puzzle, truth)[1] > 0
    assert explained > 40


class Truths:
    """A board as clauses of its own making: a variable for each cell and colour, and each place."""

    def __init__(self, puzzle: Puzzle) -> None:
        solvers = pytest.importorskip("pysat.solvers")
        self.solver = solvers.Solver(name="cadical153")
        self.puzzle, self.last = puzzle, puzzle.cell_count * (len(puzzle.colours) + 1)
        for cell in range(puzzle.cell_count):
            self._exactly_one([self.cell(cell, colour) for colour in puzzle.colours])
        for line in puzzle.lines:
            self._line(puzzle.cells_of(line), _blocks(puzzle.clue(line)))
        self.is_unique = self.solver.solve()
        if self.is_unique:
            model = set(self.solver.get_model())
            other = [
                -self.cell(cell, colour)
                for cell in range(puzzle.cell_count)
                for colour in puzzle.colours
                if self.cell(cell, colour) in model
            ]
            self.last += 1
            self.solver.add_clause([*other, self.last])
            self.is_unique = not self.solver.solve([-self.last])
            self.solver.add_clause([self.last])

    def cell(self, cell: int, colour: int) -> int:
        """The variable that a cell has a colour."""
        return cell * (len(self.puzzle.colours) + 1) + colour

    def _exactly_one(self, literals: Sequence[int]) -> None:
        self.solver.add_clause(list(literals))
        for pair in combinations(literals, 2):
            self.solver.add_clause([-literal for literal in pair])

    def _line(self, cells: range, blocks: tuple[tuple[int, int], ...]) -> None:
        starts: list[dict[int, int]] = []
        for length, _ in blocks:
            places = range(len(cells) - length + 1)
            starts.append({place: self.last + 1 + number for number, place in enumerate(places)})
            self.last += len(places)
            self._exactly_one(list(starts[-1].values()))
        covering: dict[tuple[int, int], list[int]] = {}
        for number, (length, colour) in enumerate(blocks):
            for place, variable in starts[number].items():
                for at in range(place, place + length):
                    self.solver.add_clause([-variable, self.cell(cells[at], colour)])
                    covering.setdefault((at, colour), []).append(variable)
                if number + 1 < len(blocks):
                    end = place + length + (blocks[number + 1][1] == colour)
                    later = [v for at, v in starts[number + 1].items() if at >= end]
                    self.solver.add_clause([-variable, *later])
        for at, cell in enumerate(cells):
            for colour in self.puzzle.colours:
                if colour != WHITE:
                    by = covering.get((at, colour), [])
                    self.solver.add_clause([-self.cell(cell, colour), *by])

    def __call__(self, position: Position, colours: Colours) -> bool:
        known = [self.cell(cell, colour) for cell, colour in enumerate(position.cells) if colour]
        return not any(
            self.solver.solve([*known, -self.cell(cell, colour)])
            for cell, colour in colours.items()
        )
