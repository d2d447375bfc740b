"""Every command once: its keys, its place in the footer, the palette and the help.

A command called ``hint`` is carried out by the method ``do_hint`` of its screen. Its
short name is the message ``do-hint``, what it does in a sentence the attribute ``about``.
"""

from dataclasses import dataclass, replace
from typing import Literal

Group = Literal[
    "move", "write", "look", "coach", "course", "exam", "history", "grid", "steps", "general"
]
GROUPS: tuple[Group, ...] = (
    "exam",
    "move",
    "course",
    "write",
    "look",
    "coach",
    "steps",
    "history",
    "grid",
    "general",
)


@dataclass(frozen=True)
class Command:
    """Something a learner can ask of a screen."""

    id: str
    keys: tuple[str, ...]
    """The first one is shown; those after it work too."""
    group: Group
    in_footer: bool = False
    in_wide_footer: bool = False
    """Whether the bottom line has it where there is room for more."""

    def with_keys(self, *keys: str) -> "Command":
        """The same command on other keys."""
        return replace(self, keys=keys)


def _command(
    id: str, keys: str, group: Group, *, footer: bool = False, wide: bool = False
) -> Command:
    return Command(id, tuple(keys.split()), group, footer, wide)


MOVES = (
    _command("move", "arrows", "move"),
    _command("click", "mouse", "move"),
    _command("extend", "shift+up", "move"),
    _command("next-empty", "tab", "move"),
    _command("previous-empty", "shift+tab", "move"),
    _command("row-start", "home", "move"),
    _command("row-end", "end", "move"),
)
"""Arrow keys, digits and the mouse are the screen's own: here they have a line in the help."""

PAGES = (
    _command("page", "pagedown", "coach"),
    _command("page-back", "pageup", "coach"),
    _command("drawer", "f6", "look"),
)
COACH_PAGES = (_command("page", "space pagedown", "coach"), *PAGES[1:])
PUZZLE = (
    _command("zoom", "z", "look", wide=True),
    _command("copy", "y", "grid"),
    _command("save", "S", "grid"),
    _command("paste", "ctrl+v", "grid"),
)

EVERYWHERE = (
    _command("help", "? f1", "general", footer=True),
    _command("palette", "ctrl+p /", "general", wide=True),
    _command("settings", ",", "general"),
    _command("language", "L f9", "general"),
    _command("theme", "f8", "general"),
    _command("back", "escape q", "general"),
    _command("quit", "ctrl+q", "general"),
)
"""What every screen has."""

HOME = (
    _command("open-card", "enter space", "course"),
    _command("cards", "arrows", "move"),
    _command("daily-sudoku", "d", "grid"),
    _command("daily-nonogram", "D", "grid"),
    _command("reviews", "r", "course"),
    _command("next-lesson", "l N", "course"),
    _command("new-grid", "n", "grid"),
    _command("nonograms", "o", "grid"),
    _command("watch", "w", "grid"),
    _command("exams", "x", "exam"),
    _command("enter-grid", "i", "grid"),
    _command("course", "c", "course"),
    _command("progress", "g", "general"),
    _command("placement", "p", "course"),
    _command("sprint", "s", "course"),
)

FIRST_START = (
    _command("start-on", "enter space", "course"),
    _command("start-row", "arrows", "move"),
    _command("start-wish", "right", "move"),
)

PATH = (
    _command("start-lesson", "enter space", "course"),
    _command("play-instead", "p", "grid"),
    _command("from-the-rules", "b", "course"),
    _command("goal", "right", "general"),
)

WRITING = (
    _command("digit", "1-9", "write", footer=True),
    _command("notes", "n", "write", footer=True),
    _command("corner-notes", "m", "write"),
    _command("number-first", "i", "write"),
    _command("put", "enter", "write"),
    _command("letter", "d", "write"),
    _command("letters", "D", "write"),
    _command("clear", "delete backspace 0", "write"),
    _command("fill", "f", "write"),
    _command("clean", "x", "write"),
    _command("select", "s", "write"),
    _command("colour", "t", "write"),
)

HISTORY = (
    _command("undo", "u ctrl+z", "history", footer=True),
    _command("redo", "r ctrl+y", "history"),
    _command("bookmark", "b", "history"),
    _command("bookmark-back", "B", "history"),
)

