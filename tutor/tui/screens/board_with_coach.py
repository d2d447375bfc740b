"""What screens with a coach share: something to look at, the coach beside it, and the room."""

from collections.abc import Iterable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import OptionList, Static

from tutor.games.game import Game
from tutor.games.told import AnyLight, Told
from tutor.language import Speaker
from tutor.narrate.teller import LegendLine
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.easel import Easel
from tutor.tui.board.hand import Hand
from tutor.tui.board.places import Zoom
from tutor.tui.commands import Command
from tutor.tui.parts.chips import Offer
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.drawer import Drawer
from tutor.tui.screens.reading import Reading
from tutor.tui.screens.room import BESIDE, DRAWER, LOWEST, READABLE, SMALLEST, WIDEST
from tutor.tui.widgets.card import Beside
from tutor.tui.widgets.choices import Choices, StepList
from tutor.tui.widgets.coach import CoachPanel
from tutor.tui.widgets.speech import Prose
from tutor.tui.widgets.status import KeyBar
from tutor.tui.widgets.transcript import LABELLED as LABELLED
from tutor.tui.widgets.transcript import Entry, Value, Words, dress_of, named


class BoardWithCoach(TutorScreen):
    """A board of any game at the left, its coach at the right.

    A game says how its board is made, drawn, lit up and fitted to its room; all that is
    told and asked beside it is the same for every game.
    """

    BLANK = True
    COACH_FIRST: ClassVar[bool] = False
    """Whether the coach is in sight from the beginning also where it covers the board."""
    MORE: ClassVar[str] = "page"
    """The command that reads on where the coach has more to say than there is room for."""
    EARLIER: ClassVar[str] = "coach-earlier-count"
    """The message that says how much came before."""
    HAS_LIST: ClassVar[bool] = False
    """Whether it goes step by step, with a list of the steps beside the coach."""
    LIST_FROM: ClassVar[int] = 0
    """From so many columns on that list is in sight."""

    easel: Easel
    """The board."""
    hand: Hand | None = None
    """Whoever works on it."""

    def __init__(self) -> None:
        super().__init__()
        self.drawer = Drawer(self)
        self.reading = Reading(self)
        """What is read line by line."""
        self._has_zoomed = False
        """Whether a size was chosen here: then it is kept, also where it does not fit."""

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words for this game."""
        return self.easel.speaker

    @property
    def view(self) -> Widget:
        """The board's widget."""
        return self.easel.view

    def _fit(self, room: Size) -> None:
        """The size that was chosen, or the one that fits; cells set apart as the theme needs."""
        self.easel.view.spaced = self.tutor.is_spaced
        self.easel.view.zoom_to(self.zoom, room, gives_way=not self._has_zoomed)

    def show_board(self) -> None:
        """Bring the board up to date."""
        self.easel.draw()

    def light_up(self, light: AnyLight, legend: tuple[LegendLine, ...] = ()) -> None:
        """Light up what the coach speaks of."""
        self.reading.light_up(light, legend)

    def darken(self) -> None:
        """Light nothing up."""
        self.light_up(AnyLight())

    def games_to_paste(self) -> tuple[Game, ...]:
        """Those of its board."""
        return self.easel.games

    # Working on the board

    @property
    def open_hand(self) -> Hand | None:
        """Whoever may work on the board now."""
        return self.hand

    def commands(self) -> tuple[Command, ...]:
        """While lines are read, the keys for that come first."""
        return (*self.reading.commands(), *super().commands())

    def run_command(self, id: str) -> None:
        """What lines are read by is the same on every screen."""
        if not self.reading.run(id):
            super().run_command(id)

    def beyond_lines(self, by: int) -> str | None:
        """The command that leads on after the last line, or back before the first one."""
        return None

    def take_key(self, key: str) -> bool:
        """Lines that are read come first, then the hand."""
        hand = self.open_hand
        return self.reading.take_key(key) or (hand is not None and hand.take_key(key))

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """A button was pressed on a cell, or the mouse drawn over it."""
        self.view.focus()
        if (hand := self.open_hand) is not None:
            hand.pressed(event)

    def on_drawn_board_released(self) -> None:
        """The button was let go."""
        if self.hand is not None:
            self.hand.released()

    def action_type_digit(self, digit: int) -> None:
        """A digit below the board was clicked."""
        if (hand := self.open_hand) is not None:
            hand.take_number(digit)

    def action_type_key(self, key: str) -> None:
        """A key of the bottom line was clicked that may follow another one."""
        self.take_key(key)

    def on_drawn_board_noted(self, event: DrawnBoard.Noted) -> None:
        """The same with the right button."""
        if (hand := self.open_hand) is not None:
            hand.note_number(event.number)

    def place(self) -> str:
        """The cell with the cursor."""
        hand = self.open_hand
        return "" if hand is None else hand.place()

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor; or what may follow a key."""
        hand, lines = self.open_hand, self.reading.footer()
        expected = None if hand is None or lines else hand.footer()
        self.query_one(KeyBar).show(*(expected or (lines or self.footer(), self.place())))

    def show_place(self) -> None:
        """Name the cell; the keys stay as they are."""
        self.query_one(KeyBar).show_right(self.place())

    def on_drawn_board_widened(self) -> None:
        """The coach has what the board leaves."""
        self.find_room()

    # The frame

    def content(self) -> ComposeResult:
        """The board at the left, the coach at the right, or a sentence when there is no room."""
        yield Static(id="too-small", classes="hidden")
        with Beside(id="main"):
            view = self.easel.new_view(spaced=self.tutor.is_spaced)
            yield view
            below = [StepList()] if self.HAS_LIST else []
            yield CoachPanel(view.painter_style, below, id="coach")

    @property
    def coach(self) -> CoachPanel:
        """The coach's panel."""
        return self.query_one(CoachPanel)

    def opened(self) -> None:
        """Show the board and give it the keys."""
        self.view.focus()
        super().opened()

    def find_room(self) -> None:
        """Board and coach side by side, the board with a drawer, or a sentence."""
        width, height = self.app.size
        too_small = self.is_blind
        narrow = width < BESIDE.width or height < BESIDE.height
        self.query_one("#main").set_class(too_small, "hidden")
        for steps in self.query(StepList):
            steps.set_class(narrow or width < self.LIST_FROM, "hidden")
        notice = self.query_one("#too-small", Static)
        notice.set_class(not too_small, "hidden")
        if too_small:
            notice.update(Prose(self._too_small()))
            return
        if narrow != self.has_class("-narrow"):
            self.set_class(narrow, "-narrow")
            self.coach.set_class(narrow and not self.COACH_FIRST, "hidden")
            self.show_keys()  # a drawer has a key of its own
        self._share(width, height - 2, narrow=narrow)
        self.show_board()

    def _share(self, width: int, height: int, *, narrow: bool) -> None:
        """Room first enlarges the board, then the card, then the margins."""
        dress, plain, main = dress_of(width), self.tutor.is_spaced, self.query_one("#main")
        if narrow:
            main.styles.padding = 0
            self._fit(Size(width, height))
            self.coach.take_room(min(DRAWER, width), height, dress="bare", plain=plain)
            return
        least = {"bare": 25, "boxed": 32, "roomy": 43}[dress]
        gap = {"bare": 0, "boxed": 1, "roomy": 2}[dress]
        self._fit(Size(width - least - gap, height))
        if self.easel.view.is_cut:
            # It scrolls in any case: then what is read beside it is not to be cramped.
            self._fit(Size(width - max(least, READABLE) - gap, height))
        board = self.easel.view.taken
        columns = min(width - board.width - gap, WIDEST)
        top = max(min((height - board.height) // 2, height - LOWEST), 0)
        main.styles.padding = (top, 0, 0, 0)
        lines = min(height - top, max(board.height, LOWEST)) if top else height
        self.coach.styles.margin = (0, 0, 0, gap)
        self.coach.take_room(columns, lines, dress=dress, plain=plain)

    @property
    def is_blind(self) -> bool:
        """Whether there is no room for the board."""
        return self.app.size.width < SMALLEST.width or self.app.size.height < SMALLEST.height

    def footer_ids(self) -> list[str]:
        """Without room only the way back; with little, the drawer too."""
        if self.is_blind:
            return ["back", "quit"]
        return [*self.drawer_ids(), *super().footer_ids()]

    def _too_small(self) -> str:
        return self.speaker.say(
            "too-small",
            width=SMALLEST.width,
            height=SMALLEST.height,
            found=f"{self.app.size.width}x{self.app.size.height}",
        )

    def show_content(self) -> None:
        """The board and the card in the present theme."""
        self.find_room()
        self.coach.restyle()
        self.coach.write_eureka(shown=self.settings.eureka)
        self.show_more()

    def show_more(self) -> None:
        """What the card says of itself: by which key to read on, and to unfold what came before."""
        more_id = "page" if self.reading.is_open else self.more_id
        ((_, key, _),) = self.offered(more_id)
        folds = self.offered("earlier") if self.can_fold else []
        fold = folds[0] if folds else ("earlier", "", "")
        more = (more_id, key, self.speaker.say("coach-more"))
        self.coach.speak(Words.of(self.speaker, more, fold, self.EARLIER))

    @on(CoachPanel.MoreChanged)
    def more_changed(self) -> None:
        """The bottom line says what the key does now that reads on."""
        if self.is_there:
            self.show_keys()

    def command_name(self, command: Command) -> str:
        """As long as there is more to read, the key that leads further reads on.

        The hand may know a name that says more.
        """
        if command.id == "drawer" and self.drawer.covers:
            return self.speaker.say("do-drawer-open")
        if command.id == self.more_id and command.in_footer and self.coach.has_more:
            return self.speaker.say("coach-read-on")
        own = "" if self.hand is None else self.hand.name_of(command.id)
        return own or super().command_name(command)

    @property
    def more_id(self) -> str:
        """The command that reads on."""
        return self.MORE

    @property
    def can_fold(self) -> bool:
        """Whether there is a key that unfolds what came before."""
        return any(command.id == "earlier" for command in self.commands())

    # The coach

    def tell(self, told: Told, *, adds: bool = False) -> Entry:
        """Let the coach say something, and light it up; what stands on the card now."""
        entry = self.coach.tell(told, adds=adds)
        self.light_up(told.light, told.legend)
        self.open_drawer()
        return entry

    def card_offers(self, *ids: str) -> list[Offer]:
        """Commands as the card names them: more at length than a key bar."""
        found = self.offered(*self.reading.offers(*ids), *self.drawer_ids())
        say = self.speaker
        return [
            (id, key, say.say(f"offer-{id}") if say.knows(f"offer-{id}") else name)
            for id, key, name in found
        ]

    def retell(self) -> None:
        """Whoever reads line by line goes on at the same line."""
        super().retell()
        if self.is_there:
            self.reading.follow()

    def say(self, message: str, **values: Value) -> None:
        """Let the coach say a message; names are called for in the language spoken then."""

        def again() -> Told:
            return Told((self.speaker.say(message, **named(values)),))

        self.coach.say(*again().sentences, again=again)
        self.open_drawer()

    def open_drawer(self) -> None:
        """What is said is to be seen, also where the coach has no place of its own."""
        self.drawer.show(is_open=True)

    # The list

    @property
    def steps(self) -> Choices:
        """The list."""
        return self.query_one("#steps", Choices)

    def go_to(self, index: int) -> None:
        """Show a step of the list."""

    @on(OptionList.OptionSelected, "#steps")
    def step_clicked(self, event: OptionList.OptionSelected) -> None:
        """Jump to the step."""
        if self.is_there:
            self.go_to(int(event.option.id or 0))
            self.view.focus()

    def choose_step(self, title: str, lines: Iterable[str], at: int | None = None) -> None:
        """Let the learner jump to a step; the list begins where the screen is."""
        choices = [(str(index), line) for index, line in enumerate(lines)]
        here = self.steps.highlighted if at is None else at
        self.tutor.choose(title, choices, lambda answer: self.go_to(int(answer)), at=str(here))

    # What every such screen can do

    def do_page(self) -> None:
        """Scroll the coach."""
        self.coach.page()

    def do_earlier(self) -> None:
        """Unfold what came before, or fold it."""
        self.coach.fold()

    def do_page_back(self) -> None:
        """Scroll the coach back."""
        self.coach.page(forward=False)

    def drawer_ids(self) -> tuple[str, ...]:
        """The command that closes the drawer, where the coach is one."""
        return ("drawer",) if self.drawer.is_there else ()

    def do_drawer(self) -> None:
        """Show or hide the coach where it has no place of its own."""
        self.drawer.toggle()

    def close_drawer(self) -> bool:
        """Hide the coach where it covers the board; False if it does not."""
        covers = self.drawer.covers
        self.drawer.show(is_open=False)
        return covers

    def do_back(self) -> None:
        """Close the drawer first, then leave."""
        if not self.close_drawer():
            super().do_back()

    def do_zoom(self) -> None:
        """The next size, for boards like this; after the last one, the one that fits."""
        view, self._has_zoomed = self.easel.view, True
        sizes: list[Zoom | None] = [None, *view.zooms]
        zoom = sizes[(sizes.index(view.zoom) + 1) % len(sizes)] or "auto"
        self.tutor.change(zooms=self.settings.with_zoom(self.easel.view.shape, zoom))
        self.tutor.tell(
            self.speaker.say("zoom-told", size=self.speaker.say(f"zoom-{zoom}")), seconds=2
        )

    @property
    def zoom(self) -> Zoom | None:
        """The size of the board that was chosen; None for the one that fits."""
        chosen = self.settings.zoom_of(self.easel.view.shape)
        return next((zoom for zoom in self.easel.view.zooms if zoom == chosen), None)
