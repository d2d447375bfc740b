"""``generate --out``: new puzzles into a file that can be gone on with."""

import json
from collections.abc import Iterator
from pathlib import Path

from tutor.base.document import JsonObject
from tutor.base.shown import json_text, printable
from tutor.cli import tables
from tutor.cli.files import reason_of
from tutor.cli.game_commands import GameCommands, InputPuzzle
from tutor.cli.maker import Batch, Maker
from tutor.cli.run import Refused, Run


def write_file(
    game: GameCommands,
    maker: Maker,
    batch: Batch,
    out: Path | None,
    form: str | None,
    run: Run,
    *,
    resume: bool,
) -> None:
    """Write puzzles as JSON, or in a format that has one on each line.

    The same seed gives the same puzzles: where some are there, the next ones follow.
    """
    if out is None:
        run.refuse("rate-resume-what")
    is_table = out.suffix == tables.PARQUET
    if is_table:
        tables.refuse_without_package()
        form = None
    log = tables.log_of(out, run, resume=resume) if is_table else out

    def line(puzzle: InputPuzzle, told: JsonObject) -> str:
        text = json_text(told) if form is None else puzzle.in_format(form)
        if (text := text.removesuffix("\n")).count("\n"):
            run.refuse("generate-out-lines", format=str(form))
        return f"{text}\n"

    there = _there(log, run, resume=resume)
    if there:
        first = next(iter(maker.make(Batch(batch.seed, 1, batch.progress))), None)
        with log.open(encoding="utf-8") as stream:
            if first is None or stream.readline() != line(*first):
                run.refuse("generate-other-file", name=printable(str(out), 200))

    def before() -> Iterator[InputPuzzle]:
        reader = game.reader(None, run)
        with log.open(encoding="utf-8") as stream:
            for text in stream:
                grid = str(json.loads(text)["grid"]) if form is None else text
                yield from (item.puzzle for item in reader.from_text(grid) if item.puzzle)

    rest = Batch(batch.seed, batch.count, batch.progress, there, before, batch.crew)
    try:
        with log.open("a", encoding="utf-8", newline="\n", buffering=1) as stream:
            for puzzle, told in maker.make(rest) if there < batch.count else ():
                stream.write(line(puzzle, told))
    except OSError as error:
        name = printable(str(log), 200)
        raise Refused("progress-cannot-write", name=name, reason=reason_of(error)) from error
    finally:
        if log.exists() and not log.stat().st_size:
            log.unlink()  # a file without puzzles is none
    if is_table:
        tables.finish(log, out)


def _there(path: Path, run: Run, *, resume: bool) -> int:
    """How many whole lines a file has; what was being written when a run was killed goes."""
    if not path.exists():
        return 0
    if not resume:
        run.refuse("rate-out-exists", name=printable(str(path), 200))
    count = end = 0
    with path.open("r+b") as stream:
        for line in stream:
            if line.endswith(b"\n"):
                count += 1
                end += len(line)
        stream.truncate(end)
    return count
