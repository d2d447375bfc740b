"""The words of a lesson: a Markdown file in each language, read into its parts.

The files use little of Markdown: headings, paragraphs, a numbered list, a fenced diagram,
and bold for the words that are labels on the board.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from tutor.base.language import Language

Part = Literal["idea", "example", "scene", "try", "mistake", "scan", "ladder"]

HEADINGS: dict[Language, dict[str, Part]] = {
    "en": {
        "The idea": "idea",
        "Worked example": "example",
        "On the board": "scene",
        "Your turn": "try",
        "A common mistake": "mistake",
        "How to look for it": "scan",
        "What comes next": "ladder",
    },
    "fr": {
        "L’idée": "idea",
        "Exemple commenté": "example",
        "Sur la grille": "scene",
        "À vous": "try",
        "Une erreur fréquente": "mistake",
        "Comment chercher": "scan",
        "La suite": "ladder",
    },
}
"""What the parts are called; those there are several of have a number behind."""

BOLD = re.compile(r"\*\*(.+?)\*\*")
_HEADING = re.compile(r"## (.+?)(?: (\d+))?")
_ITEM = re.compile(r"\d+\. ")
_FENCE = "```"


class BadText(Exception):
    """A lesson's text that is not as it should be: the file, and the line."""

    def __init__(self, path: Path, line: str) -> None:
        super().__init__(f"{path.parent.name}/{path.name}: {line!r}")


@dataclass(frozen=True)
class Section:
    """One part of a lesson."""

    part: Part
    number: int
    """Which of its kind, from 1; 0 where there is only one."""
    heading: str
    blocks: tuple[str, ...]
    """Paragraphs, items of a list with their numbers, and diagrams with their lines."""

    def sentences(self) -> tuple[str, ...]:
        """The blocks with an empty line between them, but for the items of a list."""
        lines: list[str] = []
        for block in self.blocks:
            is_item = _ITEM.match(block) is not None
            if lines and not (is_item and _ITEM.match(lines[-1])):
                lines.append("")
            lines.append(block)
        return tuple(lines)

    def bold_words(self) -> list[str]:
        """The words in bold."""
        return [word for block in self.blocks for word in BOLD.findall(block)]


@dataclass(frozen=True)
class LessonText:
    """A lesson in one language."""

    title: str
    sections: tuple[Section, ...]


@cache
def read_lesson_text(path: Path, language: Language) -> LessonText:
    """A lesson's words, read once.

    Raises:
        BadText: a heading is none of ours, or something stands where nothing should.
    """
    title, *rest = path.read_text(encoding="utf-8").splitlines()
    if not title.startswith("# "):
        raise BadText(path, title)
    sections: list[Section] = []
    for line, body in _by_heading(rest, path):
        found = _HEADING.fullmatch(line)
        part = HEADINGS[language].get(found[1]) if found else None
        if found is None or part is None:
            raise BadText(path, line)
        sections.append(Section(part, int(found[2] or 0), found[1], tuple(_blocks(body))))
    return LessonText(title.removeprefix("# "), tuple(sections))


def _by_heading(lines: list[str], path: Path) -> list[tuple[str, list[str]]]:
    """Each heading with the lines below it."""
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith("#"):
            found.append((line, []))
        elif found:
            found[-1][1].append(line)
        elif line.strip():
            raise BadText(path, line)
    return found


def _blocks(lines: list[str]) -> list[str]:
    """Paragraphs and items on one line each, diagrams as they are."""
    blocks: list[str] = []
    paragraph: list[str] = []
    diagram: list[str] | None = None

    def end() -> None:
        if paragraph:
            blocks.append(" ".join(paragraph))
            paragraph.clear()

    for line in lines:
        if line.startswith(_FENCE):
            end()
            if diagram is not None:
                blocks.append("\n".join(diagram))
            diagram = [] if diagram is None else None
        elif diagram is not None:
            diagram.append(line.rstrip())
        elif not line.strip():
            end()
        else:
            if _ITEM.match(line):
                end()
            paragraph.append(line.strip())
    end()
    return blocks


def without_marks(text: str) -> str:
    """A text as it is read where nothing can be bold."""
    return BOLD.sub(r"\1", text)
