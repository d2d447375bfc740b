"""The four parts of an explanation: where to look, what is there, why it counts, what follows."""

from tutor.narrate.narration import Narration
from tutor.narrate.nonogram.reader import Facts, Reader, common
from tutor.narrate.nonogram.speech import say, text
from tutor.narrate.nonogram.stories import story_of
from tutor.narrate.nonogram.trials import scope
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Role, Step
from tutor.sudoku.geometry import Language


def narrate(step: Step, puzzle: Puzzle, language: Language) -> Narration:
    """A step told in full."""
    message, facts = story_of(step).message, facts_of(step, puzzle, language)
    where, what, why = (
        say(language, f"story-{message}.{part}", **facts) for part in ("where", "what", "why")
    )
    return Narration(where, what, why, say(language, "then", **facts))


def facts_of(step: Step, puzzle: Puzzle, language: Language) -> Facts:
    """Everything that the sentences about a step may speak of."""
    read, story = Reader(step, puzzle), story_of(step)
    facts = common(read)
    opens = story.names_part and len(read.open_cells.items) < len(read.line_cells)
    facts["in-line"] = text(language, "open-part" if opens else "in-line", **facts)
    return {**facts, **story.facts(read, language)}


def name(rule: str, language: Language) -> str:
    """What a rule is called, at the start of a line."""
    called_so = called(rule, language)
    return called_so[0].upper() + called_so[1:]


def called(rule: str, language: Language) -> str:
    """What a rule is called, inside a sentence."""
    return text(language, f"name-{rule}")


def role_name(role: Role, language: Language) -> str:
    """What a part in an argument is called."""
    return text(language, f"role-{role}")


def named(step: Step, puzzle: Puzzle, language: Language) -> str:
    """The rule's name, with the line it is about."""
    read = Reader(step, puzzle)
    line = scope(read) if step.cells("assumed") else step.line
    rule = called(step.technique, language)
    return say(language, "named", name=rule, line=read.line(line))
