"""What the coach says on the screen: legends of chains, and long tellings read page by page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.style import Style
from textual.style import Style as ContentStyle

from tests.grids import CLASSIC, grid_of
from tests.learn.exams import paper_of
from tests.narrate.chain import NINE, SHORT, long_step, step_of, told_as_chains
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import say
from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import Advice, diagnose
from tutor.games.sudoku.coach import Light, Question, Told
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.watching import Watch
from tutor.learn.exam.exam import Exam
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.techniques.position import Position
from tutor.techniques.step import Step
from tutor.tui.app import TutorApp
from tutor.tui.parts.pane import Pane
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.widgets.speech import broken
from tutor.tui.widgets.speech import spoken as in_lines

LONG = long_step(44)
"""More lines than any screen has."""
EMPTY = grid_of("." * 81)


def spoken(told: Told, width: int) -> list[tuple[str, str]]:
    """What is drawn at a width: each character with the name of its style, line by line."""
    drawn = []
    for line in in_lines(told, width, lambda name: Style(meta={"is": name})):
        styles = {
            place: str(span.style.meta.get("is", ""))
            for span in line.spans
            if isinstance(span.style, ContentStyle)
            for place in range(span.start, span.end)
        }
        drawn += [(letter, styles.get(place, "")) for place, letter in enumerate(line.plain)]
        drawn.append(("\n", ""))
    return drawn


def legend_told(step: Step) -> Told:
    light = Light(step.marks, chain=step)
    return Told(("Here.",), light, legend_of(step.marks, NINE, "en", step))


@pytest.mark.parametrize("width", [20, 28])
def test_a_chain_fits_the_coach_and_its_numbers_look_like_its_candidates(width: int) -> None:
    drawn = spoken(legend_told(SHORT), width)
    text = "".join(words for words, _ in drawn)
    assert max(map(len, text.splitlines())) <= width
    assert text.replace("\u00a0", " ").splitlines()[2].startswith("① r2c3≠5 ⇒ ② r2c8=5")
    styled = {words: name for words, name in drawn if name}
    assert styled == {
        **dict.fromkeys("②④⑥", "role-1"),
        **dict.fromkeys("①③⑤", "role-2"),
    }


def test_roles_beside_a_chain_have_the_next_keys() -> None:
    marks = (*SHORT.marks, SHORT.marks[0]._replace(cell=80, digit=9, role="set-a"))
    drawn = spoken(legend_told(Step(SHORT.technique, marks=marks, links=SHORT.links)), 40)
    assert ("γ", "role-3") in drawn
    assert "".join(words for words, _ in drawn).splitlines()[-1] == "γ Set A: r9c9"


# Long tellings


def walking_through(step: Step, monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks have one step only."""

    def walk(position: Position, techniques: object) -> Iterator[Step]:
        if not solved:
            solved.append(step)
            yield step

    solved: list[Step] = []
    monkeypatch.setattr("tutor.games.sudoku.solver.walk", walk)


