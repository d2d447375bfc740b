"""Nothing is missing from the message files, and nothing in them is left over."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.narrate.ftl import NONOGRAM as ROOM
from tests.narrate.ftl import ROOM as AROUND
from tests.narrate.ftl import Message, source_of
from tests.narrate.ftl import messages as all_messages
from tests.narrate.nonogram.cases import CASES, LANGUAGES, RULE_IDS, told_step
from tests.nonogram.test_rules import RULES
from tutor.base.language import Language
from tutor.narrate import nonogram as front_door
from tutor.narrate.nonogram import called, name, role_name
from tutor.narrate.nonogram.line_reader import PictureGrammar
from tutor.narrate.nonogram.picture_teller import STORIES, TELLER
from tutor.nonogram.explain import Verdict
from tutor.nonogram.rules.step import Role

PARTS = ("where", "what", "why")
FAMILIES = ("name-", "named-", "place-", "role-", "story-", "verdict-", "cut-", "argue-")
"""Messages whose name is put together from a prefix and an id."""
IN_LESSONS = ("task-judge-hint-", "exam-said-")
"""The same, of what exercises and exams say."""
INKS = "-inks"
"""The end of what is said instead of a message where there are several inks."""
IN_COLOURS = {
    *(
        f"story-{name}.{part}"
        for name in ("out-of-reach-crossing", "complete-line-crossing")
        for part in ("where", "what", "why")
    ),
}
"""What is said of them only; tests/narrate/test_colours.py meets it."""
INSIDE = {
    *("coloured", "colours-of", "no-place-across"),
    *("trial-wrong", "trial-suppose", "trial-suppose-too"),
}
"""Messages that only other messages speak of."""


def messages(language: Language, room: Path) -> dict[str, Message]:
    """The messages of black and white."""
    return {
        name: found
        for name, found in all_messages(language, room).items()
        if not name.partition(".")[0].endswith(INKS) and name not in IN_COLOURS
    }


each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_front_door_has_what_it_says() -> None:
    offers = re.findall(r"import \w+ as (\w+)\n", (ROOM / "__init__.py").read_text())
    assert len(offers) > 15
    assert all(getattr(front_door, public) is not None for public in offers)
    with pytest.raises(AttributeError):
        getattr(front_door, "no_such_thing")  # noqa: B009


@each_language
@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_has_a_name_and_a_story(rule: str, language: Language) -> None:
    assert rule in STORIES
    assert name(rule, language)[0].isupper()
    assert called(rule, language)[1:] == name(rule, language)[1:]


def test_there_is_no_story_and_no_name_without_a_rule() -> None:
    assert STORIES.keys() == set(RULE_IDS)
    names = {message for message in messages("en", ROOM) if message.startswith("name-")}
    assert names == {f"name-{rule}" for rule in RULE_IDS}


@each_language
def test_names_are_told_apart(language: Language) -> None:
    assert len({called(rule, language) for rule in RULE_IDS}) == len(RULE_IDS)


def test_every_argument_of_every_rule_is_a_case() -> None:
    met = {(step.technique, step.variant) for _, step in map(told_step, CASES)}
    in_lines = {(rule, variant) for rule, (_, variants) in RULES.items() for variant in variants}
    edges = {("edge-logic", edge) for edge in ("top", "bottom", "left", "right")}
    trials = {("contradiction", "black"), ("contradiction", "white")}
    beyond = {("two-colours", ""), ("nested-trials", "")}
    assert met == in_lines | edges | trials | beyond | {("search", "")}


@each_language
def test_every_story_has_its_three_parts_and_none_is_left_over(language: Language) -> None:
    told = {TELLER.message_of(step) for _, step in map(told_step, CASES)}
    wanted = {f"{message}.{part}" for message in told for part in PARTS}
    assert {m for m in messages(language, ROOM) if m.startswith("story-")} == wanted


@each_language
def test_every_role_has_a_name_and_is_met(language: Language) -> None:
    roles = set(get_args(Role))
    told = {m for m in messages(language, ROOM) if m.startswith("role-")}
    assert told == {f"role-{role}" for role in roles}
    assert all(role_name(role, language) for role in roles)
    met = {mark.role for _, step in map(told_step, CASES) for mark in step.marks}
    assert met == roles - {"other", "crossing"}, "which coloured nonograms have alone"


def test_both_languages_have_the_same_messages_about_the_same_things() -> None:
    english, french = all_messages("en", ROOM), all_messages("fr", ROOM)
    assert english.keys() == french.keys()
    for message, found in english.items():
        assert found.variables == french[message].variables, message


def test_what_is_said_of_inks_stands_for_something_that_is_said_of_black() -> None:
    for language in LANGUAGES:
        found = all_messages(language, ROOM)
        instead = {name for name in found if name.partition(".")[0].endswith(INKS)}
        inside = {"whole-block", "fills", "tried", "trials-wrong"}
        assert len(instead) > 30
        assert {name.replace(INKS, "") for name in instead} - inside <= found.keys()


def test_every_message_is_used_and_every_one_asked_for_exists() -> None:
    source = source_of(ROOM, AROUND.parent / "learn")
    families = (*FAMILIES, *IN_LESSONS)
    assert set(families) <= set(re.findall(r'f"([a-z-]+-)\{', source))
    in_files = {message for message in messages("en", ROOM) if "." not in message}
    plain = {message for message in in_files if not message.startswith(families)}
    assert {message for message in plain if f'"{message}"' not in source} == INSIDE
    asked = set(re.findall(r'(?:say|text)\(\s*(?:language,\s*)?"([a-z0-9-]+)"', source_of(ROOM)))
    assert len(asked) > 6
    assert asked - in_files == {"named"}, "here all are named with a line"


def test_families_have_no_idle_members() -> None:
    in_files = {message for message in messages("en", ROOM) if "." not in message}
    cuts = (
        "begin",
        "end",
        "white",
        "black-begin",
        "black-end",
        "block-begin",
        "block-end",
        "other",
    )
    trials = ("wrong", "suppose", "suppose-too", "line", "argued", "so", "end", "both", "excluded")
    families = {"named-": ("lines",), "place-": ("lines",), "trial-": trials, "cut-": cuts}
    families["verdict-"] = get_args(Verdict)
    for family, members in families.items():
        assert {m for m in in_files if m.startswith(family)} == {f"{family}{m}" for m in members}


@each_language
def test_every_function_exists_and_is_used_in_some_language(language: Language) -> None:
    used = {function for m in messages(language, ROOM).values() for function in m.functions}
    both = {
        function
        for other in LANGUAGES
        for m in messages(other, ROOM).values()
        for function in m.functions
    }
    known = PictureGrammar(language).functions().keys()
    assert used <= known
    assert both == known


@each_language
def test_the_facts_of_a_step_have_every_variable_of_its_story(language: Language) -> None:
    for puzzle, step in map(told_step, CASES):
        facts = TELLER.facts_of(step, puzzle, language).keys()
        for part in PARTS:
            message = messages(language, ROOM)[f"{TELLER.message_of(step)}.{part}"]
            assert message.variables <= facts
