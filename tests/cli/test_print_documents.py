"""Lessons, exams and reports on paper; pictures of boards with what is lit."""

import sys
from pathlib import Path

import pytest

from tests.cli.pdf import needs_paper, needs_pdftotext, pages, paper_size, text
from tests.cli.runner import tutor
from tutor.games.document import Block, document, in_chapters
from tutor.games.paper import size_of
from tutor.games.sudoku.puzzle import GridPuzzle, grids_of_text
from tutor.games.typeset import qr_code
from tutor.language import LANGUAGES, Speaker
from tutor.learn.course import ALL_LESSONS
from tutor.learn.handout import handout

NAME = "#panic() *b* $x$ `c` <b> שלום 😀"
X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FULL_LINE = "3, 1 1, 3 / 3, 1 1, 3"


# Documents


@needs_paper
@needs_pdftotext
def test_names_are_data(tmp_path: Path) -> None:
    out = tmp_path / "report.pdf"
    assert tutor("progress", "--report", str(out), "--name", NAME, "--lang", "fr").code == 0
    said = text(out)
    assert all(part in said for part in ("#panic()", "*b*", "$x$", "`c`", "שלום", "😀"))
    assert "Progrès" in said


def _kept(size: int) -> str:
    side = f'width="{size}" height="{size}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {side} viewBox="0 0 9 9"></svg>'


@needs_paper
def test_no_chapter_is_cut_that_fits_a_page() -> None:
    """Three pictures of two fifths of a page each: the third goes to the next page."""
    text = "# T\n\n" + "\n\n".join(f"## {n}\n\n![a](b/p%20q.svg)\n\nend" for n in range(3))
    data = document(text, {"b/p q.svg": _kept(400).encode()}, "en", "a4")
    assert pages(data) == 2
    kinds = [block["kind"] for block in in_chapters([_heading(1), _heading(2), _heading(3)])]
    assert kinds == ["heading", "together"], "what is below a chapter belongs to it"


def _heading(level: int) -> Block:
    return {"kind": "heading", "level": level, "runs": []}


@needs_paper
@needs_pdftotext
def test_a_chapter_a_little_longer_than_a_page_is_made_smaller(tmp_path: Path) -> None:
    lines = "\n\n".join(f"line {n}" for n in range(30))
    data = document(
        f"# T\n\nfirst\n\n## 1\n\n![a](k.svg)\n\n{lines}",
        {"k.svg": _kept(400).encode()},
        "en",
        "a4",
    )
    out = tmp_path / "long.pdf"
    out.write_bytes(data)
    first, second, _ = text(out).split("\f")
    assert "line" not in first
    assert all(f"line {n}\n" in second for n in range(30))


@needs_paper
@needs_pdftotext
@pytest.mark.usefixtures("papers_made_once")
def test_an_exam_and_its_key(tmp_path: Path) -> None:
    out = tmp_path / "exam.pdf"
    done = tutor("exam", "--level", "medium", "--paper", str(out), "--paper-size", "letter")
    assert done.code == 0, done.err
    assert "exam-key.pdf" in done.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["exam-key.pdf", "exam.pdf"]
    assert paper_size(out.read_bytes()) == (216, 279)
    for page in text(out).split("\f"):
        begun = [line for line in page.splitlines() if "points)" in line]
        assert len(begun) <= 2, "a question has its own place on a page"
    assert "the key" in text(tmp_path / "exam-key.pdf")
    refused = tutor("exam", "--level", "medium", "--paper-size", "letter")
    assert (refused.code, "--paper" in refused.err) == (2, True)


@needs_paper
@pytest.mark.parametrize(
    ("command", "lesson", "paper"),
    [(("print",), "x-wing", "a4"), (("nonogram", "print"), "overlap", "letter")],
)
def test_a_handout_has_two_pages_and_answers_apart(
    command: tuple[str, ...], lesson: str, paper: str, tmp_path: Path
) -> None:
    out = tmp_path / "lesson.pdf"
    asked = (*command, "--lesson", lesson, "--paper", paper, "-o", str(out))
    assert tutor(*asked).code == 0
    two = out.read_bytes()
    assert pages(two) == 2
    assert tutor(*asked, "--answers", "--lang", "fr").code == 0
    assert pages(out.read_bytes()) == 3
    assert tutor(*asked, "--seed", "2").code == 0
    assert out.read_bytes() != two, "another seed gives other exercises"


