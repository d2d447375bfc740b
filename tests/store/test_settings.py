"""The learner's choices are kept, and rubbish does no harm."""

import dataclasses
import json
from pathlib import Path

import pytest

from tutor.store import Settings, Store

OTHER = Settings(
    language="fr",
    theme="contrast",
    vim_keys=True,
    azerty=False,
    show_conflicts=False,
    show_peers=False,
    clean_marks=False,
    number_first=True,
    show_timer=False,
    zoom="digits",
    play_speed=0.5,
)


def test_choices_come_back(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    assert store.settings() == Settings()
    for field in dataclasses.fields(Settings):
        assert getattr(OTHER, field.name) != field.default, "every field is tried"
    assert store.save_settings(OTHER) is None
    assert Store.open(tmp_path).settings() == OTHER
    assert store.save_settings(Settings()) is None
    assert Store.open(tmp_path).settings() == Settings()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("language", '"de"'),
        ("theme", '"neon"'),
        ("theme", "[]"),
        ("vim_keys", "1"),
        ("azerty", '"yes"'),
        ("show_timer", "null"),
        ("zoom", "{}"),
        ("play_speed", "0"),
        ("play_speed", "NaN"),
        ("play_speed", "1e999"),
        ("play_speed", "true"),
        ("play_speed", '"fast"'),
        ("number_first", "not json"),
    ],
)
def test_a_bad_choice_falls_back_alone(tmp_path: Path, name: str, text: str) -> None:
    store = Store.open(tmp_path)
    store.save_settings(OTHER)
    with store.database.writing() as connection:
        connection.execute("UPDATE settings SET value = ? WHERE name = ?", (text, name))
        connection.execute("INSERT INTO settings VALUES ('from the future', '1')")
    found = Store.open(tmp_path).settings()
    assert found == dataclasses.replace(OTHER, **{name: getattr(Settings(), name)})
    store.save_settings(OTHER)
    kept = dict(store.database.rows("SELECT name, value FROM settings"))
    assert json.loads(kept["from the future"]) == 1, "a newer version's choices stay"
