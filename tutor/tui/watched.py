"""A puzzle left while it was watched being solved: it waits at its step, one for each game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.activity.entry import Found, read_text
from tutor.games.both import game_named
from tutor.games.game import AnyPuzzle, Game
from tutor.language import Speaker
from tutor.store import Store
from tutor.tui.skins import skin_of

if TYPE_CHECKING:
    from tutor.activity.walk import Walk
    from tutor.tui.app import TutorApp

_PLACE = "watched:{}"


@dataclass(frozen=True)
class Watched:
    """A puzzle, what it is called, and the step in sight."""

    puzzle: AnyPuzzle
    title: str
    step: int
    used: tuple[str, ...] | None
    """What may be used to solve it, where that is not everything."""

    def going_on(self, speaker: Speaker) -> str:
        """That it was left, in words."""
        titled = skin_of(self.puzzle.game).titled(self.puzzle, self.title, speaker)
        return speaker.say("watch-going-on", title=titled, step=self.step + 1)


def keep_watched(store: Store, walk: "Walk", puzzle: AnyPuzzle) -> None:
    """Write down where somebody is who watches; one that was watched to its end waits no more."""
    if walk.is_refused or walk.way is not None or not walk.has_begun:
        return
    name = _PLACE.format(puzzle.game)
    if walk.is_at_end:
        here = watched(store, game_named(puzzle.game))
        if here is not None and here.puzzle.key == puzzle.key:
            store.save_course(name, None)
    elif (text := _written(puzzle)) is not None:
        used = None if walk.used == walk.solver.ladder else list(walk.used)
        place = {"text": text, "title": walk.title, "step": walk.index, "used": used}
        store.save_course(name, place)


def watched(store: Store, game: Game) -> Watched | None:
    """What waits of a game."""
    place = store.course().get(_PLACE.format(game.name))
    if not isinstance(place, dict):
        return None
    text, title, step, used = (place.get(key) for key in ("text", "title", "step", "used"))
    if not (isinstance(text, str) and isinstance(title, str) and isinstance(step, int)):
        return None
    found = read_text(text, (game,))
    if not isinstance(found, Found):
        return None
    only = tuple(map(str, used)) if isinstance(used, list) else None
    return Watched(found.puzzles[0][1], title, max(step, 0), only)


def watch_on(app: "TutorApp", left: Watched) -> None:
    """Watch the puzzle that was left, from the step that was in sight."""
    walk = skin_of(left.puzzle.game).screens().walk
    screen = walk(left.puzzle, left.title, left.used, None)
    screen.begins_at = left.step
    app.show(screen)


def _written(puzzle: AnyPuzzle) -> str | None:
    """The puzzle in the first format from which it is read as it is, with what is on its board."""
    alike = list[str]()
    for form in puzzle.formats:
        text = puzzle.write(form)
        found = None if text is None else read_text(text, (game_named(puzzle.game),))
        if text is not None and isinstance(found, Found):
            again = found.puzzles[0][1]
            if again == puzzle:
                return text
            if again.key == puzzle.key:
                alike.append(text)
    return alike[0] if alike else None
