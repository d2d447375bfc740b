"""What is to be said of a grid and its marks, and of claims about it."""

from tutor.base.language import Language
from tutor.explain.diagnose import Marks, Mistake, Move
from tutor.explain.why import Claim, Reason
from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Digits, Houses, say
from tutor.narrate.teller import Judgement
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step


def judge_mistake(mistake: Mistake, geometry: Geometry, language: Language) -> Judgement[Step]:
    """Which move is wrong, and what belongs there; or that the puzzle itself is."""
    move = mistake.move
    if move is None:
        return Judgement((_puzzle(mistake, geometry, language),), is_plain=True)
    answer = ""
    if mistake.answer is not None:
        answer = say(
            language,
            "mistake-answer",
            cell=Cells(geometry, (move.cell,)),
            answer=Digits(geometry, (mistake.answer,)),
        )
    told = _move(mistake, move, geometry, language)
    return Judgement((told,), mistake.steps, mistake.kind == "rule", answer)


def _move(mistake: Mistake, move: Move, geometry: Geometry, language: Language) -> str:
    cell, digit = Cells(geometry, (move.cell,)), Digits(geometry, (move.digit,))
    if mistake.kind == "wrong-mark":
        return say(language, "mistake-wrong-mark", cell=cell)
    if mistake.contradiction is None or mistake.contradiction.house is None:
        return say(language, "mistake-wrong-digit", cell=cell, digit=digit)
    others = tuple(c for c in mistake.contradiction.cells if c != move.cell)
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


def judge_claim(reason: Reason, geometry: Geometry, language: Language) -> Judgement[Step]:
    """Proved, refuted, not yet provable; and the digit in sight that decides it, if one does."""
    sight = reason.sight
    verdict = say(
        language,
        f"verdict-{reason.verdict}",
        claim=_in_words(reason.claim, geometry, language),
        opposite=_in_words(reason.claim.opposite, geometry, language),
        count=len(reason.steps),
        shown="sight" if sight else "crossed-out" if reason.is_crossed_out else "no",
    )
    if sight is None or (sight.cell == reason.claim.cell and reason.verdict != "refuted"):
        return Judgement((verdict,), reason.steps)
    cell, digit = Cells(geometry, (sight.cell,)), Digits(geometry, (sight.digit,))
    return Judgement(
        (verdict, say(language, "verdict-sight", cell=cell, digit=digit)), reason.steps
    )


def _in_words(claim: Claim, geometry: Geometry, language: Language) -> str:
    return say(
        language,
        "claim",
        cell=Cells(geometry, (claim.cell,)),
        digit=Digits(geometry, (claim.digit,)),
        holds="yes" if claim.holds else "no",
    )
