"""Nothing is missing from the message files, and nothing in them is left over."""

import re
from typing import get_args

import pytest

from tests.cases import each_case
from tests.narrate.cases import CASES, LANGUAGES, TOLD, Case, told_step
from tests.narrate.ftl import ROOM, SUDOKU, messages, source_of
from tutor.base.language import Language
from tutor.explain.why import Verdict
from tutor.narrate.names import called, name
from tutor.narrate.sudoku.digits_and_houses import GridGrammar, role_name
from tutor.narrate.sudoku.grid_teller import STORIES, TELLER
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Role

PARTS = ("where", "what", "why")
ONLY_IN_FRENCH = {"story-locked-subset.what": {"size"}, "story-naked-subset.what": {"size"}}
"""French says « à elles deux » where English says “between them”."""
FAMILIES = (
    "name-",
    "role-",
    "story-",
    "named-",
    "place-",
    "mistake-puzzle-",
    "verdict-",
    "larger-",
)
"""Messages whose name is put together from a prefix and an id."""
IN_LESSONS = ("fault-", "judge-hint-")
"""The same, of what lessons and exercises say."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def story_messages() -> set[str]:
    """The messages that the stories ask for."""
    told = {story.message for story in STORIES.values()}
    return told | {message for story in STORIES.values() for message in story.variants.values()}


@each_language
@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_technique_has_a_name_and_a_story(technique: str, language: Language) -> None:
    assert technique in STORIES
    assert not name(technique, language)[0].islower()
    assert called(technique, language)[1:] == name(technique, language)[1:]


def test_there_is_no_story_without_a_technique() -> None:
    assert STORIES.keys() == TECHNIQUES.keys()


@each_language
def test_names_are_told_apart(language: Language) -> None:
    assert len({called(technique, language) for technique in TECHNIQUES}) == len(TECHNIQUES)


@each_language
def test_every_story_has_its_three_parts_and_none_is_left_over(language: Language) -> None:
    wanted = {f"story-{message}.{part}" for message in story_messages() for part in PARTS}
    assert {message for message in messages(language) if message.startswith("story-")} == wanted


@pytest.mark.parametrize("technique", TOLD)
def test_every_variant_with_a_message_of_its_own_is_met(technique: str) -> None:
    met = {told_step(case)[1].variant for case in CASES if case.technique == technique}
    assert set(STORIES[technique].variants) <= met


def test_techniques_without_a_case_are_told_like_others() -> None:
    assert {STORIES[t].message for t in TECHNIQUES} == {STORIES[t].message for t in TOLD}


@each_language
def test_every_role_has_a_name(language: Language) -> None:
    roles = get_args(Role)
    assert {m for m in messages(language) if m.startswith("role-")} == {f"role-{r}" for r in roles}
    assert all(role_name(role, language) for role in roles)


def test_every_role_is_met() -> None:
    """The letters of sets are one role: there are chains of any number of them."""
    met = {mark.role for case in CASES for mark in told_step(case)[1].marks}
    letters = {role for role in get_args(Role) if role.startswith("set-")}
    assert met - letters == set(get_args(Role)) - letters
    assert {"set-a", "set-b", "set-c", "set-d", "set-e"} <= met


@each_language
def test_there_are_no_names_of_techniques_that_do_not_exist(language: Language) -> None:
    names = {message for message in messages(language) if message.startswith("name-")}
    assert names == {f"name-{technique}" for technique in TECHNIQUES}


def test_both_languages_have_the_same_messages_about_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    for message, found in english.items():
        extra = ONLY_IN_FRENCH.get(message, set())
        assert found.variables | extra == french[message].variables, message


def test_what_is_only_in_french_is_needed_there() -> None:
    for message, extra in ONLY_IN_FRENCH.items():
        assert extra <= messages("fr")[message].variables - messages("en")[message].variables


def test_every_message_is_used() -> None:
    source = source_of(SUDOKU, ROOM.parent / "learn")
    families = (*FAMILIES, *IN_LESSONS)
    assert set(families) <= set(re.findall(r'f"([a-z-]+-)\{', source))
    plain = {m for m in messages("en") if "." not in m and not m.startswith(families)}
    assert not {message for message in plain if f'"{message}"' not in source}


@each_case(
    ("family", "members"),
    [
        ("named-", ("houses", "around", "digits", "cells")),
        ("place-", ("houses", "around", "digits", "cells")),
        ("larger-", ("naked", "hidden", "fish")),
        ("verdict-", (*get_args(Verdict), "sight", "seen")),
        ("mistake-puzzle-", ("duplicate", "empty-cell", "no-place")),
    ],
)
def test_families_have_no_idle_members(family: str, members: tuple[str, ...]) -> None:
    found = {message for message in messages("en") if message.startswith(family)}
    assert found == {f"{family}{member}" for member in members}


def test_every_message_asked_for_exists() -> None:
    source = source_of(SUDOKU)
    asked = set(re.findall(r'say\(\s*language,\s*"([a-z0-9-]+)"', source))
    assert len(asked) > 6
    assert asked - messages("en").keys() == {"last-steps"}, "here all the steps are told"


@each_language
def test_every_function_exists_and_is_used_in_some_language(language: Language) -> None:
    used = {function for m in messages(language).values() for function in m.functions}
    both = {
        function
        for other in LANGUAGES
        for m in messages(other).values()
        for function in m.functions
    }
    known = GridGrammar(language).functions().keys()
    assert used <= known
    assert both == known


@each_language
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.technique}-{case.form}")
def test_the_facts_of_a_step_have_every_variable_of_its_story(
    case: Case, language: Language
) -> None:
    geometry, step = told_step(case)
    facts = TELLER.facts_of(step, geometry, language).keys()
    for part in PARTS:
        assert messages(language)[f"{TELLER.message_of(step)}.{part}"].variables <= facts
    scope = STORIES[step.technique].scope
    assert scope is None or scope in facts
