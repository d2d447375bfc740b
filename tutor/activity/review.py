"""Reading a finished game of any kind back: a summary, then its moves, a page for each."""

from collections.abc import Callable
from dataclasses import replace

from tutor.activity.said import Reply, Said, Thought
from tutor.base.language import Language
from tutor.base.watch import Pulse
from tutor.games.told import AnyLight, Lit, Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.review.pages import GameReview, MovePage, clock

Read = Callable[[Pulse, Watch], GameReview]
"""Reads a game back; both may stop it, and the second is told how far it is."""


class Review:
    """The pages of a game, and which of them is open."""

    def __init__(
        self, read: Read, speaker: Callable[[], Speaker], title: Callable[[Speaker, bool], str]
    ) -> None:
        """A game that has not been read yet.

        Args:
            read: reads it.
            speaker: who speaks the learner's language now.
            title: what the game is called; whether it came to its end is known or not.
        """
        self._read, self._speaker, self._title = read, speaker, title
        self.found: GameReview | None = None
        """What the game comes to; None while it is being read."""
        self.index = 0
        """The page that is open; the summary is the first."""
        self.is_after = False
        """Whether the board is shown after the move, rather than before it."""
        self._told_in: Language | None = None

    def begin(self) -> Thought:
        """Read the game."""

        def run(watch: Watch) -> Callable[[], Reply]:
            far = [0.0]

            def watched(share: float) -> None:
                far[0] = share
                watch(share)

            found = self._read(lambda: watch(far[0]), watched)
            return lambda: self._begun(found)

        return Thought(run)

    def _begun(self, found: GameReview) -> Reply:
        self.found = found
        return self._open(0)

    # Back and forth

    @property
    def pages(self) -> tuple[MovePage, ...]:
        """The pages of the moves, once the game is read."""
        return () if self.found is None else self.found.pages

    @property
    def page(self) -> MovePage | None:
        """The page of the move shown; None on the summary."""
        return self.pages[self.index - 1] if self.index else None

    def go_to(self, index: int) -> Reply:
        """Open a page, or the nearest there is."""
        wanted = min(max(index, 0), len(self.pages))
        return Reply() if wanted == self.index else self._open(wanted)

    def _open(self, index: int) -> Reply:
        self.index, self.is_after = index, False
        self._told_in = self._speaker().language
        return Reply((Said(self.told, lights=True, is_hint=True, replaces=True),), is_new=True)

    def next(self) -> Reply:
        """The next move."""
        return self.go_to(self.index + 1)

    def previous(self) -> Reply:
        """The move before; before the first one, the summary."""
        return self.go_to(self.index - 1)

    def last(self) -> Reply:
        """The last move."""
        return self.go_to(len(self.pages))

    def turn(self) -> Reply:
        """The board after the move, or before it, in games where that is worth seeing."""
        if self.page is None or self.page.light_after is None:
            return Reply()
        self.is_after = not self.is_after
        return Reply(is_new=True)

    def retell(self) -> Reply:
        """The page once more, if it was told in another language."""
        if self._told_in in (None, self._speaker().language):
            return Reply()
        return self._open(self.index)

    # What is to be seen

    def show(self) -> None:
        """Show the board of this page."""
        if self.page is not None:
            self.page.show(self.is_after)
        elif self.found is not None:
            self.found.show_end()

    @property
    def told(self) -> Told:
        """What is told on this page."""
        assert self.found is not None
        speaker, page = self._speaker(), self.page
        if page is not None:
            short = page.short(speaker)
            return replace(page.told(speaker), title=short[:1].upper() + short[1:])
        topics = "\n".join(f"{topic.rstrip('.')}." for topic in self.found.topics(speaker))
        sentences = (
            *self.found.summary(speaker),
            f"{speaker.say('review-next')}{speaker.say('colon')}\n{topics}",
            speaker.say("review-welcome" if self.pages else "review-empty"),
        )
        return Told(sentences, title=speaker.say("review-summary-line"), are_apart=True)

    @property
    def light(self) -> Lit:
        """What is lit up, and its legend."""
        if self.page is None:
            return AnyLight(), ()
        if self.is_after and self.page.light_after is not None:
            return self.page.light_after, ()
        return self.page.light(self._speaker().language)

    def lines(self) -> list[str]:
        """The pages: the summary, then every move."""
        speaker = self._speaker()
        return [speaker.say("review-summary-line"), *(page.line(speaker) for page in self.pages)]

    def status(self) -> list[str]:
        """Which game, and where in it we are."""
        speaker, page, count = self._speaker(), self.page, len(self.pages)
        is_solved = self.found is not None and self.found.done.is_solved
        title = self._title(speaker, is_solved)
        return [
            " › ".join(filter(None, (speaker.say("screen-review"), title))),
            f"{self.index}/{count}" if count else "",
            "" if page is None else clock(page.move.elapsed),
            "" if page is None else page.short(speaker),
        ]
