"""Everything the chains of a network prove, as Steps of a technique, the shortest first."""

from collections.abc import Iterator
from operator import itemgetter

from tutor.base.watch import Pulse
from tutor.techniques.chains.evidence import Evidence
from tutor.techniques.chains.network import Network
from tutor.techniques.chains.rings import rings
from tutor.techniques.chains.search import Search
from tutor.techniques.chains.shortest import (
    Proof,
    between_ends,
    confirmations,
    growing,
    rank,
    rank_of_refutation,
    refutations,
)
from tutor.techniques.position import Position
from tutor.techniques.step import Step


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
