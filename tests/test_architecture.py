"""The rooms of the house: who may import whom, and what stays small."""

import ast
from functools import cache
from pathlib import Path

import tutor

PACKAGE = Path(tutor.__file__).parent

MAY_IMPORT = {
    "sudoku": {"sudoku"},
    "techniques": {"techniques", "sudoku"},
    "explain": {"explain", "techniques", "sudoku"},
    "messages": set(),
    "shown": set(),
    "narrate": {"narrate", "explain", "messages", "nonogram", "techniques", "sudoku"},
    "nonogram": {"nonogram", "content", "shown", "sudoku"},
    "rating": {"rating", "explain", "nonogram", "techniques", "sudoku"},
    "play": {
        "play",
        "content",
        "explain",
        "narrate",
        "nonogram",
        "rating",
        "sudoku",
        "techniques",
    },
    "learn": {
        "learn",
        "content",
        "explain",
        "narrate",
        "nonogram",
        "play",
        "rating",
        "sudoku",
        "techniques",
    },
    "store": {"store", "learn", "nonogram", "play", "sudoku"},
    "language": {
        "language",
        "learn",
        "messages",
        "narrate",
        "nonogram",
        "rating",
        "shown",
        "store",
        "sudoku",
        "techniques",
    },
    "content": set(),
    "tui": {
        "tui",
        "explain",
        "language",
        "learn",
        "narrate",
        "nonogram",
        "play",
        "rating",
        "shown",
        "store",
        "sudoku",
        "techniques",
    },
    "bench": {
        "bench",
        "explain",
        "nonogram",
        "play",
        "rating",
        "shown",
        "store",
        "sudoku",
        "techniques",
        "tui",
    },
    "cli": {
        "cli",
        "bench",
        "content",
        "explain",
        "language",
        "learn",
        "narrate",
        "nonogram",
        "play",
        "rating",
        "shown",
        "store",
        "sudoku",
        "techniques",
        "tui",
    },
}
"""Per room, the rooms it may use."""

OUTSIDE = {"typer": {"cli"}, "click": {"cli"}, "rich": {"cli", "tui"}, "textual": {"tui"}}
"""Who may use what prints, parses or draws."""
NUMBERS = {"numpy", "scipy", "matplotlib"}
"""What only calibration needs, and not everybody has: the rating's alone."""
FIGURE = "rating/figure.py"
"""The one module that draws plots."""
SQLITE = "store"
"""The one room that knows how things are kept."""
LARGEST_MODULE = 300


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
    assert {room for room, _ in modules()} == set(MAY_IMPORT)


def test_imports_point_one_way() -> None:
    for room, path in modules():
        for name in imports(path):
            if name.startswith("tutor."):
                other = name.split(".")[1]
                if other != "__version__":
                    assert other in MAY_IMPORT[room], f"{path} imports {name}"


def test_screens_printing_and_keeping_have_their_rooms() -> None:
    for room, path in modules():
        outside = {name.split(".")[0] for name in imports(path)}
        assert "sqlite3" not in outside or room == SQLITE, path
        draws = room == "bench" and path.name.startswith("screen")
        for package, rooms in OUTSIDE.items():
            assert package not in outside or room in rooms or draws, f"{path} imports {package}"
        tui = any(name.startswith("tutor.tui") for name in imports(path))
        assert not (room == "bench" and tui and not draws), path


def test_calibration_alone_needs_numbers_and_plots() -> None:
    for room, path in modules():
        outside = {name.split(".")[0] for name in imports(path)}
        assert not outside & NUMBERS or room == "rating", path
        plots = path.relative_to(PACKAGE).as_posix() == FIGURE
        assert ("matplotlib" in outside) == plots, path


def test_modules_stay_small_and_say_what_they_are_for() -> None:
    for _, path in modules():
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= LARGEST_MODULE, path
        assert ast.get_docstring(ast.parse(text)), path
