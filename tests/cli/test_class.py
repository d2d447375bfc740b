"""``tutor class``: who is in it, what is asked, what is refused, and marks on paper."""

import csv
import io
import json
from contextlib import closing
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.pdf import needs_paper, needs_pdftotext, pages, text
from tests.cli.runner import Outcome, tutor
from tests.foreign import EVIL, hidden_in
from tests.grids import CLASSIC
from tutor.classroom.classroom import Classroom
from tutor.classroom.task import Task
from tutor.cli.exams.paper_text import options
from tutor.learn.exam.questions import Every, Simplest, WhichRule
from tutor.serve.signing import LINK, Seal, secret_in
from tutor.store.class_file import CLASS_FILE

QUICK = ("window title", "eight bits", "turned", "lines", "bold", "image", "formula", "long")
"""One of each sort of names that want to do something."""


@pytest.fixture
def room(tmp_path: Path) -> str:
    folder = str(tmp_path / "5B")
    assert tutor("class", "new", folder).code == 0
    return folder


def tasks(folder: str) -> list[Task]:
    with closing(Classroom.open(Path(folder))) as found:
        return found.tasks()


def rows(folder: str, *more: str) -> list[list[str]]:
    done = tutor("class", "results", folder, "--csv", *more)
    assert done.code == 0, done.err
    separator = ";" if "fr" in more else ","
    return list(csv.reader(io.StringIO(done.out.removeprefix("\ufeff")), delimiter=separator))


# Who comes


def test_slips_have_all_that_lets_somebody_in(room: str) -> None:
    done = tutor("class", "add", room, "Anna", "Béla", "--address", "https://x.example:1/t")
    assert done.code == 0
    with closing(Classroom.open(Path(room))) as found:
        pupils = found.pupils()
    for pupil in pupils:
        assert f"{pupil.name}\n  code {pupil.code}   PIN " in done.out
    keys = [line.partition("?key=")[2] for line in done.lines if "?key=" in line]
    assert all("https://x.example:1/t/?key=" in line for line in done.lines if "?key=" in line)
    seal = Seal(secret_in(Path(room)))
    assert [seal.name_in(LINK, key) for key in keys] == [f"{one.id}.1" for one in pupils]
    assert [seal.name_in("page", key) for key in keys] == [None, None], "a link is no cookie"
    again = tutor("class", "reset-pin", room, "anna")
    assert f"code {pupils[0].code}" in again.out
    assert keys[0] not in again.out


@needs_paper
@needs_pdftotext
def test_a_sheet_of_many_slips_cuts_none(room: str, tmp_path: Path) -> None:
    names = [f"Pupil {number} #[*strong*] $x$" for number in range(1, 13)]
    sheet = tmp_path / "codes.pdf"
    done = tutor("class", "add", room, *names, "--out", str(sheet), "--lang", "fr")
    assert (done.code, done.out) == (0, "")
    assert pages(sheet.read_bytes()) == 2
    read = text(sheet)
    assert all(name in read for name in names), "a name is no markup"
    for page in filter(None, read.split("\f")):
        assert page.count("PIN") - page.count("code PIN") == page.count("Pupil")


