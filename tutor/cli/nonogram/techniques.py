"""``tutor nonogram techniques``: the rules, from the simplest to the hardest."""

from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.run import Json, Lang, Plain
from tutor.cli.techniques import show
from tutor.narrate import nonogram as narrate
from tutor.nonogram.rules.ladder import RULES


def techniques(as_json: Json = False, plain: Plain = False, lang: Lang = None) -> None:
    with NonogramRun(lang) as run:
        show(list(RULES.values()), narrate.name, as_json, run)