@pytest.mark.slow
@needs_paper
@pytest.mark.parametrize("lesson", ALL_LESSONS)
def test_every_lesson_fits_its_two_pages(lesson: str) -> None:
    for language in LANGUAGES:
        for paper in ("a4", "letter"):
            made = handout(lesson, "1", Speaker(language), paper, has_answers=False)
            assert pages(made.printed()[0]) == 2, (language, paper)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("print", "--lesson", "x-wing", "-o", "x.svg"), ".pdf or .png"),
        (("print", "--lesson", "x-whing"), "x-wing"),
        (("print", "--lesson", "x-wing", "--level", "easy"), "--level"),
        (("print", "--lesson", "x-wing", "--paper", "a3"), "a4 letter"),
        (("progress", "--name", "Ada"), "--report"),
        (("progress", "--report", "x.docx"), "x.docx"),
        (("picture", GRID, "-o", "x.pdf"), "tutor print"),
        (("picture", GRID, "--rung", "5"), "1 2 3 4"),
    ],
)
def test_what_cannot_be_printed(arguments: tuple[str, ...], said: str) -> None:
    done = tutor(*arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


# Pictures


def test_a_hint_is_lit_on_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    out = tmp_path / "board.svg"
    done = tutor("picture", X_WING, "--technique", "x-wing", "-o", str(out))
    assert (done.code, done.lines[0]) == (0, "Technique: X-Wing, on 6.")
    assert done.lines[-1].startswith("α Base: ")
    drawing = out.read_text(encoding="utf-8")
    assert all(f'class="{kind}"' in drawing for kind in ("candidates", "houses", "eliminations"))
    assert tutor("picture", X_WING, "--rung", "1", "-o", str(out)).code == 0
    assert 'class="marks"' not in out.read_text(encoding="utf-8")
    assert tutor("picture", X_WING, "-o", str(out)).out == ""
    assert 'class="candidates"' not in out.read_text(encoding="utf-8")
    none = tutor("picture", GRID, "--technique", "skyscraper", "-o", str(out))
    assert (none.code, "no step" in none.err) == (1, True)
    wrong = tutor("picture", f"55{GRID[2:]}", "--hint", "-o", str(out))
    assert (wrong.code, wrong.lines[0].startswith("The puzzle itself breaks the rules")) == (
        1,
        True,
    )
    assert "<svg" in out.read_text(encoding="utf-8"), "what is wrong is drawn"
    refused = tutor("picture", GRID, "-o", str(tmp_path / "x.png"))
    assert (refused.code, "pas-a-pas[paper]" in refused.err) == (2, True)


def test_a_line_is_lit_on_a_nonogram(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    done = tutor("nonogram", "picture", FULL_LINE, "--hint", "--large", "-o", str(out))
    assert (done.code, "full line" in done.lines[0]) == (0, True)
    drawing = out.read_text(encoding="utf-8")
    assert 'class="ground"' in drawing
    assert 'class="framed"' in drawing
    assert 'font-size="18"' in drawing
    assert tutor("nonogram", "picture", FULL_LINE, "-o", str(out)).code == 0
    assert 'font-size="18"' not in out.read_text(encoding="utf-8")


@needs_paper
def test_codes_say_links_that_the_tutor_reads(tmp_path: Path) -> None:
    (grid,) = grids_of_text(GRID)
    assert isinstance(grid, GridPuzzle)
    assert grid.link.startswith("https://www.sudokuwiki.org/")
    assert tutor("convert", grid.link, "--to", "line").lines == [GRID]
    code = qr_code(grid.link)
    assert code is not None
    # 41 modules and a margin of 4, each a third of a millimetre: half the height of a thumb.
    assert round(size_of(code)[0]) == 18
    assert qr_code("x" * 2000) is None
    assert qr_code("x" * 9000) is None
    (small,) = grids_of_text("1234............")
    assert isinstance(small, GridPuzzle)
    assert small.link == "tutor play 1234............"
    done = tutor("nonogram", "print", "castle", "--qr", "-o", str(tmp_path / "x.pdf"))
    assert (done.code, "QR" in done.err) == (0, False)
