"""The XML of webpbn.com: ``<puzzleset>`` with a ``<puzzle>`` for each.

Clues are ``<clues type="rows">`` and ``columns`` of ``<line>`` and ``<count>``; a
``<solution>`` is an ``<image>`` with rows between bars, the goal or, of the type ``saved``, a
board in play. A puzzle may come without clues if it has a goal. Colours do not matter as long
as there are two of them, the background and one other; with more, each ``<color>`` that is used
is an ink.

What the format has no word for is kept in ``<note type="…">``. Documents of theirs begin with
a document type, which is accepted; one that declares anything itself is not.
"""

import html
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from xml.parsers import expat

from tutor.base.shown import in_references
from tutor.nonogram.formats.clue_text import MOST_BLOCKS, clue_of_numbers, too_many_blocks
from tutor.nonogram.formats.draft import Draft, Read, Told, clean, name_of_property
from tutor.nonogram.formats.drawing import Drawing, What
from tutor.nonogram.formats.errors import BadPuzzle, number_of, shortened
from tutor.nonogram.inks import MOST_INKS, ColourClue, Ink, is_rgb, is_word, lettered, rgb_of
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Puzzle

# The elements of a webpbn document: only those that mean something are kept.
#
# A document may be huge and mean nothing. Every puzzle is read when it ends, and given up.

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


