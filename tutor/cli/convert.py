"""``convert``: between all formats."""

from tutor.cli.game_commands import GameCommands
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, Inputs, Lang, To
from tutor.cli.output import PuzzleFile
from tutor.cli.run import Refused


def convert(
    game: GameCommands, to: To, inputs: Inputs = None, box: Box = None, lang: Lang = None
) -> None:
    with game.run(lang) as run:
        form = game.formats.named(to, run)
        reader = game.reader(box, run)
        with PuzzleFile(game.formats.frame(form)) as output:
            for place, puzzle in read_all(inputs, reader, run):
                try:
                    output.add(puzzle.in_format(form))
                except Refused as problem:
                    run.complain(place.before(run.say(problem.message, **problem.values), run))
                    continue
                if (lost := puzzle.lost_in(form, run.speaker)) is not None:
                    run.remark(f"# {place.before(lost, run)}")
