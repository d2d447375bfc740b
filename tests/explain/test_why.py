"""Why a digit is here, or not there: verdicts, and proofs without detours."""

import pytest

from tests.explain.test_path import SINGLES, puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of, holes
from tutor.base.dice import Dice
from tutor.explain.path import path, simplest
from tutor.explain.why import Claim, Reason, why
from tutor.sudoku import sat, search
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing import finders as forcing
from tutor.techniques.forcing.finders import NET_CONTRADICTION
from tutor.techniques.forcing.telling import CONTRADICTION_CHAIN
from tutor.techniques.ladder import LADDER, LAST_TIER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


def proved(reason: Reason) -> Claim:
    """What the steps of an answer prove."""
    return reason.claim if reason.verdict == "proved" else reason.claim.opposite


def conclusion(step: Step) -> set[tuple[bool, int, int]]:
    return {(True, *placed) for placed in step.placements} | {
        (False, *removed) for removed in step.eliminations
    }


def leads_to_the_end(grid: Grid, steps: tuple[Step, ...]) -> bool:
    """Whether the techniques of these steps still conclude as much, one after the other."""
    position = Position(grid)
    for wanted in steps:
        for step in TECHNIQUES[wanted.technique].find(position):
            if conclusion(wanted) <= conclusion(step):
                position.apply(step)
                break
        else:
            return False
    return True


def assert_proof(grid: Grid, reason: Reason) -> None:
    """The steps follow from each other, only the last settles the claim, none is for nothing."""
    claim = proved(reason)
    position = Position(grid)
    if TECHNIQUES[reason.steps[-1].technique].tier > LAST_TIER:
        (step,) = reason.steps
        assert claim.is_settled_by(step, position)
        assert_sound(step, grid)
        return
    for index, step in enumerate(reason.steps):
        assert step in list(TECHNIQUES[step.technique].find(position)), "evidence of another board"
        last = index == len(reason.steps) - 1
        assert claim.is_settled_by(step, position) == last
        position.apply(step)
        if not last:
            shorter = reason.steps[:index] + reason.steps[index + 1 :]
            assert not leads_to_the_end(grid, shorter), f"step {index} is a detour"


def claims(seed: int, count: int) -> list[tuple[Grid, Claim, bool]]:
    """Random claims about a random puzzle under way, and whether they are true."""
    dice = Dice(f"why/{seed}")
    made = puzzle(seed)
    steps = path(made.grid, SINGLES).steps
    position = Position(made.grid)
    for step in steps[: dice.below(len(steps) + 1)]:
        position.apply(step)
    grid = position.grid()
    empty = list(grid.empty_cells())
    found = []
    for _ in range(count if empty else 0):
        cell = empty[dice.below(len(empty))]
        open_digits = list(digits(grid.candidates[cell]))
        digit = open_digits[dice.below(len(open_digits))]
        holds = dice.below(2) == 0
        found.append((grid, Claim(cell, digit, holds), (made.solution[cell] == digit) == holds))
    return found


def test_a_claim_may_be_proved_in_one_step() -> None:
    grid = grid_of(CLASSIC)
    step = simplest(grid)
    assert step is not None
    ((cell, digit),) = step.placements
    reason = why(grid, Claim(cell, digit))
    assert reason == Reason("proved", Claim(cell, digit), (step,))


def test_the_proof_is_of_the_simplest_technique_that_has_one() -> None:
    grid = Grid(Geometry.of(3, 3))
    grid.restrict(0, 0b1)
    grid.restrict(10, 0b110)
    grid.restrict(11, 0b110)
    (step,) = why(grid, Claim(1, 1, holds=False)).steps
    assert step.technique == "naked-single"
    (step,) = why(grid, Claim(9, 2, holds=False)).steps
    assert step.technique == "locked-pair"


@pytest.mark.parametrize("seed", range(12))
def test_a_proof_of_several_steps_has_no_detours(seed: int) -> None:
    lengths = []
    for grid, claim, _ in claims(seed, 3):
        reason = why(grid, claim)
        assert_proof(grid, reason)
        lengths.append(len(reason.steps))
    assert lengths


def test_some_proofs_need_many_steps() -> None:
    grid = puzzle(1).grid
    cells = list(grid.empty_cells())
    found = [why(grid, Claim(cell, puzzle(1).solution[cell])) for cell in cells[:6]]
    assert max(len(reason.steps) for reason in found) > 3
    for reason in found:
        assert_proof(grid, reason)


