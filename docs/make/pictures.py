"""The pictures of the README, made from the running program: ``python -m docs.make.pictures``.

One moves (a hint, rung by rung), three stand still. Nothing is faked: keys are pressed, and what
the screen holds then is drawn. The learner on Home and on the card is the one of the tests.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from docs.make.terminal import Frame, Screen, row_of, svg
from tests.grids import grid_of
from tests.tui.quiet import no_naps, settle
from tests.tui.test_pictures_of_a_learner import Calendar, live
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.learner import open_store, unread
from tutor.store import Settings, timestamps
from tutor.tui.app import TutorApp
from tutor.tui.screens.finish import FinishScreen
from tutor.tui.skins import skin_of

FOLDER = Path(__file__).parents[1] / "pictures"
NOW = datetime(2026, 3, 12, 15, tzinfo=UTC)
BOARD = 100, 34
GRID = "189.2.754.5.4186..46357981253.2.1.7..2...5..1691.4752..1.75.24..7.1.4.85345..21.7"
HINT = (
    ("", "Stuck? Ask for a hint …", 2.0),
    ("h", "where to look", 3.0),
    ("h", "what it is called", 3.0),
    ("h", "the pattern, lit up", 5.0),
    ("h", "the reason, and what follows", 7.0),
    ("a", "apply it, and go on", 3.0),
)
"""The keys of the picture that moves, what is said of each, and how long it stays."""
Open = Callable[[TutorApp], object]


class Still(NamedTuple):
    """A picture that does not move: what is opened, what is pressed, what there is to see."""

    told: str
    opens: Open | None = None
    keys: tuple[str, ...] = ()
    size: tuple[int, int] = BOARD


STILLS = {
    "home": Still("Home: what comes next, what is due, and what you know", size=(90, 26)),
    "lesson": Still(
        "A page of a lesson, its pattern lit up on the board",
        lambda tutor: tutor.lessons.open_lesson("xy-wing"),
        ("space",),
    ),
    "finish": Still(
        "The card at the end of a game: your time, your pace, and what comes next",
        lambda tutor: tutor.push_screen(FinishScreen(skin_of("sudoku").kept(tutor.store, 1)[0])),
        size=(90, 26),
    ),
}


async def shots(
    folder: Path,
    opens: Open | None,
    presses: Sequence[Sequence[str]],
    size: tuple[int, int] = BOARD,
) -> list[Screen]:
    """The screens after each series of keys."""
    store = open_store(folder)
    app = TutorApp(
        store,
        language="en",
        first=None if opens is None else lambda tutor: _open(tutor, opens),
        clock=lambda: 0.0,
        now=lambda: NOW,
        greets=False,
    )
    found = []
    with patch.object(timestamps, "now", lambda: NOW):
        async with app.run_test(size=size) as pilot:
            await settle(app)
            for keys in presses:
                for key in keys:
                    await pilot.press(key)
                    await settle(app)
                app.clear_notifications()
                await settle(app)
                found.append(tuple(map(row_of, app.screen._compositor.render_strips())))
    store.close()
    return found


def _open(tutor: TutorApp, opens: Open) -> None:
    opens(tutor)


def learner(folder: Path) -> Path:
    """Somebody who has learnt for some months."""
    calendar = Calendar()
    store = open_store(folder)
    with patch.object(timestamps, "now", calendar):
        live(store, calendar)
        calendar.now = NOW
        for game in unread(store):
            store.add_events(game.open()(lambda: None), of=game.birth)
    store.save_settings(Settings(less_motion=True, language="en", theme="dark"))
    store.close()
    return folder


def the_hint(folder: Path) -> str:
    """A hint, one rung a press."""
    presses = [("f",), *([key] for key, _, _ in HINT[1:])]
    screens = asyncio.run(
        shots(
            folder,
            lambda tutor: tutor.puzzles.play(GridPuzzle(grid_of(GRID)), "level:hard"),
            presses,
        )
    )
    frames = [
        Frame(screen, seconds, key, caption)
        for screen, (key, caption, seconds) in zip(screens, HINT, strict=True)
    ]
    return svg(frames, "A hint on a Sudoku board, rung by rung, until the whole reason is told")


def the_still(folder: Path, still: Still) -> str:
    """One screen."""
    (screen,) = asyncio.run(shots(folder, still.opens, [still.keys], still.size))
    return svg([Frame(screen)], still.told)


def main() -> None:
    """Draw all of them, into the folder of the pictures or into another."""
    into = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, no_naps():
        drawn = {"hint": the_hint(Path(name, "new"))}
        lived = learner(Path(name, "lived"))
        drawn |= {name: the_still(lived, still) for name, still in STILLS.items()}
    for name, text in drawn.items():
        path = into / f"{name}.svg"
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
