"""What is recorded: groups of cases, each a few runs of ``tutor`` in a folder of its own."""

import hashlib
import json
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.golden.door import Order, Outcome, environment

CHECKOUT = Path(__file__).parents[2]
BEGIN = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""When the first run of each case begins."""
LEARNER = Path("home", "learner.db")


@dataclass(frozen=True)
class Run:
    """One command, and what is typed while it runs; it begins an hour after the one before."""

    command: str
    typed: tuple[str, ...] = ()
    days: int = 0
    """How many days later than it would."""
    is_digest: bool = False
    """Whether only a digest of standard output is kept, for what is long and there elsewhere."""
    into: str = ""
    """A file that standard output goes to as well."""
    is_real: bool = False
    """Whether a process of its own is started, with the true clock: for work in many processes."""


@dataclass(frozen=True)
class Show:
    """Files as they are now, by a pattern; of long ones perhaps only a digest."""

    pattern: str
    is_digest: bool = False


@dataclass(frozen=True)
class Edit:
    """Somebody changes a file: one text in it becomes another."""

    path: str
    before: str
    after: str


@dataclass(frozen=True)
class Learner:
    """The learner's file as it is now: its schema and all its rows, or some tables of it."""

    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class Load:
    """Another learner's file takes the place of what is there: a dump in SQL, or nothing."""

    dump: str = ""


Step = Run | Show | Edit | Learner | Load


@dataclass(frozen=True)
class Case:
    """What happens one after the other in one folder, which nobody else uses."""

    title: str
    steps: tuple[Step, ...]
    files: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Group:
    """Cases that are recorded in one file."""

    cases: tuple[Case, ...]
    is_slow: bool = False

    def __post_init__(self) -> None:
        titles = [case.title for case in self.cases]
        assert len(set(titles)) == len(titles), sorted(titles)


def case(title: str, *steps: Step | str, files: Mapping[str, str] | None = None) -> Case:
    """A case; a text is a command that nobody types anything to."""
    found = tuple(Run(step) if isinstance(step, str) else step for step in steps)
    return Case(title, found, files or {})


def on_files(files: Mapping[str, str], *commands: str) -> Iterator[Case]:
    """A case for each command, in each language, with some files there."""
    for command in commands:
        for words in (command, f"{command} --lang fr"):
            yield case(words, words, files=files)


def asked(*commands: str, is_digest: bool = False) -> Iterator[Case]:
    """A case for each command."""
    for command in commands:
        yield Case(command, (Run(command, is_digest=is_digest),))


def asked_in_both(*commands: str, is_digest: bool = False) -> Iterator[Case]:
    """A case for each command in each language."""
    for command in commands:
        yield from asked(command, f"{command} --lang fr", is_digest=is_digest)


def typed(command: str, *lines: str) -> Run:
    """A command with what is typed; several lines may be in one text, with ``|`` between them."""
    return Run(command, tuple(line for text in lines for line in text.split("|")))


