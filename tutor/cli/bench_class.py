"""``tutor bench class``: whether the files of a class keep up with it."""

from typing import Annotated

from tutor.cli.bench import working
from tutor.cli.declared import Option
from tutor.cli.options import Lang
from tutor.cli.progress import Progress
from tutor.cli.run import Run

_MOST = 1000


def bench_class(
    files: Annotated[int, Option("--files", metavar="N")] = 300,
    moves: Annotated[int, Option("--moves", metavar="N")] = 1200,
    rounds: Annotated[int, Option("--rounds", "-n", metavar="N")] = 6,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        for name, value, least in (("--files", files, 2), ("--moves", moves, 1)):
            run.at_least(name, value, least)
        run.at_least("--rounds", rounds, 2)
        if files > _MOST:
            run.refuse("option-bad-range", option="--files", found=str(files), most=_MOST)
        from tutor.lab.bench.files import WANTED, compare

        pace = compare(files, moves, rounds, working(progress, run))
        progress.hide()
        say, decimal = run.say, run.speaker.decimal
        print(say("bench-class-title", rounds=rounds, moves=moves))
        print(say("bench-class-one", pace=run.speaker.number(round(pace.one))))
        told = {
            "pace": run.speaker.number(round(pace.all)),
            "ratio": decimal(pace.all / pace.one, 2),
        }
        print(say("bench-class-many", files=files, **told))
        enough = decimal(pace.all / WANTED, 1)
        print(say("bench-class-wanted", wanted=run.speaker.number(WANTED), ratio=enough))
