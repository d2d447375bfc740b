"""``tutor nonogram play``: a game in plain text, and what is kept of it."""

import pytest

from tests.cases import each_case
from tests.cli.full_screen import CTRL_Q, on_full_screen
from tests.cli.nonogram.boards import SKULL, TWO
from tests.cli.runner import Outcome, tutor
from tutor.cli.plain.picture_words import Request, understand
from tutor.games.nonogram.codec import PICTURES
from tutor.language import LANGUAGES
from tutor.learn.learner import open_store
from tutor.nonogram.formats import Read, read_puzzles
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE
from tutor.nonogram.puzzle import Line, Puzzle

STARTS = ("Type for instance", "Tapez par exemple")
FILLED = ("fill r1c2-r1c4", "fill r2c1 r2c3 r2c5", "r3c1-r3c5=#", "f r4c2-r4c4", "noir 5 2")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def answers(done: Outcome) -> list[str]:
    """What was said between the greeting and the farewell."""
    assert done.code == 0, done.err
    start = max(i for i, line in enumerate(done.lines) if line.startswith(STARTS))
    return done.lines[start + 1 : -1]


def played(*lines: str, puzzle: str = SKULL, lang: str = "en") -> list[str]:
    return answers(tutor("nonogram", "play", puzzle, "--lang", lang, stdin=typed(*lines)))


def skull() -> Puzzle:
    (found,) = read_puzzles(SKULL)
    assert isinstance(found, Read)
    return found.puzzle


@each_case(
    ("line", "request_"),
    [
        ("", Request("nothing")),
        ("HINT", Request("hint")),
        ("vérifier", Request("check")),
        ("r1c2", Request("cell", cells=(1,))),
        ("1 2", Request("cell", cells=(1,))),
        ("row 3", Request("line", line=Line("row", 2))),
        ("c5", Request("line", line=Line("column", 4))),
        ("Ligne 1", Request("line", line=Line("row", 0))),
        ("new 10x10", Request("new", "10x10")),
        ("compléter", Request("rest")),
    ],
)
def test_what_a_line_means(line: str, request_: Request) -> None:
    assert understand(line, skull()) == request_


@each_case(
    ("line", "cells", "colour"),
    [
        ("fill r1c1", (0,), BLACK),
        ("cross L1C1, L1C3", (0, 2), WHITE),
        ("erase r1c1 to r1c3", (0, 1, 2), UNKNOWN),
        ("barrer L1C1 à L3C1", (0, 5, 10), WHITE),
        ("x r2c3-r1c2", (1, 2, 6, 7), WHITE),
        ("f 5 5", (24,), BLACK),
        ("r1c1=black", (0,), BLACK),
        ("L1C1 blanc", (0,), WHITE),
        ("r1c1-r1c2=.", (0, 1), WHITE),
    ],
)
def test_what_is_to_be_painted(line: str, cells: tuple[int, ...], colour: int) -> None:
    found = understand(line, skull())
    assert (found.wish, found.cells, found.colour) == ("paint", cells, colour)


@each_case(
    ("line", "wish"),
    [
        ("fill", "no-cell"),
        ("fill row 3", "no-cell"),
        ("fill r1c1-", "no-cell"),
        ("why", "no-cell"),
        ("why r1c1 r1c2", "no-cell"),
        ("fill r6c1", "out-of-range"),
        ("r0c1", "out-of-range"),
        ("row 9", "out-of-range"),
        ("why r1c99=black", "out-of-range"),
        ("r1c1=red", "unknown"),
        ("\x00\x1b[2J", "unknown"),
        ("🦓", "unknown"),
        ("9" * 500, "unknown"),
    ],
)
def test_what_is_not_understood(line: str, wish: str) -> None:
    assert understand(line, skull()).wish == wish


def test_painting_and_reading() -> None:
    assert played("fill r1c2-r1c4", "row 1", "rest", "r1c1", "erase r1c1", "fill r1c2") == [
        "r1c2 is black.",
        "r1c3 is black.",
        "r1c4 is black.",
        "row 1, 3: 1 unknown, 3 black, 1 unknown. Complete.",
        "13 cells are left to fill, 22 are unknown.",
        "row 1, 3: 1 unknown, 3 black, 1 unknown. Complete.",
        "r1c1 is white.",
        "r1c5 is white.",
        "13 cells are left to fill, 20 are unknown.",
        "r1c1 is white.",
        "r1c1 is unknown.",
        "13 cells are left to fill, 21 are unknown.",
        "Nothing has changed.",
    ]


