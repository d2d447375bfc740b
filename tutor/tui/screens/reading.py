"""Reading a chain, a net or a trial line by line on any screen with a board and a coach."""

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.activity.line_by_line import LineByLine
from tutor.games.told import AnyLight, Lit
from tutor.narrate.teller import LegendLine
from tutor.tui.commands import READING, Command, by_key, vim_move
from tutor.tui.parts.chips import Offer
from tutor.tui.widgets.status import ROOMY
from tutor.tui.widgets.transcript import Instead

if TYPE_CHECKING:
    from tutor.tui.screens.board_with_coach import BoardWithCoach

_WAYS = {"line-on": 1, "line-back": -1}
"""Which way commands lead from line to line."""
_GOES_ON = frozenset(
    {
        *("page", "page-back", "drawer", "zoom", "eureka", "help", "palette", "settings"),
        *("language", "theme", "copy", "save", "quit"),
    }
)
"""What can be done without leaving the line."""


class Reading:
    """The card shows one line at a time, the board what holds by it; arrows lead on and back."""

    def __init__(self, screen: "BoardWithCoach") -> None:
        self._screen, self._lines = screen, LineByLine()
        self._lit: Lit = AnyLight(), ()
        """What the coach speaks of, apart from single lines."""

    @property
    def is_open(self) -> bool:
        """Whether somebody reads: until the card tells something else."""
        return self._lines.is_reading and self._screen.coach.is_reading

    def commands(self) -> tuple[Command, ...]:
        """The keys of reading, before all others."""
        return READING if self.is_open else ()

    def footer(self) -> list[Offer] | None:
        """The bottom line while somebody reads."""
        return self._offered("help") if self.is_open else None

    def _offered(self, *others: str) -> list[Offer]:
        """The ways on and back, each called as what it leads to: beyond the lines, a step."""
        screen = self._screen
        known = {command.id: command for command in screen.own_commands()}
        offers = []
        for id, key, name in screen.offered(*self._ways(), *others):
            by = _WAYS.get(id, 0)
            is_beyond = by and not self._lines.goes_on(by)
            beyond = known.get(screen.beyond_lines(by) or "") if is_beyond else None
            offers.append((id, key, screen.command_name(beyond) if beyond else name))
        return offers

    def _ways(self) -> tuple[str, ...]:
        """The keys that lead somewhere from this line."""
        return *(id for id, by in _WAYS.items() if self._leads(by)), "line-leave"

    def _leads(self, by: int) -> bool:
        return self._lines.goes_on(by) or self._screen.beyond_lines(by) is not None

    def offers(self, *ids: str) -> tuple[str, ...]:
        """What the card offers: to read line by line comes right after the first of all."""
        found = self._screen.coach.arguments
        lines = ("read-lines",) if found and self._has("read-lines") else ()
        notation = self._notation() if self._screen.app.size.width >= ROOMY else ()
        return *ids[:1], *lines, *ids[1:], *notation

    def _notation(self) -> tuple[str, ...]:
        """Eureka notation, where there is a chain to write so."""
        has_line = any(argument.eureka for argument in self._screen.coach.arguments)
        return ("eureka",) if has_line and self._has("eureka") else ()

    def _has(self, id: str) -> bool:
        return any(command.id == id for command in self._screen.commands())

    def take_key(self, key: str) -> bool:
        """A key while somebody reads; any that has nothing to do with it ends it first."""
        if not self.is_open:
            return False
        screen = self._screen
        arrow = (screen.settings.vim_keys and vim_move(key)) or key
        if (command := by_key(READING).get(arrow)) is not None:
            screen.run_command(command.id)
            return True
        other = by_key(screen.commands()).get(key)
        if other is not None and other.id == "read-lines":
            self.do_line_leave()
            return True
        if other is None or other.id not in _GOES_ON:
            self.do_line_leave()
        return False

    def light_up(self, light: AnyLight, legend: tuple[LegendLine, ...]) -> None:
        """Light up what the coach speaks of: it comes back after the lines."""
        self._lit = light, legend
        self._screen.easel.light_up(light, legend)

    def run(self, id: str) -> bool:
        """Carry out a command that is about lines; False if it is not."""
        do = getattr(self, f"do_{id.replace('-', '_')}", None)
        if do is not None:
            do()
        return do is not None

    # Commands

    def do_read_lines(self) -> None:
        """Read from the first line."""
        if self.is_open:
            self.do_line_leave()
        elif self._lines.begin(self._screen.coach.arguments):
            self._show()
        else:
            self._screen.say("lines-none")

    def do_line_on(self) -> None:
        """The next line; after the last one, where the key leads otherwise."""
        self._go(1)

    def do_line_back(self) -> None:
        """The line before."""
        self._go(-1)

    def _go(self, by: int) -> None:
        if self._lines.move(by):
            self._show()
        elif (beyond := self._screen.beyond_lines(by)) is not None:
            self.do_line_leave()
            self._screen.run_command(beyond)

    def do_line_first(self) -> None:
        """The first line."""
        self._lines.go_to(0)
        self._show()

    def do_line_last(self) -> None:
        """The last line, with what follows from all of them."""
        self._lines.go_to(-1)
        self._show()

    def do_line_leave(self) -> None:
        """Back to the whole text."""
        if self.is_open:
            self._lines.leave()
            self._screen.coach.read(None)
            self._screen.easel.light_up(*self._lit)
            self._shown()

    def do_eureka(self) -> None:
        """Write chains in Eureka notation too, or no more."""
        screen = self._screen
        shown = not screen.settings.eureka
        screen.tutor.change(eureka=shown)
        screen.coach.write_eureka(shown=shown)
        screen.tutor.tell(screen.speaker.say("eureka-on" if shown else "eureka-off"), seconds=2)

    # Showing

    def _show(self) -> None:
        screen = self._screen
        first, *others = self._lines.told(screen.speaker)
        line = Instead(first.title, (*others[::-1], first), (), first.place)
        screen.coach.read(line)
        screen.coach.read(replace(line, offers=tuple(self._offered(*self._notation()))))
        screen.easel.light_up(*self._lines.lit)
        screen.open_drawer()
        self._shown()

    def _shown(self) -> None:
        self._screen.show_more()
        self._screen.show_keys()

    def follow(self) -> None:
        """The text was told anew, perhaps in another language: go on at the same line."""
        if self._lines.is_reading and self._lines.follow(self._screen.coach.arguments):
            self._show()
