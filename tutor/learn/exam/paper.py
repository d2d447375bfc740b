"""The questions of an exam: the same for everybody who asks for the same.

A paper follows from its syllabus and its seed; that of a class exam from its ticket too. It
is kept with the exam, so that one that was begun goes on as it was, whatever a later edition
would ask.
"""

import hashlib
import json
from dataclasses import dataclass
from secrets import randbelow

from tutor.base.dice import Dice
from tutor.base.document import BadDocument, Place, read_text
from tutor.base.watch import Pulse, no_pulse
from tutor.games.game import GameName
from tutor.learn.exam.edition import edition
from tutor.learn.exam.grid_setter import GridSetter
from tutor.learn.exam.nonogram_setter import NonogramSetter
from tutor.learn.exam.questions import ExamQuestion, read_question
from tutor.learn.exam.score import fair, points_for
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket

_SETTERS: dict[GameName, type[GridSetter] | type[NonogramSetter]] = {
    "sudoku": GridSetter,
    "nonogram": NonogramSetter,
}
_SEEDS = 1_000_000


@dataclass(frozen=True)
class Paper:
    """An exam before anybody has answered."""

    syllabus: Syllabus
    seed: str
    questions: tuple[ExamQuestion, ...]
    edition: str = ""
    """The edition that set it; older ones did not say."""
    group: str = ""
    """Whose class exam it is; nothing if it is none."""

    @property
    def is_closed(self) -> bool:
        """Whether its solutions are the teacher's to give out, and nobody else's."""
        return bool(self.group) and self.syllabus.mode == "strict"

    @property
    def points(self) -> int:
        """What there is to earn."""
        return sum(question.points for question in self.questions)

    @property
    def minutes(self) -> float:
        """How long the rater expects it to take."""
        return sum(question.minutes for question in self.questions)

    @property
    def code(self) -> str:
        """A short word that tells papers apart: equal for equal questions."""
        written = json.dumps([one.as_json() for one in self.questions], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]

    def check(self, where: str = "") -> None:
        """Make sure that every question has an answer.

        Raises:
            BadDocument: one has none; the paper did not come from here.
        """
        for index, question in enumerate(self.questions):
            if not question.is_sound:
                raise BadDocument(f"{where}questions[{index}]")

    def as_json(self) -> dict[str, object]:
        """The whole paper in words and numbers."""
        return {
            "syllabus": self.syllabus.as_json(),
            "seed": self.seed,
            **({"edition": self.edition} if self.edition else {}),
            **({"class": self.group} if self.group else {}),
            "questions": [question.as_json() for question in self.questions],
        }

    @staticmethod
    def from_json(place: Place) -> "Paper":
        """The paper that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        syllabus = Syllabus.from_json(place.within("syllabus"))
        questions = tuple(map(read_question, place.items("questions")))
        if len(questions) != syllabus.questions:
            raise BadDocument(f"{place.where}.questions".lstrip("."))
        return Paper(
            syllabus,
            place.of("seed", read_text),
            questions,
            place.maybe("edition", read_text, ""),
            place.maybe("class", read_text, ""),
        )


def new_seed() -> str:
    """A seed that nobody asked for, short enough to be told."""
    return str(randbelow(_SEEDS))


def make_paper(
    syllabus: Syllabus, seed: str, pulse: Pulse = no_pulse, ticket: Ticket | None = None
) -> Paper:
    """The paper of a syllabus and a seed, from the easiest question to the hardest.

    The time limit and the pass mark do not change what is asked. A strict exam asks something
    else than one for training, whose key anybody may print; a class exam asks what only
    those with its ticket are asked.
    """
    dice = Dice(f"{_kind(syllabus, ticket)}/{syllabus.subject}/{syllabus.questions}/{seed}")
    setters = [_SETTERS[game](syllabus.part(game), dice, pulse) for game in syllabus.games]
    questions = [
        setters[number % len(setters)].question(number // len(setters))
        for number in range(syllabus.questions)
    ]
    questions.sort(key=lambda question: question.minutes)
    worth = fair([points_for(one.minutes, syllabus.weight(one.kind)) for one in questions])
    for question, points in zip(questions, worth, strict=True):
        question.points = points
    group = "" if ticket is None else ticket.group
    return Paper(syllabus, seed, tuple(questions), edition(), group)


def _kind(syllabus: Syllabus, ticket: Ticket | None) -> str:
    """What dice are thrown for. It comes first: no seed makes one kind look like another."""
    chosen = f" of {syllabus.choices}" if syllabus.choices else ""
    if ticket is not None:
        return f"class exam {ticket.salt}{chosen}"
    return f"strict exam{chosen}" if syllabus.mode == "strict" else f"exam{chosen}"
