"""What notebooks show: well-formed pictures and words, and nothing that a file smuggles in."""

from xml.etree import ElementTree

import tutor
from tests.cases import each_case
from tests.grids import CLASSIC
from tests.library.test_values import COLOURED, HEART
from tutor import Grid, Nonogram

SVG = "{http://www.w3.org/2000/svg}svg"
X_WING = Grid.parse(
    "2.1....9..3...71...8..9.74....65...7...14.8..6....94.2.42.18...3.......1...7....4"
)
SMUGGLER = Nonogram.parse('{"title": "<script>&", "rows": [[1]], "columns": [[1]]}')
TOLD = [
    tutor.hint(X_WING),
    next(step for step in tutor.walk(X_WING) if step.technique == "x-wing"),
    next(tutor.steps(X_WING, "aic")),
    tutor.hint(X_WING.after("r1c2=4")),
    tutor.why(X_WING, "r1c2=7"),
    tutor.why(Grid([0] * 16), "r1c1=1"),
    tutor.hint(HEART),
    tutor.hint(HEART.after("r1c1=#")),
    tutor.why(HEART, "r1c1=."),
    tutor.hint(COLOURED),
]


@each_case("puzzle", [Grid.parse(CLASSIC), X_WING.after("r1c4!=3"), HEART, COLOURED, SMUGGLER])
def test_puzzles_are_drawn(puzzle: Grid | Nonogram) -> None:
    root = ElementTree.fromstring(puzzle._repr_svg_())
    assert root.tag == SVG
    assert 0 < float(root.attrib["width"]) <= 400
    assert not list(root.iter("script"))
    assert float(ElementTree.fromstring(puzzle.svg()).attrib["width"]) > 0


@each_case("told", TOLD)
def test_what_is_said_is_drawn_and_told_in_both_languages(
    told: tutor.Step[Grid] | tutor.Mistake[Grid] | tutor.Reason[Nonogram],
) -> None:
    english, french = told.html("en"), told.html("fr")
    assert told._repr_html_() == english
    assert english != french
    for page in (english, french):
        root = ElementTree.fromstring(page)
        assert len(list(root.iter(SVG))) == 1
        words = "".join(root.itertext())
        assert len(words) > 20
    assert str(told) == "\n".join(told.sentences("en"))
    assert "None" not in str(told) + repr(told)


def test_no_more_is_shown_than_a_rung_tells() -> None:
    step = TOLD[1]
    assert isinstance(step, tutor.Step)
    pages = [step.html(rung=rung) for rung in (1, 2, 3, 4)]
    assert ["X-Wing" in page for page in pages] == [False, True, True, True]
    assert ["r5c2" in page for page in pages] == [False, False, False, True]
    assert ["eliminations" in step.svg(rung=rung) for rung in (1, 2, 3, 4)] == [*[False] * 3, True]
    assert step.as_json(rung=1)["technique"] is None


def test_a_chain_has_its_line() -> None:
    chain = TOLD[2]
    assert isinstance(chain, tutor.Step)
    assert "=>" in (chain.eureka or "")
    assert "⇒" in chain.html() or "(1)" in chain.html()
    assert TOLD[1].eureka is None  # type: ignore[union-attr]
