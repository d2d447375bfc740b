"""The last exercise of a lesson: a puzzle whose hardest step it teaches, played to the end."""

from dataclasses import replace

from tutor.cli.binding import COMMANDS
from tutor.cli.course.session import Session
from tutor.cli.plain.begin import begin_from
from tutor.cli.plain.play import PlainPlay
from tutor.games.both import game_of
from tutor.games.game import Fresh, Shipped
from tutor.learn.course import INTRODUCTIONS


def play_for(session: Session, lesson: str) -> None:
    """Play such a puzzle, or go on with the one that waits; then say what it has shown."""
    run, store = session.run, session.store
    before = store.events()
    game = COMMANDS[game_of(lesson).name]()
    technique, solved = None if lesson in INTRODUCTIONS else lesson, game.plain().solved(store)
    source = game.game.to_use(technique, solved)
    if not isinstance(source, Fresh | Shipped):
        source = game.plain().next_one(store)
    table = begin_from(replace(source, goes_on=True), game, run, store)
    if table is None:
        session.say("order-unavailable")
        return
    PlainPlay(run, store, table).loop()
    for event in store.events():
        if event.technique == lesson and event not in before:
            session.say("exercise-worth", percent=round(100 * event.credit))
