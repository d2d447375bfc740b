"""What can be done on the screens of nonograms, besides what every screen can."""

from tutor.tui import commands, exam_commands
from tutor.tui.commands import (
    COACH,
    GO_ON,
    HISTORY,
    MOVES,
    PAGES,
    PUZZLE,
    READ_LINES,
    SOLVE,
    STEPS,
    Command,
)

PLAY = (
    Command("fill", ("f", "space", "enter"), "write", in_footer=True),
    Command("cross", ("x",), "write", in_footer=True),
    *COACH,
    READ_LINES,
    Command("clear", ("delete", "backspace"), "write"),
    Command("pen-fill", ("F",), "write"),
    Command("pen-cross", ("X",), "write"),
    Command("cross-rest", (".",), "write"),
    Command("straight", ("s",), "write"),
    *HISTORY,
    Command("pause", ("p",), "look"),
    *PUZZLE,
    Command("walk", ("W",), "grid"),
    SOLVE,
    Command("review", ("V",), "grid"),
    Command("next-picture", ("n",), "grid"),
    Command("restart", ("R",), "grid"),
    *MOVES,
    *PAGES,
)

PLAY_IN_INKS = (
    PLAY[0],
    Command("choose-ink", ("1-9",), "write", in_footer=True),
    *PLAY[1:],
    Command("next-ink", ("i",), "write"),
)
"""The same where there are several inks: one of them is in hand."""

REVIEW = (
    *STEPS,
    READ_LINES.with_keys("down", "l", ";"),
    Command("candidates", ("c",), "look", in_footer=True),
    *PUZZLE,
    *GO_ON,
)

_OF_SUDOKU = ("select", "mark-digit", "marks", "eureka")
"""What is done to cells of a Sudoku, and to nothing here."""
LESSON = tuple(command for command in commands.LESSON if command.id not in _OF_SUDOKU)
EXERCISE = (
    Command("fill", ("f", "space"), "course", in_footer=True),
    Command("cross", ("x",), "course", in_footer=True),
    *(command for command in commands.EXERCISE if command.id not in _OF_SUDOKU),
)
TRY = commands.on_a_try(EXERCISE, LESSON)

_PAINTING = (
    Command("fill", ("f", "space"), "write", in_footer=True),
    Command("cross", ("x",), "write", in_footer=True),
    *(command for command in PLAY if command.id in ("clear", "pen-fill", "pen-cross")),
    *(command for command in PLAY if command.id == "cross-rest"),
)
_QUESTIONS = {"technique", "next-question", "previous-question"}
_QUESTIONS |= {command.id for command in exam_commands.EVERY_QUESTION}
EXAM = (
    *_PAINTING,
    *(command for command in exam_commands.EXAM if command.id in _QUESTIONS),
    *HISTORY,
    *MOVES,
    *PAGES,
)
"""What can be done in an exam: no coach but its hints, and no way elsewhere."""

DRAW = (
    Command("ink", ("f", "space", "enter"), "write", in_footer=True),
    Command("choose-ink", ("1-9",), "write", in_wide_footer=True),
    Command("rub", ("x", "delete", "backspace"), "write"),
    Command("pen-ink", ("F",), "write"),
    Command("pen-rub", ("X",), "write"),
    Command("next-ink", ("i",), "write"),
    Command("straight", ("s",), "write"),
    Command("repair", ("a",), "coach", in_wide_footer=True),
    Command("other-repair", ("d",), "coach", in_wide_footer=True),
    Command("repair-all", ("A",), "coach"),
    *(command for command in HISTORY if not command.id.startswith("bookmark")),
    Command("drawing-title", ("t",), "grid", in_wide_footer=True),
    Command("drawing-author", ("T",), "grid"),
    Command("drawing-size", ("b",), "grid", in_wide_footer=True),
    Command("drawing-change", ("m",), "grid"),
    Command("drawing-play", ("p",), "grid", in_footer=True),
    Command("save", ("S",), "grid", in_footer=True),
    Command("copy", ("y",), "grid"),
    Command("paste", ("ctrl+v",), "grid"),
    Command("drawing-open", ("o",), "grid", in_wide_footer=True),
    Command("drawing-file", ("O",), "grid"),
    Command("drawing-new", ("N",), "grid"),
    Command("drawing-delete", ("D",), "grid"),
    Command("zoom", ("z",), "look"),
    *(command for command in MOVES if command.id not in ("click", "extend")),
    Command("draw-click", ("mouse",), "move"),
    Command("draw-extend", ("shift+up",), "move"),
    *PAGES,
)
"""What can be done to a picture of one's own."""
PAINTING_IDS = frozenset(command.id for command in _PAINTING)
HISTORY_IDS = frozenset(command.id for command in HISTORY)
