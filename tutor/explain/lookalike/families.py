"""Which analysis each technique has, how many cells it takes, and what can be wrong with them."""

from tutor.explain.lookalike import (
    chains,
    counted,
    exotic,
    fish,
    links,
    named,
    set_chains,
    sets,
    subsets,
    suppositions,
    uniqueness,
    wings,
)
from tutor.explain.lookalike.family import Family as Family
from tutor.explain.lookalike.family import at_least, exactly, woven
from tutor.techniques.covering import largest

_CHAIN = (
    "third-place candidate-count unseen-link no-partner chain-broken nothing-sees "
    "nothing-to-remove unclear"
)
_SETS = (
    "set-digits not-restricted no-common-digit same-common ends-share-none houses-apart "
    "nothing-sees unclear"
)

_CROSSING = "sides-share digits-uneven crossing-digits side-helpless crossing-small none-in-house"
_ONE_DIGIT = (
    "third-place unseen-link odd-links no-partner chain-broken nothing-sees lacks-digit unclear"
)

WOVEN: dict[str, Family] = {
    "wxyz-wing": exactly(
        4,
        wings.wxyz_wing,
        "several-twice too-many-digits none-twice too-few-digits one-candidate nothing-sees",
        "naked-quad als-xz",
        is_exact=True,
    ),
    "m-wing": exactly(
        4,
        named.m_wing,
        "third-place no-common-house unseen-link candidate-count lacks-digit nothing-sees",
        "w-wing aic",
        is_exact=True,
    ),
    "firework-triple": exactly(
        3,
        named.firework_triple,
        "stray-place no-crossing few-open nothing-to-remove",
        is_exact=True,
    ),
    "als-w-wing": woven(
        5,
        named.als_w_wing,
        "w-link-unseen set-digits no-w-link no-common-house lacks-digit ends-share-none "
        "nothing-sees unclear",
        "als-xz",
    ),
    "sue-de-coq": woven(
        4,
        sets.sue_de_coq,
        f"{_CROSSING} not-box-and-line nothing-to-remove",
        "als-xz",
        doubts=f"{_CROSSING} nothing-to-remove",
    ),
    "x-chain": woven(
        4, chains.x_chain, _ONE_DIGIT, "simple-colors", doubts=f"{_ONE_DIGIT} at-least"
    ),
    "xy-chain": woven(
        3,
        chains.xy_chain,
        "candidate-count ends-differ unseen-link lacks-digit chain-broken nothing-sees unclear",
        "aic",
    ),
    "aic": woven(2, chains.aic, _CHAIN, "nice-loop-discontinuous"),
    "nice-loop-continuous": woven(
        2, chains.continuous_loop, f"loop-open {_CHAIN}", "nice-loop-discontinuous aic"
    ),
    "nice-loop-discontinuous": woven(
        2, chains.discontinuous_loop, f"no-way-back {_CHAIN}", "nice-loop-continuous aic"
    ),
    "grouped-aic": woven(
        2,
        chains.grouped_aic,
        f"further-place {_CHAIN}",
        "aic",
        doubts=f"further-place {_CHAIN} no-pattern",
    ),
    "als-xz": woven(2, set_chains.als_xz, _SETS, "als-xy-wing"),
    "als-xy-wing": woven(3, set_chains.als_xy_wing, _SETS, "als-xz death-blossom"),
    "als-chain": woven(3, set_chains.als_chain, _SETS, "als-xy-wing", doubts=f"{_SETS} no-pattern"),
    "death-blossom": woven(
        3,
        sets.death_blossom,
        "no-petal set-digits no-part-of-petal petals-share-none nothing-sees unclear",
        "als-xy-wing",
    ),
    "franken-swordfish": woven(
        6,
        fish.franken_swordfish,
        "outside-covers further-place in-two-bases smaller-fish houses-apart lacks-digit "
        "nothing-to-remove",
        "swordfish finned-franken-swordfish",
    ),
    "tridagon": exactly(
        12,
        exotic.tridagon,
        "boxes-run-alike cells-share-line box-lacks-digit lacks-three not-four-boxes "
        "nothing-to-remove",
        is_exact=True,
    ),
    "sk-loop": woven(
        14,
        counted.sk_loop,
        "share-too-many shares-uneven ring-left-out not-a-ring nothing-to-remove",
        "msls",
    ),
    "junior-exocet": exactly(
        4,
        exotic.junior_exocet,
        "companion-holds third-line-by-one third-line target-lacks base-digits no-base "
        "nothing-to-remove",
        is_exact=True,
    ),
    "msls": woven(
        10,
        counted.msls,
        "share-too-many shares-uneven crossing-left-out nothing-to-remove",
        "sk-loop",
    ),
    "contradiction-chain": exactly(
        1,
        suppositions.contradiction_chain,
        "no-clash-by-links one-candidate",
        "forcing-net-contradiction",
        is_exact=True,
    ),
    "forcing-chain": woven(
        1,
        suppositions.forcing_chain,
        "cell-cases-differ-by-links house-cases-differ-by-links case-fails further-place "
        "lacks-digit no-common-house one-candidate",
        "forcing-net",
        doubts="case-fails",
    ),
    "forcing-net-contradiction": exactly(
        1, suppositions.net_contradiction, "no-clash one-candidate", is_exact=True
    )._replace(doubts=frozenset({"no-clash"})),
    "forcing-net": woven(
        1,
        suppositions.forcing_net,
        "cell-cases-differ house-cases-differ case-fails further-place lacks-digit "
        "no-common-house one-candidate",
    ),
    "template-delete": woven(
        1, suppositions.templates, "all-in-templates places-left-out lacks-digit"
    ),
}


