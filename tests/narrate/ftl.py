"""The message files of the narrator, read as a list of messages with their variables."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tutor
from tutor.base.language import Language

ROOM = Path(tutor.__file__).parent / "narrate"
SUDOKU, NONOGRAM = ROOM / "sudoku", ROOM / "nonogram"


def source_of(*folders: Path) -> str:
    """What the modules in some folders say, with those that tell any game."""
    paths = [*ROOM.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    return "".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@dataclass(frozen=True)
class Message:
    """One message, or one part of it."""

    variables: frozenset[str]
    functions: frozenset[str]


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def messages(language: Language, room: Path = SUDOKU) -> dict[str, Message]:
    """Every message, as ``name`` or ``name.part``; a broken or repeated entry fails."""
    files = [room / f"{language}.ftl", *sorted(room.glob(f"*.{language}.ftl"))]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in parts:
                if pattern is not None:
                    assert name not in found, f"{name} is there twice"
                    names = _Names()
                    names.visit(pattern)
                    found[name] = Message(frozenset(names.variables), frozenset(names.functions))
    return found
