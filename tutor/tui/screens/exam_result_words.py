"""The result of an exam in sentences: a page about the whole, and one for each question."""

from typing import Any

from tutor.base.shown import printable
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exam import words as exam
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.comparison import Comparison
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.techniques.step import Candidate
from tutor.tui.widgets.speech import literal

_BLANK = ""


def summary(found: Comparison, speaker: Speaker) -> tuple[str, ...]:
    """The mark and where it comes from, the earlier exams, the techniques, and the way on."""
    result, say = found.result, speaker.say
    techniques = exam.by_technique(speaker, result)
    heading = f"{say('exam-result-techniques')}{say('colon')}".rstrip()
    return (
        f"**{exam.title(speaker, result.paper.syllabus)}**",
        " · ".join(_about(result, speaker)),
        _BLANK,
        exam.verdict(speaker, result),
        *exam.account(speaker, result),
        _BLANK,
        *exam.comparison(speaker, found),
        *((_BLANK, heading, *techniques) if techniques else ()),
        _BLANK,
        say("exam-result-closed" if result.paper.is_closed else "exam-result-welcome"),
        say("exam-result-export"),
    )


def _about(result: Result, speaker: Speaker) -> list[str]:
    """Who, when, how, and on which paper."""
    say = speaker.say
    seed, code = printable(result.paper.seed), printable(result.code)
    parts = [
        literal(printable(result.name)),
        result.finished.astimezone().strftime("%Y-%m-%d %H:%M"),
        say(f"exams-mode-{result.paper.syllabus.mode}"),
        say("exam-result-paper", seed=literal(seed), code=literal(code)),
    ]
    return [part for part in parts if part]


def heading(result: Result, line: MarkedQuestion, speaker: Speaker) -> str:
    """Which question it is, and what it earned."""
    return speaker.say(
        "exam-result-page",
        number=f"{line.number}/{len(result.lines)}",
        kind=speaker.say(f"exam-kind-{line.kind}"),
        earned=exam.points(speaker, line.earned),
        points=line.points,
    )


def page(result: Result, line: MarkedQuestion, told: Told, speaker: Speaker) -> tuple[str, ...]:
    """The question, the answer and what it was worth, the solution with its reason."""
    question, answer = result.paper.questions[line.number - 1], line.sheet.answer
    say, language = speaker.say, speaker.language
    yours = say("exam-result-yours", answer=question.answered(answer, language))
    hints = exam.hint_words(speaker, result, line)
    return (
        f"**{heading(result, line, speaker)}**",
        *question.ask(language),
        _BLANK,
        yours,
        *question.remarks(answer, language),
        *((hints,) if hints else ()),
        *_signs(answer, told.light, speaker),
        _BLANK,
        f"**{say('exam-result-solution')}**",
        *told.sentences,
    )


def _signs(answer: Answer, light: Any, speaker: Speaker) -> list[str]:
    """What on the board is the learner's own; nonograms have no such signs."""
    found = []
    if answer.cells:
        found.append(speaker.say("exam-result-cells"))
    own = own_digits(answer)
    if own and own - set(light.placements) - set(light.eliminations):
        found.append(speaker.say("exam-result-digits"))
    return found


def own_digits(answer: Answer) -> frozenset[Candidate]:
    """Every digit of an answer, placed or removed."""
    return answer.candidates | (frozenset() if answer.placed is None else {answer.placed})
