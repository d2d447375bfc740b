"""``print``: puzzles on paper, given or made to order, with their answers; or a lesson."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import click

from tutor.base.shown import printable, typed
from tutor.cli.declared import Option
from tutor.cli.files import write_pages
from tutor.cli.game_commands import GameCommands, InputPuzzle
from tutor.cli.inputs import read_all
from tutor.cli.maker import Batch, MakeWish
from tutor.cli.options import Box, Inputs, Lang, LevelName, PaperOption, Seed, TechniqueId, option
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.games import paper, typeset
from tutor.games.game import AnyPuzzle, Look
from tutor.language import Speaker
from tutor.language.rating import rated_as

_ORDER = ("--level", "--technique", "--count", "--seed", "--size")
"""What asks for new puzzles."""
_CLASHES = {
    "--solution": ("--answers", "--candidates"),
    "INPUT": (*_ORDER, "--lesson"),
    "--lesson": ("--level", "--technique", "--count", "--size", "--solution", "--per-page",
                 "--title", "--large", "--candidates", "--qr", "--box"),
}  # fmt: skip
_USUAL_BOX, _USUAL_SIZE = "3x3", "10x10"


@dataclass(frozen=True)
class _Wish:
    """How puzzles are printed, as the options say it."""

    form: paper.Format
    per_page: int | None
    title: str
    paper: typeset.PaperName
    look: Look
    has_codes: bool


def print_sheet(
    game: GameCommands,
    context: click.Context,
    inputs: Inputs = None,
    level: LevelName = None,
    technique: TechniqueId = None,
    size: Annotated[str | None, option("--size", metavar="WxH")] = None,
    count: Annotated[int | None, option("--count", "-n", metavar="N")] = None,
    seed: Seed = None,
    lesson: Annotated[str | None, option("--lesson", metavar="ID")] = None,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    solution: Annotated[bool, Option("--solution")] = False,
    answers: Annotated[bool, Option("--answers")] = False,
    per_page: Annotated[int | None, option("--per-page", metavar="N")] = None,
    size_of_paper: PaperOption = "a4",
    large: Annotated[bool, Option("--large")] = False,
    candidates: Annotated[bool, Option("--candidates")] = False,
    qr: Annotated[bool, Option("--qr")] = False,
    title: Annotated[str | None, option("--title", metavar="TITLE")] = None,
    box: Box = None,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        given = run.refuse_together(context, _CLASHES)
        sheets = run.choice("--paper", size_of_paper, tuple(typeset.PAPERS))
        if lesson is not None:
            from tutor.cli.print_lesson import print_lesson  # only lessons need the course

            print_lesson(
                (lesson, game.game.name), out, seed or "1", sheets, run, has_answers=answers
            )
            return
        out = out or Path("puzzles.pdf")
        form = next((one for one in paper.FORMATS if out.suffix.lower() == f".{one}"), None)
        if form is None:
            run.refuse("print-bad-out", found=typed(str(out)))
        if per_page is not None and per_page not in paper.PER_PAGE:
            run.refuse("print-bad-per-page", found=str(per_page))
        wish = _Wish(form, per_page, title or "", sheets, Look(candidates, large), qr)
        if form != "svg" and count is not None and count > _MOST:
            run.refuse("print-many", most=_MOST)
        if given & set(_ORDER):
            made = MakeWish(
                *(box or _USUAL_BOX, size or _USUAL_SIZE, None, 1, True, False, level, technique),
                *(None, False, None, False, None),
            )
            puzzles = _made(game, made, 1 if count is None else count, seed, run)
        else:
            puzzles = _given(game, inputs, box, run)
        try:
            boards, solved = _boards(game, puzzles, wish, run, wants_answers=solution or answers)
            shown_first = solved if solution else boards
            if not shown_first:
                run.refuse("print-nothing")
            pages = _files(shown_first, solved if answers else [], wish, run)
        except typeset.NotInstalled:
            run.refuse("print-missing-package", extra=typeset.PACKAGE)
        write_pages(pages, out, run)


_MOST = 10_000
"""Puzzles of a file: Typst counts no more than 65,535 pictures, and each has up to three."""
Placed = tuple[InputPuzzle, str]
"""A puzzle, and what stands before a remark about it."""


def _given(
    game: GameCommands, inputs: list[str] | None, box: str | None, run: Run
) -> Iterator[Placed]:
    """The puzzles that were given."""
    for place, puzzle in read_all(inputs, game.reader(box, run), run):
        yield puzzle, place.before("", run)


def _made(
    game: GameCommands, wish: MakeWish, count: int, seed: str | None, run: Run
) -> Iterator[Placed]:
    """New puzzles to order."""
    run.at_least("--count", count, 1)
    maker = game.maker(wish, run)
    if seed is None:
        seed = str(randbelow(10**9))
        run.remark(f"# {run.say('generate-seed', seed=seed)}")
    with Progress() as progress:
        for puzzle, _ in maker.make(Batch(seed, count, progress)):
            yield puzzle, ""


def _boards(
    game: GameCommands,
    puzzles: Iterator[Placed],
    wish: _Wish,
    run: Run,
    *,
    wants_answers: bool,
) -> tuple[list[paper.Board], list[paper.Board]]:
    """Every board, and those that have an answer with it."""
    boards: list[paper.Board] = []
    solved: list[paper.Board] = []
    speaker = game.game.speaker(run.speaker.language)
    for given, before in puzzles:
        if wish.form != "svg" and len(boards) == _MOST:
            run.refuse("print-many", most=_MOST)
        puzzle, number = given.opened(), str(len(boards) + 1)
        caption = puzzle.in_list(number, speaker)
        empty = puzzle.drawn(speaker.language, solved=False, look=wish.look)
        assert empty is not None
        note = "" if wish.form == "svg" else _note(given, speaker, run)
        code = _code(puzzle, before, run) if wish.has_codes and wish.form != "svg" else None
        boards.append(paper.Board(caption, empty, note, code))
        if not wants_answers:
            continue
        answer = puzzle.drawn(speaker.language, solved=True, look=wish.look)
        if answer is None:
            run.answer_no()
            run.remark(before + run.say("print-no-solution"))
        else:
            name = printable(puzzle.name, 60)
            solved.append(paper.Board(f"{number} · {name}" if name else number, answer))
    return boards, solved


def _note(puzzle: InputPuzzle, speaker: Speaker, run: Run) -> str:
    """The level and the minutes; nothing where nobody can tell, or not in good time."""
    # Loaded here: pictures alone are not rated.
    from tutor.rating.record import Wanted
    from tutor.rating.weights import shipped

    if not puzzle.is_searched_quickly:
        return ""
    with Progress() as progress:
        record = puzzle.rate(Wanted(shipped()), lambda: progress.tell(run.say, "generate-working"))
    return "" if "flaw" in record else rated_as(speaker, record["level"], record["score"])


def _code(puzzle: AnyPuzzle, before: str, run: Run) -> str | None:
    code = typeset.qr_code(puzzle.link)
    if code is None:
        run.remark(before + run.say("print-no-code"))
    return code


def _files(
    boards: list[paper.Board], solved: list[paper.Board], wish: _Wish, run: Run
) -> list[bytes]:
    """What is to be written, a file each."""
    form, is_large = wish.form, wish.look.is_large
    if form == "svg":
        return [board.svg.encode() for board in (*boards, *solved)]
    if form == "png" and len(boards) == 1 and not (solved or wish.title or wish.has_codes):
        return [paper.picture(boards[0].svg)]
    parts = [paper.puzzle_part(wish.title, boards, wish.per_page, wish.paper, is_large=is_large)]
    if solved:
        name = run.say("print-answers")
        parts.append(paper.answer_part(name, solved, wish.paper, is_large=is_large))
    return paper.sheet(parts, wish.title, run.speaker.language, form)
