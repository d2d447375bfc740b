"""What the learner has done so far: a dashboard; behind each of its panels is a list."""

from collections.abc import Callable, Container

from textual import events
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Size
from textual.widget import Widget

from tutor import narrate
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.course_map import Counts, stages
from tutor.learn.diary import diary_in
from tutor.learn.mastery import mastery_in
from tutor.learn.statistics import by_level, right_first
from tutor.learn.times import solved_games
from tutor.narrate import nonogram as narrate_nonograms
from tutor.nonogram.rules.ladder import RULES
from tutor.store.games import Totals
from tutor.techniques.ladder import TECHNIQUES
from tutor.tui.commands import PROGRESS
from tutor.tui.parts.pane import Pane, put
from tutor.tui.progress_cards import PANELS, Numbers, Panel, ProgressCards, places, stacked
from tutor.tui.screens.base import TutorScreen
from tutor.tui.skins import all_kept
from tutor.tui.standings import choose_technique
from tutor.tui.widgets.status import StatusLine

_LAST = 40
"""How many games are looked at for those solved last."""
_MOST_OFTEN = 12
_DAYS = 60
"""How many days are listed."""


def _named(
    totals: Totals, known: Container[str], name: Callable[[str], str]
) -> list[tuple[str, int]]:
    """The techniques of a game that hints were about, in words."""
    return [(name(id_), count) for id_, count in totals.by_technique.items() if id_ in known]


class ProgressScreen(TutorScreen):
    """Days, times, techniques and exercises; Enter opens the list behind a panel."""

    NAME = "progress"
    COMMAND_SET = PROGRESS

    def __init__(self) -> None:
        super().__init__()
        self._cards: ProgressCards | None = None

    def content(self) -> ComposeResult:
        """The panels; what is shown, and where, depends on the room."""
        with ScrollableContainer(id="progress", can_focus=False):
            for panel in PANELS:
                yield Pane(f"panel-{panel}", can_focus=True)

    def opened(self) -> None:
        """The first panel has the keys."""
        super().opened()
        self._pane("activity").focus()

    def _pane(self, panel: Panel) -> Pane:
        return self.query_one(f"#panel-{panel}", Pane)

    # What is known

    def _read(self) -> ProgressCards:
        store, now = self.tutor.store, self.tutor.now()
        mastery, events = mastery_in(store, now), store.events()
        numbers = Numbers(
            diary_in(store, now),
            by_level(solved_games(store)),
            stages(store.course(), mastery),
            right_first(events, now, self.tutor.exams.archive.results()),
            [kept for kept in all_kept(store, _LAST) if kept.record.is_solved],
            self._often(),
            store.played(GRIDS).totals().solved + store.played(PICTURES).totals().solved,
        )
        return ProgressCards(numbers, self.settings, self.speaker)

    def _often(self) -> list[tuple[str, int]]:
        """What hints were about most often: techniques of either game, mistakes, the rest."""
        store, language = self.tutor.store, self.speaker.language
        grids, pictures = store.played(GRIDS).totals(), store.played(PICTURES).totals()
        found = [
            *_named(grids, TECHNIQUES, lambda id_: narrate.name(id_, language)),
            *_named(pictures, RULES, lambda id_: narrate_nonograms.name(id_, language)),
        ]
        rest = grids.hints + pictures.hints - sum(count for _, count in found)
        if rest > 0:
            found.append((self.speaker.say("progress-hints-else"), rest))
        return sorted(found, key=lambda one: -one[1])[:_MOST_OFTEN]

    # Drawing

    def retell(self) -> None:
        """Something may have been done meanwhile."""
        if self.is_there:
            self._cards = self._read()
        super().retell()

    def show_content(self) -> None:
        """Draw every panel."""
        assert self._cards is not None
        room = Size(self.size.width, max(self.size.height - 2, 1))
        placed = places(room)
        where = placed or stacked(room)
        for panel in PANELS:
            pane, place = self._pane(panel), where.get(panel)
            pane.display = place is not None
            if place is not None:
                put(pane, place, in_turn=not placed)
                inner = Size(place.width - 4, place.height - 2)
                title = self.speaker.say(f"panel-{panel}")
                pane.show(title, *self._cards.drawn(panel, inner)[: inner.height])
        if self.focused is None or not self.focused.display:
            self._pane("activity").focus()

    def show_status(self) -> None:
        """How much it is in all."""
        assert self._cards is not None
        say = self.speaker.say
        minutes = self._cards.numbers.diary.minutes()
        told = say(
            "progress-header",
            games=self._cards.numbers.solved,
            hours=minutes // 60,
            minutes=minutes,
            known=Counts.of(self._cards.numbers.stages).known,
        )
        self.query_one(StatusLine).show(say("screen-progress"), told)

    # Going about

    def do_next_panel(self) -> None:
        """The next panel."""
        self._show_all_of(self.focus_next())

    def do_previous_panel(self) -> None:
        """The panel before."""
        self._show_all_of(self.focus_previous())

    @staticmethod
    def _show_all_of(pane: Widget | None) -> None:
        if pane is not None:
            pane.scroll_visible(animate=False, force=True)

    def on_click(self, event: events.Click) -> None:
        """A click does what Enter does."""
        if self.is_there:
            pane, _ = self.get_widget_at(event.screen_x, event.screen_y)
            if isinstance(pane, Pane):
                pane.focus()
                self._open(pane)

    def do_look_closer(self) -> None:
        """The list behind the panel that has the keys."""
        if isinstance(self.focused, Pane):
            self._open(self.focused)

    def _open(self, pane: Pane) -> None:
        if pane.id == "panel-activity":
            self._list_days()
        elif pane.id == "panel-techniques":
            choose_technique(self.tutor)
        elif pane.id == "panel-right":
            self._list_kinds()
        else:
            self.do_games()

    def _list_days(self) -> None:
        assert self._cards is not None
        say, diary = self.speaker.say, self._cards.numbers.diary
        days = [one for one in reversed(diary.last(_DAYS)) if diary.of(one).things]
        lines = [(one.isoformat(), self._cards.day_line(one)) for one in days]
        text = "" if lines else say("progress-empty")
        self.tutor.choose(say("panel-activity"), lines, lambda answer: None, text)

    def _list_kinds(self) -> None:
        assert self._cards is not None
        say = self.speaker.say
        lines: list[tuple[str, str]] = [
            (
                one.kind,
                say(
                    "progress-right-line",
                    name=say(f"progress-kind-{one.kind}"),
                    right=one.right,
                    count=one.count,
                ),
            )
            for one in self._cards.numbers.right
        ]
        text = say("progress-right-about" if lines else "progress-no-exercises")
        self.tutor.choose(say("panel-right"), lines, lambda answer: None, text)

    def do_save_all(self) -> None:
        """A copy of everything, to be read again on another computer."""
        from tutor.store.exchange import everything

        name = f"pas-a-pas-{self.tutor.now():%Y-%m-%d}.json"
        self.tutor.files.save(everything(self.tutor.store), name)

    def do_games(self) -> None:
        """Every game, to be opened again or read back."""
        from tutor.tui.screens.games import GamesScreen

        self.app.push_screen(GamesScreen())
