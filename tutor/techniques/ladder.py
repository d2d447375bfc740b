"""The ladder: every technique, in the order people learn and the explainer tries them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tutor.sudoku.geometry import HouseKind
from tutor.techniques import (
    avoidable,
    big_fish,
    bug,
    colours,
    empty_rectangle,
    finned,
    fish,
    last_resort,
    locked,
    rectangles,
    singles,
    subsets,
    templates,
    turbot,
    wings,
)
from tutor.techniques.chains import finders as chains
from tutor.techniques.forcing import finders as forcing
from tutor.techniques.forcing.deduction import NESTED
from tutor.techniques.forcing.telling import PATTERNS
from tutor.techniques.position import Position
from tutor.techniques.sets import als_chain, als_xz, death_blossom, sue_de_coq, wxyz_wing
from tutor.techniques.step import Candidate, Step

Finder = Callable[[Position], Iterator[Step]]
_CLARITY: dict[HouseKind, int] = {"box": 0, "row": 1, "column": 2}


@dataclass(frozen=True)
class Technique:
    """One rung of the ladder."""

    id: str
    tier: int
    rating: float | None
    """How hard it is for people; None for search, which is not for people."""
    finder: Finder
    peer_codes: tuple[str, ...] = ()
    """What HoDoKu's regression library calls it."""
    ratings: Mapping[str, float] = field(default_factory=dict)
    """How hard some of its variants are, where that differs."""
    needs_uniqueness: bool = False
    """Whether it holds only for puzzles with exactly one solution."""
    on_request: bool = False
    """Whether it is found only when asked for by name, and never on a walk."""
    walker: Finder | None = None
    """What a walk takes of it, best first, where looking for everything would be slow or
    would leave nothing to the techniques after it."""
    is_ordered: bool = False
    """Whether the finder gives the clearest step first and each conclusion once by itself."""

    def find(self, position: Position) -> Iterator[Step]:
        """Every step, the clearest first, each conclusion once."""
        steps = self.finder(position)
        return steps if self.is_ordered else iter(clearest(steps))

    def first(self, position: Position) -> Step | None:
        """The step that a walk takes, None if there is none for it."""
        steps = self.find(position) if self.walker is None else self.walker(position)
        return next(steps, None)

    def rating_of(self, step: Step) -> float | None:
        """How hard one of its steps is."""
        return self.ratings.get(step.variant, self.rating)


def clearest(steps: Iterable[Step]) -> list[Step]:
    """Of the steps with one conclusion the clearest; fewest cells first, boxes before lines."""
    best: dict[object, Step] = {}
    for step in sorted(steps, key=_clarity):
        best.setdefault(step.conclusion, step)
    return list(best.values())


def _clarity(step: Step) -> tuple[int, list[int], tuple[Candidate, ...], tuple[int, ...]]:
    cells = step.cells()
    return (
        len(cells),
        [_CLARITY[house.kind] for house in step.houses],
        step.placements + step.eliminations,
        cells,
    )


def _single(
    name: str, rating: float, finder: Finder, code: str, line: float | None = None
) -> Technique:
    """A rung of tier 1: its steps come in order by themselves, and a hint needs only the first."""
    ratings = {} if line is None else {"line": line}
    return Technique(name, 1, rating, finder, (code,), ratings, is_ordered=True)


def _rung(name: str, tier: int, rating: float, finder: Finder, *codes: str) -> Technique:
    return Technique(name, tier, rating, finder, codes)


def _chain(
    name: str, tier: int, rating: float, finder: Finder, walker: Finder | None, *codes: str
) -> Technique:
    """A rung whose steps are sorted by length, as they are found."""
    return Technique(name, tier, rating, finder, codes, walker=walker, is_ordered=True)


def _unique(name: str, rating: float, finder: Finder, code: str) -> Technique:
    """A rung of tier 4 that argues from uniqueness."""
    return Technique(name, 4, rating, finder, (code,), needs_uniqueness=True)


def _kin(name: str, finder: Finder, code: str) -> Technique:
    """A fish that nobody meets on a walk."""
    return Technique(name, 5, 7.7, finder, (code,), on_request=True)


def _net(name: str, finder: Finder, walker: Finder, code: str) -> Technique:
    """A rung of suppositions: harder with patterns on the way, hardest with others within."""
    ratings = {PATTERNS: 8.8, NESTED: 9.2}
    return Technique(name, 6, 8.5, finder, (code,), ratings, walker=walker, is_ordered=True)


