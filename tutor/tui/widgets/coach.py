"""The coach: a card of the present step, with what can be done under its text.

What came before is folded away, one line a step; a text too long for the card is read in pages.
"""

from collections.abc import Callable, Iterable, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from tutor.activity.said import Earlier
from tutor.games.told import Argument, Told
from tutor.tui.parts import chips, marks
from tutor.tui.parts.chips import Offer
from tutor.tui.parts.pane import Pane
from tutor.tui.widgets.card import Card
from tutor.tui.widgets.earlier_pane import EarlierPane
from tutor.tui.widgets.pages import Pages, lines_for
from tutor.tui.widgets.speech import StyleOf, broken, spoken
from tutor.tui.widgets.transcript import (
    FEWEST_STEPS,
    Dress,
    Entry,
    Instead,
    Tone,
    Transcript,
    Words,
)


class CoachPanel(Vertical):
    """The card, what came before, and the cell with the cursor; it never covers the board."""

    class MoreChanged(Message):
        """There is more to read than is in sight, or no longer."""

    def __init__(self, style_of: StyleOf, below: Iterable[Widget] = (), id: str | None = None):
        """A panel whose legend is drawn like the board's own marks.

        Args:
            style_of: how a role looks on the board.
            below: a list that stands below the card, instead of what came before.
            id: its id.
        """
        super().__init__(id=id)
        self._style_of, self._below = style_of, tuple(below)
        self._card, self._past = Card("coach-card", self.page), EarlierPane("coach-earlier")
        self._cell = Pane("coach-cell")
        self._transcript = Transcript()
        self._title = self._busy = ""
        self._pips: tuple[int, int] | None = None
        self._tone: Tone = "now"
        self.offers: list[Offer] = []
        """What can be done next."""
        self._first: int | None = 0
        self._alike = 0
        self._rest: tuple[Content, ...] = ()
        self._answer: tuple[Content, ...] = ()
        self._strip: tuple[Content, ...] = ()
        self._earlier: tuple[Earlier, ...] = ()
        self._cell_lines: tuple[Content, ...] = ()
        self._words: Words | None = None
        self.room, self._rows = 24, 20
        """Columns for a line, and lines there are."""
        self._dress: Dress = "bare"
        self._is_plain = False
        self._pages = Pages()
        self._question: Instead | None = None
        self._line: Instead | None = None
        self._in_eureka = False
        """Whether chains also have their line in Eureka notation."""
        self._had_more = False
        self._is_stale = False

    def compose(self) -> ComposeResult:
        """The card, what came before or a list, and the cell."""
        yield self._card
        yield self._past
        yield from self._below
        yield self._cell

    # The room

    def take_room(self, width: int, height: int, *, dress: Dress, plain: bool = False) -> None:
        """Be so large, and look as the room allows."""
        self.styles.width, self.styles.height = width, height
        for name in ("bare", "boxed", "roomy"):
            self.set_class(name == dress, f"-{name}")
        self.room = width - (2 if dress == "bare" else 4)
        self._rows, self._dress, self._is_plain = height, dress, plain
        self._changed()

    def speak(self, words: Words) -> None:
        """What the card says of itself from now on."""
        self._words = words
        self._changed()

    # What stands on the card

    def title(self, text: str) -> None:
        """What the card is called where the step on it has no name."""
        self._title, self._busy = text, ""
        self._changed()

    def busy(self, text: str) -> None:
        """That somebody is thinking; nothing, once that is over."""
        self._busy = text
        self._changed()

    def pips(self, reached: int, of: int) -> None:
        """How far up its ladder the present hint is; none of none where there is none."""
        self._pips = (reached, of) if of else None
        self._changed()

    def tone(self, tone: Tone) -> None:
        """Whether something waits, or was done right."""
        self._tone = tone
        self._changed()

    def now(self, offers: Iterable[Offer], *, first: int | None = 0, alike: int = 0) -> None:
        """What can be done next, the filled one, and how many at first are answers in a row."""
        self.offers, self._first, self._alike = list(offers), first, alike
        self._changed()

    def rest(self, *lines: Content) -> None:
        """What stands under the text while it is the learner's turn."""
        if lines != self._rest:
            self._rest = lines
            self._changed()

    def answer(self, fields: Sequence[Content], strip: Sequence[Content] = ()) -> None:
        """What is answered so far, under the text; and, at the very foot, how far one is."""
        if (tuple(fields), tuple(strip)) != (self._answer, self._strip):
            self._answer, self._strip = tuple(fields), tuple(strip)
            self._changed()

    def ask(self, question: Instead | None) -> None:
        """Ask something in place of the text; None once it is answered."""
        if question != self._question:
            self._question = question
            self._pages.rewind()
            self._changed()

    def read(self, line: Instead | None) -> None:
        """Read a line in place of the text, which ends it; None once that is over."""
        self._line = line
        self._pages.rewind()
        self._changed()

    @property
    def is_reading(self) -> bool:
        """Whether a line is read."""
        return self._line is not None

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """What can be read line by line."""
        return self._transcript.arguments

    def write_eureka(self, *, shown: bool) -> None:
        """Write chains in Eureka notation too, or no more."""
        if shown != self._in_eureka:
            self._in_eureka = shown
            self._changed()

    def pass_over(self) -> None:
        """What was said in passing is true no more."""
        self._transcript.pass_over()
        self._changed()

    def retell(self) -> None:
        """Another language is spoken: what stands on the card is said in that."""
        self._transcript.retell()
        self._changed()

    def say(
        self, *sentences: str, passes: bool = False, again: Callable[[], Told] | None = None
    ) -> None:
        """Remark something beside the present step; what was just said is not said again."""
        if self._transcript.remark(sentences, passes=passes, again=again):
            self._pages.rewind()
            self._changed()

    def tell(
        self,
        told: Told,
        *,
        instead_of: Entry | None = None,
        adds: bool = False,
        again: Callable[[], Told] | None = None,
    ) -> Entry:
        """Tell a step in the place of the one before, of an entry, or below what stands there."""
        self._line = None
        entry, is_other = self._transcript.put(told, instead_of, adds=adds, again=again)
        self._tone = "now" if is_other else self._tone
        self._pages.rewind()
        self._changed()
        return entry

    def clear(self) -> None:
        """The step is over."""
        self._line = None
        self._transcript.clear()
        self._tone = "now"
        self._pages.rewind()
        self._changed()

    def forget(self) -> None:
        """Begin with an empty card."""
        self._transcript.forget()
        self.clear()

    @property
    def said(self) -> tuple[str, ...]:
        """Everything said so far, oldest first, and what is answered."""
        answer = Told((" ".join(line.plain.strip() for line in self._answer),))
        read = [] if self._line is None else self._line.told
        said = self._transcript.sentences([answer] if self._answer else [])
        return *said, *(text for told in read for text in told.sentences)

    @property
    def heading(self) -> str:
        """What the card is called now."""
        if (instead := self._question or self._line) is not None:
            return instead.title
        return self._busy or self._transcript.title or self._title

    # What came before

    def earlier(self, steps: Sequence[Earlier]) -> None:
        """What came before, the newest first."""
        if tuple(steps) != self._earlier:
            self._earlier = tuple(steps)
            self._changed()

    def fold(self) -> None:
        """Unfold what came before, or fold it."""
        self._past.fold(usually=self._dress != "roomy")
        self._changed()

    # The cell with the cursor

    def cell(self, *lines: Content) -> None:
        """What is to be said of the cell with the cursor."""
        if lines != self._cell_lines:
            grows = len(lines) != len(self._cell_lines)
            self._cell_lines = lines
            if grows:
                self._changed()
            elif self._has_cell:
                self._cell.rewrite(Content("\n").join(lines))

    @property
    def _has_cell(self) -> bool:
        has_room = self._dress == "roomy" or not self._transcript.has_step
        return bool(self._cell_lines) and has_room

    # Drawing

    def restyle(self) -> None:
        """Draw everything again, in the colours of a new theme."""
        self._changed()

    def _changed(self) -> None:
        """Draw it once all that changes has changed."""
        if not self._is_stale:
            self._is_stale = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self._is_stale = False
        words = self._words
        if words is None or not self.is_attached:
            return
        cell = self._draw_cell(words)
        past = self._draw_earlier(words)
        frame = 0 if self._dress == "bare" else 2
        room = self._rows - cell - (FEWEST_STEPS[self._dress] if self._has_list else past)
        drawn = self._card_lines(room - frame, words)
        lines = [line.truncate(self.room, ellipsis=True) for line in drawn]
        fills = self._dress == "bare" and not self._has_list
        height = room if fills else min(len(lines) + frame, room)
        self.set_class(self._tone == "ok", "-ok")
        self._card.entitle(Content("" if self._dress == "bare" else self.heading))
        self._card.rewrite(Content("\n").join(lines))
        if self.has_more != self._had_more:
            self._had_more = self.has_more
            self.post_message(self.MoreChanged())
        if self._card.styles.height is None or self._card.styles.height.value != height:
            self._card.styles.height = height

    @property
    def _has_list(self) -> bool:
        return any(widget.display for widget in self._below)

    def _draw_cell(self, words: Words) -> int:
        """The cell; how many lines it takes."""
        self._cell.set_class(not self._has_cell, "hidden")
        if not self._has_cell:
            return 0
        self._cell.entitle(Content(words.cell))
        self._cell.rewrite(Content("\n").join(self._cell_lines))
        height = len(self._cell_lines) + (2 if self._dress == "roomy" else 1)
        self._cell.styles.height = height
        return height

    def _draw_earlier(self, words: Words) -> int:
        """What came before, where a key unfolds it; how many lines it takes."""
        is_told = not self._has_list and bool(words.fold[1])
        return self._past.draw(
            self._earlier if is_told else (),
            words,
            (self.room, self._rows),
            folded=self._past.is_folded(usually=self._dress != "roomy"),
            framed=self._dress != "bare",
        )

    def _lines(self, told: Sequence[Told]) -> list[Content]:
        """A text, what was said last first: nothing new is ever out of sight."""
        lines: list[Content] = []
        labels = self._words.labels if self._words and self._dress == "roomy" else None
        for one in reversed(told):
            said = spoken(one, self.room, self._style_of, labels, in_eureka=self._in_eureka)
            lines += [Content(), *said] if lines and said else said
        return lines

    def _rungs_and_place(self) -> list[Content]:
        """How far up its ladder the hint is, and where it argues."""
        place = self._transcript.place
        pips = Content() if self._pips is None else marks.pips(*self._pips) + "  "
        return [pips + Content.styled(place, "$muted")] if pips or place else []

    def _under_text(self) -> list[Content]:
        """What stands under the text: how far one is, on one's own turn, and what is answered."""
        rest = () if self._transcript.has_step else self._rest
        return [*rest, *self._answer]

    def _actions(self, offers: list[Offer], first: int | None, alike: int) -> list[Content]:
        """What can be done, in lines of keys."""
        is_bare = self._dress == "bare"
        drawn = chips.actions(
            offers, self.room, first=first, plain=self._is_plain, apart=is_bare, alike=alike
        )
        return list(drawn.split("\n")) if offers else []

    def _card_lines(self, rows: int, words: Words) -> list[Content]:
        """All that stands on the card, in so many lines: its text page by page."""
        instead = self._question or self._line
        titled = broken(self.heading, self.room) if self._dress == "bare" else []
        head = [Content.styled(line, f"bold ${self._tone}") for line in titled]
        if instead is None:
            told, offers, rest = self._transcript.told, self.offers, self._under_text()
            first, alike = self._first, self._alike
            head += self._rungs_and_place()
        else:
            told, offers, rest = [*instead.told], [*instead.offers], list[Content]()
            first, alike = 0, 0
            head += [Content.styled(instead.place, "$muted")] if instead.place else []
        foot, strip = self._actions(offers, first, alike), list(self._strip)
        fixed = len(head) + bool(head) + sum(len(block) + 1 for block in (rest, strip) if block)
        whole, free = self._lines(told), rows - fixed - 1
        # Where a question would have to be cut, what is empty above and below it gives way first.
        gap = int(not (self._dress == "bare" and self._answer and len(whole) + len(foot) > free))
        free += 0 if gap else bool(head) + bool(strip)
        asks = bool(self._answer)
        least = lines_for(len(whole), free, has_list=self._has_list, asks=asks, alike=alike)
        foot = foot[: max(free - least, 1)]
        rows_left = free + 1 - (len(foot) + 1 if foot else 0)
        shown, end = self._pages.told(told, whole, rows_left, self._lines)
        room = len(foot)
        if self.has_more:
            # One key has one name: it reads on, and only then does what it is offered for.
            others = [one for one in offers if one[0] != words.more[0]]
            room = 1 if not foot else room + (len(others) == len(offers))
            offers = [*others[:alike], words.more, *others[alike:]]
            first = 0 if not alike else None if first is None else first + 1
        if head and shown and not gap:
            head, shown = [*head, *shown], []
        blocks = [block for block in (head, shown, end, rest) if block]
        left = rows - sum(len(block) + 1 for block in (*blocks, strip) if block) + (not gap)
        foot = self._actions(offers, first, alike)[: max(room, left)]
        lines = [line for block in (*blocks, foot) if block for line in (*block, Content())][:-1]
        if self._dress == "bare":
            gap = max(rows - len(lines) - len(strip), gap)
        return [*lines, *[Content()] * gap, *strip] if strip else lines

    # Pages

    @property
    def has_more(self) -> bool:
        """Whether there is something to read below."""
        return self._pages.has_more

    def page(self, forward: bool = True) -> None:
        """Turn a page; a line of the one before stays in sight."""
        self._pages.turn(forward=forward)
        self._draw()
