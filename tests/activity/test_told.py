"""What the coach told is told: the card, its praise, the review and the totals say the same."""

from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from tests.activity.player import Player, grid_player, picture_player
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.nonogram.playing import HEART
from tutor import narrate
from tutor.base.language import Language
from tutor.base.watch import no_pulse
from tutor.games.both import SUDOKU
from tutor.games.entries import Telling
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.sudoku.answers import read
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.games.watching import nobody_watches
from tutor.language import LANGUAGES
from tutor.learn.finish import Finish, before, finish_of, finished_grid, finished_picture
from tutor.learn.finish_words import praise
from tutor.learn.learner import open_store
from tutor.learn.review.grid_review import GridMove
from tutor.learn.review.pages import ReadBack
from tutor.nonogram.explain import only_solution
from tutor.nonogram.position import BLACK
from tutor.sudoku.search import only_solution as only_solution_of
from tutor.techniques.step import Candidate

EIGHT_LEFT = ".193278457.894136224.856197987.642314651.297813279.456574213.893916857.4826479513"
SOLUTION = "619327845758941362243856197987564231465132978132798456574213689391685724826479513"
OPEN = [cell for cell, sign in enumerate(EIGHT_LEFT) if sign == "."]


@dataclass
class Outcome:
    """What each of those who speak of a game says."""

    finish: Finish
    review: ReadBack
    listed: int
    praise: str

    @property
    def hints(self) -> set[int]:
        """How many hints there were, by each of them."""
        return {self.finish.hints, self.review.hints, self.listed}


def outcome(folder: Path, game: str = "sudoku") -> Outcome:
    with closing(open_store(folder)) as store:
        if game == "sudoku":
            done = finished_grid(store, store.played(GRIDS).games()[0])
            listed = store.played(GRIDS).totals().hints
        else:
            done = finished_picture(store, store.played(PICTURES).games()[0])
            listed = store.played(PICTURES).totals().hints
        finish = finish_of(done, before(done, store), no_pulse, nobody_watches)
    review = done.read(no_pulse, nobody_watches).done
    return Outcome(finish, review, listed, praise(done, finish, SUDOKU.speaker("en")))


def ask(p: Player[Game], cell: int, digit: int) -> None:
    question = p.sheet.question()
    p.take(p.play.why(question.doubt(question.claim_about(cell, digit))))


def place(p: Player[Game], cell: int, digit: int) -> None:
    p.edit(lambda: p.sheet.place([cell], digit))


def fill(p: Player[Game], solution: str = SOLUTION) -> None:
    for cell, digit in enumerate(solution):
        if not p.sheet.board.cells[cell].value:
            place(p, cell, int(digit))


def test_why_that_proves_the_digit_of_an_open_cell_is_a_hint(tmp_path: Path) -> None:
    p = grid_player(tmp_path, EIGHT_LEFT)
    for cell in OPEN:
        ask(p, cell, int(SOLUTION[cell]))
        place(p, cell, int(SOLUTION[cell]))
    found = outcome(tmp_path)
    assert found.hints == {8}
    assert found.praise == "You got there: well done!"
    assert [move.justification for move in found.review.moves] == ["told"] * 8
    assert [topic.why for topic in found.review.next] == ["hinted"]


def test_a_digit_told_on_the_way_names_no_technique_that_nobody_told(tmp_path: Path) -> None:
    puzzle = grid_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    solution = only_solution_of(puzzle)
    assert solution is not None
    p = grid_player(tmp_path, puzzle)
    ask(p, 2, solution[2])
    (note,) = (note for kind, note in p.log() if kind == "explain")
    told = {claim.cell for claim in read(Telling.of(note).claims, puzzle.geometry)}
    assert len(told) > 1, "there were steps on the way"
    for cell in sorted(set(puzzle.empty_cells()) - told) + sorted(told):
        place(p, cell, solution[cell])
    found = outcome(tmp_path)
    moves = [move for move in found.review.moves if move.justification == "told"]
    assert len(moves) == len(told)
    assert {move.technique for move in moves} <= {None, Telling.of(note).subject}
    hinted = {topic.technique for topic in found.review.next if topic.why == "hinted"}
    assert hinted <= {Telling.of(note).subject}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_told_move_is_called_what_proves_it_or_just_told(
    tmp_path: Path, language: Language
) -> None:
    puzzle = grid_of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    )
    p = grid_player(tmp_path, puzzle)
    ask(p, 2, 4)
    place(p, 2, 4)
    p.take(p.play.undo())
    place(p, 6, 9)
    speaker = SUDOKU.speaker(language)
    with closing(open_store(tmp_path)) as store:
        found = finished_grid(store, store.played(GRIDS).games()[0]).read(no_pulse, nobody_watches)
    settled, on_the_way = found.pages[0], found.pages[-1]
    called = partial(narrate.called, language=language)
    assert settled.move.technique == "hidden-single"
    assert settled.short(speaker) == speaker.say("review-short-told", name=called("hidden-single"))
    assert on_the_way.short(speaker) == speaker.say("review-short-only-told")
    for page in (settled, on_the_way):
        names = ", ".join(dict.fromkeys(called(step.technique) for step in page.move.steps))
        assert len(page.move.steps) > 1
        assert names in page.verdict(speaker)[0]
        assert page.proof(language)
    assert sum(tally.told for tally in found.done.techniques.values()) == 1, "as the titles say"


