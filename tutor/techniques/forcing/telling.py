"""From a deduction to a Step: what has to be told, as links, and which part each plays."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from tutor.techniques.forcing.deduction import NESTED, Clash, Fact, Size, needed
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

PATTERNS = "patterns"
"""The variant with locked candidates or subsets on the way."""


def contradiction(technique: str, clash: Clash) -> Step | None:
    """The step that refutes the first fact of a deduction; None if the clash is not its fault."""
    numbers = needed(clash)
    if not numbers or numbers[0] != 0:
        return None
    start = clash.facts[0]
    links = _links(clash.facts, numbers, clash.premises)
    roles: dict[Candidate, Role] = {start.candidate: "assumed"}
    for candidate in clash.candidates:
        roles.setdefault(candidate, "clash")
    told = (start.candidate,)
    return Step(
        technique,
        placements=() if start.on else told,
        eliminations=told if start.on else (),
        marks=marks_of(links, roles),
        houses=() if clash.house is None else (clash.house,),
        links=links,
        variant=variant_of(links),
    )


def variant_of(links: Iterable[Link]) -> str:
    """What is on the way beside singles: suppositions within, or patterns."""
    kinds = {link.by for link in links if link.by}
    return NESTED if NESTED in kinds else PATTERNS if kinds else ""


def marks_of(links: Sequence[Link], roles: dict[Candidate, Role]) -> tuple[Mark, ...]:
    """A mark for each candidate of some links: its given role, or on or off as it is reached."""
    found = dict(roles)
    for link in links:
        for candidate in link.start:
            found.setdefault(candidate, "off" if link.strong or link.by else "on")
        for candidate in link.end:
            found.setdefault(candidate, "on" if link.strong else "off")
    return tuple(Mark(*candidate, role) for candidate, role in found.items())


def _links(
    facts: Sequence[Fact], numbers: Sequence[int], last: Sequence[int], start: int = 0
) -> tuple[Link, ...]:
    """The links that lead to some facts, in the order they are told.

    Facts numbered below the start are known from outside.
    """
    links: list[Link] = []
    told: set[int] = set()

    def exclude(premises: Iterable[int]) -> None:
        """What is false since a digit is placed: one link for each digit and house."""
        groups: dict[tuple[int, object], list[int]] = {}
        for number in premises:
            fact = facts[number]
            if number >= start and number not in told and fact.premises and _is_plain(fact):
                told.add(number)
                groups.setdefault((fact.premises[0], fact.house), []).append(number)
        for (cause, _), members in groups.items():
            links.append(
                Link(
                    (facts[cause].candidate,),
                    tuple(facts[number].candidate for number in members),
                    False,
                    facts[members[0]].house,
                )
            )

    for number in numbers:
        fact = facts[number]
        if number <= start or number in told or _is_plain(fact):
            continue
        exclude(fact.premises)
        rests_on = tuple(facts[premise].candidate for premise in fact.premises)
        if fact.on:
            links.append(Link(rests_on, (fact.candidate,), True, fact.house))
        elif fact.inner is not None:
            inner = _links(
                fact.inner.facts, needed(fact.inner, number), fact.inner.premises, number
            )
            inner += (_end(fact.inner),)
            links.append(Link(rests_on, (fact.candidate,), False, None, NESTED, inner=inner))
        else:
            together = [n for n in numbers if n not in told and _is_same_pattern(facts[n], fact)]
            told.update(together)
            ends = tuple(facts[n].candidate for n in together)
            links.append(Link(rests_on, ends, False, fact.house, fact.by, fact.cells, fact.digits))
    exclude(last)
    return tuple(links)


def _end(clash: Clash) -> Link:
    """How a supposition within ends: what has nothing left, and the house if it is one."""
    return Link((), clash.candidates, False, clash.house, "clash")


def _is_plain(fact: Fact) -> bool:
    """Whether it is a candidate that a placed digit excludes."""
    return not fact.on and not fact.by


def _is_same_pattern(fact: Fact, other: Fact) -> bool:
    return (fact.by, fact.cells, fact.digits, fact.house, fact.premises) == (
        other.by,
        other.cells,
        other.digits,
        other.house,
        other.premises,
    )


def in_case(links: Iterable[Link], case: int) -> tuple[Link, ...]:
    """The links as part of a case."""
    return tuple(replace(link, case=case) for link in links)


def path_to(facts: Sequence[Fact], goals: Sequence[int]) -> tuple[Link, ...]:
    """The links that lead from the supposition of a deduction to some of its facts."""
    numbers = needed(Clash(tuple(goals), tuple(facts), ()))
    return _links(facts, numbers, goals)


def size_of_step(step: Step) -> Size:
    """How much there is to tell of a step."""
    told = [link for outer in step.links for link in _with_inner(outer)]
    nodes = {candidate for link in told for candidate in (*link.start, *link.end)}
    return Size(
        sum(link.strong or bool(link.by) for link in told),
        len({digit for _, digit in nodes}),
        len({cell for cell, _ in nodes}),
    )


def _with_inner(link: Link) -> Iterator[Link]:
    yield link
    for inner in link.inner:
        yield from _with_inner(inner)
