"""Every technique, told in both languages, word for word."""

from tests.cases import each_case
from tests.narrate.cases import CASES, GOLDEN, LANGUAGES, TOLD, golden_file, stored, told
from tutor.base.language import Language
from tutor.techniques.ladder import LADDER, SEARCH

REWRITE = "after a deliberate change: python -m tests.narrate.mine --write"


def test_every_case_has_a_position_and_every_position_a_case() -> None:
    assert set(stored()) == {(case.technique, case.form) for case in CASES}


def test_whatever_a_walk_may_take_is_told() -> None:
    assert {technique.id for technique in (*LADDER, SEARCH)} <= set(TOLD)


def test_every_golden_file_belongs_to_a_technique() -> None:
    wanted = {golden_file(t, language).name for t in TOLD for language in LANGUAGES}
    assert {path.name for path in GOLDEN.iterdir()} == wanted


@each_case("language", LANGUAGES)
@each_case("technique", TOLD)
def test_the_story_is_told_as_before(technique: str, language: Language) -> None:
    path = golden_file(technique, language)
    assert told(technique, language) == path.read_text(encoding="utf-8"), REWRITE