class Door:
    """The other side of :mod:`tests.golden.door`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0
        self._group = ""
        warm = folder / "warm"
        warm.mkdir()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.golden.door", str(warm)],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def close(self) -> None:
        """Nothing else will be asked."""
        self._process.communicate()

    def _outcome(self, run: Run, folder: Path, number: int, begin: datetime) -> Outcome:
        words = shlex.split(run.command)
        stdin = "".join(f"{line}\n" for line in run.typed)
        if run.is_real:
            done = subprocess.run(
                [sys.executable, "-m", "tutor", *words],
                cwd=folder,
                env=environment(os.environ),
                input=stdin,
                capture_output=True,
                encoding="utf-8",
            )
            return Outcome(done.returncode, done.stdout, done.stderr)
        order = Order(self._group, words, str(folder), begin.isoformat(), number, stdin)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asdict(order)), file=self._process.stdin, flush=True)
        return Outcome(**json.loads(self._process.stdout.readline()))

    def record(self, name: str, group: Group) -> str:
        """Everything that happens in the cases of a group, as it is kept."""
        self._group = name
        return "".join(f"{line}\n" for case in group.cases for line in self._lines(case))

    def _lines(self, case: Case) -> Iterator[str]:
        self._count += 1
        folder = self._folder / str(self._count)
        folder.mkdir()
        (folder / "puzzles").symlink_to(CHECKOUT / "puzzles")
        for name, text in case.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        yield f"=== {case.title}"
        number, days = 0, 0
        for step in case.steps:
            match step:
                case Run():
                    days += step.days
                    begin = BEGIN + timedelta(days=days, hours=number)
                    outcome = self._outcome(step, folder, number, begin)
                    number += 1
                    if step.into:
                        (folder / step.into).write_text(outcome.out, encoding="utf-8")
                    yield from _told(step, outcome, folder)
                case Show():
                    for path in sorted(folder.glob(step.pattern)):
                        yield f"@ {path.relative_to(folder).as_posix()}"
                        yield from _shown(path.read_bytes().decode("utf-8"), step.is_digest)
                case Edit():
                    yield f"@ {step.path}: {step.before!r} becomes {step.after!r}"
                    text = (folder / step.path).read_text(encoding="utf-8")
                    assert step.before in text
                    changed = text.replace(step.before, step.after)
                    (folder / step.path).write_text(changed, encoding="utf-8")
                case Learner():
                    yield "@ the learner's file"
                    with closing(sqlite3.connect(folder / LEARNER)) as connection:
                        yield from _quoted("| ", "\n".join(_dumped(connection, step.tables)) + "\n")
                case Load():
                    yield f"@ a learner's file: {step.dump or 'none yet'}"
                    _load(folder / LEARNER, step.dump)
        yield ""


def _told(run: Run, outcome: Outcome, folder: Path) -> Iterator[str]:
    yield from _quoted("$ ", f"tutor {run.command}\n")
    for line in run.typed:
        yield from _quoted("< ", f"{line}\n")
    out, err = (text.replace(str(folder), "FOLDER") for text in (outcome.out, outcome.err))
    yield from _shown(out, run.is_digest)
    yield from _quoted("! ", err)
    yield f"exit {outcome.code}"


def _shown(text: str, is_digest: bool) -> Iterator[str]:
    digest = hashlib.sha256(text.encode()).hexdigest()
    lines = text.count("\n")
    yield from [f"| {lines} lines, sha256 {digest}"] if is_digest else _quoted("| ", text)


def _quoted(mark: str, text: str) -> Iterator[str]:
    """Line after line with a mark before it, and nothing in it that cannot be seen."""
    *lines, rest = text.split("\n")
    for line in lines:
        yield mark + _seen(line)
    if rest:
        yield f"{mark}{_seen(rest)}\\"


def _seen(line: str) -> str:
    told = re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]", lambda it: ascii(it[0])[1:-1], line)
    return re.sub(r" $", r"\\x20", told)


def _dumped(connection: sqlite3.Connection, wanted: Iterable[str]) -> Iterator[str]:
    """A database in plain words: pragmas, schema, and each row of each table."""
    if not wanted:
        for pragma in ("application_id", "user_version", "journal_mode"):
            yield f"{pragma} {connection.execute(f'PRAGMA {pragma}').fetchone()[0]}"
        order = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name"
        yield from (re.sub(r"\s+", " ", sql) for (sql,) in connection.execute(order))
    names = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    for (table,) in connection.execute(names).fetchall():
        if wanted and table not in wanted:
            continue
        rows = connection.execute(f'SELECT * FROM "{table}"')
        yield f"{table}: {', '.join(column[0] for column in rows.description)}"
        yield from sorted(f"  {', '.join(map(repr, row))}" for row in rows)


def _load(path: Path, dump: str) -> None:
    for old in path.parent.glob("*") if path.parent.exists() else ():
        old.unlink()
    if dump:
        path.parent.mkdir(exist_ok=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript((Path(__file__).parent / dump).read_text(encoding="utf-8"))
