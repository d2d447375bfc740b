"""The techniques of tiers 5 and 6: chains, almost locked sets, fish with boxes, suppositions."""

from tutor.explain.lookalike import (
    chains,
    death_blossom,
    franken,
    set_chains,
    sue_de_coq,
    suppositions,
    templates,
    wxyz_wing,
)
from tutor.explain.lookalike.family import Family, exactly, woven

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

FAMILIES: dict[str, Family] = {
    "wxyz-wing": exactly(
        4,
        wxyz_wing.wxyz_wing,
        "several-twice too-many-digits none-twice too-few-digits one-candidate nothing-sees",
        "naked-quad als-xz",
        is_exact=True,
    ),
    "sue-de-coq": woven(
        4,
        sue_de_coq.sue_de_coq,
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
        death_blossom.death_blossom,
        "no-petal set-digits no-part-of-petal petals-share-none nothing-sees unclear",
        "als-xy-wing",
    ),
    "franken-swordfish": woven(
        6,
        franken.franken_swordfish,
        "outside-covers further-place in-two-bases smaller-fish houses-apart lacks-digit "
        "nothing-to-remove",
        "swordfish finned-franken-swordfish",
    ),
    "nishio": exactly(
        1,
        suppositions.nishio,
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
        1, templates.templates, "all-in-templates places-left-out lacks-digit"
    ),
}
