"""How the screens of nonograms look: pictures, compared with those that a person has looked at.

After a change that is meant to be seen: ``pytest tests/tui/nonogram/test_pictures_of_screens.py
--snapshot-update``, then look at the pictures again.
"""

from pathlib import Path

import pytest

from tests.tui.test_snapshots import COMPACT, FULL, Compare, Open, app, keys
from tutor.base.language import Language
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.new_puzzles import shipped
from tutor.games.nonogram.pictures import Picture, picture
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.nonogram.position import Position
from tutor.tui.app import TutorApp
from tutor.tui.nonogram.editor import drawings_of
from tutor.tui.screens.new_puzzle import NewPuzzleScreen

pytestmark = pytest.mark.slow


def of(slug: str) -> Picture:
    found = picture(slug)
    assert found is not None
    return found


def play(slug: str) -> Open:
    return lambda tutor: tutor.puzzles.follow(shipped(of(slug)), NONOGRAM)


def test_a_hint_on_a_small_board(tmp_path: Path, snap_compare: Compare) -> None:
    tutor = app(tmp_path, "en", play("anchor"))
    pressed = ("a", "a", "a", "a", "x", "e")
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys(*pressed))


@pytest.mark.parametrize("size", [FULL, (200, 60)], ids=["120x40", "200x60"])
def test_a_board_grows_with_its_room(
    tmp_path: Path, snap_compare: Compare, size: tuple[int, int]
) -> None:
    tutor = app(tmp_path, "en", play("owl"))
    assert snap_compare(tutor, terminal_size=size, run_before=keys(*"aaaaaaaaaaaae"))


def test_a_large_board_scrolls(tmp_path: Path, snap_compare: Compare) -> None:
    tutor = app(tmp_path, "fr", play("lion"), "light")
    pressed = ("a", "a", "a", "end", "up", "x", "shift+left", "shift+left")
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys(*pressed))


def test_a_walk_with_room(tmp_path: Path, snap_compare: Compare) -> None:
    def first(tutor: TutorApp) -> None:
        tutor.puzzles.walk(PicturePuzzle(Position(of("lion").puzzle)), "picture:lion")

    pressed = ("right",) * 12
    assert snap_compare(app(tmp_path, "en", first), terminal_size=FULL, run_before=keys(*pressed))


def test_without_any_colour(
    tmp_path: Path, snap_compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    tutor = app(tmp_path, "en", play("lion"))
    pressed = ("a", "a", "a", "e")
    assert snap_compare(tutor, terminal_size=FULL, run_before=keys(*pressed))


def test_the_collection(tmp_path: Path, snap_compare: Compare) -> None:
    tutor = app(
        tmp_path,
        "fr",
        lambda tutor: tutor.push_screen(NewPuzzleScreen(NONOGRAM, "play", ("pictures",))),
    )
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys("down"))


CAT = (
    "#.....#.",
    "##...##.",
    "#######.",
    "#.###.#.",
    "#######.",
    ".#####.#",
    "..###.##",
    ".#####.#",
)


def drawn(*rows: str) -> Open:
    return lambda tutor: tutor.puzzles.draw(drawings_of(tutor).begin_with(rows, "Cat", "Ada"))


@pytest.mark.parametrize(
    ("language", "size"),
    [("fr", COMPACT), ("en", FULL), ("en", (60, 20)), ("en", (200, 60))],
    ids=["fr-80x24", "en-120x40", "en-60x20", "en-200x60"],
)
def test_a_drawing_with_a_cell_to_change(
    tmp_path: Path, snap_compare: Compare, language: Language, size: tuple[int, int]
) -> None:
    # Two cells that may as well stand the other way round.
    tutor = app(tmp_path, language, drawn(*map("{}.{}".format, CAT, ("#.", ".#", *6 * [".."]))))
    assert snap_compare(tutor, terminal_size=size, run_before=keys("right", "down"))


def test_a_drawing_without_any_colour(
    tmp_path: Path, snap_compare: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    tutor = app(tmp_path, "en", drawn(*CAT[:3], "#..#.##."))
    assert snap_compare(tutor, terminal_size=COMPACT, run_before=keys("right", "down", "f"))
