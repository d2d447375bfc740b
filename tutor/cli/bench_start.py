"""``tutor bench start``: what commands take from start to end."""

from typing import Annotated

from tutor.cli.bench import working
from tutor.cli.declared import Option
from tutor.cli.options import Lang
from tutor.cli.progress import Progress
from tutor.cli.run import Run


def bench_start(
    rounds: Annotated[int, Option("--rounds", "-n", metavar="N")] = 15, lang: Lang = None
) -> None:
    from tutor.lab.bench import start
    from tutor.lab.bench.command import IS_TOLD

    with Run(lang) as run, Progress() as progress:
        run.at_least("--rounds", rounds, 1)
        if not IS_TOLD:
            run.remark(run.say("bench-rate-untold"))
            return
        taken = start.compare(rounds, working(progress, run))
        progress.hide()
        print(run.say("bench-start-title", rounds=rounds))
        bare = taken.pop(start.BARE)
        milliseconds = run.speaker.decimal(1000 * bare, 1)
        print(run.say("bench-start-bare", milliseconds=milliseconds))
        for name, seconds in taken.items():
            told = {
                "milliseconds": run.speaker.decimal(1000 * seconds, 1),
                "ratio": run.speaker.decimal(seconds / bare, 1),
            }
            print(run.say("bench-start-command", command=name, **told))
