"""The TOML files of the course, read strictly: everything expected, nothing else."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from tutor.base.document import from_text, read_list, read_object

T = TypeVar("T")


class BadLesson(Exception):
    """A file of the course that is not as it should be."""

    def __init__(self, path: Path, place: str, found: object) -> None:
        super().__init__(f"{path.parent.name}/{path.name}: {place}: {found!r}")


class Table:
    """A table of a file, read strictly: everything expected, nothing else."""

    def __init__(self, path: Path, place: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadLesson(path, place, data)
        self._path, self._place = path, place
        self._left = dict(data)

    def take(self, name: str, read: Callable[[object], T], default: object = None) -> T:
        """One value, which is then accounted for; without a default it has to be there."""
        place = f"{self._place}.{name}".lstrip(".")
        value = self._left.pop(name, default)
        try:
            return read(value)
        except (ValueError, TypeError, AttributeError) as problem:
            raise BadLesson(self._path, place, value) from problem

    def text(self, name: str, read: Callable[[str], T], default: str | None = None) -> T:
        """What a text says."""
        return self.take(name, from_text(read), default)

    def items(
        self, name: str, read: Callable[[object], T], default: list[object] | None = None
    ) -> tuple[T, ...]:
        """What the items of a list say."""
        return self.take(name, lambda found: tuple(map(read, read_list(found))), default)

    def has(self, name: str) -> bool:
        """Whether there is a value that nobody has taken yet."""
        return name in self._left

    def tables(self, name: str) -> list["Table"]:
        """The tables of a list; none if there is no list."""
        found = self.take(name, read_list, [])
        place = f"{self._place}.{name}".lstrip(".")
        return [Table(self._path, f"{place}[{index}]", item) for index, item in enumerate(found)]

    def table(self, name: str) -> "Table":
        """A table inside this one."""
        return Table(self._path, f"{self._place}.{name}".lstrip("."), self.take(name, read_object))

    def done(self) -> None:
        """Everything has been read.

        Raises:
            BadLesson: something is there that nobody expects.
        """
        for name, value in self._left.items():
            raise BadLesson(self._path, f"{self._place}.{name}".lstrip("."), value)

    def wrong(self, found: object) -> BadLesson:
        """The trouble with this table as a whole."""
        return BadLesson(self._path, self._place, found)


def open_table(path: Path) -> Table:
    """The whole of a file.

    Raises:
        BadLesson: it is no TOML.
    """
    try:
        return Table(path, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BadLesson(path, "", str(problem)) from problem
