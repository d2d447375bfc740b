"""Small windows on top of a screen: choose, type, wait. Escape always leaves."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, ProgressBar, Static
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState, get_current_worker

from tutor.base.watch import Stopped
from tutor.tui.parts.matching import has_letters
from tutor.tui.screens.guarded import Guarded
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.speech import Prose

T = TypeVar("T")
_BETWEEN = " · "
"""What stands between the keys of a window."""
_LONG = 10
"""A list of so many lines can be narrowed by typing."""
_PATIENCE = 0.3
"""Seconds after which somebody who waits is told so."""


class Window(Vertical):
    """The frame of a small window: its title and its keys stand in the border."""

    def __init__(
        self, title: str, keys: str, actions: Sequence[str] = (), *, id: str | None = None
    ) -> None:
        """A frame whose keys can be clicked.

        Args:
            title: what it is called.
            keys: the keys and what they do, a dot between them.
            actions: what each of them does, the last one leaving; empty if only a key can.
            id: tells it from others.
        """
        super().__init__(id=id, classes="dialog")
        self.border_title = Content(title)
        parts = keys.split(_BETWEEN)
        acts = [*[""] * (len(parts) - len(actions)), *actions] if actions else [""] * len(parts)
        self.border_subtitle = Content(_BETWEEN).join(map(_clicked, parts, acts))

    def action_does(self, action: str) -> None:
        """A key was clicked: its screen does what it does, after this click is over.

        A message that is sent from within the click would not get beyond this frame.
        """
        self.screen.call_later(self.app.run_action, action, self.screen)


def _clicked(words: str, action: str) -> Content:
    """A key and what it does, to be clicked too."""
    if not action:
        return Content(words)
    return Content.from_markup(f"[@click=does('{action}')]$words[/]", words=words)


class Dialog(ModalScreen[T | None], Guarded[T | None], Generic[T]):
    """A window that gives an answer, or None when left."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]
    WINDOW: str | None = None
    """The id of its frame, where that looks different."""
    CLICKS: ClassVar[tuple[str, ...]] = ("leave",)
    """What the keys in its frame do, from the last one back: a click does it too."""

    def __init__(self, title: str, keys: str) -> None:
        super().__init__()
        self._title, self._keys = title, keys

    def compose(self) -> ComposeResult:
        """What is inside, in a frame with the title and the keys."""
        with Window(self._title, self._keys, self.CLICKS, id=self.WINDOW):
            yield from self.inside()
        yield Static(classes="over-keys")

    @abstractmethod
    def inside(self) -> ComposeResult:
        """What the window is about."""

    def complain(self, problem: str) -> None:
        """Say what is wrong with an answer."""
        self.query_one(".problem", Static).update(Prose(problem))

    def action_leave(self) -> None:
        """Leave without an answer."""
        self.dismiss(None)


class ChoiceDialog(Dialog[str]):
    """Some words, and a list to choose from: letters that are typed narrow a long one.

    What is pasted goes to the screen below, as if there were no list.
    """

    CLICKS = ("accept", "leave")
    below: Callable[[events.Paste], object] | None = None
    """Who takes what is pasted here."""
    narrow = ""
    """What is said of a list that can be narrowed."""

    def __init__(
        self,
        title: str,
        text: str,
        choices: list[tuple[str, str]],
        keys: str,
        at: str | None = None,
    ) -> None:
        """A list of (answer, name), and the answer to begin at."""
        super().__init__(title, keys)
        self._text, self._choices, self._at = text, choices, at
        self._typed = ""

    def inside(self) -> ComposeResult:
        """The words, and the list."""
        if self._text:
            yield Static(Prose(self._text), classes="dialog-text")
        if self._can_narrow:
            yield Static(Content.styled(self.narrow, "$muted"), id="dialog-typed")
        yield Choices(*self._options())

    @property
    def _can_narrow(self) -> bool:
        return bool(self.narrow) and len(self._choices) >= _LONG

    def _options(self) -> list[Option]:
        """The lines that have what is typed."""
        return [
            Option(Content(name), id=id)
            for id, name in self._choices
            if has_letters(self._typed, name)
        ]

    def on_key(self, event: events.Key) -> None:
        """Letters narrow a long list."""
        letter = event.character if event.is_printable else None
        if not self._can_narrow or not self.is_there:
            return
        if event.key == "backspace":
            typed = self._typed[:-1]
        elif letter and (letter != " " or self._typed):
            typed = self._typed + letter
        else:
            return
        event.stop()
        event.prevent_default()
        self._narrow(typed)

    def _narrow(self, typed: str) -> None:
        """Show what has these letters; what would leave nothing is not typed."""
        before, self._typed = self._typed, typed
        if not (options := self._options()):
            self._typed = before
            return
        self.query_one(Choices).show(options)
        said = Content.styled(f"› {typed}▏", "bold") if typed else None
        told = said or Content.styled(self.narrow, "$muted")
        self.query_one("#dialog-typed", Static).update(told)

    def on_paste(self, event: events.Paste) -> None:
        """Leave for what is pasted."""
        if self.below is not None and self.is_there:
            event.stop()
            self.dismiss(None)
            self.app.call_later(self.below, event)

    def opened(self) -> None:
        """Show where the learner is."""
        answers = [answer for answer, _ in self._choices]
        if self._at in answers:
            self.query_one(Choices).highlighted = answers.index(self._at)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Answer with what was chosen."""
        self.dismiss(event.option.id)

    async def action_accept(self) -> None:
        """Answer with the line that is highlighted."""
        if self.is_there:
            self.query_one(Choices).action_select()


class PromptDialog(Dialog[str]):
    """A line to type; what is wrong with it is said below, and nothing typed is lost."""

    CLICKS = ("accept", "leave")

    def __init__(
        self,
        title: str,
        value: str,
        keys: str,
        problem: Callable[[str], str | None] = lambda _: None,
    ) -> None:
        """A prompt with a first value, and a judge that says what is wrong with an answer."""
        super().__init__(title, keys)
        self._value, self._problem = value, problem

    def inside(self) -> ComposeResult:
        """The line, and what is wrong with it."""
        yield Input(self._value)
        yield Static("", classes="problem")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Answer, unless something is wrong."""
        if not self.is_there:
            return
        problem = self._problem(event.value)
        if problem is None:
            self.dismiss(event.value)
        else:
            self.complain(problem)

    async def action_accept(self) -> None:
        """Answer with what is typed."""
        if self.is_there:
            await self.query_one(Input).action_submit()


