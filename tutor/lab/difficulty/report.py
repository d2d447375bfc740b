"""The study as files: a page with every table and figure, and a CSV for each table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tutor.base.shown import csv_line
from tutor.lab.difficulty.sheets import Cell, Figure, Part, Sheet

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fff; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #e4e4e4; }
th:first-child, td:first-child { text-align: left; }
figure { display: inline-block; margin: .5rem; }
figure svg { width: 26rem; max-width: 100%; height: auto; }
"""

Word = Callable[[str], str]
Shown = Callable[[Cell], str]


def csv_of(sheet: Sheet) -> str:
    """A table for programs: names as they are, figures with a point."""
    rows: list[Sequence[Cell]] = [sheet.columns, *sheet.rows]
    return "".join(csv_line([_plain(cell) for cell in row]) for row in rows)


def _plain(cell: Cell) -> str:
    if cell is None:
        return ""
    return f"{cell:.6g}" if isinstance(cell, float) else str(cell)


@dataclass(frozen=True)
class Words:
    """What a page says, in one language."""

    language: str
    word: Word
    """The words for the name of a part, a table, a column or a figure."""
    shown: Shown
    notes: Callable[[Part], Sequence[str]]
    opening: Sequence[str]


def page(parts: Sequence[Part], words: Words, picture: Callable[[Figure], str]) -> str:
    """The page, complete in one file."""
    return "".join(_page(parts, words, picture))


def _page(parts: Sequence[Part], words: Words, picture: Callable[[Figure], str]) -> Iterator[str]:
    title = escape(words.word("title"))
    yield f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8">\n'
    yield f"<title>{title}</title><style>{_STYLE}</style>\n<h1>{title}</h1>\n"
    for line in words.opening:
        yield f"<p>{escape(line)}</p>\n"
    for part in parts:
        yield f'<h2 id="{part.name}">{escape(words.word(f"part-{part.name}"))}</h2>\n'
        for note in words.notes(part):
            yield f"<p>{escape(note)}</p>\n"
        for sheet in part.sheets:
            if sheet.is_long:
                yield f'<p><a href="{sheet.name}.csv">{sheet.name}.csv</a></p>\n'
            else:
                yield from _table(sheet, words.word, words.shown)
        for figure in part.figures:
            yield f"<figure>{picture(figure)}</figure>\n"


def _table(sheet: Sheet, word: Word, shown: Shown) -> Iterator[str]:
    yield f"<table><caption>{escape(word(f'sheet-{sheet.name}'))}</caption>\n<tr>"
    yield "".join(f"<th>{escape(word(f'column-{name}'))}</th>" for name in sheet.columns)
    yield "</tr>\n"
    for row in sheet.rows:
        yield "<tr>" + "".join(f"<td>{escape(shown(cell))}</td>" for cell in row) + "</tr>\n"
    yield "</table>\n"


def write(
    folder: Path, html: str, parts: Sequence[Part], write_file: Callable[[Path, bytes], None]
) -> list[Path]:
    """Put the page and the tables into a folder; what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = [folder / "index.html"]
    write_file(written[0], html.encode())
    for part in parts:
        for sheet in part.sheets:
            written.append(folder / f"{sheet.name}.csv")
            write_file(written[-1], csv_of(sheet).encode())
    return written
