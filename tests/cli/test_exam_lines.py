"""What is typed in an exam in plain text: answers, hints, and what words mean."""

import pytest

from tests.cases import each_case
from tests.cli.exams import (
    ENTER,
    NINE,
    ORDER,
    TERMS,
    after,
    at,
    cells,
    echo,
    kept,
    marks,
    paper,
    result,
    sit,
    typed,
    unfinished,
)
from tests.learn.exams import missing_digits, on_grid, right_answer
from tutor import narrate
from tutor.base.language import Language
from tutor.cli.exams.typed import (
    ExamCommand,
    Named,
    Refused,
    as_typed,
    command_of,
    technique_of,
    words_in,
)
from tutor.cli.exams.typed_answers import ranks_of
from tutor.language import LANGUAGES
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.paper import make_paper
from tutor.learn.exam.questions import KINDS, Finish, Judge, Next
from tutor.learn.exam.syllabus import Syllabus
from tutor.sudoku.geometry import digits
from tutor.techniques.ladder import LADDER
from tutor.techniques.step import Candidate

pytestmark = pytest.mark.usefixtures("papers_made_once")

RUBBISH = (
    "%%%",
    "x" * 200,
    "\x1b[2J",
    "r99c1=1",
    "r1c1=",
    "technique",
    "...",
    "yes no",
    "数独",
    "7",
)


# Lines


@each_case("kind", [kind for kind in KINDS if kind != "order"])
def test_rubbish_loses_nothing(kind: str) -> None:
    number = at(kind)
    question = paper().questions[number - 1]
    line = typed(question, right_answer(question))
    rubbish = [one for one in RUBBISH if (kind, one) != ("simplest", "7")]
    done = sit(ENTER, f"go {number}", line, *rubbish)
    assert (done.code, done.err) == (0, "")
    assert question.credit(unfinished().sheet.answer) == 1
    said = after(done, f"Question {number} of 8")
    expected = next(line for line in said if line.startswith("Type "))
    assert said.count(expected) == 1 + len(rubbish), "each is answered by what was expected"
    assert 'I don’t understand "%%%". Your answer is unchanged.' in said
    assert '"r99c1=1" isn’t on this board: rows, columns and digits go from 1 to 9.' in said
    assert "\x1b" not in done.out


def test_the_next_digit_by_and_by() -> None:
    number = at("next")
    question = paper().questions[number - 1]
    right = right_answer(question)
    assert right.placed is not None
    assert isinstance(question, Next)
    filled = next(cell for cell, value in enumerate(question.grid.values) if value)
    name, options = NINE.cell_name, question.options
    naked = [narrate.called(id_, "en") for id_ in options if id_.startswith("naked")]
    assert "x-wing" not in options
    done = sit(
        ENTER,
        f"go {number}",
        f"{name(filled)}=5",
        "technique x-wing",
        "technique naked",
        "technique 99",
        "naked trple",
        f"{name(right.placed.cell)}-{right.placed.digit}",
        "yes",
        f"preuve {cells(right.cells, 'fr')}",
        "TECHNIQUE 4",
        narrate.called(right.technique, "fr"),
        marks([right.placed], "=", "en"),
        "a",
    )
    told = after(done, f"Question {number} of 8")
    value = question.grid.values[filled]
    for line in (
        f'"{name(filled)}=5": this cell already has {value}.',
        '"x-wing" isn’t a technique in the list.',
        f'"naked" could be several: {" · ".join(naked)}.',
        f"Technique 99: the list goes from 1 to {len(options)}.",
        '"naked trple" isn’t a technique in the list. Did you mean: naked triple · locked triple?',
        '"yes" doesn’t answer this question. Your answer is unchanged.',
        echo(question, ExamAnswer(technique=options[3], cells=right.cells)),
    ):
        assert line in told, line
    assert told[-3] == echo(question, right)
    assert unfinished().sheet.answer == right


