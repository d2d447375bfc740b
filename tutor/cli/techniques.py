"""``techniques``: the curriculum, from the simplest to the search that comes last."""

from tutor.base.shown import json_text
from tutor.cli.game_commands import Curriculum, GameCommands
from tutor.cli.options import Json, Lang, Plain
from tutor.cli.run import Run
from tutor.language import LANGUAGES


def techniques(
    game: GameCommands, as_json: Json = False, plain: Plain = False, lang: Lang = None
) -> None:
    with game.run(lang) as run:
        if as_json:
            print(json_text(_as_json(game.curriculum)))
        else:
            _print_table(game.curriculum, run)


def _as_json(curriculum: Curriculum) -> list[dict[str, object]]:
    on_request = curriculum.choice.on_request
    return [
        {
            "id": rung.id,
            "name": {language: curriculum.name(rung.id, language) for language in LANGUAGES},
            "tier": rung.tier,
            "rating": rung.rating,
            **({"on_request": rung.id in on_request} if curriculum.tells_requests else {}),
        }
        for rung in curriculum.rungs
    ]


def _print_table(curriculum: Curriculum, run: Run) -> None:
    tier = 0
    width = max(len(rung.id) for rung in curriculum.rungs)
    for rung in curriculum.rungs:
        if rung.rating is None:
            print(run.say("techniques-last"))
        elif rung.tier != tier:
            tier = rung.tier
            print(run.say("techniques-tier", tier=tier, level=run.say(f"level-{tier}")))
        rating = "-" if rung.rating is None else run.speaker.decimal(rung.rating)
        called = curriculum.name(rung.id, run.speaker.language)
        if rung.id in curriculum.choice.on_request:
            called = run.say("techniques-on-request", name=called)
        print(f"  {rung.id:{width}}  {rating:>4}  {called}")
