"""The last exercise of a lesson: a grid whose hardest step is its technique, played to the end."""

from tutor.cli.course.session import Session
from tutor.cli.orders import USUAL, made
from tutor.cli.plain_play import PlainPlay
from tutor.learn.course import INTRODUCTIONS
from tutor.play.orders import Order


def play_for(session: Session, lesson: str) -> None:
    """Play such a grid, or go on with the one that waits; then say what it has shown."""
    order, title = Order(USUAL, technique=lesson), f"technique:{lesson}"
    if lesson in INTRODUCTIONS:
        order, title = Order(USUAL, "beginner"), "level:beginner"
    before = session.store.events()
    player = PlainPlay(session.run, session.store)
    games = session.store.games()
    waiting = next((game for game in games if game.is_open and game.title == title), None)
    if waiting is not None:
        player.resume(waiting)
    else:
        grid = made(order, player.speaker)
        if grid is None:
            session.say("order-unavailable")
            return
        player.begin(grid, title, is_ours=True)
    player.loop()
    for event in session.store.events():
        if event.technique == lesson and event not in before:
            session.say("exercise-worth", percent=round(100 * event.credit))
