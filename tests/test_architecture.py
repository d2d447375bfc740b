"""The rooms of the house: who may import whom, and what stays small."""

import ast
from collections.abc import Iterator
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
    "classroom",
    "tui",
    "serve",
    "lab",
    "cli",
    "library",
)
"""The rooms from the ground up: each may use those before it."""
APART = {
    "library": {"store", "learn", "activity", "classroom", "tui", "lab", "cli"},
    "nonogram": {"sudoku"},
    "techniques": {"nonogram"},
    "explain": {"nonogram"},
    "rating": {"narrate"},
}
"""What a room does not use though it stands above it."""


OUTSIDE = {
    "click": {"cli"},
    "rich": {"cli", "tui"},
    "textual": {"tui"},
    "aiohttp": {"serve"},
}
"""Who may use what prints, parses or draws."""
NUMBERS = {"numpy", "scipy", "matplotlib"}
"""What only calibration needs, and not everybody has: the lab's alone."""
FIGURE = "lab/pictures.py"
"""The one module that draws plots."""
SQLITE = "store"
"""The one room that knows how things are kept."""
LARGEST_MODULE = 400


@cache
def parsed(path: Path) -> ast.Module:
    """A module, read once for all tests."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> set[str]:
    """The modules a file imports, also inside functions."""
    found = set()
    for node in ast.walk(parsed(path)):
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
        assert ast.get_docstring(parsed(path)), path


GAMES = ("sudoku", "nonogram")
KNOW_GAMES = (
    "sudoku",
    "nonogram",
    "techniques",
    "explain",
    "narrate",
    "rating",
    "games",
    "library",
)
"""The rooms that are about one game or the other; above them a game is a value."""
OF_ONE_GAME = (
    "tui/sudoku/",
    "tui/nonogram/",
    "tui/skins.py",
    "cli/nonogram/",
    "learn/exam/questions/",
)
"""Painters, hands and words of one game in the rooms above."""
MOST_BEHIND_A_SCREEN = 4
"""Classes of ours."""


def trees() -> Iterator[tuple[str, str, ast.Module]]:
    """(room, path, syntax tree) of every module inside a room."""
    for room, path in modules():
        yield room, path.relative_to(PACKAGE).as_posix(), parsed(path)


def test_nobody_asks_which_game_it_is() -> None:
    for room, path, tree in trees():
        if room in (*KNOW_GAMES, "language", "lab"):
            continue
        compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
        named = [
            part.value
            for node in compared
            for part in (node.left, *node.comparators)
            if isinstance(part, ast.Constant) and part.value in GAMES
        ]
        assert not named, path


def test_games_and_activities_are_typed() -> None:
    for room, path, tree in trees():
        if room in ("games", "activity"):
            names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            assert "Any" not in names, path


def test_activities_know_no_game() -> None:
    for room, path in modules():
        # Only a Sudoku is typed in cell by cell, and only a nonogram is drawn.
        if room == "activity" and path.stem not in ("entry", "drawing"):
            rooms = {name.split(".")[1] for name in imports(path) if name.startswith("tutor.")}
            assert not rooms & {"sudoku", "nonogram", "techniques"}, path


def test_commands_open_screens_and_borrow_nothing_else_of_them() -> None:
    for room, path, tree in trees():
        if room == "cli":
            at_once = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
            assert not any((node.module or "").startswith("tutor.tui") for node in at_once), path


def test_screens_are_composed_not_inherited() -> None:
    bases: dict[str, list[str]] = {}
    for room, _, tree in trees():
        if room == "tui":
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    named = [
                        base.value if isinstance(base, ast.Subscript) else base
                        for base in node.bases
                    ]
                    bases[node.name] = [base.id for base in named if isinstance(base, ast.Name)]

    def behind(name: str) -> set[str]:
        ours = {base for base in bases[name] if base in bases}
        return ours.union(*map(behind, ours))

    deep = {name: len(behind(name)) for name in bases if len(behind(name)) > MOST_BEHIND_A_SCREEN}
    assert deep == {}


def test_hardly_anything_is_left_to_be_overridden() -> None:
    raised = [
        path
        for _, path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and "NotImplementedError" in ast.dump(node)
    ]
    assert len(raised) <= 5, raised
