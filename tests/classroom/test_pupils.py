"""Pupils: their names, codes and PINs, and what is forgotten of them."""

from contextlib import closing
from pathlib import Path

import pytest

from tests.cases import each_case
from tutor.base.home import FILE_NAME
from tutor.classroom import pins
from tutor.classroom.classroom import BadName, Classroom, Summary, Taken, tidy_name
from tutor.classroom.standing import Standing


def test_codes_are_easy_and_never_twice() -> None:
    codes: set[str] = set()
    for _ in range(200):
        codes.add(pins.new_code(codes))
    assert len(codes) == 200
    assert all(len(code) == 6 and code.isascii() and code.islower() for code in codes)


def test_a_pin_is_known_again_and_not_kept() -> None:
    pin = pins.new_pin()
    kept = pins.hidden(pin)
    assert len(pin) == 6
    assert pin not in kept
    assert pins.is_right(pin, kept)
    assert not pins.is_right(f"{(int(pin) + 1) % 10**6:06d}", kept)
    assert kept != pins.hidden(pin), "nobody sees that two have the same"
    assert not pins.is_right(pin, pins.NOBODY)
    assert not pins.is_right("", pins.NOBODY)


@each_case(
    ("typed", "pin"),
    [
        ("482 913", "482913"),
        (" 4 8 2913\t", "482913"),
        ("48291", None),
        ("4829131", None),
        ("48291x", None),
        ("٤٨٢٩١٣", None),
        ("1" * 5000, None),
        (" " * 5000, None),
        ("", None),
    ],
)
def test_pins_as_they_are_typed(typed: str, pin: str | None) -> None:
    assert pins.typed_pin(typed) == pin


@each_case("name", ["", "   ", "x" * 61, "a\x1b[31mb", "a\u202eb", "a\nb\x00", "\ud800"])
def test_names_that_nobody_can_go_by(name: str) -> None:
    with pytest.raises(BadName):
        tidy_name(name)


@each_case(
    ("typed", "name"),
    [
        ("  Anna   Müller ", "Anna Müller"),
        ("Zoe\u0308", "Zoë"),
        ("=cmd|'/C calc'!A0", "=cmd|'/C calc'!A0"),
        ("<script>", "<script>"),
        ("../../etc", "../../etc"),
        ("孔子", "孔子"),
    ],
)
def test_names_are_kept_as_they_are_meant(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


def test_no_name_is_ever_a_path(tmp_path: Path) -> None:
    with closing(Classroom.begin(tmp_path)) as room:
        (one,) = room.add(["../../etc/passwd"])
        home = room.home_of(one.pupil)
        assert home == tmp_path / "pupils" / one.pupil.code
        assert room.named("../../ETC/passwd") == one.pupil
        assert room.named(one.pupil.code.upper()) == one.pupil
        assert room.named("somebody") is None


def test_two_of_one_name_are_refused_and_nobody_is_added(tmp_path: Path) -> None:
    with closing(Classroom.begin(tmp_path)) as room:
        room.add(["Anna"])
        for names in (["Béla", "ANNA"], ["Béla", "béla"]):
            with pytest.raises(Taken):
                room.add(names)
        assert [one.name for one in room.pupils()] == ["Anna"]


def test_a_new_pin_is_another_one(tmp_path: Path) -> None:
    with closing(Classroom.begin(tmp_path)) as room:
        (first,) = room.add(["Anna"])
        second = room.reset(first.pupil)
        assert second.pupil.turn == first.pupil.turn + 1
        assert pins.is_right(second.pin, second.pupil.pin)
        assert not pins.is_right(first.pin, second.pupil.pin) or first.pin == second.pin


def test_who_is_deleted_is_gone_with_their_file(tmp_path: Path) -> None:
    with closing(Classroom.begin(tmp_path)) as room:
        anna, bela = (one.pupil for one in room.add(["Anna", "Béla"]))
        for pupil in (anna, bela):
            room.home_of(pupil).mkdir(parents=True)
            (room.home_of(pupil) / FILE_NAME).write_bytes(b"")
        room.delete(anna)
        assert not room.home_of(anna).exists()
        assert room.home_of(bela).is_dir()
        assert room.pupils() == [bela]
        room.delete(bela)
        assert room.pupils() == []


def test_summaries_come_back_and_nonsense_is_nothing() -> None:
    standing = Standing("done", 3, 3, 0.5, 12.5, None, is_late=True)
    summary = Summary({2: standing}, "naked-pair", {"naked-pair": 3})
    assert Summary.from_text(summary.as_text()) == summary
    for text in ("", "[]", "{}", '{"standings": 3}', '{"standings": {"x": {}}, "missed": {}}'):
        assert Summary.from_text(text) == Summary({})
