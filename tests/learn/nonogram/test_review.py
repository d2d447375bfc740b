"""A nonogram read back: what is said about each stroke."""

import pytest

from tests.nonogram.test_few_lines import FAR, LONG_WAY
from tutor.base.watch import Stopped
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry
from tutor.learn.picture_lessons import lesson
from tutor.learn.review.picture_pages import paged
from tutor.learn.review.picture_review import PictureMove, PictureReview, review
from tutor.nonogram.explain import Move as Painted
from tutor.nonogram.explain import walk
from tutor.nonogram.few_lines import in_few_lines
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import RULES

HEART = puzzle_of([".#.#.", "#####", "#####", ".###.", "..#.."])
ROW_2, ROW_3 = [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]
TWOFOLD = Puzzle(((1,), (1,)), ((1,), (1,)))


class Played:
    """A game whose moves take ten seconds each."""

    def __init__(self, puzzle: Puzzle = HEART) -> None:
        self.log: list[Entry] = []
        self.game = NonogramGame(puzzle, record=self.log.append)

    def paint(self, cells: list[int], colour: int = BLACK) -> None:
        self.game.elapsed += 10
        assert self.game.paint(cells, BLACK if colour == BLACK else WHITE)

    @property
    def review(self) -> PictureReview:
        return review(self.game.puzzle, self.log)

    @property
    def moves(self) -> tuple[PictureMove, ...]:
        return self.review.moves


def test_a_proved_stroke_has_its_simplest_reason() -> None:
    played = Played()
    played.paint(ROW_2)
    played.paint([11, 12])
    first, second = played.moves
    assert (first.justification, first.technique, first.black) == ("step", "full-line", (*ROW_2,))
    assert [(use.step.line, use.cells, use.depth) for use in first.uses] == [
        (Line("row", 1), (*ROW_2,), 0)
    ]
    assert first.before.known == 0
    assert first.easier is None
    assert (first.rung, first.taken_back, first.mistake) == (0, (), None)
    assert (second.number, second.seconds, second.elapsed) == (2, 10, 20)
    assert second.before.written()[1] == "#####"
    assert second.is_proved


def test_a_stroke_drawn_cell_by_cell_is_one_move() -> None:
    played = Played()
    played.game.begin_stroke(5, BLACK)
    for cell in ROW_2[1:]:
        played.game.elapsed += 2
        played.game.extend_stroke([cell])
    played.game.end_stroke()
    (move,) = played.moves
    assert (move.black, move.seconds, move.justification) == ((*ROW_2,), 8.0, "step")


def test_what_follows_from_the_same_stroke_was_seen_in_the_head() -> None:
    played = Played()
    played.game.paint([*ROW_2, *ROW_3], BLACK, crosses=True)
    (move,) = played.moves
    assert move.white == (0, 4, 15, 19, 20, 24)
    assert move.justification == "after"
    assert {cell for use in move.uses if use.depth for cell in use.cells} == {*move.white}
    assert move.guessed == ()


def test_a_guess_is_right_and_not_yet_provable() -> None:
    played = Played(LONG_WAY)
    played.paint([FAR])
    (guess,) = played.moves
    assert (guess.justification, guess.guessed, guess.technique) == ("guess", (FAR,), None)
    assert guess.easier is not None
    assert played.review.next[0].why == "guessed"
    ahead = in_few_lines(Position(LONG_WAY), FAR, BLACK)
    assert len(ahead) > 4
    known = [cell for step in ahead[:-1] for cell in step.black]
    played = Played(LONG_WAY)
    played.paint([*known[:4], FAR])
    (part,) = played.moves
    assert (part.justification, part.guessed) == ("guess", (FAR,))
    assert {cell for use in part.uses for cell in use.cells} <= {*known}


def test_few_steps_in_the_head_are_no_guess() -> None:
    played = Played()
    played.paint([1])  # the full rows 2 and 3 leave no other place for the 3 of column 2
    (move,) = played.moves
    assert (move.justification, move.guessed) == ("after", ())
    assert [use.cells for use in move.uses][-1] == (1,)
    assert len(move.uses) <= 4
    assert move.uses[-1].depth > 0
    page = paged(played.review).pages[0]
    speaker = NONOGRAM.speaker("en")
    assert page.justified(speaker).startswith("Provable in the head: ")
    assert NONOGRAM.speaker("fr").language == "fr"
    assert page.justified(NONOGRAM.speaker("fr")).startswith("Déductible de tête\u00a0: ")


