"""``tutor play`` and ``tutor --plain``: a game in plain text, and the way to the screen."""

import re
import sqlite3
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.full_screen import CTRL_C, CTRL_D, CTRL_Q, on_full_screen
from tests.cli.runner import Outcome, tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of, holes
from tutor.base.language import Language
from tutor.cli.plain.grid_words import Request, understand
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.making import graded
from tutor.language import LANGUAGES
from tutor.learn.learner import open_store
from tutor.store import Settings
from tutor.sudoku import search
from tutor.sudoku.formats import line_of, read_text
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

STARTS = ("Type for instance", "Tapez par exemple")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def answers(done: Outcome) -> list[str]:
    """What was said between the greeting and the farewell."""
    said, farewell = said_by(done)
    assert farewell.startswith(("Everything is saved", "Tout est conservé"))
    return said


def said_by(done: Outcome) -> tuple[list[str], str]:
    """What was said after the greeting, and the last line."""
    assert done.code == 0, done.err
    start = next(i for i, line in enumerate(done.lines) if line.startswith(STARTS))
    return done.lines[start + 1 : -1], done.lines[-1]


def played(*lines: str, grid: str = CLASSIC, lang: Language = "en") -> list[str]:
    """The answers to these lines in a new game."""
    return answers(tutor("play", grid, "--lang", lang, stdin=typed(*lines)))


def gone_on(*lines: str, lang: Language = "en") -> list[str]:
    """The answers to these lines in the game that waits."""
    return answers(tutor("--plain", "--lang", lang, stdin=typed(*lines)))


# What a line means

NINE, SIXTEEN = Geometry.of(3, 3), Geometry.of(4, 4)
R4C7 = 33


@each_case(
    "line", ["r4c7=5", "r4c7 5", "R4C7 = 5", "L4C7=5", "l4c7 5", "4 7 5", "4,7,5", " r4 c7 =5 "]
)
def test_ways_to_place_a_digit(line: str) -> None:
    assert understand(line, NINE) == Request("place", cell=R4C7, digits=(5,))


@each_case(
    ("line", "request_"),
    [
        ("r4c7-5", Request("cross-out", cell=R4C7, digits=(5,))),
        ("L4C7−5", Request("cross-out", cell=R4C7, digits=(5,))),
        ("r4c7≠5", Request("cross-out", cell=R4C7, digits=(5,))),
        ("r4c7+135", Request("write", cell=R4C7, digits=(1, 3, 5))),
        ("r4c7 + 1, 3", Request("write", cell=R4C7, digits=(1, 3))),
        ("r4c7", Request("cell", cell=R4C7)),
        ("4 7", Request("cell", cell=R4C7)),
        ("clear r4c7", Request("clear", cell=R4C7)),
        ("Effacer L4C7", Request("clear", cell=R4C7)),
        ("clear", Request("no-cell", "clear")),
        ("clear r4c7=5", Request("no-cell", "clear r4c7=5")),
        ("w r4c7", Request("why", cell=R4C7)),
        ("why r4c7=5", Request("why", cell=R4C7, digits=(5,))),
        ("pourquoi L4C7≠5", Request("why-not", cell=R4C7, digits=(5,))),
        ("why", Request("no-cell", "why")),
        ("why 5", Request("no-cell", "why 5")),
        ("row 4", Request("house", house=NINE.rows[3])),
        ("ligne 4", Request("house", house=NINE.rows[3])),
        ("colonne 3", Request("house", house=NINE.columns[2])),
        ("bloc 2", Request("house", house=NINE.boxes[1])),
        ("b2", Request("house", house=NINE.boxes[1])),
        ("b", Request("bookmark")),
        ("r", Request("redo")),
        ("VÉRIFIER", Request("check")),
        ("verifier", Request("check")),
        ("avant l’erreur", Request("before")),
        ("back to before mistake", Request("before")),
        ("copy  sdk", Request("copy", "sdk")),
        ("nouvelle Très dur", Request("new", "tres dur")),
        ("   ", Request("nothing")),
        ("r10c1=1", Request("out-of-range", "r10c1=1")),
        ("r4c7=0", Request("out-of-range", "r4c7=0")),
        ("0 1 1", Request("out-of-range", "0 1 1")),
        ("row 10", Request("out-of-range", "row 10")),
        ("why r0c1=1", Request("out-of-range", "r0c1=1")),
        ("r4c7=a", Request("out-of-range", "r4c7=a")),
        ("r4c7=", Request("unknown", "r4c7=")),
        ("r4c7=5 6", Request("unknown", "r4c7=5 6")),
        ("r4c7+5%", Request("unknown", "r4c7+5%")),
        ("hint please", Request("unknown", "hint please")),
    ],
)
def test_what_a_line_means(line: str, request_: Request) -> None:
    assert understand(line, NINE) == request_


