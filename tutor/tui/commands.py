"""Every command once: its keys, its place in the footer, the palette and the help.

A command called ``hint`` is carried out by the method ``do_hint`` of its screen. Its
short name is the message ``do-hint``, what it does in a sentence the attribute ``about``.
"""

from dataclasses import dataclass, replace
from typing import Literal, get_args

Group = Literal[
    "exam", "move", "course", "write", "look", "coach", "steps", "history", "grid", "general"
]
GROUPS: tuple[Group, ...] = get_args(Group)
"""In the order of the help."""


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

    @classmethod
    def on(
        cls, id: str, keys: str, group: Group, *, footer: bool = False, wide: bool = False
    ) -> "Command":
        """A command on keys that are written in a row, with blanks between them."""
        return cls(id, tuple(keys.split()), group, footer, wide)

    def with_keys(self, *keys: str) -> "Command":
        """The same command on other keys."""
        return replace(self, keys=keys)


MOVES = (
    Command.on("move", "arrows", "move"),
    Command.on("click", "mouse", "move"),
    Command.on("extend", "shift+up", "move"),
    Command.on("next-empty", "tab", "move"),
    Command.on("previous-empty", "shift+tab", "move"),
    Command.on("row-start", "home", "move"),
    Command.on("row-end", "end", "move"),
)
"""Arrow keys, digits and the mouse are the screen's own: here they have a line in the help."""

PAGES = (
    Command.on("page", "pagedown", "coach"),
    Command.on("page-back", "pageup", "coach"),
    Command.on("drawer", "f6", "look"),
)
COACH_PAGES = (Command.on("page", "space pagedown", "coach"), *PAGES[1:])
PUZZLE = (
    Command.on("zoom", "z", "look", wide=True),
    Command.on("copy", "y", "grid"),
    Command.on("save", "S", "grid"),
    Command.on("paste", "ctrl+v", "grid"),
)

SOLVE = Command.on("solve", "A f3", "grid")

HELP_KEYS = ("?", "f1")
"""They work also where another key is expected."""
EVERYWHERE = (
    Command("help", HELP_KEYS, "general", in_footer=True),
    Command.on("palette", "ctrl+p /", "general", wide=True),
    Command.on("settings", ",", "general"),
    Command.on("language", "L f9", "general"),
    Command.on("theme", "f8", "general"),
    Command.on("back", "escape q", "general"),
    Command.on("quit", "ctrl+q", "general"),
)
"""What every screen has."""

HOME = (
    Command.on("open-card", "enter space", "course"),
    Command.on("cards", "arrows", "move"),
    Command.on("daily-sudoku", "d", "grid"),
    Command.on("daily-nonogram", "D", "grid"),
    Command.on("reviews", "r", "course"),
    Command.on("next-lesson", "l N", "course"),
    Command.on("new-grid", "n", "grid"),
    Command.on("nonograms", "o", "grid"),
    Command.on("watch", "w", "grid"),
    Command.on("exams", "x", "course"),
    Command.on("tasks", "t", "course"),
    Command.on("enter-grid", "i", "grid"),
    Command.on("paste", "ctrl+v", "grid"),
    Command.on("course", "c", "course"),
    Command.on("progress", "g", "general"),
    Command.on("games", "V v", "grid"),
    Command.on("placement", "p", "course"),
    Command.on("sprint", "s", "course"),
)

FIRST_START = (
    Command.on("start-on", "enter space", "course"),
    Command.on("start-row", "arrows", "move"),
    Command.on("start-wish", "right", "move"),
)

PATH = (
    Command.on("start-lesson", "enter space", "course"),
    Command.on("play-instead", "p", "grid"),
    Command.on("from-the-rules", "b", "course"),
    Command.on("goal", "right", "general"),
)

WRITING = (
    Command.on("digit", "1-9", "write", footer=True),
    Command.on("notes", "n", "write", footer=True),
    Command.on("corner-notes", "m", "write"),
    Command.on("number-first", "i", "write"),
    Command.on("put", "enter", "write"),
    Command.on("letter", "d", "write"),
    Command.on("letters", "ctrl+d", "write"),
    Command.on("clear", "delete backspace 0", "write"),
    Command.on("fill", "f", "write"),
    Command.on("clean", "x", "write"),
    Command.on("select", "s", "write"),
    Command.on("colour", "t", "write"),
)

HISTORY = (
    Command.on("undo", "u ctrl+z", "history", footer=True),
    Command.on("redo", "r ctrl+y", "history"),
    Command.on("bookmark", "b", "history"),
    Command.on("bookmark-back", "B", "history"),
)

READ_LINES = Command.on("read-lines", "l ;", "coach")
"""A chain, a net or a trial, line by line; with vim keys the other key is left."""
EUREKA = Command.on("eureka", "E", "coach")
LINES = (READ_LINES, EUREKA)
READING = (
    Command.on("line-on", "right down space enter", "steps", footer=True),
    Command.on("line-back", "left", "steps", footer=True),
    Command.on("line-leave", "escape up q", "steps", footer=True),
    Command.on("line-first", "home", "steps"),
    Command.on("line-last", "end", "steps"),
)
"""As long as somebody reads line by line, these keys do so; any other ends it."""

COACH = (
    Command.on("hint", "h f2", "coach", footer=True),
    Command.on("explain", "e", "coach", wide=True),
    Command.on("apply", "a", "coach"),
    Command.on("why", "w", "coach", wide=True),
    Command.on("check", "c", "coach", footer=True),
    Command.on("before-mistake", "g", "coach"),
    Command.on("mend", "G", "coach"),
    Command.on("earlier", "H f7", "coach"),
    Command.on("finish", "N", "coach"),
)
"""Whom to ask while a game is played, whatever the game."""

