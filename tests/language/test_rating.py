"""Why a grid has its level, in both languages."""

import pytest

from tutor import narrate
from tutor.base.language import Language
from tutor.language import LANGUAGES, Speaker
from tutor.language.rating import reason
from tutor.rating.levels import Level


def told(language: Language, level: Level, counts: dict[str, int], hardest: str) -> str:
    speaker = Speaker(language, "screens", "commands")
    return reason(speaker, level, counts, narrate.called(hardest, language), 2.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hardest_grids_are_named_by_their_technique(language: Language) -> None:
    counts = {"hidden-single": 40, "aic": 2, "forcing-net": 3}
    said = told(language, "diabolical", counts, "forcing-net")
    assert narrate.called("forcing-net", language) in said
    assert "5" in said, "all steps beyond singles are counted"


def test_boards_beyond_the_ladder_need_a_search() -> None:
    counts = {"hidden-single": 40, "search": 2}
    assert told("en", "diabolical", counts, "search") == (
        "Techniques alone don’t finish it: it needs a search 2 times."
    )
    assert told("fr", "diabolical", counts, "search") == (
        "Aucune technique de l’échelle ne va jusqu’au bout\u00a0: 2 fois, seule une recherche aide."
    )
