"""Sentences about a claim: proved, refuted, not yet provable."""

from collections.abc import Sequence

from tutor.narrate.nonogram.narration import named, narrate
from tutor.narrate.nonogram.speech import say, text
from tutor.narrate.nonogram.words import Cells
from tutor.nonogram.explain.why import Claim, Reason
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Step
from tutor.sudoku.geometry import Language

_MOST_TOLD = 6
"""Of a longer proof only so many steps are told, the last ones."""


def tell_reason(reason: Reason, puzzle: Puzzle, language: Language) -> tuple[str, ...]:
    """The verdict, then the steps of the proof."""
    verdict = say(
        language,
        f"verdict-{reason.verdict}",
        claim=in_words(reason.claim, puzzle, language),
        opposite=in_words(reason.claim.opposite, puzzle, language),
        count=len(reason.steps),
        shown="yes" if reason.is_shown else "no",
    )
    return (verdict, *tell_steps(reason.steps, puzzle, language))


def tell_steps(steps: Sequence[Step], puzzle: Puzzle, language: Language) -> list[str]:
    """The steps of a proof in full; of a long one, how many there are and the last ones."""
    told = steps[-_MOST_TOLD:]
    sentences = []
    if len(told) < len(steps):
        sentences.append(say(language, "last-steps", count=len(steps), told=len(told)))
    for step in told:
        in_full = narrate(step, puzzle, language)
        sentences += [named(step, puzzle, language), in_full.what, in_full.why, in_full.then]
    return sentences


def in_words(claim: Claim, puzzle: Puzzle, language: Language) -> str:
    """``r3c4 is black``, to stand inside a sentence."""
    return text(
        language,
        "claim",
        cell=Cells(puzzle, (claim.cell,)),
        colour="black" if claim.colour == BLACK else "white",
    )