def test_candidates_are_added_and_taken_back() -> None:
    number = at("every")
    question = on_grid(paper().questions[number - 1])
    first, second, *_ = sorted(right_answer(question).candidates)
    one, both = marks([first], "-", "en"), marks([first, second], "-", "fr")
    done = sit(ENTER, f"go {number}", both, one, f"{one[:4]}=5", one[:4], one, "clear", both, one)
    told = after(done, f"Question {number} of 8")
    assert told.count("No answer.") == 1
    assert f"{one[:4]} is blank, with the marks" in " ".join(told)
    assert unfinished().sheet.answer == ExamAnswer(candidates=frozenset({second}))
    missing = next(
        Candidate(cell, digit)
        for cell in question.grid.empty_cells()
        for digit in range(1, 10)
        if not question.grid.candidates[cell] >> digit - 1 & 1
    )
    slip = marks([missing], "-", "en")
    told = sit("", slip, args=()).lines
    assert f'"{slip}": {missing.digit} is no longer a candidate there.' in told
    assert unfinished().sheet.answer == ExamAnswer(candidates=frozenset({second}))


def test_digits_that_a_technique_places() -> None:
    args = ("--techniques", "full-house", "--questions", "2", "--seed", "1")
    found = make_paper(Syllabus(None, ("full-house",), 2), "1")
    number = 1 + [question.kind for question in found.questions].index("every")
    cell, digit = min(right_answer(found.questions[number - 1]).candidates)
    line = marks([Candidate(cell, digit)], "=", "en")
    sit(ENTER, f"go {number}", line, args=args)
    assert unfinished().sheet.answer == ExamAnswer(candidates=frozenset({Candidate(cell, digit)}))
    told = sit(ENTER, f"{line[:4]}=0", line.replace("=", "-"), args=())
    assert "No answer." in told.lines
    assert f'"{line.replace("=", "-")}" doesn’t answer this question.' in told.out
    # Where no candidates are shown, nobody says which there are.
    assert not on_grid(found.questions[number - 1]).is_marked
    anything = frozenset({Candidate(cell, digit % 9 + 1)})
    sit(ENTER, marks(anything, "=", "en"), args=())
    assert unfinished().sheet.answer == ExamAnswer(candidates=anything)


def test_yes_or_no_with_a_reason() -> None:
    number = at("judge")
    question = paper().questions[number - 1]
    assert isinstance(question, Judge)
    assert question.is_marked
    assert not question.places
    cell = next(question.grid.empty_cells())
    removed = frozenset({Candidate(cell, digits(question.grid.candidates[cell])[0])})
    line = marks(removed, "-", "en")
    done = sit(ENTER, f"go {number}", line, "no", "r1c1", line, "r1c2", f"{line} yes", "r1c1")
    no = [ExamAnswer(is_one=False, cells=frozenset(cells)) for cells in ((), (0,), (1,))]
    yes = ExamAnswer(is_one=True, candidates=removed)
    expected = [echo(question, answer) for answer in (yes, *no, yes)]
    assert len(set(expected)) == 4, "what it removes says that it is one"
    told = after(done, f"Question {number} of 8")
    assert [one for one in told if one in expected] == expected
    assert done.out.count("doesn’t answer this question") == 2
    assert unfinished().sheet.answer == yes


def test_a_digit_alone_goes_to_the_cell_in_question() -> None:
    terms = ("--techniques", "hidden-single", "--kinds", "judge", "--questions", "1")
    sit(ENTER, "5", "yes 4", args=terms)
    question = unfinished().question
    assert isinstance(question, Judge)
    (cell,) = question.pointed
    other = next(one for one in question.grid.empty_cells() if one != cell)
    line = marks([Candidate(other, 6)], "=", "en")
    assert f'"{line}" doesn’t answer this question.' in sit(ENTER, line, args=()).out
    answer = ExamAnswer(is_one=True, candidates=frozenset({Candidate(cell, 4)}))
    assert unfinished().sheet.answer == answer


