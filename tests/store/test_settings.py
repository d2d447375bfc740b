"""The learner's choices are kept, and rubbish does no harm."""

import dataclasses
import sqlite3
from pathlib import Path

import pytest

from tests.store.play import PUZZLE
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.store import Settings

OTHER = Settings(
    language="fr",
    theme="contrast",
    vim_keys=True,
    azerty=False,
    show_conflicts=False,
    show_peers=False,
    show_same=False,
    clean_marks=False,
    number_first=True,
    straight_strokes=False,
    show_timer=False,
    zoom="small",
    zooms=(("sudoku 16", "medium"),),
    eureka=True,
    play_speed=0.5,
    fade_aids=False,
    less_motion=True,
    goal="minutes",
    show_goal=False,
)


def test_choices_come_back(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert store.settings() == Settings()
    for field in dataclasses.fields(Settings):
        assert getattr(OTHER, field.name) != field.default, "every field is tried"
    assert store.save_settings(OTHER) is None
    assert open_store(tmp_path).settings() == OTHER
    assert store.save_settings(Settings()) is None
    assert open_store(tmp_path).settings() == Settings()


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
    store = open_store(tmp_path)
    store.save_settings(OTHER)
    with store.database.writing() as connection:
        connection.execute("UPDATE settings SET value = ? WHERE name = ?", (text, name))
        connection.execute("INSERT INTO settings VALUES ('from the future', '1')")
    found = open_store(tmp_path).settings()
    assert found == dataclasses.replace(OTHER, **{name: getattr(Settings(), name)})
    store.save_settings(OTHER)
    kept = store.database.rows("SELECT name, value FROM settings")
    assert ("from the future", "1") in kept, "a newer version's choices stay"


def test_choices_made_while_the_file_is_out_of_reach(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    first = open_store(home)
    first.save_settings(Settings(vim_keys=True, zoom="large"))
    first.close()
    home.rename(away)
    home.write_text("a file where the folder should be")
    store = open_store(home)
    assert store.save_settings(dataclasses.replace(store.settings(), theme="light")) is not None
    home.unlink()
    away.rename(home)
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    assert keeper.problem is None
    expected = Settings(vim_keys=True, zoom="large", theme="light")
    assert store.settings() == expected
    assert open_store(home).settings() == expected


def test_choices_are_changed_one_by_one(tmp_path: Path) -> None:
    here, there = open_store(tmp_path), open_store(tmp_path)
    mine, theirs = here.settings(), there.settings()
    here.save_settings(dataclasses.replace(mine, theme="light"))
    there.save_settings(dataclasses.replace(theirs, vim_keys=True))
    assert open_store(tmp_path).settings() == Settings(theme="light", vim_keys=True)


def test_choices_that_were_not_chosen_out_of_reach_stay(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    first = open_store(home)
    first.save_settings(OTHER)
    first.close()
    home.rename(away)
    home.write_text("a file where the folder should be")
    store = open_store(home)
    assert store.settings() == Settings()
    home.unlink()
    away.rename(home)
    assert store.played(GRIDS).new_game(PUZZLE, "any").problem is None
    assert open_store(home).settings() == OTHER


def test_choices_wait_for_a_locked_file(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    other = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    problem = store.save_settings(OTHER)
    assert problem is not None
    assert problem.kind == "locked"
    other.execute("ROLLBACK")
    store.close()
    assert open_store(tmp_path).settings() == OTHER


@pytest.mark.parametrize(
    ("old", "new"),
    [("digits", "small"), ("compact", "medium"), ("full", "large"), ("huge", "auto")],
)
def test_sizes_of_boards_are_understood_by_their_old_names(old: str, new: str) -> None:
    assert Settings.from_json({"zoom": old}).zoom == new


def test_sizes_of_boards_are_remembered_one_by_one() -> None:
    settings = Settings(zoom="large", zooms=Settings().with_zoom("sudoku 16", "small"))
    assert settings.zoom_of("sudoku 16") == "small"
    assert settings.zoom_of("sudoku 9") == "large"
    odd = [["sudoku 9", "huge"], ["sudoku 25", "medium"], "rubbish", [1, "small"]]
    assert Settings.from_json({"zooms": odd}).zooms == (("sudoku 25", "medium"),)
