"""Arguments by cases: none is left without its end."""

import pytest

from tests.techniques.sketch import board, steps
from tutor.base.language import Language
from tutor.narrate import narrate

_ENDS: dict[Language, list[str]] = {
    "en": [
        "1. If r5c7 is 4:",
        "That is the result itself.",
        "2. If r5c9 is 4:",
        "3. Column 7: 4 in r5c7 (2).",
    ],
    "fr": [
        "1. Si L5C7 vaut 4 :",
        "C’est le résultat lui-même.",
        "2. Si L5C9 vaut 4 :",
        "3. Colonne 7 : 4 en L5C7 (2).",
    ],
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_case_that_is_the_result_itself_says_so(language: Language) -> None:
    grid = board("4 in row 5: r5c7 r5c9", "4 in column 7: r4c7 r5c7")
    placing = [step for step in steps("forcing-chain", grid) if step.placements]
    told = [narrate(step, grid.geometry, language).reasons[:-1] for step in placing]
    assert _ENDS[language] in [[line.replace("\u00a0", " ") for line in lines] for lines in told]
