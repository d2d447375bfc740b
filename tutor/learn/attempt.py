"""One exercise being answered: what was tried, what was asked, and what it is worth so far.

What is left half answered waits as a draft in the learner's file. What is left for good
counts, and forgets the draft, in one transaction: nothing is to count twice.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import get_args

from tutor import narrate
from tutor.base.document import (
    read_amount,
    read_flag,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from tutor.base.events import Event, Source
from tutor.base.language import Language
from tutor.games.told import Told
from tutor.learn.course import ALL_LESSONS, INTRODUCTIONS, Kind, exercise, kinds_of
from tutor.learn.exercises.exercise import WRONG, Answer, Exercise, Judgement
from tutor.learn.mastery import STAR
from tutor.learn.progress import LessonProgress, name_of
from tutor.techniques.step import Candidate

_SOURCES: dict[Kind, Source] = {
    "spot": "spot",
    "conclude": "conclude",
    "judge": "judge",
    "line": "line",
}
_MOST_ATTEMPTS = 1000
"""Further ones are worth nothing."""


@dataclass
class Attempt:
    """The learner at work on an exercise; another window may go on with what it writes down."""

    lesson: str
    kind: Kind
    seed: str
    answer: Answer = field(default_factory=Answer)
    """What is put together so far."""
    rung: int = 0
    """The deepest hint asked for."""
    attempts: int = 0
    """How many answers were given."""
    credit: float = 0.0
    """What the best of them is worth."""
    is_over: bool = False
    """Whether it was answered rightly, or the answer was told."""
    parts: int = 0
    """How many of the answers were right as far as they went."""
    given: Exercise | None = None
    """The exercise itself, where it is a page of a lesson and none that a seed gives."""

    def __post_init__(self) -> None:
        self.exercise: Exercise = self.given or exercise(self.lesson, self.kind, self.seed)
        if self.rung or self.attempts:
            self._follow()
        self._judged: Answer | None = None
        self.sign = WRONG
        """The verdict on the last answer as a character."""

    def _follow(self) -> None:
        """What is said from now on is about what the learner is at."""
        self.exercise = self.exercise.nearest_to(self.answer)

    def check(self, language: Language) -> Judgement:
        """Judge the answer; one without anything in it, or just judged, is no attempt."""
        self._follow()
        outcome = self.exercise.check(self.answer, language)
        is_again = self.answer == self._judged
        is_try = self.exercise.is_answered(self.answer) and outcome.is_try
        if not is_try or self.is_over or is_again:
            return outcome
        self._judged, self.sign = self.answer, outcome.sign
        worth = self.exercise.worth(outcome.credit, self.rung, self.tries + 1)
        self.attempts += 1
        self.parts += outcome.is_part
        self.credit = max(self.credit, worth)
        # A verdict is yes or no: after a wrong one there is nothing left to find out.
        self.is_over = outcome.is_right or self.exercise.answers_with == "verdict"
        return outcome

    @property
    def tries(self) -> int:
        """How many answers count as a try: one that only lacked something does not."""
        return self.attempts - self.parts

    @property
    def is_nearly_told(self) -> bool:
        """Whether the next hint gives the answer away."""
        return self._next_rung >= self.exercise.last_rung

    @property
    def _next_rung(self) -> int:
        """The next hint that says something new."""
        rung = self.rung + 1
        while rung < self.exercise.last_rung and self._says_nothing(rung):
            rung += 1
        return rung

    def _says_nothing(self, rung: int) -> bool:
        """Whether a hint is no news; how to look is what the page of a lesson tells itself."""
        is_page = self.given is not None
        return self.exercise.adds_nothing(rung) or (is_page and rung == self.exercise.general_rung)

    def hint(self, language: Language) -> Told:
        """One rung further; the last one is the answer."""
        self._follow()
        if self.is_nearly_told:
            return self.give_up(language)
        self.rung = self._next_rung
        return self.exercise.hint(self.rung, language)

    def give_up(self, language: Language) -> Told:
        """The answer."""
        if not self.is_over:
            self._follow()
            self.rung = max(self.rung, narrate.REASON)
            self.is_over = True
        return self.exercise.solution(language)

    @property
    def hints(self) -> int:
        """How many hints were told: a rung that adds nothing is none."""
        return sum(not self.exercise.adds_nothing(rung) for rung in range(1, self.rung + 1))

    @property
    def after_hint(self) -> float:
        """What the exercise can come to after one more hint; the best try so far counts."""
        return max(self.credit, self.exercise.worth(1.0, self._next_rung, self.tries + 1))

    @property
    def still(self) -> float:
        """What the exercise can come to without another hint."""
        return max(self.credit, self.exercise.worth(1.0, self.rung, self.tries + 1))

    @property
    def reason(self) -> dict[str, str | int]:
        """Why the credit is what it is, for the message that says so."""
        best = self.exercise.worth(1.0, self.rung, self.tries)
        why = "tries"
        if self.rung >= self.exercise.last_rung:
            why = "kept" if self.credit else "told"
        elif self.credit < best:
            why = "partly" if self.credit else "wrong"
        elif self.credit > best:
            why = "kept"
        return {"why": why, "tries": max(self.tries, 1), "hints": self.hints}

    def event(self, now: datetime) -> Event | None:
        """What it says about the technique; nothing for an introduction."""
        source = None if self.lesson in INTRODUCTIONS else _SOURCES.get(self.kind)
        return source and Event(self.lesson, now, round(self.credit, 3), source)

    # Keeping

    def as_json(self) -> dict[str, object]:
        """The attempt in words and numbers that last."""
        return {
            "lesson": self.lesson,
            "kind": self.kind,
            "seed": self.seed,
            "cells": sorted(self.answer.cells),
            "candidates": sorted(map(list, self.answer.candidates)),
            "black": sorted(self.answer.black),
            "white": sorted(self.answer.white),
            "is_one": self.answer.is_one,
            "rung": self.rung,
            "attempts": self.attempts,
            "credit": self.credit,
            "is_over": self.is_over,
            **({"parts": self.parts} if self.parts else {}),
        }

    @staticmethod
    def from_json(data: object) -> "Attempt | None":
        """The attempt that was written so; None if it makes no sense any more."""
        try:
            return _read(data)
        except (KeyError, StopIteration, ValueError):
            return None


def _read(data: object) -> Attempt:
    kept = read_object(data)
    lesson = read_text(kept["lesson"])
    kind = next(each for each in get_args(Kind) if each == kept["kind"])
    if lesson not in ALL_LESSONS or kind not in kinds_of(lesson):
        raise ValueError(lesson)
    answer = Answer(
        _cells(kept["cells"]),
        frozenset(_candidate(each) for each in read_list(kept["candidates"])),
        None if kept["is_one"] is None else read_flag(kept["is_one"]),
        _cells(kept.get("black", [])),
        _cells(kept.get("white", [])),
    )
    attempt = Attempt(
        lesson,
        kind,
        read_text(kept["seed"]),
        answer,
        min(max(read_whole(kept["rung"]), 0), narrate.APPLY),
        min(max(read_whole(kept["attempts"]), 0), _MOST_ATTEMPTS),
        min(read_amount(kept["credit"]), 1.0),
        read_flag(kept["is_over"]),
        min(max(read_whole(kept.get("parts", 0)), 0), read_whole(kept["attempts"])),
    )
    if not attempt.exercise.is_possible(answer):
        raise ValueError(answer)
    return attempt


def _cells(data: object) -> frozenset[int]:
    return frozenset(map(read_whole, read_list(data)))


def _candidate(data: object) -> Candidate:
    cell, digit = map(read_whole, read_list(data))
    return Candidate(cell, digit)


# Drafts, and what counts


def draft_name(lesson: str) -> str:
    """The name under which a lesson's exercise waits that was left half answered."""
    return f"exercise:{lesson}"


def draft_of(lesson: str, course: Mapping[str, object]) -> Attempt | None:
    """The exercise of a lesson that was left half answered."""
    attempt = Attempt.from_json(course.get(draft_name(lesson)))
    return None if attempt is None or attempt.is_over else attempt


def drafts(course: Mapping[str, object]) -> list[Attempt]:
    """Every exercise left half answered, the furthest in the course first."""
    found = (draft_of(lesson, course) for lesson in reversed(ALL_LESSONS))
    return [attempt for attempt in found if attempt is not None]


def what_counts(
    attempt: Attempt, course: Mapping[str, object], now: datetime
) -> tuple[list[Event], dict[str, object]]:
    """An exercise is left for good: what was tried counts, and nothing else does.

    Returns:
        The events, and the places in the course by name; None for one to forget.
    """
    event = attempt.event(now) if attempt.attempts or attempt.rung else None
    rows: dict[str, object] = {draft_name(attempt.lesson): None}
    if attempt.credit >= STAR:
        progress = LessonProgress.of(attempt.lesson, course).with_done(attempt.kind)
        rows[name_of(attempt.lesson)] = progress.as_json()
    return ([] if event is None else [event]), rows
