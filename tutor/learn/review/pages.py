"""A game read back, whatever the game: totals, what to review next, and a page for each move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import median
from typing import ClassVar, Literal, Protocol, TypeVar

from tutor.base.language import Language
from tutor.games.asked import Asked
from tutor.games.told import AnyLight, Argument, Lit, Told
from tutor.language import Speaker
from tutor.learn.taught import lesson_of
from tutor.rating.profile import Rung
from tutor.store import Record

Why = Literal["hinted", "guessed", "missed", "slow"]

PROVED = ("step", "after", "trial", "told")
"""The justifications that are proofs."""
_MOST_TOPICS = 3
_SLOW, _SLOWER_THAN_USUAL = 60.0, 3.0
"""Seconds, and times the usual, from which a move is slow."""


class Named(Protocol):
    """A step of a technique."""

    @property
    def technique(self) -> str:
        """The id of the technique."""


@dataclass(frozen=True, kw_only=True)
class Judged:
    """Something the learner concluded, or let the coach conclude, with what is to be said of it."""

    number: int
    """Which move it is, from 1."""
    elapsed: float
    """Seconds of play until then."""
    seconds: float
    """Since the move before."""
    justification: str
    """How it is justified."""
    steps: tuple[Named, ...]
    """What proves it."""
    technique: str | None
    """The technique it took: that of the hardest of these steps, or of those the coach named."""
    rung: int
    """How much the coach had told of it, 0 if nothing."""
    is_applied: bool
    """Whether the coach wrote it down."""
    is_taken_back: bool
    """Whether it no longer stands."""
    easier: Named | None
    """The simplest step there was, where that is worth a word."""

    @property
    def is_proved(self) -> bool:
        """Whether there is a proof of all of it, found or told."""
        return self.justification in PROVED and bool(self.steps)

    @property
    def techniques(self) -> tuple[str, ...]:
        """The techniques of its proof, each once."""
        if not self.is_proved:
            return ()
        found = tuple(dict.fromkeys(step.technique for step in self.steps))
        return () if self.technique is None else found

    @property
    def used(self) -> tuple[str, ...]:
        """The techniques it can be said to have taken.

        Who saw something easier lead on need not have gone through steps in the head; what
        the coach told is what the move is called.
        """
        if self.justification == "told" and self.technique is not None:
            return (self.technique,)
        if self.justification != "after" or self.easier is None:
            return self.techniques
        return (self.steps[-1].technique,)

    @property
    def needs_no_guess(self) -> bool:
        """Whether something that everybody knows led on where it was guessed."""
        return False


@dataclass
class Tally:
    """How often a technique was met in a game."""

    unaided: int = 0
    hinted: int = 0
    told: int = 0
    missed: int = 0
    """Moves that took something clearly harder."""
    guessed: int = 0
    """Guesses while it would have led further."""


@dataclass(frozen=True)
class Topic:
    """A technique to review, and why."""

    technique: str
    why: Why


class ReadBack:
    """A game read back: what can be said of its moves taken together."""

    RUNGS: ClassVar[Mapping[str, Rung]]
    """Every technique by its id, in ladder order."""
    TAUGHT: ClassVar[frozenset[str]]
    """The techniques that have a lesson."""

    title: str
    """What the game is called, which tells whether it was meant for a technique."""
    moves: Sequence[Judged]
    seconds: float
    asked: Asked
    """What the coach has told."""
    is_solved: bool
    """Whether the game came to its end."""

    @property
    def hints(self) -> int:
        """How many times the coach has told something of what was to be found."""
        return self.asked.count

    def lesson(self, technique: str) -> str:
        """The lesson that teaches a technique."""
        return lesson_of(technique)

    def is_meant_for(self, technique: str) -> bool:
        """Whether the puzzle was chosen for a technique, or for another of the same lesson."""
        kind, _, wanted = self.title.partition(":")
        return kind == "technique" and lesson_of(wanted) == self.lesson(technique)

    def shown_by(self, move: Judged) -> tuple[str, ...]:
        """The techniques a move is evidence of: the one that settled it.

        What was seen and not written down may have been luck, but for the technique that
        the puzzle was chosen for, in a game without a guess.
        """
        if move.is_taken_back or not move.is_proved:
            return ()
        last, is_sure = move.steps[-1].technique, not self.count("guess")
        return tuple(
            id for id in move.techniques if id == last or (is_sure and self.is_meant_for(id))
        )

    def count(self, justification: str) -> int:
        """How many moves were justified so."""
        return sum(move.justification == justification for move in self.moves)

    @property
    def taken_back(self) -> int:
        """How many moves were taken back."""
        return sum(move.is_taken_back for move in self.moves)

    @cached_property
    def techniques(self) -> dict[str, Tally]:
        """Every technique that was used, missed or guessed past, in ladder order."""
        tallies = {id: Tally() for id in self.RUNGS}
        for move in self.moves:
            for id in move.used:
                if move.justification == "told":
                    tallies[id].told += 1
                elif move.rung:
                    tallies[id].hinted += 1
                else:
                    tallies[id].unaided += 1
            if move.easier is not None and move.justification in ("step", "after"):
                tallies[move.easier.technique].missed += 1
            elif move.easier is not None and move.justification == "guess":
                tallies[move.easier.technique].guessed += 1
        return {id: tally for id, tally in tallies.items() if tally != Tally()}

    @property
    def next(self) -> tuple[Topic, ...]:
        """What to review, what matters most first."""
        tallies, rungs = self.techniques, self.RUNGS
        weights: dict[Why, dict[str, int]] = {
            "hinted": {id: tally.hinted + tally.told for id, tally in tallies.items()},
            "guessed": {id: tally.guessed for id, tally in tallies.items()},
            "missed": {id: tally.missed for id, tally in tallies.items() if rungs[id].tier > 1},
            "slow": dict.fromkeys(self._slow(), 1),
        }
        topics: dict[str, Topic] = {}
        for why, weight in weights.items():
            for id in sorted(weight, key=lambda id: -weight[id]):
                if weight[id] and id in self.TAUGHT:
                    topics.setdefault(id, Topic(id, why))
        return tuple(topics.values())[:_MOST_TOPICS]

    def _slow(self) -> list[str]:
        """The techniques of moves that took much longer than others, the slowest first."""
        usual = median([move.seconds for move in self.moves] or [0.0])
        slow = [
            move
            for move in self.moves
            if move.technique is not None and move.seconds >= max(_SLOW, _SLOWER_THAN_USUAL * usual)
        ]
        slow.sort(key=lambda move: -move.seconds)
        return [move.technique for move in slow if move.technique is not None]


P = TypeVar("P")
Sentences = tuple[str, ...]


def clock(seconds: float) -> str:
    """``3:07``: minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def listed_game(
    game: Record[P],
    title: str,
    progress: tuple[int, int],
    speaker: Speaker,
    day: str | None = None,
) -> str:
    """A game in the list of those that can be read back.

    Args:
        game: which.
        title: what it is called.
        progress: how much of it is done, and how much there is.
        speaker: who has the words.
        day: the day as a person writes it, or None.
    """
    return speaker.say(
        "progress-game",
        day=day or game.updated.astimezone().strftime("%Y-%m-%d"),
        title=title,
        filled="{}/{}".format(*progress),
        time=clock(game.elapsed),
        state="solved" if game.is_solved else "open",
    )


