"""Steps of nonograms told in words: the story of each rule, mistakes and claims."""

from dataclasses import replace

from tutor.base.language import Language
from tutor.narrate.nonogram.ink_words import in_colour, puzzle_in
from tutor.narrate.nonogram.line_facts import (
    closed,
    edge,
    forced,
    held,
    nothing,
    pushed,
    room,
    runs,
    shrunk,
    ways,
)
from tutor.narrate.nonogram.line_reader import (
    INK_VOICE,
    VOICE,
    Blocks,
    Cells,
    LineReader,
    Lines,
    voice_of,
)
from tutor.narrate.nonogram.line_reader import legend_of as legend_of
from tutor.narrate.nonogram.trials import both_lines, trial_lines, tried
from tutor.narrate.rungs import REASON
from tutor.narrate.teller import Hint, Judgement, Narration, Teller
from tutor.narrate.voice import Story
from tutor.nonogram.explain import Claim, Mistake, Reason
from tutor.nonogram.inks import BLACK
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Step

_STORIES: dict[str, Story[LineReader]] = {
    "empty-line": Story("empty-line", nothing, "line"),
    "full-line": Story(
        "full-line", room, "line", {"part": "full-line-part", "rest": "full-line-rest"}
    ),
    "overlap": Story("overlap", pushed, "line"),
    "punctuation": Story(
        "punctuation",
        closed,
        "line",
        {"done": "punctuation-done", "reach": "punctuation-reach"},
    ),
    "out-of-reach": Story("out-of-reach", held, "line", {"crossing": "out-of-reach-crossing"}),
    "block-range": Story("block-range", shrunk, "line"),
    "glue": Story("glue", edge, "line"),
    "mercury": Story("mercury", edge, "line"),
    "forcing": Story(
        "forcing",
        forced,
        "line",
        {"gap-reach": "forcing-reach", "pushed": "forcing-pushed"},
    ),
    "joining": Story("joining", runs, "line", {"split": "splitting"}),
    "complete-line": Story(
        "complete-line",
        ways,
        "line",
        {"argument": "complete-line-argument", "crossing": "complete-line-crossing"},
    ),
    "edge-logic": Story("edge-logic", tried, "scope", lines=trial_lines),
    "contradiction": Story("contradiction", tried, "scope", lines=trial_lines),
    "two-colours": Story("two-colours", tried, "scope", lines=both_lines),
    "nested-trials": Story("nested-trials", tried, "scope", lines=trial_lines),
    "search": Story("search", tried, "scope"),
}
STORIES = {id_: replace(one, asks=one.scope == "line") for id_, one in _STORIES.items()}
"""What is told of a line asks a question about it."""


_MOST_STEPS = 6


def _judge_mistake(mistake: Mistake, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Which move is wrong, or that the puzzle itself is."""
    puzzle, say = puzzle_in(puzzle, language), voice_of(puzzle).say
    move, line = mistake.move, mistake.line
    if move is None:
        return Judgement((say(language, "mistake-puzzle"),), is_plain=True)
    cell = Cells(puzzle, (move.cell,))
    colour = _colour(move.colour, puzzle, language)
    if mistake.broken is not None:
        clue = puzzle.clue(mistake.broken)
        broken = say(
            language,
            "mistake-broken",
            line=Lines((mistake.broken,)),
            blocks=Blocks(clue, tuple(range(len(clue)))),
            run=mistake.run,
            longest=max(clue, default=0),
            flaw=mistake.flaw,
        )
        first = say(language, "mistake-first", cell=cell, colour=colour)
        return Judgement((f"{broken} {first}",), mistake.steps, is_plain=True)
    if line is None:
        told = say(language, "mistake-wrong", cell=cell, colour=colour)
    else:
        clue = puzzle.clue(line)
        blocks = Blocks(clue, tuple(range(len(clue))))
        told = say(
            language,
            "mistake-line",
            cell=cell,
            colour=colour,
            line=Lines((line,)),
            blocks=blocks,
            flaw=mistake.flaw,
        )
    return Judgement((told,), mistake.steps, mistake.kind == "line")


def _colour(colour: int, puzzle: Puzzle, language: Language) -> str:
    """``black`` or ``white``, which messages choose by; of several inks the words for one."""
    if puzzle.inks:
        return in_colour(colour, puzzle, language)
    return "black" if colour == BLACK else "white"


def _judge_claim(reason: Reason, puzzle: Puzzle, language: Language) -> Judgement[Step]:
    """Proved, refuted, not yet provable."""
    verdict = voice_of(puzzle).say(
        language,
        f"verdict-{reason.verdict}",
        claim=_in_words(reason.claim, puzzle, language),
        opposite=_in_words(reason.instead or reason.claim.opposite, puzzle, language),
        count=len(reason.steps),
        shown="yes" if reason.is_shown else "no",
    )
    return Judgement((verdict,), reason.steps)


def _in_words(claim: Claim, puzzle: Puzzle, language: Language) -> str:
    """``r3c4 is black``, to stand inside a sentence."""
    cell = Cells(puzzle, (claim.cell,))
    colour = _colour(claim.colour, puzzle, language)
    return voice_of(puzzle).text(language, "claim", cell=cell, colour=colour)


TELLER = Teller(VOICE, LineReader, STORIES, _judge_mistake, _judge_claim, _MOST_STEPS)
_IN_INKS = Teller(INK_VOICE, LineReader, STORIES, _judge_mistake, _judge_claim, _MOST_STEPS)
called, name, role_name = VOICE.called, VOICE.name, VOICE.role_name
told_of = TELLER.told_of


def _teller(puzzle: Puzzle) -> Teller[Puzzle, Step, LineReader, Mistake, Reason]:
    return _IN_INKS if puzzle.inks else TELLER


def hint(step: Step, puzzle: Puzzle, language: Language, rung: int) -> Hint:
    """One rung of the ladder for a step."""
    return _teller(puzzle).hint(step, puzzle, language, rung)


def hint_at_mistake(
    mistake: Mistake, puzzle: Puzzle, language: Language, rung: int
) -> tuple[str, ...]:
    """A mistake by the rungs of a hint."""
    return _teller(puzzle).hint_at_mistake(mistake, puzzle, language, rung)


def named(step: Step, puzzle: Puzzle, language: Language) -> str:
    """The rule, with its line."""
    return _teller(puzzle).named(step, puzzle, language)


def title(step: Step, puzzle: Puzzle, language: Language) -> str:
    """The name of the rule."""
    return _teller(puzzle).title(step, puzzle, language)


def place(step: Step, puzzle: Puzzle, language: Language) -> str:
    """The line that a step is about."""
    return _teller(puzzle).place(step, puzzle, language)


def narrate(step: Step, puzzle: Puzzle, language: Language) -> Narration:
    """A step told in full."""
    return _teller(puzzle).narrate(step, puzzle, language)


def tell_mistake(
    mistake: Mistake, puzzle: Puzzle, language: Language, *, reveal: bool = False
) -> tuple[str, ...]:
    """What is wrong, and what shows it."""
    return _teller(puzzle).tell_mistake(mistake, puzzle, language, reveal=reveal)


def tell_reason(reason: Reason, puzzle: Puzzle, language: Language) -> tuple[str, ...]:
    """The verdict on a claim, then the steps of its proof."""
    return _teller(puzzle).tell_reason(reason, puzzle, language)


def in_lines(step: Step, puzzle: Puzzle, language: Language) -> list[str]:
    """The rule, the pattern, the reason and the conclusion, one after the other in one line."""
    return [" ".join(filter(None, hint(step, puzzle, language, REASON).sentences))]
