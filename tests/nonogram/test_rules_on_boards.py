"""Whole boards: every step agrees with the picture, and every trial does what it says."""

from functools import cache

from tests.cases import each_case
from tutor.base.dice import Dice
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.line import placements
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, RULES, SEARCH
from tutor.nonogram.rules.step import Consequence, Number, Step, Trial
from tutor.nonogram.rules.trial import tried_out

BOARDS = 90
TRIALS = [rule for rule in LADDER if rule.id in ("edge-logic", "contradiction")]

Told = tuple[Position, Step, Position]


def picture(index: int) -> tuple[str, ...]:
    """A picture of random cells."""
    dice = Dice(f"board {index}")
    width, height, share = 4 + dice.below(6), 4 + dice.below(6), 40 + dice.below(30)
    rows = range(height)
    return tuple(
        "".join("#" if dice.below(100) < share else "." for _ in range(width)) for _ in rows
    )


@cache
def walked() -> tuple[Told, ...]:
    """Every step of many paths: the board before it, the step, and the picture.

    A picture is always a solution of its own puzzle, be it the only one or not.
    """
    told = []
    for index in range(BOARDS):
        drawn = picture(index)
        puzzle = puzzle_of(drawn)
        truth = Position.of(puzzle, drawn)
        position = Position(puzzle)
        for step in walk(position):
            told.append((position.copy(), step, truth))
    return tuple(told)


@cache
def tried() -> tuple[Told, ...]:
    """Every trial on boards of which some cells are known."""
    told = []
    for index in range(0, BOARDS, 5):
        drawn, dice = picture(index), Dice(index)
        puzzle = puzzle_of(drawn)
        truth = Position.of(puzzle, drawn)
        cells = [colour if dice.below(100) < 25 else UNKNOWN for colour in truth.cells]
        position = Position(puzzle, cells)
        for rule in TRIALS:
            told += [(position, step, truth) for step in rule.find(position)]
    return tuple(told)


def steps_with_trials() -> list[Told]:
    """Every step that tries a colour."""
    return [told for told in (*walked(), *tried()) if RULES[told[1].technique].tier > 3]


def test_every_step_agrees_with_the_picture_and_says_something_new() -> None:
    for position, step, truth in (*walked(), *tried()):
        assert step.concluded
        assert all(position.colour(cell) == UNKNOWN for cell in step.concluded)
        assert all(truth.colour(cell) == BLACK for cell in step.black)
        assert all(truth.colour(cell) == WHITE for cell in step.white)


def test_the_paths_meet_every_rule_on_boards() -> None:
    met = {step.technique for _, step, _ in walked()}
    assert {rule.id for rule in LADDER} - met == {"complete-line"}
    variants = {(step.technique, step.variant) for _, step, _ in steps_with_trials()}
    assert variants == {
        ("edge-logic", "top"),
        ("edge-logic", "bottom"),
        ("edge-logic", "left"),
        ("edge-logic", "right"),
        ("contradiction", "black"),
        ("contradiction", "white"),
    }


def fits(board: Position, line: Line, cells: dict[int, int]) -> bool:
    """Whether some placement of the blocks agrees with a line, with some more cells known."""
    view, places = board.view(line), board.puzzle.cells_of(line)
    black = view.black | sum(1 << places.index(c) for c in cells if cells[c] == BLACK)
    white = view.white | sum(1 << places.index(c) for c in cells if cells[c] == WHITE)
    return next(placements(view.clue, view.length, black, white), None) is not None


def read_trial(
    board: Position, refuted: Trial, number: Number, around: dict[Number, dict[int, int]]
) -> int:
    """Follow a trial from its numbers alone: what each line cites is enough, and all of it."""
    told = {**around, number: {refuted.cell: refuted.colour}}
    links = read_trail(board, refuted.trail, told)
    assert refuted.line is not None
    cited = [told[one] for one in refuted.rests_on]
    check_cited(board, refuted.line, cited, {})
    return links


