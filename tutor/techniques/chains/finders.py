"""The chains by their names, everything that fits each; for a walk, only the shortest."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import itemgetter

from tutor.base.watch import Pulse, no_pulse
from tutor.techniques.chains.evidence import Evidence
from tutor.techniques.chains.network import (
    Network,
    als_network,
    grouped_network,
    plain_network,
    x_network,
    xy_network,
)
from tutor.techniques.chains.search import (
    Ends,
    Proof,
    Search,
    between_ends,
    confirmations,
    growing,
    rank,
    rank_of_refutation,
    refutations,
    rings,
)
from tutor.techniques.position import REMEMBERED, Position, Tables, remembered
from tutor.techniques.step import Step
from tutor.techniques.templates import telling_digits


def proofs_between_ends(network: Network, pulse: Pulse, least: int = 1) -> Iterator[Proof]:
    """What sees both ends of a chain with at least so many weak links.

    Last come the chains through almost locked sets that have to cross themselves.
    """
    search = Search(network)
    done: set[int] = set()
    crossing: dict[int, Proof] = {}
    for pairs in growing(search, pulse, least):
        found = between_ends(search, pairs, done)
        done.update(proof.conclusion for proof in found)
        yield from found
        if network.sets:
            for proof in between_ends(search, pairs, done | crossing.keys(), crossing=True):
                crossing[proof.conclusion] = proof
    yield from (proof for proof in crossing.values() if proof.conclusion not in done)


def proofs_of_rounds(network: Network, pulse: Pulse) -> Iterator[Proof]:
    """What sees a candidate that is true if it is false, each conclusion once."""
    search = Search(network)
    starts: set[int] = set()
    told = {0}
    for pairs in growing(search, pulse):
        for proof in confirmations(search, pairs, starts):
            starts.add(proof.chain[0])
            if proof.conclusion not in told:
                told.add(proof.conclusion)
                yield proof


def chains_between_ends(
    technique: str, position: Position, network: Network, least: int = 1
) -> Iterator[Step]:
    """The same as Steps."""
    evidence = Evidence(position, network)
    for proof in proofs_between_ends(network, position.pulse, least):
        yield evidence.between_ends(technique, *proof)


def discontinuous_loops(technique: str, position: Position, network: Network) -> Iterator[Step]:
    """Candidates that are false if they are true, and nodes that are true if they are false.

    Last come the candidates refuted only by loops through almost locked sets that cross
    themselves.
    """
    search = Search(network)
    evidence = Evidence(position, network)
    refuted: list[Proof] = []
    confirmed: set[int] = set()
    done = 0
    crossing: list[Proof] = []
    crossed = 0
    for pairs in growing(search, position.pulse):
        told = [
            (rank(network, proof.chain), evidence.confirmation(technique, *proof))
            for proof in confirmations(search, pairs, confirmed)
        ]
        confirmed.update(chain[0] for (_, _, chain), _ in told)
        told += [  # two links longer than the chains they were found with
            (rank_of_refutation(network, proof), evidence.refutation(technique, *proof))
            for proof in refuted
        ]
        yield from (step for _, step in sorted(told, key=itemgetter(0)))
        refuted = refutations(search, pairs, done)
        for proof in refuted:
            done |= proof.conclusion
        if network.sets:
            for proof in refutations(search, pairs, done | crossed, crossing=True):
                crossed |= proof.conclusion
                crossing.append(proof)
    refuted += [proof for proof in crossing if not proof.conclusion & done]
    for proof in refuted:
        yield evidence.refutation(technique, *proof)


def continuous_loops(technique: str, position: Position, network: Network) -> Iterator[Step]:
    """Rings through each weak link, each conclusion once.

    Almost locked sets close into more rings than anybody can read: one with them is told only
    if it rules out something that shorter ones do not.
    """
    search = Search(network)
    evidence = Evidence(position, network)
    told: set[int] = set()
    ruled_out = 0
    for pairs in growing(search, position.pulse):
        found = [
            ring
            for ring in rings(search, pairs)
            if ring.conclusion not in told and ring.conclusion & ~ruled_out
        ]
        for ring in found:
            told.add(ring.conclusion)
            yield evidence.ring(technique, *ring)
        for ring in found if network.sets else ():
            ruled_out |= ring.conclusion


# What a walk takes of chains: the shortest there is, told by the name that fits it best.
#
# Three techniques share one search. At the least length at which any chain proves something, one
# that closes is a continuous loop; one that comes back to a cell and settles just that cell is a
# discontinuous one; of the others two ends remain, and what both see.

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


_FEWEST_IN_XY = 2
"""The weak links of an XY-chain: with one it is a naked pair."""

Finder = Callable[[str, Position, Network], Iterator[Step]]


def x_chain(position: Position) -> Iterator[Step]:
    """Chains of one digit: what sees both ends loses it, also where these are one candidate."""
    return _x_chains(position, rounds=True)


def walk_x_chain(position: Position) -> Iterator[Step]:
    """Chains of one digit with two ends."""
    return _x_chains(position, rounds=False)


def _x_chains(position: Position, *, rounds: bool) -> Iterator[Step]:
    tables, places = position.tables, position.places
    found = [(p, d) for d in telling_digits(position) for p in _x_proofs(tables, places[d], rounds)]
    found.sort(key=lambda told: (len(told[0].chain), len(set(told[0].chain)), told[1]))
    for proof, digit in found:
        evidence = Evidence(position, x_network(tables, digit, places[digit]))
        yield evidence.between_ends("x-chain", *proof)


@lru_cache(maxsize=REMEMBERED)
def _x_proofs(tables: Tables, places: int, rounds: bool) -> tuple[Proof, ...]:
    """What one digit proves, whichever it is; with the chains that come back, if asked."""
    network = x_network(tables, 1, places)
    found = tuple(proofs_between_ends(network, no_pulse))
    if not rounds:
        return found
    known = {proof.conclusion for proof in found}
    return found + tuple(p for p in proofs_of_rounds(network, no_pulse) if p[1] not in known)


def xy_chain(position: Position) -> Iterator[Step]:
    """Chains of cells with two candidates: what sees both ends loses the digit of the ends."""
    return chains_between_ends("xy-chain", position, xy_network(position), _FEWEST_IN_XY)


def continuous_loop(position: Position) -> Iterator[Step]:
    """Chains that close."""
    return continuous_loops("nice-loop-continuous", position, plain_network(position))


def discontinuous_loop(position: Position) -> Iterator[Step]:
    """Chains that come back to a candidate and contradict what was supposed of it."""
    return discontinuous_loops("nice-loop-discontinuous", position, plain_network(position))


def aic(position: Position) -> Iterator[Step]:
    """Chains with two ends of which at least one is true."""
    return chains_between_ends("aic", position, plain_network(position))


def grouped_continuous_loop(position: Position) -> Iterator[Step]:
    """Chains with groups that close."""
    return _grouped(continuous_loops, "grouped-nice-loop-continuous", position)


def grouped_discontinuous_loop(position: Position) -> Iterator[Step]:
    """Chains with groups that come back to a node."""
    return _grouped(discontinuous_loops, "grouped-nice-loop-discontinuous", position)


def grouped_aic(position: Position) -> Iterator[Step]:
    """Chains with groups and with two ends."""
    return _grouped(chains_between_ends, "grouped-aic", position)


def _grouped(find: Finder, technique: str, position: Position) -> Iterator[Step]:
    """With groups; then what takes almost locked sets besides, told by nobody before."""
    done = set()
    for network in (grouped_network, als_network):
        for step in find(technique, position, network(position)):
            if step.conclusion not in done:
                done.add(step.conclusion)
                yield step
