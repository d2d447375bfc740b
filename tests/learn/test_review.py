"""A game read back: what justified each move, what was missed, what it shows."""

from collections.abc import Iterable
from datetime import UTC, datetime

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of
from tutor.base.watch import Stopped
from tutor.explain.path import path, simplest
from tutor.explain.why import A_FEW, Claim, proof
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.learn.review.grid_review import GridMove, GridReview, Justification, review
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
"""Needs an X-Wing, and subsets before it."""
AT = datetime(2026, 1, 2, tzinfo=UTC)


class Played:
    """A game that somebody plays, ten seconds a deed."""

    def __init__(self, text: str, title: str = "typed") -> None:
        self.grid = grid_of(text)
        self.title = title
        self.log: list[Entry] = []
        self.game = Game(self.grid, (), self.log.append)

    def place(self, cell: int, digit: int, seconds: float = 10.0) -> None:
        self.game.elapsed += seconds
        self.game.place([cell], digit, clean=True)

    def cross_out(self, found: Iterable[Candidate]) -> None:
        for cell, digit in found:
            self.game.elapsed += 10.0
            self.game.mark([cell], digit)

    def take(self, step: Step) -> None:
        for cell, digit in step.placements:
            self.place(cell, digit)
        self.cross_out(step.eliminations)

    def review(self) -> GridReview:
        return review(self.grid, self.log, title=self.title)

    def last(self) -> GridMove:
        return self.review().moves[-1]


def solved_by_logic(text: str, title: str = "typed") -> Played:
    """A game played along the simplest path, with marks from the first one needed on."""
    played = Played(text, title)
    for step in path(played.grid).steps:
        if step.eliminations and not any(cell.centre for cell in played.game.board.cells):
            played.game.fill()
        played.take(step)
    return played


def justifications(found: GridReview) -> list[Justification]:
    return [move.justification for move in found.moves]


def test_every_move_of_a_game_by_logic_has_its_step() -> None:
    played = solved_by_logic(X_WING)
    found = played.review()
    steps = path(played.grid).steps
    assert found.is_solved
    assert len(found.moves) == len(steps), "crossings-out of one pattern are one move"
    for move, step in zip(found.moves, steps, strict=True):
        assert move.justification == "step"
        assert move.placements == step.placements
        assert set(move.eliminations) == set(step.eliminations)
        assert move.technique == step.technique
        assert move.easier is None
        assert move.rung == 0
        assert not move.is_taken_back
    assert [move.number for move in found.moves] == list(range(1, len(steps) + 1))
    assert found.moves[0].seconds == 10.0
    assert sum(move.seconds for move in found.moves) == found.seconds == played.game.elapsed
    assert (found.hints, found.taken_back, found.next) == (0, 0, ())
    used = found.techniques["x-wing"]
    assert (used.unaided, used.hinted, used.told, used.missed) == (1, 0, 0, 0)


def test_a_solved_game_gives_one_event_for_each_technique() -> None:
    found = solved_by_logic(X_WING, "technique:x-wing").review()
    events = {event.technique: event for event in found.events(AT)}
    assert len(events) == len(found.events(AT))
    assert events["x-wing"].source == "use"
    assert events["hidden-single"].source == "game"
    assert {event.credit for event in events.values()} == {1.0}
    assert {event.at for event in events.values()} == {AT}
    assert events.keys() == found.techniques.keys()
    few = Played(CLASSIC_SOLUTION[:79] + "..")
    few.place(79, 7)
    few.place(80, 9)
    assert few.review().is_solved
    assert few.review().events(AT) == [], "two full houses are nothing to write home about"
    few.game.undo()
    assert few.review().events(AT) == [], "nor is a game that is not solved"


def test_guesses_wrong_digits_and_what_was_easier() -> None:
    played = Played(CLASSIC)
    assert played.review().moves == ()
    played.place(2, 4)  # right, but it takes other digits first
    guess = played.last()
    assert guess.justification == "guess"
    assert guess.steps == ()
    assert guess.easier == simplest(played.grid)
    assert guess.technique is None
    played.place(3, 3)  # clashes with the 3 in the row
    clash = played.last()
    assert clash.justification == "wrong"
    assert clash.mistake is not None
    assert clash.mistake.kind == "rule"
    played.place(3, 2)  # in the place of the wrong one
    wrong = played.last()
    assert wrong.justification == "wrong"
    assert wrong.mistake is not None
    assert wrong.mistake.kind == "wrong-digit"
    assert not wrong.before.values[3]
    played.place(5, 8)  # right all the same: wrong digits are left out of its board
    assert played.last().justification == "step"
    assert played.last().wrong_then == (Candidate(3, 2),)
    played.place(8, 2)  # right too, though it clashes with the wrong one
    assert played.last().justification == "step"
    found = played.review()
    assert [move.is_taken_back for move in found.moves] == [False, True, False, False, False]
    assert (found.count("guess"), found.count("wrong"), found.taken_back) == (1, 2, 1)
    assert [(topic.technique, topic.why) for topic in found.next] == [("hidden-single", "guessed")]