def test_the_order_of_grids() -> None:
    lines = ["cabd", "C < A", "A A", "E D", "D", "board c", "row 1", "read r1c1", "A", "C", "B"]
    done = sit(ENTER, *lines, args=ORDER)
    told = after(done, "Question 1 of 1")
    orders = [line for line in told if line.startswith("Your answer: ")]
    given = ("C A B D", *["C A – –"] * 2)
    assert orders == [f"Your answer: {order}, the easiest first." for order in given]
    assert 'I don’t understand "D". Your answer is unchanged.' in told, "one letter is no order"
    assert any(line.startswith("Nothing is judged") for line in told), "C checks"
    assert "This is the first question." in told, "B goes back"
    assert "A is there twice: each grid has one place." in told
    assert 'I don’t understand "E D". Your answer is unchanged.' in told
    assert told.count("Grid C") == 2
    assert sum(line.startswith("D · r") for line in told) == 2
    assert unfinished().sheets[0].answer == ExamAnswer(ranks=(2, 0, 1, 0))
    assert ranks_of("D,C;B A", 4) == (4, 3, 2, 1)
    assert [ranks_of(line, 4) for line in ("back", "", "q", "b")] == [None] * 4


def test_a_grid_to_finish() -> None:
    number = at("finish")
    question = paper().questions[number - 1]
    assert isinstance(question, Finish)
    (one, digit), (other, second), *_ = missing_digits(question)
    name, empty = NINE.cell_name(one), len(missing_digits(question))
    wrong = digit % 9 + 1
    lines = [f"{name}={wrong}", f"{name}=0", f"{name}+12", f"{name}-1", "undo", "redo", "left",
             f"{name}={digit}, {NINE.cell_name(other, 'fr')}={second}", "r1c1 r1c2", "fill",
             "try", "answer", "board"]  # fmt: skip
    told = after(sit(ENTER, f"go {number}", *lines), "A hint would")
    assert told[:9] == [
        f"{name} is {wrong}.",
        f"{empty - 1} cells are blank.",
        f"{name} is blank, without marks.",
        f"{empty} cells are blank.",
        f"{name} is blank, with the marks 1 2.",
        f"{empty} cells are blank.",
        f"{name} is blank, with the marks 2.",
        f"{empty} cells are blank.",
        "Undone.",
    ], "a wrong digit is not told"
    assert "Every blank cell now has its candidates as marks." in told
    assert 'I don’t understand "try". Your answer is unchanged.' in told
    assert f"Your answer: 2 digits placed, of {empty}." in told
    assert question.credit(unfinished().sheet.answer) == pytest.approx(2 / empty)
    again = sit(ENTER, "answer", "clear", "undo", args=())
    assert again.lines.count(f"{empty} cells are blank.") == 1
    assert question.credit(unfinished().sheet.answer) == pytest.approx(2 / empty)


def test_what_is_not_understood_is_repeated_as_it_was_typed() -> None:
    found = {
        ("resoudre", "Résoudre !"): "Résoudre",
        ("e foo", "r1c1=1 E\u0301-FOO"): "E\u0301-FOO",
        ("r99 c1 = 1", "L1C1  R99 C1 = 1"): "R99 C1 = 1",
        ("%%", "é%%"): "%%",
        ("Été", "  Été "): "Été",
        ("technique", "x"): "technique",
        ("", ""): "",
    }
    for (folded, line), typed_so in found.items():
        assert as_typed(folded, line) == typed_so
    told = sit(ENTER, "Résoudre", f"go {at('finish')}", "Été", args=(*TERMS, "--lang", "fr")).out
    for word in ("Résoudre", "Été"):
        assert f"«\u00a0{word}\u00a0»" in told


def test_going_about() -> None:
    done = sit(
        ENTER, "back", "go 9", "go 8", ENTER, "list", "retour", "question 2", "HELP", "again"
    )
    places = [line.split(" · ")[0] for line in done.lines if line.startswith("Question ")]
    assert places == [
        "Question 1 of 8",
        "Question 9: the exam has questions 1 to 8.",
        *(f"Question {number} of 8" for number in (8, 7, 2, 2)),
    ]
    assert "This is the first question." in done.lines
    assert any(line.startswith("This was the last question.") for line in done.lines)
    assert sum(line.endswith(" · open") for line in done.lines) == 8
    assert any("quit (q) leaves it" in line for line in done.lines)
    assert unfinished().at == 1


