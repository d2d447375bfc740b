"""What ``tutor study difficulty`` does: make the study again, tell it, and write its report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from tutor.base.document import JsonObject
from tutor.base.shown import json_text, printable
from tutor.cli.calibrate_report import (
    aligned,
    bad_row,
    check,
    coefficient,
    taken_from,
    technique_name,
    wrapped,
)
from tutor.cli.files import cannot_write, shown, write_whole
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.sudoku.commands import CURRICULUM
from tutor.cli.table_options import TableWish
from tutor.lab.calibration.fitting import Plan
from tutor.lab.difficulty import report as files
from tutor.lab.difficulty.base import Base, base_of
from tutor.lab.difficulty.chaos import chaos
from tutor.lab.difficulty.criteria import counted, criteria, givens, openness
from tutor.lab.difficulty.formulas import encodings, quine
from tutor.lab.difficulty.models import annealing, carried_over, models
from tutor.lab.difficulty.sheets import Cell, Figure, Part, Sheet
from tutor.language import Speaker
from tutor.rating.study import STUDY_ORDER, STUDY_TECHNIQUES
from tutor.techniques.ladder import TECHNIQUES, Technique

PARTS = (
    *("criteria", "givens", "counts", "models", "annealing"),
    *("quine", "encodings", "openness", "chaos"),
)
"""Everything the study did or asked, in its order."""
_SLOW = {"chaos"}
"""What is done only if it is named."""


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    table: TableWish
    test: str | None
    parts: str | None
    order: str | None
    paths: int
    report: Path | None
    as_json: bool

    @property
    def plan(self) -> Plan:
        """How models are judged."""
        return Plan(self.table.folds, self.table.repeats, self.table.seed)


def work(asked: Asked, run: Run, progress: Progress) -> None:
    """Do what was asked."""
    names = _names(asked, run)
    techniques = _techniques(asked.order, run)
    base = _base(asked.table, techniques, run, progress)
    if asked.test is None:
        parts = list(_parts(base, names, asked, run, progress))
    else:
        other = replace(asked.table, data=asked.test)
        tested = _base(other, techniques, run, progress, is_fitted=False)
        parts = [carried_over(base, tested)]
    progress.hide()
    words = _Words(run)
    if asked.report is not None:
        _write(asked, parts, base, words, run)
    if asked.as_json:
        print(json_text(_as_json(base, parts)))
        return
    for line in _lines(base, parts, words, run):
        print(line)
    if asked.report is not None:
        print(run.say("study-written", name=printable(asked.report / "index.html", 200)))


def _names(asked: Asked, run: Run) -> list[str]:
    """The parts that are to be made."""
    if asked.parts is None:
        return [name for name in PARTS if name not in _SLOW]
    return [run.choice("--parts", name.strip(), PARTS) for name in asked.parts.split(",")]


def _techniques(order: str | None, run: Run) -> Sequence[Technique]:
    """The study's techniques, in the order asked for; those not named are not used."""
    if order is None:
        return STUDY_TECHNIQUES
    choice = CURRICULUM.choice
    names = [choice.named("--order", name, run) for name in order.split(",") if name.strip()]
    for name in names:
        if name not in STUDY_ORDER:
            run.refuse_choice("--order", name, STUDY_ORDER[:-1])
    return [TECHNIQUES[name] for name in dict.fromkeys(names)]


def _base(
    wish: TableWish,
    techniques: Sequence[Technique],
    run: Run,
    progress: Progress,
    *,
    is_fitted: bool = True,
) -> Base:
    """The puzzles of a file, with what is counted of each."""
    _, target, taken = taken_from(wish, run)
    for row in taken.bad:
        run.complain(bad_row(row, shown(wish.data), run))
    check([row.difficulty for row in taken.rows], target, wish.folds if is_fitted else 0, run)
    return base_of(taken.rows, techniques, report=_shown("counts", run, progress))


def _parts(
    base: Base, names: Sequence[str], asked: Asked, run: Run, progress: Progress
) -> Iterator[Part]:
    """Each part when it is done."""

    told = partial(_shown, run=run, progress=progress)
    makers: dict[str, Callable[[], Part]] = {
        "criteria": lambda: criteria(base),
        "givens": lambda: givens(base),
        "counts": lambda: counted(base),
        "models": lambda: models(base, asked.plan, lambda: told("models")(0, 1)),
        "annealing": lambda: annealing(base, asked.plan.seed),
        "quine": lambda: quine(base, asked.plan, told("quine")),
        "encodings": lambda: encodings(base, told("encodings")),
        "openness": lambda: openness(base, told("openness")),
        "chaos": lambda: chaos(base, asked.plan.seed, asked.paths, told("chaos")),
    }
    for name in names:
        yield makers[name]()


