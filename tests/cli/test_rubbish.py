"""Rubbish on the command line: one clear sentence in either language, exit code 2, nothing done."""

import re
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor

EXPECTED = {
    "en": "expected|no such|missing|twice|folder|no file|doesn’t take|at most",
    "fr": "il faut|il manque|valeurs possibles|n’a pas|deux fois|dossier|pas de fichier|de trop"
    "|il en faut|n’existe pas|écrivez",
}
OPTIONS = {
    "--kinds": ("foo", "", "next,", "next=0", "next=-1", "next=1e9", "next,next", "line", "order"),
    "--extra-time": ("banana", "-5%", "1e9%", "", "%", "nan"),
    "--grids": ("/nonexistent", "empty", "binary", "folder", "unsound", "/dev/null", "", "12"),
    "--questions": ("0", "-1", "999", "x", "", "1.5"),
    "--minutes": ("0", "601", "x", ""),
    "--pass": ("-1", "21", "x", "", "nan"),
    "--level": ("nonsense", ""),
    "--game": ("chess", ""),
    "--techniques": ("", "foo", "x-wing,x-wing", "full-house,"),
    "--seed": ("", " "),
    "--paper": ("",),
}
COMMANDS = (
    ("solve", "binary"),
    ("nonogram", "hint", "binary"),
    ("sprint", ""),
    ("sprint", "foo"),
    ("sprint", "--seconds", "x"),
    ("learn", ""),
    ("review", "--list", "1", "2"),
    ("techniques", "foo"),
    ("rate", "--jobs", "x"),
    ("hint", "--rung"),
    ("why",),
    ("nonogram", "slove"),
    ("bench", "--lang"),
)


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("empty").write_bytes(b"")
    Path("binary").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)
    Path("unsound").write_text("11" + "." * 79)


@each_case("language", ["en", "fr"])
@each_case(
    "arguments",
    [
        *(
            ("exam", "--level", "beginner", option, value)
            if option not in ("--level", "--techniques")
            else ("exam", option, value)
            for option, values in OPTIONS.items()
            for value in values
        ),
        *COMMANDS,
    ],
    ids=" ".join,
)
def test_rubbish_is_refused_in_a_sentence(arguments: tuple[str, ...], language: str) -> None:
    done = tutor("--lang", language, *arguments)
    assert (done.code, done.out) == (2, ""), done.err
    assert re.search(EXPECTED[language], done.err.replace("\u00a0", " "), re.IGNORECASE)
    assert "Error" not in done.err
    assert len(done.err.splitlines()) == 1


def test_a_group_without_a_command_shows_what_it_has() -> None:
    shown = tutor("nonogram")
    assert shown.code == 2
    assert "\n  solve " in shown.err, "on lines of its own"
