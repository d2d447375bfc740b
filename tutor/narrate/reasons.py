"""Sentences about a claim: proved, refuted, not yet provable."""

from tutor.explain.why import Claim, Reason
from tutor.narrate.narration import named, narrate, say
from tutor.narrate.words import Cells, Digits
from tutor.sudoku.geometry import Geometry, Language


def tell_reason(reason: Reason, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """The verdict, then every step of the proof."""
    sight = reason.sight
    verdict = say(
        language,
        f"verdict-{reason.verdict}",
        claim=_in_words(reason.claim, geometry, language),
        opposite=_in_words(reason.claim.opposite, geometry, language),
        count=len(reason.steps),
        shown="sight" if sight else "crossed-out" if reason.is_crossed_out else "no",
    )
    sentences = [verdict]
    if sight is not None and (sight.cell != reason.claim.cell or reason.verdict == "refuted"):
        cell, digit = Cells(geometry, (sight.cell,)), Digits(geometry, (sight.digit,))
        sentences.append(say(language, "verdict-sight", cell=cell, digit=digit))
    for step in reason.steps:
        told = narrate(step, geometry, language)
        sentences += [named(step, geometry, language), told.what, *told.reasons, told.then]
    return tuple(sentences)


def _in_words(claim: Claim, geometry: Geometry, language: Language) -> str:
    return say(
        language,
        "claim",
        cell=Cells(geometry, (claim.cell,)),
        digit=Digits(geometry, (claim.digit,)),
        holds="yes" if claim.holds else "no",
    )
