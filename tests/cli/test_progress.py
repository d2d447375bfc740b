"""``tutor progress``: numbers, and the way in and out."""

import json
import os
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.cli.plain import lines as plain_lines
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.language import LANGUAGES, Speaker
from tutor.learn.learner import open_store, tell_problem
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import puzzle_of
from tutor.store import Problem
from tutor.store.database import Database
from tutor.store.problem import ProblemKind


def play() -> None:
    """One game with a hint that went on, an hour and five minutes long."""
    store = open_store()
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
    keeper.game.note("hint", "x-wing 1")
    keeper.game.note("hint", "x-wing 2")
    keeper.game.place([2], 4)
    keeper.tick(3905)
    store.close()


def test_nothing_yet() -> None:
    assert tutor("progress").lines == ["No games yet.", "Next lesson: The rules"]
    assert tutor("progress", "--json").objects == [
        {
            "games": 0,
            "solved": 0,
            "seconds": 0.0,
            "hints": 0,
            "techniques": {},
            "open": None,
            "nonograms": {
                "games": 0,
                "solved": 0,
                "seconds": 0.0,
                "hints": 0,
                "techniques": {},
                "open": None,
            },
            "mastery": [],
            "due": [],
            "exams": [],
        }
    ]


def test_numbers_in_both_languages() -> None:
    play()
    assert tutor("progress").lines == [
        "Games: 1, of which 0 finished",
        "Time played: 1 h 5 min",
        "Hints: 1",
        "  X-Wing: 1",
        "Still open: a 9x9 grid, 31 of 81 cells filled, 1 h 5 min",
        "Next lesson: The rules",
    ]
    french = tutor("progress", "--lang", "fr")
    assert french.lines[0] == "Parties\u00a0: 1, dont terminées\u00a0: 0"
    (told,) = tutor("progress", "--json").objects
    assert told["techniques"] == {"x-wing": 1}
    assert told["open"]["grid"] == CLASSIC
    assert told["open"]["filled"] == 31
    assert told["open"]["title"] == "level:easy"


def test_nonograms_are_counted_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    store = open_store()
    for title in ("", "House"):
        keeper = store.played(PICTURES).new_game(puzzle_of(["#.", "##"], title), "random")
        keeper.game.note("hint", "overlap 2")
        keeper.game.note("hint", "unheard-of 1")
        keeper.game.paint([0, 2] if title else [0, 2, 3], BLACK)
        keeper.tick(60)
    store.close()
    assert tutor("progress").lines == [
        "Nonograms: 2, of which 1 finished, in 2 min; hints: 4",
        "  Overlap: 2",
        "  unheard-of: 2",
        "Still open: Random nonogram · 2x2, 2 of 4 cells known, 1 min",
        "Next lesson: The rules",
    ], "what it shows is for the learner to find"
    french = tutor("progress", "--lang", "fr").lines
    assert french[0].startswith("Nonogrammes\u00a0: 2, dont terminés\u00a0: 1, en 2 min")
    assert french[3].startswith("À continuer\u00a0: Nonogramme au hasard · 2x2, 2 cases")
    (told,) = tutor("progress", "--json").objects
    assert (told["games"], told["nonograms"]["solved"]) == (0, 1)
    assert told["nonograms"]["open"]["rows"] == [[1], [2]]
    assert told["nonograms"]["open"]["title"] == "random"
    out = tutor("progress", "--export", "-").out
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "elsewhere"))
    assert tutor("progress", "--import", "-", stdin=out).lines[0].startswith("New games: 2.")
    assert tutor("progress", "--json").objects == [told]


def learn() -> datetime:
    """Two techniques passed now, two a while ago; the moment of the first."""
    now = datetime.now(UTC)
    store = open_store()
    store.add_events(
        [
            Event("full-house", now, 1.0, "test"),
            Event("hidden-single", now - timedelta(days=2), 1.0, "spot"),
            Event("x-wing", now - timedelta(days=90), 1.0, "test"),
            Event("naked-single", now, 0.3, "use"),
            Event("of another version", now, 0.3, "use"),
        ]
    )
    store.close()
    return now


