"""``print``: puzzles on paper, alone or several on a sheet with their answers."""

from pathlib import Path
from typing import Annotated

import typer

from tutor.base.shown import printable, typed
from tutor.cli.files import cannot_write, shown, write_whole
from tutor.cli.game_commands import GameCommands
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, Inputs, Lang, option
from tutor.cli.run import Run
from tutor.games import paper

_CLASHES = {"--solution": ("--answers",)}


def print_sheet(
    game: GameCommands,
    context: typer.Context,
    inputs: Inputs = None,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE")] = Path("puzzles.pdf"),
    solution: Annotated[bool, typer.Option("--solution")] = False,
    answers: Annotated[bool, typer.Option("--answers")] = False,
    per_page: Annotated[int | None, option("--per-page", metavar="N")] = None,
    title: Annotated[str | None, option("--title", metavar="TITLE")] = None,
    box: Box = None,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        run.refuse_together(context, _CLASHES)
        form = next((one for one in paper.FORMATS if out.suffix.lower() == f".{one}"), None)
        if form is None:
            run.refuse("print-bad-out", found=typed(str(out)))
        if per_page is not None and per_page not in paper.PER_PAGE:
            run.refuse("print-bad-per-page", found=str(per_page))
        boards, solved = _boards(game, inputs, box, run, wants_answers=solution or answers)
        shown_first = solved if solution else boards
        if not shown_first:
            run.refuse("print-nothing")
        pages = _files(shown_first, solved if answers else [], form, per_page, title or "", run)
        _write(pages, out, run)


def _boards(
    game: GameCommands, inputs: list[str] | None, box: str | None, run: Run, *, wants_answers: bool
) -> tuple[list[paper.Board], list[paper.Board]]:
    """Every board, and those that have an answer with it."""
    boards: list[paper.Board] = []
    solved: list[paper.Board] = []
    speaker = game.game.speaker(run.speaker.language)
    for place, given in read_all(inputs, game.reader(box, run), run):
        puzzle, number = given.opened(), str(len(boards) + 1)
        caption = puzzle.in_list(number, speaker)
        empty = puzzle.drawn(solved=False)
        assert empty is not None
        boards.append(paper.Board(caption, empty))
        if not wants_answers:
            continue
        answer = puzzle.drawn(solved=True)
        if answer is None:
            run.answer_no()
            run.remark(place.before(run.say("print-no-solution"), run))
        else:
            name = printable(puzzle.name, 60)
            solved.append(paper.Board(f"{number} · {name}" if name else number, answer))
    return boards, solved


def _files(
    boards: list[paper.Board],
    solved: list[paper.Board],
    form: paper.Format,
    per_page: int | None,
    title: str,
    run: Run,
) -> list[bytes]:
    """What is to be written, a file each."""
    if form == "svg":
        return [board.svg.encode() for board in (*boards, *solved)]
    try:
        if form == "png" and len(boards) == 1 and not (solved or title):
            return [paper.picture(boards[0].svg)]
        parts = [paper.puzzle_part(title, boards, per_page)]
        if solved:
            parts.append(paper.answer_part(run.say("print-answers"), solved))
        return paper.sheet(parts, title, run.speaker.language, form)
    except paper.NoTypst:
        run.refuse("print-missing-package", extra=paper.PACKAGE)


def _write(pages: list[bytes], out: Path, run: Run) -> None:
    """One file, or as many as there are pages, numbered."""
    names = [out]
    if len(pages) > 1:
        names = [out.with_stem(f"{out.stem}-{number}") for number in range(1, len(pages) + 1)]
    for name, page in zip(names, pages, strict=True):
        try:
            write_whole(name, page)
        except (OSError, ValueError) as error:
            cannot_write(name, error)
    told = [names[0], names[-1]] if len(names) > 2 else names
    run.remark(f"# {run.say('print-written', names=' … '.join(map(shown, told)))}")