def test_the_board_in_french() -> None:
    done = tutor("nonogram", "play", SKULL, "--lang", "fr", stdin=typed("noir L1C2", "reste"))
    assert done.lines[1] == "ligne 1, 3\u00a0: 5 inconnues."
    columns = "Colonnes\u00a0: 1\u00a0: 2\u00a0; 2\u00a0: 1 3\u00a0; 3\u00a0: 4\u00a0; "
    assert done.lines[6].startswith(columns)
    assert "L1C2 est noire." in done.lines
    assert done.lines[-2].startswith("Pas complètes\u00a0: ligne 1, ligne 2, ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_up_to_the_last_rung(language: str) -> None:
    said = played(*["hint"] * 5, lang=language)
    rungs = [line for line in said if line[-1] == ":" and line[:4].lower() in ("hint", "indi")]
    assert len(rungs) == 4
    assert said[-1].startswith(("That’s the whole step", "C’est toute l’étape"))
    assert len(set(said)) == len(said), "nothing is said twice"


def test_history_bookmarks_mistakes_and_reasons() -> None:
    said = played(
        "fill r1c1", "undo", "undo", "redo", "check", "before", "try", "fill r2c1", "return",
        "return", "why r1c2=#", "why r1c1",
    )  # fmt: skip
    assert said.count("r1c1 is black.") == 2
    assert "Nothing to undo." in said
    two = (
        "Two steps on the board before that move show why. They lead to this one: mercury (row 1)."
    )
    assert two in said, "none is shorter"
    assert "One move undone; r redoes it." in said
    assert "Try it: return brings you back to this board." in said
    assert any(line.startswith("r1c2 is black: ") for line in said)
    assert any(line.startswith("r1c1 is white: ") for line in said)


def test_the_end_and_what_comes_after() -> None:
    done = tutor("nonogram", "play", "skull", stdin=typed(*FILLED, "fill r5c4", "hint", "new"))
    assert done.code == 0
    assert "Picture 4 · 5x5. 16 cells are left to fill, 25 are unknown." in done.out
    assert "Skull. Well done!" in done.out
    assert "Beginner: about 2 min" in done.out
    assert "Picture 5 · 5x5." in done.out, "the next picture"
    store = open_store()
    try:
        states = {game.title: game.is_solved for game in store.played(PICTURES).games()}
    finally:
        store.close()
    assert states["picture:skull"]
    assert len(states) == 2


def test_the_game_goes_on_where_it_was_left() -> None:
    tutor("nonogram", "play", "--picture", "skull", stdin=typed(*FILLED))
    for again in (("play",), ("play", "skull"), ("play", "--picture", "picture:skull")):
        done = tutor("nonogram", *again, "--plain", stdin=typed("time", "undo", "redo"))
        assert done.lines[0] == "Picture 4 · 5x5. 1 cell is left to fill, 10 are unknown."
        assert "Welcome back. Everything is as you left it, undo included." in done.lines
        assert "r5c2 is black." in done.lines
    assert tutor("--plain", stdin="").lines[0].startswith("Picture 4")


def test_what_it_shows_is_not_given_away() -> None:
    said = played("copy", "copy non", "copy picture", "copy gif", puzzle="skull")
    assert said[0] == SKULL
    assert not any("Skull" in line or "goal" in line for line in said)
    assert "The picture isn’t complete yet. You can copy or save it once it is." in said
    assert said[-1].startswith("copy gif: expected one of non webpbn")


def test_one_of_a_level_of_a_size_and_of_no_worth() -> None:
    level = tutor("nonogram", "play", "--level", "easy", stdin=typed("new 4x3", "new zzz"))
    assert level.lines[0].startswith("Picture ")
    assert "Random nonogram · 4x3. " in level.out
    assert level.lines[-2].startswith("new zzz: expected one of beginner")
    size = tutor("nonogram", "play", "--size", "3x3", stdin="new\n")
    assert size.out.count("Random nonogram · 3x3. ") == 2
    several = tutor("nonogram", "play", TWO, stdin="")
    assert several.lines[0].startswith("This nonogram is not a proper puzzle. Several pictures")


@each_case(
    ("options", "told"),
    [
        ((SKULL, "--level", "easy"), "INPUT and --level don’t go together"),
        ((SKULL, "--picture", "skull"), "INPUT and --picture don’t go together"),
        (("--picture", "skull", "--size", "5x5"), "--picture and --size don’t go together"),
        (("--picture", "skul"), "Did you mean skull?"),
        (("--picture", "\x1b"), "we have no such picture"),
        (("--level", "zzz"), "--level zzz: expected one of"),
        (("--size", "x"), "--size x: expected columns x rows"),
        (("--size", "20x20", "--level", "beginner"), "at most 144 cells"),
    ],
)
def test_bad_options(options: tuple[str, ...], told: str) -> None:
    done = tutor("nonogram", "play", "--plain", *options)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_on_a_screen() -> None:
    shown = on_full_screen("nonogram", "play", "skull", keys=(("Picture 4", CTRL_Q),))
    assert (shown.code, shown.is_full_screen) == (0, True)


def test_no_less_than_nothing_is_left_to_fill() -> None:
    told = played("fill r2c1 r2c2", puzzle="1, 0 / 1, 0")
    assert told[-1] == "No cell is left to fill, 2 are unknown."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_large_board_is_told_however_long_that_takes(lang: str) -> None:
    row, columns = " ".join("1" * 500), ", ".join("10" * 499 + "1")
    said = played("left", "hint", "explain", puzzle=f"{row} / {columns}", lang=lang)
    assert max(len(line) for line in said) > 2500
    assert not any("???" in line for line in said)
