"""``tutor techniques``: the curriculum."""

import json

from tests.cli.runner import tutor
from tutor.techniques.ladder import LADDER


def test_json_as_documented() -> None:
    listed = json.loads(tutor("techniques", "--json").out)
    assert [entry["id"] for entry in listed] == [*(t.id for t in LADDER), "search"]
    assert all(set(entry) == {"id", "name", "tier", "rating"} for entry in listed)
    assert listed[0] == {
        "id": "full-house",
        "name": {"en": "Full house", "fr": "Dernière case libre"},
        "tier": 1,
        "rating": 1.0,
    }
    ratings = [entry["rating"] for entry in listed[:-1]]
    assert ratings == sorted(ratings)
    tiers = [entry["tier"] for entry in listed]
    assert tiers == sorted(tiers)
    assert listed[-1]["rating"] is None


def test_as_a_table_in_both_languages() -> None:
    english, french = tutor("techniques").lines, tutor("techniques", "--lang", "fr").lines
    assert english[0] == "Tier 1 · Beginner and easy"
    assert english[1].split() == ["full-house", "1.0", "Full", "house"]
    assert french[0] == "Niveau 1 · Débutant et facile"
    assert french[1].split() == ["full-house", "1,0", "Dernière", "case", "libre"]
    assert len(english) == len(french) == len(LADDER) + 6
