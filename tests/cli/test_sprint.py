"""``tutor sprint`` in plain text."""

import pytest

from tests.cli.runner import tutor


@pytest.mark.parametrize(
    ("arguments", "question", "expect"),
    [
        (
            ("naked-pair",),
            "Naked pair: yes or no?",
            "or its number from 1 to 2",
        ),
        (
            ("naked-pair", "--lang", "fr"),
            "oui ou non",
            "ou son numéro de 1 à 2",
        ),
        (("nonogram-overlap",), "does this rule give you anything", "Type one of the answers"),
    ],
)
def test_answers_are_typed_by_their_number(
    arguments: tuple[str, ...], question: str, expect: str
) -> None:
    outcome = tutor("sprint", "--plain", *arguments, stdin="many\n9\n1\nstop\n")
    assert outcome.code == 0
    assert question in outcome.out
    assert outcome.out.count(expect) == 2
    assert ("✓" in outcome.out) != ("✗" in outcome.out)


@pytest.mark.parametrize("word", ["yes", "oui", "N", "non"])
def test_yes_and_no_are_answers_to_yes_or_no(word: str) -> None:
    outcome = tutor("sprint", "naked-pair", "--plain", stdin=f"{word}\nstop\n")
    assert "Type one of" not in outcome.out
    assert ("✓" in outcome.out) != ("✗" in outcome.out)


def test_what_is_not_known_yet_and_what_takes_its_time_is_said() -> None:
    assert "finish a lesson first" in tutor("sprint", "--plain").out
    for slow in ("contradiction-chain", "rules", "nonogram-rules"):
        assert "no sprint" in tutor("sprint", slow, "--plain").out
    assert tutor("sprint", "x-wyng", "--plain").code == 2
