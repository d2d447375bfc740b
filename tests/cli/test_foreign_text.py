"""Names and titles that want to do something, through every output of every command."""

import contextlib
import csv
import io
import json
import os
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from tests.cli import test_exam_papers as exams
from tests.cli.runner import Outcome, tutor
from tests.foreign import EVIL, hidden_in
from tests.grids import CLASSIC, grid_of
from tests.store.play_nonogram import PUZZLE as HOUSE
from tests.test_shown import read_as, tokens
from tutor.base.shown import printable
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.nonogram.formats import Read, read_puzzles, write
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import puzzle_of
from tutor.store import Store

TERMINAL = {kind: text for kind, text in EVIL.items() if hidden_in(text) or "\n" in text}
"""Those that are after the terminal."""
GOAL = HOUSE.goal or ()
QUICK = ("window title", "eight bits", "turned", "lines", "bold", "image", "formula", "long")
"""One of each sort, where each takes a while."""


def sane(done: Outcome, *allowed: int) -> Outcome:
    """The outcome of a command that neither broke down nor did anything to the terminal."""
    assert not hidden_in(done.out + done.err)
    assert "Traceback" not in done.err
    assert done.code in (allowed or (0, 1, 2)), done.err
    return done


def file_names() -> Iterator[str]:
    """What is after the terminal, as the name of a file, and bytes that are no text."""
    for text in (*TERMINAL.values(), EVIL["action"], EVIL["script"]):
        name = text.replace("/", "∕").replace("\0", "")
        yield name.encode()[:200].decode(errors="ignore")
    yield os.fsdecode(b"\xff\xfe\x1b.txt")


def played(title: str) -> None:
    """A grid and a nonogram begun, and a nonogram solved, all called so."""
    with contextlib.closing(open_store()) as store:
        store.played(GRIDS).new_game(grid_of(CLASSIC), title).game.place([2], 4)
        puzzle = puzzle_of(GOAL, title)
        solved = store.played(PICTURES).new_game(puzzle, "typed")
        cells = [cell for cell, sign in enumerate("".join(GOAL)) if sign == "#"]
        solved.game.paint(cells, BLACK)
        store.played(PICTURES).new_game(puzzle, title).game.paint(cells[:1], BLACK)


# What the learner's games are called


def test_lists_of_games() -> None:
    for title in EVIL.values():
        played(title)
    for command in (
        ("progress",),
        ("review", "--list"),
        ("nonogram", "review", "--list"),
        ("progress", "--export", "-"),
    ):
        done = sane(tutor(*command), 0)
        if "--list" in command:
            assert len(done.lines) == len(EVIL) * (2 if "nonogram" in command else 1)
            assert printable(EVIL["action"]) in done.out
            assert max(map(len, done.lines)) < 500
    told = sane(tutor("progress", "--json"), 0).objects[0]
    assert told["open"]["title"] == list(EVIL.values())[-1], "for programs it is the true one"


@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize("game", [(), ("nonogram",)], ids=["sudoku", "nonogram"])
def test_a_game_read_back_is_a_report_that_does_nothing(kind: str, game: tuple[str, ...]) -> None:
    played(title := EVIL[kind])
    head = sane(tutor(*game, "review"), 0).lines[0]
    assert [token.type for token in tokens(head)] == [token.type for token in tokens("# name")]
    assert printable(title.strip()).strip() in read_as(head)
    (told,) = sane(tutor(*game, "review", "--json"), 0).objects
    assert told["title"] == title
    if game:
        head = sane(tutor(*game, "review", "1"), 0).lines[0]
        assert printable(title.strip()).strip() in read_as(head), "the picture's own title"


@pytest.mark.parametrize("kind", QUICK)
def test_playing_in_plain_text(kind: str, tmp_path: Path) -> None:
    played(title := EVIL[kind])
    for command in ((), ("play",), ("nonogram", "play")):
        assert sane(tutor(*command, "--plain", stdin=f"read\nhint\n{title}\nquit\n"), 0).out
    path = tmp_path / "x.non"
    path.write_text(write(puzzle_of(GOAL, title), "non"), encoding="utf-8")
    black = (
        f"r{r}c{c}=#" for r, row in enumerate(GOAL, 1) for c in range(1, 6) if row[c - 1] == "#"
    )
    done = sane(tutor("nonogram", "play", "--plain", str(path), stdin="\n".join(black)), 0)
    if kind in ("turned", "bold", "image", "formula"):
        assert printable(title) in done.out, "it is told once it is solved"


