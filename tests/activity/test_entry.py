"""Puzzles coming in: read from texts and files, judged, written again, typed cell by cell."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, grid_of, holes
from tutor.activity import entry
from tutor.activity.entry import Draft, Found, read_file, read_text
from tutor.base.language import Language
from tutor.games.both import GAMES, NONOGRAM, SUDOKU
from tutor.games.game import AnyPuzzle, Choice, Fresh, Game, Prompt, Shipped, Source, Unreadable
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.collections import shipped_file
from tutor.games.sudoku.game import DRAFT
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language import LANGUAGES
from tutor.learn.learner import open_store
from tutor.nonogram.formats import write
from tutor.nonogram.position import BLACK, UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.rating.pace import pace_of
from tutor.rating.record import rate
from tutor.store import Store
from tutor.sudoku import search
from tutor.sudoku.formats import FORMATS
from tutor.sudoku.geometry import Geometry

CLUES = "2, 1 / 1, 2"
RUBBISH = "rubbish"


def nobody(_: int) -> None:
    """Nobody waits."""


def found(text: str, *games: Game) -> Found:
    one = read_text(text, games or GAMES)
    assert isinstance(one, Found)
    return one


def the_only(text: str, *games: Game) -> AnyPuzzle:
    ((number, puzzle),) = found(text, *games).puzzles
    assert number == "1"
    return puzzle


# Texts


def test_a_text_goes_to_the_game_that_reads_it() -> None:
    assert isinstance(the_only(CLASSIC), GridPuzzle)
    assert found(CLASSIC).game is SUDOKU
    assert isinstance(the_only(CLUES), PicturePuzzle)
    assert found(CLUES).game is NONOGRAM
    assert isinstance(the_only(CLUES, NONOGRAM), PicturePuzzle)
    assert isinstance(read_text(CLUES, (SUDOKU,)), Unreadable)


def test_a_text_is_parsed_once_by_each_game_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    for game in (SUDOKU, NONOGRAM):
        usual = type(game).read_text

        def counted(
            self: Game, text: str, usual: object = usual
        ) -> Iterator[AnyPuzzle | Unreadable]:
            asked.append(self.name)
            assert callable(usual)
            results: Iterator[AnyPuzzle | Unreadable] = usual(self, text)
            return results

        monkeypatch.setattr(type(game), "read_text", counted)
    read_text(CLASSIC, GAMES)
    assert asked == ["sudoku"]
    read_text(CLUES, GAMES)
    assert asked == ["sudoku", "sudoku", "nonogram"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rubbish_is_told_in_the_words_of_the_game(game: Game, language: Language) -> None:
    problem = read_text(RUBBISH, (game,))
    assert isinstance(problem, Unreadable)
    told = problem.tell(game.speaker(language), None)
    assert RUBBISH in told or game is NONOGRAM
    assert problem.tell(game.speaker(language), "a.txt").startswith("a.txt")
    if game is SUDOKU:
        both = read_text(RUBBISH, GAMES)
        assert isinstance(both, Unreadable)
        assert both.tell(game.speaker(language), None) == told, "what it is as a grid"


@each_case("text", ["", "\n\n", " ", "\x1b[31m\x00\x07", "x" * 10_000, CLASSIC[:-1]])
def test_what_is_no_puzzle(text: str) -> None:
    for game in GAMES:
        problem = read_text(text, (game,))
        assert isinstance(problem, Unreadable)
        told = problem.tell(game.speaker("en"), None)
        assert told.isprintable()
        assert len(told) < 500


def test_several_puzzles_keep_their_numbers() -> None:
    several = found(f"{NINE_SOLUTIONS}\n{RUBBISH}\n{CLASSIC}\n")
    assert [number for number, _ in several.puzzles] == ["1", "3"]
    speaker = SUDOKU.speaker("en")
    assert several.puzzles[1][1].in_list("3", speaker) == "Grid 3 · 9x9 · 30 givens"
    assert several.title_of("3") == "pasted"
    assert not several.is_cut


def test_only_so_many_can_be_chosen_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "MOST_PUZZLES", 2)
    many = found(f"{CLASSIC}\n" * 3)
    assert (len(many.puzzles), many.is_cut) == (2, True)


# Files


def test_the_puzzles_of_a_file_are_called_after_it(tmp_path: Path) -> None:
    one, two = tmp_path / "one.sdm", tmp_path / "two.non"
    one.write_text(CLASSIC)
    pictures = puzzle_of(["##", "#."]), puzzle_of(["###"])
    two.write_text("====\n".join(write(each, "non") for each in pictures))
    single = read_file(one, SUDOKU, SUDOKU.speaker("en"))
    assert isinstance(single, Found)
    assert single.title_of("1") == "file:one.sdm"
    several = read_file(two, NONOGRAM, NONOGRAM.speaker("en"))
    assert isinstance(several, Found)
    assert several.title_of("2") == "file:two.non #2"
    lines = [puzzle.in_list(n, NONOGRAM.speaker("en")) for n, puzzle in several.puzzles]
    assert lines == ["Nonogram 1 · 2x2", "Nonogram 2 · 3x1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_files_that_have_none(tmp_path: Path, game: Game, language: Language) -> None:
    speaker = game.speaker(language)
    binary, empty, odd = (tmp_path / name for name in ("binary.bin", "empty.txt", "a[b]c.txt"))
    binary.write_bytes(bytes(range(256)) * 40)
    empty.write_text("")
    odd.write_text(RUBBISH)
    for path in (binary, empty, odd):
        told = read_file(path, game, speaker)
        assert isinstance(told, str)
        assert path.name in told
    missing = tmp_path / "nowhere.txt"
    assert read_file(missing, game, speaker) == speaker.say("browse-missing", name=str(missing))
    folder = read_file(tmp_path, game, speaker)
    assert folder == speaker.say("input-directory", name=str(tmp_path))
    impossible = read_file(Path("a\0b"), game, speaker)
    assert isinstance(impossible, str)


# What they are worth


@each_case(
    ("text", "kind"),
    [
        (CLASSIC, "unique"),
        (NINE_SOLUTIONS, "several"),
        ("55" + CLASSIC[2:], "against-rules"),
        (CLASSIC_SOLUTION, "full"),
        ("1 / 1", "unique"),
        ("1, 1 / 1, 1", "several"),
        ("2, 1, 2 / 2, 1, 2", "none"),
    ],
)
@each_case("language", LANGUAGES)
def test_what_a_puzzle_is_worth(text: str, kind: str, language: Language) -> None:
    puzzle = the_only(text)
    worth = puzzle.judge(nobody)
    assert worth.kind == kind
    assert worth.is_sound == (kind == "unique")
    speaker = found(text).game.speaker(language)
    if not worth.is_sound:
        assert worth.tell(speaker).startswith(speaker.say(f"verdict-{kind}"))
    if kind == "against-rules":
        assert ("L1C1" if language == "fr" else "r1c1") in worth.tell(speaker)
    assert worth.can_be_mended == (puzzle.game == "sudoku")


# Out again


def test_every_format_is_read_back() -> None:
    puzzle = the_only(CLASSIC)
    assert puzzle.formats == tuple(FORMATS)
    for form in puzzle.formats:
        text = puzzle.write(form)
        assert text is not None
        assert the_only(text).key == puzzle.key or form in ("pencilmarks", "sukaku")
    assert [puzzle.file_name(form) for form in ("sdk", "line")] == ["sudoku.sdk", "sudoku.txt"]
    large = GridPuzzle(holes(Geometry.of(5, 5), 1, 4))
    assert large.formats == tuple(name for name, form in FORMATS.items() if form.largest >= 25)


def test_a_picture_is_written_once_it_is_complete() -> None:
    drawn = puzzle_of(["##", "#."])
    puzzle = Puzzle(drawn.rows, drawn.columns)
    begun = PicturePuzzle(Position(puzzle, [BLACK, *[UNKNOWN] * 3]))
    assert begun.write("picture") is None
    done = PicturePuzzle(Position(puzzle, [BLACK, BLACK, BLACK, UNKNOWN]))
    text = done.write("picture")
    assert text is not None
    assert text.split() == ["##", "#."]
    assert begun.write("clues") is not None
    assert begun.file_name("webpbn") == "nonogram.xml"


# New ones


def followed(source: Source | None, *answers: str) -> Source | None:
    for answer in answers:
        assert isinstance(source, Choice | Prompt)
        if isinstance(source, Prompt):
            assert source.problem(answer) is None
        source = source.then(answer)
    return source


def test_every_line_leads_somewhere_or_is_left_to_the_screen() -> None:
    elsewhere = {"due", "continue", "learn", "file", "type", "paste", "walk", "draw"}
    for game in GAMES:
        speaker = game.speaker("en")
        for purpose in ("play", "walk"):
            menu = game.new_puzzles(speaker, "walk" if purpose == "walk" else "play", ())
            for line in menu.lines:
                assert line is None or (menu.then(line[0]) is None) == (line[0] in elsewhere)


def test_orders_from_the_menu() -> None:
    menu = SUDOKU.new_puzzles(SUDOKU.speaker("en"), "play", {"collection:first-grids#2"})
    level = followed(menu, "level:easy")
    assert isinstance(level, Fresh)
    assert level.title == "level:easy"
    technique = followed(menu, "technique", "x-wing")
    assert isinstance(technique, Fresh)
    assert (technique.title, technique.goes_on) == ("technique:x-wing", False)
    paced = followed(menu, "pace", "quick", "easy")
    assert isinstance(paced, Fresh)
    quick = paced.make(1, nobody)
    assert isinstance(quick, GridPuzzle)
    assert pace_of(rate(quick.grid).score) == "quick"
    levels = followed(menu, "pace", "very-long")
    assert isinstance(levels, Choice)
    assert "beginner" not in dict(filter(None, levels.lines))
    small = followed(menu, "size", "other", "2x2", "logic")
    assert isinstance(small, Fresh)
    made = small.make(1, nobody)
    assert isinstance(made, GridPuzzle)
    assert made.grid.geometry is Geometry.of(2, 2)
    shares = followed(menu, "size", "3x2")
    assert isinstance(shares, Choice)
    assert [line[0] for line in shares.lines if line] == [
        "logic", "40", "50", "60", "70", "other",
    ]  # fmt: skip
    assert "11 givens left, about the most" in dict(filter(None, shares.lines))["70"]
    percent = followed(menu, "size", "3x3", "other")
    assert isinstance(percent, Prompt)
    assert "40 to 64" in percent.title
    assert all(percent.problem(text) for text in ("", "x", "0", "91", "4.5", "100 %"))
    for answer, most in (("unique", 1), ("several", 2)):
        dug = followed(menu, "size", "3x2", "other", "50 %", answer)
        assert isinstance(dug, Fresh)
        made = dug.make(1, nobody)
        assert isinstance(made, GridPuzzle)
        assert (made.grid.values.count(0), search.count(made.grid, 2)) == (18, most)
        assert dug.remark(made, SUDOKU.speaker("en")) == ""
    deep = followed(menu, "size", "2x2", "other", "90", "unique")
    assert isinstance(deep, Fresh)
    made = deep.make(1, nobody)
    assert made is not None
    assert "you asked for 14" in deep.remark(made, SUDOKU.speaker("en"))
    shape = followed(menu, "size", "other")
    assert isinstance(shape, Prompt)
    assert all(shape.problem(text) for text in ("", "1x1", "0x3", "99x99", "x", "3"))
    grids = followed(menu, "collection", "first-grids")
    assert isinstance(grids, Choice)
    done = SUDOKU.speaker("en").say("grid-done")
    assert [line[0] for line in grids.lines if line and line[1].endswith(done)] == ["2"]
    grid = grids.then("1")
    assert isinstance(grid, Shipped)
    assert (grid.title, grid.goes_on) == ("collection:first-grids#1", False)


def test_pictures_from_the_menu() -> None:
    menu = NONOGRAM.new_puzzles(NONOGRAM.speaker("en"), "play", {"picture:anchor"})
    random = followed(menu, "random", "other", "6x4", "60")
    assert isinstance(random, Fresh)
    made = random.make(1, nobody)
    assert isinstance(made, PicturePuzzle)
    assert (made.position.puzzle.width, made.position.puzzle.height) == (6, 4)
    size = followed(menu, "random", "other")
    assert isinstance(size, Prompt)
    assert "50" in (size.problem("0x8") or "")
    pictures = followed(menu, "pictures")
    assert isinstance(pictures, Choice)
    names = dict(line for line in pictures.lines if line is not None)
    assert names.pop("anchor").endswith("✓ Anchor")
    assert all(name.endswith("?") for name in names.values()), "what is not solved is not told"
    anchor = pictures.then("anchor")
    assert isinstance(anchor, Shipped)
    assert (anchor.title, anchor.goes_on) == ("picture:anchor", True)


def test_what_cannot_be_made_is_nothing() -> None:
    menu = SUDOKU.new_puzzles(SUDOKU.speaker("en"), "play", ())
    source = followed(menu, "technique", "template-set")
    assert isinstance(source, Fresh)
    assert source.make(1, nobody) is None


# Typing


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path)) as opened:
        yield opened


def typed(draft: Draft, text: str, cell: int = 0) -> int:
    for sign in text:
        cell = draft.write(cell, 0 if sign == "." else int(sign))
    return cell


def shown(draft: Draft, count: int = 4) -> str:
    return "".join(str(value or ".") for value in draft.board.values[:count])


def test_digits_follow_each_other(store: Store) -> None:
    draft = Draft.of(store)
    assert typed(draft, "5.3") == 3
    assert shown(draft) == "5.3."
    assert draft.write(80, 1) == 80, "there is nothing after the last cell"


def test_backspace_is_a_typewriter(store: Store) -> None:
    draft = Draft.of(store)
    cell = typed(draft, "123")
    cell = draft.clear(cell, [cell])
    assert (shown(draft), cell) == ("12..", 2)
    cell = draft.clear(cell, [cell])
    assert (shown(draft), cell) == ("1...", 1)
    assert draft.clear(0, [0]) == 0, "a digit under the cursor goes"
    assert shown(draft) == "...."
    assert draft.clear(0, [0]) == 0


def test_undo_and_redo(store: Store) -> None:
    draft = Draft.of(store)
    typed(draft, "12")
    assert [draft.undo(), draft.undo(), draft.undo()] == [1, 0, None]
    draft.redo()
    assert shown(draft) == "1..."


def test_a_draft_is_kept_for_each_shape(store: Store) -> None:
    typed(Draft.of(store), "12.4")
    small = Draft.of(store, Geometry.of(2, 2))
    typed(small, "12")
    assert shown(Draft.of(store, Geometry.of(3, 3))) == "12.4"
    assert shown(Draft.of(store, Geometry.of(2, 2))) == "12.."
    assert {record.title for record in store.played(GRIDS).games()} == {DRAFT}


def test_a_draft_that_is_played_is_one_no_more(store: Store) -> None:
    draft = Draft.of(store, grid=grid_of(CLASSIC))
    assert draft.grid.values == grid_of(CLASSIC).values
    draft.close(store)
    assert not any(Draft.of(store).board.values)


def test_a_full_grid_typed_in_is_not_counted_as_solved(store: Store) -> None:
    Draft.of(store, grid=grid_of(CLASSIC_SOLUTION))
    assert store.played(GRIDS).totals().solved == 0
    assert Draft.of(store).board.values == grid_of(CLASSIC_SOLUTION).values


def test_collections_begin_with_what_takes_least_time() -> None:
    speaker = SUDOKU.speaker("en")
    listed = followed(SUDOKU.new_puzzles(speaker, "play", (), 0.5), "collection", "level-easy")
    assert isinstance(listed, Choice)
    file = shipped_file("level-easy")
    assert file is not None
    lines = dict(filter(None, listed.lines))
    scores = [file.score(int(number) - 1) for number in lines]
    assert scores == sorted(scores)
    assert sorted(map(int, lines)) == list(range(1, len(file) + 1))
    last = next(reversed(lines))
    own, usual = round(scores[-1] / 2), round(scores[-1])
    assert f"about {own} min for you, {usual} in general, long" in lines[last]
    source = listed.then(last)
    assert isinstance(source, Shipped)
    assert source.title == f"collection:level-easy#{last}"
    read = source.read()
    assert isinstance(read, GridPuzzle)
    assert read.grid.values == file.grid(int(last) - 1).values


def test_levels_and_pictures_tell_the_minutes_of_this_learner() -> None:
    for game, path, answer in ((SUDOKU, (), "level:easy"), (NONOGRAM, ("pictures",), "anchor")):
        for speed, is_own in ((None, False), (2.0, True)):
            found = followed(game.new_puzzles(game.speaker("en"), "play", (), speed), *path)
            assert isinstance(found, Choice)
            assert found.about is not None
            assert ("for you" in found.about(answer)) == is_own