def test_letters_are_digits_on_large_boards() -> None:
    assert understand("r1c16=g", SIXTEEN) == Request("place", cell=15, digits=(16,))
    assert understand("1 16 16", SIXTEEN) == Request("place", cell=15, digits=(16,))
    assert understand("r1c16+1 A 12", SIXTEEN).digits == (1, 10, 12)


# Reading the board


def test_the_board_is_read_out_by_rows_and_never_drawn() -> None:
    done = tutor("play", CLASSIC)
    assert done.lines[:3] == [
        "Typed grid. 51 cells are blank.",
        "row 1: 5 3 blank blank 7 blank blank blank blank",
        "row 2: 6 blank blank 1 9 5 blank blank blank",
    ]
    assert not re.search(r"[|+┌│]|--", done.out.replace("--plain", ""))
    french = tutor("play", CLASSIC, "--lang", "fr")
    assert french.lines[1] == "ligne 1\u00a0: 5 3 vide vide 7 vide vide vide vide"


def test_houses_cells_and_digits_left() -> None:
    assert played("row 9", "column 1", "box 2", "r1c1", "r1c3", "left", "time") == [
        "row 9: blank blank blank blank 8 blank blank 7 9",
        "column 1: 5 6 blank 8 4 7 blank blank blank",
        "box 2: blank 7 blank, 1 9 5, blank blank blank",
        "r1c1 is 5, a given.",
        "r1c3 is blank, without marks.",
        "Left to place: 6 times 1, 7 times 2, 6 times 3, 7 times 4, 6 times 5, 4 times 6, "
        "6 times 7, 4 times 8, 5 times 9.",
        "Time: 0:00.",
    ]
    assert played("L1C3", "bloc 2", lang="fr") == [
        "L1C3 est vide, sans notes.",
        "bloc 2\u00a0: vide 7 vide, 1 9 5, vide vide vide",
    ]


# Digits and marks


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["r1c3 is 4.", "50 cells are blank."]),
        ("fr", ["L1C3 vaut 4.", "50 cases sont vides."]),
    ],
)
def test_a_placement_is_confirmed(lang: Language, told: list[str]) -> None:
    assert played("r1c3=4", lang=lang) == told
    assert played("L1C3 4", lang=lang) == told


def test_a_broken_rule_is_told_at_once() -> None:
    told = played("r1c4=7")
    assert told == [
        "r1c4 is 7.",
        "The 7 in r1c4 is one too many in row 1: r1c5 already holds one.",
        "The 7 in r1c4 is one too many in box 2: r1c5 already holds one.",
        "50 cells are blank.",
    ]


def test_broken_rules_only_on_demand_if_the_learner_wants_that() -> None:
    store = open_store()
    store.save_settings(Settings(show_conflicts=False))
    store.close()
    assert played("r1c4=7") == ["r1c4 is 7.", "50 cells are blank."]