def test_a_removal_is_proved_like_a_placement() -> None:
    grid = path(puzzle(1).grid, SINGLES).reached
    step = simplest(grid)
    assert step is not None
    (cell, digit), *_ = step.eliminations
    reason = why(grid, Claim(cell, digit, holds=False))
    assert reason.verdict == "proved"
    assert len(reason.steps) == 1
    assert_proof(grid, reason)


def test_a_digit_in_the_cell_or_in_sight_settles_a_removal() -> None:
    position = Position(Grid(Geometry.of(3, 3)))
    step = Step("naked-single", placements=(Candidate(0, 5),))
    for claim in (Claim(0, 5), Claim(0, 4, holds=False), Claim(8, 5, holds=False)):
        assert claim.is_settled_by(step, position)
    for claim in (Claim(0, 4), Claim(8, 4, holds=False), Claim(40, 5, holds=False), Claim(8, 5)):
        assert not claim.is_settled_by(step, position)


def test_a_false_claim_is_refuted_by_a_proof_of_the_opposite() -> None:
    grid = grid_of(CLASSIC)
    right = int(CLASSIC_SOLUTION[2])
    wrong = next(d for d in digits(grid.candidates[2]) if d != right)
    for claim in (Claim(2, wrong), Claim(2, right, holds=False)):
        reason = why(grid, claim)
        assert reason.verdict == "refuted"
        assert reason.steps
        assert_proof(grid, reason)


def hard_claims() -> list[tuple[Claim, bool]]:
    """Claims about the very hard grid, and whether they are true in its solution."""
    grid = grid_of(VERY_HARD)
    solution = search.solve(grid)
    assert solution is not None
    cells = list(grid.empty_cells())[::9]
    return [
        (Claim(cell, digit, holds), (solution[cell] == digit) == holds)
        for cell in cells
        for digit in digits(grid.candidates[cell])
        for holds in (True, False)
    ]


def test_where_no_pattern_leads_one_supposition_does() -> None:
    grid = grid_of(VERY_HARD)
    position = Position(grid)
    for claim in (Claim(2, 7, holds=False), Claim(2, 7), Claim(13, 8), Claim(7, 6)):
        reason = why(grid, claim)
        (step,) = reason.steps
        assert step.technique in (NET_CONTRADICTION, CONTRADICTION_CHAIN)
        assert reason.verdict == ("proved" if claim.holds == (claim == Claim(7, 6)) else "refuted")
        assert proved(reason).is_settled_by(step, position)
        assert_sound(step, grid)


def assert_sound(step: Step, grid: Grid) -> None:
    """What it concludes is so in the only solution."""
    solution = search.only_solution(grid)
    assert solution is not None
    assert all(solution[cell] == digit for cell, digit in step.placements)
    assert all(solution[cell] != digit for cell, digit in step.eliminations)


def test_what_nothing_shows_is_not_yet_provable(monkeypatch: pytest.MonkeyPatch) -> None:
    supposed: list[tuple[int, int, bool]] = []

    def refute(position: Position, cell: int, digit: int, holds: bool) -> None:
        supposed.append((cell, digit, holds))

    monkeypatch.setattr(forcing, "refute", refute)
    grid = grid_of(VERY_HARD)
    verdicts: dict[bool, set[str]] = {True: set(), False: set()}
    asked = hard_claims()
    for claim, true in asked:
        reason = why(grid, claim)
        verdicts[true].add(reason.verdict)
        assert not reason.steps
    assert verdicts == {True: {"not-yet"}, False: {"refuted"}}
    wanted = [claim if true else claim.opposite for claim, true in asked]
    assert supposed == [(one.cell, one.digit, not one.holds) for one in wanted]


def test_a_supposition_is_for_those_who_may_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forcing, "refute", None)
    grid = grid_of(VERY_HARD)
    without = tuple(technique for technique in LADDER if technique.id != NET_CONTRADICTION)
    claim = next(claim for claim, true in hard_claims() if true)
    assert why(grid, claim, without).verdict == "not-yet"


def test_patterns_come_before_suppositions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forcing, "refute", None)
    for grid, claim, _ in claims(0, 4):
        reason = why(grid, claim)
        assert all(TECHNIQUES[step.technique].tier <= LAST_TIER for step in reason.steps)


