"""Exams on screen: one being sat in the short words of its lines and lists, one that is over."""

from collections.abc import Sequence
from math import ceil

from rich.cells import cell_len
from textual.content import Content

from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exam import words
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.tui.parts.marks import bar
from tutor.tui.widgets.speech import broken

_BLANK = ""
_ANSWERED, _BEGUN, _OPEN = "●", "◐", "·"
"""Say that there is an answer, a part of one, or none, and nothing of its being right."""
_TURN = "   < >"
"""The keys that go from question to question."""
_LAST_MINUTE = 60
_SHORTEST = 14
"""Columns of a title that still says something."""
_CLOCK, _STRIP = 8, 3
"""Columns of the clock that is drawn, and lines of numbers at most."""


def title_within(speaker: Speaker, exam: Exam, room: int) -> str:
    """What the exam is called, cut where there is no room for all of it."""
    title = words.title(speaker, exam.paper.syllabus).replace(" · ", " › ", 1)
    room = max(room, _SHORTEST)
    return title if cell_len(title) <= room else f"{title[: room - 1].rstrip(' ·›')}…"


def standing(speaker: Speaker, exam: Exam) -> list[str]:
    """The time, drawn too; whether nobody helps; and the question."""
    time = "sit-left" if exam.left >= _LAST_MINUTE else "sit-last-minute"
    drawn = bar(_CLOCK, ceil(_CLOCK * exam.left / exam.limit) / _CLOCK).plain
    is_strict = exam.is_strict
    return [
        f"{speaker.say(time, time=words.clock(exam.left))} {drawn}",
        f"{exam.at + 1}/{len(exam.sheets)}",
        *([speaker.say("exams-mode-strict")] if is_strict else []),
    ]


def question_title(speaker: Speaker, exam: Exam, part: str = "") -> str:
    """Which question it is, and its part in front, or the points at stake.

    After hints, what is left of them.
    """
    question, left = exam.question, exam.question.left_by(exam.sheet.rungs)
    stake = speaker.say("sit-stake", points=question.points)
    if left < 1:
        there = words.points(speaker, left * question.points)
        stake = speaker.say("sit-stake-left", left=there, points=question.points)
    return f"{speaker.say('sit-title', number=exam.at + 1)} · {part or stake}"


def question_strip(speaker: Speaker, exam: Exam, width: int) -> list[Content]:
    """All questions by their numbers: ticked with an answer, starred to come back to.

    The open one stands in brackets.
    """
    lines, count = [Content()], len(exam.sheets)
    numbers = [_number(exam, index, " ") for index in range(count)]
    if sum(map(len, numbers)) - 1 > width:
        numbers = [_number(exam, index, "") for index in range(count)]
    for index, text in enumerate(numbers):
        if not lines[-1]:
            text = text.lstrip()
        style = (
            "bold $now"
            if index == exam.at
            else "$now"
            if _star(exam, index)
            else "$primary"
            if exam.is_answered(index)
            else "$muted"
        )
        one = Content.from_markup(f"[@click=screen.open_question({index})]$text[/]", text=text)
        if lines[-1].cell_length + len(text) > width:
            lines.append(Content())
        lines[-1] += one.stylize(style)
    told = [speaker.say("sit-answered", count=exam.answered)]
    if exam.flags:
        told.append(speaker.say("sit-marked", count=len(exam.flags)))
    told = [whole] if cell_len(whole := " · ".join(told)) < width else told
    if cell_len(told[-1]) + cell_len(_TURN) < width:
        told[-1] += _TURN
    return [*lines[-_STRIP:], *(Content.styled(f" {line}", "$muted") for line in told)]


def _number(exam: Exam, index: int, gap: str) -> str:
    """The number of a question with its signs, and what parts the open one from the next."""
    star, tick = _star(exam, index), _tick(exam, index).strip(_OPEN)
    if index == exam.at:  # its answer is told above, where there is little room
        return f"[{index + 1}{tick if gap else ''}{star}]"
    return f"{gap if index == exam.at + 1 else ' '}{index + 1}{tick}{star}"


def answer_lines(
    speaker: Speaker, fields: Sequence[tuple[str, str]], told: str, width: int
) -> list[Content]:
    """The answer so far: its parts by their names, a sign before the first that is missing.

    Args:
        speaker: the words.
        fields: the parts; none where it has no parts.
        told: the answer in a sentence, for that case; nothing if there is none.
        width: columns there are.
    """
    if not fields:
        return [Content(line) for line in broken(told, width)] if told else []
    names = [speaker.say(f"sit-field-{part}") for part, _ in fields]
    wide = max(map(cell_len, names))
    missing = next((n for n, (_, value) in enumerate(fields) if not value), None)
    longest = max(cell_len(value) for _, value in fields)
    gap = "  " if 1 + wide + 2 + longest <= width else " "
    lines = [Content.styled(speaker.say("sit-your-answer"), "$muted")]
    for number, (name, (_, value)) in enumerate(zip(names, fields, strict=True)):
        sign = "▸" if number == missing else " "
        lines.append(
            Content.assemble(
                (sign, "bold $now"), (name.ljust(wide), "$muted"), gap, (value or "–", "bold")
            )
        )
    return lines


def next_hint(speaker: Speaker, exam: Exam) -> str:
    """A hint, and what it would cost beside those that were taken."""
    left = exam.question.left_by(exam.sheet.rungs)
    cost = words.points(speaker, 100 * (left - exam.left_after_hint))
    return speaker.say("sit-hint", percent=cost)


def question_lines(speaker: Speaker, exam: Exam) -> list[str]:
    """Every question with its points, ticked if it has an answer, starred to come back to."""
    return [
        f"{_tick(exam, index)}{_star(exam, index):1} "
        + words.question_line(speaker, index + 1, question)
        for index, question in enumerate(exam.paper.questions)
    ]


def _tick(exam: Exam, index: int) -> str:
    if exam.is_whole(index):
        return _ANSWERED
    return _BEGUN if exam.is_answered(index) else _OPEN


def _star(exam: Exam, index: int) -> str:
    return "*" if index in exam.flags else ""


# Results


def result_title(line: MarkedQuestion, speaker: Speaker) -> str:
    """Which question it is, and what it earned."""
    earned = words.points(speaker, line.earned)
    stake = speaker.say("sit-stake-left", left=earned, points=line.points)
    return f"{speaker.say('sit-title', number=line.number)} · {stake}"


def result_page(
    result: Result, line: MarkedQuestion, told: Told, signs: tuple[str, ...], speaker: Speaker
) -> tuple[str, ...]:
    """The answer and what it was worth, the solution with its reason; then what was asked.

    Args:
        result: the exam.
        line: the question.
        told: its solution.
        signs: what the learner's own signs on the board mean.
        speaker: the words.
    """
    question, answer = result.paper.questions[line.number - 1], line.sheet.answer
    say, language = speaker.say, speaker.language
    is_there, hints = question.is_answered(answer), words.hint_words(speaker, result, line)
    yours = question.answered(answer, language)
    return (
        f"**{say(f'exam-kind-{line.kind}')}**",
        say("exam-yours", answer=yours) if is_there else yours,
        *question.remarks(answer, language),
        *((hints,) if hints and is_there else ()),
        _BLANK,
        f"**{say('exam-result-solution')}**",
        *told.sentences,
        _BLANK,
        *question.ask(language),
        *signs,
    )
