"""The chains by their names, everything that fits each; for a walk, only the shortest."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from tutor.base.watch import no_pulse
from tutor.techniques.chains.als_network import als_network
from tutor.techniques.chains.by_name import (
    chains_between_ends,
    continuous_loops,
    discontinuous_loops,
    proofs_between_ends,
    proofs_of_rounds,
)
from tutor.techniques.chains.evidence import Evidence
from tutor.techniques.chains.network import (
    Network,
    grouped_network,
    plain_network,
    x_network,
    xy_network,
)
from tutor.techniques.chains.shortest import Proof
from tutor.techniques.chains.walks import on_a_walk as on_a_walk
from tutor.techniques.position import Position
from tutor.techniques.step import Step
from tutor.techniques.tables import REMEMBERED, Tables

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
    found = [(p, d) for d in position.all_digits for p in _x_proofs(tables, places[d], rounds)]
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
