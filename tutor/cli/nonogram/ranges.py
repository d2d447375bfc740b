"""The ranges of blocks: where each may lie on a board, or is left by the rules of a study."""

from collections.abc import Iterator
from typing import Any

from tutor.cli.nonogram.steps import span_as_json
from tutor.cli.nonogram.words import clue_words, line_name
from tutor.language import Speaker
from tutor.nonogram.line import block_spans
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Span


def _ranges(position: Position, *, of_study: bool) -> dict[Line, list[Span]]:
    """The range of every block, line by line; nothing where no picture has the clues."""
    from tutor.lab.study.rules import Impossible, block_ranges

    found: dict[Line, list[Span]] = {}
    try:
        by_study = block_ranges(position) if of_study else {}
    except Impossible:
        return {}
    for line in position.puzzle.lines:
        view = position.view(line)
        places = by_study.get(line) or block_spans(view.clue, view.length, view.black, view.white)
        if places is None:
            return {}
        found[line] = [Span(block, *place) for block, place in enumerate(places)]
    return found


def ranges_as_json(position: Position, *, of_study: bool) -> list[dict[str, Any]]:
    """Every line with its clue and the ranges of its blocks."""
    puzzle = position.puzzle
    return [
        {
            "line": line.name,
            "clue": list(puzzle.clue(line)),
            "blocks": [span_as_json(span, line, puzzle) for span in spans],
        }
        for line, spans in _ranges(position, of_study=of_study).items()
    ]


def ranges_in_words(position: Position, speaker: Speaker, *, of_study: bool) -> Iterator[str]:
    """``row 3 (2 1): r3c1-r3c4, r3c4-r3c6``."""
    puzzle, language = position.puzzle, speaker.language
    for line, spans in _ranges(position, of_study=of_study).items():
        cells = puzzle.cells_of(line)
        places = [
            f"{puzzle.cell_name(cells[span.first], language)}"
            f"-{puzzle.cell_name(cells[span.last], language)}"
            for span in spans
        ]
        name, clue = line_name(line, speaker), clue_words(puzzle.clue(line))
        yield f"{name} ({clue}){speaker.say('colon')}{', '.join(places) or '-'}"