def test_a_guess_counts_against_what_was_there() -> None:
    played = Played(CLASSIC)
    played.place(2, 4)
    for step in path(played.game.board.grid()).steps:
        played.take(step)
    events = {event.technique: event for event in played.review().events(AT)}
    uses = played.review().techniques["hidden-single"].unaided
    assert events["hidden-single"].credit == pytest.approx((uses + 0.3) / (uses + 1))
    assert events["full-house"].credit == 1.0


def test_steps_that_nobody_wrote_down() -> None:
    """A digit placed on the strength of candidates that were never crossed out."""
    played = Played(X_WING)
    steps = path(played.grid).steps
    first = next(number for number, step in enumerate(steps) if step.eliminations)
    wanted = next(number for number, step in enumerate(steps) if number > first and step.placements)
    for step in steps[: wanted + 1]:
        if step.placements:
            played.take(step)
    move = played.last()
    assert move.justification == "after"
    assert move.steps[-1].placements == steps[wanted].placements
    assert 1 <= len(move.steps) - 1 <= 3
    assert all(not step.placements for step in move.steps[:-1])
    reached = Position(move.before)
    for taken in move.steps:
        again = [s.conclusion for s in TECHNIQUES[taken.technique].find(reached)]
        assert taken.conclusion in again, "each step follows from those before"
        reached.apply(taken)
    assert move.technique == max(
        (step.technique for step in move.steps), key=lambda id: TECHNIQUES[id].rating or 0
    )


def test_something_easier_was_there() -> None:
    played = Played(CLASSIC)
    position = Position(played.grid)
    easy = {step.placements for step in TECHNIQUES["hidden-single"].find(position)}
    naked = next(
        step for step in TECHNIQUES["naked-single"].find(position) if step.placements not in easy
    )
    played.take(naked)
    easiest = simplest(played.grid)
    assert easiest is not None
    assert (played.last().technique, played.last().easier) == ("naked-single", easiest)
    assert played.review().techniques[easiest.technique].missed == 1
    assert played.review().next == (), "there was no hurry"


def test_a_pair_left_aside_for_something_harder() -> None:
    played = Played(X_WING)
    played.game.fill()
    for step in path(played.grid).steps:
        if step.placements or step.technique == "x-wing":
            played.take(step)
        if step.technique == "x-wing":
            break
    move = played.last()
    assert set(move.eliminations) == set(step.eliminations)
    assert move.easier is not None
    assert TECHNIQUES[move.easier.technique].tier == 2
    topics = {topic.technique: topic.why for topic in played.review().next}
    assert topics[move.easier.technique] == "missed"


def test_a_mark_written_and_taken_back_concludes_nothing() -> None:
    played = Played(X_WING)
    played.game.mark([1], 4)
    played.game.mark([1], 5)
    played.game.mark([1], 5)
    assert not played.review().moves
    played.game.fill()
    played.game.mark([1], 5)
    assert len(played.review().moves) == 1


def test_a_wrong_digit_is_refuted_as_easily_as_in_the_game() -> None:
    played = Played(CLASSIC)
    cell = CLASSIC.index(".")
    others = (d for d in range(1, 10) if played.grid.candidates[cell] >> d - 1 & 1)
    played.place(cell, next(d for d in others if d != int(CLASSIC_SOLUTION[cell])))
    (move,) = played.review().moves
    mistake = played.game.question().diagnosis().mistake
    assert mistake is not None
    assert [step.technique for step in move.steps] == [mistake.steps[-1].technique]
    assert all(TECHNIQUES[step.technique].tier == 1 for step in move.steps)


def test_hints_lower_the_credit_and_apply_is_told() -> None:
    def with_hints(*notes: str, applied: bool = False) -> GridReview:
        played = Played(CLASSIC, "level:easy")
        for number, step in enumerate(path(played.grid).steps):
            if number == 0:
                for note in notes:
                    played.game.note("hint", note)
            if number == 0 and applied:
                played.game.apply(step)
            else:
                played.take(step)
        return played.review()

    unaided = with_hints().techniques["hidden-single"].unaided
    for notes, credit in (
        (["hidden-single 1"], 0.9),
        (["hidden-single 1", "hidden-single 2"], 0.7),
        (["hidden-single 3"], 0.5),
        (["hidden-single 4"], 0.2),
        (["full-house 4"], 1.0),
        (["mistake 4"], 1.0),
    ):
        found = with_hints(*notes)
        (event,) = [e for e in found.events(AT) if e.technique == "hidden-single"]
        assert event.credit == pytest.approx((unaided - 1 + credit) / unaided), notes
        assert found.hints == (notes != ["mistake 4"]), "a mistake is counted as such"
    assert with_hints("hidden-single 2").moves[0].justification == "step"
    assert with_hints("hidden-single 2").moves[0].rung == 2
    assert with_hints("hidden-single 4").moves[0].justification == "told"
    applied = with_hints("hidden-single 5", applied=True)
    assert applied.moves[0].justification == "told"
    assert applied.moves[0].is_applied
    (event,) = [e for e in applied.events(AT) if e.technique == "hidden-single"]
    assert event.credit == pytest.approx((unaided - 1) / unaided)
    assert [(topic.technique, topic.why) for topic in applied.next] == [("hidden-single", "hinted")]