PLAY = (
    *WRITING,
    *COACH,
    *LINES,
    *HISTORY,
    Command.on("view", "v", "look"),
    Command.on("conflicts", "f5", "look"),
    Command.on("zoom", "z", "look", wide=True),
    Command.on("pause", "p", "look"),
    Command.on("copy", "y", "grid"),
    Command.on("save", "S", "grid"),
    Command.on("paste", "ctrl+v", "grid"),
    Command.on("walk", "W", "grid"),
    SOLVE,
    Command.on("review", "V", "grid"),
    Command.on("restart", "R", "grid"),
    *MOVES,
    *COACH_PAGES,
)

STEPS = (
    Command.on("next", "right n", "steps", footer=True),
    Command.on("previous", "left p", "steps", footer=True),
    Command.on("first", "home", "steps"),
    Command.on("last", "end", "steps"),
    Command.on("list", "j f4", "steps", footer=True),
)
"""Going through a list of steps, of a solution or of a game."""
GO_ON = (Command.on("read-on", "space", "steps"), *PAGES)
"""Space reads on, and at the end of the text goes to the next step."""

_WITH_ARROW = READ_LINES.with_keys("down", "l", ";")
"""Where no cursor needs it, the arrow points at the lines too."""
WALK = (
    *STEPS,
    _WITH_ARROW,
    EUREKA,
    Command.on("auto", "a", "steps", footer=True),
    Command.on("slower", "-", "steps"),
    Command.on("faster", "+ =", "steps"),
    Command.on("filter", "f", "steps", footer=True),
    Command.on("candidates", "c", "look"),
    *PUZZLE,
    Command.on("play-it", "P", "grid"),
    SOLVE,
    *GO_ON,
)

REVIEW = (
    *STEPS,
    _WITH_ARROW,
    EUREKA,
    *PUZZLE,
    *GO_ON,
)

MENU = (Command.on("choose-line", "enter", "move", footer=True),)

SETTINGS = (
    Command.on("next-value", "enter space right", "general", footer=True),
    Command.on("previous-value", "left", "general"),
)

FINISH = (
    Command.on("go-on", "enter space", "steps", footer=True),
    Command.on("review", "V v", "grid", footer=True),
    Command.on("lesson-missed", "l f3", "course"),
    Command.on("copy-card", "y", "grid", footer=True),
    Command.on("new-puzzle", "n", "grid", footer=True),
    Command.on("board", "b", "grid"),
)

GAMES_LIST = (
    *MENU,
    Command.on("review", "V v", "grid", footer=True),
)

PROGRESS = (
    Command.on("next-panel", "tab right down", "move", footer=True),
    Command.on("previous-panel", "shift+tab left up", "move"),
    Command.on("look-closer", "enter space", "general", footer=True),
    Command.on("games", "V v", "grid", footer=True),
    Command.on("save-all", "S", "general"),
)

COURSE = (
    Command.on("exercises", "e", "course", footer=True),
    Command.on("test-out", "t", "course", footer=True),
    Command.on("use-it", "g", "course"),
    Command.on("sprint", "s", "course"),
)

COURSE_MAP = (
    Command.on("learn", "enter space", "course", footer=True),
    *COURSE,
    Command.on("next-stage", "tab", "move", footer=True),
    Command.on("previous-stage", "shift+tab", "move"),
    Command.on("first-lesson", "home", "move"),
    Command.on("last-lesson", "end", "move"),
)

LESSON = (
    Command.on("turn", "enter space right >", "steps", footer=True),
    Command.on("turn-back", "p left backspace <", "steps", footer=True),
    Command.on("first-page", "home", "steps"),
    Command.on("last-page", "end", "steps"),
    Command.on("lesson-after", "n", "course", footer=True),
    *COURSE,
    Command.on("marks", "c", "look"),
    Command.on("zoom", "z", "look"),
    Command.on("paste", "ctrl+v", "grid"),
    Command.on("earlier", "H f7", "coach"),
    *LINES,
    *PAGES,
)

EXERCISE = (
    Command.on("select", "space s", "course", footer=True),
    Command.on("mark-digit", "1-9", "course", footer=True),
    Command.on("it-is", "y o", "course", footer=True),
    Command.on("it-is-not", "n", "course", footer=True),
    Command.on("submit", "enter", "course", footer=True),
    Command.on("hint", "h f2", "coach", footer=True),
    Command.on("answer", "a", "coach"),
    Command.on("another", "r", "course"),
    Command.on("unmark", "delete backspace", "course"),
    Command.on("read-lesson", "b", "course"),
    Command.on("use-it", "g", "course"),
    Command.on("marks", "c", "look"),
    Command.on("zoom", "z", "look"),
    Command.on("paste", "ctrl+v", "grid"),
    *LINES,
    *MOVES,
    *PAGES,
)

SPRINT = (
    Command.on("choose", "1-4", "course", footer=True),
    Command.on("sprint-go-on", "enter space", "course", footer=True),
    Command.on("sprint-again", "a", "course", footer=True),
    Command.on("zoom", "z", "look"),
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

ENTER_GRID = (
    Command.on("digit", "1-9", "write"),
    Command.on("done", "enter", "grid", footer=True),
    Command.on("shape", "b", "grid", footer=True),
    SOLVE.with_keys("f3"),
    Command.on("letter", "d", "write"),
    Command.on("letters", "ctrl+d", "write"),
    Command.on("clear", "delete backspace", "write"),
    Command.on("undo", "u ctrl+z", "history", footer=True),
    Command.on("redo", "r ctrl+y", "history"),
    Command.on("paste", "ctrl+v", "grid", footer=True),
    Command.on("zoom", "z", "look"),
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
