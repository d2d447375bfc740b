"""What is lit up in words: a chain from node to node, and the roles besides."""

import pytest
from rich.cells import cell_len

from tests.narrate.chain import (
    CHAIN,
    NINE,
    SHORT,
    TECHNIQUE,
    links,
    long_step,
    node,
    step_of,
    told_as_chains,
)
from tutor.base.language import Language
from tutor.games.told import keys_of
from tutor.narrate.names import called
from tutor.narrate.rungs import NAME, PATTERN, REASON
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.grid_teller import hint, narrate
from tutor.narrate.sudoku.nodes import in_figures, node_numbers, node_sign
from tutor.narrate.teller import LegendLine
from tutor.techniques.step import Candidate, Link, Mark, Step

NETS = "forcing-net-contradiction"
NET = (
    *links("r1c1=5", "r1c5<>5", "r4c5=5"),
    *links("r1c1=5", "r8c1<>5", "r8c8=5"),
    *links("r4c5=5", "r4c9<>5"),
    *links("r8c8=5", "r6c8<>5"),
    Link(node("r4c9=5")[0] + node("r6c8=5")[0], node("r5c7=5")[0], True, NINE.boxes[5]),
    *links("r5c7=5", "r5c1<>5", "r3c1=5"),
    Link(node("r4c9=5")[0], node("r7c7 r7c8=5")[0], False, NINE.rows[6], by="naked-pair"),
)
"""A supposition with four digits that follow and a pattern."""


def lines(step: Step, language: Language = "en") -> list[str]:
    """The legend of a step, with ordinary spaces."""
    found = legend_of(step.marks, NINE, language, step if step.links else None)
    return [line.text.replace("\u00a0", " ") for line in found]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5 ⇒ ④ r5c1/r5c2=5 → ⑤ r4c2≠5 ⇒ ⑥ r4c2=7",
        ),
        (
            "fr",
            "① L2C3≠5 ⇒ ② L2C8=5 → ③ L5C8≠5 ⇒ ④ L5C1/L5C2=5 → ⑤ L4C2≠5 ⇒ ⑥ L4C2=7",
        ),
    ],
)
def test_a_chain_is_one_line_in_its_order(language: Language, told: str) -> None:
    assert lines(SHORT, language) == [told]


def test_a_line_breaks_before_its_arrows_only() -> None:
    (line,) = legend_of(SHORT.marks, NINE, "en", SHORT)
    assert all(part[0] in "⇒→" for part in line.text.split(" ")[1:])


def test_a_loop_ends_where_it_began() -> None:
    loop = links("r1c1<>5", "r1c5=5", "r4c5<>5", "r4c1=5", "r1c1<>5")
    assert lines(step_of(loop)) == ["① r1c1≠5 ⇒ ② r1c5=5 → ③ r4c5≠5 ⇒ ④ r4c1=5 → ①"]


def test_all_of_a_group_are_false_or_one_is_true() -> None:
    group = links("r1c1 r1c2=5", "r4c2 r5c2<>5", "r4c2<>7")
    assert lines(step_of(group))[0].startswith("① r1c1/r1c2=5 → ② r4c2,r5c2≠5 → ")
    several = Link(node("r1c1=5")[0], (Candidate(0, 3), Candidate(0, 4)), False, None)
    assert lines(step_of([several])) == ["① r1c1=5 → ② r1c1≠3,4"]


def test_a_net_goes_from_what_a_consequence_rests_on_to_the_consequence() -> None:
    step = step_of(NET, roles={"r1c1=5": "assumed"}, technique=NETS)
    assert lines(step) == [
        "① r1c1=5 ⇒ ② r4c5=5",
        "① ⇒ ③ r8c8=5",
        "②③ ⇒ ④ r5c7=5 ⇒ ⑤ r3c1=5",
        "④ → ⑥ r7c7,r7c8≠5",
        "① Supposed: r1c1",
    ]
    assert len(step.nodes()) == 6
    numbers = node_numbers(step)
    assert numbers[node("r4c9=5")[0][0]] == 2, "what a digit rules out has its number"
    wrong = Step(NETS, placements=node("r1c1=5")[0], marks=step.marks, links=step.links)
    assert lines(wrong)[0].startswith("① r1c1≠5 ⇒ "), "what must be true is supposed to be false"


def test_what_turns_out_to_be_the_opposite_is_told_again() -> None:
    clash = (*links("r1c1=5", "r1c5<>5", "r4c5=5"), *links("r1c1=5", "r4c5<>5"))
    step = step_of(clash, roles={"r1c1=5": "assumed", "r4c5=5": "clash"})
    assert lines(step)[:2] == ["① r1c1=5 → ② r1c5≠5 ⇒ ③ r4c5=5", "① → ③ r4c5≠5"]


