"""What is missing when a technique is added: each record is told, taught, judged and met."""

from tests.cases import each_case
from tests.narrate.cases import CASES, told_step
from tests.narrate.ftl import NONOGRAM, messages
from tests.narrate.nonogram.cases import CASES as PICTURE_CASES
from tests.narrate.nonogram.cases import told_step as told_picture_step
from tutor.base.content import content_root
from tutor.base.language import Language
from tutor.explain.lookalike import kinds
from tutor.learn.taught import ORDER
from tutor.narrate.nonogram.picture_teller import STORIES as PICTURE_STORIES
from tutor.narrate.sudoku.grid_teller import STORIES
from tutor.nonogram.rules.ladder import LADDER as RULES
from tutor.nonogram.rules.ladder import Rule
from tutor.techniques.curriculum import as_taught
from tutor.techniques.ladder import CURRICULUM, LADDER, TECHNIQUES, Technique
from tutor.techniques.step import NETS

each_language = each_case("language", ["en", "fr"])
each_technique = each_case("technique", CURRICULUM, ids=lambda one: one.id)
each_rule = each_case("rule", RULES, ids=lambda one: one.id)
PARTS = ("where", "what", "why")
FILES = ("lesson.toml", "en.md", "fr.md")


def assert_is_told(name: str, message: str, roles: tuple[str, ...], known: set[str]) -> None:
    wanted = {name, *(f"story-{message}.{part}" for part in PARTS)}
    wanted |= {f"role-{role}" for role in roles}
    assert not wanted - known, f"messages are missing: {sorted(wanted - known)}"


def assert_is_taught(lesson: str, *more: str) -> None:
    folder = content_root("lessons") / lesson
    missing = [name for name in (*FILES, *more) if not (folder / name).is_file()]
    assert not missing, f"lessons/{lesson} lacks {missing}"


@each_language
@each_technique
def test_a_technique_has_a_name_a_story_and_roles_in_words(
    technique: Technique, language: Language
) -> None:
    assert technique.id in STORIES, "narrate/sudoku/by_technique.py has no story for it"
    story = STORIES[technique.id]
    known = set(messages(language))
    assert_is_told(f"name-{technique.id}", story.message, technique.roles, known)


@each_technique
def test_a_technique_has_a_lesson_that_goes_on_from_others(technique: Technique) -> None:
    lesson = TECHNIQUES[technique.lesson]
    assert lesson.lesson == lesson.id
    assert lesson.family == technique.family
    assert lesson.builds_on or lesson is CURRICULUM[0], "builds_on names no lesson"
    assert set(lesson.builds_on) <= set(ORDER)
    assert technique is lesson or not technique.builds_on
    assert_is_taught(lesson.id, "exercises.toml")


@each_technique
def test_cells_taken_for_a_pattern_with_a_lesson_are_judged(technique: Technique) -> None:
    if technique.lesson == technique.id:
        assert kinds(technique.id) != ("no-pattern",), "explain/lookalike has no analysis of it"


def test_a_step_has_no_roles_but_those_of_its_record() -> None:
    met: dict[str, set[str]] = {}
    for case in CASES:
        step = told_step(case)[1]
        met.setdefault(step.technique, set()).update(mark.role for mark in step.marks)
    for id_, roles in met.items():
        assert roles <= set(TECHNIQUES[id_].roles), id_
    for id_, technique in TECHNIQUES.items():
        kin = [roles for one, roles in met.items() if TECHNIQUES[one].roles == technique.roles]
        told = {role for role in technique.roles if role[:4] != "set-" or role < "set-c"}
        assert kin, f"no case tells {id_}, nor one like it"
        assert told <= set.union(*kin), f"no case shows all that {id_} marks"


def test_nets_are_the_suppositions() -> None:
    """And what follows the fins of a fish, or the guardians of a tridagon, by chains."""
    supposing = {t.id for t in CURRICULUM if t.family == "suppositions"}
    assert supposing | {"tridagon-link", "kraken-fish-1", "kraken-fish-2"} == NETS


@each_language
@each_rule
def test_a_rule_has_a_name_a_story_and_roles_in_words(rule: Rule, language: Language) -> None:
    assert rule.id in PICTURE_STORIES, "narrate/nonogram/by_rule.py has no story for it"
    known = set(messages(language, NONOGRAM))
    assert_is_told(f"name-{rule.id}", PICTURE_STORIES[rule.id].message, rule.roles, known)


@each_rule
def test_a_rule_has_a_lesson_that_goes_on_from_simpler_ones(rule: Rule) -> None:
    simpler = {one.id for one in RULES[: RULES.index(rule)]}
    assert set(rule.builds_on) <= simpler
    assert_is_taught(f"nonogram-{rule.id}")


def test_a_step_in_a_picture_has_the_roles_of_its_record() -> None:
    met: dict[str, set[str]] = {}
    for _, step in map(told_picture_step, PICTURE_CASES):
        met.setdefault(step.technique, set()).update(mark.role for mark in step.marks)
    for rule in RULES:
        assert met[rule.id] == set(rule.roles), rule.id


def test_lists_for_people_follow_the_course() -> None:
    everything = as_taught(technique.id for technique in LADDER)
    assert [id_ for id_ in everything if id_ in ORDER] == list(ORDER)
    assert [TECHNIQUES[id_].tier for id_ in everything] == sorted(t.tier for t in LADDER)
    assert as_taught(["locked-pair", "naked-pair", "x-wing"]) == [
        "naked-pair",
        "locked-pair",
        "x-wing",
    ]