def test_what_is_known_and_what_is_due() -> None:
    now = learn()
    soon, later = (
        (now + timedelta(days=days)).astimezone().strftime("%Y-%m-%d") for days in (1, 8)
    )
    assert tutor("progress").lines == [
        "No games yet.",
        "Tier 1 · Beginner and easy",
        f"  Full house     known     {later}",
        "  Hidden single  learning  today",
        f"  Naked single   learning  {soon}",
        "Tier 3 · Hard",
        "  X-Wing         due       today",
        "Due today: X-Wing and hidden single",
        "Next lesson: Hidden single",
    ]
    french = tutor("progress", "--lang", "fr").lines
    assert french[6].split() == ["X-Wing", "à", "revoir", "aujourd’hui"]
    assert french[-1].startswith("Prochaine leçon\u00a0: ")
    (told,) = tutor("progress", "--json").objects
    assert told["due"] == ["x-wing", "hidden-single"]
    first, *others = told["mastery"]
    assert [(one["technique"], one["state"]) for one in others] == [
        ("hidden-single", "learning"),
        ("naked-single", "learning"),
        ("x-wing", "due"),
    ]
    due = (now + timedelta(days=8)).isoformat()
    assert first.pop("stability") == pytest.approx(8.3, abs=0.1)
    assert first == {"technique": "full-house", "state": "known", "due": due, "reviews": 1}


def test_solved_games_are_read_before_mastery_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store()
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
    for cell, digit in enumerate(CLASSIC_SOLUTION):
        keeper.game.place([cell], int(digit))
    store.close()
    with monkeypatch.context() as patch:
        patch.setattr(plain_lines, "_PATIENCE", -1.0)
        (told,) = tutor("progress", "--json").objects
        assert (told["solved"], told["mastery"]) == (1, []), "no time: another time"
    monkeypatch.setattr(plain_lines, "_PATIENCE", float("inf"))  # on however busy a machine
    first, again = (tutor("progress", "--json").objects for _ in range(2))
    assert first == again
    (told,) = first
    assert {one["reviews"] for one in told["mastery"]} == {1}


def test_what_was_learnt_goes_along(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn()
    text = tutor("progress", "--export", "-").out
    told = tutor("progress", "--json").objects
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "elsewhere"))
    for _ in range(2):
        assert tutor("progress", "--import", "-", stdin=text).code == 0
        assert tutor("progress", "--json").objects == told
    document = json.loads(text)
    document["events"][3]["credit"] = 2
    done = tutor("progress", "--import", "-", stdin=json.dumps(document))
    assert done.code == 2
    assert "events[3].credit" in done.err


@pytest.mark.parametrize(
    ("seconds", "language", "told"),
    [
        ("1e27", "en", "wrong at games[0].elapsed, expected a number from 0 to 1,000,000,000."),
        ("9" * 1_000_000, "en", "expected a number from 0 to"),
        ("-1", "en", "expected a number from 0 to"),
        ("NaN", "fr", "en games[0].elapsed, il faut un nombre de 0 à 1 000 000 000."),
        ("Infinity", "fr", "il faut un nombre de 0 à"),
    ],
)
def test_a_number_beyond_all_bounds_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seconds: str, language: str, told: str
) -> None:
    play()
    document = json.loads(tutor("progress", "--export", "-").out)
    document["games"][0]["elapsed"] = "HERE"
    text = json.dumps(document).replace('"HERE"', seconds)
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "elsewhere"))
    done = tutor("progress", "--import", "-", "--lang", language, stdin=text)
    assert done.code == 2
    assert told in " ".join(done.err.split())
    assert open_store().played(GRIDS).games() == []


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
def test_an_export_is_its_owners_alone(tmp_path: Path) -> None:
    play()
    file = tmp_path / "games.json"
    file.write_text("an older one")
    file.chmod(0o644)
    assert tutor("progress", "--export", str(file)).code == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_to_be_told_of_a_mistake_is_no_hint_and_no_technique() -> None:
    store = open_store()
    store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy").game.note("hint", "mistake 1")
    store.close()
    told = tutor("progress", "--lang", "fr")
    assert told.lines[2] == "Indices\u00a0: 0"
    assert "mistake" not in told.out


