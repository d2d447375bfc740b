"""``why``: the proof of what is claimed about a cell."""

from tutor.base.shown import json_text
from tutor.cli.game_commands import GameCommands
from tutor.cli.inputs import read_all
from tutor.cli.options import Box, ClaimText, Json, Lang, OneInput, Only, Plain, UpTo
from tutor.cli.run import print_text, thinking


def why(
    game: GameCommands,
    input_: OneInput,
    claim: ClaimText,
    only: Only = None,
    up_to: UpTo = None,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        language = run.speaker.language
        techniques = game.curriculum.choice.chosen(only, up_to, run)
        for place, puzzle in read_all([input_], game.reader(box, run), run):
            with thinking(run.say) as watch:
                proof = puzzle.why(claim, techniques, watch)
            if proof.verdict not in ("proved", "known"):
                run.answer_no()
            told = proof.tell(language)
            if not as_json:
                place.announce(run)
                for sentence in told:
                    print_text(sentence)
                continue
            result = puzzle.as_json() | proof.claim
            result |= {"verdict": proof.verdict, "sentence": told[0]}
            result["steps"] = [step.as_json(language) for step in proof.steps]
            print(json_text(result), flush=True)
