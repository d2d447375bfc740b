"""Two minutes of quick boards: what is asked, and what it comes to.

Short trials in which something has to be told from what is like it are how people become
fluent. So the similar is mixed with the similar: a run of trials is about techniques that
are easily mistaken for each other.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import pairwise

from tutor.base.dice import Dice
from tutor.base.events import Event
from tutor.games.game import GameName
from tutor.language import Speaker
from tutor.learn.course import (
    COURSES,
    INTRODUCTIONS,
    TRIALS,
    course_of,
    is_supposition,
    lesson_title,
)
from tutor.learn.exercises.exercise import Trial
from tutor.learn.mastery import Mastery
from tutor.learn.taught import lesson_of
from tutor.narrate.names import called

SECONDS = 120
"""How long a sprint lasts."""
_RUN = 4
"""So many trials in a row are about similar techniques."""
_MOST_OPTIONS = 4
_ENOUGH = 2
"""So many trials say something about a technique."""

SIMILAR: tuple[tuple[str, ...], ...] = (
    ("full-house", "hidden-single", "naked-single"),
    ("pointing", "claiming"),
    ("naked-pair", "hidden-pair", "locked-pair"),
    ("naked-triple", "hidden-triple", "locked-triple"),
    ("naked-quad", "hidden-quad"),
    ("x-wing", "finned-x-wing", "sashimi-x-wing"),
    ("swordfish", "finned-swordfish", "sashimi-swordfish", "franken-swordfish"),
    ("jellyfish", "finned-jellyfish", "sashimi-jellyfish"),
    ("skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"),
    ("xy-wing", "xyz-wing", "w-wing", "wxyz-wing"),
    ("unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4"),
    ("unique-rectangle-5", "unique-rectangle-6", "hidden-rectangle"),
    ("avoidable-rectangle-1", "avoidable-rectangle-2"),
    ("simple-colors", "multi-colors", "remote-pair", "medusa"),
    ("x-chain", "xy-chain", "aic", "nice-loop-discontinuous"),
    ("als-xz", "als-xy-wing", "als-chain", "sue-de-coq"),
    ("tridagon", "sk-loop", "junior-exocet", "msls"),
    ("nonogram-empty-line", "nonogram-full-line", "nonogram-overlap"),
    ("nonogram-punctuation", "nonogram-glue", "nonogram-joining", "nonogram-mercury"),
    ("nonogram-out-of-reach", "nonogram-block-range", "nonogram-forcing"),
)
"""Techniques that are easily mistaken for each other."""


def similar_to(technique: str) -> tuple[str, ...]:
    """The techniques that one is easily mistaken for; it is among them."""
    return next((group for group in SIMILAR if technique in group), (technique,))


_SAYS_EVERYTHING = "nonogram-complete-line"
"""The rule that tells all that a line tells: nothing is like it."""


def can_be_sprinted(lesson: str) -> bool:
    """Whether there are quick boards of a lesson: what is supposed takes its time."""
    others = (*INTRODUCTIONS, *TRIALS, _SAYS_EVERYTHING)
    return lesson not in others and not is_supposition(lesson)


def known_of(game: GameName, mastery: Mastery) -> tuple[str, ...]:
    """What a sprint about everything may be about: what is known of a game, else what was begun."""
    begun = [one.technique for one in mastery.begun(game) if can_be_sprinted(one.technique)]
    return tuple(filter(mastery.knows, begun)) or tuple(begun)


def game_to_sprint(first: GameName, mastery: Mastery) -> GameName:
    """The game of a sprint that nobody chose: one of which something was begun, if there is."""
    order = sorted(COURSES, key=lambda name: name != first)
    return next((name for name in order if known_of(name, mastery)), first)


def techniques_of(subject: str, mastery: Mastery) -> tuple[str, ...] | str:
    """What may come up in a sprint about a lesson, or about a game.

    Returns:
        The techniques, or the message that says why there is no such sprint.
    """
    if (game := next((name for name in COURSES if name == subject), None)) is not None:
        return known_of(game, mastery) or "sprint-unknown"
    return (subject,) if can_be_sprinted(subject) else "sprint-too-slow"


def subject_name(subject: str, speaker: Speaker) -> str:
    """What a sprint is about, in words."""
    if subject in COURSES:
        return speaker.say(f"sprint-subject-{subject}")
    if subject in INTRODUCTIONS:
        return lesson_title(subject, speaker.language)
    return called(subject, speaker.language)


class Trials:
    """The trials of a sprint, one after another, as its seed has them."""

    def __init__(self, techniques: Sequence[str], seed: str) -> None:
        """Trials about some techniques; one alone is told from its look-alikes."""
        self._techniques = tuple(techniques)
        self._dice = Dice(f"sprint {seed}")
        self._run: list[str] = []

    def next(self) -> Trial:
        """Another one."""
        technique = self._next_technique()
        others = [
            one for one in similar_to(technique) if one != technique and one in self._techniques
        ]
        make = course_of(technique).load().trial
        trial = make(technique, others[: _MOST_OPTIONS - 1], self._dice)
        if not trial.asks_which:
            return trial
        # Always in the same order: nobody reads the answers twice, and none tells by its place.
        return replace(trial, options=tuple(sorted(trial.options, key=similar_to(technique).index)))

    def _next_technique(self) -> str:
        """The next of a run about similar techniques; after it, another run."""
        if not self._run:
            first = self._techniques[self._dice.below(len(self._techniques))]
            group = [one for one in similar_to(first) if one in self._techniques] or [first]
            self._run = [group[self._dice.below(len(group))] for _ in range(_RUN)]
        return self._run.pop()


# What it comes to


@dataclass
class Tally:
    """How the trials of a sprint were answered."""

    answered: list[tuple[Trial, bool]] = field(default_factory=list)

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(is_right for _, is_right in self.answered)

    @property
    def streak(self) -> int:
        """How many were right in a row, up to now."""
        count = 0
        for _, is_right in reversed(self.answered):
            if not is_right:
                break
            count += 1
        return count

    @property
    def longest(self) -> int:
        """The longest row of right ones."""
        breaks = [-1, *(n for n, (_, right) in enumerate(self.answered) if not right)]
        return max(b - a - 1 for a, b in pairwise((*breaks, len(self.answered))))

    def events(self, now: datetime) -> list[Event]:
        """What it shows of each technique that came up often enough."""
        shown: defaultdict[str, list[tuple[Trial, bool]]] = defaultdict(list)
        for trial, is_right in self.answered:
            shown[lesson_of(trial.technique)].append((trial, is_right))
        return [
            Event(lesson, now, round(_credit(trials), 3), "sprint")
            for lesson, trials in shown.items()
            if len(trials) >= _ENOUGH
        ]


def _credit(trials: Sequence[tuple[Trial, bool]]) -> float:
    """The share of right answers, less what guessing would give."""
    share = sum(right for _, right in trials) / len(trials)
    return sum(trial.credit(share) for trial, _ in trials) / len(trials)