def test_out_and_in_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play()
    file = tmp_path / "games.json"
    file.write_text("the one before")
    done = tutor("progress", "--export", str(file))
    assert (done.code, done.out) == (0, "")
    assert "One game, 0 results of the course and 0 exams written" in done.err
    piped = tutor("progress", "--export", "-")
    assert piped.out == file.read_text()
    assert os.listdir(tmp_path) == ["games.json"]
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "elsewhere"))
    merged = tutor("progress", "--import", str(file))
    assert merged.code == 0
    assert merged.out.startswith("New games: 1. Games you already had: 0")
    again = tutor("progress", "--import", "-", "--json", stdin=piped.out)
    assert again.objects == [{"added": 0, "known": 1, "grown": 0, "events": 0, "exams": 0}]
    assert tutor("progress", "--export", "-").out == piped.out


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (b'{\n "format": ?}', "line 2, column 12"),
        (b"\xff\xfe\xff", "line 1, column 1"),
        (b"[" * 100_000, "line 1, column 1"),
        (b"{}", "format"),
        (b"", "line 1, column 1"),
    ],
)
def test_rubbish_is_refused(tmp_path: Path, text: bytes, where: str) -> None:
    play()
    before = tutor("progress", "--export", "-").out
    file = tmp_path / "bad.json"
    file.write_bytes(text)
    done = tutor("progress", "--import", str(file))
    assert (done.code, done.out) == (2, "")
    assert where in done.err
    assert "bad.json" in done.err
    assert tutor("progress", "--export", "-").out == before


def test_a_bad_game_is_named_by_its_place(tmp_path: Path) -> None:
    play()
    document = json.loads(tutor("progress", "--export", "-").out)
    document["games"][0]["log"][2]["changes"][0][0] = 81
    done = tutor("progress", "--import", "-", stdin=json.dumps(document))
    assert done.code == 2
    assert "games[0].log[2]" in done.err


def test_options_that_do_not_go_together_and_files_that_are_not_there(tmp_path: Path) -> None:
    for other in (("--import", "x"), ("--json",)):
        done = tutor("progress", "--export", "-", *other)
        assert (done.code, done.out) == (2, "")
        assert other[0] in done.err
    assert tutor("progress", "--import", str(tmp_path / "none.json")).code == 2
    assert tutor("progress", "--import", str(tmp_path)).code == 2
    done = tutor("progress", "--export", str(tmp_path / "none" / "x.json"))
    assert done.code == 2
    assert "can’t be written" in done.err


def test_what_cannot_be_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.json"
    file.write_text("the one before")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    done = tutor("progress", "--export", str(file))
    assert done.code == 2
    assert "No space left" in done.err
    assert file.read_text() == "the one before"
    assert not list(tmp_path.glob("*.part"))


def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert tutor("progress", "--export", str(pipe)).code == 0
    assert b"pas-a-pas learner" in os.read(reader, 65536)
    os.close(reader)
    assert pipe.is_fifo()


def test_a_damaged_store_is_told_and_never_exported_over_a_copy(
    tmp_path: Path, learner_home: Path
) -> None:
    play()
    copy = tmp_path / "copy.json"
    assert tutor("progress", "--export", str(copy)).code == 0
    kept = copy.read_text()
    (learner_home / "learner.db").write_bytes(b"rubbish " * 100)
    done = tutor("progress", "--export", str(copy))
    assert done.code == 2
    assert "learner.damaged-" in done.err
    assert copy.read_text() == kept
    assert tutor("progress", "--import", str(copy)).code == 0
    assert tutor("progress", "--export", "-").out == kept


def test_what_cannot_be_read_later_is_told_and_never_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play()
    copy = tmp_path / "copy.json"
    copy.write_text("the one before")
    read = Database.rows

    def fail(self: Database, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        return read(self, query.replace(" entries", " nowhere"), values)

    monkeypatch.setattr(Database, "rows", fail)
    shown = tutor("progress")
    assert shown.code == 0
    assert shown.err.count("was damaged") == 1
    done = tutor("progress", "--export", str(copy))
    assert done.code == 2
    assert "nothing was exported" in done.err
    assert copy.read_text() == "the one before"


def test_nothing_is_imported_where_it_would_not_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tutor("progress", "--export", "-").out
    (tmp_path / "obstacle").write_text("")
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "obstacle"))
    done = tutor("progress", "--import", "-", stdin=text)
    assert (done.code, done.out) == (2, "")
    assert "nothing was imported" in done.err
    assert tutor("progress", "--export", "-").code == 2
    shown = tutor("progress")
    assert (shown.code, shown.lines[0]) == (0, "No games yet.")
    assert "obstacle" in shown.err


@each_case("language", LANGUAGES)
@each_case("kind", ["damaged", "newer", "unwritable", "full", "locked", "elsewhere"])
def test_every_problem_has_its_sentence(language: Language, kind: ProblemKind) -> None:
    told = tell_problem(Problem(kind, Path("/a\x1b/b.db"), "why not"), Speaker(language))
    assert told.endswith(".")
    assert "\x1b" not in told
    assert ("b.db" in told) is (kind != "elsewhere")
    assert ("why not" in told) is (kind == "unwritable")