def test_a_supposition_that_says_something_else_is_no_proof(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = Step(NET_CONTRADICTION, eliminations=(Candidate(80, 1),))
    monkeypatch.setattr(forcing, "refute", lambda *_, **__: other)
    claim = next(claim for claim, true in hard_claims() if true)
    assert why(grid_of(VERY_HARD), claim) == Reason("not-yet", claim)


@pytest.mark.slow
def test_a_claim_on_which_the_solutions_differ_is_open() -> None:
    grid = grid_of(NINE_SOLUTIONS)
    solutions = list(search.solutions(grid))
    assert len(solutions) == 9
    verdicts = set()
    for cell in list(grid.empty_cells())[::2]:
        seen = {solution[cell] for solution in solutions}
        for digit in digits(grid.candidates[cell]):
            reason = why(grid, Claim(cell, digit))
            verdicts.add(reason.verdict)
            if digit not in seen:
                assert reason.verdict == "refuted"
            elif len(seen) > 1:
                assert reason == Reason("open", Claim(cell, digit))
            else:
                assert reason.verdict in ("proved", "not-yet")
    assert {"open", "refuted"} <= verdicts


def test_what_the_board_shows_is_known() -> None:
    grid = grid_of(CLASSIC)
    assert grid.values[0] == 5
    assert why(grid, Claim(0, 5)) == Reason("known", Claim(0, 5), sight=Candidate(0, 5))
    assert why(grid, Claim(0, 6, holds=False)).verdict == "known"
    assert why(grid, Claim(0, 6)) == Reason("refuted", Claim(0, 6), sight=Candidate(0, 5))
    assert why(grid, Claim(0, 5, holds=False)).verdict == "refuted"
    assert why(grid, Claim(2, 5, holds=False)).verdict == "known", "a 5 stands in the row"
    grid.eliminate(2, 1)
    assert why(grid, Claim(2, 1, holds=False)).is_crossed_out
    assert why(grid, Claim(2, 1)) == Reason("refuted", Claim(2, 1), is_crossed_out=True)


def test_a_digit_that_the_board_shows_to_be_impossible_is_refuted_without_a_proof() -> None:
    grid = grid_of(CLASSIC)
    assert grid.values[0] == 5
    assert why(grid, Claim(2, 5)) == Reason("refuted", Claim(2, 5), sight=Candidate(0, 5))


def test_nothing_can_be_said_about_a_board_without_solution() -> None:
    right = int(CLASSIC_SOLUTION[2])
    wrong = grid_of(CLASSIC)
    wrong.place(3, next(d for d in digits(wrong.candidates[3]) if str(d) != CLASSIC_SOLUTION[3]))
    crossed_out = grid_of(CLASSIC)
    crossed_out.eliminate(3, int(CLASSIC_SOLUTION[3]))
    twice = grid_of(CLASSIC)
    twice.place(2, 5)
    for grid, cell in ((wrong, 2), (crossed_out, 2), (twice, 3)):
        for digit in digits(grid.candidates[cell]):
            for holds in (True, False):
                reason = why(grid, Claim(cell, digit, holds))
                assert reason == Reason("contradiction", Claim(cell, digit, holds))
    assert why(grid_of(CLASSIC), Claim(2, right)).verdict == "proved"


def verdict(grid: Grid, claim: Claim, *techniques: str) -> str:
    chosen: tuple[Technique, ...] = tuple(TECHNIQUES[name] for name in techniques)
    return why(grid, claim, chosen).verdict


def test_fewer_techniques_prove_less() -> None:
    grid = path(puzzle(1).grid, SINGLES).reached
    step = simplest(grid)
    assert step is not None
    (cell, digit), *_ = step.eliminations
    claim = Claim(cell, digit, holds=False)
    assert verdict(grid, claim, step.technique) == "proved"
    assert verdict(grid, claim, "full-house", "hidden-single", "naked-single") == "not-yet"
    reason = why(grid, claim.opposite, SINGLES)
    assert reason == Reason("refuted", claim.opposite), "false, though nothing here shows why"


def test_large_boards_are_searched_too() -> None:
    made = generate_nth(Recipe(Geometry.of(5, 5), 0.3), "large", 0)
    assert made is not None
    cell = next(made.grid.empty_cells())
    right = made.solution[cell]
    reason = why(made.grid, Claim(cell, right), SINGLES)
    assert reason.verdict == "proved"
    assert why(made.grid, Claim(cell, right, holds=False), SINGLES).verdict == "refuted"
    assert why(made.grid, Claim(cell, right), ()).verdict == "not-yet"


def test_a_board_out_of_reach_is_judged_by_logic_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "available", lambda: False)
    board = holes(Geometry.of(5, 5), 1, 300)
    cell = next(board.empty_cells())
    wanted = digits(board.candidates[cell])[0]
    assert why(board, Claim(cell, wanted), ()).verdict == "unknown"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_no_false_claim_is_proved_and_no_true_one_refuted(seed: int) -> None:
    for grid, claim, true in claims(seed, 4):
        reason = why(grid, claim)
        assert reason.verdict in (("proved", "not-yet") if true else ("refuted",))
        assert reason.verdict != "not-yet" or not reason.steps
