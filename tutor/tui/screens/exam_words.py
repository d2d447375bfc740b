"""Exams on screen: one being sat in the short words of its lines and lists, one that is over."""

from rich.cells import cell_len
from textual.content import Content
from textual.widgets.option_list import Option

from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exam import words
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.speech import broken

_BLANK = ""
_LAST_MINUTE = 60
_SHORTEST = 14
"""Columns of a title that still says something."""
_LIST_WIDTH = 16
"""Columns of the list beside the coach."""


def title_within(speaker: Speaker, exam: Exam, room: int) -> str:
    """What the exam is called, cut where there is no room for all of it."""
    title = words.title(speaker, exam.paper.syllabus)
    room = max(room, _SHORTEST)
    return title if cell_len(title) <= room else f"{title[: room - 1].rstrip(' ·')}…"


def standing(speaker: Speaker, exam: Exam) -> list[str]:
    """The question, the time, the points at stake, and how much is answered."""
    time = "sit-left" if exam.left >= _LAST_MINUTE else "sit-last-minute"
    return [
        f"{exam.at + 1}/{len(exam.sheets)}",
        speaker.say(time, time=words.clock(exam.left)),
        _stake(speaker, exam),
        speaker.say("sit-answered", count=exam.answered),
    ]


def _stake(speaker: Speaker, exam: Exam) -> str:
    """The points of the question; after hints, what is left of them."""
    question = exam.question
    left = question.left_by(exam.sheet.rungs)
    if left == 1:
        return speaker.say("sit-stake", points=question.points)
    there = words.points(speaker, left * question.points)
    return speaker.say("sit-stake-left", left=there, points=question.points)


def next_hint(speaker: Speaker, exam: Exam) -> str:
    """A hint, and what all hints about the question would cost with it."""
    cost = words.points(speaker, 100 * (1 - exam.left_after_hint))
    return speaker.say("sit-hint", percent=cost)


def with_rung(speaker: Speaker, exam: Exam, name: str) -> str:
    """The name of a question, and how deep its last hint was."""
    if not exam.rung:
        return name
    rung = speaker.say("sit-rung", rung=exam.rung, of=exam.question.last_rung)
    return f"{name} · {rung}"


def question_lines(speaker: Speaker, exam: Exam) -> list[str]:
    """Every question with its points, ticked if it has an answer."""
    return [
        f"{_tick(exam, index)} {words.question_line(speaker, index + 1, question)}"
        for index, question in enumerate(exam.paper.questions)
    ]


def show_questions(steps: Choices, speaker: Speaker, exam: Exam) -> None:
    """Write the list beside the coach again where it has changed."""
    lines = _short_lines(speaker, exam)
    if not steps.option_count:
        steps.add_options(Option("", id=str(index)) for index in range(len(lines)))
    for index, line in enumerate(lines):
        if str(steps.get_option_at_index(index).prompt) != line:
            steps.replace_option_prompt_at_index(index, Content(line))
    steps.highlighted = exam.at


def _short_lines(speaker: Speaker, exam: Exam) -> list[str]:
    """The same for a narrow list: the kind of question, and its points in brackets."""
    lines = []
    for index, question in enumerate(exam.paper.questions):
        kind = speaker.say(f"exam-kind-{question.kind}")
        line = f"{_tick(exam, index)} {index + 1}. {kind} ({question.points})"
        lines.append("\n".join(broken(line, _LIST_WIDTH, "  ")))
    return lines


def _tick(exam: Exam, index: int) -> str:
    return "✓" if exam.is_answered(index) else "·"


# Results


def _heading(result: Result, line: MarkedQuestion, speaker: Speaker) -> str:
    """Which question it is, and what it earned."""
    return speaker.say(
        "exam-result-page",
        number=f"{line.number}/{len(result.lines)}",
        kind=speaker.say(f"exam-kind-{line.kind}"),
        earned=words.points(speaker, line.earned),
        points=line.points,
    )


def result_page(
    result: Result, line: MarkedQuestion, told: Told, signs: tuple[str, ...], speaker: Speaker
) -> tuple[str, ...]:
    """The question, the answer and what it was worth, the solution with its reason.

    Args:
        result: the exam.
        line: the question.
        told: its solution.
        signs: what the learner's own signs on the board mean.
        speaker: the words.
    """
    question, answer = result.paper.questions[line.number - 1], line.sheet.answer
    say, language = speaker.say, speaker.language
    yours = say("exam-yours", answer=question.answered(answer, language))
    hints = words.hint_words(speaker, result, line)
    return (
        f"**{_heading(result, line, speaker)}**",
        *question.ask(language),
        _BLANK,
        yours,
        *question.remarks(answer, language),
        *((hints,) if hints else ()),
        *signs,
        _BLANK,
        f"**{say('exam-result-solution')}**",
        *told.sentences,
    )
