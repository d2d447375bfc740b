"""The rooms of the house: who may import whom, and what stays small."""

import ast
from pathlib import Path

import tutor

PACKAGE = Path(tutor.__file__).parent

MAY_IMPORT = {
    "sudoku": {"sudoku"},
    "techniques": {"techniques", "sudoku"},
    "explain": {"explain", "techniques", "sudoku"},
    "narrate": {"narrate", "explain", "techniques", "sudoku"},
    "language": {"language", "sudoku"},
    "content": set(),
    "bench": {"bench", "explain", "sudoku", "techniques"},
    "cli": {
        "cli",
        "bench",
        "content",
        "explain",
        "language",
        "narrate",
        "sudoku",
        "techniques",
    },
}
"""Per room, the rooms it may use."""

NO_SCREENS_BELOW_CLI = {"typer", "rich", "textual", "sqlite3", "click"}
LARGEST_MODULE = 300


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


def test_screens_and_printing_stay_above() -> None:
    for room, path in modules():
        if room != "cli":
            outside = {name.split(".")[0] for name in imports(path)}
            assert not outside & NO_SCREENS_BELOW_CLI, path


def test_modules_stay_small_and_say_what_they_are_for() -> None:
    for _, path in modules():
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= LARGEST_MODULE, path
        assert ast.get_docstring(ast.parse(text)), path
