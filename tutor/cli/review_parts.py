"""What the reviews of both games have in common as texts: the list, tables, where they go."""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from tutor.base.language import Language
from tutor.base.shown import printable
from tutor.cli.files import write_whole
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.learn.read_back import ReadBack
from tutor.store.game_rows import Record
from tutor.tui.screens.review_words import clock

P = TypeVar("P")


def chosen(games: Sequence[Record[P]], number: str | None, run: Run) -> Record[P]:
    """The game of that number, or the one played last."""
    if number is None:
        return games[0]
    game = {str(game.id): game for game in games}.get(number.strip())
    if game is None:
        run.refuse(run.say("review-unknown", found=printable(number)))
    return game


def deliver(text: str, target: str | None, run: Run) -> None:
    """Print a review, or write it to a file."""
    if target is None or target == "-":
        sys.stdout.write(text)
        return
    try:
        write_whole(Path(target), text.encode("utf-8"), private=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        run.refuse(run.say("progress-cannot-write", name=printable(target, 200), reason=reason))


def listed_line(game: Record[P], title: str, cells: int, speaker: Speaker) -> str:
    """A game in the list, as the screen shows it, after its number."""
    told = speaker.say(
        "progress-game",
        day=game.updated.astimezone().strftime("%Y-%m-%d"),
        title=title,
        filled=f"{game.filled}/{cells}",
        time=clock(game.elapsed),
        state="solved" if game.is_solved else "open",
    )
    return f"{game.id:>4}  {told}"


def part(title: str, lines: list[str]) -> Iterator[str]:
    """A chapter, unless there is nothing to say in it."""
    if lines:
        yield from ("", f"## {title}", "", *lines)


def table(done: ReadBack, name: Callable[[str, Language], str], speaker: Speaker) -> list[str]:
    """How often each technique was met, by its name."""
    if not done.techniques:
        return []
    rows = [
        f"{name(id, speaker.language)} | {tally.unaided} | {tally.hinted}"
        f" | {tally.told} | {tally.missed} | {tally.guessed}"
        for id, tally in done.techniques.items()
    ]
    titles = speaker.say("review-tally-titles")
    ruler = " | ".join(["---"] + ["---:"] * titles.count("|"))
    return [f"| {row} |" for row in (titles, ruler, *rows)]
