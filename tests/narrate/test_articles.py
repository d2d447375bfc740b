"""Techniques with their articles: an X-Wing, but a W-Wing and claiming."""

import pytest

from tutor.base.language import Language
from tutor.narrate.sudoku.digits_and_houses import GridGrammar


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "full house", "a full house"),
        ("en", "empty rectangle", "an empty rectangle"),
        ("en", "unique rectangle, type 1", "a unique rectangle, type 1"),
        ("en", "X-Wing", "an X-Wing"),
        ("en", "W-Wing", "a W-Wing"),
        ("en", "AIC", "an AIC"),
        ("en", "BUG + 1", "a BUG + 1"),
        ("en", "SK-loop", "an SK-loop"),
        ("en", "3D Medusa", "a 3D Medusa"),
        ("en", "claiming", "claiming"),
        ("en", "simple colours", "simple colours"),
        ("en", "multi-sector locked sets", "multi-sector locked sets"),
        ("fr", "paire nue", "une paire nue"),
        ("fr", "X-Wing", "un X-Wing"),
    ],
)
def test_a_technique_has_the_article_that_it_takes(
    language: Language, name: str, told: str
) -> None:
    assert GridGrammar(language).one(name) == told