def _shown(name: str, run: Run, progress: Progress) -> Callable[[int, int], None]:
    """Say how far a part is, to whoever is watching."""

    def report(done: int, whole: int) -> None:
        if progress.is_due:
            progress.show(_Words(run).word(f"part-{name}"), done / whole)

    return report


class _Words:
    """What names and figures are in the language of the reader."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._speaker = Speaker(run.speaker.language, "study")

    def word(self, name: str) -> str:
        """The words for the name of a part, a table, a column or a figure."""
        for known in (f"study-{name}", f"study-column-{name.removeprefix('column-')}"):
            if self._speaker.knows(known):
                return self._speaker.say(known)
        return self.cell(name.removeprefix("column-"))

    def cell(self, cell: Cell) -> str:
        """What a table holds."""
        if cell is None:
            return ""
        if isinstance(cell, float):
            return self.number(cell)
        if isinstance(cell, int):
            return str(cell)
        if self._speaker.knows(f"study-label-{cell}"):
            return self._speaker.say(f"study-label-{cell}")
        kind, _, rest = cell.partition(" ")
        if cell in STUDY_ORDER:
            return technique_name(cell, self._run)
        if kind in ("n", "first") and rest in STUDY_ORDER:
            return coefficient(cell, self._run)
        if rest:
            return " · ".join(self.cell(word) for word in (kind, rest))
        return printable(cell)

    def number(self, value: float) -> str:
        """Three digits that count."""
        size = abs(value)
        text = f"{value:.3f}" if 0.0005 <= size < 10 or size < 1e-9 else f"{value:.3g}"
        if 10 <= size < 1e6:
            text = f"{value:.1f}"
        return (
            text.removeprefix("-" if not float(text) else "")
            .replace(".", self._run.say("decimal"))
            .replace("-", "\N{MINUS SIGN}")
        )

    def notes(self, part: Part) -> list[str]:
        """What a reader should know about a part."""
        return [self._speaker.say(name, **values) for name, values in part.notes]

    def opening(self, base: Base) -> list[str]:
        """What all of it is made from."""
        order = ", ".join(technique_name(id_, self._run) for id_ in base.order)
        return [
            self._speaker.say("study-opening", count=len(base.puzzles)),
            self._speaker.say("study-order", order=order),
        ]


def _lines(base: Base, parts: Sequence[Part], words: _Words, run: Run) -> Iterator[str]:
    """The report for a terminal: its tables."""
    for text in words.opening(base):
        yield from wrapped(text)
    for part in parts:
        yield ""
        yield words.word(f"part-{part.name}").upper()
        for text in words.notes(part):
            yield from wrapped(text)
        for sheet in part.sheets:
            yield ""
            if sheet.is_long:
                if part.name == "counts":
                    yield run.say("study-long", name=f"{sheet.name}.csv")
                continue
            yield words.word(f"sheet-{sheet.name}")
            yield from _table(sheet, words)


def _table(sheet: Sheet, words: _Words) -> list[str]:
    header = [words.word(f"column-{name}") for name in sheet.columns]
    rows = [[words.cell(cell) for cell in row] for row in sheet.rows]
    sides = "".join(
        "<" if all(isinstance(row[index], str) for row in sheet.rows) else ">"
        for index in range(len(header))
    )
    return aligned([header, *rows], sides)


def _write(asked: Asked, parts: Sequence[Part], base: Base, words: _Words, run: Run) -> None:
    """The page and the tables, in their folder."""
    from tutor.lab.difficulty.drawing import picture

    def drawn(figure: Figure) -> str:
        return picture(figure, words.word, words.number)

    folder = asked.report
    assert folder is not None
    language, opening = run.speaker.language, words.opening(base)
    told = files.Words(language, words.word, words.cell, words.notes, opening)
    html = files.page(parts, told, drawn)
    try:
        files.write(folder, html, parts, write_whole)
    except OSError as error:
        cannot_write(folder, error)


def _as_json(base: Base, parts: Sequence[Part]) -> JsonObject:
    """Every table, row by row; the names are those of the files."""
    return {
        "puzzles": len(base.puzzles),
        "order": list(base.order),
        "parts": {
            part.name: {
                sheet.name: [
                    {
                        name: float(f"{cell:.6g}") if isinstance(cell, float) else cell
                        for name, cell in zip(sheet.columns, row, strict=True)
                    }
                    for row in sheet.rows
                ]
                for sheet in part.sheets
            }
            for part in parts
        },
    }
