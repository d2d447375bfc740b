"""Results of different exams that say the same: whoever collects them should know."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tutor.cli.exam_papers.reading import Found
from tutor.learn.exam.canonical import fingerprint
from tutor.learn.exam.result import Result

What = Literal["answers", "times"]
_ENOUGH = 2
"""A single time may be the same by chance."""


@dataclass(frozen=True)
class Alike:
    """Some results with the same answers, or the same times for every question."""

    what: What
    results: tuple[Found, ...]

    @property
    def is_all_right(self) -> bool:
        """Whether the answers are right, and so the same for a good reason."""
        return self.what == "answers" and all(
            line.credit >= 1 for line in self.results[0].result.lines
        )


def alike(found: Sequence[Found]) -> Iterator[Alike]:
    """Every group of results of one paper, each of another exam, that say the same."""
    for what, told in _TOLD.items():
        groups: dict[tuple[str, str], dict[str, Found]] = {}
        for one in found:
            if (said := told(one.result)) is not None:
                same = groups.setdefault((one.result.paper.code, fingerprint(said, 32)), {})
                same.setdefault(one.result.id, one)
        for group in groups.values():
            if len(group) > 1:
                yield Alike(what, tuple(group.values()))


def _answers(result: Result) -> Iterable[object] | None:
    """What was answered; None if that is nothing."""
    if not any(line.is_answered for line in result.lines):
        return None
    return [answer.as_json() for answer in result.answers]


def _times(result: Result) -> Iterable[object] | None:
    """How long each question took; None where that may be a coincidence."""
    times = [round(line.sheet.seconds, 1) for line in result.lines]
    return times if sum(time > 0 for time in times) >= _ENOUGH else None


_TOLD: dict[What, Callable[[Result], Iterable[object] | None]] = {
    "answers": _answers,
    "times": _times,
}