def test_givens_stay_and_repeats_change_nothing() -> None:
    told = played("r1c1=4", "r1c1+4", "clear r1c1", "r1c3=4", "r1c3=4", "r1c3+5", "clear r1c3", "u")
    assert told == [
        *["r1c1 is a given: it stays."] * 3,
        "r1c3 is 4.",
        "50 cells are blank.",
        "Nothing has changed. r1c3 is 4.",
        "r1c3 is 4. Marks go into blank cells.",
        "r1c3 is blank, without marks.",
        "51 cells are blank.",
        "Undone.",
        "r1c3 is 4.",
        "50 cells are blank.",
    ]


def test_marks_are_written_and_crossed_out() -> None:
    told = played("r1c3+124", "r1c3-1", "r1c3+2", "r1c4-2", "r1c3=2", "r1c4", "u", "r1c4")
    assert told == [
        "r1c3 is blank, with the marks 1 2 4.",
        "r1c3 is blank, with the marks 2 4.",
        "Nothing has changed. r1c3 is blank, with the marks 2 4.",
        "r1c4 is blank, with the marks 6.",
        "r1c3 is 2.",
        "50 cells are blank.",
        "r1c4 is blank, with the marks 6.",
        "Undone.",
        "r1c3 is blank, with the marks 2 4.",
        "51 cells are blank.",
        "r1c4 is blank, with the marks 6.",
    ]


def test_fill_and_clean() -> None:
    told = played("fill", "fill", "r1c4", "clean", "r1c3+5", "clean", "r1c3")
    assert told == [
        "Every blank cell now has its candidates as marks.",
        "Nothing has changed.",
        "r1c4 is blank, with the marks 2 6.",
        "Nothing has changed.",
        "r1c3 is blank, with the marks 1 2 4 5.",
        "The marks that digits rule out are crossed out.",
        "r1c3 is blank, with the marks 1 2 4.",
    ]
    assert played("fill", "undo")[1:] == ["Undone.", "51 cells have changed."]


def test_rubbish_gets_one_sentence_and_loses_nothing() -> None:
    told = played(
        "r1c3=4", "blah\x1b[31m", "r10c1=1", "clear", "copy rubbish", "new rubbish", "r1c3"
    )
    assert told[2:] == [
        'I don’t understand "blah\\x1b[31m". Expected for instance r4c7=5, hint, check, undo or '
        "board; help lists everything.",
        '"r10c1=1" isn’t on this board: rows, columns and digits go from 1 to 9.',
        '"clear" is incomplete. Expected for instance why r4c7=5, why r4c7-5 or clear r4c7.',
        "copy rubbish: expected one of line grid commas pencilmarks hodoku sdk sdm ss opensudoku "
        "sukaku fpuzzles sudokupad sudokuwiki.",
        "new rubbish: expected one of beginner easy medium hard expert master diabolical 3x2.",
        "r1c3 is 4.",
    ]
    bytes_ = tutor("play", CLASSIC, stdin=b"\xff\xfe\x00\nr1c3=4\n")
    assert answers(bytes_)[1] == "r1c3 is 4."
    assert played("n’importe quoi", lang="fr")[0].startswith(
        "«\u00a0n’importe quoi\u00a0» n’est pas compris. Écrivez par exemple L4C7=5, indice"
    )


