"""What is beside a change is not drawn again, and what is on the screen is what was said last."""

from pathlib import Path

import pytest
from textual.app import App, ComposeResult, RenderResult
from textual.content import Content
from textual.widgets import Static

from tests.tui.driver import on_screen, tutor
from tutor.tui.parts.pane import Kept
from tutor.tui.screens.course import CourseScreen
from tutor.tui.widgets.status import KeyBar


class Counted(Kept):
    """Counts how often it is drawn."""

    drawings = 0

    def render(self) -> RenderResult:
        self.drawings += 1
        return super().render()

    @property
    def shown(self) -> str:
        return self.render_lines(self.size.region)[0].text.strip()


class Lines(App[None]):
    """Something that changes above and below something that is kept."""

    CSS = "* { height: 1; }"

    def compose(self) -> ComposeResult:
        yield Static(id="above")
        yield Counted("kept")
        yield Static(id="below")


@on_screen
async def test_a_text_is_drawn_once_until_it_looks_different() -> None:
    app = Lines()
    async with app.run_test() as pilot:
        kept = app.query_one(Counted)

        async def after(text: str) -> tuple[str, int]:
            kept.rewrite(Content(text))
            for line in app.query(Static):
                if line is not kept:
                    line.update(f"beside {text}")
            await pilot.pause()
            return kept.shown, kept.drawings

        _, first = await after("one")
        assert await after("one") == ("one", first), "others change around it"
        assert await after("two") == ("two", first + 1)
        assert await after("one") == ("one", first + 1), "it was drawn before"
        kept.rewrite(Content.styled("one", "bold"))
        await pilot.pause()
        assert kept.drawings == first + 2, "the same words in another style"
        app.theme = "textual-light"
        await pilot.pause()
        assert (await after("one"))[1] > first + 2, "other colours"


@on_screen
async def test_a_screen_is_told_once_when_it_opens_and_again_for_another_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    retell = CourseScreen.retell

    def counted(screen: CourseScreen) -> None:
        told.append(type(screen).__name__)
        retell(screen)

    monkeypatch.setattr(CourseScreen, "retell", counted)
    async with tutor(tmp_path, first=lambda app: app.lessons.open_course()) as t:
        assert told == ["CourseScreen"]
        await t.pilot.resize_terminal(120, 40)
        await t.settle()
        assert len(told) == 2


class Bottom(App[None]):
    """A bottom line alone."""

    def compose(self) -> ComposeResult:
        yield KeyBar("keys")


@on_screen
async def test_the_room_at_the_right_stays_unless_keys_need_it() -> None:
    app = Bottom()
    async with app.run_test(size=(54, 3)):
        bar = app.query_one(KeyBar)

        def room(keys: int, right: str) -> int:
            bar.show([(str(key), str(key), "a name") for key in range(keys)], right)
            width = app.query_one("#right").styles.width
            return int(width.value) if width is not None else 0

        assert room(2, "r1c1 black") == 11
        assert room(2, "r1c1") == 11, "nothing is laid out again"
        assert room(2, "r10c10 black") == 13
        assert room(4, "r1c1") == 5, "the last key would be covered"
