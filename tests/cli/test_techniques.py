"""``tutor techniques``: the curriculum."""

import json

from tests.cli.runner import tutor
from tutor.techniques.ladder import CURRICULUM, LADDER


def test_json_as_documented() -> None:
    listed = json.loads(tutor("techniques", "--json").out)
    assert [entry["id"] for entry in listed] == [*(t.id for t in CURRICULUM), "search"]
    assert all(set(entry) == {"id", "name", "tier", "rating", "on_request"} for entry in listed)
    walked = [entry["id"] for entry in listed if not entry["on_request"]]
    assert walked == [*(t.id for t in LADDER), "search"]
    assert listed[0] == {
        "id": "full-house",
        "name": {"en": "Full house", "fr": "Dernière case libre"},
        "tier": 1,
        "rating": 1.0,
        "on_request": False,
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
    assert french[0] == "Palier 1 · Débutant et facile"
    assert french[1].split() == ["full-house", "1,0", "Dernière", "case", "libre"]
    tiers_and_search = 6 + 1 + 1
    assert len(english) == len(french) == len(CURRICULUM) + tiers_and_search
    assert "Tier 6 · Diabolical" in english
    assert "Palier 6 · Diabolique" in french
    for lines, remark in (
        (english, " (only when asked for)"),
        (french, " (seulement sur demande)"),
    ):
        asked_for = {line.split()[0] for line in lines if line.endswith(remark)}
        assert asked_for == {t.id for t in CURRICULUM if t.on_request}