# The coach


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        (
            "en",
            "hint",
            [
                "Hint 1 of 5:",
                "Look at box 1.",
                "Hint 2 of 5:",
                "Technique: hidden single, in box 1.",
                "Where can 1 go in box 1?",
                "Hint 3 of 5:",
                "The 1 in r2c4 reaches into box 1.",
                "Already there: r2c4",
                "Hint 4 of 5:",
                "Box 1 needs a 1, and none of its other empty cells can take it. "
                "Only r3c1 is left.",
                "So r3c1 is 1.",
                "That’s the whole step: apply does it for you.",
            ],
        ),
        (
            "fr",
            "indice",
            [
                "Indice 1 sur 5\u00a0:",
                "Regardez le bloc 1.",
                "Indice 2 sur 5\u00a0:",
            ],
        ),
    ],
)
def test_the_last_hint_is_the_whole_step_and_fills_nothing(
    lang: Language, word: str, told: list[str]
) -> None:
    found = played("r1c3=4", *[word] * 5, "r3c1", lang=lang)
    assert found[2:][: len(told)] == told
    assert len(found) == 15
    assert "1" not in found[-1].split()[-1], "the cell is still blank"
    notes = [entry.note for entry in open_store().played(GRIDS).log(1) if entry.kind == "hint"]
    assert notes == [f"hidden-single {rung}" for rung in range(1, 5)]


def test_a_hint_begins_again_when_the_board_changes() -> None:
    told = played("hint", "hint", "r1c3=4", "hint")
    assert [line for line in told if line.startswith("Hint")] == [
        "Hint 1 of 5:",
        "Hint 2 of 5:",
        "Hint 1 of 5:",
    ]


def test_explain_says_all_and_apply_does_it() -> None:
    told = played("explain", "explain", "apply", "r1c6")
    assert told[0] == "Hint 4 of 5:"
    assert told[1:5] == told[5:9], "asked again, it is said again"
    assert told[4] == "So r1c6 is 8."
    assert told[9:] == ["Done.", "50 cells are blank.", "r1c6 is 8."]


def test_why_and_why_not() -> None:
    told = played("why r1c6=8", "why r1c6-8", "why r1c6", "r1c6=8", "w r1c6", "why r1c1")
    verdicts = [line for line in told if re.match("r1c6 is 8: |No: ", line)]
    assert verdicts == [
        "r1c6 is 8: one step proves it.",
        "No: r1c6 is 8. One step proves it.",
        "r1c6 is 8: one step proves it.",
    ]
    assert '"r1c6" is incomplete.' in "\n".join(told)
    assert told[-1] == "r1c1 is a given: it stays."
    assert played("pourquoi L1C6=8", lang="fr")[0].startswith("L1C6 vaut 8\u00a0: une étape")


def test_check_finds_the_first_mistake_and_before_goes_back() -> None:
    told = played(
        "check", "before", "r1c3=4", "r1c4=2", "r1c6=8", "check", "before", "before", "redo"
    )
    assert told[:2] == [
        "Everything is right so far.",
        "Everything is right so far.",
    ]
    assert told[8] == "The 2 in r1c4 breaks no rule yet, but it can’t stay."
    back = told.index("r1c4 is blank, without marks.")
    assert told[back - 2] == "before takes you back to the board before it."
    assert told[back - 1].startswith("2 moves undone")
    assert told[back + 1 :] == [
        "50 cells are blank.",
        "Everything is right so far.",
        "Redone.",
        "r1c4 is 2.",
        "49 cells are blank.",
    ]


def test_a_check_asks_for_marks_only_of_those_who_write_them() -> None:
    blank = [cell for cell in range(81) if CLASSIC[cell] == "."][:3]
    grid = "".join("." if c in blank else d for c, d in enumerate(CLASSIC_SOLUTION))
    assert played("check", grid=grid) == ["Everything is right so far."]
    marked = played("r1c3+4", "check", grid=grid)
    assert marked[1] == "Everything is right so far."
    assert len(marked) > 2


def test_a_hint_speaks_of_the_mistake_first() -> None:
    told = played("r1c4=7", *["hint"] * 4, "before")
    assert told[4:] == [
        "Hint 1 of 5:",
        "Something on the board can’t be right.",
        "Hint 2 of 5:",
        "The 7 in r1c4 is one too many in row 1: r1c5 already holds one.",
        "before takes you back to the board before it.",
        *2
        * [
            "The 7 in r1c4 is one too many in row 1: r1c5 already holds one.",
            "before takes you back to the board before it.",
        ],
        told[-3],
        "r1c4 is blank, without marks.",
        "51 cells are blank.",
    ]


