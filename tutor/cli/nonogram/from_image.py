"""``tutor nonogram from-image``: a picture becomes a nonogram."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import click

from tutor.base.document import JsonObject
from tutor.base.shown import json_text, printable
from tutor.cli.declared import Argument, Option
from tutor.cli.files import content, shown
from tutor.cli.nonogram.commands import NONOGRAM
from tutor.cli.nonogram.making import refuse_colours, size_of
from tutor.cli.options import Colours, Format, Json, Lang, option
from tutor.cli.output import PuzzleFile
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.games.nonogram.text_drawing import clues_text, inks_of_puzzle
from tutor.language.image_problems import bad_image
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.nonogram.formats import KEEPS_COLOURS, write_part
from tutor.nonogram.image import BRIGHTEST, BadImage, Scan, Scanned, scanned
from tutor.nonogram.puzzle import Puzzle, puzzle_in_inks
from tutor.nonogram.repair import Repaired, doubt_of, repaired

_CLASHES = {"--to": ("--json",), "--no-repair": ("--line-solvable",)}


def from_image(
    context: click.Context,
    file: Annotated[Path, Argument(metavar="FILE", show_default=False)],
    size: Annotated[str | None, option("--size", metavar="WxH")] = None,
    threshold: Annotated[int | None, option("--threshold", metavar="N")] = None,
    invert: Annotated[bool, Option("--invert")] = False,
    stretch: Annotated[bool, Option("--stretch")] = False,
    colours: Colours = 1,
    no_repair: Annotated[bool, Option("--no-repair")] = False,
    line_solvable: Annotated[bool, Option("--line-solvable")] = False,
    title: Annotated[str | None, option("--title", metavar="TITLE")] = None,
    to: Format = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang, NonogramSpeaker) as run, Progress() as progress:
        run.refuse_together(context, _CLASHES)
        form = NONOGRAM.formats.named(to or "non", run)
        scan = scan_of(size, threshold, run, invert=invert, stretch=stretch, colours=colours)
        found = scan_file(file, scan, run)
        if found.inks and to is None:
            form = "webpbn"
        elif found.inks and form not in KEEPS_COLOURS:
            run.refuse("nono-convert-colours", format=form, formats=", ".join(KEEPS_COLOURS))

        def pulse() -> None:
            progress.tell(run.say, "nono-image-repairing", None)

        if no_repair:
            result = Repaired(
                found.picture, doubt_of(found.picture, pulse, inks=found.inks).verdict, ()
            )
        else:
            result = repaired(found.picture, pulse, for_lines=line_solvable, inks=found.inks)
        progress.hide()
        if not no_repair and not is_as_wished(result, for_lines=line_solvable):
            run.answer_no()
        name = printable(file.stem) if title is None else printable(title)
        if as_json:
            print(json_text(_as_json(result, found, name)))
            return
        run.remark(f"# {told(result, run)}")
        with PuzzleFile(NONOGRAM.formats.frame(form)) as output:
            output.add(write_part(_puzzle(result, found, name), form))


def _puzzle(result: Repaired, found: Scanned, title: str) -> Puzzle:
    return replace(puzzle_in_inks(result.picture, found.inks), title=title)


def scan_of(
    size: str | None,
    threshold: int | None,
    run: Run,
    *,
    invert: bool = False,
    stretch: bool = False,
    colours: int = 1,
) -> Scan:
    """How a picture is to be read, as options say."""
    if threshold is not None and not 0 <= threshold <= BRIGHTEST:
        run.refuse("nono-image-bad-threshold", found=str(threshold), most=BRIGHTEST)
    refuse_colours(colours, run)
    width, height = (None, None) if size is None else size_of(size, run)
    return Scan(width, height, threshold, invert, stretch, colours)


def scan_file(file: Path, scan: Scan, run: Run) -> Scanned:
    """The picture of a file; where there is none, the command ends."""
    data = content(file, tells_folders=True)
    try:
        return scanned(data, scan)
    except BadImage as problem:
        run.refuse_text(f"{shown(file)}{run.say('colon')}{bad_image(problem, run.speaker)}")


def is_as_wished(result: Repaired, *, for_lines: bool) -> bool:
    """Whether there is one solution, and lines alone lead to it if they should."""
    return result.verdict == "lines" or (result.verdict == "unique" and not for_lines)


def told(result: Repaired, run: Run) -> str:
    """How many cells were changed, and whether there is one solution now."""
    return run.say(f"nono-image-{result.verdict}", changed=len(result.changed))


def _as_json(result: Repaired, found: Scanned, title: str) -> JsonObject:
    puzzle = _puzzle(result, found, title)
    unique = {"lines": True, "unique": True, "several": False, "unknown": None}
    return {
        "puzzle": clues_text(puzzle),
        **inks_of_puzzle(puzzle),
        "title": puzzle.title,
        "width": puzzle.width,
        "height": puzzle.height,
        "solution": list(result.picture),
        "threshold": found.threshold,
        "changed": [puzzle.cell_name(cell) for cell in result.changed],
        "unique": unique[result.verdict],
        "line_solvable": result.verdict == "lines",
    }
