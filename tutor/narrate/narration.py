"""The four parts of an explanation: where to look, what is there, why it counts, what follows."""

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from tutor.narrate.reader import Fact, Reader, common
from tutor.narrate.stories import STORIES
from tutor.narrate.words import Cells, Digits, Grammar, Houses
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Role, Step

_LARGEST_NAMED = 4
_LARGER = {"naked-quad": "naked", "hidden-quad": "hidden", "jellyfish": "fish"}
_START_OF_SENTENCE = re.compile(r"(^|[.!?] )([^\W\d_])(?!\d)")


class Narration(NamedTuple):
    """A step in sentences."""

    where: str
    """Where to look; gives nothing away."""
    what: str
    """The pattern, with its cells."""
    why: str
    """Why it must be so."""
    then: str
    """What follows."""


@cache
def _bundle(language: Language) -> FluentBundle:
    functions = Grammar(language).functions()
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    source = files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(language: Language, message: str, /, **facts: Fact) -> str:
    """A message, or with ``message.part`` one part of it, as a tidy sentence."""
    return _tidy(_text(language, message, **facts))


def _text(language: Language, message: str, /, **facts: Fact) -> str:
    """The bare text of a message. A missing one, or a missing fact, is our mistake and raises."""
    name, _, part = message.partition(".")
    bundle = _bundle(language)
    entry = bundle.get_message(name)
    pattern = entry.attributes[part] if part else entry.value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{message}: {errors}")
    return str(text)


def _tidy(text: str) -> str:
    """One space between words, a capital at the start of each sentence; r4c7 stays small."""
    text = re.sub(" +", " ", text.replace("\n", " ")).strip()
    return _START_OF_SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


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
    then = say(language, "then-place" if step.placements else "then-remove", **facts)
    return Narration(where, what, why, then)


def name(technique: str, language: Language) -> str:
    """What a technique is called, at the start of a line."""
    text = called(technique, language)
    return text[0].upper() + text[1:]


def called(technique: str, language: Language) -> str:
    """What a technique is called, inside a sentence."""
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