# History


def test_undo_survives_the_end_and_another_language() -> None:
    played("r1c3=4", "r1c4=6", "r1c6=8", "u")
    told = gone_on("annuler", "annuler", "annuler", "refaire", "r", "r", "r", lang="fr")
    assert told == [
        *("Annulé.", "L1C4 est vide, sans notes.", "50 cases sont vides."),
        *("Annulé.", "L1C3 est vide, sans notes.", "51 cases sont vides."),
        "Il n’y a rien à annuler.",
        *("Refait.", "L1C3 vaut 4.", "50 cases sont vides."),
        *("Refait.", "L1C4 vaut 6.", "49 cases sont vides."),
        *("Refait.", "L1C6 vaut 8.", "48 cases sont vides."),
        "Il n’y a rien à refaire.",
    ]


def test_bookmarks() -> None:
    told = played("return", "try", "r1c3=2", "r1c4=6", "return", "r1c3", "return")
    assert told[0] == told[-1] == "No bookmark to go back to: b sets one."
    assert told[1] == "Try it: return brings you back to this board."
    assert told[6:9] == [
        "Back where you were. u undoes even that.",
        "51 cells are blank.",
        "r1c3 is blank, without marks.",
    ]


# Beginning, ending, going on


def solving(solution: str = CLASSIC_SOLUTION) -> list[str]:
    """The lines that solve a grid."""
    return [f"{cell // 9 + 1} {cell % 9 + 1} {digit}" for cell, digit in enumerate(solution)]


def test_a_solved_grid_is_praised_and_another_one_offered() -> None:
    lines = [line for line, given in zip(solving(), CLASSIC, strict=True) if given == "."]
    done = tutor("play", CLASSIC, stdin=typed(*lines, "hint", "new hard", "r1c1"))
    assert done.code == 0
    end = done.lines.index("Solved, in 0:00. Well done!")
    assert done.lines[end + 1].startswith("Easy: about ")
    assert done.lines[end + 1].endswith(" min.")
    assert done.lines[end + 2].startswith("Hints 0 · Slips 0 · Guesses ")
    assert done.lines[end + 3].startswith("You used: ")
    assert done.lines[end + 4].startswith("Next: ")
    assert done.lines[end + 5] == "new gives you another grid, quit leaves."
    assert done.lines[end + 6] == "The grid is full, and right."
    assert done.lines[end + 7].startswith("Hard. ")
    store = open_store()
    assert store.played(GRIDS).games()[1].is_solved
    assert store.unread(GRIDS) == []
    assert store.events(), "it has been read for what it shows"
    again = tutor("--plain", "--lang", "fr")
    assert again.lines[0].startswith("Difficile. "), "the grid that is not solved"


def test_a_full_grid_that_is_wrong() -> None:
    lines = [line for line, given in zip(solving(), CLASSIC, strict=True) if given == "."]
    lines[0] = "1 3 1"
    told = tutor("play", CLASSIC, stdin=typed(*lines, "1 3 4", "q")).lines
    told = told[told.index("r1c3 is 4.") - 1 :]
    assert told[0] == "Every cell is filled, but something isn’t right yet. c shows you where."
    assert told[1] == "r1c3 is 4."
    assert told[2].startswith("Solved, in ")


def test_nobody_waits_for_the_rating_of_a_large_board() -> None:
    grid = holes(Geometry.of(2, 5), seed=1, empty=1)
    (cell,), solution = grid.empty_cells(), search.solve(grid)
    assert solution is not None
    last = f"{cell // 10 + 1} {cell % 10 + 1} {solution[cell]}"
    done = tutor("play", line_of(grid), stdin=typed(last))
    end = done.lines.index("Solved, in 0:00. Well done!")
    assert done.lines[end + 1] == "new gives you another grid, quit leaves."


