"""What the learner has chosen; a choice that cannot be read is as good as none."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeVar, get_args

from tutor.base.language import Language
from tutor.store.database import Database
from tutor.store.problem import Problem, Unsaved, Unwritten
from tutor.store.rows import Row

T = TypeVar("T")
D = TypeVar("D")

THEMES = ("dark", "light", "contrast", "colourblind", "terminal")
Zoom = Literal["auto", "small", "medium", "large", "largest"]
_ZOOMS: tuple[Zoom, ...] = get_args(Zoom)
_OLD_ZOOMS: dict[object, Zoom] = {"digits": "small", "compact": "medium", "full": "large"}
"""What sizes of boards were called before there were more of them."""
Goal = Literal["lesson", "things", "minutes"]
"""What a day asks for: a lesson, three small things, or twenty minutes."""
SLOWEST_STEP = 60.0


@dataclass(frozen=True)
class Settings:
    """The learner's choices."""

    language: Language | None = None
    """None: from the locale."""
    theme: str = "dark"
    vim_keys: bool = False
    azerty: bool | None = None
    """Whether the top row gives digits without Shift; None: for French only."""
    show_conflicts: bool = True
    """At once, else on demand."""
    show_peers: bool = True
    show_same: bool = True
    """Whether the digit under the cursor stands out everywhere."""
    clean_marks: bool = True
    """Whether placing a digit crosses out the marks it excludes."""
    number_first: bool = False
    show_timer: bool = True
    zoom: Zoom = "auto"
    play_speed: float = 4.0
    """Seconds for each step of a solution that plays by itself."""
    fade_aids: bool = True
    """Whether exercises help less with what is known."""
    less_motion: bool = False
    """Whether nothing moves on the screen by itself."""
    goal: Goal = "things"
    show_goal: bool = True
    """Whether goal and streak are shown."""
    zooms: tuple[tuple[str, Zoom], ...] = ()
    """What was chosen for boards of some size, in place of ``zoom``."""
    straight_strokes: bool = True
    """Whether the mouse, drawn over a nonogram, stays in the row or column it goes into first."""
    eureka: bool = False
    """Whether chains also have their line in Eureka notation."""

    def zoom_of(self, shape: str) -> Zoom:
        """How large boards of a size are shown."""
        return dict(self.zooms).get(shape, self.zoom)

    def with_zoom(self, shape: str, zoom: Zoom) -> tuple[tuple[str, Zoom], ...]:
        """The choices for all sizes, with another one for this."""
        return tuple(sorted({**dict(self.zooms), shape: zoom}.items()))

    def as_json(self) -> dict[str, object]:
        """Every choice by its name."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, object]) -> "Settings":
        """The choices that make sense; what does not is left at its default."""
        usual, speed = Settings(), data.get("play_speed")

        def flag(name: str, default: bool) -> bool:
            return value if isinstance(value := data.get(name), bool) else default

        def one_of(name: str, choices: Sequence[T], default: D) -> T | D:
            return next((choice for choice in choices if choice == data.get(name)), default)

        zoom: Zoom = one_of("zoom", _ZOOMS, usual.zoom)
        if isinstance(old := data.get("zoom"), str):
            zoom = _OLD_ZOOMS.get(old, zoom)
        if not isinstance(speed, int | float) or isinstance(speed, bool):
            speed = 0
        return Settings(
            one_of("language", get_args(Language), None),
            one_of("theme", THEMES, usual.theme),
            flag("vim_keys", usual.vim_keys),
            azerty if isinstance(azerty := data.get("azerty"), bool) else None,
            flag("show_conflicts", usual.show_conflicts),
            flag("show_peers", usual.show_peers),
            flag("show_same", usual.show_same),
            flag("clean_marks", usual.clean_marks),
            flag("number_first", usual.number_first),
            flag("show_timer", usual.show_timer),
            zoom,
            speed if 0 < speed <= SLOWEST_STEP else usual.play_speed,
            flag("fade_aids", usual.fade_aids),
            flag("less_motion", usual.less_motion),
            one_of("goal", get_args(Goal), usual.goal),
            flag("show_goal", usual.show_goal),
            tuple(_zooms(data.get("zooms"))),
            flag("straight_strokes", usual.straight_strokes),
            flag("eureka", usual.eureka),
        )


def _zooms(data: object) -> Iterator[tuple[str, Zoom]]:
    """The sizes of boards for which something was chosen, as far as that makes sense."""
    for pair in data if isinstance(data, list | tuple) else ():
        match pair:
            case [str(shape), chosen]:
                yield from ((shape, zoom) for zoom in _ZOOMS if zoom == chosen)


def from_rows(rows: Iterable[Row]) -> Settings:
    """The choices as the file holds them."""
    data = dict[str, object]()
    for name, text in rows:
        try:
            data[str(name)] = json.loads(str(text))
        except (TypeError, ValueError, RecursionError):
            continue
    return Settings.from_json(data)


def to_rows(settings: Settings) -> list[tuple[str, str]]:
    """The choices as the file shall hold them."""
    return [(name, json.dumps(value)) for name, value in settings.as_json().items()]


class Choices:
    """Reads and writes the settings."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Settings | None = None
        """The choices last read or written here."""
        self._wanted: Settings | None = None
        """The choices that could not be written."""

    def read(self) -> Settings:
        """The learner's choices."""
        self._known = from_rows(self._database.rows("SELECT name, value FROM settings"))
        return self._known

    def save(self, settings: Settings) -> Problem | None:
        """Write the choices down; what prevents it, if anything does.

        Only what was changed here is written: the file may hold choices that were out of
        reach when this store read them.
        """
        try:
            with self._database.writing() as connection:
                _write(connection, self._changed(settings))
        except Unwritten as failure:
            self._wanted = settings
            self._database.waiting.add(self)
            return failure.problem
        self._known, self._wanted = settings, None
        self._database.waiting.discard(self)
        return self._database.problem

    def _changed(self, settings: Settings | None) -> list[tuple[str, str]]:
        known = [] if self._known is None else to_rows(self._known)
        return [] if settings is None else [row for row in to_rows(settings) if row not in known]

    def flush(self) -> None:
        """Write what waits, if anything does."""
        if self._wanted is not None:
            self.save(self._wanted)

    def put(self, connection: sqlite3.Connection) -> None:
        """Write what waits into another store."""
        _write(connection, self._changed(self._wanted))

    def unsaved(self) -> Unsaved:
        """How many choices wait."""
        return Unsaved(choices=len(self._changed(self._wanted)))


def _write(connection: sqlite3.Connection, rows: Iterable[tuple[str, str]]) -> None:
    connection.executemany("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", rows)
