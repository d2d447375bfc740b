"""However long a life was, home and the course open as for somebody who has just begun."""

import asyncio
from pathlib import Path

from tests.store import full_life
from tutor.learn.learner import open_store
from tutor.tui.app import TutorApp


def steps(folder: Path, games: int, events: int) -> dict[str, int]:
    """The steps that SQLite takes for each screen."""
    filled = open_store(folder)
    full_life.live(filled, games, events)
    filled.close()
    store = open_store(folder)
    taken = 0

    def step() -> int:
        nonlocal taken
        taken += 1
        return 0

    store.database._connection.set_progress_handler(step, 10)
    counts = {}

    async def walk() -> None:
        app = TutorApp(store, language="en", greets=False)
        async with app.run_test() as pilot:
            await pilot.pause()
            counts["home"] = taken
            app.lessons.open_course()
            await pilot.pause()
            counts["course"] = taken - counts["home"]
            await pilot.press("escape")
            await pilot.pause()
            counts["back"] = taken - counts["home"] - counts["course"]

    asyncio.run(walk())
    store.close()
    return counts


def test_what_is_read_does_not_grow_with_what_was_done(tmp_path: Path) -> None:
    short = steps(tmp_path / "short", 40, 1000)
    long = steps(tmp_path / "long", 160, 8000)
    assert all(count > 0 for count in short.values())
    for screen, count in long.items():
        assert count < 1.5 * short[screen], screen
