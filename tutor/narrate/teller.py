"""A step told rung by rung, with the light on the board and its legend."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, Protocol, TypeVar

from tutor.base.language import Language
from tutor.narrate.rungs import NAME, NUDGE, PATTERN, REASON
from tutor.narrate.voice import Fact, Facts, Line, Story, Value, Voice


class LegendLine(NamedTuple):
    """A role with its cells, or a part of a chain."""

    text: str
    roles: tuple[str, ...]
    """The roles it speaks of; most lines have one."""
    signs: tuple[tuple[str, str], ...] = ()
    """The signs of a chain's nodes in it, each with the role that its candidates have."""
    role: str = ""
    cells: str = ""
    """The two parts of a line about a role: where its cells are told already, the first will do."""


class Effect(NamedTuple):
    """Candidates that a step leaves where they are, or takes away."""

    digits: tuple[str, ...]
    word: str
    """That they stay, or go."""
    cells: tuple[str, ...]
    is_removed: bool


class Mark(Protocol):
    """A cell with the part it plays in an argument."""

    @property
    def cell(self) -> int:
        """The cell."""

    @property
    def role(self) -> str:
        """Its part."""


def role_lines(
    marks: Iterable[Mark],
    cells: Callable[[tuple[int, ...]], Value],
    voice: Voice,
    language: Language,
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in."""
    found: dict[str, set[int]] = {}
    for mark in marks:
        found.setdefault(mark.role, set()).add(mark.cell)
    lines = []
    for role, its_cells in found.items():
        name = voice.role_name(role, language)
        text = voice.say(language, "legend", role=name, cells=cells(tuple(sorted(its_cells))))
        parts = text[: len(name)], text[len(name) :].lstrip(":\N{NO-BREAK SPACE} ")
        lines.append(LegendLine(text, (role,), (), *parts))
    return tuple(lines)


class Narration(NamedTuple):
    """The four parts of an explanation."""

    where: str
    """Where to look; gives nothing away."""
    what: str
    """The pattern, with its cells."""
    why: str
    """Why it must be so; the links of a chain stand on a line each."""
    then: str
    """What follows."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it must be so, line by line."""
        return tuple(self.why.split("\n"))


Part = Literal["name", "look", "why", "so"]
"""What a sentence does in an explanation: names it, shows where, gives a reason, concludes."""


class Hint(NamedTuple):
    """What one rung reveals."""

    said: tuple[str, ...]
    legend: tuple[LegendLine, ...] = ()
    """The cells of the pattern with their roles, before the reason is told."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it, for those who see no board lit up."""
        return (*self.said, *(line.text for line in self.legend))


def parts_of(rung: int, said: Sequence[str]) -> list[Part]:
    """What each sentence of a rung does; blank ones count too."""
    parts: list[Part] = ["look" for _ in said]
    if rung > NUDGE:
        parts[0] = "name"
    if rung >= REASON:
        parts[2:-1] = ["why" for _ in said[2:-1]]
        parts[-1] = "so"
    return parts


class Step(Protocol):
    """What a teller asks of a step: which story tells it."""

    @property
    def technique(self) -> str:
        """The id of what found it."""

    @property
    def variant(self) -> str:
        """Which of its arguments this is, where it has several."""


class Reader(Protocol):
    """A step on its board, with the words of a language for its parts at hand."""

    @property
    def title(self) -> Line:
        """What its technique is called."""

    @property
    def then(self) -> str:
        """The message that tells what follows."""

    def common(self) -> Facts:
        """What every story may use."""

    def legend(self) -> tuple[LegendLine, ...]:
        """Its pattern, role by role."""


BoardT = TypeVar("BoardT")
StepT = TypeVar("StepT", bound=Step)
ReaderT = TypeVar("ReaderT", bound=Reader)
MistakeT = TypeVar("MistakeT")
ReasonT = TypeVar("ReasonT")


class Judgement(NamedTuple, Generic[StepT]):
    """What is said of a move or a claim, and the steps that show it."""

    sentences: tuple[str, ...]
    steps: tuple[StepT, ...] = ()
    is_plain: bool = False
    """Whether the board shows it without any step."""
    answer: str = ""
    """What belongs there instead: only for those who ask."""


@dataclass(frozen=True)
class Teller(Generic[BoardT, StepT, ReaderT, MistakeT, ReasonT]):
    """Sentences about one game, in the language that is asked for."""

    voice: Voice
    read: Callable[[StepT, BoardT, Language], ReaderT]
    stories: Mapping[str, Story[ReaderT]]
    judge_mistake: Callable[[MistakeT, BoardT, Language], Judgement[StepT]]
    judge_claim: Callable[[ReasonT, BoardT, Language], Judgement[StepT]]
    most_steps: int | None = None
    """Of a longer proof only so many steps are told, the last ones."""

    def facts_of(self, step: StepT, board: BoardT, language: Language) -> Facts:
        """Everything that the sentences about a step may speak of."""
        read = self.read(step, board, language)
        return {**read.common(), **self.stories[step.technique].facts(read)}

    def message_of(self, step: StepT) -> str:
        """The message that tells a step."""
        story = self.stories[step.technique]
        return f"story-{story.variants.get(step.variant, story.message)}"

    def narrate(self, step: StepT, board: BoardT, language: Language) -> Narration:
        """A step told in full."""
        read, say = self.read(step, board, language), self.voice.say
        message, facts = self.message_of(step), self.facts_of(step, board, language)
        where, what, why = (
            say(language, f"{message}.{part}", **facts) for part in ("where", "what", "why")
        )
        if (lines := self.stories[step.technique].lines) is not None:
            why = "\n".join([*(say(language, name, **more) for name, more in lines(read)), why])
        return Narration(where, what, why, say(language, read.then, **facts))

    def title(self, step: StepT, board: BoardT, language: Language) -> str:
        """The technique's name."""
        title, more = self.read(step, board, language).title
        return self.voice.say(language, title, **more)

    def place(self, step: StepT, board: BoardT, language: Language) -> str:
        """The house, the digit, the cell or the line that a step is about, in few words."""
        if (found := self._scope(step, board, language)) is None:
            return ""
        kind, scope = found
        return self.voice.text(language, f"place-{kind}", scope=scope)

    def named(self, step: StepT, board: BoardT, language: Language) -> str:
        """The technique's name, with the house, the digit, the cell or the line it is about."""
        title, more = self.read(step, board, language).title
        name, found = self.voice.text(language, title, **more), self._scope(step, board, language)
        if found is None:
            return self.voice.say(language, "named", name=name)
        return self.voice.say(language, f"named-{found[0]}", name=name, scope=found[1])

    def _briefly(self, step: StepT, board: BoardT, language: Language) -> str:
        """The technique's name within a sentence, with its place."""
        name = self.voice.called(step.technique, language).partition(" (")[0]
        place = self.place(step, board, language) or "none"
        return self.voice.text(language, "briefly", name=name, place=place)

    def _scope(self, step: StepT, board: BoardT, language: Language) -> tuple[str, Fact] | None:
        """What a step is about, and of which kind that is; None where it is not to be said."""
        scope = self.stories[step.technique].scope
        if scope is None:
            return None
        value = self.facts_of(step, board, language)[scope]
        return "around" if scope == "box" else type(value).__name__.lower(), value

    def hint(self, step: StepT, board: BoardT, language: Language, rung: int) -> Hint:
        """One rung of the ladder for a step."""
        name = self.named(step, board, language)
        if rung == NAME and not self.stories[step.technique].asks:
            return Hint((name,))
        told = self.narrate(step, board, language)
        if rung == NUDGE:
            return Hint((self._nudge(step, board, language) or told.where,))
        if rung == NAME:
            return Hint((name, told.where))
        if rung == PATTERN:
            return Hint((name, told.what), self.read(step, board, language).legend())
        return Hint((name, told.what, *told.reasons, told.then))

    def _nudge(self, step: StepT, board: BoardT, language: Language) -> str:
        """Only the place to look at, where the question that leads on would say too much."""
        story = self.stories[step.technique]
        if not story.asks or story.scope is None:
            return ""
        facts = self.facts_of(step, board, language)
        return self.voice.say(language, "look-at", **{**facts, "houses": facts[story.scope]})

    def tell_mistake(
        self, mistake: MistakeT, board: BoardT, language: Language, *, reveal: bool = False
    ) -> tuple[str, ...]:
        """What is wrong, and what shows it; the full reasons and the answer only on demand."""
        found = self.judge_mistake(mistake, board, language)
        sentences, steps = list(found.sentences), found.steps
        if not found.is_plain or (reveal and steps):
            say, count = self.voice.say, len(steps)
            if not steps:
                sentences.append(say(language, "mistake-no-steps"))
            elif reveal:
                sentences.append(say(language, "mistake-steps", count=count))
                sentences += self._steps(steps, board, language)
            else:
                last = self._briefly(steps[-1], board, language)
                sentences.append(say(language, "mistake-in-steps", count=count, last=last))
        if reveal and found.answer:
            sentences.append(found.answer)
        return tuple(sentences)

    def hint_at_mistake(
        self, mistake: MistakeT, board: BoardT, language: Language, rung: int
    ) -> tuple[str, ...]:
        """A mistake by the rungs of a hint: that there is one, then where, then what shows it."""
        if rung == NUDGE:
            return (self.voice.say(language, "mistake-somewhere"),)
        told = self.tell_mistake(mistake, board, language)
        return told[:1] if rung == NAME else told

    def tell_reason(self, reason: ReasonT, board: BoardT, language: Language) -> tuple[str, ...]:
        """The verdict, then the steps of the proof."""
        found = self.judge_claim(reason, board, language)
        return (*found.sentences, *self._steps(found.steps, board, language))

    def told_of(self, steps: Sequence[StepT]) -> Sequence[StepT]:
        """The steps of a proof that are told in full: the last ones, if it is long."""
        return steps if self.most_steps is None else steps[-self.most_steps :]

    def _steps(self, steps: Sequence[StepT], board: BoardT, language: Language) -> list[str]:
        """The steps of a proof in full; of a long one, how many there are and the last ones."""
        told, sentences = self.told_of(steps), list[str]()
        if len(told) < len(steps):
            sentences.append(
                self.voice.say(language, "last-steps", count=len(steps), told=len(told))
            )
        for number, step in enumerate(told, start=len(steps) - len(told) + 1):
            said = self.hint(step, board, language, REASON).said
            sentences += self.counted(said, number, len(steps), language)
        return sentences

    def counted(
        self, said: Sequence[str], number: int, of: int, language: Language
    ) -> tuple[str, ...]:
        """What is said of one of several steps begins with its number."""
        first, *others = said
        if of > 1:
            first = self.voice.say(language, "step-of-proof", number=number, told=first)
        return (first, *others)
