"""``tutor techniques``: the curriculum."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from tutor import narrate
from tutor.base.language import Language
from tutor.base.shown import json_text
from tutor.cli.run import Json, Lang, Plain, Run
from tutor.language import LANGUAGES
from tutor.techniques.ladder import TECHNIQUES


class Rung(Protocol):
    """What a curriculum is made of: a technique, or a rule of another game."""

    @property
    def id(self) -> str:
        """Its name for programs."""

    @property
    def tier(self) -> int:
        """Where it is learnt."""

    @property
    def rating(self) -> float | None:
        """How hard it is; None for a search."""


def techniques(as_json: Json = False, plain: Plain = False, lang: Lang = None) -> None:
    with Run(lang) as run:
        on_request = {rung.id for rung in TECHNIQUES.values() if rung.on_request}
        show(list(TECHNIQUES.values()), narrate.name, as_json, run, on_request)


def show(
    rungs: Sequence[Rung],
    name: Callable[[str, Language], str],
    as_json: bool,
    run: Run,
    on_request: Collection[str] | None = None,
) -> None:
    """Print a curriculum, from the simplest to the search that comes last.

    Args:
        rungs: what it is made of.
        name: what one of them is called in a language.
        as_json: for programs.
        run: who speaks.
        on_request: the ids of those that are found only when asked for by name; None for a
            game that has none.
    """
    if as_json:
        listed = [
            {
                "id": rung.id,
                "name": {language: name(rung.id, language) for language in LANGUAGES},
                "tier": rung.tier,
                "rating": rung.rating,
                **({} if on_request is None else {"on_request": rung.id in on_request}),
            }
            for rung in rungs
        ]
        print(json_text(listed))
        return
    tier = 0
    width = max(len(rung.id) for rung in rungs)
    for rung in rungs:
        if rung.rating is None:
            print(run.say("techniques-last"))
        elif rung.tier != tier:
            tier = rung.tier
            print(run.say("techniques-tier", tier=tier, level=run.say(f"level-{tier}")))
        rating = "-" if rung.rating is None else run.speaker.decimal(rung.rating)
        called = name(rung.id, run.speaker.language)
        if rung.id in (on_request or ()):
            called = run.say("techniques-on-request", name=called)
        print(f"  {rung.id:{width}}  {rating:>4}  {called}")
