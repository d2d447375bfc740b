"""Drawing without a screen: what is said of a drawing, what mends it, what is kept."""

from pathlib import Path

from tutor.activity.drawing import Drawing, Drawings, picture_in
from tutor.activity.said import Reply, Said
from tutor.base.language import Language
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.coach import Light
from tutor.games.nonogram.codec import DRAWINGS
from tutor.games.nonogram.sketch import Paper
from tutor.games.watching import nobody_watches
from tutor.learn.learner import open_store
from tutor.narrate.nonogram.ink_words import in_colour
from tutor.nonogram.formats import Read, read_puzzles
from tutor.nonogram.inks import palette
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.repair import doubt_of
from tutor.store import Store
from tutor.store.exchange import export, import_

DIAGONAL = ("#...", ".#..", "....", "....")
STAIRS = ("#...", "##..", "###.", "####")


def drawings(store: Store, language: Language = "en") -> Drawings:
    return Drawings(store, lambda: NONOGRAM.speaker(language))


def thought_out(drawing: Drawing) -> list[Said]:
    """All that is said of a drawing; what is thought about is thought at once."""
    said: list[Said] = []
    waiting: list[Reply] = [drawing.look()]
    while waiting:
        for item in waiting.pop().items:
            if isinstance(item, Said):
                said.append(item)
            else:
                waiting.append(item.run(nobody_watches)())
    return said


def light_of(said: Said) -> Light:
    assert isinstance(said.told.light, Light)
    return said.told.light


def test_other_pictures_are_told_with_a_cell_to_change(tmp_path: Path) -> None:
    drawing = drawings(open_store(tmp_path)).begin_with(DIAGONAL)
    first, last = thought_out(drawing)
    assert first.told.sentences[0].startswith("✗ Other pictures have the same clues. They differ")
    assert "in 4 cells" in first.told.sentences[0]
    assert light_of(first).doubtful == (0, 1, 4, 5)
    assert drawing.repair is not None
    assert "lines alone lead to the only solution" in last.told.sentences[-1]
    lit = light_of(last)
    assert (*lit.black, *lit.white) == (drawing.repair.cell,)
    assert set(lit.doubtful) == {0, 1, 4, 5} - {drawing.repair.cell}

    offered = drawing.repair.cell
    (another,) = drawing.another_repair().items
    assert isinstance(another, Said)
    repair = drawing.repair
    assert repair.cell != offered
    assert drawing.apply_repair()
    assert drawing.sketch.colour(repair.cell) == (repair.colour == BLACK)
    (said,) = thought_out(drawing)
    assert said.is_good
    assert said.told.sentences[0].startswith("✓ One solution, and lines alone")
    assert not drawing.apply_repair(), "nothing is left to change"
    drawing.sketch.undo()
    assert drawing.sketch.picture == DIAGONAL


