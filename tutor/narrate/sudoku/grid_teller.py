"""Steps, boards and lookalikes of Sudoku told in words; which story tells which technique."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.base.language import Language
from tutor.explain.diagnose import Diagnosis, Marks, Mistake, Move
from tutor.explain.why import Claim, Reason
from tutor.narrate.rungs import REASON
from tutor.narrate.sudoku import chains, deadly, exotic, forcing, named_patterns, patterns, sets
from tutor.narrate.sudoku.digits_and_houses import VOICE, Candidates, Cells, Digits, Houses, say
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.grid_reader import visible_marks as visible_marks
from tutor.narrate.teller import Judgement, Teller
from tutor.narrate.voice import Story
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Step

if TYPE_CHECKING:
    from tutor.explain.lookalike.fault import Fault

_FEW_PARTING = 9
"""So many cells in which solutions differ are named."""
_NAKED = Story("naked-subset", patterns.subset, "houses")
_HIDDEN = Story("hidden-subset", patterns.subset, "houses")
_LOCKED = Story("locked-subset", patterns.subset, "houses")


def _rectangle(number: int) -> Story[GridReader]:
    return Story(f"unique-rectangle-{number}", patterns.rectangle, "boxes")


STORIES: dict[str, Story[GridReader]] = {
    "full-house": Story("full-house", patterns.single, "house"),
    "hidden-single": Story("hidden-single", patterns.single, "house", asks=True),
    "naked-single": Story("naked-single", patterns.naked_single, "cell"),
    "pointing": Story("pointing", patterns.locked, "confining"),
    "claiming": Story("claiming", patterns.locked, "confining"),
    "locked-pair": _LOCKED,
    "naked-pair": _NAKED,
    "hidden-pair": _HIDDEN,
    "locked-triple": _LOCKED,
    "naked-triple": _NAKED,
    "hidden-triple": _HIDDEN,
    "skyscraper": Story("two-links", patterns.two_links, "digit"),
    "two-string-kite": Story("two-links", patterns.two_links, "digit", {"dual": "two-links-dual"}),
    "turbot-fish": Story("two-links", patterns.two_links, "digit"),
    "empty-rectangle": Story(
        "empty-rectangle", patterns.empty_rectangle, "digit", {"dual": "empty-rectangle-dual"}
    ),
    "xy-wing": Story("xy-wing", patterns.wing, "box"),
    "xyz-wing": Story("xyz-wing", patterns.wing, "box"),
    "w-wing": Story("w-wing", patterns.w_wing, "boxes"),
    "naked-quad": _NAKED,
    "hidden-quad": _HIDDEN,
    "unique-rectangle-1": _rectangle(1),
    "unique-rectangle-2": _rectangle(2),
    "unique-rectangle-3": _rectangle(3),
    "unique-rectangle-4": _rectangle(4),
    "unique-rectangle-5": _rectangle(5),
    "unique-rectangle-6": _rectangle(6),
    "hidden-rectangle": Story("hidden-rectangle", patterns.hidden_rectangle, "boxes"),
    "avoidable-rectangle-1": Story("avoidable-rectangle-1", patterns.rectangle, "boxes"),
    "avoidable-rectangle-2": Story("avoidable-rectangle-2", patterns.rectangle, "boxes"),
    "remote-pair": Story("remote-pair", patterns.remote_pair, "pair"),
    "bug-plus-1": Story("bug-plus-1", patterns.single, None),
    "simple-colors": Story(
        "simple-colors", patterns.colours, "digit", {"wrap": "simple-colors-wrap"}
    ),
    "multi-colors": Story(
        "multi-colors", patterns.colours, "digit", {"excluded": "multi-colors-excluded"}
    ),
    **deadly.STORIES,
    **named_patterns.STORIES,
    **sets.STORIES,
    **chains.STORIES,
    **patterns.STORIES,
    **exotic.STORIES,
    **forcing.STORIES,
    "search": Story("search", patterns.last_resort, "cell"),
}


def judge_mistake(mistake: Mistake, geometry: Geometry, language: Language) -> Judgement[Step]:
    """Which move is wrong, and what belongs there; or that the puzzle itself is."""
    move = mistake.move
    if move is None:
        return Judgement((_puzzle(mistake, geometry, language),), is_plain=True)
    answer = ""
    concluded = mistake.steps[-1].placements if mistake.steps else ()
    if mistake.answer is not None and (move.cell, mistake.answer) not in concluded:
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


def tell_parting(parting: Sequence[int], geometry: Geometry, language: Language) -> tuple[str, ...]:
    """That several solutions differ in some cells; nothing where none are known."""
    if not parting:
        return ()
    few = "yes" if len(parting) <= _FEW_PARTING else "no"
    cells = Cells(geometry, tuple(parting))
    return (say(language, "solutions-part", few=few, count=len(parting), cells=cells),)


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
    shared = [one for one in geometry.houses_of(sight.cell) if reason.claim.cell in one.cells]
    is_seen = bool(shared) and sight.cell != reason.claim.cell
    message, house = "verdict-seen" if is_seen else "verdict-sight", Houses(tuple(shared[:1]))
    told = say(language, message, cell=cell, digit=digit, house=house)
    return Judgement((verdict, told), reason.steps)


def _in_words(claim: Claim, geometry: Geometry, language: Language) -> str:
    return say(
        language,
        "claim",
        cell=Cells(geometry, (claim.cell,)),
        digit=Digits(geometry, (claim.digit,)),
        holds="yes" if claim.holds else "no",
    )


_NAMED = 3
"""How many cells without two candidates are named before it is enough to count them."""
_ANOTHER = "is-"
"""Before the id of the technique that the cells are a pattern of instead."""


def tell_fault(fault: "Fault", geometry: Geometry, language: Language) -> str:
    """What is wrong with the cells, in one sentence."""
    if fault.kind.startswith(_ANOTHER):
        name = VOICE.called(fault.kind.removeprefix(_ANOTHER), language)
        return say(language, "fault-another", name=name)
    others = fault.others
    if fault.kind == "others-not-two" and len(others) > _NAMED:
        others = others[:1]
    return say(
        language,
        f"fault-{fault.kind}",
        cells=Cells(geometry, fault.cells),
        digits=Digits(geometry, fault.digits),
        houses=Houses(fault.houses),
        others=Cells(geometry, others),
        number=fault.number,
    )


TELLER = Teller(VOICE, GridReader, STORIES, judge_mistake, judge_claim)
hint, hint_at_mistake, named = TELLER.hint, TELLER.hint_at_mistake, TELLER.named
title, place = TELLER.title, TELLER.place
narrate, tell_mistake, tell_reason = TELLER.narrate, TELLER.tell_mistake, TELLER.tell_reason
counted = TELLER.counted


def tell_diagnosis(
    diagnosis: Diagnosis, geometry: Geometry, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """The mistake, if there is one, then the marks."""
    mistake = diagnosis.mistake
    told = () if mistake is None else tell_mistake(mistake, geometry, language, reveal=reveal)
    return told + tell_marks(diagnosis.marks, geometry, language)


_FIRST_TIERS = 2
"""What is of these tiers is known once it was told."""


def in_lines(
    step: Step, geometry: Geometry, language: Language, *, is_known: bool = False
) -> list[str]:
    """Technique, pattern, reason and conclusion in one line; each link of a chain on its own.

    Of what was told before, singles are only named; of the rest the general reason is left out.
    """
    sentences = hint(step, geometry, language, REASON).sentences
    name, what, *reasons, then = sentences
    tier = TECHNIQUES[step.technique].tier
    if is_known and tier <= _FIRST_TIERS:
        return [f"{name} {then}" if tier == 1 else f"{name} {what} {then}"]
    if len(reasons) < 2:
        return [" ".join(sentences)]
    return [" ".join(filter(None, (name, what))), *reasons, then]