def advising(step: Step, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hint is a step."""

    def advice(question: Question, watch: Watch | None = None) -> Advice:
        return Advice(diagnose(question.grid), step)

    monkeypatch.setattr(Question, "advice", advice)


def history(t: Driver) -> list[str]:
    """The part of what the coach said that is in sight."""
    region = t.board_screen.query_one("#coach-card").content_region
    return [line[region.x : region.right].strip() for line in t.lines()[region.y : region.bottom]]


def is_more(t: Driver) -> bool:
    return any("more ▾" in line or "la suite ▾" in line for line in history(t))


async def read_to_the_end(t: Driver) -> set[str]:
    """Press Space until there is no more; all the lines seen."""
    seen = set(history(t))
    for _ in range(30):
        assert t.board_screen.coach.has_more == is_more(t)
        if not is_more(t):
            return seen
        await t.press("space")
        seen |= set(history(t))
    raise AssertionError("it has no end")


def lines_of(language: Language) -> set[str]:
    """The lines of the links, each short enough for any coach."""
    told = narrate.narrate(LONG, NINE, language)
    return set(told.reasons[:-1])


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@on_screen
async def test_a_long_hint_is_read_from_its_beginning_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    advising(LONG, monkeypatch)
    with told_as_chains():
        async with tutor(tmp_path, grid=EMPTY, size=size) as t:
            assert not is_more(t)
            await t.press("h", "e")
            assert t.title() == narrate.title(LONG, NINE, "en")
            assert "●●●●" in t.text()
            assert is_more(t)
            assert f"{say('en', 'key-space')}  {say('en', 'coach-more')}" in t.text()
            seen = await read_to_the_end(t)
            unlabelled = {line.removeprefix("Why").strip() for line in seen}
            assert lines_of("en") <= unlabelled
            assert any(line.endswith("ⓧ\u00a0r4c8=1") for line in seen)
            await t.press("pageup")
            assert is_more(t)


@on_screen
async def test_a_long_step_of_a_walk_is_read_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    walking_through(LONG, monkeypatch)

    def first(app: TutorApp) -> None:
        app.puzzles.walk(GridPuzzle(EMPTY), "typed")

    with told_as_chains():
        async with tutor(tmp_path, language="fr", first=first) as t:
            await t.press("right")
            assert f"{say('fr', 'key-space')}  {say('fr', 'coach-more')}" in t.text()
            beginning = history(t)
            assert lines_of("fr") <= await read_to_the_end(t)
            await t.press("right", "left")
            assert history(t) == beginning, "told again, from its beginning"


@on_screen
async def test_a_long_page_of_a_lesson_is_read_before_it_is_turned(tmp_path: Path) -> None:
    with told_as_chains():
        async with tutor(tmp_path, first=lambda app: app.lessons.open_lesson("naked-pair")) as t:
            lesson = t.board_screen
            assert isinstance(lesson, LessonScreen)
            page = lesson.lesson.index
            lesson.coach.forget()
            lesson.coach.tell(Told(narrate.hint(LONG, NINE, "en", 4).sentences))
            await t.settle()
            assert history(t)[2].startswith("Technique")
            assert lines_of("en") <= await read_to_the_end(t)
            assert lesson.lesson.index == page
            await t.press("space")
            assert lesson.lesson.index == page + 1


@on_screen
async def test_a_short_answer_has_no_more(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("h")
        assert not is_more(t)
        assert not t.board_screen.coach.has_more


@on_screen
async def test_the_numbers_are_on_a_board_that_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    removed = step_of(SHORT.links, "r2c5<>5")
    advising(removed, monkeypatch)
    with told_as_chains():
        async with tutor(tmp_path, grid=EMPTY, size=(120, 40)) as t:
            await t.press("e")
            assert "5①" in "".join(t.drawn("r2c3"))
            assert "5④" in "".join(t.drawn("r5c2"))
            assert "5×" in "".join(t.drawn("r2c5"))
            await t.resize(80, 24)
            assert "".join(t.drawn("r2c3")).endswith("①"), "in the corner of its cell"
            await t.press("space", "space")
            assert "①\u00a0r2c3≠5" in t.text()


@on_screen
async def test_room_enlarges_the_board_then_the_card_then_the_margins(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for size, widest, centred in (
            ((80, 24), 26, False),
            ((120, 40), 46, False),
            ((200, 60), 66, True),
        ):
            await t.resize(*size)
            board, coach = t.view.region, t.board_screen.coach.region
            assert 25 <= coach.width <= widest, size
            left, right = board.x, size[0] - coach.right
            assert (left > 0) == centred
            assert abs(left - right) <= 1, "as much room at either side"
            assert coach.y == board.y


@on_screen
async def test_what_came_before_is_unfolded_by_a_key_and_by_a_click(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4", "u")
        folded = say("en", "coach-earlier-count", count=2)
        assert f"▸ {folded}" in t.text()
        await t.press("H")
        assert f"▸ {folded}" not in t.text()
        assert "• r1c3 = 4" in t.text()
        row = next(y for y, line in enumerate(t.lines()) if "▾ Earlier" in line)
        await t.pilot.click(offset=(t.lines()[row].index("▾ Earlier"), row))
        await t.settle()
        assert f"▸ {folded}" in t.text()


def test_no_line_ends_between_a_house_and_its_number_or_before_a_sign() -> None:
    for width in range(12, 40):
        for text in ("It is in box 3, or row 12 : is it so ?", "dans la ligne 3 du bloc 7"):
            lines = broken(text, width)
            assert " ".join(lines) == text
            assert not any(line[0] in "0123456789?:" for line in lines), lines


@on_screen
async def test_what_was_said_last_stands_first(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_exercises("x-wing")) as t:
        await t.press("h")
        drawn = t.text()
        question, hint = (sentence[:12] for sentence in (t.said()[0], t.said()[-1]))
        assert drawn.index(hint) < drawn.index(question)


@pytest.mark.parametrize("size", [(58, 16), (80, 24), (100, 34), (120, 40)])
@on_screen
async def test_a_line_of_what_came_before_is_one_line(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=size) as t:
        coach = t.board_screen.coach
        for _ in range(2):
            for keys in (("h", "h", "e", "a"), ("4", "u"), ("H",)):
                await t.press(*keys)
            for pane in ("#coach-earlier", "#coach-cell"):
                widget = coach.query_one(pane, Pane)
                assert not widget.display or widget.content_size.width >= coach.room


def sit_judge(app: TutorApp) -> None:
    """An exam of one question: is it one?"""
    app.exams.sit(Exam(paper_of("medium", questions=1, kinds=(("judge", 1),))))


@on_screen
async def test_a_question_and_both_its_answers_are_in_sight_where_there_is_little_room(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, size=(60, 20), first=sit_judge) as t:
        card = " ".join(line.rpartition("▌")[2].strip() for line in t.lines())
        screen = t.board_screen
        assert isinstance(screen, ExamScreen)
        assert [one for one in screen.question.ask("en") if one not in card] == []
        assert any("y  yes" in line and "n  no" in line for line in t.lines())
        footer = t.keys()
        assert "F6" not in footer
        await t.resize(50, 16)
        footer = t.keys()
        assert "F6 board" in footer
        await t.press("f6")
        footer = t.keys()
        assert "F6 coach" in footer
