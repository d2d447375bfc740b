"""What can be done in an exam: before it, in its questions, and with its mark."""

from tutor.tui.commands import (
    COACH_PAGES,
    EUREKA,
    HISTORY,
    MENU,
    MOVES,
    PAGES,
    READ_LINES,
    STEPS,
    WRITING,
    Command,
)

EXAMS = (
    *MENU,
    Command.on("discard", "x delete", "exam", footer=True),
)

EXAM_MARK = (
    Command.on("question-by-question", "enter space right", "exam", footer=True),
    Command.on("read-lesson", "l b", "exam", footer=True),
    Command.on("new-exam", "n e", "exam", footer=True),
    Command.on("copy-card", "y", "exam", footer=True),
    Command.on("save-result", "S", "exam"),
)

EXAM_RESULT = (
    *STEPS,
    Command.on("next-grid", "]", "exam"),
    Command.on("previous-grid", "[", "exam"),
    READ_LINES.with_keys("down", ";"),
    EUREKA,
    Command.on("read-lesson", "l b", "exam", footer=True),
    Command.on("zoom", "z", "look"),
    *COACH_PAGES,
)

EXAM_COVER = (
    Command.on("begin-exam", "enter space b", "exam", footer=True),
    Command.on("below", "pagedown", "exam"),
    Command.on("above", "pageup", "exam"),
)

EVERY_QUESTION = (
    Command.on("questions", "j f4", "exam", footer=True),
    Command.on("hand-in", "H f3", "exam", footer=True),
    Command.on("flag", "f7 *", "exam", wide=True),
    Command.on("hint", "h f2", "coach", footer=True),
    Command.on("zoom", "z", "look"),
)
"""What every question of an exam has."""

EXAM = (
    Command.on("point", "space s", "exam", footer=True),
    Command.on("answer-digit", "1-9", "exam", footer=True),
    Command.on("technique", "t", "exam", footer=True),
    Command.on("yes", "y o", "exam", footer=True),
    Command.on("no", "n", "exam", footer=True),
    Command.on("next-grid", "]", "exam", footer=True),
    Command.on("previous-grid", "[", "exam"),
    Command.on("next-question", "enter >", "exam", footer=True),
    Command.on("previous-question", "<", "exam"),
    Command.on("unmark", "delete backspace", "exam"),
    *EVERY_QUESTION,
    Command.on("marks", "c", "look", wide=True),
    *MOVES,
    *PAGES,
)

EXAM_GRID = (
    Command.on("next-question", ">", "exam", footer=True),
    Command.on("previous-question", "<", "exam"),
    # With Shift, 8 writes a mark: only the other key of the flag is left.
    *(c.with_keys("f7") if c.id == "flag" else c for c in EVERY_QUESTION),
    *(command for command in WRITING if command.id not in ("letter", "letters")),
    *HISTORY,
    Command.on("view", "v", "look"),
    *MOVES,
    *COACH_PAGES,
)
