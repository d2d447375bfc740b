"""The elements of a webpbn document: only those that mean something are kept.

A document may be huge and mean nothing. Every puzzle is read when it ends, and given up.
"""

import html
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from xml.parsers import expat

from tutor.nonogram.formats.draft import Draft
from tutor.nonogram.formats.errors import BadPuzzle

_INSIDE = ("clues", "line", "count", "solution", "image", "author", "by", "copyright")
"""What means something not only right inside a puzzle."""
_NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(slots=True)
class Element:
    """An element, with the line where it begins.

    There may be millions in a file, most of them empty: they take no more room than they need.
    """

    name: str
    line: int
    attributes: Mapping[str, str]
    inside: list["Element"] | None = None
    texts: list[str] | None = None

    @property
    def children(self) -> Sequence["Element"]:
        """The elements right inside it that mean something."""
        return self.inside or ()

    @property
    def text(self) -> str:
        """The text right inside it."""
        return "".join(self.texts or ()).strip()

    def named(self, name: str) -> Iterator["Element"]:
        """The elements right inside it with this name."""
        return (child for child in self.children if child.name == name)


class Parser:
    """Reads a document, up to where it breaks off; puzzles are read as they end."""

    def __init__(self, lines_before: int, draft_of: Callable[[Element], Draft]) -> None:
        """Args: lines_before: what was left out before; draft_of: reads a puzzle."""
        self._draft_of = draft_of
        self.puzzles: list[tuple[Draft | BadPuzzle, Element]] = []
        """Each puzzle that is complete, with what is around it."""
        self._open = [Element("", 1, _NOTHING)]
        self._lines_before = lines_before
        # The text is already decoded, whatever its declaration says.
        self._parser = expat.ParserCreate("UTF-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._add
        self._parser.SkippedEntityHandler = self._skipped
        self._parser.StartDoctypeDeclHandler = self._doctype

    def parse(self, text: str) -> None:
        """Read it all.

        Raises:
            BadPuzzle: it is no XML, or declares entities.
        """
        try:
            self._parser.Parse(text.encode("utf-8", "replace"), True)
        except expat.ExpatError as error:
            raise BadPuzzle("xml", self._lines_before + error.lineno) from None

    @property
    def _line(self) -> int:
        return self._lines_before + self._parser.CurrentLineNumber

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        element = Element(name, self._line, attributes or _NOTHING)
        around = self._open[-1]
        if name != "puzzle" and (around.name == "puzzle" or name in _INSIDE):
            around.inside = around.inside or []
            around.inside.append(element)
        self._open.append(element)

    def _end(self, _: str) -> None:
        element = self._open.pop()
        if element.name == "puzzle":
            try:
                draft: Draft | BadPuzzle = self._draft_of(element)
            except BadPuzzle as problem:
                draft = problem
            self.puzzles.append((draft, self._open[-1]))

    def _add(self, text: str) -> None:
        element = self._open[-1]
        element.texts = element.texts or []
        element.texts.append(text)

    def _skipped(self, name: str, is_parameter: bool) -> None:
        if not is_parameter:
            self._add(html.unescape(f"&{name};"))

    def _doctype(self, _: str, __: str | None, ___: str | None, has_subset: bool) -> None:
        if has_subset:
            raise BadPuzzle("xml-doctype", self._line)
