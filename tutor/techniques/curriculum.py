"""The order in which techniques are taught, which every list for people follows."""

from collections.abc import Iterable

from tutor.techniques.ladder import CURRICULUM, LADDER, TECHNIQUES


def _order() -> tuple[str, ...]:
    """That of the ladder, but for lessons that wait for one whose idea they go on from."""
    order: list[str] = []
    waiting: list[str] = []
    for technique in CURRICULUM:
        if technique.lesson == technique.id:
            waiting.append(technique.id)
        for lesson in waiting.copy():
            if set(TECHNIQUES[lesson].builds_on) <= set(order):
                order.append(lesson)
                waiting.remove(lesson)
    return tuple(order)


ORDER = _order()
"""Every lesson on a technique, in the order in which they are taught.

A naked pair comes before the same pair in a box and a line at once, which is found sooner
but understood later; so do triples. Chains in general come before those that close to a loop.
"""
_PLACE = {lesson: place for place, lesson in enumerate(ORDER)}
_RUNG = {technique.id: rung for rung, technique in enumerate(LADDER)}


def as_taught(techniques: Iterable[str]) -> list[str]:
    """Techniques in that order; what has no lesson comes last, those of a lesson together."""

    def place(id_: str) -> tuple[int, int, int]:
        known = TECHNIQUES.get(id_)
        rung = _RUNG.get(id_, len(_RUNG))
        if known is None:
            return len(_RUNG), 0, rung
        return known.tier, _PLACE.get(known.lesson, len(_PLACE)), rung

    return sorted(techniques, key=place)
