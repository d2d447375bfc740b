"""The rooms of the house: who may import whom, and what stays small."""

import ast
from functools import cache
from pathlib import Path

import tutor

PACKAGE = Path(tutor.__file__).parent

ROOMS = (
    "base",
    "sudoku",
    "nonogram",
    "techniques",
    "explain",
    "narrate",
    "rating",
    "language",
    "games",
    "store",
    "learn",
    "activity",
    "tui",
    "lab",
    "cli",
)
"""The rooms from the ground up: each may use those before it."""
APART = {
    "nonogram": {"sudoku"},
    "techniques": {"nonogram"},
    "explain": {"nonogram"},
    "rating": {"narrate"},
}
"""What a room does not use though it stands above it."""


OUTSIDE = {"typer": {"cli"}, "click": {"cli"}, "rich": {"cli", "tui"}, "textual": {"tui"}}
"""Who may use what prints, parses or draws."""
NUMBERS = {"numpy", "scipy", "matplotlib"}
"""What only calibration needs, and not everybody has: the lab's alone."""
FIGURE = "lab/calibration/figure.py"
"""The one module that draws plots."""
SQLITE = "store"
"""The one room that knows how things are kept."""
LARGEST_MODULE = 400


@cache
def imports(path: Path) -> set[str]:
    """The modules a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names if node.module == "tutor" else {node.module}
    return found


def modules() -> list[tuple[str, Path]]:
    """(room, file) of every module inside a room."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        room = inside.parts[0].removesuffix(".py")
        if room not in ("__init__", "__main__"):
            found.append((room, path))
    return found


def test_every_room_is_on_the_map() -> None:
    assert {room for room, _ in modules()} == set(ROOMS)


def test_imports_point_one_way() -> None:
    for room, path in modules():
        below = {*ROOMS[: ROOMS.index(room) + 1], "__version__"} - APART.get(room, set())
        for name in imports(path):
            if name.startswith("tutor."):
                assert name.split(".")[1] in below, f"{path} imports {name}"


def test_screens_printing_and_keeping_have_their_rooms() -> None:
    for room, path in modules():
        outside = {name.split(".")[0] for name in imports(path)}
        assert "sqlite3" not in outside or room == SQLITE, path
        draws = room == "lab" and path.name.startswith("screen")
        for package, rooms in OUTSIDE.items():
            assert package not in outside or room in rooms or draws, f"{path} imports {package}"
        tui = any(name.startswith("tutor.tui") for name in imports(path))
        assert not (room == "lab" and tui and not draws), path


def test_calibration_alone_needs_numbers_and_plots() -> None:
    for room, path in modules():
        outside = {name.split(".")[0] for name in imports(path)}
        assert not outside & NUMBERS or room == "lab", path
        plots = path.relative_to(PACKAGE).as_posix() == FIGURE
        assert ("matplotlib" in outside) == plots, path


def test_modules_stay_small_and_say_what_they_are_for() -> None:
    for _, path in modules():
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= LARGEST_MODULE, path
        assert ast.get_docstring(ast.parse(text)), path
