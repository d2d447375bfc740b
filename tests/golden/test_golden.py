"""What others rely on stays as it is, byte for byte: all that ``tutor`` prints and writes.

Every command is run through the public door (:mod:`tests.golden.door`), and what it said is
compared with a file in ``recorded``. In these files ``===`` begins a case, ``$`` is a command,
``<`` what was typed, ``|`` standard output or a file, ``!`` standard error; a backslash at the
end of a line means that no newline ended it.

To record anew what has changed on purpose, and see with ``git diff`` what that is::

    GOLDEN=write pytest tests/golden -m 'slow or not slow'
"""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.golden.door import CRASHED
from tests.golden.groups import GROUPS
from tests.golden.record import Door
from tests.slow import slow_if

RECORDED = Path(__file__).parent / "recorded"
IS_WRITING = os.environ.get("GOLDEN") == "write"
SHOWN = 200
"""Lines of a difference; more would help nobody."""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    opened = Door(tmp_path_factory.mktemp("golden"))
    yield opened
    opened.close()


@pytest.mark.parametrize("name", slow_if(lambda name: GROUPS[name].is_slow, sorted(GROUPS)))
def test_all_is_as_it_was(name: str, door: Door) -> None:
    path = RECORDED / f"{name}.txt"
    found = door.record(name, GROUPS[name])
    if IS_WRITING:
        path.write_text(found, encoding="utf-8", newline="\n")
        return
    expected = path.read_bytes().decode("utf-8") if path.exists() else ""
    if found != expected:
        difference = list(differences(expected, found))
        more = len(difference) - SHOWN
        rest = [f"… and {more} lines more"] if more > 0 else []
        told = "\n".join([*difference[:SHOWN], *rest])
        pytest.fail(f"{name} is not as it was recorded:\n{told}", pytrace=False)


def differences(expected: str, found: str) -> Iterator[str]:
    """The lines that differ, case by case, with what cannot be told from a space spelt out."""
    before, after = cases(expected), cases(found)
    for title in dict.fromkeys([*before, *after]):
        if before.get(title) != after.get(title):
            yield title
            lines = difflib.unified_diff(
                before.get(title, []), after.get(title, []), "recorded", "found", lineterm=""
            )
            yield from (
                line.replace("\u00a0", "\\xa0").replace("\u202f", "\\u202f") for line in lines
            )


def cases(text: str) -> dict[str, list[str]]:
    """The lines of each case by its title."""
    parts = [part.split("\n") for part in f"\n{text}".split("\n=== ")[1:]]
    return {f"=== {lines[0]}": lines[1:] for lines in parts}


def test_nothing_is_recorded_that_nobody_asks_for() -> None:
    assert {path.name for path in RECORDED.iterdir()} == {f"{name}.txt" for name in GROUPS}


def test_nothing_that_is_recorded_is_a_crash() -> None:
    crash = f"\nexit {CRASHED}\n"
    assert [path.name for path in RECORDED.iterdir() if crash in path.read_text("utf-8")] == []


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in RECORDED.iterdir()) < 1_500_000


def test_a_difference_is_told_with_its_case() -> None:
    told = list(
        differences("=== one\n| a b\n\n=== two\n| c\n", "=== one\n| a\u00a0b\n\n=== two\n| c\n")
    )
    assert told[0] == "=== one"
    assert told[-3:-1] == ["-| a b", "+| a\\xa0b"]
