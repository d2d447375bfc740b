"""The last exercise of a lesson: a grid whose hardest step is its technique, played to the end."""

from collections.abc import Iterator

from tutor.cli.orders import USUAL, made
from tutor.cli.plain_learn_input import typed_lines
from tutor.cli.plain_learn_session import Session
from tutor.cli.plain_play import PlainPlay
from tutor.learn.review import review
from tutor.play.orders import Order
from tutor.store import GameRecord


class _Play(PlainPlay):
    """A game whose lines come from where those of the lesson came from."""

    def _lines(self) -> Iterator[str]:
        return typed_lines()


def play_for(session: Session, lesson: str) -> None:
    """Play such a grid, or go on with the one that waits; then keep what it shows."""
    title = f"technique:{lesson}"
    player = _Play(session.run, session.store)
    games = session.store.games()
    waiting = next((game for game in games if game.is_open and game.title == title), None)
    if waiting is not None:
        player.resume(waiting)
    else:
        grid = made(Order(USUAL, technique=lesson), player.speaker)
        if grid is None:
            session.tell(player.speaker.say("order-unavailable"))
            return
        player.begin(grid, title, is_ours=True)
    player.loop()
    for game in session.store.unread_games():
        if game.title == title:
            _count(session, lesson, game)


def _count(session: Session, lesson: str, game: GameRecord) -> None:
    """Read a finished game back for what it shows of this technique and of others."""
    read = review(game.puzzle, session.store.log(game.id), title=game.title)
    events = read.events(game.updated)
    session.warn(session.store.add_events(events, game))
    session.keep_progress(lesson, session.progress(lesson).with_done("use"))
    for event in events:
        if event.technique == lesson:
            session.say("learn-worth", percent=round(100 * event.credit))
