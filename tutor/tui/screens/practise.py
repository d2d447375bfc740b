"""Where grids come from: made to order, from the collections, from a file, typed or pasted."""

import re
from collections.abc import Callable
from secrets import randbelow
from typing import get_args

from tutor import narrate
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.collections import collection, collections
from tutor.games.sudoku.orders import LEVELS, Level, Order
from tutor.games.sudoku.titles import collection_name
from tutor.language import Speaker
from tutor.learn.practice import Practice, choose
from tutor.sudoku.geometry import LARGEST_BOX_SIDE, Geometry
from tutor.techniques.ladder import LADDER
from tutor.tui.knowledge import mastery_of
from tutor.tui.navigation import Purpose
from tutor.tui.screens.dialogs import PromptDialog
from tutor.tui.screens.menu import MenuScreen

SIZES = ((2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (4, 4), (5, 5))
"""The box shapes that are offered; others can be typed."""
_REPORT_EVERY = 0.1


def size_choices(speaker: Speaker) -> list[tuple[str, str]]:
    """The box shapes as a list to choose from."""
    return [
        (f"{rows}x{cols}", speaker.say("size-in-list", n=rows * cols, box=f"{rows}x{cols}"))
        for rows, cols in SIZES
    ]


class PractiseScreen(MenuScreen):
    """A new grid, to play or to watch being solved."""

    NAME = "practise"

    def __init__(self, purpose: Purpose = "play") -> None:
        super().__init__()
        self._purpose: Purpose = purpose

    def title_text(self) -> str:
        """What the grid is for."""
        return self.speaker.say(f"practise-{self._purpose}")

    def choices(self) -> list[tuple[str, str] | None]:
        """What is due, the levels, then everything else."""
        say = self.speaker.say
        due: list[tuple[str, str] | None] = []
        if self._purpose == "play" and self._has_due():
            due = [("due", say("source-due"))]
        levels: list[tuple[str, str] | None] = [
            (f"level:{level}", say(f"level-{level}")) for level in LEVELS
        ]
        others: list[tuple[str, str] | None] = [
            (source, say(f"source-{source}"))
            for source in ("technique", "size", "collection", "file", "type", "paste")
        ]
        return [*due, *levels, None, *others]

    def _has_due(self) -> bool:
        mastery = mastery_of(self.tutor.store)
        is_learning = any(one.state == "learning" for one in mastery.begun("sudoku"))
        return is_learning or bool(mastery.due_today("sudoku"))

    def about(self, answer: str) -> str:
        """What a level asks for, or where a grid comes from."""
        kind, _, value = answer.partition(":")
        return self.speaker.say(f"about-level-{value}" if kind == "level" else f"about-{kind}")

    def chosen(self, answer: str) -> None:
        """Make, find or ask for a grid."""
        kind, _, value = answer.partition(":")
        if kind == "level":
            level: Level = next(level for level in get_args(Level) if level == value)
            self.tutor.open_fresh(Order(Geometry.of(), level), answer, self._purpose)
        elif kind == "due":
            self._open_due()
        elif kind == "technique":
            self._choose_technique()
        elif kind == "size":
            self._choose_size()
        elif kind == "collection":
            self._choose_collection()
        elif kind == "file":
            self.tutor.open_browser(self._purpose)
        elif kind == "type":
            self.tutor.open_enter(purpose=self._purpose)
        else:
            self.tutor.open_paste(self._purpose)

    def _open_due(self) -> None:
        """Look for a grid that needs what is due, and open it."""
        say, mastery, seed = self.speaker.say, mastery_of(self.tutor.store), randbelow(10**9)

        def job(report: Callable[[str, float | None], None]) -> Practice | None:
            last = [0.0]

            def pulse() -> None:
                now = self.tutor.clock()
                if now - last[0] > _REPORT_EVERY:
                    last[0] = now
                    report("", None)

            return choose(mastery, seed, pulse)

        def chosen(found: object) -> None:
            if isinstance(found, Practice):
                self.tutor.open_game(found.grid, found.title)
                if found.unknown:
                    names = [narrate.called(id_, self.speaker.language) for id_ in found.unknown]
                    told = say("practise-unknown", names=self.speaker.listed(names))
                    self.tutor.tell(told, seconds=10)
            elif isinstance(found, Exception):
                self.app.log.error(found)
                self.tutor.tell(say("work-failed"), is_warning=True)

        self.tutor.work(say("work-choosing"), job, chosen)

    def _choose_technique(self) -> None:
        language = self.speaker.language
        choices = [(t.id, narrate.name(t.id, language)) for t in LADDER]

        def chosen(id: str | None) -> None:
            if id is not None:
                order = Order(Geometry.of(), technique=id)
                self.tutor.open_fresh(order, f"technique:{id}", self._purpose)

        self.tutor.choose(self.speaker.say("choose-technique"), choices, chosen)

    def _choose_size(self) -> None:
        say = self.speaker.say
        choices = [*size_choices(self.speaker), ("other", say("size-other"))]

        def chosen(answer: str | None) -> None:
            if answer == "other":
                prompt = PromptDialog(
                    say("size-prompt"), "2x6", say("keys-prompt"), self._shape_problem
                )
                self.app.push_screen(prompt, chosen)
            elif answer is not None:
                rows, columns = _shape(answer)
                order = Order(Geometry.of(rows, columns))
                self.tutor.open_fresh(order, "size", self._purpose)

        self.tutor.choose(say("choose-size"), choices, chosen)

    def _shape_problem(self, text: str) -> str | None:
        rows, columns = _shape(text)
        fits = 1 <= rows <= LARGEST_BOX_SIDE and 1 <= columns <= LARGEST_BOX_SIDE
        return None if fits and rows * columns > 3 else self.speaker.say("size-bad")

    def _choose_collection(self) -> None:
        say = self.speaker.say
        choices = [
            (
                c.id,
                say(
                    "collection-in-list",
                    name=collection_name(c.id, self.speaker),
                    count=len(c.grids()),
                ),
            )
            for c in collections()
        ]

        def chosen(id: str | None) -> None:
            if id is not None:
                self._choose_from(id)

        self.tutor.choose(say("choose-collection"), choices, chosen)

    def _choose_from(self, id: str) -> None:
        say = self.speaker.say
        found = collection(id)
        grids = found.grids() if found is not None else []
        played = self.tutor.store.played(GRIDS).solved_titles()
        choices = []
        for number, grid in enumerate(grids, start=1):
            size = f"{grid.geometry.n}x{grid.geometry.n}"
            name = say("grid-in-list", number=str(number), size=size, givens=grid.given_count)
            done = f" {say('grid-done')}" if f"collection:{id}#{number}" in played else ""
            choices.append((str(number), name + done))

        def chosen(answer: str | None) -> None:
            if answer is not None:
                title = f"collection:{id}#{answer}"
                self.tutor.open_grid(grids[int(answer) - 1], title, self._purpose)

        self.tutor.choose(collection_name(id, self.speaker), choices, chosen)


def _shape(text: str) -> tuple[int, int]:
    """Rows and columns of a box; zeros if that is not what the text says."""
    found = re.fullmatch(r"\s*(\d{1,3})\s*[xX×*]\s*(\d{1,3})\s*", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)
