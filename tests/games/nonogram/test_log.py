"""The log of a nonogram: what is written comes back, and rubbish is refused."""

from typing import Any

import pytest

from tests.cases import each_case
from tests.games.nonogram.test_game import HOUSE
from tutor.games.nonogram.history import Change, Entry, Replay, read_entry, sound_part
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE

PAINT = Entry("paint", 1.5, (Change(0, UNKNOWN, BLACK), Change(1, UNKNOWN, WHITE)))


@pytest.mark.parametrize(
    ("entry", "written"),
    [
        (PAINT, {"kind": "paint", "elapsed": 1.5, "changes": [[0, 0, 1], [1, 0, 2]]}),
        (Entry("undo", 2.0), {"kind": "undo", "elapsed": 2.0}),
        (Entry("hint", 3, (), "overlap 2"), {"kind": "hint", "elapsed": 3, "note": "overlap 2"}),
    ],
)
def test_an_entry_comes_back_as_it_was(entry: Entry, written: dict[str, Any]) -> None:
    assert entry.as_json() == written
    assert read_entry(written) == entry


@each_case(
    "rubbish",
    [
        {"kind": "place", "elapsed": 0},
        {"kind": "paint"},
        {"kind": "paint", "elapsed": "soon"},
        {"kind": "paint", "elapsed": 0, "changes": [[0, 0, 99]]},
        {"kind": "paint", "elapsed": 0, "changes": [[0, -1, 1]]},
        {"kind": "paint", "elapsed": 0, "changes": [[0, 1]]},
        {"kind": "paint", "elapsed": 0, "changes": [["a", 0, 1]]},
        {"kind": "paint", "elapsed": 0, "changes": 3},
    ],
)
def test_rubbish_is_no_entry(rubbish: dict[str, Any]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        read_entry(rubbish)


@pytest.mark.parametrize(
    "impossible",
    [
        Entry("paint", 2, (Change(0, UNKNOWN, WHITE),)),
        Entry("paint", 2, (Change(25, UNKNOWN, WHITE),)),
        Entry("paint", 2, (Change(-1, UNKNOWN, WHITE),)),
        Entry("paint", 2, (Change(2, UNKNOWN, WHITE), Change(2, UNKNOWN, BLACK))),
    ],
)
def test_what_cannot_have_happened_ends_a_log(impossible: Entry) -> None:
    log = [PAINT, Entry("hint", 2), impossible, Entry("undo", 3)]
    assert sound_part(HOUSE, log) == log[:2]


def test_only_a_stroke_can_be_extended() -> None:
    more = Entry("extend", 2, (Change(2, UNKNOWN, BLACK),))
    assert sound_part(HOUSE, [PAINT, more]) == [PAINT, more]
    assert sound_part(HOUSE, [more]) == []
    for between in ("undo", "hint", "bookmark"):
        log = [PAINT, Entry(between, 2), more]
        assert sound_part(HOUSE, log) == log[:2]


def test_the_replay_counts_what_is_known() -> None:
    replay = Replay(HOUSE, [PAINT])
    assert (replay.filled, replay.is_solved) == (2, False)
    replay.add(Entry("undo"))
    assert replay.filled == 0
