"""Sentences about a board that went wrong."""

from tutor.narrate.hints import NAME, NUDGE
from tutor.narrate.nonogram.narration import named
from tutor.narrate.nonogram.reasons import tell_steps
from tutor.narrate.nonogram.speech import say
from tutor.narrate.nonogram.words import Blocks, Cells, Lines
from tutor.nonogram.explain.diagnose import Mistake
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Puzzle
from tutor.sudoku.geometry import Language


def tell_mistake(
    mistake: Mistake, puzzle: Puzzle, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """What is wrong, and what shows it; the full reasons only on demand."""
    if mistake.move is None:
        return (say(language, "mistake-puzzle"),)
    sentences = [_move(mistake, puzzle, language)]
    steps = mistake.steps
    if mistake.kind == "line" and not (reveal and steps):
        return tuple(sentences)
    told = "all" if reveal else "last"
    sentences.append(say(language, "mistake-steps", count=len(steps), told=told))
    if reveal:
        sentences += tell_steps(steps, puzzle, language)
    elif steps:
        sentences.append(named(steps[-1], puzzle, language))
    return tuple(sentences)


def hint_at_mistake(
    mistake: Mistake, puzzle: Puzzle, language: Language, rung: int
) -> tuple[str, ...]:
    """A mistake by the rungs of a hint: that there is one, then where, then what shows it."""
    if rung == NUDGE:
        return (say(language, "mistake-somewhere"),)
    told = tell_mistake(mistake, puzzle, language)
    return told[:1] if rung == NAME else told


def _move(mistake: Mistake, puzzle: Puzzle, language: Language) -> str:
    assert mistake.move is not None
    cell = Cells(puzzle, (mistake.move.cell,))
    colour = "black" if mistake.move.colour == BLACK else "white"
    if mistake.line is None:
        return say(language, "mistake-wrong", cell=cell, colour=colour)
    clue = puzzle.clue(mistake.line)
    return say(
        language,
        "mistake-line",
        cell=cell,
        colour=colour,
        line=Lines((mistake.line,)),
        blocks=Blocks(clue, tuple(range(len(clue)))),
    )