@pytest.mark.parametrize(("language", "case", "cell"), [("en", "Case", "r"), ("fr", "Cas", "L")])
def test_cases_have_a_line_each(language: Language, case: str, cell: str) -> None:
    all_three = (
        *links("r1c1=5", "r1c5<>5", "r4c5=5", case=1),
        *links("r1c2=5", "r2c5<>5", "r4c5=5", "r4c9<>5", case=2),
        *links("r1c3=5", "r1c5<>5", case=3),
    )
    step = step_of(all_three, roles={"r1c1 r1c2 r1c3=5": "case"}, technique="forcing-chain")
    colon = ":" if language == "en" else " :"
    first, second, third, roles = lines(step, language)
    c = "c" if language == "en" else "C"
    assert first == f"{case} 1{colon} ① {cell}1{c}1=5 ⇒ ② {cell}4{c}5=5"
    assert second == f"{case} 2{colon} ③ {cell}1{c}2=5 ⇒ ④ {cell}4{c}5=5"
    assert third == f"{case} 3{colon} ⑤ {cell}1{c}3=5", "it comes to its end at once"
    assert roles.startswith(f"①③⑤ {case}{colon} {cell}1")


def test_roles_beside_the_chain_have_lines_of_their_own() -> None:
    step = step_of(CHAIN, roles={"r2c3<>5": "end"})
    marked = Step(
        TECHNIQUE,
        eliminations=step.eliminations,
        marks=(*step.marks, step.marks[0]._replace(cell=80, digit=1, role="set-a")),
        links=step.links,
    )
    chain, end, other = legend_of(marked.marks, NINE, "en", marked)
    assert chain.roles == ("on", "off", "end"), "those of every chain come first"
    assert dict(chain.signs)["①"] == "end"
    assert dict(chain.signs)["②"] == "on"
    assert (end.text, end.roles) == ("① End: r2c3", ("on", "off", "end"))
    assert other == LegendLine("Set A: r9c9", ("set-a",), (), "Set A", "r9c9")


def test_any_number_of_nodes_has_a_sign_of_one_column() -> None:
    signs = [node_sign(number) for number in range(1, 93)]
    assert len(set(signs)) == len(signs)
    assert {cell_len(sign) for sign in [*signs, node_sign(500)]} == {1}
    assert "".join(signs[:21]) == "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳ⓐ"
    for size in (40, 120):
        step = long_step(size)
        assert set(node_numbers(step).values()) == set(range(1, size + 1))
        assert len(lines(step)) == 1


def test_on_paper_numbers_are_figures() -> None:
    assert in_figures(lines(SHORT)[0]).startswith("(1) r2c3≠5 ⇒ (2) r2c8=5 →")
    assert in_figures(node_sign(31)) == "(31)"


def test_without_links_there_are_only_roles() -> None:
    assert lines(Step(TECHNIQUE, marks=SHORT.marks)) == [
        "Off: r2c3, r4c2 and r5c8",
        "On: r2c8, r4c2, r5c1 and r5c2",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_tells_the_chain_then_each_link(language: Language) -> None:
    with told_as_chains():
        pattern = hint(SHORT, NINE, language, PATTERN).sentences
        assert called(TECHNIQUE, language) in hint(SHORT, NINE, language, NAME).sentences[0]
        assert [line.replace("\u00a0", " ") for line in pattern[2:]] == lines(SHORT, language)
        told = narrate(SHORT, NINE, language)
        assert len(told.reasons) == len(SHORT.links) + 1
        assert "\n".join(told.reasons) == told.why
        sentences = hint(SHORT, NINE, language, REASON).sentences
        assert sentences[1:] == (told.what, *told.reasons, told.then)
        assert not any("\n" in sentence for sentence in sentences)


def test_two_roles_with_the_same_cells_share_a_line_and_its_letter() -> None:
    marks = (Mark(0, 1, "link"), Mark(8, 1, "link"), Mark(4, 5, "pivot"))
    pincers = (Mark(0, 2, "pincer"), Mark(8, 2, "pincer"))
    legend = legend_of((*marks, *pincers), NINE, "en")
    assert [line.roles for line in legend] == [("pincer", "link"), ("pivot",)]
    assert legend[0].text.replace("\u00a0", " ") == "Pincer: r1c1 and r1c9"
    assert keys_of(legend) == {"pincer": "α", "link": "α", "pivot": "β"}
    apart = legend_of((*marks, pincers[0]), NINE, "en")
    assert [line.roles for line in apart] == [("link",), ("pivot",), ("pincer",)]