def test_why_not_in_plain_sight_is_no_hint(tmp_path: Path) -> None:
    p = grid_player(tmp_path, EIGHT_LEFT)
    ask(p, OPEN[0], 9)  # its row has one
    fill(p)
    assert outcome(tmp_path).hints == {0}


def test_why_about_what_is_right_on_the_board_is_no_hint(tmp_path: Path) -> None:
    p = grid_player(tmp_path, EIGHT_LEFT)
    fill_first = OPEN[0]
    place(p, fill_first, int(SOLUTION[fill_first]))
    ask(p, fill_first, int(SOLUTION[fill_first]))
    p.take(p.play.check())
    fill(p)
    found = outcome(tmp_path)
    assert found.hints == {0}
    assert found.praise == "No hint, no slip: well done!"
    assert not found.review.next


def test_a_mistake_explained_in_full_is_a_hint(tmp_path: Path) -> None:
    p = grid_player(tmp_path, CLASSIC)
    place(p, 2, 2)
    p.take(p.play.check())
    p.take(p.play.explain())
    assert "r1c3 is 4." in " ".join(p.said)
    p.take(p.play.undo())
    fill(p, CLASSIC_SOLUTION)
    found = outcome(tmp_path)
    assert found.hints == {1}
    moves = [move for move in found.review.moves if isinstance(move, GridMove)]
    (told,) = (move for move in moves if Candidate(2, 4) in move.placements)
    assert told.justification == "told"
    assert "All by yourself" not in found.praise


def test_who_was_shown_where_a_mistake_is_did_not_do_it_all_alone(tmp_path: Path) -> None:
    p = grid_player(tmp_path, EIGHT_LEFT)
    place(p, OPEN[1], int(SOLUTION[OPEN[1]]) % 9 + 1)
    p.take(p.play.check())
    p.take(p.play.undo())
    fill(p)
    found = outcome(tmp_path)
    assert found.hints == {0}
    assert "All by yourself" not in found.praise


def test_undo_and_going_back_are_no_hints(tmp_path: Path) -> None:
    p = grid_player(tmp_path, EIGHT_LEFT)
    p.play.bookmark()
    place(p, OPEN[1], int(SOLUTION[OPEN[1]]) % 9 + 1)
    p.take(p.play.undo())
    p.take(p.play.bookmark_back())
    fill(p)
    found = outcome(tmp_path)
    assert found.hints == {0}
    assert found.praise == "All by yourself: well done!"


def paint(p: Player[NonogramGame], cells: list[int]) -> None:
    for cell in cells:
        p.edit(partial(p.sheet.begin_stroke, cell, BLACK))
        p.sheet.end_stroke()


def test_why_on_a_nonogram_is_counted_alike(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    solution = only_solution(HEART)
    assert solution is not None
    black = [cell for cell in range(HEART.cell_count) if solution.colour(cell) == BLACK]
    for cell in black[:3]:
        p.take(p.play.why(p.sheet.question().doubt(cell)))
        paint(p, [cell])
    paint(p, black[3:])
    found = outcome(tmp_path, "nonogram")
    assert found.hints == {3}
    assert [move.justification for move in found.review.moves[:3]] == ["told"] * 3


def test_a_mistake_of_a_nonogram_explained_in_full_is_a_hint(tmp_path: Path) -> None:
    p = picture_player(tmp_path, HEART)
    solution = only_solution(HEART)
    assert solution is not None
    black = [cell for cell in range(HEART.cell_count) if solution.colour(cell) == BLACK]
    wrong = next(cell for cell in range(HEART.cell_count) if cell not in black)
    paint(p, [wrong])
    p.take(p.play.hint())
    p.take(p.play.undo())
    paint(p, [wrong])
    p.take(p.play.explain())
    p.take(p.play.undo())
    paint(p, black)
    assert outcome(tmp_path, "nonogram").hints == {1}, "that there is one is no hint yet"
