"""Names, seals, limits: what the door is made of."""

from pathlib import Path

import pytest

from tests.cases import each_case
from tutor.serve.limits import Limits, neighbourhood
from tutor.serve.origins import Names
from tutor.serve.pages import language_of
from tutor.serve.signing import FILE_NAME, Seal, secret_in


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


# Names and origins

HERE = Names("127.0.0.1")
EVERYWHERE = Names("0.0.0.0", ["Tutor.School.example"])


@each_case("host", ["127.0.0.1:8000", "localhost", "LOCALHOST:80", "[::1]:8000", "127.0.0.2"])
def test_here_is_here(host: str) -> None:
    assert HERE.has(host)


@each_case(
    "host",
    [
        *("", "evil.example", "evil.example:8000", "127.0.0.1.evil.example", "192.168.1.2"),
        *("localhost:80@evil.example", "evil.example/localhost", "localhost:x", "[::1", "a b"),
        *("localhost#", "localhost?", "localhost.evil.example", "0x7f.1", "tutor.school.example"),
    ],
)
def test_other_names_are_not_ours(host: str) -> None:
    assert not HERE.has(host)


def test_a_server_for_others_has_its_numbers_and_the_names_it_was_given() -> None:
    for host in ("192.168.1.2:8000", "tutor.school.example", "127.0.0.1", "localhost"):
        assert EVERYWHERE.has(host)
    assert not EVERYWHERE.has("evil.example")
    assert EVERYWHERE.is_open
    assert not HERE.is_open
    assert not Names("::1").is_open


@each_case(
    "origin, host",
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("https://localhost", "localhost"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_an_own_page(origin: str, host: str) -> None:
    assert HERE.is_own(origin, host)


@each_case(
    "origin, host",
    [
        ("", "localhost"),
        ("null", "localhost"),
        ("http://evil.example", "localhost"),
        ("http://evil.example", "evil.example"),
        ("http://localhost:9000", "localhost:8000"),
        ("http://localhost", "127.0.0.1"),
        ("file://localhost", "localhost"),
        ("http://[", "localhost"),
    ],
)
def test_a_foreign_page(origin: str, host: str) -> None:
    assert not HERE.is_own(origin, host)


# Seals


def test_a_seal_reads_what_it_wrote() -> None:
    seal, clock = Seal(b"k" * 32), Clock()
    assert seal.name_in("page", seal.sealed("page", "Zoé", 60)) == "Zoé"
    timed = Seal(b"k" * 32, clock)
    text = timed.sealed("page", "me", 60)
    clock.now += 59
    assert timed.name_in("page", text) == "me"
    clock.now += 2
    assert timed.name_in("page", text) is None


def test_a_seal_reads_nothing_else() -> None:
    seal = Seal(b"k" * 32)
    text = seal.sealed("page", "me", 60)
    content, mark = text.split(".")
    other = Seal(b"j" * 32).sealed("page", "you", 60)
    forged = (
        *("", ".", "..", "a.b", "é", text[:-4], f"{content}.", f".{mark}", f"x{text}"),
        *(other, f"{other.split('.')[0]}.{mark}", f"{text}.{mark}", "A" * 5000),
    )
    for one in forged:
        assert seal.name_in("page", one) is None, one
    assert seal.name_in("link", text) is None, "for something else"


def test_the_key_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    secret = secret_in(folder)
    assert len(secret) == 32
    assert secret_in(folder) == secret, "it stays"
    assert (folder / FILE_NAME).stat().st_mode & 0o777 == 0o600
    (folder / FILE_NAME).write_bytes(b"cut off")
    assert len(secret_in(folder)) == 32
    with pytest.raises(OSError, match="irectory"):
        secret_in(folder / FILE_NAME)


# Limits


def test_so_much_at_once_and_so_much_a_second() -> None:
    clock = Clock()
    limits = Limits(3, 0.5, clock=clock)
    assert [limits.allows("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert limits.allows("b"), "others have theirs"
    assert limits.seconds_until("a") == 2
    clock.now += 2
    assert limits.allows("a")
    assert not limits.allows("a")
    clock.now += 1000
    assert [limits.allows("a") for _ in range(4)] == [True] * 3 + [False], "never more at once"


def test_however_many_come_it_does_not_grow() -> None:
    clock = Clock()
    limits = Limits(2, 1, most=10, clock=clock)
    allowed = [limits.allows(f"one of many {number}") for number in range(1000)]
    assert len(limits) <= 11
    assert sum(allowed) == 12, "all those that are not counted one by one share a bucket"
    clock.now += 60
    assert limits.allows("somebody new"), "who has done nothing for a while is forgotten"
    assert len(limits) <= 11


def test_neighbours() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::4") != neighbourhood("2001:db8:1:3::4")
    assert (
        neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") != neighbourhood("10.0.0.2")
    )
    assert neighbourhood("") == ""


@each_case(
    "header, language",
    [
        ("", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en-GB,fr", "en"),
        ("de,fr;q=0.5", "fr"),
        ("de", "en"),
    ],
)
def test_what_a_browser_speaks(header: str, language: str) -> None:
    assert language_of(header) == language
