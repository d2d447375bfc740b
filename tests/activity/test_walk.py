"""Watching a puzzle being solved, without a screen: the steps, back and forth, filters, the end."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.explain.test_path import puzzle
from tests.grids import (
    CLASSIC,
    CLASSIC_SOLUTION,
    NEEDS_NETS,
    NINE_SOLUTIONS,
    VERY_HARD,
    grid_of,
    holes,
)
from tests.tui.nonogram.playing import HEART, TWO_PICTURES
from tutor import narrate
from tutor.activity.said import Reply, Said
from tutor.activity.walk import Walk
from tutor.base.language import Language
from tutor.base.watch import Stopped
from tutor.explain.path import path
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.game import Way
from tutor.games.nonogram.coach import Light as PictureLight
from tutor.games.nonogram.solver import PictureSolver
from tutor.games.sudoku.coach import Light
from tutor.games.sudoku.solver import GridSolver
from tutor.games.told import AnyLight
from tutor.games.watching import Watch, nobody_watches
from tutor.language import LANGUAGES, Speaker
from tutor.language.rating import rated_as
from tutor.narrate import nonogram as narrate_nonogram
from tutor.nonogram.explain import path as picture_path
from tutor.nonogram.position import Position as PicturePosition
from tutor.nonogram.rules.ladder import LADDER as RULES
from tutor.rating.record import rate, rated_by_walk
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER, SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
"""Needs an X-Wing, and subsets before it."""
NEEDS_SEARCH = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SHORT = CLASSIC_SOLUTION[:76] + "....." + CLASSIC_SOLUTION[81:]
"""Five steps, all of them full houses."""
DUPLICATE = "55" + CLASSIC[2:]
NO_SOLUTION = CLASSIC[:2] + "2" + CLASSIC[3:]


class Watcher:
    """Somebody who watches a grid: the steps are found as far as they are asked for."""

    def __init__(
        self,
        grid: Grid,
        used: tuple[str, ...] | None = None,
        language: Language = "en",
        title: str = "typed",
        way: Way | None = None,
    ) -> None:
        self.language, self.shown, self.said = language, grid, list[str]()
        self.walk = Walk(
            lambda: GridSolver(grid, self._show),
            lambda: self.speaker,
            title=title,
            used=used,
            way=way,
        )
        self.begin()

    def _show(self, grid: Grid) -> None:
        self.shown = grid

    @property
    def speaker(self) -> Speaker:
        return SUDOKU.speaker(self.language)

    def say(self, message: str, **values: str | int) -> str:
        return self.speaker.say(message, **values)

    def begin(self, watch: Watch = nobody_watches) -> None:
        self.answers = self.walk.find(watch)
        self.find(1)

    def find(self, steps: int | None = None) -> None:
        """Find so many steps more, or all that there are."""
        while steps is None or steps > 0:
            answer = next(self.answers, None)
            if answer is None:
                return
            self.take(answer())
            steps = None if steps is None else steps - 1

    def take(self, reply: Reply) -> Reply:
        self.said += reply.sentences
        self.walk.board.show()
        return reply

    @property
    def light(self) -> AnyLight:
        return self.walk.light[0]

    @property
    def techniques(self) -> list[str]:
        return [stage.technique for stage in self.walk.stages]


def watching(text: str, language: Language = "en", used: tuple[str, ...] | None = None) -> Watcher:
    """A grid whose steps are all known."""
    watcher = Watcher(grid_of(text), used, language)
    watcher.find()
    return watcher


def ids(techniques: tuple[Technique, ...]) -> tuple[str, ...]:
    return tuple(technique.id for technique in techniques)


# The steps


@pytest.mark.parametrize("index", range(4))
def test_the_steps_are_those_of_the_path(index: int) -> None:
    grid = puzzle(index).grid
    w = Watcher(grid)
    w.find()
    expected = path(grid)
    assert w.techniques[: len(expected.steps)] == [step.technique for step in expected.steps]
    if expected.is_complete:
        assert len(w.walk.stages) == len(expected.steps)
        assert w.walk.searched_from is None
    w.take(w.walk.last())
    assert w.shown.is_full


def test_each_board_is_the_one_its_step_is_taken_on() -> None:
    w = watching(X_WING)
    position = Position(grid_of(X_WING))
    for index, step in enumerate(path(grid_of(X_WING)).steps):
        w.take(w.walk.go_to(index))
        assert w.shown == position.grid()
        position.apply(step)
        lit = w.light
        assert isinstance(lit, Light)
        assert (lit.placements, lit.eliminations) == (step.placements, step.eliminations)
    w.take(w.walk.last())
    assert w.shown == position.grid()


def test_a_search_takes_over_where_techniques_end() -> None:
    w = watching(VERY_HARD, used=ids(AT_A_GLANCE))
    by_logic = path(grid_of(VERY_HARD), AT_A_GLANCE)
    first = w.walk.searched_from
    assert first == len(by_logic.steps)
    assert w.techniques[first] == SEARCH.id
    assert SEARCH.id not in w.techniques[:first]
    w.take(w.walk.last())
    assert w.shown.values == search.solve(grid_of(VERY_HARD))


@pytest.mark.parametrize(
    ("language", "space"), [("en", "about 9.59 × 10^36"), ("fr", "environ 9,59 × 10^36")]
)
def test_how_much_there_was_to_search_is_told(language: Language, space: str) -> None:
    w = watching(NEEDS_SEARCH, language, used=ids(AT_A_GLANCE))
    first = w.walk.searched_from
    assert first is not None
    w.take(w.walk.go_to(first))
    assert w.say("walk-stuck", count=space) in w.said
    w.take(w.walk.last())
    assert w.say("walk-searched", step=first + 1, count=space) in w.said[-1]
    count = w.walk.counts()[SEARCH.id]
    assert f"{count} × {narrate.called(SEARCH.id, language)}" in w.said[-1]


def test_a_very_hard_grid_to_its_end() -> None:
    w = watching(NEEDS_NETS)
    counts = w.walk.counts()
    assert sum(counts.values()) == len(w.walk.stages)
    assert list(counts) == sorted(counts, key=list(TECHNIQUES).index)
    assert SEARCH.id not in counts, "every grid of this size is explained to the end"
    assert any(TECHNIQUES[technique].tier > LAST_TIER for technique in counts)
    solver = w.walk.solver
    assert isinstance(solver, GridSolver)
    assert solver.rating == rate(grid_of(NEEDS_NETS))
    assert rated_by_walk(solver.grid, [*path(solver.grid).steps[:1]]) is None


def test_what_has_no_rating() -> None:
    few = watching(CLASSIC, used=ids(LADDER[:3]))
    large = Watcher(holes(Geometry.of(3, 6), seed=1, empty=4))
    large.find()
    for w in (watching(NINE_SOLUTIONS), watching(CLASSIC_SOLUTION), few, large):
        assert isinstance(w.walk.solver, GridSolver)
        assert w.walk.solver.rating is None
        assert w.walk.is_known


def test_finding_can_be_stopped_and_what_was_found_stays() -> None:
    w, calls = Watcher(grid_of(CLASSIC)), list[float]()
    w.walk.use_all()

    def watch(share: float) -> None:
        calls.append(share)
        if len(calls) > 50:
            raise Stopped

    w.begin(watch)
    with pytest.raises(Stopped):
        w.find()
    assert w.walk.stages
    assert not w.walk.is_known


def test_a_technique_that_takes_long_can_be_stopped_by_its_pulse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever only pulses, and finds nothing, does not keep anybody from stopping."""
    pulses = list[float]()

    def endless(position: Position) -> Iterator[Step]:
        while True:
            position.pulse()
            yield from ()

    def watch(share: float) -> None:
        pulses.append(share)
        if len(pulses) > 500:
            raise Stopped

    slow = replace(TECHNIQUES["xy-chain"], finder=endless)
    monkeypatch.setitem(TECHNIQUES, "xy-chain", slow)
    w = Watcher(grid_of(CLASSIC), (LADDER[0].id, "xy-chain"))
    w.begin(watch)
    with pytest.raises(Stopped):
        w.find()
    assert pulses[-100:] == [0.5] * 100, "how far it is is told all the while"


