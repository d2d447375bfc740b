"""Exams in files: papers with their key, results, reports, and the results of a class."""

import contextlib
import csv
import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import cycle
from pathlib import Path
from statistics import mean
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import click
import pytest

from tests.cli.runner import Outcome
from tests.learn.exams import on_grid, paper_of, right_answer, sat, wrong_answer
from tutor import narrate
from tutor.base.language import Language
from tutor.cli.exams import checking, documents
from tutor.cli.exams.collect import collect
from tutor.cli.exams.papers import write_paper
from tutor.cli.exams.results import show_results
from tutor.cli.run import Run
from tutor.language import LANGUAGES
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import Next
from tutor.learn.exam.questions.next import DIGIT, NOT_YET
from tutor.learn.exam.result import Result, checksum, result_of
from tutor.learn.exam.syllabus import Syllabus, levels_for
from tutor.learn.learner import open_store
from tutor.narrate.sudoku.nodes import in_figures
from tutor.store import Store
from tutor.techniques.step import Candidate

PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
NAMELESS = ("next", "simplest")
"""The kinds of questions that a name would answer."""
made = cache(make_paper)


def paper(level: Any, **terms: Any) -> Paper:
    return made(Syllabus(level, **terms), "2026")


@pytest.fixture(autouse=True)
def _papers_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "make_paper", made)


def short_paper() -> Paper:
    """One that is quickly written."""
    return paper("easy", questions=2)


