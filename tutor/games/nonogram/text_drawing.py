"""Boards of nonograms in print: the cells alone, or with the clues around them."""

from collections.abc import Sequence

from tutor.base.document import JsonObject
from tutor.language import Speaker
from tutor.nonogram.inks import block_words, inks_as_json
from tutor.nonogram.inks import clue_words as clue_words
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle

_BLOCKS = {"#": "██", ".": "··", "?": "  "}
"""As square as characters can be; a letter of an ink stands twice."""


def clues_text(puzzle: Puzzle) -> str:
    """The clues on one line, as every command reads them: ``1 1, 3, 0 / 2, 1, 2``."""
    return f"{_listed(puzzle.rows)} / {_listed(puzzle.columns)}"


def inks_of_puzzle(puzzle: Puzzle) -> JsonObject:
    """What JSON says of its colours, where there are several."""
    return {"inks": [dict(ink) for ink in inks_as_json(puzzle.inks)]} if puzzle.inks else {}


def _listed(clues: Sequence[Clue]) -> str:
    return ", ".join(map(clue_words, clues))


def picture(position: Position, *, for_eyes: bool = False) -> str:
    """The cells row by row: ``#`` and ``.``, or as square as characters can be."""
    rows = position.written()
    if for_eyes:
        rows = tuple("".join(_BLOCKS.get(sign, 2 * sign) for sign in row) for row in rows)
    return "\n".join(row.rstrip() for row in rows)


def with_clues(position: Position) -> str:
    """The cells in signs, the clues of the rows on the left, those of the columns above."""
    puzzle = position.puzzle
    sides = list(map(clue_words, puzzle.rows))
    left = max(map(len, sides))
    tops = [block_words(clue) or ["0"] for clue in puzzle.columns]
    widest = max(len(block) for clue in tops for block in clue)
    height = max(map(len, tops))
    lines = []
    for level in range(height):
        # The clues stand on the board: short ones begin lower.
        words = [
            clue[level - height + len(clue)] if level >= height - len(clue) else "" for clue in tops
        ]
        lines.append(" " * left + "".join(f" {word:>{widest}}" for word in words))
    for side, row in zip(sides, position.written(), strict=True):
        lines.append(f"{side:>{left}}" + "".join(f" {sign:>{widest}}" for sign in row))
    return "\n".join(line.rstrip() for line in lines)


def line_name(line: Line, speaker: Speaker) -> str:
    """``row 3``, inside a sentence."""
    return speaker.say(f"nono-{line.axis}", number=str(line.index + 1))
