"""What a walk takes of chains: the shortest there is, told by the name that fits it best.

Three techniques share one search. At the least length at which any chain proves something, one
that closes is a continuous loop; one that comes back to a cell and settles just that cell is a
discontinuous one; of the others two ends remain, and what both see.
"""

from collections.abc import Iterator

from tutor.techniques.chains.evidence import Evidence
from tutor.techniques.chains.network import grouped_network, plain_network
from tutor.techniques.chains.rings import rings
from tutor.techniques.chains.search import Ends, Search
from tutor.techniques.chains.shortest import (
    between_ends,
    confirmations,
    growing,
    refutations,
)
from tutor.techniques.position import Position, remembered
from tutor.techniques.step import Step

Found = dict[str, list[Step]]
_GROUPED = "grouped-"


def on_a_walk(position: Position, technique: str) -> Iterator[Step]:
    """The steps that go by one name among the shortest chains of a position."""
    is_grouped = technique.startswith(_GROUPED)
    found = (_shortest_grouped if is_grouped else _shortest_plain)(position)
    return iter(found.get(technique, ()))


@remembered
def _shortest_plain(position: Position) -> Found:
    return _shortest(position, grouped=False)


@remembered
def _shortest_grouped(position: Position) -> Found:
    return _shortest(position, grouped=True)


def _shortest(position: Position, grouped: bool) -> Found:
    search = Search((grouped_network if grouped else plain_network)(position))
    evidence = Evidence(position, search.network)
    for pairs in growing(search, position.pulse):
        if pairs and any((found := _told(search, pairs, evidence, grouped)).values()):
            return found
    return {}


def _told(search: Search, pairs: list[Ends], evidence: Evidence, grouped: bool) -> Found:
    """The chains between some ends, each by the name that fits."""
    network = search.network
    nodes, weak = network.nodes, network.weak
    closed, apart, in_a_cell = [], [], []
    for start, end in pairs:
        seen = network.seen_by_both(start, end)
        if weak[start] >> end & 1:
            closed.append((start, end))
        elif nodes[start].digit != nodes[end].digit and seen.bit_count() == 1:
            in_a_cell.append((start, end))
        else:
            apart.append((start, end))
    refuted = refutations(search, in_a_cell)
    known = {proof.conclusion for proof in refuted}
    apart += [pair for pair in in_a_cell if network.seen_by_both(*pair) not in known]
    prefix = _GROUPED if grouped else ""
    loop, aic = f"{prefix}nice-loop-continuous", f"{prefix}aic"
    discontinuous = f"{prefix}nice-loop-discontinuous"
    return {
        loop: [evidence.ring(loop, *ring) for ring in rings(search, closed)],
        discontinuous: [
            *(evidence.confirmation(discontinuous, *p) for p in confirmations(search, apart)),
            *(evidence.refutation(discontinuous, *p) for p in refuted),
        ],
        aic: [evidence.between_ends(aic, *p) for p in between_ends(search, apart)],
    }
