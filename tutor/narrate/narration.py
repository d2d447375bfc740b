"""The four parts of an explanation: where to look, what is there, why it counts, what follows."""

from typing import NamedTuple

from tutor.narrate import nonogram
from tutor.narrate.reader import Reader, common
from tutor.narrate.stories import STORIES
from tutor.narrate.voice import Fact, Voice
from tutor.narrate.words import Cells, Digits, Grammar, Houses
from tutor.nonogram.names import is_of_nonograms, rule_id_of
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Role, Step

_LARGEST_NAMED = 4
_LARGER = {"naked-quad": "naked", "hidden-quad": "hidden", "jellyfish": "fish"}


class Narration(NamedTuple):
    """A step in sentences."""

    where: str
    """Where to look; gives nothing away."""
    what: str
    """The pattern, with its cells."""
    why: str
    """Why it must be so; the links of a chain stand on a line each."""
    then: str
    """What follows."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it must be so, line by line."""
        return tuple(self.why.split("\n"))


_VOICE = Voice(__package__, lambda language: Grammar(language).functions())


def say(language: Language, message: str, /, **facts: Fact) -> str:
    """A message, or with ``message.part`` one part of it, as a tidy sentence."""
    return _VOICE.say(language, message, **facts)


def _text(language: Language, message: str, /, **facts: Fact) -> str:
    """The bare text of a message."""
    return _VOICE.text(language, message, **facts)


def _facts(step: Step, geometry: Geometry) -> dict[str, Fact]:
    read = Reader(step, geometry)
    return {**common(read), **STORIES[step.technique].facts(read)}


def _message(step: Step) -> str:
    story = STORIES[step.technique]
    return f"story-{story.variants.get(step.variant, story.message)}"


def narrate(step: Step, geometry: Geometry, language: Language) -> Narration:
    """A step told in full."""
    facts = _facts(step, geometry)
    message = _message(step)
    where, what, why = (
        say(language, f"{message}.{part}", **facts) for part in ("where", "what", "why")
    )
    if (lines := STORIES[step.technique].lines) is not None:
        told = [say(language, name, **more) for name, more in lines(Reader(step, geometry))]
        why = "\n".join([*told, why])
    then = say(language, "then-place" if step.placements else "then-remove", **facts)
    return Narration(where, what, why, then)


def name(technique: str, language: Language) -> str:
    """What a technique is called, at the start of a line."""
    text = called(technique, language)
    return text[0].upper() + text[1:]


def called(technique: str, language: Language) -> str:
    """What a technique is called, inside a sentence; also one of nonograms, by its full name."""
    if is_of_nonograms(technique):
        return nonogram.called(rule_id_of(technique), language)
    return _text(language, f"name-{technique}")


def role_name(role: Role, language: Language) -> str:
    """What a part in a pattern is called."""
    return _text(language, f"role-{role}")


def _called_by_size(step: Step, language: Language) -> str:
    """What a step's technique is called; quads and jellyfish that are larger, by their size."""
    family = _LARGER.get(step.technique)
    size = len(step.houses) // 2 if family == "fish" else len(step.cells())
    if family is None or size <= _LARGEST_NAMED:
        return called(step.technique, language)
    return _text(language, f"larger-{family}", size=size)


def named(step: Step, geometry: Geometry, language: Language) -> str:
    """The technique's name, with the house, the digit or the cell it is about."""
    facts = _facts(step, geometry)
    scope = STORIES[step.technique].scope
    technique = _called_by_size(step, language)
    if scope is None:
        return say(language, "named", name=technique)
    kinds = {Houses: "houses", Digits: "digits", Cells: "cells"}
    kind = "around" if scope == "box" else kinds[type(facts[scope])]
    return say(language, f"named-{kind}", name=technique, scope=facts[scope])
