"""``tutor techniques``: the curriculum."""

import json

from tutor import narrate
from tutor.cli.run import Json, Lang, Plain, Run
from tutor.language import LANGUAGES
from tutor.techniques.ladder import SEARCH, TECHNIQUES


def techniques(as_json: Json = False, plain: Plain = False, lang: Lang = None) -> None:
    with Run(lang) as run:
        if as_json:
            listed = [
                {
                    "id": technique.id,
                    "name": {
                        language: narrate.name(technique.id, language) for language in LANGUAGES
                    },
                    "tier": technique.tier,
                    "rating": technique.rating,
                }
                for technique in TECHNIQUES.values()
            ]
            print(json.dumps(listed, ensure_ascii=False))
            return
        tier = 0
        width = max(map(len, TECHNIQUES))
        for technique in TECHNIQUES.values():
            if technique is SEARCH:
                print(run.say("techniques-last"))
            elif technique.tier != tier:
                tier = technique.tier
                print(run.say("techniques-tier", tier=tier, level=run.say(f"level-{tier}")))
            rating = "-" if technique.rating is None else run.speaker.decimal(technique.rating)
            title = narrate.name(technique.id, run.speaker.language)
            print(f"  {technique.id:{width}}  {rating:>4}  {title}")
