"""How Sudoku is told."""

from tutor.base.language import Language
from tutor.explain.diagnose import Diagnosis
from tutor.narrate.rungs import REASON
from tutor.narrate.sudoku.board_check import judge_claim, judge_mistake
from tutor.narrate.sudoku.board_check import tell_marks as tell_marks
from tutor.narrate.sudoku.by_technique import STORIES
from tutor.narrate.sudoku.chain_legend import visible_marks as visible_marks
from tutor.narrate.sudoku.digits_and_houses import VOICE
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.teller import Teller
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step

TELLER = Teller(VOICE, GridReader, STORIES, judge_mistake, judge_claim)
hint, hint_at_mistake, named = TELLER.hint, TELLER.hint_at_mistake, TELLER.named
narrate, tell_mistake, tell_reason = TELLER.narrate, TELLER.tell_mistake, TELLER.tell_reason


def tell_diagnosis(
    diagnosis: Diagnosis, geometry: Geometry, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """The mistake, if there is one, then the marks."""
    mistake = diagnosis.mistake
    told = () if mistake is None else tell_mistake(mistake, geometry, language, reveal=reveal)
    return told + tell_marks(diagnosis.marks, geometry, language)


def in_lines(step: Step, geometry: Geometry, language: Language) -> list[str]:
    """Technique, pattern, reason and conclusion in one line; each link of a chain on its own."""
    sentences = hint(step, geometry, language, REASON).sentences
    name, what, *reasons, then = sentences
    if len(reasons) < 2:
        return [" ".join(sentences)]
    return [" ".join(filter(None, (name, what))), *reasons, then]