def test_plain_goes_on_with_what_was_left_and_else_begins() -> None:
    first = tutor("--plain", stdin=typed("quit", "r1c1=1"))
    assert first.code == 0
    assert "tutor placement --plain finds your level" in first.lines[0]
    assert first.lines[1].startswith("Easy. ")
    assert len(open_store().played(GRIDS).games()) == 1
    played("r1c3=4")
    again = tutor("--plain")
    assert again.lines[1] == "row 1: 5 3 4 blank 7 blank blank blank blank"
    assert "Welcome back." in again.out
    assert "placement" not in again.out, "that is for the first day"
    assert len(open_store().played(GRIDS).games()) == 2, "nothing new was begun"


def test_a_grid_half_typed_in_is_no_game_to_go_on_with() -> None:
    store = open_store()
    store.played(GRIDS).new_game(Grid(NINE), "draft")
    store.close()
    assert tutor("--plain").lines[1].startswith("Easy. ")


def test_the_language_of_the_settings_unless_another_is_asked_for() -> None:
    store = open_store()
    store.save_settings(Settings(language="fr"))
    store.close()
    assert tutor("--plain").lines[1].startswith("Facile. ")
    assert tutor("--plain", "--lang", "en").lines[0].startswith("Easy. ")
    assert "Valeurs possibles" in tutor("play", "--level", "rubbish").err


def test_a_damaged_file_is_told_and_play_goes_on(learner_home: Path) -> None:
    learner_home.mkdir()
    (learner_home / "learner.db").write_bytes(b"rubbish" * 1000)
    done = tutor("play", CLASSIC, stdin="r1c3=4\n")
    assert "was damaged" in done.err
    assert answers(done)[0] == "r1c3 is 4."
    learner_home.joinpath("learner.db").unlink()


def test_a_file_that_cannot_be_written_is_told_once(learner_home: Path) -> None:
    learner_home.write_text("a file where the folder should be")
    done = tutor("play", CLASSIC, stdin="r1c3=4\nr1c4=6\n")
    assert done.err.count("can’t be saved") == 1
    said, farewell = said_by(done)
    assert said[:2] == ["r1c3 is 4.", "50 cells are blank."]
    assert "Not saved yet: 2 moves in 1 game." in done.out
    assert farewell == "You left without saving."
    assert "Everything is saved" not in done.out
    french = tutor("play", CLASSIC, "--lang", "fr", stdin="L1C3=4\nq\n")
    assert "Pas encore enregistré\u00a0: 1 coup dans 1 partie." in french.out
    assert said_by(french)[1] == "Vous avez quitté sans enregistrer."


def test_what_cannot_be_kept_is_saved_elsewhere(learner_home: Path, tmp_path: Path) -> None:
    learner_home.write_text("a file where the folder should be")
    copy, nowhere = tmp_path / "copy.json", tmp_path / "nowhere" / "copy.json"
    lines = typed("r1c3=4", "r1c4=6", "quit", str(nowhere), "again", str(copy))
    done = tutor("play", CLASSIC, stdin=lines)
    assert done.out.count("Not saved yet: 2 moves in 1 game.") == 3
    assert "can’t be written" in done.out
    assert f'tutor progress --import "{copy}"' in done.lines[-1]
    learner_home.unlink()
    assert tutor("progress", "--import", str(copy)).code == 0
    (game,) = open_store().played(GRIDS).games()
    assert len(open_store().played(GRIDS).log(game.id)) == 2


def test_a_solved_game_that_could_not_be_kept_is_told_too(learner_home: Path) -> None:
    learner_home.write_text("a file where the folder should be")
    done = tutor("play", CLASSIC, stdin=typed(*solving()))
    assert "Solved, in " in done.out
    assert done.lines[-1] == "You left without saving."


