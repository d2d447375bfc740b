"""Class exams: a class key for the teacher, tickets for the pupils, signed results."""

import csv
import io
import json
import shlex
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.cli.exams import ENTER, kept, made, result, sit
from tests.cli.runner import Outcome, tutor
from tests.learn.exams import right_answer, sat, wrong_answer
from tutor.base.language import Language
from tutor.cli.exams import checking, terms
from tutor.language import LANGUAGES
from tutor.learn.exam import paper as papers
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.edition import edition
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.result import Result, checksum, result_of
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket

KEY, OTHER_KEY = "a red balloon", "a blue balloon"
SYLLABUS = Syllabus("easy", questions=3, mode="strict").with_usual_time()
TERMS = ("--level", "easy", "--questions", "3", "--strict", "--seed", "7")
TICKET = Ticket.of_key(KEY, SYLLABUS, "7")
WORD = TICKET.word(SYLLABUS, "7", edition())
OLD = Path(__file__).parent / "exam_results"

pytestmark = pytest.mark.usefixtures("papers_made_once")


@pytest.fixture(autouse=True)
def _checked_with_papers_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "make_paper", made)


def paper() -> Paper:
    return made(SYLLABUS, "7", ticket=TICKET)


def handed_in(name: str, right: int = 2, seconds: float = 30.0, key: str = KEY) -> Result:
    """The result of a pupil, who is right so many times."""
    ticket = Ticket.of_key(key, SYLLABUS, "7")
    of = made(SYLLABUS, "7", ticket=ticket)
    answers = [
        (right_answer if number < right else wrong_answer)(question)
        for number, question in enumerate(of.questions)
    ]
    exam = sat(of, answers, seconds)
    exam.name, exam.ticket = name, ticket
    return result_of(exam, datetime(2026, 11, 18, 9, tzinfo=UTC))


def sent(path: Path, document: dict[str, Any]) -> str:
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def collected(*arguments: str) -> tuple[Outcome, list[dict[str, str]]]:
    done = tutor("exam", "--collect", *arguments)
    return done, list(csv.DictReader(io.StringIO(done.out)))[:-1]


# Papers


def test_a_class_paper_is_no_paper_of_its_seed() -> None:
    """Neither the seed nor the ticket of other terms gives it, and each class has its own."""
    codes = {paper().code}
    others: list[tuple[Syllabus, Ticket | None]] = [
        (SYLLABUS, None),
        (replace(SYLLABUS, mode="training"), None),
        (SYLLABUS, Ticket.of_key(OTHER_KEY, SYLLABUS, "7")),
    ]
    for syllabus, ticket in others:
        code = make_paper(syllabus, "7", ticket=ticket).code
        assert code not in codes
        codes.add(code)
    assert make_paper(SYLLABUS, "7", ticket=Ticket.of_word(WORD.lower())).code == paper().code


def test_no_seed_makes_one_kind_of_paper_look_like_another() -> None:
    strict = Syllabus("easy", questions=1, mode="strict")
    for seed in ("7/strict", "strict/7", "strict 7", f"{TICKET.salt}/7"):
        lax = make_paper(replace(strict, mode="training"), seed)
        assert lax.code != make_paper(strict, "7").code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_a_strict_paper_takes_the_class_key(language: Language, tmp_path: Path) -> None:
    target = ("--paper", str(tmp_path / "exam.md"), "--lang", language)
    refused = tutor("exam", *TERMS, *target)
    assert (refused.code, refused.out, "--class" in refused.err) == (2, "", True)
    assert not list(tmp_path.iterdir())
    alone = tutor("exam", *TERMS, *target, "--class", WORD)
    assert (alone.code, alone.out) == (0, "")
    assert {path.name for path in tmp_path.iterdir()} == {"exam.md", "exam-boards"}
    whole = tutor("exam", *TERMS, *target, "--class", KEY)
    assert whole.code == 0
    assert (tmp_path / "exam-key.md").exists()
    printed = (tmp_path / "exam.md").read_text(encoding="utf-8")
    assert f"    {whole.lines[-1]}\n" in printed, "the line for the pupils is on the paper"
    assert shlex.split(whole.lines[-1])[-2:] == ["--class", WORD]
    everything = "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.*"))
    assert KEY not in everything + whole.out + whole.err
    assert edition() in printed


