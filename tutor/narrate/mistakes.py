"""Sentences about a board that went wrong, and about its marks."""

from tutor.explain.diagnose import Diagnosis, Marks, Mistake
from tutor.narrate.hints import NAME, NUDGE
from tutor.narrate.narration import named, narrate, say
from tutor.narrate.words import Candidates, Cells, Digits, Houses
from tutor.sudoku.geometry import Geometry, Language


def tell_mistake(
    mistake: Mistake, geometry: Geometry, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """What is wrong, and what shows it; the full reasons and the answer only on demand."""
    if mistake.move is None:
        return (_puzzle(mistake, geometry, language),)
    sentences = [_move(mistake, geometry, language)]
    if mistake.kind != "rule":
        sentences.append(_steps(mistake, language, reveal))
        if reveal:
            for step in mistake.steps:
                told = narrate(step, geometry, language)
                sentences += [named(step, geometry, language), told.what, *told.reasons, told.then]
        elif mistake.steps:
            sentences.append(named(mistake.steps[-1], geometry, language))
    if reveal and mistake.answer is not None:
        sentences.append(
            say(
                language,
                "mistake-answer",
                cell=Cells(geometry, (mistake.move.cell,)),
                answer=Digits(geometry, (mistake.answer,)),
            )
        )
    return tuple(sentences)


def hint_at_mistake(
    mistake: Mistake, geometry: Geometry, language: Language, rung: int
) -> tuple[str, ...]:
    """A mistake by the rungs of a hint: that there is one, then where, then what shows it."""
    if rung == NUDGE:
        return (say(language, "mistake-somewhere"),)
    told = tell_mistake(mistake, geometry, language)
    return told[:1] if rung == NAME else told


def _steps(mistake: Mistake, language: Language, reveal: bool) -> str:
    told = "all" if reveal else "last"
    return say(language, "mistake-steps", count=len(mistake.steps), told=told)


def _move(mistake: Mistake, geometry: Geometry, language: Language) -> str:
    assert mistake.move is not None
    cell = Cells(geometry, (mistake.move.cell,))
    digit = Digits(geometry, (mistake.move.digit,))
    if mistake.kind == "wrong-mark":
        return say(language, "mistake-wrong-mark", cell=cell)
    if mistake.contradiction is None or mistake.contradiction.house is None:
        return say(language, "mistake-wrong-digit", cell=cell, digit=digit)
    others = tuple(c for c in mistake.contradiction.cells if c != mistake.move.cell)
    return say(
        language,
        "mistake-rule",
        cell=cell,
        digit=digit,
        house=Houses((mistake.contradiction.house,)),
        others=Cells(geometry, others),
    )


def _puzzle(mistake: Mistake, geometry: Geometry, language: Language) -> str:
    found = mistake.contradiction
    if found is None:
        return say(language, "mistake-puzzle")
    return say(
        language,
        f"mistake-puzzle-{found.kind}",
        cells=Cells(geometry, found.cells),
        digit=Digits(geometry, (found.digit,) if found.digit else ()),
        house=Houses((found.house,) if found.house else ()),
    )


def tell_marks(marks: Marks, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """What is to be said about surplus and missing marks."""
    sentences = []
    if marks.surplus:
        surplus = Candidates(geometry, marks.surplus)
        sentences.append(say(language, "marks-surplus", surplus=surplus))
    if marks.missing:
        missing = Cells(geometry, marks.missing)
        sentences.append(say(language, "marks-missing", missing=missing))
    return tuple(sentences)


def tell_diagnosis(
    diagnosis: Diagnosis, geometry: Geometry, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """The mistake, if there is one, then the marks."""
    mistake = diagnosis.mistake
    told = () if mistake is None else tell_mistake(mistake, geometry, language, reveal=reveal)
    return told + tell_marks(diagnosis.marks, geometry, language)