def test_a_file_that_is_locked_for_a_while(learner_home: Path) -> None:
    open_store().close()
    other = sqlite3.connect(learner_home / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    done = tutor("play", CLASSIC, stdin="r1c3=4\n")
    assert done.err.count("Another program is using the file") == 1
    assert said_by(done)[1] == "You left without saving."
    other.close()
    assert played("r1c3") == ["r1c3 is blank, without marks."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_word_it_needs(language: Language) -> None:
    told = "\n".join(played("help", lang=language))
    words = {
        "en": "clear fill clean board row column box left time hint explain apply why check before "
        "undo redo try return copy new help quit beginner pencilmarks",
        "fr": "effacer remplir nettoyer grille ligne colonne bloc reste temps indice expliquer "
        "appliquer pourquoi vérifier avant annuler refaire essayer revenir copier nouvelle aide "
        "quitter débutant pencilmarks",
    }[language].split()
    for word in words:
        assert re.search(rf"\b{word}\b", told), word
        if word not in ("beginner", "débutant", "pencilmarks"):
            with_number = f"{word} 1"
            wishes = {understand(line, NINE).wish for line in (word, with_number)}
            assert wishes != {"unknown"}, word


def test_copy_prints_the_grid_with_its_marks() -> None:
    told = played("r1c3=4", "copy", "r1c4-2", "copy hodoku")
    assert told[2] == CLASSIC[:2] + "4" + CLASSIC[3:]
    (entry,) = read_text(told[4])
    assert isinstance(entry.result, Grid)
    assert entry.result.candidates[3] == 1 << 6 - 1
    drawn = played("copy grid")
    assert drawn[0] == "+-------+-------+-------+"


# Which grid


def grid_read_out(done: Outcome) -> Grid:
    """The grid that the rows say."""
    rows = [line.partition(": ")[2] for line in done.lines if line.startswith("row ")]
    return grid_of("\n".join(rows).replace("blank", "."))


@pytest.mark.slow
def test_fresh_grids_to_order() -> None:
    for level in ("beginner", "expert"):
        made = tutor("play", "--level", level)
        assert made.lines[0].startswith(level.title())
        assert graded(grid_read_out(made))[0] == level
    pair = tutor("play", "--technique", "naked-pair")
    assert graded(grid_read_out(pair))[1] == "naked-pair"
    small = tutor("play", "--box", "2x3", stdin=typed("new", "new facile"))
    assert small.lines[0].startswith("New grid · 6x6. ")
    assert sum("6x6" in line for line in small.lines) == 3
    assert "Easy · 6x6." in small.out
    assert search.is_unique(grid_read_out(tutor("play")))


def test_more_of_the_same_technique() -> None:
    done = tutor("play", "--technique", "naked-pair", stdin=typed("new", "new hidden-pair"))
    titles = [line.split(".")[0] for line in done.lines if "cells are blank." in line]
    assert titles == ["Naked pair", "Naked pair", "Hidden pair"]
    assert played("new search")[0].startswith("No such grid could be found")


def test_a_grid_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text(f"rubbish\n{CLASSIC}\n{NINE_SOLUTIONS}\n")
    done = tutor("play", str(file), stdin="r1c3=4\n")
    assert "two.sdm #2. 51 cells are blank." in done.out
    assert "r1c3 is 4." in done.out
    assert "rubbish" in done.err
    assert done.code == 2
    piped = tutor("play", "-", stdin=CLASSIC)
    assert (piped.code, grid_read_out(piped).values) == (0, grid_of(CLASSIC).values)


def test_a_grid_that_is_no_proper_puzzle_is_told_and_played() -> None:
    several = tutor("play", NINE_SOLUTIONS, stdin="hint\n")
    assert several.lines[0].startswith("This grid is not a proper puzzle. It has more than one")
    assert "Hint 1 of 5:" in several.out
    against = tutor("play", "11" + "." * 14)
    assert against.lines[0] == (
        "This grid is not a proper puzzle. It breaks a rule. Row 1 holds 1 twice: r1c1 and r1c2."
    )


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (["rub%bish"], 2, "rub%bish"),
        (["no-such-file.txt"], 2, 'there is no file "no-such-file.txt"'),
        (["--level", "rubbish"], 2, "--level rubbish: expected one of beginner easy medium"),
        (["--technique", "x-wimg"], 2, "Did you mean x-wing"),
        (["--technique", "search"], 2, "--technique search: expected a logical technique"),
        (["--box", "0x3"], 2, "--box 0x3"),
        (["--lang", "de"], 2, "--lang de"),
        ([CLASSIC, "--level", "easy"], 2, "INPUT and --level don’t go together"),
        (["--box", "2x2", "--level", "expert"], 1, "No such grid could be found at this size"),
    ],
)
def test_what_cannot_be_had(arguments: list[str], code: int, told: str) -> None:
    done = tutor("play", *arguments)
    assert (done.code, done.out) == (code, "")
    assert told in done.err