CURRICULUM: tuple[Technique, ...] = (
    _single("full-house", 1.0, singles.full_house, "0000"),
    _single("hidden-single", 1.2, singles.hidden_single, "0002", line=1.5),
    _single("naked-single", 2.3, singles.naked_single, "0003"),
    _rung("pointing", 2, 2.6, locked.pointing, "0100"),
    _rung("claiming", 2, 2.8, locked.claiming, "0101"),
    _rung("locked-pair", 2, 2.9, subsets.locked_pair, "0110"),
    _rung("naked-pair", 2, 3.0, subsets.naked_pair, "0200"),
    _rung("hidden-pair", 2, 3.2, subsets.hidden_pair, "0210"),
    _rung("locked-triple", 2, 3.4, subsets.locked_triple, "0111"),
    _rung("naked-triple", 2, 3.6, subsets.naked_triple, "0201"),
    _rung("hidden-triple", 2, 3.8, subsets.hidden_triple, "0211"),
    _rung("x-wing", 3, 4.0, fish.x_wing, "0300"),
    _rung("skyscraper", 3, 4.1, turbot.skyscraper, "0400"),
    _rung("two-string-kite", 3, 4.2, turbot.two_string_kite, "0401", "0404"),
    _rung("turbot-fish", 3, 4.2, turbot.turbot_fish, "0403"),
    _rung("empty-rectangle", 3, 4.3, empty_rectangle.empty_rectangle, "0402", "0405"),
    _rung("xy-wing", 3, 4.4, wings.xy_wing, "0800"),
    _rung("xyz-wing", 3, 4.5, wings.xyz_wing, "0801"),
    _rung("w-wing", 3, 4.5, wings.w_wing, "0803"),
    _rung("swordfish", 3, 4.6, fish.swordfish, "0301"),
    _rung("naked-quad", 3, 4.8, subsets.naked_quad, "0202"),
    _rung("hidden-quad", 3, 5.0, subsets.hidden_quad, "0212"),
    _unique("unique-rectangle-1", 5.1, rectangles.type_1, "0600"),
    _unique("unique-rectangle-2", 5.1, rectangles.type_2, "0601"),
    _unique("unique-rectangle-3", 5.1, rectangles.type_3, "0602"),
    _unique("unique-rectangle-4", 5.1, rectangles.type_4, "0603"),
    _unique("unique-rectangle-5", 5.1, rectangles.type_5, "0604"),
    _unique("unique-rectangle-6", 5.1, rectangles.type_6, "0605"),
    _unique("hidden-rectangle", 5.2, rectangles.hidden_rectangle, "0606"),
    _unique("avoidable-rectangle-1", 5.2, avoidable.type_1, "0607"),
    _unique("avoidable-rectangle-2", 5.2, avoidable.type_2, "0608"),
    _rung("jellyfish", 4, 5.3, fish.jellyfish, "0302"),
    _rung("remote-pair", 4, 5.4, colours.remote_pair, "0703"),
    _unique("bug-plus-1", 5.5, bug.bug_plus_1, "0610"),
    _rung("finned-x-wing", 4, 5.6, finned.finned_x_wing, "0310"),
    _rung("sashimi-x-wing", 4, 5.6, finned.sashimi_x_wing, "0320"),
    _rung("simple-colors", 4, 5.8, colours.simple_colours, "0500", "0501"),
    _rung("multi-colors", 4, 6.0, colours.multi_colours, "0502", "0503"),
    _rung("finned-swordfish", 4, 6.1, finned.finned_swordfish, "0311"),
    _rung("sashimi-swordfish", 4, 6.1, finned.sashimi_swordfish, "0321"),
    _rung("finned-jellyfish", 4, 6.1, finned.finned_jellyfish, "0312"),
    _rung("sashimi-jellyfish", 4, 6.1, finned.sashimi_jellyfish, "0322"),
    _rung("wxyz-wing", 5, 6.2, wxyz_wing.wxyz_wing),
    Technique(
        "sue-de-coq",
        5,
        6.3,
        sue_de_coq.sue_de_coq,
        ("1101",),
        walker=lambda position: iter(clearest(sue_de_coq.walk_sue_de_coq(position))),
    ),
    _chain("x-chain", 5, 6.5, chains.x_chain, chains.walk_x_chain, "0701"),
    _chain("xy-chain", 5, 6.6, chains.xy_chain, None, "0702"),
    _chain(
        "nice-loop-continuous", 5, 7.0, chains.continuous_loop, chains.walk_continuous_loop, "0706"
    ),
    _chain(
        "nice-loop-discontinuous",
        5,
        7.0,
        chains.discontinuous_loop,
        chains.walk_discontinuous_loop,
        "0707",
    ),
    _chain("aic", 5, 7.0, chains.aic, chains.walk_aic, "0708"),
    _chain(
        "grouped-nice-loop-continuous",
        5,
        7.2,
        chains.grouped_continuous_loop,
        chains.walk_grouped_continuous_loop,
        "0709",
    ),
    _chain(
        "grouped-nice-loop-discontinuous",
        5,
        7.2,
        chains.grouped_discontinuous_loop,
        chains.walk_grouped_discontinuous_loop,
        "0710",
    ),
    _chain("grouped-aic", 5, 7.2, chains.grouped_aic, chains.walk_grouped_aic, "0711"),
    _rung("als-xz", 5, 7.3, als_xz.als_xz, "0901"),
    _rung("als-xy-wing", 5, 7.4, als_chain.als_xy_wing, "0902"),
    Technique("als-chain", 5, 7.5, als_chain.als_chain, ("0903",), walker=als_chain.walk_als_chain),
    _rung("death-blossom", 5, 7.6, death_blossom.death_blossom, "0904"),
    _rung("franken-swordfish", 5, 7.7, big_fish.franken_swordfish, "0331"),
    _rung("franken-jellyfish", 5, 7.7, big_fish.franken_jellyfish, "0332"),
    _rung("finned-franken-x-wing", 5, 7.7, big_fish.finned_franken_x_wing, "0340"),
    _rung("finned-franken-swordfish", 5, 7.7, big_fish.finned_franken_swordfish, "0341"),
    _rung("finned-franken-jellyfish", 5, 7.7, big_fish.finned_franken_jellyfish, "0342"),
    _kin("franken-squirmbag", big_fish.franken_squirmbag, "0333"),
    _kin("franken-whale", big_fish.franken_whale, "0334"),
    _kin("finned-franken-squirmbag", big_fish.finned_franken_squirmbag, "0343"),
    _kin("finned-franken-whale", big_fish.finned_franken_whale, "0344"),
    _kin("finned-franken-leviathan", big_fish.finned_franken_leviathan, "0345"),
    _kin("mutant-x-wing", big_fish.mutant_x_wing, "0350"),
    _kin("mutant-swordfish", big_fish.mutant_swordfish, "0351"),
    _kin("mutant-jellyfish", big_fish.mutant_jellyfish, "0352"),
    _kin("mutant-squirmbag", big_fish.mutant_squirmbag, "0353"),
    _kin("mutant-whale", big_fish.mutant_whale, "0354"),
    _kin("finned-mutant-x-wing", big_fish.finned_mutant_x_wing, "0360"),
    _kin("finned-mutant-swordfish", big_fish.finned_mutant_swordfish, "0361"),
    _kin("finned-mutant-jellyfish", big_fish.finned_mutant_jellyfish, "0362"),
    _kin("finned-mutant-squirmbag", big_fish.finned_mutant_squirmbag, "0363"),
    _kin("finned-mutant-whale", big_fish.finned_mutant_whale, "0364"),
    _kin("finned-mutant-leviathan", big_fish.finned_mutant_leviathan, "0365"),
    _kin("finned-squirmbag", big_fish.finned_squirmbag, "0313"),
    _kin("sashimi-squirmbag", big_fish.sashimi_squirmbag, "0323"),
    _chain("nishio", 6, 8.0, forcing.nishio, forcing.walk_nishio, "1301"),
    _chain("forcing-chain", 6, 8.2, forcing.forcing_chain, forcing.walk_forcing_chain, "1302"),
    _net(
        "forcing-net-contradiction",
        forcing.forcing_net_contradiction,
        forcing.walk_forcing_net_contradiction,
        "1303",
    ),
    _net("forcing-net", forcing.forcing_net, forcing.walk_forcing_net, "1304"),
    _rung("template-set", 6, 9.5, templates.template_set, "1201"),
    _rung("template-delete", 6, 9.5, templates.template_delete, "1202"),
)
"""The techniques of logic, those on request included."""

LADDER: tuple[Technique, ...] = tuple(t for t in CURRICULUM if not t.on_request)
"""The techniques that a walk goes through."""

SEARCH = Technique("search", 6, None, last_resort.exhaustive_search)
"""The last resort, tried when nothing on the ladder applies."""

TECHNIQUES: dict[str, Technique] = {t.id: t for t in (*CURRICULUM, SEARCH)}
"""Every technique by its id, in ladder order."""
