"""``tutor nonogram techniques``: the rules, from the simplest to the hardest."""

from tutor.cli.nonogram.run import run_of
from tutor.cli.run import Json, Lang, Plain
from tutor.cli.techniques import show
from tutor.narrate import nonogram as narrate
from tutor.nonogram.rules.ladder import RULES


def techniques(as_json: Json = False, plain: Plain = False, lang: Lang = None) -> None:
    with run_of(lang) as run:
        show(list(RULES.values()), narrate.name, as_json, run)
