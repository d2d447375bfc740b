"""A game read back in sentences, whatever the game: a summary, and a page for each move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tutor.base.language import Language
from tutor.games.told import AnyLight, Told
from tutor.language import Speaker
from tutor.learn.review.totals import Judged, ReadBack
from tutor.narrate.teller import LegendLine
from tutor.store import Record

P = TypeVar("P")
Sentences = tuple[str, ...]
Lit = tuple[AnyLight, tuple[LegendLine, ...]]
"""What is lit up, and its legend."""


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
    in_words: Callable[[Speaker], str] = lambda speaker: ""
    """What was done in words, where the few characters are signs."""

    def headline(self, speaker: Speaker) -> str:
        """The number of the move, what was done, and how long it took."""
        number, time = str(self.move.number), clock(self.move.seconds)
        return speaker.say("review-at", number=number, deed=self.deed(speaker), time=time)

    def short(self, speaker: Speaker) -> str:
        """Its reason in a few words."""
        move = self.move
        applied = "review-short-applied"
        if move.is_applied and move.technique is None and speaker.knows(applied):
            return speaker.say(applied)  # nothing that is taught leads there
        name = self.called(move.technique, speaker.language) if move.technique else ""
        return speaker.say(f"review-short-{move.justification}", name=name)

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
        return Told(sentences, *self.light(speaker.language))


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