COACH = (
    _command("hint", "h f2", "coach", footer=True),
    _command("explain", "e", "coach", wide=True),
    _command("apply", "a", "coach"),
    _command("why", "w", "coach", wide=True),
    _command("check", "c", "coach", footer=True),
    _command("before-mistake", "g", "coach"),
    _command("mend", "G", "coach"),
    _command("earlier", "H f7", "coach"),
    _command("finish", "N", "coach"),
)
"""Whom to ask while a game is played, whatever the game."""

PLAY = (
    *WRITING,
    *COACH,
    *HISTORY,
    _command("view", "v", "look"),
    _command("conflicts", "f5", "look"),
    _command("zoom", "z", "look", wide=True),
    _command("pause", "p", "look"),
    _command("copy", "y", "grid"),
    _command("save", "S", "grid"),
    _command("paste", "ctrl+v", "grid"),
    _command("walk", "W", "grid"),
    _command("review", "V", "grid"),
    _command("restart", "R", "grid"),
    *MOVES,
    *COACH_PAGES,
)

STEPS = (
    _command("next", "right n", "steps", footer=True),
    _command("previous", "left p", "steps", footer=True),
    _command("first", "home", "steps"),
    _command("last", "end", "steps"),
    _command("list", "j f4", "steps", footer=True),
)
"""Going through a list of steps, of a solution or of a game."""
GO_ON = (_command("read-on", "space", "steps"), *PAGES)
"""Space reads on, and at the end of the text goes to the next step."""

WALK = (
    *STEPS,
    _command("line-on", "down", "steps"),
    _command("line-back", "up", "steps"),
    _command("auto", "a", "steps", footer=True),
    _command("slower", "-", "steps"),
    _command("faster", "+ =", "steps"),
    _command("filter", "f", "steps", footer=True),
    _command("candidates", "c", "look"),
    *PUZZLE,
    _command("play-it", "P", "grid"),
    *GO_ON,
)

REVIEW = (
    *STEPS,
    *PUZZLE,
    *GO_ON,
)

MENU = (_command("choose-line", "enter", "move", footer=True),)

SETTINGS = (
    _command("next-value", "enter space right", "general", footer=True),
    _command("previous-value", "left", "general"),
)

FINISH = (
    _command("go-on", "enter space", "steps", footer=True),
    _command("review", "V v", "grid", footer=True),
    _command("lesson-missed", "l f3", "course"),
    _command("copy-card", "y", "grid", footer=True),
    _command("new-puzzle", "n", "grid", footer=True),
    _command("board", "b", "grid"),
)

GAMES_LIST = (
    *MENU,
    _command("review", "V v", "grid", footer=True),
)

PROGRESS = (
    _command("next-panel", "tab right down", "move", footer=True),
    _command("previous-panel", "shift+tab left up", "move"),
    _command("look-closer", "enter space", "general", footer=True),
    _command("games", "V v", "grid", footer=True),
)

EXAMS = (
    *MENU,
    _command("discard", "x delete", "exam", footer=True),
)

EXAM_MARK = (
    _command("question-by-question", "enter space right", "exam", footer=True),
    _command("read-lesson", "l b", "exam", footer=True),
    _command("new-exam", "n e", "exam", footer=True),
    _command("copy-card", "y", "exam", footer=True),
)

EXAM_RESULT = (
    *STEPS,
    _command("next-grid", "]", "exam"),
    _command("previous-grid", "[", "exam"),
    _command("read-lesson", "l b", "exam", footer=True),
    _command("zoom", "z", "look"),
    *COACH_PAGES,
)

COURSE = (
    _command("exercises", "e", "course", footer=True),
    _command("test-out", "t", "course", footer=True),
    _command("use-it", "g", "course"),
    _command("sprint", "s", "course"),
)

COURSE_MAP = (
    _command("learn", "enter space", "course", footer=True),
    *COURSE,
    _command("next-stage", "tab", "move", footer=True),
    _command("previous-stage", "shift+tab", "move"),
    _command("first-lesson", "home", "move"),
    _command("last-lesson", "end", "move"),
)

LESSON = (
    _command("turn", "enter space right >", "steps", footer=True),
    _command("turn-back", "p left backspace <", "steps", footer=True),
    _command("first-page", "home", "steps"),
    _command("last-page", "end", "steps"),
    _command("lesson-after", "n", "course", footer=True),
    *COURSE,
    _command("marks", "c", "look"),
    _command("zoom", "z", "look"),
    _command("paste", "ctrl+v", "grid"),
    _command("earlier", "H f7", "coach"),
    *PAGES,
)

