"""What an activity answers: things said, and thinking that whoever shows them has to run."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tutor.games.sheet import Rated
from tutor.games.told import Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.language.rating import rated_as


@dataclass(frozen=True)
class Said:
    """One thing said."""

    told: Told
    lights: bool = False
    """Whether it decides what is lit; else that stays as it is."""
    is_hint: bool = False
    """Whether it is the present hint."""
    replaces: bool = False
    """Whether it says once more what the present hint said, and takes its place."""
    is_good: bool = False
    """Whether it says that something is right."""
    passes: bool = False
    """Whether it is true only until the next thing is done."""
    again: Callable[[], Told] | None = field(default=None, compare=False)
    """Says the same in the language that is spoken then, where it knows how."""


@dataclass(frozen=True)
class Earlier:
    """A step that is over: how it came about, what it was, and by which way."""

    sign: str
    what: str
    how: str = ""


@dataclass(frozen=True)
class Thought:
    """Thinking that may take long: run it in a thread, in the foreground or in slices.

    It may be stopped by what it is watched with. What it returns is to be called where the
    activity lives, and gives the answer: nothing, if nobody waits for that any more.
    """

    run: Callable[[Watch], Callable[[], "Reply"]]


@dataclass(frozen=True)
class Reply:
    """Everything to be said, and to be thought about, in order; and what has changed."""

    items: tuple[Said | Thought, ...] = ()
    is_edit: bool = False
    """Whether the board was edited."""
    is_new: bool = False
    """Whether what was lit is about a board that is no more."""
    look_at: int | None = None
    """The cell to look at."""

    def __bool__(self) -> bool:
        return bool(self.items) or self.is_edit

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is said at once."""
        said = (item for item in self.items if isinstance(item, Said))
        return tuple(sentence for one in said for sentence in one.told.sentences)


def joined(replies: Sequence[Reply]) -> Reply:
    """Several answers as one, in their order."""
    return Reply(
        tuple(item for reply in replies for item in reply.items),
        any(reply.is_edit for reply in replies),
        any(reply.is_new for reply in replies),
        next((one.look_at for one in reversed(replies) if one.look_at is not None), None),
    )


def plainly(*sentences: str) -> Said:
    """Sentences that leave what is lit as it is."""
    return Said(Told(sentences))


def telling(tell: Callable[[], Told], *, lights: bool = False, is_good: bool = False) -> Said:
    """What can be told in another language too."""
    return Said(tell(), lights=lights, is_good=is_good, again=tell)


def said_again(words: Callable[[], Sequence[str]]) -> Said:
    """Sentences that can be said in another language too, and leave what is lit as it is."""
    return telling(lambda: Told(tuple(words())))


def saying_anew(words: Callable[[], Sequence[str]]) -> Reply:
    """An answer of a few sentences that can be said in another language too."""
    return Reply((said_again(words),))


def saying(*sentences: str) -> Reply:
    """An answer of a few sentences."""
    return Reply((plainly(*sentences),))


def rated_again(speaker: Callable[[], Speaker], rated: Rated | None) -> Reply:
    """How hard the puzzle was, if that is known."""
    if rated is None:
        return Reply()
    return Reply((said_again(lambda: [rated_as(speaker(), rated.level, rated.score)]),))
