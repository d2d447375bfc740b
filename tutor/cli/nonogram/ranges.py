"""The ranges of blocks, as a study with automata prints them: where each block may lie."""

from collections.abc import Iterator
from typing import Any

from tutor.cli.nonogram.steps import span_as_json
from tutor.cli.nonogram.words import clue_words, line_name
from tutor.language import Speaker
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Span
from tutor.nonogram.study.rules import Impossible, block_ranges


def _ranges(position: Position) -> dict[Line, list[Span]]:
    """The range of every block, line by line; nothing where no picture has the clues."""
    try:
        found = block_ranges(position)
    except Impossible:
        return {}
    return {
        line: [Span(block, *place) for block, place in enumerate(places)]
        for line, places in found.items()
    }


def ranges_as_json(position: Position) -> list[dict[str, Any]]:
    """Every line with its clue and the ranges of its blocks."""
    puzzle = position.puzzle
    return [
        {
            "line": line.name,
            "clue": list(puzzle.clue(line)),
            "blocks": [span_as_json(span, line, puzzle) for span in spans],
        }
        for line, spans in _ranges(position).items()
    ]


def ranges_in_words(position: Position, speaker: Speaker) -> Iterator[str]:
    """``row 3 (2 1): r3c1-r3c4, r3c4-r3c6``."""
    puzzle, language = position.puzzle, speaker.language
    for line, spans in _ranges(position).items():
        cells = puzzle.cells_of(line)
        places = [
            f"{puzzle.cell_name(cells[span.first], language)}"
            f"-{puzzle.cell_name(cells[span.last], language)}"
            for span in spans
        ]
        name, clue = line_name(line, speaker), clue_words(puzzle.clue(line))
        yield f"{name} ({clue}){speaker.say('colon')}{', '.join(places) or '-'}"