def test_a_question_is_marked_to_come_back_to() -> None:
    done = sit(ENTER, "mark", ENTER, "*", "marque", "list", "hand in", "quit")
    assert "Question 1 is marked, to come back to." in done.lines
    assert "Question 2 is no longer marked." in done.lines
    assert sum(line.endswith(" · open · marked") for line in done.lines) == 1
    assert "One question is marked: 1." in done.lines
    assert unfinished().flags == {0}


# Hints


def test_hints_have_their_price() -> None:
    number = at("simplest")
    question = paper().questions[number - 1]
    line = typed(question, right_answer(question))
    first, last = (round(100 * question.left_by((rung,))) for rung in (1, 2))
    assert question.last_rung == 2
    assert 0 < last < first < 100
    done = sit(ENTER, f"go {number}", "hint", "indice", "h", "check", line, "done", "done")
    told = after(done, f"Question {number} of 8")
    assert f"A hint would leave {first}% of the points." in told
    assert f"Hint 1 of 2; it leaves {first}% of the points." in told
    assert f"The next one would leave {last}%." in told
    again = f"Hint 2 of 2; it leaves {last}% of the points."
    assert told.count(again) == 2, "it is told once more"
    assert "Nothing is judged or explained before the end. hint gives a hint." in told
    earned = result().lines[number - 1]
    assert earned.earned == pytest.approx(last / 100 * question.points)
    assert f"2 hints: {last}% of the points left." in told


@pytest.mark.parametrize(
    ("language", "told", "price"),
    [
        ("en", "Not in a strict exam: there is no help", "A hint would leave"),
        ("fr", "Pas dans un examen strict", "Un indice laisserait"),
    ],
)
def test_strict_reveals_nothing(language: Language, told: str, price: str) -> None:
    number = at("finish")
    question = paper().questions[number - 1]
    assert isinstance(question, Finish)
    cell, digit = missing_digits(question)[0]
    wrong = marks([Candidate(cell, digit % 9 + 1)], "-", "en")
    asked = ("hint", "check", "why r1c1=5", "fill", "clean", "expliquer", "solution")
    done = sit(ENTER, f"go {number}", *asked, wrong, args=(*TERMS, "--strict", "--lang", language))
    assert done.out.count(told) == len(asked)
    assert price not in done.out
    assert price in sit(ENTER, "q", args=("--questions", "1", "--lang", language)).out
    kept(lambda archive: [archive.forget(exam) for exam in archive.unfinished()])
    assert unfinished().sheet.rungs == ()
    assert unfinished().sheet.answer == ExamAnswer(), "no candidates appear by themselves"


# What words mean


def test_words_in_both_languages() -> None:
    for line, wish in (
        ("", "next"), ("Suivante", "next"), ("précédent", "back"), ("liste", "list"),
        ("EFFACER", "clear"), ("réponse", "answer"), ("encore", "again"), ("temps", "time"),
        ("Indice", "hint"), ("grille", "board"), ("hand-in", "hand-in"), ("fini", "hand-in"),
        ("aide", "help"), ("Quitter", "quit"), ("pourquoi L1C1=5", "judge"),
    ):  # fmt: skip
        assert command_of(line) == ExamCommand(wish), line  # type: ignore[arg-type]
    assert command_of("aller 12") == command_of("go to 12") == ExamCommand("go", 12)
    assert command_of("grille D") == ExamCommand("board", 4)
    assert command_of("r4c7=5") is None


def test_every_technique_by_all_its_names() -> None:
    options = [technique.id for technique in LADDER]
    for number, id_ in enumerate(options, start=1):
        for name in (id_, str(number), *(narrate.name(id_, one) for one in LANGUAGES)):
            piece = Named(words_in(name.upper()))
            assert technique_of(piece, options, "en", by_number=True) == id_
    assert technique_of(Named(("espadon",)), options, "en", by_number=False) == "swordfish"
    with pytest.raises(Refused):
        technique_of(Named(("3",)), options, "en", by_number=False)
