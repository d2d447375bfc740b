"""Documents: as PDF, or as Markdown with pictures beside it, written all or none."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from tutor.cli.files import cannot_write, shown, write_whole
from tutor.cli.run import Run
from tutor.games.document import document as typeset_document
from tutor.games.typeset import PACKAGE, NotInstalled, PaperName

_SIDES = re.compile(r'width="([\d.]+)" height="([\d.]+)"')
"""How large an SVG is shown; its own measure is in its view box."""


def table(titles: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> list[str]:
    """A table; the columns after the first ones, which are words, hold numbers."""
    ruler = ["---"] * words + ["---:"] * (len(titles) - words)
    return [f"| {' | '.join(row)} |" for row in (titles, ruler, *rows)]


def listed(sentences: Iterable[str]) -> list[str]:
    """What the coach says, one thing after the other."""
    return [f"- {sentence}" for sentence in sentences]


class Album:
    """The pictures of a document, in a folder beside it."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.files: dict[str, bytes] = {}
        """By their names, with the folder's."""

    def add(self, name: str, svg: str, alt: str, side: int) -> str:
        """Put a picture in, its longer side shown with so many pixels; the Markdown for it."""
        file = f"{self._folder}/{name}.svg"
        self.files[file] = _SIDES.sub(lambda found: _scaled(found, side), svg, count=1).encode()
        return f"![{alt}]({quote(os.fsencode(file))})"


def _scaled(found: re.Match[str], side: int) -> str:
    """The sides of a picture, the longer one of them so long."""
    width, height = float(found[1]), float(found[2])
    scale = side / max(width, height)
    return f'width="{round(width * scale)}" height="{round(height * scale)}"'


def paired(pictures: Sequence[tuple[str, str]]) -> list[str]:
    """Pictures with their captions, two by two in a table."""
    pairs = [pictures[start : start + 2] for start in range(0, len(pictures), 2)]
    rows = [
        row
        for pair in pairs
        for row in ([f"**{caption}**" for caption, _ in pair], [shown for _, shown in pair])
    ]
    return table(rows[0], rows[1:], words=2)


_ENDINGS = (".md", ".markdown", ".txt")
"""What the name of a Markdown document may end in."""
_PDF = ".pdf"


def document(run: Run, name: str) -> Path:
    """Where a document goes, if that can be the name of one."""
    target = Path(name)
    if name == "-":
        run.refuse("exam-paper-several")
    if name.strip() and _is_directory(target):
        run.refuse("input-directory", name=shown(name))
    if not name.strip() or name.endswith(("/", os.sep)) or target.name.lower() in (*_ENDINGS, _PDF):
        run.refuse("exam-paper-no-name", name=shown(name))
    if not target.suffix:
        return target.with_name(f"{target.name}{_ENDINGS[0]}")
    if target.suffix.lower() not in (*_ENDINGS, _PDF):
        run.refuse("exam-paper-ending", name=shown(target))
    return target


def write_documents(run: Run, texts: Mapping[Path, tuple[str, Album]], paper: PaperName) -> None:
    """Write texts with their pictures: as PDF if their names say so, else as Markdown."""
    files: dict[str, bytes] = {}
    for path, (text, album) in texts.items():
        if path.suffix.lower() == _PDF:
            files[path.name] = as_pdf(run, text, album.files, paper)
        else:
            files |= {**album.files, path.name: f"{text}\n".encode()}
    write_set(run, next(iter(texts)).parent, files)


def as_pdf(run: Run, text: str, pictures: Mapping[str, bytes], paper: PaperName) -> bytes:
    """Markdown as PDF."""
    try:
        return typeset_document(text, pictures, run.speaker.language, paper)
    except NotInstalled:
        run.refuse("print-missing-package", extra=PACKAGE)


def _is_directory(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False  # what is wrong with it is told when it is written


def write_set(run: Run, folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder, and into folders in it, that are made where they are missing.

    What is there already is left alone: the same is fine, anything else refuses the lot.
    """
    for name, data in files.items():
        path = folder / name
        if os.path.lexists(path) and not _holds(path, data):
            run.refuse("exam-paper-exists", name=shown(path))
    made: list[Path] = []
    path = folder
    try:
        for name, data in files.items():
            path = folder / name
            if not path.parent.exists() and path.parent != folder:
                path.parent.mkdir()
                made.append(path.parent)
            if not path.exists():
                write_whole(path, data)
                made.append(path)
    except BaseException as error:
        _take_back(made)
        if isinstance(error, OSError | ValueError):
            cannot_write(path, error)
        raise


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.is_file() and path.read_bytes() == data
    except OSError:
        return False


def _take_back(made: list[Path]) -> None:
    """Leave no part of a set behind."""
    for path in reversed(made):
        with suppress(OSError):
            if path.is_dir():
                path.rmdir()
            else:
                path.unlink()