HEADER = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
"""
FOOTER = "</puzzleset>\n"
_NAMES = {"author": "by"}
"""What they call what .non files call otherwise."""
_WORDS = ("source", "id", "title", "by", "authorid", "copyright", "description")
"""What the format has elements for, in their order."""


def read(text: str) -> Iterator[Read | BadPuzzle]:
    """Every puzzle of a document, and a problem at the end if it breaks off."""
    document = text.lstrip()
    parser = Parser(text[: len(text) - len(document)].count("\n"), _draft)
    problem: BadPuzzle | None = None
    try:
        parser.parse(document)
    except BadPuzzle as found:
        problem = found
    sets: dict[int, dict[str, str]] = {}
    for draft, around in parser.puzzles:
        if isinstance(draft, BadPuzzle):
            yield draft
            continue
        if id(around) not in sets:
            sets[id(around)] = _of_set(around)
        for name, told in sets[id(around)].items():
            if not draft.has_told(name):
                draft.tell(name, told)
        try:
            yield draft.finished()
        except BadPuzzle as found:
            yield found
    if problem is not None:
        yield problem
    elif not parser.puzzles:
        yield BadPuzzle("xml-without-puzzle", 1)


def _of_set(around: Element) -> dict[str, str]:
    """What a set of puzzles says about all of them."""
    told: dict[str, str] = {}
    for element in around.children:
        name = _NAMES.get(element.name, element.name)
        if name in ("by", "copyright"):
            told.setdefault(name, element.text)
    return told


def _draft(puzzle: Element) -> Draft:
    """What a puzzle says."""
    kind = puzzle.attributes.get("type", "grid")
    if kind != "grid":
        raise BadPuzzle("xml-type", puzzle.line, found=shortened(kind))
    colours = _Colours(puzzle)
    draft = Draft(puzzle.line, inks=colours.inks)
    for clues in puzzle.named("clues"):
        axis = clues.attributes.get("type", "")
        if axis not in ("rows", "columns"):
            raise BadPuzzle("xml-type", clues.line, found=shortened(axis))
        if (draft.rows if axis == "rows" else draft.columns) is not None:
            raise BadPuzzle("twice", clues.line, found=axis)
        told = [colours.told(line) for line in clues.named("line")]
        if axis == "rows":
            draft.rows = told
        else:
            draft.columns = told
    for kind, image in _images(puzzle):
        if kind == "goal" and draft.goal is None:
            draft.goal = colours.drawn("goal", image)
        elif kind == "saved" and draft.board is None:
            draft.board = colours.drawn("board", image)
    _tell(draft, puzzle)
    return draft


def _images(puzzle: Element) -> Iterator[tuple[str, Element]]:
    """The pictures of a puzzle, each with its kind."""
    for solution in puzzle.named("solution"):
        image = next(solution.named("image"), None)
        if image is not None:
            yield solution.attributes.get("type", "goal"), image


def _tell(draft: Draft, puzzle: Element) -> None:
    """What a puzzle says about itself."""
    for element in puzzle.children:
        if element.name == "note":
            draft.tell(element.attributes.get("type", "note"), element.text)
        elif element.name not in ("color", "clues", "solution") and element.text:
            draft.tell(_NAMES.get(element.name, element.name), element.text)


class _Colours:
    """The colours of a puzzle: those that are used, besides the background."""

    def __init__(self, puzzle: Element) -> None:
        self._white = puzzle.attributes.get("backgroundcolor", "white")
        self._default = puzzle.attributes.get("defaultcolor", "black")
        self._of_sign = {"X": "black", ".": "white"}
        values: dict[str, tuple[str, str]] = {}
        for colour in puzzle.named("color"):
            name, sign = colour.attributes.get("name", ""), colour.attributes.get("char", "")
            if colour.text and not is_rgb(colour.text):
                raise BadPuzzle("xml-colour", colour.line, found=shortened(colour.text))
            if sign and sign in (one for _, one in values.values()):
                raise BadPuzzle("twice", colour.line, found=shortened(sign))
            values[name] = colour.text, sign
            if sign:
                self._of_sign[sign] = name
        used = self._used(puzzle)
        names = [name for name in values if name in used] + [n for n in used if n not in values]
        self.inks: tuple[Ink, ...] = ()
        if len(names) > MOST_INKS:
            raise BadPuzzle("many-inks", puzzle.line, found=len(names), most=MOST_INKS)
        if len(names) > 1:
            told = [(name, *values.get(name, ("", ""))) for name in names]
            inks = [(name, rgb_of(value, name), sign) for name, value, sign in told]
            self.inks = lettered(inks)
        self._ink_of = dict(zip(names, self.inks, strict=False))
        self._known = {*values, self._white, self._default}

    def _used(self, puzzle: Element) -> dict[str, None]:
        """The colours of blocks and of cells, without the background."""
        clues = (line for clue in puzzle.named("clues") for line in clue.named("line"))
        counts = (count for line in clues for count in line.named("count"))
        used = dict.fromkeys(count.attributes.get("color", self._default) for count in counts)
        for kind, image in _images(puzzle):
            if kind in ("goal", "saved"):
                signs = (self._of_sign.get(sign) for sign in set(image.text))
                used |= dict.fromkeys(sorted(name for name in signs if name))
        used.pop(self._white, None)
        return used

    def told(self, line: Element) -> Told:
        """The clue of a line."""
        numbers: list[int] = []
        inks: list[Ink] = []
        for count in line.named("count"):
            if len(numbers) == MOST_BLOCKS:
                raise too_many_blocks(count.line)
            name = count.attributes.get("color", self._default)
            if self.inks and name == self._white:
                raise BadPuzzle("white-block", count.line, found=shortened(name))
            if name not in self._known and not is_word(name):
                raise BadPuzzle("xml-no-colour", count.line, found=shortened(name))
            if self.inks:
                inks.append(self._ink_of[name])
            numbers.append(number_of(count.text, count.line))
        return Told(clue_of_numbers(numbers, line.line, inks if self.inks else None), line.line)

    def drawn(self, what: What, image: Element) -> Drawing:
        """The cells of an image; one that may have several colours is not known."""
        rows = ("".join(row.split()) for row in image.text.split("|"))
        return Drawing(
            what, [self._cells(what, row, image.line) for row in rows if row], image.line
        )

    def _cells(self, what: What, row: str, line: int) -> str:
        cells: list[str] = []
        choices: list[str] | None = None
        for sign in row:
            if sign == "[":
                choices = []
            elif sign == "]" and choices is not None:
                cells.append(self._cell(what, choices[0] if len(choices) == 1 else "?", line))
                choices = None
            elif choices is not None:
                choices.append(sign)
            else:
                cells.append(self._cell(what, sign, line))
        return "".join(cells)

    def _cell(self, what: What, sign: str, line: int) -> str:
        if sign == "?" and what == "board":
            return "?"
        colour = self._of_sign.get(sign)
        if colour is None:
            raise BadPuzzle("drawing-sign", line, what=what, found=sign)
        if colour == self._white:
            return "."
        return self._ink_of[colour].letter if self.inks else "#"


def write(puzzle: Puzzle, position: Position | None) -> str:
    """A ``<puzzle>`` element."""
    told = {name_of_property(name): value for name, value in puzzle.properties.items()}
    if puzzle.title:
        told["title"] = puzzle.title
    from xml.sax.saxutils import quoteattr  # brings half the web with it

    default = puzzle.inks[0].name if puzzle.inks else "black"
    lines = [f'<puzzle type="grid" defaultcolor={quoteattr(default)}>']
    names = {ours: theirs for theirs, ours in _NAMES.items()}
    for word in _WORDS:
        if word in told:
            name = names.get(word, word)
            lines.append(f"<{name}>{_text(told.pop(word))}</{name}>")
    lines.append('<color name="white" char=".">fff</color>')
    if not puzzle.inks:
        lines.append('<color name="black" char="X">000</color>')
    lines += [
        f'<color name={quoteattr(ink.name)} char="{ink.letter}">{ink.rgb}</color>'
        for ink in puzzle.inks
    ]
    for axis, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        lines += [f'<clues type="{axis}">', *map(_line, clues), "</clues>"]
    if puzzle.goal is not None:
        lines += _solution("goal", puzzle.goal)
    if position is not None and position.known:
        lines += _solution("saved", position.written())
    lines += [f"<note type={quoteattr(name)}>{_text(told[name])}</note>" for name in told]
    return "\n".join([*lines, "</puzzle>", ""])


def _text(value: str) -> str:
    """Text as XML has it."""
    return "\n".join(map(in_references, html.escape(clean(value), quote=False).split("\n")))


def _line(clue: Clue) -> str:
    if not isinstance(clue, ColourClue):
        return f"<line>{''.join(f'<count>{block}</count>' for block in clue)}</line>"
    from xml.sax.saxutils import quoteattr

    counts = (
        f"<count color={quoteattr(ink.name)}>{block}</count>"
        for block, ink in zip(clue, clue.inks, strict=True)
    )
    return f"<line>{''.join(counts)}</line>"


def _solution(kind: str, rows: Sequence[str]) -> list[str]:
    drawn = [f"|{row.replace('#', 'X')}|" for row in rows]
    return [f'<solution type="{kind}">', "<image>", *drawn, "</image>", "</solution>"]
