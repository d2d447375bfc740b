"""``tutor nonogram convert``: between all formats."""

from tutor.cli.convert import To
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.output import PuzzleFile, format_named, lost_by
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.run import Inputs, Lang
from tutor.nonogram.formats import CannotWrite


def convert(to: To, inputs: Inputs = None, lang: Lang = None) -> None:
    with NonogramRun(lang) as run:
        form = format_named(to, run)
        colon = run.say("colon")
        with PuzzleFile(form) as output:
            for place, read in nonograms(inputs, run):
                try:
                    output.add(read.position)
                except CannotWrite:
                    run.complain(f"{place.text(run)}{colon}{run.say('nono-convert-no-picture')}")
                    continue
                if lost := lost_by(read.position, form):
                    parts = run.speaker.listed([run.say(f"nono-lost-{part}") for part in lost])
                    told = run.say("nono-convert-lost", format=form, parts=parts)
                    run.remark(f"# {place.text(run)}{colon}{told}")
