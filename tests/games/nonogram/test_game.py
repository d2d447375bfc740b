"""A nonogram being played: what is done can be undone, and everything is written down."""

from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.history import Entry, sound_part
from tutor.games.nonogram.lines import LineState, state_of
from tutor.nonogram.explain import Move, simplest
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, puzzle_of

HOUSE = puzzle_of(["..#..", ".###.", "#####", "#.#.#", "###.#"], "House")


def game(*rows: str) -> NonogramGame:
    """A game with these rows on its board."""
    return NonogramGame(HOUSE, start_of(Position.of(HOUSE, rows)) if rows else ())


def state(*rows: str, row: int) -> LineState:
    """What is said at a glance of one of these rows."""
    return state_of(Position.of(HOUSE, rows).view(Line("row", row)))


def test_painting_and_erasing() -> None:
    log: list[Entry] = []
    played = NonogramGame(HOUSE, record=log.append)
    assert played.paint([10, 11, 12], BLACK)
    assert not played.paint([10], BLACK), "nothing to change"
    assert played.paint([10, 0], WHITE)
    assert played.paint([11], UNKNOWN)
    assert played.position.written() == (".????", "?????", ".?#??", "?????", "?????")
    assert [entry.kind for entry in log] == ["paint"] * 3
    assert played.moves() == [Move(12, BLACK), Move(10, WHITE), Move(0, WHITE)]


def test_the_last_stroke_is_told() -> None:
    played = NonogramGame(HOUSE)
    assert played.last_step("en") == ""
    played.paint([10, 11, 12], BLACK)
    assert (played.last_step("en"), played.last_step("fr")) == ("r3c1–r3c3 ■", "L3C1–L3C3 ■")
    played.paint([0], WHITE)
    assert played.last_step("en") == "r1c1 ×"
    played.undo()
    assert played.last_step("en") == "r3c1–r3c3 ■"


def test_a_stroke_is_written_cell_by_cell_and_undone_at_once() -> None:
    log: list[Entry] = []
    played = NonogramGame(HOUSE, record=log.append)
    played.paint([13], WHITE)
    assert played.begin_stroke(10, BLACK)
    assert played.stroke_colour == BLACK
    for cell in (11, 12, 13, 14, 10):
        assert played.extend_stroke([cell]) == (cell not in (10, 13)), "it spoils nothing"
    assert [entry.kind for entry in log] == ["paint", "paint", "extend", "extend", "extend"]
    again = NonogramGame(HOUSE, log)
    assert again.position.written()[2] == "###.#"
    for one in (played, again):
        one.undo()
        assert one.position.written()[2] == "???.?"
        one.redo()
        assert one.position.written()[2] == "###.#"
    assert not played.extend_stroke([0]), "undo ended it"


def test_a_stroke_that_begins_where_nothing_changes() -> None:
    log: list[Entry] = []
    played = NonogramGame(HOUSE, record=log.append)
    played.paint([0], BLACK)
    assert not played.begin_stroke(0, BLACK)
    assert not played.extend_stroke([1]), "only what is black already"
    played.end_stroke()
    assert played.stroke_colour is None
    assert not played.extend_stroke([2])
    assert played.moves_made == len(log) == 1


def test_finished_lines_are_crossed_with_the_last_cell() -> None:
    played = NonogramGame(HOUSE)
    assert played.paint([2], BLACK, crosses=True)
    assert played.position.written()[0] == "..#.."
    played.begin_stroke(11, BLACK, crosses=True)
    played.extend_stroke([12, 13])
    assert played.position.written()[2] == "?###?", "three of five are no finished line"
    played.undo()
    played.undo()
    assert played.position.known == 0
    played.paint([2], BLACK)
    assert not played.auto_cross(Line("row", 1))
    assert played.auto_cross(Line("row", 0))
    assert not played.auto_cross(Line("row", 0)), "it is full"
    played.undo()
    assert played.position.written()[0] == "??#??"


def test_erasing_crosses_nothing() -> None:
    played = game("..##.")
    assert played.paint([3], UNKNOWN, crosses=True)
    assert played.position.written()[0] == "..#?."


def test_solved_without_crosses() -> None:
    played = game("??#??", "?###?", "#####", "#?#?#", "###?")
    seen = [played.is_solved]
    for cell in (24, 0):
        played.paint([cell], BLACK)
        seen.append(played.is_solved)
    assert seen == [False, True, False]


def test_blocks_that_are_finished() -> None:
    def blocks(sign: str) -> tuple[bool, ...]:
        return state("?????", "?????", "?????", "?????", sign, row=4).blocks

    assert HOUSE.rows[4] == (3, 1)
    assert blocks("?????") == (False, False)
    assert blocks("###??") == (False, False), "not closed"
    assert blocks("###.?") == (True, False)
    assert blocks("?###?") == (False, False)
    assert blocks("???.#") == (False, True)
    assert blocks("###?#") == (True, True), "the whole line has its clue"
    broken = state("##???", row=0)
    assert (broken.blocks, broken.is_finished, broken.is_broken) == ((False,), False, True)


def test_runs_through_a_cell() -> None:
    played = game("??#??", "?###?", "#####", "#?.")
    assert played.run_at(7) == (3, 3)
    assert played.run_at(15) == (1, 2)
    assert played.run_at(17) == (0, 0)
    assert played.run_at(16) == (0, 0)


def test_bookmarks() -> None:
    played = game("??#??")
    assert not played.back()
    played.paint([0], WHITE)
    played.bookmark()
    played.paint([1, 2], BLACK)
    played.paint([0], BLACK)
    assert played.bookmarks == 1
    assert played.back()
    assert played.position.written()[0] == ".?#??"
    assert played.bookmarks == 0
    assert not played.back()
    played.undo()
    assert played.position.written()[0] == "###??"
    assert played.bookmarks == 1


def test_undo_before_a_move() -> None:
    played = game("#????")
    for cell in (1, 2, 3):
        played.paint([cell], BLACK)
    assert played.undo_before(Move(2, BLACK)) == 2
    assert played.position.written()[0] == "##???"
    assert played.undo_before(Move(0, BLACK)) == 0, "it was there from the start"
    assert played.moves() == [Move(0, BLACK), Move(1, BLACK)]
    assert played.beginning().written()[0] == "#????"


def test_a_step_of_the_coach() -> None:
    played = NonogramGame(HOUSE)
    step = simplest(played.position)
    assert step is not None
    assert played.apply(step)
    assert not played.apply(step)
    assert {move.cell for move in played.moves()} == set(step.concluded)
    played.undo()
    assert played.position.known == 0


def test_asides_change_nothing_but_end_a_stroke() -> None:
    log: list[Entry] = []
    played = NonogramGame(HOUSE, record=log.append)
    played.elapsed = 7.25
    played.begin_stroke(0, WHITE)
    played.note("hint", "overlap 1")
    assert not played.extend_stroke([1])
    assert log[-1] == Entry("hint", 7.25, (), "overlap 1")
    assert NonogramGame(HOUSE, log).elapsed == 7.25
    assert sound_part(HOUSE, log) == log