class TickListDialog(Dialog[tuple[str, ...]]):
    """A list to tick: each tick counts at once, leaving the window answers with all of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "tick", show=False)]
    CLICKS = ("tick", "leave")

    def __init__(
        self,
        title: str,
        choices: list[tuple[str, str] | None],
        ticked: Iterable[str],
        keys: str,
    ) -> None:
        """A list of (answer, name); None is a rule between groups."""
        super().__init__(title, keys)
        self._choices = choices
        self._names = dict(line for line in choices if line is not None)
        self._ticked = set(ticked)

    def inside(self) -> ComposeResult:
        """The list."""
        yield Choices(*(line and Option(self._line(line[0]), id=line[0]) for line in self._choices))

    def _line(self, id_: str) -> Content:
        return Content(f"{'✓' if id_ in self._ticked else ' '} {self._names[id_]}")

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Tick the line, or take its tick away."""
        id_ = event.option.id or ""
        self._ticked ^= {id_}
        event.option_list.replace_option_prompt(id_, self._line(id_))

    def action_tick(self) -> None:
        """The same by a key of its own."""
        if self.is_there:
            self.query_one(Choices).action_select()

    def action_leave(self) -> None:
        """Answer with what is ticked."""
        self.dismiss(tuple(id_ for id_ in self._names if id_ in self._ticked))


class WorkDialog(Dialog[T | Exception]):
    """Something that takes a while: it shows how far it is and can be left at any moment."""

    def __init__(
        self,
        title: str,
        keys: str,
        job: Callable[[Callable[[str, float | None], None]], T],
    ) -> None:
        """A job that is given a function to report on itself: words, and a share if known.

        The function raises :class:`Stopped` once nobody waits any more. The answer is
        what the job returns, or the exception it raised.
        """
        super().__init__(title, keys)
        self._job = job

    def inside(self) -> ComposeResult:
        """Words, and a bar."""
        yield Static("", id="work-words")
        yield ProgressBar(show_eta=False, id="work-bar")

    def opened(self) -> None:
        """Begin; what is done at once is never seen."""
        self.add_class("-waiting")
        self.set_timer(_PATIENCE, lambda: self.remove_class("-waiting"))
        self.run_worker(self._work, thread=True, exit_on_error=False, name="job")

    def _work(self) -> T | Exception | None:
        worker = get_current_worker()

        def report(words: str, share: float | None = None) -> None:
            if worker.is_cancelled:
                raise Stopped
            self.app.call_from_thread(self._show, words, share)

        try:
            return self._job(report)
        except Stopped:
            return None
        except Exception as problem:  # told to whoever asked for the job
            return problem

    def _show(self, words: str, share: float | None) -> None:
        if self.is_there:
            self.query_one("#work-words", Static).update(Content(words))
            if share is not None:
                self.query_one(ProgressBar).update(total=1.0, progress=share)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Answer when the job is done."""
        if event.state == WorkerState.SUCCESS:
            self.dismiss(event.worker.result)

    def action_leave(self) -> None:
        """Stop the job and leave."""
        self.workers.cancel_node(self)
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        """Nothing typed here reaches the screen below."""
        if event.key != "escape":
            event.stop()