@pytest.mark.parametrize(
    "typed",
    [
        "short",
        "x" * 101,
        "a red\x1bballoon",
        "",
        WORD[:-1] + ("0" if WORD[-1] != "0" else "1"),
        Ticket.of_key(KEY, replace(SYLLABUS, mode="training"), "7").word(SYLLABUS, "7", "0"),
        TICKET.word(SYLLABUS, "7", "0a0a0a0a"),
    ],
)
def test_bad_keys_and_tickets(typed: str, tmp_path: Path) -> None:
    for more in ((), ("--plain",), ("--paper", str(tmp_path / "a.md"))):
        done = tutor("exam", *TERMS, *more, "--class", typed)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("--class: ")
        assert "\x1b" not in done.err
    french = tutor("exam", *TERMS, "--class", typed, "--lang", "fr")
    assert (french.code, french.err.startswith("--class\u00a0: ")) == (2, True)
    assert kept(ExamArchive.unfinished) == []


@pytest.mark.parametrize(
    "change", [("--minutes", "99"), ("--pass", "3"), ("--seed", "8"), ("--level", "medium")]
)
def test_a_ticket_is_for_its_own_terms(change: tuple[str, str]) -> None:
    done = tutor("exam", *TERMS, *change, "--class", WORD)
    assert (done.code, "this ticket is for another exam" in done.err) == (2, True)
    lax = tutor("exam", *(word for word in TERMS if word != "--strict"), "--class", WORD)
    assert (lax.code, lax.out) == (2, "")


def test_tickets_may_be_typed_by_hand() -> None:
    swapped = WORD.replace("0", "o").replace("1", "l").lower()
    for typed in (WORD, swapped, swapped.replace("-", ""), f" {swapped} "):
        ticket = Ticket.of_word(typed)
        assert ticket == TICKET
        assert ticket.fits(typed, SYLLABUS, "7", edition())
    for at in range(0, len(WORD), 6):
        slip = f"{WORD[:at]}{'8' if WORD[at] != '8' else '9'}{WORD[at + 1 :]}"
        assert not Ticket.of_word(slip).fits(slip, SYLLABUS, "7", edition())


# Sitting


@pytest.mark.parametrize("given", [KEY, WORD])
def test_a_class_exam_is_sat_and_signed(given: str, tmp_path: Path) -> None:
    args = (*TERMS, "--class", given, "--name", "Zoé")
    first = sit(ENTER, "quit", args=args)
    assert "signed with your name, Zoé" in first.out
    assert shlex.split(first.lines[-1])[-2:] == ["--class", WORD], "nobody's class key"
    done = sit(ENTER, "hand in", "hand in", args=args)
    assert "The solutions of this exam come from your teacher." in done.lines
    assert "Solution:" not in done.out
    assert not any(
        sentence in done.out for sentence in paper().questions[0].solution("en").sentences
    )
    file = str(tmp_path / "zoe.json")
    renamed = tutor("exam", "--results", "last", "--json", "--name", "Eve", "--out", file)
    assert (renamed.code, "stays as it was signed" in renamed.err) == (0, True)
    written = json.loads(Path(file).read_text(encoding="utf-8"))
    assert (written["name"], written["class"]) == ("Zoé", TICKET.group)
    assert KEY not in json.dumps(written)
    assert TICKET.secret not in json.dumps(written)
    _, (row,) = collected(file, "--class", KEY)
    assert (row["checked"], row["signed"], row["edition"]) == ("yes", "genuine", edition())
    report = str(tmp_path / "report.md")
    assert tutor("exam", "--results", "--report", report).code == 0
    text = Path(report).read_text(encoding="utf-8")
    assert "come from your teacher" in text
    assert "Solution" not in text


def test_without_a_name_the_terms_say_so() -> None:
    told = tutor("exam", *TERMS, "--class", WORD).out
    assert "you haven’t given a name" in told
    assert "pas donné de nom" in tutor("exam", *TERMS, "--class", WORD, "--lang", "fr").out


