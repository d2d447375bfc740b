"""What a learner's process may do, and what Python refuses it."""

import subprocess
import sys
from pathlib import Path

from tests.grids import CLASSIC
from tutor.base.content import content_root
from tutor.serve import guard as module
from tutor.serve.guard import Guard

ATTACKS = {
    "reads": "open('/etc/passwd')",
    "reads bytes": "open(b'/etc/passwd', 'rb')",
    "reads by number": "os.open('/etc/passwd', os.O_RDONLY)",
    "climbs": "open('lessons/../../../../../etc/passwd')",
    "follows": "open('link.db')",
    "key": "open('serve.key', 'rb')",
    "neighbour": "open('../other/learner.db', 'rb')",
    "writes code": "open(module.__file__, 'a')",
    "writes": "open('new.txt', 'w')",
    "creates": "os.open('new.txt', os.O_CREAT | os.O_WRONLY)",
    "lists": "os.listdir('/etc')",
    "lists itself": "os.listdir('.')",
    "lists here": "os.listdir()",
    "scans": "os.scandir('/')",
    "runs": "subprocess.run(['true'])",
    "shell": "os.system('true')",
    "executes": "os.execv('/bin/true', ['true'])",
    "spawns": "os.posix_spawn('/bin/true', ['true'], {})",
    "forks": "os.fork()",
    "kills": "os.kill(os.getppid(), 0)",
    "connects": "socket.create_connection(('127.0.0.1', 9))",
    "connects to a file": "socket.socket(socket.AF_UNIX).connect('/run/x')",
    "asks for a name": "socket.getaddrinfo('example.org', 80)",
    "listens": "socket.socket().bind(('127.0.0.1', 0))",
    "fetches": "urllib.request.urlopen('http://127.0.0.1:9')",
    "other database": "sqlite3.connect('/tmp/other.db')",
    "other database by address": "sqlite3.connect('file:/etc/passwd?mode=ro', uri=True)",
    "links": "os.symlink('/etc', 'etc')",
    "renames": "os.rename('learner.db', '../stolen.db')",
    "removes": "os.remove('serve.key')",
    "makes a folder": "os.mkdir('new')",
    "leaves": "os.chdir('/')",
    "loads": "ctypes.CDLL('libm.so.6')",
}
NEEDED = (
    "open(module.__file__).read()",
    "open(content_root('lessons') / 'README.md').read()",
    "os.listdir(content_root('lessons'))",
    "sqlite3.connect('learner.db').execute('create table if not exists a (b)')",
    "sqlite3.connect(':memory:')",
    "sqlite3.connect(f'file:{os.getcwd()}/learner.db?mode=ro&immutable=1', uri=True)",
    "os.close(os.open('learner.db', os.O_RDWR))",
    "os.rename('learner.db', 'learner.damaged-1.db')",
    "__import__('wave')",
    "socket.socketpair()",
    "asyncio.run(asyncio.sleep(0))",
    "threading.Thread(target=len, args=[()]).start()",
)
SCRIPT = """
import asyncio, ctypes, os, pathlib, socket, sqlite3, subprocess, sys, threading, urllib.request
from tutor.base.content import content_root
from tutor.serve import guard as module
module.Guard(pathlib.Path("learner.db")).put_up()
for attack in {attacks!r}:
    try:
        eval(attack)
    except PermissionError:
        continue
    except BaseException as other:
        print(f"{{attack}}: {{other!r}}")
        continue
    print(f"{{attack}}: done")
for needed in {needed!r}:
    eval(needed)
print("over")
"""


def test_attacks_are_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "serve.key").write_bytes(b"key")
    (home / "link.db").symlink_to("/etc/passwd")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "learner.db").write_bytes(b"")
    script = SCRIPT.format(attacks=[*ATTACKS.values()], needed=NEEDED)
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=home, capture_output=True, text=True, check=True
    )
    assert done.stdout == "over\n", done.stdout + done.stderr
    assert sorted(path.name for path in home.iterdir()) == [
        "learner.damaged-1.db",
        "link.db",
        "serve.key",
    ]


WORK = """
import pathlib, sys
from io import BytesIO
from tutor.games import paper
from tutor.games.both import SUDOKU
from tutor.learn.learner import open_store
from tutor.serve.guard import Guard
Guard(pathlib.Path("learner.db")).put_up()
store = open_store(pathlib.Path())
grid = next(iter(SUDOKU.read_text("{grid}")))
for form in paper.FORMATS:
    assert len(paper.file_of(grid, form, SUDOKU.speaker("fr"))) > 500, form
from PIL import Image
from tutor.nonogram.image import Scan, scanned
data = BytesIO()
Image.linear_gradient("L").save(data, "PNG")
assert len(scanned(data.getvalue(), Scan(10, 10)).picture) == 10
from tutor.base import sat
assert sat.available()
from tutor.learn.course import exercise, lesson_text
assert lesson_text("skyscraper", "fr")
assert exercise("skyscraper", "spot", 1)
from tutor.games.sudoku.collections import collections
assert collections()
from tutor.store.exchange import everything
assert "games" in everything(store)
store.close()
print("over")
"""


def test_the_work_of_a_learner_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WORK.format(grid=CLASSIC)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "over\n", done.stderr


def test_what_it_asks_itself(tmp_path: Path) -> None:
    """The same without a process: what is near the learner's file is not the learner's file."""
    guard = Guard(tmp_path / "learner.db")
    mine = tmp_path / "learner.db"

    def refused(event: str, *given: object) -> bool:
        try:
            guard.look(event, given)
        except PermissionError:
            return True
        return False

    assert not refused("open", str(mine), "r", 0)
    assert not refused("open", f"{mine}-wal", "rb", 0)
    assert refused("open", str(tmp_path / "learner2.db"), "r", 0)
    assert refused("open", str(tmp_path), "r", 0)
    assert refused("open", None, "r", 0)
    assert refused("open", "a\0b", "r", 0)
    assert not refused("open", 5, "r", 0)
    assert not refused("open", str(content_root("puzzles") / "README.md"), "r", 0)
    assert refused("open", str(content_root("puzzles") / "README.md"), "r+", 0)
    assert refused("open", f"{Path(module.__file__).parents[1]}-evil/x.py", "r", 0)
    assert not refused("compile", "x", "y"), "what is not about files is nobody's business"