def test_what_was_told_is_told_however_late_it_is_done() -> None:
    played = Played(CLASSIC)
    told, *others = path(played.grid).steps
    played.game.note("explain", f"{told.technique} 4")
    played.take(others[1])
    played.take(told)
    assert justifications(played.review()) == ["step", "told"]
    asked = Played(CLASSIC)
    (cell, digit) = told.placements[0]
    name = played.grid.geometry.cell_name(cell)
    asked.game.note("explain", f"{told.technique} 4 {name}={digit}")
    asked.take(told)
    assert asked.last().justification == "told", "why? is answered with the whole proof"


def test_undo_redo_and_what_is_no_move() -> None:
    played = Played(CLASSIC)
    first, second, *_ = path(played.grid).steps
    played.game.fill()
    played.take(first)
    played.game.undo()
    assert played.last().is_taken_back
    played.game.redo()
    assert not played.last().is_taken_back
    played.game.bookmark()
    played.take(second)
    played.game.colour([3], 1)
    played.game.mark([second.placements[0].cell + 1], 9, corner=True)
    played.game.clean()
    played.game.back()
    found = played.review()
    assert [move.placements for move in found.moves] == [first.placements, second.placements]
    assert [move.is_taken_back for move in found.moves] == [False, True]
    played.place(first.placements[0].cell, first.placements[0].digit)  # erases it
    assert [move.is_taken_back for move in played.review().moves] == [True, True]


def test_candidates_crossed_out_wrongly_or_by_luck() -> None:
    played = Played(CLASSIC)
    played.game.fill()
    played.cross_out([Candidate(2, 4)])  # it is the 4
    assert played.last().justification == "wrong"
    mistake = played.last().mistake
    assert mistake is not None
    assert mistake.kind == "wrong-mark"
    played.game.undo()
    played.cross_out([Candidate(2, 1)])
    assert played.last().eliminations == (Candidate(2, 1),)
    assert played.last().justification == "step"
    assert [move.is_taken_back for move in played.review().moves] == [True, False]


def test_without_one_solution_nothing_is_called_a_guess() -> None:
    several = Played(NINE_SOLUTIONS)
    steps = path(several.grid).steps
    for step in steps[:3]:
        several.take(step)
    empty = next(iter(several.game.board.grid().empty_cells()))
    open_digit = (several.game.board.grid().candidates[empty]).bit_length()
    several.place(empty, open_digit)
    kinds = justifications(several.review())
    assert "guess" not in kinds
    assert set(kinds) <= {"step", "after", "open"}
    blank = Played("." * 81)
    blank.place(0, 1)
    blank.place(1, 1)
    assert justifications(blank.review()) == ["open", "wrong"], "a clash is one all the same"


def test_slow_moves_are_worth_a_look() -> None:
    played = Played(CLASSIC)
    for number, step in enumerate(path(played.grid).steps[:9]):
        cell, digit = step.placements[0]
        played.place(cell, digit, seconds=90.0 if number == 4 else 5.0)
    assert [(topic.technique, topic.why) for topic in played.review().next] == [
        ("hidden-single", "slow")
    ]


def test_reading_can_be_watched_and_stopped() -> None:
    played = solved_by_logic(CLASSIC)
    shares: list[float] = []
    review(played.grid, played.log, watch=shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert shares[-1] < 1.0

    def stop() -> None:
        raise Stopped

    with pytest.raises(Stopped):
        review(played.grid, played.log, stop)
    assert review(Grid(played.grid.geometry), ()).moves == ()


SINGLES_ONLY = "..8.73...1735892...95.423...3.95.6.756.....937.9.36.5...726.9.....318.25...7..4.."


@pytest.mark.parametrize("text", [SINGLES_ONLY, X_WING])
def test_what_a_few_steps_prove_is_no_guess_in_whatever_order_it_is_written(text: str) -> None:
    """The review and `tutor why` say the same of a move."""
    played = Played(text)
    solution = search.only_solution(played.grid)
    assert solution is not None
    for cell in played.grid.empty_cells():
        played.place(cell, solution[cell])
    moves = played.review().moves
    assert {"after", "step"} <= {move.justification for move in moves}
    for move in moves:
        if move.justification == "guess":
            steps = proof(move.before, Claim(*move.placements[0]), AT_A_GLANCE)
            assert not steps or len(steps) > A_FEW
        reached = Position(move.before)
        for taken in move.steps:
            again = [s.conclusion for s in TECHNIQUES[taken.technique].find(reached)]
            assert taken.conclusion in again, "each step follows from those before"
            reached.apply(taken)
        assert move.justification == "guess" or move.steps[-1].placements == move.placements


def test_digits_that_a_single_or_two_lead_to_are_proved_by_them() -> None:
    played = Played(SINGLES_ONLY)
    played.place(0, 4)
    move = played.last()
    assert move.justification == "after"
    assert [step.technique for step in move.steps] == ["naked-single", "hidden-single"]
    assert played.review().next == ()
