"""What anybody may have sent: refused in a few words, with its place, and with exit code 2."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.runner import tutor

LONG = 1_000_000
FILES = {
    "digits.json": '{"rows": [[' + "9" * LONG + "]]}",
    "deep.json": '{"a":' * (LONG // 5),
    "brackets.json": "[" * LONG,
    "commas": "10 10\n" + "1," * LONG,
    "letters": "x" * LONG,
    "digits": "9" * LONG,
    "blanks": "a" + " " * LONG + "b",
    "link": "https://f-puzzles.com/?load=" + "A" * LONG,
    "links": "https://" * (LONG // 8),
    "lists": "[\n" * (LONG // 40),
    "slash": "1," + " " * LONG + "/ 1 / 1",
    "zeros": "\0" * LONG,
    "titles.non": "title x\n" * (LONG // 40),
    "size.non": "width " + "9" * LONG,
    "clue.non": "rows\n" + "1 " * LONG + "\ncolumns\n",
    "bomb.xml": '<!DOCTYPE x [<!ENTITY a "aaaa">]>\n<puzzle>' + "&a;" * LONG + "</puzzle>",
    "number.csv": "puzzle,difficulty\n1," + "9" * 100_000 + "x",
}
COMMANDS: dict[str, Sequence[str]] = {
    "solve": ["solve"],
    "nonogram": ["nonogram", "solve"],
    "collect": ["exam", "--collect"],
    "import": ["progress", "--import"],
    "calibrate": ["calibrate"],
    "weights": ["rate", "1" + "." * 15, "--weights"],
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_file_is_refused_in_a_few_words(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text)
        answer = tutor(*COMMANDS[command], name)
        assert (answer.code, answer.out) == (2, ""), name
        assert answer.err.startswith((name, f'"{name}"')), "the place is told"
        assert all(len(line) < 400 for line in answer.err.splitlines()), name
        assert len(answer.err.splitlines()) <= 5 + text.count("\n"), name


def test_the_place_of_a_long_number_is_told(tmp_path: Path) -> None:
    path = tmp_path / "cat.json"
    path.write_text('{"rows": [[1]], "columns": [[1]]}\n{"rows": [[' + "9" * LONG + "]]}")
    answer = tutor("nonogram", "solve", str(path))
    place = "nonogram 2, line 2 of the text: found 99999"
    assert place in answer.err
    assert answer.err.endswith("…, expected a number up to 1000.\n")


def test_so_is_that_of_one_in_an_export(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "home"))
    path = tmp_path / "learner.json"
    event = (
        '{"technique": "x-wing", "at": "2024-01-01T00:00:00+00:00", "source": "exam", "credit": '
    )
    path.write_text(
        '{"format": "pas-a-pas learner", "version": 1, "settings": {}, "games": [], "events": ['
        + event
        + "9" * LONG
        + "}]}"
    )
    answer = tutor("progress", "--import", str(path))
    assert (answer.code, answer.out) == (2, "")
    assert "wrong at events[0].credit" in answer.err