def _quad(n: int) -> int:
    """Larger boards have larger subsets."""
    return max(4, largest(n))


_LOCKED = "further-place not-in-crossing lacks-digit nothing-to-remove"
_NAKED = "too-many-digits no-common-house one-candidate nothing-to-remove"
_CROSSED = "too-many-digits not-in-crossing no-common-house one-candidate nothing-to-remove"
_HIDDEN = "further-place few-confined no-common-house one-place nothing-to-remove"
_FISH = "further-place line-count lacks-digit one-place nothing-to-remove"
_FINNED = "further-place line-count lacks-digit no-fin fins-apart fin-removes-nothing"
_LINKS = "third-place no-common-house ends-apart nothing-sees lacks-digit"
_RECTANGLE = "not-a-rectangle box-count no-pair-corner corner-lacks-pair not-unique"
_TYPES = (
    "unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 "
    "unique-rectangle-5 unique-rectangle-6 hidden-rectangle"
)
_TWO_LINKS = "skyscraper two-string-kite turbot-fish"


def _without(technique: str, group: str) -> str:
    return " ".join(other for other in group.split() if other != technique)


FAMILIES: dict[str, Family] = {
    "full-house": exactly(1, subsets.full_house, "other-empty", "hidden-single naked-single"),
    "hidden-single": exactly(
        1, subsets.hidden_single, "further-place no-lone-place", "naked-single"
    ),
    "naked-single": exactly(1, subsets.naked_single, "several-candidates", "hidden-single"),
    "pointing": at_least(2, subsets.pointing, _LOCKED, "claiming"),
    "claiming": at_least(2, subsets.claiming, _LOCKED, "pointing"),
    "locked-pair": exactly(2, subsets.locked, _CROSSED, "naked-pair hidden-pair"),
    "naked-pair": exactly(2, subsets.naked, _NAKED, "hidden-pair naked-triple"),
    "hidden-pair": exactly(2, subsets.hidden, _HIDDEN, "naked-pair hidden-triple"),
    "locked-triple": exactly(3, subsets.locked, _CROSSED, "naked-triple hidden-triple"),
    "naked-triple": exactly(3, subsets.naked, _NAKED, "hidden-triple naked-pair naked-quad"),
    "hidden-triple": exactly(3, subsets.hidden, _HIDDEN, "naked-triple hidden-pair hidden-quad"),
    "naked-quad": at_least(4, subsets.naked, _NAKED, "hidden-quad naked-triple", _quad),
    "hidden-quad": at_least(4, subsets.hidden, _HIDDEN, "naked-quad hidden-triple", _quad),
    "x-wing": at_least(
        4, fish.x_wing, _FISH, f"{_TWO_LINKS} finned-x-wing sashimi-x-wing swordfish"
    ),
    "swordfish": at_least(
        6, fish.swordfish, _FISH, "x-wing finned-swordfish sashimi-swordfish jellyfish"
    ),
    "jellyfish": at_least(8, fish.jellyfish, _FISH, "swordfish finned-jellyfish sashimi-jellyfish"),
    "skyscraper": exactly(
        4,
        links.skyscraper,
        f"{_LINKS} not-parallel not-on-a-line ends-aligned",
        f"x-wing {_without('skyscraper', _TWO_LINKS)}",
    ),
    "two-string-kite": exactly(
        4,
        links.two_string_kite,
        f"{_LINKS} not-crosswise",
        f"x-wing {_without('two-string-kite', _TWO_LINKS)}",
    ),
    "turbot-fish": exactly(4, links.turbot_fish, _LINKS, "x-wing empty-rectangle"),
    "empty-rectangle": at_least(
        4,
        links.empty_rectangle,
        "further-place third-place no-common-house not-two-outside no-cross one-arm link-off-arms "
        "link-not-across lacks-digit nothing-to-remove",
        _TWO_LINKS,
    ),
    "xy-wing": exactly(
        3,
        wings.xy_wing,
        "candidate-count pivot-unseen tip-shares-none tip-shares-both tips-share-alike "
        "pincers-differ nothing-sees",
        "xyz-wing naked-triple",
    ),
    "xyz-wing": exactly(
        3,
        wings.xyz_wing,
        "candidate-count pivot-unseen not-in-pivot pincers-equal pincers-differ nothing-sees",
        "xy-wing naked-triple",
    ),
    "w-wing": exactly(
        4,
        wings.w_wing,
        "candidate-count pairs-differ pincers-together lacks-digit third-place no-common-house "
        "link-unseen nothing-sees",
        "remote-pair",
    ),
    "unique-rectangle-1": exactly(
        4, uniqueness.type_1, f"roof-count {_RECTANGLE}", _without("unique-rectangle-1", _TYPES)
    ),
    "unique-rectangle-2": exactly(
        4,
        uniqueness.type_2,
        f"roof-count roof-opposite extra-count {_RECTANGLE} nothing-sees",
        _without("unique-rectangle-2", _TYPES),
    ),
    "unique-rectangle-3": at_least(
        5,
        uniqueness.type_3,
        "roof-count roof-opposite subset-outside subset-digits no-rectangle-within box-count "
        "no-pair-corner corner-lacks-pair not-unique nothing-to-remove",
        most=lambda n: n + 2,
    ),
    "unique-rectangle-4": exactly(
        4,
        uniqueness.type_4,
        f"roof-count roof-opposite third-place lacks-digit {_RECTANGLE} nothing-to-remove",
        _without("unique-rectangle-4", _TYPES),
    ),
    "unique-rectangle-5": exactly(
        4,
        uniqueness.type_5,
        f"roof-too-few roof-beside extra-count {_RECTANGLE} nothing-sees",
        _without("unique-rectangle-5", _TYPES),
    ),
    "unique-rectangle-6": exactly(
        4,
        uniqueness.type_6,
        f"roof-count roof-beside third-place lacks-digit {_RECTANGLE}",
        _without("unique-rectangle-6", _TYPES),
    ),
    "hidden-rectangle": exactly(
        4,
        uniqueness.hidden_rectangle,
        f"third-place lacks-digit roof-too-few {_RECTANGLE} nothing-to-remove",
        _without("hidden-rectangle", _TYPES),
    ),
    "avoidable-rectangle-1": exactly(
        4,
        uniqueness.avoidable_1,
        "given filled-count not-alternating not-a-rectangle box-count lacks-digit not-unique",
        "avoidable-rectangle-2",
        may_be_filled=True,
    ),
    "avoidable-rectangle-2": exactly(
        4,
        uniqueness.avoidable_2,
        "given filled-count empty-opposite extra-count not-a-rectangle box-count lacks-digit "
        "one-candidate nothing-sees not-unique",
        "avoidable-rectangle-1",
        may_be_filled=True,
    ),
    "unique-loop-1": at_least(
        6,
        uniqueness.unique_loop_1,
        "loop-house loop-apart roof-count no-pair-corner corner-lacks-pair not-unique",
        "unique-loop-2",
    ),
    "extended-rectangle-1": exactly(
        6,
        uniqueness.extended_rectangle_1,
        "not-two-by-three six-boxes too-many-digits corner-lacks-three roof-count not-unique",
        "extended-rectangle-2 extended-rectangle-4",
    ),
    "remote-pair": at_least(
        4,
        links.remote_pair,
        "not-the-pair odd-chain chain-broken chain-branches ring detour no-pair-cell "
        "nothing-to-remove",
        "w-wing",
    ),
    "bug-plus-1": exactly(
        1, uniqueness.bug_plus_1, "candidate-count others-not-two uneven not-unique"
    ),
    "simple-colors": at_least(
        2,
        links.simple_colours,
        "chain-goes-on unlinked clusters-apart colours-unseen lacks-digit",
        "multi-colors",
    ),
    "guardian": at_least(
        6,
        named.guardian,
        "further-place not-guarding no-ring nothing-sees lacks-digit",
        "simple-colors",
    ),
    "medusa": at_least(
        3,
        named.medusa,
        "chain-goes-on colours-stop colours-silent cluster-small no-partner",
        "simple-colors",
    ),
    "multi-colors": at_least(
        4,
        links.multi_colours,
        "chain-goes-on unlinked one-cluster clusters-apart clusters-unseen lacks-digit "
        "nothing-to-remove",
        "simple-colors",
    ),
}
for _size, _name in ((2, "x-wing"), (3, "swordfish"), (4, "jellyfish")):
    FAMILIES[f"finned-{_name}"] = at_least(
        2 * _size + 1,
        fish.Finned(_size, sashimi=False),
        f"{_FINNED} thin-line",
        f"{_name} sashimi-{_name}",
    )
    FAMILIES[f"sashimi-{_name}"] = at_least(
        2 * _size,
        fish.Finned(_size, sashimi=True),
        f"{_FINNED} no-thin-line",
        f"{_name} finned-{_name}",
    )
FAMILIES |= WOVEN
