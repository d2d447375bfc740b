"""How nonograms being played are written down."""

import json
import re
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from tutor.base.document import (
    LONGEST_TEXT,
    BadDocument,
    JsonValue,
    Place,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from tutor.games.file_codec import Codec
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry, Replay, read_entry
from tutor.games.nonogram.sketch import Paper, Sketch, SketchEntry, SketchReplay
from tutor.games.nonogram.sketch import read_entry as read_sketch_entry
from tutor.games.sudoku.game import DRAFT
from tutor.language import Speaker
from tutor.nonogram.inks import Clue, ColourClue, Ink, clues_as_json, inks_as_json, inks_of
from tutor.nonogram.puzzle import LARGEST, Puzzle

if TYPE_CHECKING:
    from tutor.games.sheet import Rated
    from tutor.rating.levels import Level

# Nonograms: the clues, and what else is known: the picture, and its title in each language


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _about(puzzle: Puzzle) -> dict[str, object]:
    goal = None if puzzle.goal is None else list(puzzle.goal)
    properties = {_cut(name): _cut(text) for name, text in puzzle.properties.items()}
    return {"title": _cut(puzzle.title), "goal": goal, "properties": properties}


def _cut(text: str) -> str:
    """As much of a text as is kept."""
    return text[:LONGEST_TEXT]


def _cut_text(value: object) -> str:
    """A text of a file that may be older than the bound."""
    return read_text(_cut(value) if isinstance(value, str) else value)


def _clues(value: object, inks: Sequence[Ink] = ()) -> tuple[Clue, ...]:
    """The clues of the rows, or of the columns; where there are several inks, in these."""
    clues = tuple(_clue(read_list(clue), inks) for clue in read_list(value))
    blocks = [block for clue in clues for block in clue]
    if not 0 < len(clues) <= LARGEST or not all(0 < block <= LARGEST for block in blocks):
        raise ValueError(value)
    if any(len(clue) > LARGEST for clue in clues):
        raise ValueError(value)
    return clues


_BLOCK = re.compile(r"(\d{1,4})([a-z])")


def _clue(blocks: Sequence[object], inks: Sequence[Ink]) -> Clue:
    if not inks:
        return tuple(read_whole(block) for block in blocks)
    of_letter = {ink.letter: ink for ink in inks}
    found = [_BLOCK.fullmatch(read_text(block)) for block in blocks]
    if not all(one is not None and one[2] in of_letter for one in found):
        raise ValueError(blocks)
    told = [one for one in found if one is not None]
    return ColourClue([int(one[1]) for one in told], [of_letter[one[2]] for one in told])


def _inks(value: object) -> tuple[Ink, ...]:
    """The colours of a puzzle; those of most are not told."""
    return () if value is None else inks_of(value)


def _goal(
    value: object, width: int, height: int, inks: Sequence[Ink] = ()
) -> tuple[str, ...] | None:
    """A picture of that size, in signs."""
    signs = {"#", "."} if not inks else {".", *(ink.letter for ink in inks)}
    if value is None:
        return None
    rows = tuple(read_text(row) for row in read_list(value))
    if len(rows) != height or any(len(row) != width or set(row) - signs for row in rows):
        raise ValueError(value)
    return rows


def _properties(value: object, text: Callable[[object], str]) -> MappingProxyType[str, str]:
    members = read_object(value).items()
    return MappingProxyType({text(name): text(member) for name, member in members})


def _puzzle(clues: Place, about: Place, text: Callable[[object], str]) -> Puzzle:
    """The puzzle of two objects, whose title and properties are read by a function."""
    inks = clues.maybe("inks", _inks, ())
    rows, columns = (
        clues.of(name, lambda value: _clues(value, inks)) for name in ("rows", "columns")
    )
    return Puzzle(
        rows,
        columns,
        about.of("title", text),
        about.of("goal", lambda value: _goal(value, len(columns), len(rows), inks)),
        about.of("properties", lambda value: _properties(value, text)),
        inks,
    )


def clues_of(puzzle: Puzzle) -> dict[str, JsonValue]:
    """The clues, and where there are several, the inks."""
    told: dict[str, JsonValue] = {
        "rows": [list(clue) for clue in clues_as_json(puzzle.rows)],
        "columns": [list(clue) for clue in clues_as_json(puzzle.columns)],
    }
    if puzzle.inks:
        told["inks"] = [dict(ink) for ink in inks_as_json(puzzle.inks)]
    return told


def _read_puzzle(texts: Sequence[str]) -> Puzzle:
    clues, about = texts
    try:
        return _puzzle(Place(json.loads(clues)), Place(json.loads(about)), _cut_text)
    except BadDocument as bad:
        raise ValueError(bad.where) from None


def _called(token: str, puzzle: Puzzle, speaker: Speaker, is_solved: bool) -> str:
    from tutor.games.nonogram.titles import title_of

    return title_of(token, puzzle, speaker, is_solved=is_solved)


def _level(token: str, puzzle: Puzzle) -> "Level | None":
    # Loaded here: only what was solved has a level to compare.
    from tutor.games.nonogram.pictures import picture

    found = picture(re.split("[:/]", token)[-1])
    return None if found is None else found.level


def _rated(puzzle: Puzzle) -> "Rated | None":
    from tutor.rating.pictures import picture_rating

    return picture_rating(puzzle)


PICTURES = Codec[Puzzle, Entry, NonogramGame](
    name="nonogram",
    games="nonograms",
    entries="nonogram_entries",
    key=("clues",),
    more=("about",),
    draft=DRAFT,
    bare=lambda puzzle: puzzle,
    written=lambda puzzle: (
        _json(clues_of(puzzle)),
        _json(_about(puzzle)),
    ),
    read=_read_puzzle,
    read_entry=read_entry,
    replay=Replay,
    game=NonogramGame,
    called=_called,
    level=_level,
    rated=_rated,
    cells=lambda puzzle: puzzle.cell_count,
    as_json=lambda puzzle: {**clues_of(puzzle), "picture": _about(puzzle)},
    from_document=lambda place: _puzzle(place, place.within("picture"), read_text),
    counting=lambda puzzle: "home-cells-inks" if puzzle.inks else "home-cells",
)


# Drawings: the size of the sheet; all else is in the log


def _side(value: object) -> int:
    side = read_whole(value)
    if not 1 <= side <= LARGEST:
        raise ValueError(value)
    return side


def _read_paper(texts: Sequence[str]) -> Paper:
    (text,) = texts
    width, height = json.loads(text)
    return Paper(_side(width), _side(height))


DRAWINGS = Codec[Paper, SketchEntry, Sketch](
    name="nonogram",
    games="drawings",
    entries="drawing_entries",
    key=("size",),
    more=(),
    draft=DRAFT,
    bare=lambda paper: paper,
    written=lambda paper: (_json(list(paper)),),
    read=_read_paper,
    read_entry=read_sketch_entry,
    replay=SketchReplay,
    game=Sketch,
    called=lambda token, paper, speaker, is_solved: f"{paper.width}x{paper.height}",
    level=lambda token, paper: None,
    rated=lambda paper: None,
    cells=lambda paper: paper.width * paper.height,
    as_json=lambda paper: {"width": paper.width, "height": paper.height},
    from_document=lambda place: Paper(place.of("width", _side), place.of("height", _side)),
    is_played=False,
)