def test_what_was_begun_goes_on_in_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its paper, its ticket and its signature; its result names both editions."""
    args = (*TERMS, "--class", WORD, "--name", "Ada")
    command = sit(ENTER, "quit", args=args).lines[-1]
    for module in (papers, terms, checking):
        monkeypatch.setattr(module, "edition", lambda: "0a0a0a0a")
    monkeypatch.setattr("tutor.learn.exam.result.edition", lambda: "0a0a0a0a")
    refused = tutor("exam", *TERMS[:-1], "8", "--class", WORD)
    assert refused.code == 2
    done = sit(ENTER, "hand in", "hand in", args=shlex.split(command)[3:])
    assert "You’ve begun this exam." in done.out
    over = result()
    assert over.edition == f"{edition()}+0a0a0a0a"
    assert over.code == paper().code
    assert TICKET.has_signed(over.as_json())


def test_an_exam_begun_before_there_were_editions_goes_on() -> None:
    exam = Exam(replace(made(replace(SYLLABUS, mode="training"), "7"), edition=""))
    state, document = exam.state(), exam.paper.as_json()
    assert "ticket" not in state
    assert {"edition", "class"}.isdisjoint(document)
    kept(lambda archive: archive.begin(exam))
    done = sit(ENTER, "hand in", "hand in", args=())
    assert "You’ve begun this exam." in done.out
    assert result().edition == f"unknown+{edition()}"


# Collecting


def test_genuine_results_and_others(tmp_path: Path) -> None:
    ada, bo, cy = handed_in("Ada"), handed_in("Bo", 1, 31), handed_in("Cy", 3, 32, OTHER_KEY)
    lax = made(replace(SYLLABUS, mode="training"), "7")
    plain = result_of(sat(lax, [right_answer(one) for one in lax.questions], 33), ada.finished)
    document: dict[str, Any] = bo.as_json()

    def changed(id_: str, **changes: Any) -> dict[str, Any]:
        """By somebody who knows about checksums, but not about signatures."""
        forged = {**document, **changes, "id": id_}
        return {**forged, "checksum": checksum(forged)}

    better = {"mark": 20.0, "percent": 100, "passed": True}
    unsigned = {name: value for name, value in changed("5").items() if name != "signature"}
    documents: dict[str, tuple[dict[str, Any], str, str]] = {
        "ada": (ada.as_json(), "yes", "genuine"),
        "laid-out": (dict(reversed(bo.as_json().items())), "yes", "genuine"),
        "other-class": (cy.as_json(), "no key", "other key"),
        "plain": (plain.as_json(), "yes", "unsigned"),
        "name": ({**document, "name": "Eve", "id": "1"}, "no", "changed"),
        "forged-name": (changed("2", name="Eve"), "yes", "changed"),
        "forged-mark": (changed("3", **better), "no", "changed"),
        "forged-terms": (
            changed("4", syllabus={**document["syllabus"], "minutes": 99}),
            "no key",
            "other key",
        ),
        "signature-gone": (unsigned, "yes", "changed"),
    }
    files = [sent(tmp_path / name, one) for name, (one, _, _) in documents.items()]
    done, rows = collected(*files, "--class", KEY)
    found = {Path(row["file"]).name: (row["checked"], row["signed"]) for row in rows}
    assert found == {name: (checked, signed) for name, (_, checked, signed) in documents.items()}
    assert done.code == 0
    for file in (files[0], files[1], files[3]):
        assert f'"{file}", line 1' not in done.err, "nothing is wrong with it"
    _, rows = collected(*files[:4])
    assert [row["signed"] for row in rows] == ["not checked"] * 3 + ["unsigned"]


def test_a_ticket_or_a_bad_key_collects_nothing(tmp_path: Path) -> None:
    file = sent(tmp_path / "a", handed_in("Ada").as_json())
    for typed in (WORD, "short"):
        done = tutor("exam", "--collect", file, "--class", typed)
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("--class: ")


def test_nobody_spoils_the_result_of_another(tmp_path: Path) -> None:
    """A changed copy takes nothing away from a result whose signature is genuine."""
    ada = handed_in("Ada").as_json()
    files = [sent(tmp_path / "a", ada), sent(tmp_path / "b", {**ada, "mark": 0.0})]
    _, rows = collected(*files, "--class", KEY)
    assert [(row["checked"], row["signed"]) for row in rows] == [
        ("yes", "genuine"),
        ("no", "changed"),
    ]


@pytest.mark.parametrize(
    "change", [{"name": "Eve"}, {"id": "0123"}, {"finished": "2026-01-01T00:00:00+00:00"}]
)
def test_a_name_or_an_id_that_was_changed_is_noticed(
    change: dict[str, str], tmp_path: Path
) -> None:
    """Also where nothing is signed."""
    lax = made(replace(SYLLABUS, mode="training"), "7")
    honest = result_of(sat(lax, [right_answer(one) for one in lax.questions]), datetime.now(UTC))
    assert collected(sent(tmp_path / "a", honest.as_json()))[1][0]["checked"] == "yes"
    done, (row,) = collected(sent(tmp_path / "b", {**honest.as_json(), **change}))
    assert (row["checked"], row["signed"]) == ("no", "unsigned")
    assert "is not as the tutor wrote it" in done.err
    gone = {name: value for name, value in honest.as_json().items() if name != "checksum"}
    assert collected(sent(tmp_path / "c", gone))[1][0]["checked"] == "no"


@pytest.mark.parametrize(
    ("made_of", "told"),
    [
        (lambda: (handed_in("Ada", 1, 30), handed_in("Bo", 1, 40)), "The same answers: "),
        (
            lambda: (handed_in("Ada", 3, 30), handed_in("Bo", 3, 40)),
            "The same answers, all of them right: ",
        ),
        (
            lambda: (handed_in("Ada", 1, 30), handed_in("Bo", 2, 30)),
            "The same times for every question: ",
        ),
        (lambda: (handed_in("Ada", 1, 30), handed_in("Bo", 2, 40)), ""),
        (lambda: (handed_in("Ada", 1, 30), handed_in("Bo", 1, 30, OTHER_KEY)), ""),
    ],
)
def test_results_that_are_the_same(
    made_of: Callable[[], tuple[Result, Result]], told: str, tmp_path: Path
) -> None:
    files = [sent(tmp_path / one.name, one.as_json()) for one in made_of()]
    same = [
        line
        for line in collected(*files, "--class", KEY)[0].err.splitlines()
        if line.startswith("The same")
    ]
    wanted = f'{told}"{files[0]}" (Ada) and "{files[1]}" (Bo).'
    assert same == ([wanted] if told else [])


def test_a_whole_class_that_answers_the_same_is_one_line(tmp_path: Path) -> None:
    files = [
        sent(tmp_path / str(number), handed_in(f"P{number}", 1, 30 + number).as_json())
        for number in range(6)
    ]
    told = collected(*files, "--class", KEY)[0].err.splitlines()
    assert [line.count(str(tmp_path)) for line in told] == [6]


@pytest.mark.parametrize("name", ["of-0.1.0.json", "of-0.1.0-earlier.json"])
def test_nobody_is_accused_because_the_tutor_has_changed(name: str, tmp_path: Path) -> None:
    """Results of 0.1.0, one of them of when papers were others, have no edition."""
    done, (row,) = collected(str(OLD / name))
    assert (done.code, row["checked"], row["edition"], row["signed"]) == (
        0,
        "other edition",
        "",
        "unsigned",
    )
    assert "made with another edition, not checked again (Ada)" in done.err
    assert "changed" not in done.err
    french = tutor("exam", "--collect", str(OLD / name), "--lang", "fr")
    assert "fait avec une autre édition, non revérifié" in french.err
    document = json.loads((OLD / name).read_text(encoding="utf-8"))
    changes: list[dict[str, Any]] = [
        {"mark": 19.5},
        {"percent": 99},
        {"passed": False},
        {"hints": 2},
        {"points": 1},
        {"earned": 1.0},
    ]
    for change in changes:
        done, (row,) = collected(sent(tmp_path / "x", {**document, **change}))
        assert (row["checked"], "don’t add up" in done.err) == ("no", True), change


def test_an_old_result_is_read_back_and_written_again() -> None:
    document = json.loads((OLD / "of-0.1.0.json").read_text(encoding="utf-8"))
    again = Result.from_json(document).as_json()
    assert again.pop("checksum")
    assert again == document
