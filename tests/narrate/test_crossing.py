"""Chains that come by a candidate again: each number in their telling means one thing."""

import re

import pytest

from tests.techniques.boards import thinned
from tutor.base.language import Language
from tutor.narrate import PATTERN, hint, narrate
from tutor.narrate.sudoku.nodes import line_sign, node_sign
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


def _crossing(index: int) -> list[Step]:
    """The chains of a board that come by some candidate again before their end."""
    found = []
    for step in TECHNIQUES["grouped-aic"].find(Position(thinned(index)[0])):
        met = [candidate for link in step.links for candidate in link.start]
        if len(met) > len(set(met)):
            found.append(step)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_number_is_given_to_two_nodes(language: Language) -> None:
    geometry = Geometry.of()
    signs = {line_sign(number): node_sign(number) for number in range(1, 60)}
    for step in (step for index in range(3) for step in _crossing(index)):
        told: dict[str, set[Candidate]] = {}
        lines = narrate(step, geometry, language).reasons
        for link, line in zip(step.links, lines, strict=False):
            numbers = re.match(r"(\w+)→(\w+)", line)
            assert numbers is not None
            for number, node in zip(numbers.groups(), (link.start, link.end), strict=True):
                assert told.setdefault(number, set(node)) == set(node), line
        (chain,) = [s for s in hint(step, geometry, language, PATTERN).sentences if "⇒" in s]
        assert set(re.findall(r"[①-⑳ⓐ-ⓩ]", chain)) == {signs[number] for number in told}


def test_there_are_such_chains() -> None:
    assert _crossing(0)
