"""``review``: a game read back, move by move, as Markdown or JSON; or the list of games."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

import click

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.base.shown import json_text, markdown, typed
from tutor.cli.declared import Argument, Option
from tutor.cli.files import deliver
from tutor.cli.game_commands import GameCommands
from tutor.cli.options import Json, Lang, option
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.cli.screens import tell_problems
from tutor.games.watching import Watch
from tutor.language import Speaker

if TYPE_CHECKING:
    from datetime import datetime

    from tutor.learn.review.pages import GameReview, MovePage


@dataclass(frozen=True)
class SavedGame:
    """A game in the learner's file, to be read back."""

    id: int
    updated: "datetime"
    title: Callable[[Speaker], str]
    line: Callable[[Speaker], str]
    """The game in a list."""
    puzzle: Callable[[Speaker], str]
    """In one line."""
    heading: JsonObject
    """The puzzle and its title, as JSON begins."""
    read: Callable[[Watch], "ReviewedGame"]


@dataclass(frozen=True)
class ReviewedGame:
    """A game read back, with what only JSON tells of it."""

    review: "GameReview"
    moves: Callable[[Language], list[JsonObject]]
    lesson_of: Callable[[str], str] | None = None
    """The lesson on a technique, where its name does not say which."""
    lesson: str = ""
    """The message that adds it to a line."""


def review(
    about: GameCommands,
    context: click.Context,
    game: Annotated[str | None, Argument(metavar="GAME", show_default=False)] = None,
    listed: Annotated[bool, Option("--list")] = False,
    as_json: Json = False,
    out: Annotated[str | None, option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    with about.run(lang) as run:
        run.refuse_together(context, {"--list": ("--json", "--out")})
        from tutor.learn.learner import open_store

        saved = about.saved()
        speaker = about.game.speaker(run.speaker.language)
        with closing(open_store()) as store:
            games = saved(store)
            tell_problems(store, run, speaker)
            if not games:
                run.answer_no()
                run.remark(run.say("review-none"))
            elif listed:
                for one in games:
                    print(f"{one.id:>4}  {one.line(speaker)}")
            else:
                _report(_chosen(games, game, run), as_json, out, speaker, run)


def _report(game: SavedGame, as_json: bool, target: str | None, speaker: Speaker, run: Run) -> None:
    with Progress() as progress:
        done = game.read(partial(progress.tell, run.say, "review-thinking"))
    if as_json:
        text = json_text(_as_json(game, done, speaker))
    else:
        text = "\n".join(_markdown(game, done, speaker))
    deliver(f"{text}\n".encode(), target)


def _chosen(games: Sequence[SavedGame], number: str | None, run: Run) -> SavedGame:
    """The game of that number, or the one played last."""
    if number is None:
        return games[0]
    game = {str(game.id): game for game in games}.get(number.strip())
    if game is None:
        run.refuse("review-unknown", found=typed(number))
    return game


# Markdown


def _markdown(game: SavedGame, done: ReviewedGame, speaker: Speaker) -> Iterator[str]:
    say, review, pages = speaker.say, done.review, done.review.pages
    day = game.updated.astimezone().strftime("%Y-%m-%d")
    yield f"# {say('review-title', title=markdown(game.title(speaker)))} ({day})"
    yield ""
    yield f"`{game.puzzle(speaker)}`"
    for sentence in review.summary(speaker):
        yield from ("", sentence)
    yield from _part(say("review-next"), [f"- {line}" for line in _topics(done, speaker)])
    yield from _part(say("review-techniques"), _table(review, speaker))
    wrong = [page for page in pages if page.move.justification == "wrong"]
    guesses = [page for page in pages if page.move.justification == "guess"]
    missed = [page for page in pages if page.move.is_proved and page.move.easier is not None]
    for message, some in (("mistakes", wrong), ("guesses", guesses), ("missed", missed)):
        yield from _part(say(f"review-{message}"), [_remark(page, speaker) for page in some])
    yield from _part(say("review-moves"), [_told(page, speaker) for page in pages])


def _part(title: str, lines: list[str]) -> Iterator[str]:
    """A chapter, unless there is nothing to say in it."""
    if lines:
        yield from ("", f"## {title}", "", *lines)


def _topics(done: ReviewedGame, speaker: Speaker) -> list[str]:
    """What to review next, with the lessons on it where its name does not say which."""
    lines, topics = done.review.topics(speaker), done.review.done.next
    if done.lesson_of is None or not topics:
        return lines
    return [
        speaker.say(done.lesson, line=line, lesson=done.lesson_of(topic.technique))
        for line, topic in zip(lines, topics, strict=True)
    ]


def _table(review: "GameReview", speaker: Speaker) -> list[str]:
    """How often each technique was met, by its name."""
    rows = [
        f"{review.name(id, speaker.language)} | {tally.unaided} | {tally.hinted}"
        f" | {tally.told} | {tally.missed} | {tally.guessed}"
        for id, tally in review.done.techniques.items()
    ]
    if not rows:
        return []
    titles = speaker.say("review-tally-titles")
    ruler = " | ".join(["---"] + ["---:"] * titles.count("|"))
    return [f"| {row} |" for row in (titles, ruler, *rows)]


def _remark(page: "MovePage", speaker: Speaker) -> str:
    """A move worth looking at again, with what could have been done."""
    parts = page.verdict(speaker)
    if page.move.is_proved:
        parts = (f"{page.short(speaker)}.",)
    named, *told = page.instead(speaker) or ("",)
    head = f"**{page.headline(speaker)}** {' '.join(filter(None, (*parts, named)))}"
    return _entry("- ", head, told, in_lines=page.is_easier_in_lines)


def _told(page: "MovePage", speaker: Speaker) -> str:
    """A move with its reason."""
    from tutor.learn.review.pages import clock

    told = page.proof(speaker.language) + page.instead(speaker)[:1]
    verdict = " ".join(page.verdict(speaker))
    head = f"**{page.deed(speaker)}** ({clock(page.move.seconds)}) {verdict}"
    return _entry(f"{page.move.number}. ", head, told, in_lines=page.is_in_lines)


def _entry(marker: str, head: str, told: Sequence[str], *, in_lines: bool) -> str:
    """An entry of a list; a chain, which is told link by link, is a list below it."""
    if not in_lines:
        return " ".join((marker + head, *told))
    return "\n".join((marker + head, *(f"{' ' * len(marker)}- {line}" for line in told)))


# JSON


def _as_json(game: SavedGame, done: ReviewedGame, speaker: Speaker) -> JsonObject:
    totals, lesson_of = done.review.done, done.lesson_of
    return {
        "game": game.id,
        **game.heading,
        "solved": totals.is_solved,
        "seconds": round(totals.seconds, 3),
        "hints": totals.hints,
        "moves": done.moves(speaker.language),
        "techniques": {id: asdict(tally) for id, tally in totals.techniques.items()},
        "next": [
            {"technique": topic.technique, "reason": topic.why}
            | ({} if lesson_of is None else {"lesson": lesson_of(topic.technique)})
            for topic in totals.next
        ],
    }