def done(work: Callable[[Run], None], lang: str = "en", stdin: bytes = b"") -> Outcome:
    """What a command prints that does some work, and how it ends."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin))
    code = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), Run(lang) as run:
            work(run)
    except click.exceptions.Exit as end:
        code = end.exit_code
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def written(target: Path | str, of: Paper, lang: str = "en") -> Outcome:
    return done(lambda run: write_paper(run, of, str(target)), lang)


def pictures(document: Path) -> dict[str, Path]:
    """The pictures that a document shows, all of them there and well-formed, by their names."""
    found = {}
    for alt, link in PICTURE.findall(document.read_text(encoding="utf-8")):
        assert " " not in link
        path = document.parent / unquote(link)
        assert ElementTree.parse(path).getroot().tag.endswith("svg"), alt
        found[path.name] = path
    return found


# Papers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "language"), zip(levels_for("sudoku"), cycle(LANGUAGES), strict=False)
)
def test_a_paper_is_complete_and_gives_nothing_away(
    level: str, language: Language, tmp_path: Path
) -> None:
    of = paper(level)
    target = tmp_path / "un sujet (1)"
    outcome = written(target, of, language)
    assert (outcome.code, outcome.out) == (0, "")
    assert "un sujet (1).md" in outcome.err
    assert "un sujet (1)-key.md" in outcome.err
    text, key = (tmp_path / f"un sujet (1){end}.md" for end in ("", "-key"))
    shown, solved = pictures(text), pictures(key)
    assert {path.name for path in (tmp_path / "un sujet (1)-boards").iterdir()} == set(shown)
    assert {path.name for path in (tmp_path / "un sujet (1)-key-boards").iterdir()} == set(solved)
    grids = sum(len(getattr(question, "grids", "1")) for question in of.questions)
    assert len(shown) == grids
    assert len(solved) == sum(question.kind != "order" for question in of.questions)

    told, hidden = text.read_text(encoding="utf-8"), key.read_text(encoding="utf-8")
    assert f"{'Paper' if language == 'en' else 'Sujet'} {of.code}." in told
    assert of.seed not in told, "with the seed anybody could write the key"
    parts, solutions = told.split("\n## "), hidden.split("\n## ")
    assert len(parts) == len(of.questions) + 2, "and the list of techniques"
    assert of.code in solutions[0]
    assert of.seed in solutions[0]
    for number, question in enumerate(of.questions, 1):
        part, solution = parts[number], solutions[number]
        assert part.startswith(f"{number}. ")
        assert solution.splitlines()[0] == part.splitlines()[0]
        worth = "one point" if language == "en" and question.points == 1 else question.points
        assert f"({worth}" in part.splitlines()[0]
        assert all(sentence in part for sentence in question.ask(language))
        assert all(f"- {said}" in solution for said in question.solution(language).sentences)
        for legend in question.solution(language).legend:
            if legend.signs:
                assert f"- {in_figures(legend.text)}" in solution
            else:
                assert re.search(f"- [αβγδεζ] {re.escape(legend.text)}", solution)
        if question.kind in NAMELESS:
            room = part
            for sentence in question.ask(language):
                room = room.replace(sentence, "")
            assert narrate.called(question.technique, language).lower() not in room.lower()
            assert question.technique not in part
    svgs = "".join(path.read_text(encoding="utf-8") for path in shown.values())
    for trace in ('id="marks"', "houses", "placements", "eliminations", "αβ"):
        assert trace not in svgs
    assert not re.search(
        "|".join(narrate.called(q.technique, language) for q in of.questions), svgs
    )


def test_a_paper_is_the_same_again_and_never_takes_the_place_of_another(tmp_path: Path) -> None:
    target = tmp_path / "paper.md"
    assert written(target, short_paper()).code == 0
    files = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    (tmp_path / "paper-boards" / "q01.svg").unlink()
    assert written(target, paper_of("easy", questions=2)).code == 0, "the same is no other"
    assert {path: path.read_bytes() for path in files} == files
    refused = written(target, paper("medium"))
    assert refused.code == 2
    assert re.search(r'"[^"]*q0\d\.svg" already exists', refused.err)
    (tmp_path / "other-key.md").write_text("mine", encoding="utf-8")
    refused = written(tmp_path / "other.md", short_paper())
    assert (refused.code, "other-key.md" in refused.err) == (2, True)
    assert not list(tmp_path.glob("other-*boards")), "nothing was written"
    assert not (tmp_path / "other.md").exists()
    assert {path: path.read_bytes() for path in files} == files


def test_no_half_of_a_paper_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = written(tmp_path / "nowhere" / "paper.md", short_paper())
    assert missing.code == 2
    assert "nowhere" in missing.err
    assert "can’t be written" in missing.err
    (tmp_path / "a-key-boards").write_text("a file", encoding="utf-8")
    assert written(tmp_path / "a.md", short_paper()).code == 2
    assert [path.name for path in tmp_path.iterdir() if path.name[0] == "a"] == ["a-key-boards"]

    def full(path: Path, data: bytes) -> None:
        if path.name == "b-key.md":
            raise OSError(28, "No space left on device")
        path.write_bytes(data)

    monkeypatch.setattr(documents, "write_whole", full)
    refused = written(tmp_path / "b.md", short_paper())
    assert (refused.code, "No space left" in refused.err) == (2, True)
    assert not list(tmp_path.glob("b*"))
    for name in (tmp_path, Path("-")):
        assert written(name, short_paper()).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_of_documents(language: Language, tmp_path: Path) -> None:
    for name in ("nowhere/", "nowhere/.md", ".MD"):
        refused = written(f"{tmp_path}/{name}", short_paper(), language)
        assert (refused.code, refused.out) == (2, "")
        assert re.search(f"{name}.*(name of a file|nom d’un fichier)", refused.err)
    for name in ("exam.docx", "exam.2026"):
        refused = written(tmp_path / name, short_paper(), language)
        assert (refused.code, refused.out) == (2, "")
        assert name in refused.err
        assert "Markdown" in refused.err
        assert ".pdf, .md, .markdown" in refused.err
    assert not list(tmp_path.iterdir())


def test_markdown_may_end_in_several_ways(tmp_path: Path) -> None:
    for name, key in (
        ("A.MD", "A-key.MD"),
        ("b.markdown", "b-key.markdown"),
        ("c.txt", "c-key.txt"),
    ):
        assert written(tmp_path / name, short_paper()).code == 0
        assert pictures(tmp_path / name)
        assert pictures(tmp_path / key)


def test_marking_follows_the_questions_and_seeds_mean_themselves(tmp_path: Path) -> None:
    of = replace(paper("medium"), seed="a|b*c\x1b[1m_d_")
    assert written(tmp_path / "p.md", of).code == 0
    text = (tmp_path / "p-key.md").read_text(encoding="utf-8")
    assert r"Seed a\|b\*c\\x1b\[1m\_d\_, paper" in text
    for number, question in enumerate(of.questions, 1):
        part = text.split("\n## ")[number]
        if question.kind == "next":
            for share in (DIGIT, NOT_YET):
                assert f"{round(share * question.points, 1):g} " in part
            assert f"{question.geometry.cell_name(question.led_to.cell)} is" in part  # type: ignore[attr-defined]
        if question.kind == "order":
            assert re.search(r"about \d+ minutes", part)


PROOF = re.compile(r"(.+?)(?: \[(\d+)\])? \((.+)\)")


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_the_cells_of_every_digit_that_counts(level: str, tmp_path: Path) -> None:
    of = paper(level)
    assert written(tmp_path / "p.md", of).code == 0
    text = (tmp_path / "p-key.md").read_text(encoding="utf-8")
    names = (tmp_path / "p.md").read_text(encoding="utf-8").lower().splitlines()
    geometry = on_grid(of.questions[0]).geometry
    cells = {geometry.cell_name(cell): cell for cell in range(geometry.cell_count)}
    houses = {house.name("en"): house.cells for house in geometry.houses}
    seen = 0
    for number, question in enumerate(of.questions, 1):
        if not isinstance(question, Next):
            continue
        part = text.split("\n## ")[number]
        for cell, value, proofs in re.findall(r"\n- (r\dc\d) is (\d): (.+)", part):
            for proof in proofs.split(" · "):
                found = PROOF.fullmatch(proof)
                assert found is not None, proof
                name, at, shown = found.groups()
                id_ = narrated_as(name)
                assert (at is not None) == (id_ in question.options)
                assert at is None or f"{at}. {name}".lower() in names
                pointed = houses.get(shown) or [cells[one] for one in shown.split()]
                placed = Candidate(cells[cell], int(value))
                answer = ExamAnswer(placed=placed, technique=id_, cells=frozenset(pointed))
                assert question.credit(answer) == 1, proof
                seen += 1
    assert seen > 3


def narrated_as(name: str) -> str:
    """The technique of a name."""
    return next(id_ for id_ in narrated() if narrate.called(id_, "en") == name)


# Results


def answers(of: Paper, kept: int) -> list[ExamAnswer]:
    """Right answers to the first questions, then wrong ones, and none to the last."""
    right = [right_answer(question) for question in of.questions[:kept]]
    wrong = [wrong_answer(question) for question in of.questions[kept:-1]]
    return [*right, *wrong, *[NO_ANSWER] * (kept < len(of.questions))]


@cache
def result(level: str, kept: int, name: str = "Ada", age: int = 0) -> Result:
    """The result of somebody, handed in so many days ago."""
    exam = sat(paper(level), answers(paper(level), kept), 20 + kept / 7)
    exam.name = name
    finished = datetime(2026, 5, 20, 12, tzinfo=UTC) - timedelta(days=age)
    return result_of(exam, finished)


@pytest.fixture
def store() -> Iterator[Store]:
    """Three exams that are over, the oldest first in the file."""
    with contextlib.closing(open_store()) as opened:
        yield opened


def keep(store: Store, *results: Result) -> None:
    for one in results:
        store.exams.begin(one.id, one.created, one.paper.as_json(), {})
        store.exams.finish(one.id, one.as_json(), [])


def shown(store: Store, *numbers: str, lang: str = "en", **options: Any) -> Outcome:
    usual: dict[str, Any] = {"as_json": False, "as_csv": False}
    usual |= dict.fromkeys(("report", "out", "name"))
    return done(lambda run: show_results(run, store, list(numbers), **(usual | options)), lang)


def test_no_results_yet(store: Store) -> None:
    for options in ({}, {"as_json": True}, {"report": "r.md"}):
        outcome = shown(store, **options)
        assert (outcome.code, outcome.out) == (1, "")
        assert outcome.err == "No exam has been finished yet.\n"


def test_results_in_words(store: Store) -> None:
    old, new = result("medium", 3, age=9), result("medium", 8, "Zoé\x1b", age=2)
    keep(store, new, old)
    table = shown(store).lines
    assert [line.split()[0] for line in table] == ["No.", "2", "1"], "the newest first"
    assert re.search(
        r"2026-05-18 .* Medium +training +20 +100 +yes +\d\d:\d\d +Zoé\\x1b$", table[1]
    )
    assert " no " in table[2]
    full = shown(store, "last").out
    assert full == shown(store, "2").out
    assert full.startswith("Exam · Medium\n")
    assert "20 out of 20" in full
    assert "One earlier exam of this kind" in full
    assert "Better than before" in full
    for line in new.lines:
        question = new.paper.questions[line.number - 1]
        assert f"\n{line.number}. " in full
        assert f"\nAnswer: {question.answered(line.sheet.answer, 'en')}\n" in full
        for sentence in (*question.ask("en"), *question.solution("en").sentences):
            assert f"\n{sentence}\n" in full
    both = shown(store, "1", "2", lang="fr")
    assert both.out.count("Examen · Moyen") == 2
    assert "Réponse\u00a0: Aucune." in both.out
    unknown = shown(store, "3")
    assert (unknown.code, unknown.out) == (2, "")
    assert unknown.err == '3: expected "last", or the number of a result: from 1 to 2.\n'


def test_results_for_programs(store: Store, tmp_path: Path) -> None:
    kept = [result("medium", 3, "=1+1", age=9), result("easy", 8, age=2)]
    keep(store, *kept)
    everything = shown(store, as_json=True)
    assert [Result.from_json(one).as_json() for one in everything.objects] == [
        one.as_json() for one in kept
    ]
    target = tmp_path / "mine.json"
    target.write_text("old", encoding="utf-8")
    named = shown(store, "2", as_json=True, out=str(target), name="Éva")
    assert (named.code, named.out) == (0, "")
    (line,) = target.read_text(encoding="utf-8").splitlines()
    assert json.loads(line) == replace(kept[1], name="Éva").as_json()
    rows = list(csv.DictReader(io.StringIO(shown(store, as_csv=True).out)))
    assert len(rows) == 16
    assert {row["name"] for row in rows} == {"'=1+1", "Ada"}
    for row, of in zip(rows, [of for one in kept for of in one.lines], strict=True):
        assert (int(row["number"]), row["kind"]) == (of.number, of.kind)
        assert float(row["earned"]) == pytest.approx(of.earned, abs=0.01)
        assert (row["answered"] == "yes") == of.is_answered
    assert shown(store, as_csv=True, out=str(tmp_path / "no" / "x.csv")).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report(language: Language, store: Store, tmp_path: Path) -> None:
    keep(store, result("hard", 4, "<b>|", age=3), result("easy", 2, age=8))
    target = tmp_path / "a b.md"
    outcome = shown(store, report=str(target), lang=language)
    assert (outcome.code, "a b.md" in outcome.err) == (0, True)
    text = target.read_text(encoding="utf-8")
    assert r"\<b\>\|" in text
    assert "<b>" not in text
    of = result("hard", 4, "<b>|", age=3)
    found = pictures(target)
    numbers = [line.number for line in of.lines if line.kind != "order"]
    drawn = {f"q{n:02d}-{kind}.svg" for n in numbers for kind in ("answer", "solution")}
    assert len(drawn) > 2
    assert drawn <= set(found)
    assert {path.name for path in (tmp_path / "a b-boards").iterdir()} == set(found)
    for line in of.lines:
        question = of.paper.questions[line.number - 1]
        assert question.answered(line.sheet.answer, language) in text
        assert all(remark in text for remark in question.remarks(line.sheet.answer, language))
        if line.is_answered and question.kind in ("every", "finish"):
            marks = "underlines" if on_grid(question).places else "crossed"
            drawing = found[f"q{line.number:02d}-answer.svg"].read_text(encoding="utf-8")
            assert marks in drawing
    assert shown(store, report=str(target), lang=language).code == 0, "the same is no other"
    assert shown(store, "1", report=str(target), lang=language).code == 2
    assert shown(store, "1", "2", report=str(tmp_path / "c"), lang=language).code == 2
    pdf = shown(store, report=str(tmp_path / "c.pdf"), lang=language)
    assert pdf.code == 0
    assert (tmp_path / "c.pdf").read_bytes().startswith(b"%PDF")


# A class


def sent(path: Path, *results: Result, **changes: Any) -> str:
    """A file with results, one on a line, changed by somebody who knows about checksums."""
    changed = [{**one.as_json(), **changes} for one in results]
    lines = [json.dumps({**one, "checksum": checksum(one)}) for one in changed]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def collected(*files: str, lang: str = "en", stdin: bytes = b"") -> tuple[Outcome, list[Any]]:
    outcome = done(lambda run: collect(run, list(files), None), lang, stdin)
    return outcome, list(csv.DictReader(io.StringIO(outcome.out)))


def test_a_class_is_collected_with_its_averages(tmp_path: Path) -> None:
    everybody = [
        result("medium", 8, "Ada"),
        result("medium", 3, "@Bo"),
        result("medium", 0),
        result("easy", 8),
    ]
    one = sent(tmp_path / "one.json", everybody[0])
    two = sent(tmp_path / "two.jsonl", *everybody[1:3])
    laid_out = json.dumps(everybody[3].as_json(), indent=2).encode("utf-16")
    outcome, rows = collected(one, two, "-", stdin=laid_out)
    assert (outcome.code, outcome.err) == (0, "")
    *people, average = rows
    assert [row["file"] for row in people] == [one, two, two, "-"]
    assert [row["name"] for row in people] == ["Ada", "'@Bo", "Ada", "Ada"]
    assert {row["checked"] for row in people} == {"yes"}
    assert average["file"] == "average"
    assert float(average["mark"]) == pytest.approx(mean(r.mark for r in everybody), abs=0.006)
    assert float(average["percent"]) == pytest.approx(mean(r.percent for r in everybody), abs=0.006)
    assert average["passed"] == f"{100 * sum(r.passed for r in everybody) // 4}%"
    columns = [column for column in rows[0] if column in dict.fromkeys(narrated())]
    assert columns == [id_ for id_ in narrated() if id_ in columns], "in the order of the ladder"
    for id_ in columns:
        shares = []
        for row, of in zip(people, everybody, strict=True):
            lines = [line for line in of.lines if line.technique == id_]
            if not lines:
                assert row[id_] == ""
                continue
            share = sum(line.earned for line in lines) / sum(line.points for line in lines)
            assert float(row[id_]) == pytest.approx(100 * share, abs=0.51)
            shares.append(float(row[id_]))
        assert float(average[id_]) == pytest.approx(mean(shares), abs=0.006)
    french, rows = collected(one, lang="fr")
    assert (french.code, rows[-1]["file"]) == (0, "moyenne")


def narrated() -> list[str]:
    from tutor.techniques.ladder import LADDER

    return [technique.id for technique in LADDER]


def test_what_was_changed_by_hand_is_told(tmp_path: Path) -> None:
    honest = result("medium", 3)
    document: dict[str, Any] = honest.as_json()
    better = right_answer(honest.paper.questions[5]).as_json()
    answer = {**document["questions"][5], "answer": better}
    questions = document["questions"]
    changes: dict[str, dict[str, Any]] = {
        "mark": {"mark": 19.5, "percent": 98},
        "passed": {"passed": True},
        "seed": {"seed": "2027"},
        "code": {"code": "12345678"},
        "earned": {"questions": [*questions[:5], answer, *questions[6:]]},
        "bonus": {"bonus": 5.0},
    }
    syllabus, first = document["syllabus"], document["questions"][0]
    changes |= {
        "hints": {"hints": 3},
        "pass": {"syllabus": {**syllabus, "pass": 0.0}},
        "time": {"ended": "time"},
        "hurried": {"seconds": document["seconds"] - 1.2},
        "longer": {"questions": [{**first, "seconds": first["seconds"] + 1.2}, *questions[1:]]},
    }
    files = [
        sent(tmp_path / f"{name}.json", honest, id=name, **change)
        for name, change in changes.items()
    ]
    other = sent(tmp_path / "other.json", honest, id="other", edition="0a0a0a0a")
    outcome, rows = collected(*files, other)
    assert outcome.code == 0
    assert [row["checked"] for row in rows] == [*["no"] * len(files), "other edition", ""]
    for file in files:
        assert f'"{file}", line 1: the result doesn’t match its paper' in outcome.err
    assert f'"{other}", line 1: made with another edition, not checked again (Ada).' in outcome.err


def test_what_cannot_be_is_told(tmp_path: Path) -> None:
    of = paper("easy", questions=2, minutes=1)
    exam = sat(of, [right_answer(question) for question in of.questions], 20.04)
    exam.hint("en")
    late = sat(of, [right_answer(question) for question in of.questions], 40)
    helped, over = (result_of(one, datetime(2026, 5, 20, tzinfo=UTC)) for one in (exam, late))
    assert (helped.hints, over.ended, over.seconds) == (1, "time", 60)
    terms: Any = helped.as_json()["syllabus"]
    strict = {"syllabus": {**terms, "mode": "strict"}}
    files = [
        sent(tmp_path / "honest", helped),
        sent(tmp_path / "strict", helped, id="a", **strict),
        sent(tmp_path / "over", over),
        sent(tmp_path / "early", over, id="b", ended="handed-in"),
        sent(tmp_path / "beyond", over, id="c", seconds=75.0),
        sent(tmp_path / "bonus", helped, id="d", bonus=1.0),
    ]
    _, rows = collected(*files)
    assert [row["checked"] for row in rows] == ["yes", "no", "yes", "no", "no", "no", ""]
    assert {(row["pass"], row["minutes"]) for row in rows[:-1]} == {("10.0", "1")}


def test_two_results_of_one_exam(tmp_path: Path) -> None:
    one = result("easy", 8)
    files = [
        sent(tmp_path / "one", one),
        sent(tmp_path / "same", one),
        sent(tmp_path / "other", one, name="Bo"),
        sent(tmp_path / "again", one, name="Bo"),
        sent(tmp_path / "fine", result("easy", 2)),
    ]
    outcome, rows = collected(*files)
    assert outcome.code == 0
    assert [(row["name"], row["checked"]) for row in rows] == [
        ("Ada", "no"),
        ("Bo", "no"),
        ("Ada", "yes"),
        ("", ""),
    ]
    told = outcome.err.splitlines()
    assert len(told) == 3
    for line, (file, first), is_same in zip(told, ((1, 0), (2, 0), (3, 2)), (1, 0, 1), strict=True):
        assert line.startswith(f'"{files[file]}", line 1: this exam is already in "{files[first]}"')
        assert line.endswith("counted once." if is_same else "neither counts as checked.")


def test_nothing_in_a_table_can_do_harm(tmp_path: Path) -> None:
    one = result("easy", 8)
    texts = dict.fromkeys(("name", "seed", "code"), "=\x1b[2J\u202e\n" + "x" * 500)
    bad = sent(tmp_path / "bad", one, interruptions=10**400)
    outcome, rows = collected(sent(tmp_path / "one", one, **texts), bad)
    assert f'"{bad}", line 1, interruptions' in outcome.err
    assert "\x1b" not in outcome.err
    assert set(outcome.out) - set(map(chr, range(32, 127))) == {"\n", "…"}
    assert rows[0]["name"].startswith(r"'=\x1b[2J\u202e\nxxx")
    assert max(map(len, rows[0].values())) < 100 + len(str(tmp_path))


def test_bad_files_are_named_and_the_others_done(tmp_path: Path) -> None:
    good = result("easy", 8)
    document: dict[str, Any] = good.as_json()
    first, *others = document["questions"]

    def changed(**values: Any) -> str:
        """The document with its first question changed by hand."""
        return json.dumps({**document, "questions": [{**first, **values}, *others]})

    bad = {
        "empty": ("", "line 1"),
        "words": ("hello\n", "line 1, column 1"),
        "cut": (json.dumps(document)[:200], "line 1, column "),
        "list": ("[]", "line 1, format"),
        "mark": (json.dumps({**document, "mark": 21}), "line 1, mark"),
        "percent": (json.dumps({**document, "percent": 10**400}), "line 1, percent"),
        "number": (changed(number=2), "line 1, questions[0].number"),
        "technique": (changed(technique="no\x1b"), "line 1, questions[0].technique"),
        "points": (changed(points=0), "line 1, questions[0].points"),
        "answer": (changed(answer={"ranks": 3}), "line 1, questions[0].answer.ranks"),
    }
    for name, (text, _) in bad.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b'{"a":\n"\xff"}')
    mixed = tmp_path / "mixed"
    mixed.write_text(f'{{"half\n{json.dumps(document)}\n{{}}\n', encoding="utf-8")
    files = [str(tmp_path / name) for name in (*bad, "bytes", "nothing")]
    outcome, rows = collected(*files, str(mixed), str(mixed))
    assert outcome.code == 2
    assert [row["file"] for row in rows] == [str(mixed), "average"]
    for name, (_, where) in bad.items():
        assert f'"{tmp_path / name}", {where}' in outcome.err
    assert f'"{tmp_path / "bytes"}", line 2, column 2' in outcome.err
    assert f'"{tmp_path / "nothing"}" can’t be read' in outcome.err
    assert f'"{mixed}", line 3, format' in outcome.err
    assert f'"{mixed}", line 2: this exam is already in "{mixed}"' in outcome.err
    assert "\x1b" not in outcome.err
    only_bad, rows = collected(files[1])
    assert (only_bad.code, only_bad.out) == (2, "")


def test_a_table_takes_no_place_of_what_it_is_made_of(tmp_path: Path) -> None:
    one = sent(tmp_path / "one.json", result("easy", 8))
    before = Path(one).read_bytes()
    assert done(lambda run: collect(run, [one], one)).code == 2
    assert Path(one).read_bytes() == before
    assert done(lambda run: collect(run, [], None)).code == 2
    target = tmp_path / "class.csv"
    outcome = done(lambda run: collect(run, [one], str(target)))
    assert (outcome.code, outcome.out) == (0, "")
    assert target.read_text(encoding="utf-8").count("\n") == 3


def test_results_from_the_desk_hold(store: Store, tmp_path: Path) -> None:
    exam = sat(paper("beginner"), answers(paper("beginner"), 5), 7.77)
    archive = ExamArchive(store.exams)
    archive.begin(exam)
    for number in range(len(exam.sheets)):
        exam.go_to(number)
        archive.save(exam)
    archive.hand_in(exam)
    target = str(tmp_path / "mine.json")
    assert shown(store, as_json=True, out=target).code == 0
    outcome, rows = collected(target)
    assert (outcome.code, rows[0]["checked"]) == (0, "yes")
