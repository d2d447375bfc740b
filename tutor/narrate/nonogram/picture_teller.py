"""How nonograms are told."""

from tutor.base.language import Language
from tutor.narrate.nonogram.blocks_and_lines import VOICE, Blocks, Cells, Lines, say
from tutor.narrate.nonogram.by_rule import STORIES
from tutor.narrate.nonogram.line_reader import LineReader
from tutor.narrate.nonogram.line_reader import legend_of as legend_of
from tutor.narrate.rungs import REASON
from tutor.narrate.teller import Judgement, Teller
from tutor.nonogram.explain.diagnose import Mistake
from tutor.nonogram.explain.why import Claim, Reason
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Step

_MOST_STEPS = 6


def _judge_mistake(mistake: Mistake, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Which move is wrong, or that the puzzle itself is."""
    move, line = mistake.move, mistake.line
    if move is None:
        return Judgement((say(language, "mistake-puzzle"),), is_plain=True)
    cell = Cells(puzzle, (move.cell,))
    colour = "black" if move.colour == BLACK else "white"
    if line is None:
        told = say(language, "mistake-wrong", cell=cell, colour=colour)
    else:
        clue = puzzle.clue(line)
        blocks = Blocks(clue, tuple(range(len(clue))))
        told = say(
            language, "mistake-line", cell=cell, colour=colour, line=Lines((line,)), blocks=blocks
        )
    return Judgement((told,), mistake.steps, mistake.kind == "line")


def _judge_claim(reason: Reason, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Proved, refuted, not yet provable."""
    verdict = say(
        language,
        f"verdict-{reason.verdict}",
        claim=_in_words(reason.claim, puzzle, language),
        opposite=_in_words(reason.claim.opposite, puzzle, language),
        count=len(reason.steps),
        shown="yes" if reason.is_shown else "no",
    )
    return Judgement((verdict,), reason.steps)


def _in_words(claim: Claim, puzzle: Puzzle, language: Language) -> str:
    """``r3c4 is black``, to stand inside a sentence."""
    cell = Cells(puzzle, (claim.cell,))
    colour = "black" if claim.colour == BLACK else "white"
    return VOICE.text(language, "claim", cell=cell, colour=colour)


TELLER = Teller(VOICE, LineReader, STORIES, _judge_mistake, _judge_claim, _MOST_STEPS)
called, name, role_name = VOICE.called, VOICE.name, VOICE.role_name
hint, hint_at_mistake, named = TELLER.hint, TELLER.hint_at_mistake, TELLER.named
narrate, tell_mistake, tell_reason = TELLER.narrate, TELLER.tell_mistake, TELLER.tell_reason


def in_lines(step: Step, puzzle: Puzzle, language: Language) -> list[str]:
    """The rule, the pattern, the reason and the conclusion, one after the other in one line."""
    return [" ".join(filter(None, hint(step, puzzle, language, REASON).sentences))]
