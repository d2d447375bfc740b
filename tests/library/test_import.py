"""What importing the library costs, and what type checkers see of it."""

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import tutor
from tests.library import user_program


def modules_after(program: str) -> set[str]:
    script = f"import sys\nbefore = set(sys.modules)\n{program}\n"
    script += "print(*(set(sys.modules) - before))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return set(done.stdout.split())


def names() -> list[str]:
    """What the library offers."""
    found = [name for name in dir(tutor) if not name.startswith("_") and name != "TYPE_CHECKING"]
    return [name for name in found if not inspect.ismodule(getattr(tutor, name))]


def test_importing_it_loads_nothing_else() -> None:
    assert modules_after("import tutor") == {"tutor"}


def test_who_reads_grids_loads_no_techniques_and_who_asks_for_hints_no_screens() -> None:
    read = modules_after("import tutor\ntutor.Grid.parse('1.34....2.......')")
    for unwanted in ("tutor.techniques", "tutor.language", "tutor.nonogram", "tutor.games"):
        assert unwanted not in read
    hinted = modules_after("import tutor\ntutor.hint(tutor.Grid([0] * 81))")
    for unwanted in ("textual", "rich", "click", "sqlite3", "numpy", "tutor.cli", "tutor.learn"):
        assert unwanted not in hinted


def test_every_name_is_there_and_no_other() -> None:
    assert {"Grid", "Nonogram", "hint", "solve"} <= set(dir(tutor))
    for name in names():
        assert getattr(tutor, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'sovle'"):
        tutor.__getattr__("sovle")


def test_a_program_of_somebody_else_runs() -> None:
    said = user_program.main().replace("\u00a0", " ").splitlines()
    assert said[1] == "r1c2=2"
    assert said[-1].startswith("grille 1")


@pytest.mark.slow
def test_a_program_of_somebody_else_is_fully_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text(Path(user_program.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(
        [*mypy, str(program)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("Success"), done.stdout
