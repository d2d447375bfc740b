"""Words that depend on what they stand with: articles, plurals, days."""

from datetime import date

import pytest

from tutor.language import Speaker
from tutor.language.dates import dated, short_date
from tutor.narrate import called
from tutor.narrate.sudoku.digits_and_houses import say


@pytest.mark.parametrize(
    ("technique", "told"),
    [
        ("hidden-single", "Ce n’est donc pas un singleton caché."),
        ("naked-pair", "Ce n’est donc pas une paire nue."),
        ("full-house", "Ce n’est donc pas une dernière case libre."),
        ("msls", "Ce n’est donc pas des ensembles verrouillés multi-secteurs."),
        ("sk-loop", "Ce n’est donc pas une boucle de dominos (SK-loop)."),
        ("swordfish", "Ce n’est donc pas un espadon (Swordfish)."),
    ],
)
def test_a_technique_has_its_article(technique: str, told: str) -> None:
    assert say("fr", "lesson-no-pattern", name=called(technique, "fr")) == told


def test_none_and_one_are_singular_in_french() -> None:
    speaker = Speaker("fr", "screens")
    counted = [speaker.say("home-cells", done=done, all=81) for done in (0, 1, 2)]
    assert counted == ["0 case sur 81", "1 case sur 81", "2 cases sur 81"]


def test_days_as_people_write_them() -> None:
    french, english = Speaker("fr", "screens"), Speaker("en", "screens")
    assert short_date(date(2026, 11, 1), french) == "1er novembre"
    assert dated(date(2026, 11, 18), french).rstrip() == "18 nov. 2026"
    assert dated(date(2026, 5, 1), english).rstrip() == "1 May 2026"
