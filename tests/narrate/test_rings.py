"""What a ring rules out: every line says something, and something else than it rules out."""

import re

from tests.techniques.boards import thinned
from tutor.narrate import narrate
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_CELL_LINE = re.compile(r"\d+–\d+: r\dc\d is (\d) or (\d), so it can’t be (.+)\.")


def _rules_out_a_node_of_its_own(step: Step) -> bool:
    nodes = {candidate for link in step.links for candidate in link.start}
    return not nodes.isdisjoint(step.eliminations)


def test_a_cell_is_not_said_to_be_without_the_digits_it_has() -> None:
    met = 0
    for index in range(6):
        position = Position(thinned(index)[0])
        for step in TECHNIQUES["nice-loop-continuous"].find(position):
            if _rules_out_a_node_of_its_own(step):
                met += 1
                for line in narrate(step, position.geometry, "en").reasons:
                    if said := _CELL_LINE.fullmatch(line):
                        assert not {said[1], said[2]} & set(re.findall(r"\d", said[3])), line
    assert met
