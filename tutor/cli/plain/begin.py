"""How a game in plain text begins, or goes on, whatever the game."""

from secrets import randbelow

from tutor.cli.game_commands import GameCommands
from tutor.cli.plain.table import PlainTable
from tutor.cli.progress import Progress
from tutor.cli.run import Run, print_text
from tutor.games.game import AnyPuzzle, Fresh, Shipped
from tutor.language import Speaker
from tutor.store import Store


def made(source: Fresh | Shipped, speaker: Speaker) -> AnyPuzzle | None:
    """The puzzle of a source, with how far the work is for whoever is watching."""
    if isinstance(source, Shipped):
        return source.read()

    def told(count: int) -> str:
        return speaker.say("work-tried" if count else "generate-working", count=count)

    with Progress() as progress:
        return source.make(randbelow(10**9), progress.counted(told))


def begin_from(
    source: Fresh | Shipped, game: GameCommands, run: Run, store: Store
) -> PlainTable | None:
    """Play what comes from a source, or go on with it; None if there is nothing like it."""
    speaker, plain = game.game.speaker(run.speaker.language), game.plain()
    table = plain.resume(source.title, store, speaker) if source.goes_on else None
    if table is not None:
        return table
    puzzle = made(source, speaker)
    return None if puzzle is None else plain.begin(puzzle, source.title, store, speaker)


def begin_with(
    puzzle: AnyPuzzle, title: str, game: GameCommands, run: Run, store: Store
) -> PlainTable:
    """Play a puzzle of somebody else's, once it is said what it is worth."""
    speaker = game.game.speaker(run.speaker.language)
    worth = puzzle.judge(lambda count: None)
    if not worth.is_sound:
        print_text(f"{speaker.say('offer-title')}. {worth.tell(speaker)}")
    return game.plain().begin(puzzle, title, store, speaker)