# On a terminal


def test_plain_on_a_terminal_prompts_and_ends_with_the_input() -> None:
    keys = (("> ", "r1c3=4\r"), ("50 cells are blank.\r\n> ", CTRL_D))
    shown = on_full_screen("play", CLASSIC, "--plain", keys=keys)
    assert shown.code == 0
    assert not shown.is_full_screen
    assert "Everything is saved" in shown.text


def test_ctrl_c_leaves_and_keeps_everything() -> None:
    # An empty line after it: a signal that comes before the prompt waits for input is
    # only noticed when there is some.
    keys = (("> ", "r1c3=4\r"), ("50 cells are blank.\r\n> ", f"{CTRL_C}\r"))
    shown = on_full_screen("--plain", "play", CLASSIC, keys=keys)
    assert shown.code == 130
    assert "Everything is saved" in shown.text
    assert gone_on("r1c3") == ["r1c3 is 4."]


def test_a_terminal_without_a_screen_gets_plain_text() -> None:
    shown = on_full_screen("play", CLASSIC, keys=(("> ", "q\r"),), term="dumb")
    assert shown.code == 0
    assert "row 1: 5 3 blank" in shown.text


def test_play_opens_the_screen() -> None:
    shown = on_full_screen("play", CLASSIC, "--lang", "fr", keys=(("À vous", CTRL_Q),))
    assert shown.code == 0
    assert shown.is_full_screen
    assert gone_on("r1c1") == ["r1c1 is 5, a given."]


def test_several_grids_are_offered_on_screen(tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text(f"{NINE_SOLUTIONS}\n{CLASSIC}\n")
    keys = (("Which grid?", "\x1b[B\r"), ("two.sdm #2", CTRL_Q))
    assert on_full_screen("play", str(file), keys=keys).code == 0


def test_nothing_opens_for_a_bad_grid() -> None:
    shown = on_full_screen("play", "rub%bish", keys=())
    assert shown.code == 2
    assert not shown.is_full_screen


def test_a_grid_is_solved_in_a_way_to_choose_and_nothing_is_written() -> None:
    said = played("solve logic", "solve search", "solve maybe", "r2c1", grid=NINE_SOLUTIONS)
    assert "Candidate grids where logic ran out: 62,208." in said
    assert said.count("9 solutions.") == 2
    assert sum(line.endswith("  solution") for line in said) == 9
    assert "solve maybe: expected one of logic both search." in said
    assert said[-1].startswith("r2c1 is blank")
    french = played("résoudre", lang="fr")
    assert "Une seule solution." in french


def test_a_grid_of_ones_own_recipe() -> None:
    said = played("new 3x2 50% several", "new 2x2 90%", "new 99x2")
    assert "New grid · 6x6. 18 cells are blank." in said
    assert any("you asked for 14" in line for line in said)
    assert any(line.startswith("new 99x2: expected") and line.endswith(" 3x2.") for line in said)
