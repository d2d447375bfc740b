"""``print``: sheets of A4, single boards, answers; what cannot be printed is told."""

import sys
from pathlib import Path

import pytest

from tests.cli.pdf import fonts, needs_paper, needs_pdftotext, pages, paper_size, text
from tests.cli.runner import tutor
from tutor.cli import print_sheet
from tutor.games.paper import PER_PAGE, Board, answer_part, puzzle_part, sheet, size_of

GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CLUES = "1 1, 2, 2 2, 1, 3 / 1 1, 2 1, 1 2, 1 1 1, 1"
TWO_PICTURES = "1, 1 / 1, 1"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"></svg>'


@needs_paper
def test_a_sheet_with_answers(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    done = tutor("print", GRID, GRID, "--answers", "--title", "#panic() $x$ *y*", "-o", str(out))
    assert (done.code, done.out) == (0, "")
    assert str(out) in done.err
    data = out.read_bytes()
    assert data.startswith(b"%PDF")
    assert pages(data) == 2
    assert paper_size(data) == (210, 297)
    again = tmp_path / "again.pdf"
    tutor("print", GRID, GRID, "--answers", "--title", "#panic() $x$ *y*", "-o", str(again))
    assert again.read_bytes() == data, "the same puzzles give the same file"


def test_svg_needs_no_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    out = tmp_path / "cat.svg"
    assert tutor("nonogram", "print", CLUES, "-o", str(out)).code == 0
    assert 'class="black"' not in out.read_text(), "nothing is given away"
    assert tutor("nonogram", "print", CLUES, "--solution", "-o", str(out)).code == 0
    assert 'class="black"' in out.read_text()
    done = tutor("nonogram", "print", CLUES, CLUES, "--answers", "-o", str(out))
    assert done.code == 0
    assert [(tmp_path / f"cat-{n}.svg").exists() for n in range(1, 6)] == [True] * 4 + [False]
    refused = tutor("nonogram", "print", CLUES, "-o", str(tmp_path / "cat.pdf"))
    assert refused.code == 2
    assert "pip install 'pas-a-pas[paper]'" in refused.err


@needs_paper
def test_pictures_of_single_boards(tmp_path: Path) -> None:
    for command in (("print", GRID), ("nonogram", "print", CLUES)):
        out = tmp_path / f"{len(command)}.png"
        assert tutor(*command, "-o", str(out)).code == 0
        assert out.read_bytes().startswith(b"\x89PNG")


@needs_paper
def test_what_has_several_solutions_has_no_answer(tmp_path: Path) -> None:
    out = tmp_path / "two.pdf"
    done = tutor("nonogram", "print", TWO_PICTURES, CLUES, "--answers", "-o", str(out))
    assert done.code == 1
    assert "not exactly one solution" in done.err
    assert out.exists()
    alone = tutor("nonogram", "print", TWO_PICTURES, "--solution", "-o", str(tmp_path / "x.pdf"))
    assert alone.code == 2
    assert "nothing to print" in alone.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("-o", "sheet.doc"), "sheet.doc"),
        (("--per-page", "3"), "1, 2, 4 or 6"),
        (("--answers", "--solution"), "--answers"),
        (("-o", "/nowhere/at/all/x.svg"), "x.svg"),
    ],
)
def test_what_cannot_be_is_refused(options: tuple[str, ...], said: str) -> None:
    done = tutor("print", GRID, *options)
    assert done.code == 2
    assert said in done.err


def test_boards_keep_their_shape_and_fit_the_page() -> None:
    for count in (1, 2, 3, 5, 9):
        part = puzzle_part("Title", [Board(str(n), SVG) for n in range(count)])
        assert part.columns * part.rows in PER_PAGE
        width, height = (side * part.scale() for side in size_of(part.boards[0].svg))
        assert width == height
        assert width * part.columns <= 180
        assert part.rows * part.height <= 260
    assert puzzle_part("", [Board("1", SVG)], 6).columns == 2


@needs_paper
def test_pages_are_numbered_files_as_png() -> None:
    boards = [Board(str(number), SVG) for number in range(3)]
    pages = sheet([puzzle_part("", boards, 2), answer_part("Solutions", boards)], "", "fr", "png")
    assert len(pages) == 3
    assert all(page.startswith(b"\x89PNG") for page in pages)


@needs_paper
def test_digits_are_set_in_the_same_font_everywhere(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    assert tutor("print", GRID, "--answers", "-o", str(out)).code == 0
    found = fonts(out.read_bytes())
    assert {"DejaVuSansMono-Bold", "LibertinusSerif-Regular"} <= found
    assert all(name.startswith(("DejaVuSansMono", "LibertinusSerif")) for name in found)


@needs_paper
@needs_pdftotext
def test_new_puzzles_to_order_with_level_and_minutes(tmp_path: Path) -> None:
    out = tmp_path / "six.pdf"
    asked = ("print", "--level", "easy", "--count", "6", "--seed", "7", "--per-page", "6")
    done = tutor(*asked, "--qr", "--answers", "--paper", "letter", "-o", str(out))
    assert (done.code, done.out) == (0, "")
    data = out.read_bytes()
    assert (pages(data), paper_size(data)) == (2, (216, 279))
    first, answers, _ = text(out).split("\f")
    assert first.count("Easy: about ") == 6
    assert "Easy" not in answers
    tutor(*asked, "--qr", "--answers", "--paper", "letter", "-o", str(out))
    assert out.read_bytes() == data, "a seed gives the same sheet"
    assert "--seed" in tutor("print", GRID, "--seed", "7").err
    assert tutor("nonogram", "print", "--size", "5x5", "--count", "2", "-o", str(out)).code == 0


def test_large_print_and_candidates(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    drawn = []
    for options in ((), ("--large",), ("--candidates",)):
        assert tutor("print", GRID, *options, "-o", str(out)).code == 0
        drawn.append(out.read_text(encoding="utf-8"))
    usual, large, marked = drawn
    assert ['class="candidates"' in one for one in drawn] == [False, False, True]
    assert 'font-size="57.8"' in large
    assert 'font-size="57.8"' not in usual + marked
    part = puzzle_part("", [Board("1", SVG)] * 3, is_large=True)
    assert (part.columns, part.rows) == (1, 1)
    assert part.scale() > 1


def test_a_file_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = str(tmp_path / "many.pdf")
    for lang, told in (("en", "at most"), ("fr", "au plus")):
        done = tutor("print", "--level", "easy", "--count", "100000", "--out", out, "--lang", lang)
        assert (done.code, told in done.err) == (2, True), done
    monkeypatch.setattr(print_sheet, "_MOST", 2)
    done = tutor("print", *["." * 81] * 3, "--out", out)
    assert (done.code, "2 puzzles at most" in done.err) == (2, True), done
    assert not list(tmp_path.iterdir())