def test_level_and_rules_are_told_in_both_languages(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    needed: dict[Language, str] = {
        "en": "You need: full line",
        "fr": "Il faut\xa0: rangée pleine",
    }
    for language, needs in needed.items():
        drawing = drawings(store, language).begin_with(STAIRS)
        (said,) = thought_out(drawing)
        assert len(said.told.sentences) == 3
        assert said.told.sentences[-1].startswith(needs)


def test_where_next_to_nothing_is_drawn_no_minutes_are_told(tmp_path: Path) -> None:
    drawing = drawings(open_store(tmp_path)).begin_with(("#.........", *["." * 10] * 9))
    (said,) = thought_out(drawing)
    assert said.told.sentences[1] == "Beginner."


def test_an_answer_about_another_drawing_is_no_answer(tmp_path: Path) -> None:
    drawing = drawings(open_store(tmp_path)).begin_with(DIAGONAL)
    (thought,) = drawing.look().items
    assert not isinstance(thought, Said)
    answer = thought.run(nobody_watches)
    drawing.sketch.paint([15], 1)
    assert not answer()
    assert drawing.appraisal is None
    assert drawing.look(), "it is looked at anew"


def test_an_empty_sheet_asks_for_nothing(tmp_path: Path) -> None:
    drawing = drawings(open_store(tmp_path)).begin(Paper(5, 5))
    (said,) = thought_out(drawing)
    assert said.told.sentences[0].startswith("Nothing drawn yet.")
    assert drawing.is_empty


def test_everything_is_kept_with_its_history(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    drawing = drawings(store).begin(Paper(6, 5))
    drawing.sketch.paint([7, 8], 1)
    drawing.sketch.name("Two")
    drawing.sketch.resize(8, 8)
    store.database.close()  # as if the program had been killed

    again = drawings(open_store(tmp_path))
    (kept,) = again.kept()
    assert again.called(kept) == "Two · 8x8 · 2 black cells"
    last = again.last()
    assert last.sketch.picture == drawing.sketch.picture
    last.sketch.undo()
    assert (last.sketch.width, last.sketch.height) == (6, 5)
    last.sketch.undo()
    assert last.is_empty


def test_an_untouched_sheet_is_not_kept_twice(tmp_path: Path) -> None:
    mine = drawings(open_store(tmp_path))
    mine.begin(Paper(6, 5))
    mine.begin(Paper(6, 5))
    assert len(mine.kept()) == 1
    mine.begin_with(STAIRS)
    assert len(mine.kept()) == 2


def test_drawings_go_along_and_are_no_games(tmp_path: Path) -> None:
    store = open_store(tmp_path / "one")
    assert "drawings" not in export(store), "documents of those who never drew are as they were"
    drawings(store).begin_with(STAIRS, "Stairs", "Ada")
    assert store.last_played() is None
    assert all(kind.open_count() == 0 for kind in store.kinds)
    other = open_store(tmp_path / "two")
    import_(other, export(store))
    sketch = drawings(other).last().sketch
    assert (sketch.picture, sketch.title, sketch.author) == (STAIRS, "Stairs", "Ada")
    assert other.played(DRAWINGS).totals().games == 0


def test_the_picture_of_a_nonogram_is_drawn_on(tmp_path: Path) -> None:
    (read,) = read_puzzles("1, 2, 3, 4 / 4, 3, 2, 1")
    assert isinstance(read, Read)
    assert picture_in(read.position) == STAIRS
    assert picture_in(Position(Puzzle(((1,), (1,)), ((1,), (1,))))) is None, "there are two"
    drawing = drawings(open_store(tmp_path)).begin_with(STAIRS)
    played = drawing.to_play().position
    assert played.known == 0
    assert doubt_of(played.puzzle.goal or ()).is_unique


def test_colours_are_judged_and_a_cell_is_offered_in_words(tmp_path: Path) -> None:
    inks = palette(3)
    rows = ("rrkk", "rrkk", "kkrr", "kk.r")
    drawing = drawings(open_store(tmp_path), "fr").begin_with(rows, inks=inks)
    assert drawing.puzzle.inks == inks[:2]
    assert drawing.position.written() == tuple(row.replace(".", "?") for row in rows)
    thought_out(drawing)
    assert drawing.appraisal is not None
    assert drawing.appraisal.doubt == doubt_of(rows, inks=inks[:2])

    twin = drawings(open_store(tmp_path), "fr").begin_with(("r.", ".r", ".k"), inks=inks)
    said = thought_out(twin)[-1].told.sentences[-1]
    offered = twin.repair
    assert offered is not None
    while offered.colour == WHITE:
        twin.another_repair()
        assert twin.repair is not None
        offered = twin.repair
        (item,) = twin.tell().items
        assert isinstance(item, Said)
        said = item.told.sentences[-1]
    name = in_colour(offered.colour, twin.puzzle, "fr")
    assert f"{twin.puzzle.cell_name(offered.cell, 'fr')} {name}" in said
    assert twin.apply_repair()
    assert "".join(twin.sketch.picture)[offered.cell] == twin.puzzle.signs[offered.colour]


def test_a_drawing_is_deleted_for_good(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    mine = drawings(store)
    first, second = mine.begin_with(DIAGONAL, "one"), mine.begin_with(STAIRS, "two")
    assert mine.delete(second.keeper.record) is None
    assert [mine.called(record).split(" ")[0] for record in mine.kept()] == ["one"]
    assert mine.delete(second.keeper.record) is None, "it is gone already"
    assert mine.last().sketch.picture == DIAGONAL
    assert "two" not in str(export(store))
    assert mine.delete(first.keeper.record) is None
    assert mine.kept() == []
