"""``check``: whether what is on a board is right so far."""

from tutor.base.shown import json_text
from tutor.cli.game_commands import GameCommands
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, Inputs, Json, Lang, Plain, Reveal
from tutor.cli.run import print_text, thinking


def check(
    game: GameCommands,
    inputs: Inputs = None,
    reveal: Reveal = False,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        language = run.speaker.language
        for place, puzzle in read_all(inputs, game.reader(box, run), run):
            with thinking(run.say) as watch:
                checked = puzzle.check(watch)
            told = list(checked.tell(language, reveal))
            status = "right" if checked.is_certain else "unknown"
            if checked.mistake is not None:
                status = "mistake"
                run.answer_no()
            else:
                told.insert(0, run.say("check-good" if checked.is_certain else "check-uncertain"))
            if not as_json:
                place.announce(run)
                for sentence in told:
                    print_text(sentence)
                continue
            result = puzzle.as_json() | {"status": status, "sentences": told} | checked.more
            if checked.mistake is not None:
                result["mistake"] = checked.mistake.as_json(language, reveal=reveal)
            print(json_text(result), flush=True)
