"""The exams in the document that holds everything the learner has done."""

import json

from tutor.base.document import Place, read_amount, read_moment, read_object, read_text
from tutor.store import moments
from tutor.store.exam_rows import WrittenExam
from tutor.store.exams import Exams
from tutor.store.rules import Rules

_LARGEST = 2**31
"""Beyond any number of a question."""
_MOST_DIGITS = 10


def written(exams: Exams) -> list[dict[str, object]]:
    """Every exam, the oldest first."""
    return [
        {
            "id": exam.id,
            "created": moments.stamp(exam.created),
            "paper": exam.paper,
            "state": exam.state,
            "elapsed": round(exam.elapsed, 3),
            "result": exam.result,
            "answers": {str(question): answer for question, answer in exam.answers.items()},
        }
        for exam in reversed(exams.rows())
    ]


def read(document: Place, rules: Rules) -> list[WrittenExam]:
    """The exams of a document; older ones have none.

    Raises:
        BadDocument: one makes no sense.
    """
    places = document.items("exams") if document.has("exams") else []
    return [_exam(place, rules) for place in places]


def _exam(place: Place, rules: Rules) -> WrittenExam:
    rules.check_exam(place.within("paper"), place.within("result"))
    return WrittenExam(
        place.of("id", _name),
        moments.stamp(place.of("created", read_moment)),
        place.of("paper", _json),
        place.of("state", _json),
        place.of("elapsed", read_amount),
        place.of("result", _result),
        place.of("answers", _answers),
    )


def _name(value: object) -> str:
    name = read_text(value)
    if not name:
        raise ValueError(value)
    return name


def _result(value: object) -> str | None:
    return None if value is None else _json(value)


def _json(value: object) -> str:
    return json.dumps(value, allow_nan=False)


def _answers(value: object) -> dict[object, object]:
    return {_question(name): _json(answer) for name, answer in read_object(value).items()}


def _question(name: str) -> int:
    number = int(name[:_MOST_DIGITS])
    if str(number) != name or not 0 <= number < _LARGEST:
        raise ValueError(name)
    return number