@dataclass(frozen=True)
class MovePage:
    """What is told of a move, and shown with it."""

    move: Judged
    called: Callable[[str, Language], str]
    """A technique, within a sentence."""
    deed: Callable[[Speaker], str]
    """What was done, in few characters."""
    justified: Callable[[Speaker], str]
    """How it is justified."""
    mistaken: Callable[[Language], Sentences]
    """What is wrong with it."""
    taken_back: Callable[[Speaker], list[str]]
    """What of it did not stay."""
    proof: Callable[[Language], Sentences]
    """What proves it, step by step."""
    easier: Callable[[Language], Sentences]
    """What would have been easier, in full."""
    is_in_lines: bool
    """Whether its proof is told link by link."""
    is_easier_in_lines: bool
    light: Callable[[Language], Lit]
    show: Callable[[bool], None]
    """Shows the board before it, or after it."""
    light_after: AnyLight | None = None
    """What is lit on the board after it, where that is worth seeing."""
    arguments: Callable[[Language], tuple[Argument, ...]] = lambda language: ()
    """What of it can be read line by line."""
    in_words: Callable[[Speaker], str] = lambda speaker: ""
    """What was done in words, where the few characters are signs."""

    def headline(self, speaker: Speaker) -> str:
        """The number of the move, what was done, and how long it took."""
        number, time = str(self.move.number), clock(self.move.seconds)
        return speaker.say("review-at", number=number, deed=self.deed(speaker), time=time)

    def short(self, speaker: Speaker) -> str:
        """Its reason in a few words."""
        move = self.move
        if move.justification == "told" and move.technique is None:
            return speaker.say("review-short-only-told")  # the coach named nothing that leads there
        name = self.called(move.technique, speaker.language) if move.technique else ""
        kind = "unproved" if move.needs_no_guess else move.justification
        return speaker.say(f"review-short-{kind}", name=name)

    def brief(self, speaker: Speaker) -> str:
        """Its reason in fewer words; that it was told comes first, for names may be cut."""
        move = self.move
        if move.justification != "told":
            return self.short(speaker)
        name = self.called(move.technique, speaker.language) if move.technique else ""
        return speaker.say("review-brief-told", name=name or "none")

    def line(self, speaker: Speaker) -> str:
        """The move in a list."""
        time = clock(self.move.seconds)
        told = f"{self.deed(speaker)}{speaker.say('colon')}{self.short(speaker)}"
        return f"{self.move.number}. {told} ({time})"

    def verdict(self, speaker: Speaker) -> Sentences:
        """How it is justified, how it was found, and whether it stayed."""
        sentences = [self.justified(speaker), *self.mistaken(speaker.language)]
        if self.move.rung and self.move.justification != "told":
            sentences.append(speaker.say("review-rung", rung=str(self.move.rung)))
        return (*sentences, *self.taken_back(speaker))

    def instead(self, speaker: Speaker) -> Sentences:
        """What was easier, or could be proved; its name first, then the step in full."""
        if self.move.easier is None:
            return ()
        name = self.called(self.move.easier.technique, speaker.language)
        message = "review-easier" if self.move.is_proved else "review-instead"
        return (speaker.say(message, name=name), *self.easier(speaker.language))

    def told(self, speaker: Speaker) -> Told:
        """All of it."""
        sentences = (
            self.headline(speaker),
            *self.verdict(speaker),
            *self.proof(speaker.language),
            *self.instead(speaker),
        )
        arguments = self.arguments(speaker.language)
        return Told(sentences, *self.light(speaker.language), arguments=arguments)


@dataclass(frozen=True)
class GameReview:
    """A game read back, page by page."""

    done: ReadBack
    pages: tuple[MovePage, ...]
    name: Callable[[str, Language], str]
    """A technique, at the start of a line."""
    lesson: Callable[[str], str]
    """The lesson that teaches a technique."""
    show_end: Callable[[], None]
    """Shows the board as it was left."""

    def summary(self, speaker: Speaker) -> Sentences:
        """How the game went, in numbers."""
        done, say = self.done, speaker.say
        state, time = "solved" if done.is_solved else "open", clock(done.seconds)
        return (
            say("review-summary", state=state, time=time, moves=len(done.moves)),
            say(
                "review-counts",
                hints=str(done.hints),
                guesses=str(done.count("guess")),
                wrong=str(done.count("wrong")),
                back=str(done.taken_back),
            ),
        )

    def topics(self, speaker: Speaker) -> list[str]:
        """What to review next, a line for each technique by its name."""
        lines = [
            speaker.say(
                f"review-next-{topic.why}", name=self.name(topic.technique, speaker.language)
            )
            for topic in self.done.next
        ]
        return lines or [speaker.say("review-next-nothing")]
