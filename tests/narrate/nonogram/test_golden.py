"""Every rule, told in both languages, word for word."""

from tests.cases import each_case
from tests.narrate.nonogram.cases import GOLDEN, LANGUAGES, RULE_IDS, golden_file, told
from tutor.base.language import Language

REWRITE = "after a deliberate change: python -m tests.narrate.nonogram.cases"


def test_every_golden_file_belongs_to_a_rule() -> None:
    wanted = {golden_file(rule, language).name for rule in RULE_IDS for language in LANGUAGES}
    assert {path.name for path in GOLDEN.iterdir()} == wanted


@each_case("language", LANGUAGES)
@each_case("rule", RULE_IDS)
def test_the_story_is_told_as_before(rule: str, language: Language) -> None:
    path = golden_file(rule, language)
    assert told(rule, language) == path.read_text(encoding="utf-8"), REWRITE