def test_a_title_of_ours_that_is_none() -> None:
    for title in (
        "level:x",
        "level:",
        "technique:x",
        "collection:level-x#1",
        "collection:",
        "file:",
    ):
        played(title)
    sane(tutor("review", "--list"), 0)
    sane(tutor("--plain", stdin="quit\n"), 0)


# What files are called, and what is in them


_GRIDS: dict[str, Callable[[str], tuple[str, ...]]] = {
    "solve": lambda name: ("solve", name, name),
    "solve steps": lambda name: ("solve", "--steps", name, name),
    "count": lambda name: ("solve", "--all", "--limit", "2", name, name),
    "hint": lambda name: ("hint", name, name),
    "rate": lambda name: ("rate", name, name),
    "rate csv": lambda name: ("rate", "--csv", name, name),
    "check": lambda name: ("check", name, name),
    "why": lambda name: ("why", name, "r1c3=4"),
    "convert": lambda name: ("convert", "--to", "sdk", name, name),
    "walk": lambda name: ("walk", "--plain", name),
    "play": lambda name: ("play", "--plain", name),
}


@pytest.mark.slow
@pytest.mark.parametrize("command", _GRIDS)
def test_names_of_files_with_grids(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in file_names():
        if name.startswith(("-", "=")):
            name = f"./{name}"
        Path(name).write_text(f"{CLASSIC}\nx\n", encoding="utf-8")
        done = sane(tutor(*_GRIDS[command](name), stdin="quit\n"))
        if command in ("solve steps", "hint"):
            assert f"# {printable(name, 200)}, grid 1" in done.lines
        if command in ("solve", "rate", "convert"):
            assert f"{printable(name, 200)}: grid 2" in done.err


_NONOGRAMS = ("solve", "hint", "rate", "check", "convert", "walk", "play")


@pytest.mark.parametrize("command", _NONOGRAMS)
def test_names_of_files_with_nonograms(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    extra = {"convert": ("--to", "mk"), "walk": ("--plain",), "play": ("--plain",)}
    for title, name in zip(cycle(EVIL.values()), file_names(), strict=False):
        text = write(puzzle_of(GOAL, title), "non")
        path = f"./{name}"
        Path(path).write_text(f"{text}====\nx y z\n", encoding="utf-8")
        inputs = (path,) if command in ("walk", "play") else (path, path)
        sane(tutor("nonogram", command, *extra.get(command, ()), *inputs, stdin="quit\n"))


def test_files_that_are_not_there_and_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in file_names():
        missing, folder = f"./{name}.txt", f"./{name}.d"
        Path(folder).mkdir()
        for path in (missing, folder):
            for command in (
                ("solve", path),
                ("nonogram", "solve", path),
                ("progress", "--import", path),
                ("progress", "--export", f"{path}/x"),
                ("calibrate", path),
                ("rate", CLASSIC, "--weights", path),
                ("rate", CLASSIC, "--out", f"{path}/x"),
                ("exam", "--collect", path),
                ("nonogram", "bench", "--csv", f"{path}/x", "--count", "1", "--sizes", "3"),
            ):
                done = sane(tutor(*command), 0, 2)
                assert done.err.count("\n") <= 1
        export = sane(tutor("progress", "--export", f"./{name}.json"), 0)
        assert printable(name, 100)[:50] in export.err


def test_what_is_typed_on_the_command_line() -> None:
    for text in EVIL.values():
        for command in (
            ("solve", text),
            ("solve", CLASSIC, "--only", text),
            ("solve", CLASSIC, f"--{text}"),
            ("solve", CLASSIC, f"--limit={text}"),
            ("solve", CLASSIC, f"--lang={text}"),
            ("why", CLASSIC, f"r1{text}"),
            ("hint", CLASSIC, f"--technique={text}"),
            ("generate", f"--level={text}"),
            ("exam", "--plain", f"--level={text}"),
            ("exam", "--plain", f"--minutes={text}"),
            ("learn", "--plain", text),
            ("nonogram", "solve", text),
            ("nonogram", "generate", f"--size={text}"),
            (f"{text}x",),
            ("nonogram", f"{text}x"),
        ):
            sane(tutor(*command), 0, 2)


def test_contents_that_are_quoted() -> None:
    for text in EVIL.values():
        for command in ("solve", "rate", "convert", "check"):
            sane(tutor(command, "-", stdin=f"{text}\n{CLASSIC[:-1]}{text}\n"))
            sane(tutor("nonogram", command, "-", stdin=f'title "{text}"\n{text}\n'))
        sane(tutor("progress", "--import", "-", stdin=json.dumps({text: text})), 2)
        sane(tutor("exam", "--collect", "-", stdin=json.dumps({text: text})), 2)
        sane(tutor("calibrate", "-", stdin=f"grid;{text}\n{CLASSIC};{text}\n"), 2)


# What nonograms are called


def test_titles_of_nonograms_in_tables_and_for_programs() -> None:
    puzzles = [puzzle_of(GOAL, text, by=text) for text in EVIL.values()]
    source = "".join(json.dumps({"title": p.title, "goal": list(GOAL)}) + "\n" for p in puzzles)
    table = sane(tutor("nonogram", "rate", "--csv", "-", stdin=source), 0)
    rows = list(csv.DictReader(io.StringIO(table.out)))
    titles = {kind: row["title"] for kind, row in zip(EVIL, rows, strict=True)}
    assert titles["formula"] == "'=1+1"
    assert titles["wide equals"] == "'＝1+1"
    assert titles["minus"] == "'-2+3"
    assert titles["image"] == EVIL["image"]
    for program in ("rate", "solve"):
        told = sane(tutor("nonogram", program, "--json", "-", stdin=source), 0).objects
        seen = {kind: one["title"] for kind, one in zip(EVIL, told, strict=True)}
        for kind in ("turned", "formula", "image", "no width", "long"):
            assert seen[kind] == EVIL[kind], "for programs it is the true one"
    for command in (("rate",), ("hint",), ("hint", "--json"), ("solve",), ("check",)):
        sane(tutor("nonogram", *command, "-", stdin=source), 0)


@pytest.mark.parametrize("form", ["non", "webpbn", "json", "nin", "mk", "cwd", "clues", "picture"])
def test_titles_of_nonograms_in_files(form: str) -> None:
    for kind, text in EVIL.items():
        puzzle = puzzle_of(GOAL, text, by=text, copyright=text)
        done = write(puzzle, form)
        assert not hidden_in(done), kind
        (read,) = read_puzzles(done)
        assert isinstance(read, Read), kind
        assert (read.puzzle.rows, read.puzzle.columns) == (puzzle.rows, puzzle.columns)
        if form in ("non", "webpbn", "json"):
            assert set(read.puzzle.properties) <= {"by", "copyright"}, "no line became another"
            if kind in ("turned", "isolated", "no width", "separators", "script", "reference"):
                assert read.puzzle.title == text
                assert read.puzzle.properties["by"] == text
        again = tutor("nonogram", "convert", "--to", form, "-", stdin=write(puzzle, "json"))
        assert sane(again, 0).out


# What pupils are called


@pytest.fixture
def results() -> Iterator[Store]:
    with contextlib.closing(open_store()) as store:
        yield store


def test_names_of_pupils(results: Store, tmp_path: Path) -> None:
    found = [exams.result("easy", 8, text, age=n) for n, text in enumerate(EVIL.values())]
    exams.keep(results, *found)
    outputs = [exams.shown(results), exams.shown(results, "1"), exams.shown(results, as_csv=True)]
    for done in outputs:
        sane(done, 0)
    assert max(map(len, outputs[0].lines)) < 800
    told = sane(exams.shown(results, as_json=True), 0).objects
    assert {one["name"] for one in told} == set(EVIL.values()), "for programs it is the true one"
    file = exams.sent(tmp_path / "class", *found)
    done, rows = exams.collected(file)
    sane(done)
    names = {row["name"] for row in rows}
    assert names >= {"'=1+1", "'＝1+1", "'@SUM(A1:A9)", "'-2+3", EVIL["image"]}


@pytest.mark.parametrize("kind", QUICK)
def test_reports_about_pupils(kind: str, results: Store, tmp_path: Path) -> None:
    exams.keep(results, exams.result("easy", 8, EVIL[kind]))
    path = tmp_path / "report.md"
    sane(exams.shown(results, "1", report=str(path)), 0)
    text = path.read_text(encoding="utf-8")
    assert not hidden_in(text)
    byline = text.splitlines()[2]
    assert {token.type for token in tokens(byline)} <= {token.type for token in tokens("by x")} | {
        "text_special"
    }
    assert printable(EVIL[kind].strip(), 200).strip() in read_as(byline)
