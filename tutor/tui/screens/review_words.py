"""A game read back, in sentences; for the screen and for the command."""

from collections.abc import Callable

from tutor import narrate
from tutor.base.language import Language
from tutor.language import Speaker
from tutor.learn.read_back import ReadBack
from tutor.learn.review import Move
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step


def clock(seconds: float) -> str:
    """``3:07``: minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def deed(move: Move, geometry: Geometry, language: Language) -> str:
    """What was done: ``r4c7=5``, or ``r4c7≠5, r4c8≠5``."""
    found, sign = (move.placements, "=") if move.placements else (move.eliminations, "≠")
    return ", ".join(
        f"{geometry.cell_name(cell, language)}{sign}{geometry.digit_name(digit)}"
        for cell, digit in found
    )


def headline(move: Move, geometry: Geometry, speaker: Speaker) -> str:
    """The number of a move, what was done, and how long it took."""
    done = deed(move, geometry, speaker.language)
    return speaker.say("review-at", number=str(move.number), deed=done, time=clock(move.seconds))


def short(move: Move, speaker: Speaker) -> str:
    """The reason of a move in a few words."""
    name = narrate.called(move.technique, speaker.language) if move.technique else ""
    return speaker.say(f"review-short-{move.justification}", name=name)


def line(move: Move, geometry: Geometry, speaker: Speaker) -> str:
    """A move in a list."""
    done = deed(move, geometry, speaker.language)
    return f"{move.number}. {done} {short(move, speaker)} ({clock(move.seconds)})"


def verdict(move: Move, geometry: Geometry, speaker: Speaker) -> tuple[str, ...]:
    """How a move is justified, how it was found, and whether it stayed."""
    sentences = [_justified(move, speaker)]
    if move.mistake is not None:
        sentences += _mistaken(move, geometry, speaker.language)
    if move.rung and move.justification != "told":
        sentences.append(speaker.say("review-rung", rung=str(move.rung)))
    if move.is_taken_back:
        sentences.append(speaker.say("review-taken-back"))
    return tuple(sentences)


def instead(move: Move, geometry: Geometry, speaker: Speaker) -> tuple[str, ...]:
    """What was easier, or could be proved; its name first, then the step in full."""
    if move.easier is None:
        return ()
    name = narrate.called(move.easier.technique, speaker.language)
    message = "review-easier" if move.is_proved else "review-instead"
    told = explained(move.easier, geometry, speaker.language)
    return (speaker.say(message, name=name), *told)


def _justified(move: Move, speaker: Speaker) -> str:
    language = speaker.language
    if move.justification == "after":
        names = [narrate.called(id, language) for id in dict.fromkeys(_used(move))]
        return speaker.say("review-after", count=len(move.steps) - 1, names=", ".join(names))
    return speaker.say("review-applied" if move.is_applied else f"review-{move.justification}")


def _used(move: Move) -> list[str]:
    """The techniques that came before the last step."""
    return [step.technique for step in move.steps[:-1]]


def _mistaken(move: Move, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """What is wrong; where no single step shows it, no more than that."""
    assert move.mistake is not None
    told = narrate.tell_mistake(move.mistake, geometry, language)
    return told if move.mistake.steps else told[:1]


def reasons(move: Move, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """The proof of a move, step by step."""
    steps = move.steps if move.is_proved else ()
    return tuple(sentence for step in steps for sentence in explained(step, geometry, language))


def explained(step: Step, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """A step in full."""
    return tuple(filter(None, narrate.hint(step, geometry, language, narrate.REASON).sentences))


def summary(review: ReadBack, speaker: Speaker) -> tuple[str, ...]:
    """How the game went, in numbers."""
    state = "solved" if review.is_solved else "open"
    return (
        speaker.say(
            "review-summary",
            state=state,
            time=clock(review.seconds),
            moves=len(review.moves),
        ),
        speaker.say(
            "review-counts",
            hints=str(review.hints),
            guesses=str(review.count("guess")),
            wrong=str(review.count("wrong")),
            back=str(review.taken_back),
        ),
    )


def topics(
    review: ReadBack, speaker: Speaker, name: Callable[[str, Language], str] = narrate.name
) -> list[str]:
    """What to review next, a line for each technique by its name."""
    lines = [
        speaker.say(f"review-next-{topic.why}", name=name(topic.technique, speaker.language))
        for topic in review.next
    ]
    return lines or [speaker.say("review-next-nothing")]