def read_trail(
    board: Position, trail: tuple[Consequence, ...], told: dict[Number, dict[int, int]]
) -> int:
    """The same for what follows from a supposition; how many lines there are."""
    for one in trail:
        assert one.number not in told
        found: dict[int, int] = dict.fromkeys(one.black, int(BLACK))
        found |= dict.fromkeys(one.white, int(WHITE))
        assert found
        if not one.inner:
            assert RULES[one.rule].tier <= 3
            check_cited(board, one.line, [told[other] for other in one.rests_on], found)
        else:
            assert one.rule == "contradiction"
            (inner,) = one.inner
            assert inner.number == (*one.number, 1)
            assert found == {inner.cell: BLACK + WHITE - inner.colour}
            read_trial(board, inner, inner.number, told)
        assert all(board.colour(cell) == UNKNOWN for cell in found)
        assert not found.keys() & {cell for cells in told.values() for cell in cells}
        told[one.number] = found
    return len(trail)


def check_cited(
    board: Position, line: Line, cited: list[dict[int, int]], found: dict[int, int]
) -> None:
    """A line tells cells from what is cited, or nothing fits it; not so without one of them."""
    places = board.puzzle.cells_of(line)

    def follows(known: dict[int, int]) -> bool:
        here = {cell: colour for cell, colour in known.items() if cell in places}
        if not found:
            return not fits(board, line, here)
        return all(
            not fits(board, line, {**here, cell: BLACK + WHITE - colour})
            for cell, colour in found.items()
        )

    together = {cell: colour for one in cited for cell, colour in one.items()}
    assert follows(together)
    for left_out in cited:
        fewer = {cell: colour for cell, colour in together.items() if cell not in left_out}
        assert not follows(fewer)


def test_each_consequence_of_a_trial_follows_from_what_it_cites_and_needs_it() -> None:
    links = 0
    for position, step, _ in steps_with_trials():
        (cell,) = step.cells("assumed")
        assert step.concluded == (cell,)
        assert step.part is not None
        colour = BLACK if step.white else WHITE
        refuted = Trial(
            cell, colour, step.trail, step.line, step.rests_on, step.argument, step.part
        )
        links += read_trial(position, refuted, (1,), {})
    assert links > 100


def test_the_marks_of_a_trial_are_its_trail() -> None:
    for _, step, _ in steps_with_trials():
        assert step.cells("forced") == tuple(c for link in step.trail for c in link.black)
        assert step.cells("barred") == tuple(c for link in step.trail for c in link.white)


def test_edge_logic_starts_at_the_outermost_line_that_is_open() -> None:
    for position, step, _ in steps_with_trials():
        if step.technique != "edge-logic":
            continue
        (cell,) = step.cells("assumed")
        row, column = position.puzzle.lines_of(cell)
        edge = row if step.variant in ("top", "bottom") else column
        beside = [line for line in position.puzzle.lines if line.axis == edge.axis]
        is_first = step.variant in ("top", "left")
        outside = beside[: edge.index] if is_first else beside[edge.index + 1 :]
        assert not any(position.view(line).unknown for line in outside)


def test_a_trial_of_one_cell_finds_what_all_trials_find() -> None:
    for position, step, _ in tried()[::7]:
        if step.technique == "contradiction":
            (cell,) = step.concluded
            alone = tried_out(position, cell, WHITE if step.white else BLACK)
            assert alone is not None
            assert alone.conclusion == step.conclusion


def test_search_tells_the_first_open_cell_of_the_only_solution() -> None:
    met = 0
    for index in range(BOARDS):
        puzzle: Puzzle = puzzle_of(picture(index))
        solution, steps = only_solution(puzzle), list(SEARCH.find(Position(puzzle)))
        assert bool(solution) == bool(steps)
        if solution is not None:
            (step,) = steps
            assert step.concluded == (0,)
            assert (solution.colour(0) == BLACK) == bool(step.black)
            met += 1
    assert met > 10


@each_case(
    ("clue", "cells"),
    [
        ((8,), "..##??.."),
        ((3, 2, 2, 3, 3), "?#??#???##"),
        ((1, 2, 3), "##.??....?"),
        ((1, 1, 1, 1), "????#"),
        ((6, 7, 3), ".....??..????..?#.?.?"),
        ((), "?#?"),
    ],
)
def test_a_line_that_nothing_fits_says_nothing(clue: Clue, cells: str) -> None:
    position = Position.of(Puzzle((clue,), ((),) * len(cells)), [cells])
    for rule in LADDER:
        if rule not in TRIALS:
            assert not [step for step in rule.find(position) if step.line.axis == "row"], rule.id
