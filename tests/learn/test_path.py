"""The order of the course."""

from datetime import UTC, datetime, timedelta

from tutor.base.events import Event
from tutor.learn.course import COURSES, is_unlocked, next_lesson, requires
from tutor.learn.course_map import stages
from tutor.learn.mastery import Mastery
from tutor.learn.path import minutes_for_lesson
from tutor.learn.progress import LessonProgress, LessonStanding
from tutor.learn.taught import ORDER, family_of, lesson_of
from tutor.techniques.ladder import CURRICULUM, TECHNIQUES

INTRODUCTIONS = COURSES["sudoku"].introductions

NOW = datetime(2026, 3, 2, tzinfo=UTC)


def after(*techniques: str) -> Mastery:
    return Mastery([Event(id_, NOW - timedelta(days=9), 0.0, "spot") for id_ in techniques], NOW)


def test_every_technique_is_taught_once_and_by_tiers() -> None:
    taught = [technique for lesson in ORDER for technique in family_of(lesson)]
    assert sorted(taught) == sorted(technique.id for technique in CURRICULUM)
    tiers = [TECHNIQUES[id_].tier for id_ in ORDER]
    assert tiers == sorted(tiers)
    assert ORDER[:3] == ("full-house", "hidden-single", "naked-single")
    for subset in ("pair", "triple"):
        assert ORDER.index(f"naked-{subset}") < ORDER.index(f"locked-{subset}")


def test_a_family_shares_one_lesson() -> None:
    for lesson in ORDER:
        assert {lesson_of(id_) for id_ in family_of(lesson)} == {lesson}
        tiers = {TECHNIQUES[id_].tier for id_ in family_of(lesson)}
        assert max(tiers) - min(tiers) <= 1, "relatives may stand one tier further on"
    assert lesson_of("grouped-nice-loop-continuous") == "grouped-aic"
    assert lesson_of("finned-mutant-whale") == "franken-swordfish"
    assert lesson_of("forcing-net") == "forcing-net-contradiction"
    assert lesson_of("template-set") == "template-delete"
    assert lesson_of("x-wing") == "x-wing"
    assert lesson_of("nonogram-glue") == "nonogram-glue"
    assert requires("template-set") == requires("template-delete") != ()


def test_what_is_built_on_comes_first() -> None:
    for index, technique in enumerate(ORDER):
        for earlier in requires(technique):
            assert ORDER.index(earlier) < index, technique
        assert requires(technique) or technique == ORDER[0]
    assert "x-wing" in requires("swordfish")
    assert "finned-x-wing" in requires("sashimi-x-wing")
    assert requires("search") == ()


def test_unlocked_once_everything_it_builds_on_was_met() -> None:
    assert not is_unlocked("locked-pair", after("pointing"))
    assert is_unlocked("locked-pair", after("pointing", "naked-pair"))
    assert is_unlocked("full-house", after())


def test_the_next_lesson() -> None:
    assert next_lesson("sudoku", after()) == "rules"
    assert next_lesson("sudoku", after(), INTRODUCTIONS) == "full-house"
    some = ("full-house", "naked-single")
    assert next_lesson("sudoku", after(*some), read=some) == "hidden-single"
    assert next_lesson("sudoku", after(*some)) == "rules", "what was only met teaches no rules"
    assert next_lesson("sudoku", after(*some), INTRODUCTIONS) == "full-house", (
        "what was only met is not learnt"
    )
    assert next_lesson("sudoku", after("x-wing")) != "rules", "who met that needs no rules"
    for index in range(len(ORDER)):
        read = (*INTRODUCTIONS, *ORDER[:index])
        assert next_lesson("sudoku", after(*ORDER[:index]), read) == ORDER[index]
    assert next_lesson("sudoku", after(*ORDER), read=ORDER) is None
    assert next_lesson("sudoku", after("swordfish"), INTRODUCTIONS) == "full-house", (
        "skipping ahead leaves the rest open"
    )


def test_other_lessons_make_no_introduction_known() -> None:
    tested = Mastery([Event("full-house", NOW, 1.0, "test")], NOW)
    for mastery in (after(), after("pointing"), tested):
        basics, *_, nonograms = stages({}, mastery)
        assert (basics.known, len(basics.lessons)) == (0, 2)
        assert (nonograms.known, len(nonograms.lessons)) == (0, 15)
    assert next_lesson("sudoku", tested) not in INTRODUCTIONS, "and yet nobody is sent there"


def test_an_introduction_is_known_by_its_exercise_not_by_its_pages() -> None:
    def state(**kept: object) -> str:
        return LessonStanding.of("rules", {"lesson:rules": kept}, after()).state

    assert state() == "new"
    assert state(page=2) == state(page=6, read=True) == "learning"
    assert state(done=["clash"]) == state(page=6, read=True, done=["clash"]) == "known"
    read = {name: {"page": 6, "read": True} for name in ("lesson:rules", "lesson:full-house")}
    assert LessonStanding.of("rules", read, after()).state == "learning"


def test_a_lesson_is_gone_on_with_from_where_it_was_left() -> None:
    assert LessonProgress().way == "begin"
    assert LessonProgress(page=3).way == "resume"
    read = LessonProgress(page=6, is_read=True)
    assert read.way == "exercises"
    whole, rest = minutes_for_lesson("rules"), minutes_for_lesson("rules", LessonProgress(page=3))
    assert whole > rest > minutes_for_lesson("rules", read)