EXERCISE = (
    _command("select", "space s", "course", footer=True),
    _command("mark-digit", "1-9", "course", footer=True),
    _command("it-is", "y o", "course", footer=True),
    _command("it-is-not", "n", "course", footer=True),
    _command("submit", "enter", "course", footer=True),
    _command("hint", "h f2", "coach", footer=True),
    _command("answer", "a", "coach"),
    _command("another", "r", "course"),
    _command("unmark", "delete backspace", "course"),
    _command("read-lesson", "b", "course"),
    _command("use-it", "g", "course"),
    _command("marks", "c", "look"),
    _command("zoom", "z", "look"),
    _command("paste", "ctrl+v", "grid"),
    *MOVES,
    *PAGES,
)

SPRINT = (
    _command("choose", "1-4", "course", footer=True),
    _command("sprint-go-on", "enter space", "course", footer=True),
    _command("sprint-again", "a", "course", footer=True),
    _command("zoom", "z", "look"),
    *PAGES,
)
_ELSEWHERE = ("another", "read-lesson")
"""What has no place on the learner's turn in a lesson."""


def on_a_try(exercise: tuple[Command, ...], lesson: tuple[Command, ...]) -> tuple[Command, ...]:
    """What can be done on the learner's turn: answer, and turn pages with the keys left over."""
    own = tuple(command for command in exercise if command.id not in _ELSEWHERE)
    ids = {command.id for command in own} | set(_ELSEWHERE)
    taken = {key for command in own for key in command.keys} | {"left", "right"}
    others = (
        command.with_keys(*(key for key in command.keys if key not in taken))
        for command in lesson
        if command.id not in ids
    )
    return (*own, *(command for command in others if command.keys))


TRY = on_a_try(EXERCISE, LESSON)

EXAM_COVER = (_command("begin-exam", "enter space b", "exam", footer=True),)

_EVERY_QUESTION = (
    _command("questions", "j f4", "exam", footer=True),
    _command("hand-in", "H f3", "exam", footer=True),
    _command("flag", "* f7", "exam", wide=True),
    _command("hint", "h f2", "coach", footer=True),
    _command("zoom", "z", "look"),
)
"""What every question of an exam has."""

EXAM = (
    _command("point", "space s", "exam", footer=True),
    _command("answer-digit", "1-9", "exam", footer=True),
    _command("technique", "t", "exam", footer=True),
    _command("yes", "y o", "exam", footer=True),
    _command("no", "n", "exam", footer=True),
    _command("next-grid", "]", "exam", footer=True),
    _command("previous-grid", "[", "exam"),
    _command("next-question", "enter >", "exam", footer=True),
    _command("previous-question", "<", "exam"),
    _command("unmark", "delete backspace", "exam"),
    *_EVERY_QUESTION,
    _command("marks", "c", "look"),
    *MOVES,
    *PAGES,
)

EXAM_GRID = (
    _command("next-question", ">", "exam", footer=True),
    _command("previous-question", "<", "exam"),
    # With Shift, 8 writes a mark: only the other key of the flag is left.
    *(c.with_keys("f7") if c.id == "flag" else c for c in _EVERY_QUESTION),
    *(command for command in WRITING if command.id not in ("letter", "letters")),
    *HISTORY,
    _command("view", "v", "look"),
    *MOVES,
    *COACH_PAGES,
)

ENTER_GRID = (
    _command("digit", "1-9", "write"),
    _command("done", "enter", "grid", footer=True),
    _command("shape", "b", "grid", footer=True),
    _command("letter", "d", "write"),
    _command("letters", "D", "write"),
    _command("clear", "delete backspace", "write"),
    _command("undo", "u ctrl+z", "history", footer=True),
    _command("redo", "r ctrl+y", "history"),
    _command("paste", "ctrl+v", "grid", footer=True),
    _command("zoom", "z", "look"),
    *MOVES,
    *PAGES,
)

_VIM = {"h": "left", "j": "down", "k": "up", "l": "right"}


def with_vim_keys(commands: tuple[Command, ...]) -> tuple[Command, ...]:
    """The same commands with h, j, k and l, with and without Shift, left to the cursor."""
    return tuple(
        command.with_keys(*(key for key in command.keys if key.lower() not in _VIM))
        if any(key.lower() in _VIM for key in command.keys)
        else command
        for command in commands
    )


def vim_move(key: str) -> str | None:
    """The arrow a vim key stands for."""
    return _VIM.get(key)


def by_key(commands: tuple[Command, ...]) -> dict[str, Command]:
    """Which command a key gives; the first one that claims it."""
    return {key: command for command in reversed(commands) for key in command.keys}