# Back and forth


@pytest.mark.parametrize("language", LANGUAGES)
def test_next_previous_first_last(language: Language) -> None:
    w = watching(X_WING, language)
    walk, count = w.walk, len(w.walk.stages)
    assert w.said == [w.say("walk-welcome")]
    assert not isinstance(w.light, Light)
    w.take(walk.next())
    assert (walk.index, len(w.said) > 1) == (0, True)
    w.take(walk.next())
    w.take(walk.next())
    assert walk.index == 2
    assert w.say("walk-step", step=3, count=str(count)) in walk.status(1.0)
    w.take(walk.previous())
    assert walk.index == 1
    for _ in range(3):
        w.take(walk.previous())
    assert walk.index == 0
    assert not isinstance(w.light, Light), "before the first step nothing is told"
    w.take(walk.last())
    assert walk.index == count
    assert not walk.next(), "there is nothing after the end"
    w.take(walk.previous())
    assert walk.index == count - 1
    w.take(walk.go_to(0))
    assert w.shown == grid_of(X_WING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_it_does(language: Language) -> None:
    w = watching(X_WING, language)
    geometry = w.shown.geometry
    for number, step in enumerate(path(grid_of(X_WING)).steps):
        words = "\n".join(w.take(w.walk.go_to(number)).sentences)
        for cell, _ in step.placements + step.eliminations[:3]:
            assert geometry.cell_name(cell, language) in words
        if step.eliminations:
            cell, digit = step.eliminations[0]
            line = next(part for part in words.split("\n") if "→" in part)
            assert line.startswith(geometry.cell_name(cell, language))
            before, _, after = line.partition("→")
            assert str(digit) in before.partition(":")[2]
            assert str(digit) not in after


def test_before_and_after_the_step() -> None:
    w = watching(X_WING)
    steps = path(grid_of(X_WING)).steps
    placing = next(n for n, step in enumerate(steps) if step.placements)
    removing = next(n for n, step in enumerate(steps) if step.eliminations)
    for number in (placing, removing):
        w.take(w.walk.go_to(number))
        before, lit = w.shown, w.light
        assert w.take(w.walk.turn()).is_new
        assert w.walk.is_after
        assert w.shown != before
        assert w.light == Light(houses=steps[number].houses)
        w.take(w.walk.turn())
        assert (w.shown, w.light) == (before, lit)
    w.take(w.walk.turn())
    w.take(w.walk.next())
    assert not w.walk.is_after, "each step is shown before it first"
    w.take(w.walk.last())
    assert not w.walk.turn().is_new, "there is nothing after the end"


def test_a_step_that_was_turned_is_lit_though_it_was_not_told() -> None:
    w = watching(X_WING)
    w.take(w.walk.turn())
    w.take(w.walk.turn())
    assert w.light == w.walk.told.light
    w.take(w.walk.previous())
    assert w.light == AnyLight()


def test_a_step_is_told_again_in_another_language() -> None:
    w = watching(X_WING)
    assert not w.walk.retell()
    w.take(w.walk.next())
    w.language = "fr"
    (again,) = w.walk.retell().items
    assert isinstance(again, Said)
    assert again.replaces
    assert again.told == w.walk.told
    assert not w.walk.retell(), "once"
    assert w.walk.rows()[0].name == narrate.name(w.techniques[0], "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list(language: Language) -> None:
    w = Watcher(grid_of(X_WING), language=language)
    w.find(3)
    assert len(w.walk.lines()) == 3, "the end is not known yet"
    w.find()
    lines = w.walk.lines()
    assert len(lines) == len(w.walk.stages) + 1
    singles = ("full-house", "hidden-single", "naked-single")
    for number, (row, technique) in enumerate(zip(w.walk.rows(), w.techniques, strict=True), 1):
        assert (row.number, row.name) == (number, narrate.name(technique, language))
        assert row.line == lines[number - 1]
        assert row.is_basic == (technique in singles)
        assert ("=" in row.result) != ("≠" in row.result)
    assert lines[-1] == w.walk.end() == w.say("walk-end")


SK_LOOP = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"


def test_the_list_says_of_the_first_cell_what_goes_from_it_and_nothing_else() -> None:
    for text in (X_WING, SK_LOOP):
        w = watching(text)
        several = 0
        for row, step in zip(w.walk.rows(), path(grid_of(text)).steps, strict=False):
            if not step.eliminations:
                continue
            cell = step.eliminations[0].cell
            goes = {digit for one, digit in step.eliminations if one == cell}
            name, _, told = row.result.partition("≠")
            assert name == Geometry.of(3, 3).cell_name(cell)
            assert {int(digit) for digit in told.rstrip("…")} == goes
            assert told.endswith("…") == (len(goes) < len(step.eliminations))
            several += told.endswith("…")
        assert several


# Waiting


def test_a_step_that_is_not_known_yet_is_waited_for() -> None:
    w = Watcher(grid_of(CLASSIC))
    w.find(2)
    for _ in range(2):
        w.take(w.walk.next())
    waited = [w.walk.is_waiting]
    assert not w.walk.next()
    waited.append(w.walk.is_waiting)
    assert w.walk.index == 1, "it stays where it is"
    w.find(1)
    assert (w.walk.index, [*waited, w.walk.is_waiting]) == (2, [False, True, False])
    assert "3+" in w.walk.status(1.0)[1]
    w.take(w.walk.next())
    w.take(w.walk.previous())
    waited.append(w.walk.is_waiting)
    assert waited == [False, True, False], "the learner went elsewhere"
    assert w.take(w.walk.last()).sentences == (w.say("walk-finding"),)
    assert w.walk.is_waiting
    w.find()
    assert w.walk.is_at_end
    assert w.shown.values == [int(sign) for sign in CLASSIC_SOLUTION]
    assert "+" not in w.walk.status(1.0)[1]


def test_the_board_after_the_last_step_that_is_known() -> None:
    w = Watcher(grid_of(CLASSIC))
    w.find(1)
    assert w.walk.status(1.0)[1] == "1+ step", "none is shown yet"
    assert "previous" not in w.walk.offers
    w.take(w.walk.next())
    assert w.walk.status(1.0)[1] == "step 1 of 1+"
    w.take(w.walk.turn())
    assert w.shown.filled_count == grid_of(CLASSIC).filled_count + 1


@pytest.mark.parametrize(("technique", "is_there"), [("x-wing", True), ("swordfish", False)])
def test_a_technique_that_is_still_to_be_found(technique: str, is_there: bool) -> None:
    w = Watcher(grid_of(X_WING))
    w.find(2)
    assert (w.walk.seek(technique).items, w.walk.is_waiting) == ((), True)
    missing = w.say("filter-not-found", name=narrate.called(technique, "en"))
    assert missing not in w.said, "nobody knows yet"
    w.find()
    assert not w.walk.is_waiting
    if is_there:
        assert w.techniques[w.walk.index] == technique
    else:
        assert (w.walk.index, w.said[-1]) == (0, missing)


def test_answers_about_a_walk_that_is_no_more_say_nothing() -> None:
    w = Watcher(grid_of(X_WING))
    late = next(w.answers)
    w.walk.use_up_to("naked-single")
    assert not late()
    assert w.walk.stages == []


# Playing by itself


def test_it_plays_to_the_end_and_stops() -> None:
    w = watching(SHORT)
    assert w.take(w.walk.play()).items, "the first step is told at once"
    assert w.say("walk-playing", seconds="2.0") in w.walk.status(2.0)
    while w.walk.is_playing:
        w.take(w.walk.next())
    assert w.walk.is_at_end
    assert w.say("walk-playing", seconds="2.0") not in w.walk.status(2.0)
    assert not w.walk.play(), "there is nothing to play"
    assert not w.walk.is_playing
    w.take(w.walk.go_to(0))
    w.take(w.walk.play())
    w.take(w.walk.play())
    assert not w.walk.is_playing, "it is stopped"


def test_playing_stops_at_a_technique() -> None:
    w = watching(X_WING)
    w.walk.stop_at = "pointing"
    w.take(w.walk.play())
    while w.walk.is_playing:
        w.take(w.walk.next())
    assert w.walk.index == w.techniques.index("pointing") > 0


def test_playing_stops_at_a_technique_that_comes_late() -> None:
    w = Watcher(grid_of(SHORT))
    w.walk.stop_at = "full-house"
    assert not w.walk.play()
    assert w.walk.is_playing
    w.find()
    assert (w.walk.index, w.walk.is_playing) == (0, False), "the first step is one of them"


# Filters


@pytest.mark.parametrize("language", LANGUAGES)
def test_stop_at_a_technique(language: Language) -> None:
    w = watching(X_WING, language)
    assert [id for id, _ in w.walk.filters()] == ["stop", "up-to"]
    offered = dict(w.walk.techniques("stop"))
    assert list(offered) == list(w.walk.counts())
    assert offered["x-wing"] == narrate.name("x-wing", language)
    w.take(w.walk.seek("x-wing"))
    at, called = w.walk.index, narrate.called("x-wing", language)
    assert w.techniques[at] == "x-wing"
    assert w.say("walk-stops-at", name=called) in w.walk.status(1.0)
    assert [id for id, _ in w.walk.filters()] == ["stop", "up-to", "none"]
    w.take(w.walk.seek("x-wing"))
    assert (w.walk.index, w.said[-1]) == (at, w.say("filter-not-found", name=called))
    w.walk.use_all()
    assert w.say("walk-stops-at", name=called) not in w.walk.status(1.0)


def test_only_techniques_i_know() -> None:
    w = watching(X_WING)
    everything = w.walk.counts()
    w.take(w.walk.go_to(1))
    assert [id for id, _ in w.walk.techniques("up-to")] == [t.id for t in LADDER]
    w.walk.use_up_to("naked-triple")
    assert (w.walk.index, w.walk.stages) == (0, []), "it begins again"
    w.begin()
    w.find()
    allowed = {*w.walk.used, SEARCH.id}
    assert w.walk.used[-1] == "naked-triple"
    assert set(w.walk.counts()) <= allowed
    assert SEARCH.id in w.walk.counts()
    name = narrate.called("naked-triple", "en")
    assert w.say("walk-up-to", name=name) in w.walk.status(1.0)
    w.take(w.walk.last())
    assert "on, it took a search" in w.said[-1]
    assert ": about" not in w.said[-1], "whoever knows less finds it harder"
    w.walk.use_all()
    w.begin()
    w.find()
    assert w.walk.counts() == everything


def test_a_choice_that_is_no_beginning_of_the_ladder() -> None:
    w = watching(CLASSIC, used=("hidden-single",))
    assert w.say("walk-only", count=1) in w.walk.status(1.0)


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_summary(language: Language) -> None:
    w = watching(X_WING, language)
    w.take(w.walk.last())
    summary = w.said[-1].split("\n")
    assert summary[:2] == [w.say("walk-done"), w.say("walk-count", count=len(w.walk.stages))]
    for id, count in w.walk.counts().items():
        assert f"{count} × {narrate.called(id, language)}" in summary
    name, rating = narrate.called("x-wing", language), "4.0" if language == "en" else "4,0"
    found = rate(grid_of(X_WING))
    assert summary[-3:-1] == [
        w.say("walk-hardest", name=name, rating=rating),
        rated_as(w.speaker, found.level, found.score),
    ]
    assert name in summary[-1]


def test_several_solutions() -> None:
    w = watching(NINE_SOLUTIONS)
    first = w.walk.searched_from
    assert first is not None
    assert [stage.is_step for stage in w.walk.stages] == [True] * first + [False] * 9
    w.take(w.walk.go_to(first))
    assert "62,208" in w.said[-2]
    assert w.said[-1] == "Solution 1 of 9."
    boards = []
    for number in range(9):
        w.take(w.walk.go_to(first + number))
        boards.append(tuple(w.shown.values))
    assert set(boards) == {tuple(values) for values in search.solutions(grid_of(NINE_SOLUTIONS))}
    assert not w.walk.turn().is_new, "a solution has no other side"
    w.take(w.walk.last())
    assert w.said[-1].startswith("Logic can’t go on: there are 9 solutions.")
    assert w.say("walk-count", count=first) in w.said[-1]


def by(way: Way, text: str) -> Watcher:
    """Somebody who asked for a puzzle to be solved in one way."""
    w = Watcher(grid_of(text), way=way)
    w.find()
    w.take(w.walk.last())
    return w


def test_solved_in_three_ways_each_with_its_figures() -> None:
    ways: tuple[Way, ...] = ("logic", "both", "search")
    for way in ways:
        w = by(way, CLASSIC)
        assert "One solution.\nCandidate grids at the start: " in w.said[-1]
        assert "\nTime: " in w.said[-1]
        assert w.shown.is_full
    w = by("logic", NINE_SOLUTIONS)
    assert "9 solutions." in w.said[-1]
    assert "Candidate grids where logic ran out: 62,208." in w.said[-1]
    assert not w.shown.is_full
    assert all(stage.is_step for stage in w.walk.stages)


def test_a_walk_through_the_search_tree() -> None:
    w = by("search", NINE_SOLUTIONS)
    depths = [stage.depth for stage in w.walk.stages]
    assert None not in depths
    totals = w.said[-1].split("\n")[-1]
    assert totals.endswith("9 solutions.")
    assert f"depth {max(depth or 0 for depth in depths)};" in totals
    w.take(w.walk.go_to(1))
    assert w.said[-1] == "r2c9 can be 1, 3: try 1."
    assert "depth 1" in w.walk.status(1.0)
    assert w.walk.rows(1)[0].line == "2  r2c9=1  1 · choice"
    assert w.shown.values[17] == 1
    w.take(w.walk.previous())
    assert w.shown.values[17] == 0
    back = next(row for row in w.walk.rows() if row.name == "1 · back")
    assert back.result == "↩ r2c4", "nothing speaks against what led to a solution"
    w.take(w.walk.go_to(back.number - 1))
    assert w.said[-1] == "Back: is there another solution, without 2 in r2c4?"
    assert [id for id, _ in w.walk.filters()] == ["none"]
    w.walk.use_all()
    w.begin()
    w.find()
    assert w.walk.stages[0].is_step


def test_nothing_to_do() -> None:
    w = watching(CLASSIC_SOLUTION)
    w.take(w.walk.next())
    assert w.say("walk-done") in w.said[-1]
    for verb in (w.walk.previous, w.walk.last, w.walk.turn, w.walk.next):
        w.take(verb())
    assert w.walk.is_at_end


@pytest.mark.parametrize("text", [DUPLICATE, NO_SOLUTION])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grid_without_solution(language: Language, text: str) -> None:
    w = watching(text, language)
    walk = w.walk
    assert walk.is_refused
    assert w.said
    assert w.say("walk-welcome") not in w.said
    said = w.said.copy()
    verbs: tuple[Callable[[], Reply], ...] = (
        *(walk.next, walk.last, walk.previous, walk.play, walk.turn),
        lambda: walk.go_to(0),
    )
    for verb in verbs:
        w.take(verb())
    assert w.said == said
    assert not walk.is_playing
    assert not walk.is_waiting, "nothing will come"
    assert w.shown == grid_of(text)


# Nonograms


class PictureWatcher:
    """Somebody who watches a nonogram."""

    def __init__(self, start: PicturePosition, title: str = "") -> None:
        self.language: Language = "en"
        self.shown = start
        speaker = NONOGRAM.speaker(self.language)
        begin = lambda: PictureSolver(start, self._show)  # noqa: E731
        self.walk = Walk(begin, lambda: speaker, title=title)
        self.said = self.find()

    def _show(self, board: PicturePosition) -> None:
        self.shown = board

    def find(self) -> tuple[str, ...]:
        return sum((answer().sentences for answer in self.walk.find(nobody_watches)), ())

    def show(self, reply: Reply) -> tuple[str, ...]:
        self.walk.board.show()
        return reply.sentences


def test_every_step_of_a_nonogram_on_its_board() -> None:
    w = PictureWatcher(PicturePosition(HEART))
    steps, board = picture_path(PicturePosition(HEART)).steps, PicturePosition(HEART)
    assert [stage.technique for stage in w.walk.stages] == [step.technique for step in steps]
    for index, step in enumerate(steps):
        w.show(w.walk.go_to(index))
        assert w.shown.written() == board.written()
        board.apply(step.black, step.white)
        lit = w.walk.light[0]
        assert isinstance(lit, PictureLight)
        assert (lit.line, lit.black, lit.white) == (step.line, step.black, step.white)
        w.show(w.walk.turn())
        assert w.shown.written() == board.written()
        sign = "↔" if step.line.axis == "row" else "↕"
        assert w.walk.rows()[index].result.startswith(f"{sign}{step.line.index + 1} ")
    assert "Heart" not in w.walk.status(1.0)[0]
    (summary,) = w.show(w.walk.last())
    assert w.shown.written() == HEART.goal
    assert "Heart" in w.walk.status(1.0)[0], "what it shows is no secret any more"
    assert f"{len(steps)} steps" in summary
    assert ": about " in summary
    assert narrate_nonogram.called("overlap", "en") in summary


def test_with_fewer_rules_a_search_is_needed() -> None:
    w = PictureWatcher(PicturePosition(HEART))
    w.walk.use_up_to(RULES[0].id)
    w.find()
    assert list(w.walk.counts()) == ["search"]
    assert "No rule applies any more" in " ".join(w.show(w.walk.next()))


def test_two_pictures_and_a_board_gone_wrong() -> None:
    w = PictureWatcher(PicturePosition(TWO_PICTURES))
    assert (w.walk.is_known, w.shown.is_full) == (True, False)
    (summary,) = w.show(w.walk.last())
    assert summary.startswith("Logic can’t go on: there are 2 solutions.")
    wrong = PictureWatcher(PicturePosition.of(HEART, ["#????", *["?????"] * 4]))
    assert "r1c1" in " ".join(wrong.said)
    assert not wrong.walk.stages


def test_a_nonogram_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Stopped

    walk = Walk(
        lambda: PictureSolver(PicturePosition(HEART), lambda board: None),
        lambda: NONOGRAM.speaker("en"),
    )
    with pytest.raises(Stopped):
        list(walk.find(stop))