@pytest.mark.parametrize("puzzle", [HEART, LONG_WAY])
def test_who_never_writes_crosses_guesses_nothing(puzzle: Puzzle) -> None:
    played, board = Played(puzzle), Position(puzzle)
    for step in walk(board):
        if step.black:
            played.paint([*step.black])
    assert played.review.is_solved
    assert played.review.count("guess") == 0


def test_a_mistake_is_told_and_so_is_what_was_taken_back() -> None:
    played = Played()
    played.paint([5, 0])
    played.game.paint([0], UNKNOWN)
    played.paint([6])
    wrong, after = played.moves
    assert (wrong.justification, wrong.wrong) == ("wrong", (0,))
    assert wrong.mistake is not None
    assert wrong.mistake.move == Painted(0, BLACK)
    assert wrong.taken_back == (0,), "the rest of it stayed"
    assert wrong.is_taken_back
    assert after.wrong_then == ()
    assert played.review.taken_back == 1


def test_an_undone_mistake_stands_again_when_it_is_done_again() -> None:
    played = Played()
    played.paint([0])
    played.game.undo()
    undone = played.moves[0]
    played.game.redo()
    again = played.moves[0]
    assert (undone.taken_back, again.taken_back) == ((0,), ())
    played.paint(ROW_2)
    assert played.moves[1].wrong_then == (Painted(0, BLACK),)
    assert played.moves[1].before.colour(0) == UNKNOWN
    assert played.moves[1].is_proved, "what is wrong elsewhere is not its fault"
    played.paint([0], WHITE)
    assert played.moves[0].is_taken_back, "painted over"
    assert played.moves[2].wrong_then == ()


@pytest.mark.parametrize(("rung", "justification"), [(1, "step"), (3, "step"), (4, "told")])
def test_hints_are_counted_and_told(rung: int, justification: str) -> None:
    played = Played()
    for deeper in range(1, rung + 1):
        played.game.note("hint", f"full-line {deeper}")
    played.paint(ROW_2)
    found = played.review
    assert (found.hints, found.moves[0].rung) == (1, rung)
    assert found.moves[0].justification == justification
    assert [(topic.technique, topic.why) for topic in found.next] == [("full-line", "hinted")]


def test_what_the_coach_wrote_was_told() -> None:
    played = Played()
    step = next(RULES["full-line"].find(Position(HEART)))
    played.game.note("hint", "full-line 5")
    played.game.apply(step)
    (move,) = played.moves
    assert (move.justification, move.is_applied, move.rung) == ("told", True, 5)
    assert played.review.techniques["full-line"].told == 1


def test_something_easier_was_there() -> None:
    played = Played()
    played.paint(ROW_2)
    played.paint([15], WHITE)
    first, second = played.moves
    assert (second.technique, second.justification) == ("out-of-reach", "step")
    assert first.easier is None
    assert second.easier is not None
    assert second.easier.technique == "full-line"
    assert played.review.techniques["full-line"].missed == 1


def test_where_no_line_says_more_a_trial_is_no_guess() -> None:
    puzzle = lesson("nonogram-edge-logic").instances[0].puzzle
    played = Played(puzzle)
    for step in walk(Position(puzzle)):
        if RULES[step.technique].tier > 3:
            cell = step.concluded[0]
            played.paint([cell], BLACK if cell in step.black else WHITE)
            break
        played.game.apply(step)
    move = played.moves[-1]
    assert (move.justification, move.technique) == ("trial", "contradiction")


def test_without_one_solution_little_can_be_said() -> None:
    played = Played(TWOFOLD)
    played.paint([0])
    played.paint([1], WHITE)
    played.paint([2])
    free, forced, broken = played.moves
    assert (free.justification, forced.justification) == ("open", "step")
    assert (broken.justification, broken.wrong) == ("wrong", (2,))
    assert broken.mistake is not None
    assert broken.mistake.kind == "line"
    assert broken.easier is None


def test_a_whole_game() -> None:
    played = Played()
    for step in walk(Position(HEART)):
        played.game.bookmark()
        for cells, colour in ((step.black, BLACK), (step.white, WHITE)):
            if cells:
                played.paint(list(cells), colour)
    found = played.review
    assert found.is_solved
    assert found.seconds == played.game.elapsed == 10 * len(found.moves)
    assert {move.justification for move in found.moves} == {"step"}
    assert sum(tally.unaided for tally in found.techniques.values()) == len(found.moves)
    assert found.next == ()
    assert not review(HEART, played.log[:2]).is_solved
    assert review(HEART, []).moves == ()


def test_reading_can_be_stopped() -> None:
    played = Played()
    played.paint(ROW_2)

    def stop() -> None:
        raise Stopped

    with pytest.raises(Stopped):
        review(HEART, played.log, stop)
