"""Reading a game back without a screen: the summary, the moves, their boards and lights."""

from collections.abc import Callable

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.nonogram.playing import HEART
from tutor.activity.review import Review
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.base.watch import Pulse, Stopped
from tutor.explain.path import path
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.nonogram.coach import Light as PictureLight
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry as Painted
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import Light
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.language import LANGUAGES, Speaker
from tutor.learn.review import grid_pages, grid_review, picture_pages, picture_review
from tutor.learn.review.pages import GameReview
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Line
from tutor.sudoku.grid import Grid

NEARLY = CLASSIC_SOLUTION[:79] + ".."


def played() -> tuple[Grid, list[Entry]]:
    """A wrong digit left standing, a guess, a hint, some steps; the game is not solved."""
    grid = grid_of(CLASSIC)
    log: list[Entry] = []
    game = Game(grid, (), log.append)
    game.elapsed = 65.0
    game.place([3], 2)
    game.elapsed = 70.0
    game.place([2], 4)
    right = grid_of(CLASSIC[:2] + "4" + CLASSIC[3:])
    game.note("hint", "hidden-single 2")
    for step in path(right).steps[:3]:
        game.elapsed += 10.0
        game.place([step.placements[0].cell], step.placements[0].digit)
    return grid, log


class Reader:
    """Somebody who reads a Sudoku back."""

    def __init__(self, grid: Grid, log: list[Entry], language: Language = "en") -> None:
        self.language = language
        self.board = Board(grid)

        def read(pulse: Pulse, watch: Watch) -> GameReview:
            return grid_pages.paged(grid_review.review(grid, log, pulse, watch), self._show)

        self.review = Review(read, lambda: self.speaker, lambda speaker, is_solved: "Easy")
        self.take(self.review.begin().run(nobody_watches)())

    def _show(self, board: Board) -> None:
        self.board = board

    @property
    def speaker(self) -> Speaker:
        return SUDOKU.speaker(self.language)

    def say(self, message: str, **values: str | int) -> str:
        return self.speaker.say(message, **values)

    def take(self, reply: Reply) -> tuple[str, ...]:
        self.review.show()
        return reply.sentences

    @property
    def values(self) -> str:
        return "".join(str(cell.value or ".") for cell in self.board.cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_comes_first(language: Language) -> None:
    r = Reader(*played(), language)
    found = r.review.found
    assert found is not None
    told = r.review.told.sentences
    assert told[:2] == found.summary(r.speaker)
    assert r.say("review-next") in told[2]
    assert told[-1] == r.say("review-welcome")
    assert r.values[:4] == "5346"
    assert r.review.status()[:2] == [f"{r.say('screen-review')} › Easy", "0/5"]
    assert r.review.lines()[0] == r.say("review-summary-line")
    assert not r.review.previous(), "there is nothing before it"
    assert not r.review.turn()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_move_on_the_board_as_it_was(language: Language) -> None:
    r = Reader(*played(), language)
    found = r.review.found
    assert found is not None
    wrong, guess, step = found.pages[:3]
    told = r.take(r.review.next())
    assert told[:2] == (wrong.headline(r.speaker), r.say("review-wrong"))
    assert r.review.light == (Light(wrong=(3,)), ())
    assert r.values == CLASSIC
    assert r.board.cells[2].centre, "with its candidates"
    assert r.review.status()[2] == "1:05"
    told = r.take(r.review.next())
    assert told[1] == r.say("review-unproved")
    light = r.review.light[0]
    assert isinstance(light, Light)
    assert (light.placements, light.wrong) == (((2, 4),), (3,))
    assert r.board.cells[3].value == 2, "the wrong digit stood there"
    assert r.review.status()[3] == guess.short(r.speaker) == r.say("review-short-unproved")
    told = r.take(r.review.next())
    assert (told[1], told[-1]) == (r.say("review-step"), step.proof(language)[-1])
    light = r.review.light[0]
    assert isinstance(light, Light)
    assert light.marks
    assert r.review.lines()[3] == step.line(r.speaker)
    r.take(r.review.last())
    assert r.review.index == 5
    assert not r.review.next()
    r.take(r.review.go_to(-3))
    assert r.review.index == 0


def test_a_page_is_told_again_in_another_language() -> None:
    r = Reader(*played())
    r.take(r.review.next())
    assert not r.review.retell()
    r.language = "fr"
    (said,) = r.review.retell().items
    assert isinstance(said, Said)
    assert said.replaces
    assert said.told.sentences[0].startswith("Coup 1")
    assert r.review.index == 1


def test_a_game_without_moves_and_one_that_is_solved() -> None:
    grid = grid_of(NEARLY)
    log: list[Entry] = []
    empty = Reader(grid, log)
    assert empty.review.told.sentences[-1] == empty.say("review-empty")
    assert not empty.review.next()
    game = Game(grid, (), log.append)
    game.place([79], 7)
    game.place([80], 9)
    found = Reader(grid, log).review.found
    assert found is not None
    assert found.done.is_solved
    assert [page.move.technique for page in found.pages] == ["full-house", "full-house"]


@pytest.mark.parametrize("by", ["pulse", "watch"])
def test_reading_can_be_stopped_and_says_how_far_it_is(by: str) -> None:
    shares: list[float] = []

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        watch(0.5)
        while True:
            pulse() if by == "pulse" else watch(0.75)

    def watch(share: float) -> None:
        shares.append(share)
        if len(shares) > 2:
            raise Stopped

    review = Review(read, lambda: SUDOKU.speaker("en"), lambda speaker, is_solved: "")
    with pytest.raises(Stopped):
        review.begin().run(watch)
    assert shares == ([0.5, 0.5, 0.5] if by == "pulse" else [0.5, 0.75, 0.75])
    assert review.found is None
    for verb in (review.next, review.previous, review.last, review.turn, review.retell):
        assert not verb(), "nothing is known yet"


def read_picture(play: Callable[[NonogramGame], object]) -> tuple[Review, list[Position]]:
    log: list[Painted] = []
    shown: list[Position] = []
    play(NonogramGame(HEART, record=log.append))

    def read(pulse: Pulse, watch: Watch) -> GameReview:
        done = picture_review.review(HEART, log, pulse, watch)
        return picture_pages.paged(done, shown.append)

    review = Review(read, lambda: NONOGRAM.speaker("en"), lambda speaker, is_solved: "")
    review.begin().run(nobody_watches)()
    return review, shown


def test_moves_of_a_nonogram_before_and_after() -> None:
    def play(game: NonogramGame) -> None:
        game.paint([0], BLACK)
        game.paint([5], WHITE)
        game.paint([5], BLACK)

    review, shown = read_picture(play)
    assert "Hints: 0 · guesses: 0 · wrong: 2 · taken back: 1." in review.told.sentences
    told = review.next().sentences
    assert told[0].startswith("Move 1 · r1c1 black")
    assert told[1] == NONOGRAM.speaker("en").say("review-wrong")
    review.show()
    light = review.light[0]
    assert isinstance(light, PictureLight)
    assert (shown[-1].written(), light.wrong) == (("?????",) * 5, (0,))
    assert review.turn().is_new
    review.show()
    assert shown[-1].written()[0] == "#????", "after the move"
    review.last()
    assert not review.is_after
    review.show()
    light = review.light[0]
    assert isinstance(light, PictureLight)
    assert (light.line, light.black, light.wrong) == (Line("row", 1), (5,), (0,))
    assert shown[-1].written()[0] == "#????", "it still stood there"
