"""A nonogram read back, in sentences; for the screen and for the command."""

from tutor.base.language import Language
from tutor.language import Speaker
from tutor.learn.nonogram.review import Move
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import Cells, PictureGrammar
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Step
from tutor.tui.screens.review_words import clock


def _named(cells: tuple[int, ...], puzzle: Puzzle, speaker: Speaker) -> str:
    return PictureGrammar(speaker.language).cells(Cells(puzzle, cells))


def deed(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    """What was done: ``r4c2 to r4c7 black, r4c8 white``."""
    parts = []
    if move.black:
        cells = _named(move.black, puzzle, speaker)
        parts.append(speaker.say("nonogram-review-black", cells=cells))
    if move.white:
        cells = _named(move.white, puzzle, speaker)
        parts.append(speaker.say("nonogram-review-white", cells=cells))
    return ", ".join(parts)


def headline(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    """The number of a move, what was done, and how long it took."""
    done = deed(move, puzzle, speaker)
    return speaker.say("review-at", number=str(move.number), deed=done, time=clock(move.seconds))


def short(move: Move, speaker: Speaker) -> str:
    """The reason of a move in a few words."""
    if move.is_applied and move.technique is None:  # no rule leads there
        return speaker.say("nonogram-review-short-applied")
    name = narrate.called(move.technique, speaker.language) if move.technique else ""
    return speaker.say(f"review-short-{move.justification}", name=name)


def line(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    """A move in a list."""
    done = deed(move, puzzle, speaker)
    return f"{move.number}. {done} {short(move, speaker)} ({clock(move.seconds)})"


def verdict(move: Move, puzzle: Puzzle, speaker: Speaker) -> tuple[str, ...]:
    """How a move is justified, how it was found, and whether it stayed."""
    sentences = [_justified(move, puzzle, speaker)]
    if move.mistake is not None:
        told = narrate.tell_mistake(move.mistake, puzzle, speaker.language)
        sentences += told if move.mistake.steps else told[:1]
    if move.rung and move.justification != "told":
        sentences.append(speaker.say("review-rung", rung=str(move.rung)))
    if len(move.taken_back) == len(move.cells):
        sentences.append(speaker.say("review-taken-back"))
    elif move.taken_back:
        cells = _named(move.taken_back, puzzle, speaker)
        sentences.append(speaker.say("nonogram-review-taken-back-part", cells=cells))
    return tuple(sentences)


def _justified(move: Move, puzzle: Puzzle, speaker: Speaker) -> str:
    if move.is_applied and not move.wrong:
        return speaker.say("review-applied")
    for message, part in (("wrong", move.wrong), ("guess", move.guessed)):
        if move.justification == message and len(part) < len(move.cells):
            cells = _named(part, puzzle, speaker)
            return speaker.say(f"nonogram-review-{message}-part", cells=cells, count=len(part))
    return speaker.say(f"review-{move.justification}")


def reasons(move: Move, puzzle: Puzzle, language: Language) -> tuple[str, ...]:
    """The proof of a move, step by step."""
    return tuple(sentence for step in move.steps for sentence in explained(step, puzzle, language))


def instead(move: Move, puzzle: Puzzle, speaker: Speaker) -> tuple[str, ...]:
    """What was easier, or could be proved; its name first, then the step in full."""
    if move.easier is None:
        return ()
    name = narrate.called(move.easier.technique, speaker.language)
    message = "review-easier" if move.is_proved else "review-instead"
    told = explained(move.easier, puzzle, speaker.language)
    return (speaker.say(message, name=name), *told)


def explained(step: Step, puzzle: Puzzle, language: Language) -> tuple[str, ...]:
    """A step in full."""
    return tuple(filter(None, narrate.hint(step, puzzle, language, narrate.REASON).sentences))
