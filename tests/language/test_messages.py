"""Both languages say the same things, and everything that is asked of them."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tutor
from tests.cases import each_case
from tutor.base import messages as bundles
from tutor.base.language import Language
from tutor.base.messages import Messages
from tutor.games.both import NONOGRAM
from tutor.language import LANGUAGES, Part, Speaker, language_of_locale
from tutor.language.picture_problems import bad_puzzle
from tutor.language.problems import bad_grid, contradiction
from tutor.narrate.voice import Voice
from tutor.nonogram.formats import FORMATS, BadPuzzle
from tutor.sudoku.formats import BadGrid
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

PACKAGE = Path(tutor.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: Language) -> dict[str, set[str]]:
    """Every message and attribute, with its variables."""
    source = "\n".join(
        (PACKAGE / "language" / name).read_text(encoding="utf-8")
        for name in (
            f"{language}.ftl" if part == "commands" else f"{part}.{language}.ftl"
            for part in get_args(Part)
        )
    )
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            for name, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]:
                if pattern is not None:
                    variables = Variables()
                    variables.visit(pattern)
                    assert name not in found, f"{name} is there twice"
                    found[name] = variables.names
    return found


def test_both_languages_have_the_same_messages_and_values() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    for name, variables in english.items():
        extra = {"kind"} if name.startswith("contradiction-") else set()
        assert variables | extra == french[name] | extra, name


def test_every_message_is_used_and_every_one_asked_for_exists() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    known = {name for name in messages("en") if "." not in name}
    asked = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', source))
    assert asked <= known
    families = re.findall(r'f"([a-z-]+-)\{', source)
    for name in known:
        literal = f'"{name}"' in source or f"'{name}'" in source
        family = any(name.startswith(prefix) for prefix in families)
        assert literal or family or name == "option", f"nobody says {name}"


def problem_codes(game: str, problem: str) -> set[str]:
    """The codes of all problems that the formats of a game can report."""
    codes = set()
    for path in (PACKAGE / game / "formats").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == problem:
                assert isinstance(node.args[0], ast.Constant)
                codes.add(str(node.args[0].value))
    return codes


@pytest.mark.parametrize(
    ("game", "problem", "prefix"),
    [("sudoku", "BadGrid", "bad-grid-"), ("nonogram", "BadPuzzle", "nono-bad-")],
)
def test_every_problem_of_the_formats_has_a_sentence(game: str, problem: str, prefix: str) -> None:
    codes = problem_codes(game, problem)
    assert len(codes) > 12
    sentences = {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix)}
    assert sentences == codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_name_their_place(language: Language) -> None:
    problem = BadGrid("bad-symbol", 3, 41, found="\x1b", expected="1-9")
    problem.number = 7
    text = bad_grid(problem, Speaker(language), "a.txt")
    places = {
        "en": "a.txt: grid 7, line 3, column 41: ",
        "fr": "a.txt : grille 7, ligne 3, colonne 41 : ",
    }
    assert text.startswith(places[language])
    assert "\\x1b" in text, "control characters are spelt out"


def test_problems_of_nonograms_in_words() -> None:
    values: dict[str, str | int] = {"axis": "column", "number": 3, "found": 12, "room": 10}
    problem = BadPuzzle("too-long", 27, **values)
    problem.number = 2
    assert bad_puzzle(problem, Speaker("en"), "a.non") == (
        "a.non: nonogram 2, line 27 of the text: the clue of column 3 takes 12 cells, "
        "and there are 10."
    )
    assert bad_puzzle(problem, Speaker("fr")) == (
        "nonogramme 2, ligne 27 du texte\u00a0: la colonne 3 demande 12 cases, et il y en a 10."
    )
    strange = bad_puzzle(BadPuzzle("not-a-number", 1, found="\x1b"), Speaker("en"))
    assert "\\x1b" in strange, "control characters are spelt out"


def test_contradictions_in_words() -> None:
    four = Geometry.of(2, 2)
    thrice = Grid(four, [1, 1, 0, 1] + [0] * 12)
    english, french = Speaker("en"), Speaker("fr")
    found = list(thrice.contradictions())
    assert contradiction(found[0], thrice, english) == "row 1 holds 1 3 times: r1c1, r1c2 and r1c4"
    assert (
        contradiction(found[0], thrice, french)
        == "la ligne 1 contient 3 fois le 1 : L1C1, L1C2 et L1C4"
    )
    assert contradiction(found[1], thrice, french) == (
        "le bloc 1 contient 2 fois le 1 : L1C1 et L1C2"
    )
    grid = Grid(four)
    for digit in (1, 2, 3, 4):
        grid.eliminate(5, digit)
    for cell in (0, 1, 4):
        grid.eliminate(cell, 2)
    spoken = [contradiction(c, grid, english) for c in grid.contradictions()]
    assert spoken == ["r2c2 has no candidate left", "box 1 has no place left for 2"]
    spoken = [contradiction(c, grid, french) for c in grid.contradictions()]
    assert spoken == ["L2C2 n’a plus de candidat", "le bloc 1 n’a plus de place pour le 2"]


@each_case(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr_BE", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CH.UTF-8", "LANG": "en_US"}, "fr"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_locale_decides(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_numbers_lists_and_durations() -> None:
    english, french = Speaker("en"), Speaker("fr")
    assert english.number(1234567) == "1,234,567"
    assert french.number(1234567) == "1 234 567"
    assert english.number(36**400) == "about 3.32 × 10^622"
    assert english.number(9997 * 10**40) == "about 1.00 × 10^44"
    assert french.number(10**30) == "environ 1,00 × 10^30"
    assert [english.listed(list("abc"[:k])) for k in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert [english.seconds(s) for s in (2e-5, 0.0123, 4.56)] == ["20 µs", "12.3 ms", "4.6 s"]
    assert french.seconds(4.56) == "4,6 s"
    with pytest.raises(LookupError):
        english.say("no-such-message")
    with pytest.raises(LookupError, match="number"):
        english.say("place-grid")


def test_a_message_quotes_others() -> None:
    source = "# Words\none = One { two }\n    .part = A part\ntwo = and { three }.\nthree = three\n"
    found = Messages("en", [source, "four = Four\n"])
    assert found.text("one", {}) == "One and three."
    assert found.text("one", {}, "part") == "A part"
    assert "four" in found
    assert "five" not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_name_a_technique_no_story_is_read(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are hundreds of messages, and a command that needs one name starts at once."""
    read: list[str] = []

    read_entry = bundles._Reader.message

    def message(self: bundles._Reader) -> bundles.Message:
        read.append(self._source)
        return read_entry(self)

    monkeypatch.setattr(bundles._Reader, "message", message)
    voice = Voice(PACKAGE / "narrate" / "sudoku", lambda _: {})
    assert voice.text(language, "name-jellyfish")
    assert len("".join(read)) < 1000
    with pytest.raises(KeyError):
        voice.text(language, "name-nobody")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_has_a_name_to_choose_it_by(language: Language) -> None:
    names = [NONOGRAM.speaker(language).say(f"format-{name}") for name in FORMATS]
    assert len(set(names)) == len(names)


def test_nothing_is_no_single_thing_in_french() -> None:
    # In French, 0 takes the form of 1: what counts must show the number, not a written 1.
    written = re.compile(r"\{ \$([a-z-]+) ->\n\s*\[one\] 1\s[^\n]*\n\s*\*\[other\] \{ \$\1 \}")
    for path in PACKAGE.rglob("*fr.ftl"):
        assert not written.findall(path.read_text(encoding="utf-8")), path