@each_case(
    ("table", "names"),
    [
        (b"Anna\nB\xc3\xa9la\n", ["Anna", "Béla"]),
        ("Prénom;Nom;Né\nAnna;Müller;2014\nJo;Kis;2015\n".encode(), ["Anna Müller", "Jo Kis"]),
        ("\ufeffName,Mail\nAnna,a@x.y\n".encode(), ["Anna"]),
        ("Nom;Prénom\nKis;Béla\n".encode("cp1252"), ["Béla Kis"]),
        ("Name\tClass\nAnna\t5B\n".encode("utf-16"), ["Anna"]),
        (b'"M\xc3\xbcller, Anna",x\r\n\r\n', ["Müller, Anna"]),
    ],
)  # fmt: skip
def test_lists_as_schools_write_them(
    tmp_path_factory: pytest.TempPathFactory, table: bytes, names: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("school")
    (folder / "list.csv").write_bytes(table)
    tutor("class", "new", str(folder / "5B"))
    done = tutor("class", "add", str(folder / "5B"), "--csv", str(folder / "list.csv"))
    assert done.code == 0, done.err
    with closing(Classroom.open(folder / "5B")) as found:
        assert [one.name for one in found.pupils()] == names


def refused(*arguments: str, stdin: str = "") -> str:
    done = tutor("class", *arguments, stdin=stdin)
    assert (done.code, done.out) == (2, ""), done
    assert "Traceback" not in done.err
    return done.err


def test_what_cannot_be_is_refused_and_nothing_changes(room: str, tmp_path: Path) -> None:
    tutor("class", "add", room, "Anna")
    nowhere = str(tmp_path / "nowhere")
    assert "isn’t a class" in refused("list", nowhere)
    assert not Path(nowhere).exists()
    assert "already" in refused("new", room)
    assert "who is in it" in refused("add", room)
    assert "can’t be a name" in refused("add", room, "Cem", "\x1b[31mx")
    assert "\x1b" not in refused("add", room, "\x1b[31mx")
    assert 'there is already a "anna"' in refused("add", room, "Cem", "anna")
    assert "--out" in refused("add", room, "Cem", "--out", "codes.exe")
    assert "--address" in refused("add", room, "Cem", "--address", "javascript:alert(1)")
    assert "300" in refused("add", room, *(f"n{number}" for number in range(300)))
    (tmp_path / "bad.csv").write_bytes(b'a,b\n"' + b"x" * 200_000)
    assert "isn’t a table" in refused("add", room, "--csv", str(tmp_path / "bad.csv"))
    assert refused("add", room, "--csv", str(tmp_path / "none.csv"))
    assert "Dora" in refused("reset-pin", room, "Dora")
    assert "whose PIN" in refused("reset-pin", room)
    assert "--yes" in refused("delete", room, "Anna")
    assert "what should they do" in refused("assign", room)
    assert "--strict" in refused("assign", room, "--lesson", "naked-pair", "--strict")
    assert "--exam" in refused("assign", room, "--grids", CLASSIC, "--strict")
    assert "nakedpair" in refused("assign", room, "--lesson", "nakedpair")
    assert "--versions" in refused("assign", room, "--grids", CLASSIC, "--versions", "10")
    assert "--count" in refused("assign", room, "--technique", "naked-pair", "--count", "0")
    assert "--grids" in refused("assign", room, "--grids", "123")
    assert "--from" in refused("assign", room, "--lesson", "naked-pair", "--from", "tomorrow")
    dates = ("--from", "2026-03-12", "--until", "2026-03-11")
    assert "not after" in refused("assign", room, "--lesson", "naked-pair", *dates)
    assert "no task 7" in refused("paper", room, "7")
    tutor("class", "assign", room, "--lesson", "naked-pair")
    assert "isn’t an exam" in refused("mark", room, "1", "Anna")
    assert len(tasks(room)) == 1
    with closing(Classroom.open(Path(room))) as found:
        assert [one.name for one in found.pupils()] == ["Anna"]


def test_rubbish_in_place_of_a_class_is_left_alone(room: str) -> None:
    path = Path(room) / CLASS_FILE
    path.write_bytes(b"rubbish" * 500)
    for command in (("list",), ("add", "Anna"), ("results",), ("assign", "--lesson", "naked-pair")):
        verb, *more = command
        assert CLASS_FILE in refused(verb, room, *more)
    assert path.read_bytes() == b"rubbish" * 500


def test_who_is_deleted_is_out_of_the_results(room: str) -> None:
    tutor("class", "add", room, "Anna", "Béla")
    done = tutor("class", "delete", room, "Béla", "--yes")
    assert done.code == 0
    assert [row[0] for row in rows(room)] == ["Name", "Anna"]


# What is asked


def test_the_same_exam_is_not_set_twice(room: str) -> None:
    terms = ("--exam", "--level", "easy", "--questions", "2", "--seed", "7")
    done = tutor("class", "assign", room, *terms)
    assert done.err.startswith("Task 1: Exam: Easy\nSeed 7, ")
    assert "already set" in refused("assign", room, *terms)
    assert tutor("class", "assign", room, *terms[:-1], "8").code == 0
    tutor("class", "withdraw", room, "1")
    assert [task.number for task in tasks(room)] == [2]
    assert tutor("class", "assign", room, *terms).code == 0
    assert [task.number for task in tasks(room)] == [2, 3], "a number is never used again"


def test_classes_have_papers_of_their_own(room: str, tmp_path: Path) -> None:
    other = str(tmp_path / "5C")
    tutor("class", "new", other)
    found = []
    for folder in (room, other):
        tutor("class", "assign", folder, "--exam", "--level", "easy", "--seed", "7")
        (version,) = tasks(folder)[0].exams
        assert version.paper is not None
        found.append(version.paper.code)
    assert found[0] != found[1], "nobody prints the key of a class from its seed"


def test_names_do_nothing_wherever_they_are_told(room: str) -> None:
    names = ['=HYPERLINK("http://evil")', "<script>alert(1)</script>", "+2+3"]
    tutor("class", "add", room, *names)
    assert [row[0] for row in rows(room)[1:]] == [f"'{names[0]}", names[1], f"'{names[2]}"]
    done = tutor("class", "results", room, "--json")
    assert [json.loads(line)["name"] for line in done.lines] == names


@each_case("kind", QUICK)
def test_no_name_does_anything_anywhere(
    tmp_path_factory: pytest.TempPathFactory, kind: str
) -> None:
    room, text = str(tmp_path_factory.mktemp("evil") / "5B"), EVIL[kind].replace("\0", "\x01")
    tutor("class", "new", room)
    tutor("class", "assign", room, "--lesson", "naked-pair", "--until", "2099-01-01")
    verbs = (
        ("add", room, "--", text),
        ("list", room),
        ("results", room),
        ("results", room, "--csv"),
    )
    more = (
        ("reset-pin", room, "--", text),
        ("mark", room, "1", "--", text),
        ("delete", room, "--", text),
    )
    for arguments in (*verbs, ("results", room, "--json"), *more, ("list", text), ("new", room)):
        done = tutor("class", *arguments)
        assert not hidden_in((done.out + done.err).removeprefix("\ufeff")), arguments
        assert "Traceback" not in done.err
        assert done.code in (0, 1, 2), done.err


# On paper


def typed(folder: str, number: int = 0) -> str:
    """All that is right on a paper, as somebody types it off."""
    version = tasks(folder)[0].exams[number]
    assert version.paper is not None
    lines, listed = [], options(version.paper)
    for question in version.paper.questions:
        if isinstance(question, Simplest):
            lines.append(str(listed.index(question.step.technique) + 1))
        elif isinstance(question, WhichRule):
            lines.append(str(listed.index(question.right) + 1))
        elif isinstance(question, Every):
            sign = "=" if question.places else "-"
            cells = [(one.cell // 9 + 1, one.cell % 9 + 1, one.digit) for one in question.wanted]
            lines.append(" ".join(f"r{row}c{column}{sign}{digit}" for row, column, digit in cells))
        else:
            raise AssertionError(question.kind)
        lines.append("")
    return "\n".join([*lines, ""])


def exam_on_paper(room: str, *more: str) -> Outcome:
    tutor("class", "add", room, "Anna", "Béla")
    kinds = ("--kinds", "simplest,every", "--questions", "4", "--level", "easy", "--seed", "7")
    return tutor("class", "assign", room, "--exam", *kinds, *more)


def test_a_paper_is_marked_by_the_rules_of_the_screen(room: str) -> None:
    exam_on_paper(room)
    done = tutor("class", "mark", room, "1", "Béla", stdin=typed(room))
    assert done.code == 0, done
    assert "20 out of 20" in done.out
    assert "Handed in after" not in done.out, "nobody timed a paper"
    _, anna, bela = rows(room)
    assert anna[1:3] == ["", ""]
    assert bela[1:3] == ["20.0", "on paper"]
    assert rows(room, "--lang", "fr")[2][1:3] == ["20,0", "sur papier"]
    # A slip of the teacher is mended by marking once more.
    lines = typed(room).splitlines(keepends=True)
    again = tutor("class", "mark", room, "1", "Béla", stdin="\n\n" + "".join(lines[4:]))
    assert "has a mark" in again.err
    assert rows(room)[2][1] != "20.0"


def test_whoever_leaves_or_stops_marks_nothing(room: str) -> None:
    exam_on_paper(room)
    for stdin in ("1\nquit\n", "1\n", "", "rubbish\n\x00\n"):
        done = tutor("class", "mark", room, "1", "Anna", stdin=stdin)
        assert done.code == 1
        assert "nothing is saved" in done.err
    assert rows(room)[1][1] == ""


def test_numbers_are_those_of_the_paper_where_two_games_share_it(room: str) -> None:
    tutor("class", "add", room, "Anna")
    terms = ("--techniques", "naked-pair,nonogram-overlap", "--kinds", "simplest,rule")
    tutor("class", "assign", room, "--exam", *terms, "--questions", "4", "--seed", "7")
    done = tutor("class", "mark", room, "1", "Anna", stdin="99\n" + typed(room))
    assert "99" in done.out
    assert "20 out of 20" in done.out, done


@needs_paper
def test_each_version_is_printed_with_its_key(room: str, tmp_path: Path) -> None:
    exam_on_paper(room, "--versions", "2", "--strict")
    done = tutor("class", "paper", room, "1", "--out", str(tmp_path / "exam.pdf"))
    assert done.code == 0
    names = {f"exam-{letter}{key}.pdf" for letter in "AB" for key in ("", "-key")}
    assert names <= {path.name for path in tmp_path.iterdir()}
    assert "Version B is for Anna." in done.err
    assert "Version A is for Béla." in done.err
    for name, number in (("Anna", 1), ("Béla", 0)):
        marked = tutor("class", "mark", room, "1", name, stdin=typed(room, number))
        assert "20 out of 20" in marked.out, marked
