"""What ratings of nonograms say, in both languages."""

from tests.cases import each_case
from tests.rating.nonograms import (
    AT_AN_EDGE,
    CROSS,
    IMPOSSIBLE,
    NO_SOLUTION,
    TWO_SOLUTIONS,
)
from tutor.base.language import Language
from tutor.language import LANGUAGES, Speaker
from tutor.language.picture_problems import impossible, not_made
from tutor.language.picture_rating import picture_lines as lines
from tutor.language.picture_rating import picture_reason as reason
from tutor.language.picture_rating import picture_summary as summary
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.record import record_of_picture as record_of

ENGLISH, FRENCH = Speaker("en"), Speaker("fr")
FLAWED = {"invalid": IMPOSSIBLE, "none": NO_SOLUTION, "multiple": TWO_SOLUTIONS}


def test_in_words() -> None:
    record = record_of(CROSS, "smallest")
    assert lines(record, ENGLISH) == [
        "Beginner · about 1 min · punctuation",
        "The simplest rules are enough: 2 looks over all rows and columns show the whole picture.",
        "",
        "Steps: 2 × full line, 2 × punctuation.",
        "Looks over all rows and columns: 2. Cells: 9, 56% of them black. Trials: 0, depth 0.",
        "The minutes follow from these figures by convention; they were not measured.",
        "As a formula: 38 clauses over 17 variables, 2.24 for each.",
        "Modified Quine (smallest): depth 0, 0 disjunctions, 17 unit eliminations; "
        "by these, 1 min.",
    ]
    assert reason(record, FRENCH) == (
        "Les règles les plus simples suffisent\u00a0: 2 passages sur toutes les lignes et colonnes "
        "montrent toute l’image."
    )
    record["sat"] = None
    assert lines(record, ENGLISH)[-1] == "As a formula, this nonogram is too large."


def test_the_reason_names_what_is_hardest() -> None:
    lines_alone = record_of(AT_AN_EDGE) | {"probes": 0, "hardest": "forcing"}
    lines_alone["counts"] = {"overlap": 3, "out-of-reach": 2, "forcing": 1}
    assert reason(lines_alone, ENGLISH).startswith(
        "3 steps go beyond the simplest rules. The hardest: forcing."
    )
    assert reason(record_of(AT_AN_EDGE), ENGLISH) == (
        "Single rows and columns are not enough: you have to try one cell. "
        "The hardest rule: edge logic."
    )
    searched = record_of(AT_AN_EDGE) | {"counts": {"overlap": 1, "search": 1}}
    assert reason(searched, ENGLISH) == ("Rules alone don’t finish it: it needs a search once.")


@each_case("language", LANGUAGES)
@each_case(("flaw", "puzzle"), FLAWED.items())
def test_why_there_is_no_rating(flaw: str, puzzle: Puzzle, language: Language) -> None:
    speaker = Speaker(language)
    record = record_of(puzzle, "smallest")
    assert record["flaw"] == flaw
    found = lines(record, speaker)
    assert found[0] == summary(record, speaker) == reason(record, speaker)
    assert len(found) == (1 if flaw == "invalid" else 3)
    others = {reason(record_of(other), speaker) for other in FLAWED.values()}
    assert len(others) == len(FLAWED)


def test_what_cannot_be_made() -> None:
    assert not_made(300, ENGLISH).startswith("We tried 300 random nonograms")
    assert not_made(1, FRENCH).startswith("1 nonogramme aléatoire a été essayé")
    assert impossible("level-and-rule", "easy", "forcing", ENGLISH) == (
        "There is no nonogram of the level Easy whose hardest rule is this one: forcing."
    )
    assert impossible("size", "beginner", None, FRENCH) == (
        "À ce niveau (Débutant), un tel nonogramme a au plus 144 cases."
    )
    assert impossible("lines", "expert", None, ENGLISH).endswith("you have to try cells.")
