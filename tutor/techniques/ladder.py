"""The ladder: one record per technique, in the order people learn and the explainer tries them.

Whatever is asked about a technique by its id is answered from here; its name and its
sentences are looked up by the same id in the messages of each language.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

from tutor.sudoku import cover
from tutor.techniques import board_sizes
from tutor.techniques.board_sizes import Fins, Shape
from tutor.techniques.finders import (
    aligned_pair,
    almost_locked_chains,
    als_w_wing,
    bent_sets,
    big_fish,
    bug,
    chains,
    colours,
    exocet,
    fireworks,
    fish,
    forcing,
    guardians,
    kraken,
    last_resort,
    loops,
    medusa,
    msls,
    short_chains,
    single_digit,
    singles,
    sk_loop,
    subsets,
    sue_de_coq,
    templates,
    tridagon,
    tridagon_link,
    uniqueness,
    wings,
)
from tutor.techniques.position import Position
from tutor.techniques.step import DIRECTIONS, NESTED, PATTERNS, RING_ROLES, SET_ROLES, Step
from tutor.techniques.technique import Kind, clearest
from tutor.techniques.technique import Technique as Technique

_SINGLE = Kind("singles", ("single", "blocker", "excluded"), is_ordered=True)
_LOCKED = Kind("locked candidates", ("locked",))
_NAKED = Kind("subsets", ("naked",))
_HIDDEN = Kind("subsets", ("hidden",))
_FISH = Kind("fish", ("base",))
_LINKS = Kind("single-digit patterns", ("end", "link"))
_CORNER = Kind("single-digit patterns", ("corner", "link", "end"))
_WING = Kind("wings", ("pivot", "link", "pincer"))
_W_WING = Kind("wings", ("link", "pincer", "base"))
_BENT = Kind("wings", ("restricted", "shared"), board_sizes.BENT_SETS)
_UNIQUE = Kind("uniqueness", ("floor", "roof", "extra"), cover.LARGEST_N, needs_uniqueness=True)
_WITH_SUBSET = replace(_UNIQUE, roles=(*_UNIQUE.roles, "naked"))
_AVOIDABLE = replace(_UNIQUE, roles=("rectangle", "roof", "extra"))
_BUG = replace(_UNIQUE, roles=("bug", "bivalue"))
_BUG_3 = replace(_BUG, roles=(*_BUG.roles, "naked"))
_CLUSTER = Kind("colours", ("colour-a", "colour-b"))
_CLUSTERS = Kind("colours", ("colour-a", "colour-b", "colour-c", "colour-d"))
_MEDUSA = Kind("colours", ("colour-a", "colour-b", "clash"), board_sizes.MEDUSA)
_GUARDED = Kind("chains", ("link", "guardian"), board_sizes.GUARDIANS)
_ODDAGON = replace(_GUARDED, roles=("bivalue", "guardian", "naked"))
_FIREWORK = Kind("subsets", ("crossing", "pincer"), board_sizes.FIREWORKS)
_SHORT_CHAIN = Kind("chains", ("on", "off", "end"), board_sizes.CHAINS)
_CROSSED = Kind("almost locked sets", ("crossing", *SET_ROLES[:2]), board_sizes.SUE_DE_COQ)
_SETS = Kind(
    "almost locked sets", ("restricted", "shared", *SET_ROLES), board_sizes.ALMOST_LOCKED_SETS
)
_W_SETS = replace(_SETS, roles=("base", "link", "shared", *SET_ROLES[:2]))
_BLOSSOM = replace(_SETS, roles=("stem", *_SETS.roles))
_PAIR = replace(_SETS, roles=("base", "excluder"), is_ordered=True)
_CHAIN = Kind("chains", ("on", "off", "end"), board_sizes.CHAINS, is_ordered=True)
_AIC = replace(_CHAIN, walker=chains.on_a_walk)
_LOOP = replace(_AIC, roles=("on", "off"))
_ROUND = replace(_AIC, roles=("assumed", "on", "off"))
_GROUPED, _GROUPED_LOOP, _GROUPED_ROUND = (
    replace(kind, roles=kind.roles + SET_ROLES[:4]) for kind in (_AIC, _LOOP, _ROUND)
)
_EXOTIC = Kind("exotic patterns", RING_ROLES, board_sizes.MSLS)
_FOUR_BOXES = replace(_EXOTIC, roles=(*DIRECTIONS, "guardian"))
_BY_GUARDIANS = replace(_FOUR_BOXES, roles=(*_FOUR_BOXES.roles, "on", "off"), is_ordered=True)
_SECTORS = replace(_EXOTIC, roles=("row-digit", "column-digit"))
_TARGETED = replace(_EXOTIC, roles=("base", "target", "companion", "cross-line"))
_SUPPOSED = Kind(
    "suppositions",
    ("assumed", "clash", "on", "off"),
    cover.LARGEST_N,
    is_ordered=True,
    walker=forcing.on_a_walk,
)
_CASES = replace(_SUPPOSED, roles=("case", "on", "off"))
_KRAKEN = Kind("fish", ("base", "fin", "on", "off"), board_sizes.KRAKEN)
_HARDER = {PATTERNS: 8.8, NESTED: 9.2}
"""Nets are harder with patterns on the way, hardest with suppositions within."""
_TEMPLATE = Kind("templates", ("template",), board_sizes.TEMPLATES)


def _finned(id_: str, size: int, rating: float, code: str, builds_on: str) -> Technique:
    """A fish of lines with fins."""
    kind = Kind("fish", ("base", "fin"), board_sizes.finned_fish(size))
    sashimi = id_.startswith("sashimi")
    finder = partial(fish.finned_fish, technique=id_, size=size, sashimi=sashimi)
    return kind(id_, 4, rating, finder, code, builds_on)


def _big_fish(
    id_: str, fins: Fins, shape: Shape, size: int, code: str, *, on_request: bool = False
) -> Technique:
    """A fish with boxes, or of five houses and more; what nobody meets is found on request."""
    kind = Kind("fish", ("base", "fin", "endo-fin"), board_sizes.big_fish(size, shape))
    finder = partial(big_fish.big_fish, technique=id_, size=size, shape=shape, fins=fins)
    return kind(
        id_,
        5,
        7.7,
        finder,
        code,
        "finned-swordfish claiming" if id_ == "franken-swordfish" else "",
        lesson="franken-swordfish",
        on_request=on_request,
    )


def _deadly(
    family: str, rating: float, finder: Callable[[int, Position], Iterator[Step]], builds_on: str
) -> Iterator[Technique]:
    """The four types of a deadly pattern, which one lesson teaches."""
    lesson = f"{family}-1"
    for number in (1, 2, 3, 4):
        kind, id_ = _WITH_SUBSET if number == 3 else _UNIQUE, f"{family}-{number}"
        found = partial(finder, number)
        yield kind(id_, 4, rating, found, "", builds_on if number == 1 else "", lesson=lesson)


def _walk_sue_de_coq(position: Position) -> Iterator[Step]:
    return iter(clearest(sue_de_coq.walk_sue_de_coq(position)))


CURRICULUM: tuple[Technique, ...] = (
    _SINGLE("full-house", 1, 1.0, singles.full_house, "0000"),
    _SINGLE(
        "hidden-single", 1, 1.2, singles.hidden_single, "0002", "full-house", ratings={"line": 1.5}
    ),
    _SINGLE("naked-single", 1, 2.3, singles.naked_single, "0003", "hidden-single"),
    _LOCKED("pointing", 2, 2.6, subsets.pointing, "0100", "hidden-single"),
    _LOCKED("claiming", 2, 2.8, subsets.claiming, "0101", "pointing"),
    _NAKED("locked-pair", 2, 2.9, subsets.locked_pair, "0110", "naked-pair pointing"),
    _NAKED("naked-pair", 2, 3.0, subsets.naked_pair, "0200", "naked-single"),
    _HIDDEN("hidden-pair", 2, 3.2, subsets.hidden_pair, "0210", "hidden-single naked-pair"),
    _NAKED("locked-triple", 2, 3.4, subsets.locked_triple, "0111", "locked-pair naked-triple"),
    _NAKED("naked-triple", 2, 3.6, subsets.naked_triple, "0201", "naked-pair"),
    _HIDDEN("hidden-triple", 2, 3.8, subsets.hidden_triple, "0211", "hidden-pair naked-triple"),
    _FISH("x-wing", 3, 4.0, fish.x_wing, "0300", "claiming"),
    _LINKS("skyscraper", 3, 4.1, single_digit.skyscraper, "0400", "x-wing"),
    _LINKS(
        "two-string-kite",
        3,
        4.2,
        single_digit.two_string_kite,
        "0401 0404",
        "skyscraper",
        walker=partial(single_digit.dual_first, single_digit.two_string_kite),
    ),
    _LINKS("turbot-fish", 3, 4.2, single_digit.turbot_fish, "0403", "skyscraper two-string-kite"),
    _CORNER(
        "empty-rectangle",
        3,
        4.3,
        single_digit.empty_rectangle,
        "0402 0405",
        "pointing two-string-kite",
        walker=partial(single_digit.dual_first, single_digit.empty_rectangle),
    ),
    _WING("xy-wing", 3, 4.4, wings.xy_wing, "0800", "naked-pair"),
    _WING("xyz-wing", 3, 4.5, wings.xyz_wing, "0801", "xy-wing naked-triple"),
    _W_WING("w-wing", 3, 4.5, wings.w_wing, "0803", "xy-wing skyscraper"),
    _FISH("swordfish", 3, 4.6, fish.swordfish, "0301", "x-wing"),
    _NAKED("naked-quad", 3, 4.8, subsets.naked_quad, "0202", "naked-triple"),
    _HIDDEN("hidden-quad", 3, 5.0, subsets.hidden_quad, "0212", "hidden-triple naked-quad"),
    _UNIQUE("unique-rectangle-1", 4, 5.1, uniqueness.type_1, "0600", "naked-pair"),
    _UNIQUE("unique-rectangle-2", 4, 5.1, uniqueness.type_2, "0601", "unique-rectangle-1 pointing"),
    _WITH_SUBSET(
        "unique-rectangle-3", 4, 5.1, uniqueness.type_3, "0602", "unique-rectangle-2 naked-triple"
    ),
    _UNIQUE("unique-rectangle-4", 4, 5.1, uniqueness.type_4, "0603", "unique-rectangle-1 x-wing"),
    _UNIQUE("unique-rectangle-5", 4, 5.1, uniqueness.type_5, "0604", "unique-rectangle-2"),
    _UNIQUE("unique-rectangle-6", 4, 5.1, uniqueness.type_6, "0605", "unique-rectangle-4"),
    _UNIQUE("hidden-rectangle", 4, 5.2, uniqueness.hidden_rectangle, "0606", "unique-rectangle-4"),
    _AVOIDABLE(
        "avoidable-rectangle-1", 4, 5.2, uniqueness.avoidable_1, "0607", "unique-rectangle-1"
    ),
    _AVOIDABLE(
        "avoidable-rectangle-2",
        4,
        5.2,
        uniqueness.avoidable_2,
        "0608",
        "avoidable-rectangle-1 unique-rectangle-2",
    ),
    *_deadly("unique-loop", 5.2, loops.unique_loop, "unique-rectangle-1"),
    *_deadly("extended-rectangle", 5.3, loops.extended_rectangle, "unique-rectangle-1"),
    _FISH("jellyfish", 4, 5.3, fish.jellyfish, "0302", "swordfish"),
    _CLUSTER("remote-pair", 4, 5.4, colours.remote_pair, "0703", "naked-pair w-wing"),
    _BUG("bug-plus-1", 4, 5.5, bug.plus_1, "0610", "unique-rectangle-1"),
    _BUG("bug-2", 4, 5.5, bug.type_2, lesson="bug-plus-1"),
    _BUG("bug-4", 4, 5.5, bug.type_4, lesson="bug-plus-1"),
    _BUG_3("bug-3", 4, 5.6, bug.type_3, lesson="bug-plus-1"),
    _BUG("bug-plus-n", 4, 5.6, bug.plus_n, lesson="bug-plus-1"),
    _finned("finned-x-wing", 2, 5.6, "0310", "x-wing pointing"),
    _finned("sashimi-x-wing", 2, 5.6, "0320", "finned-x-wing skyscraper"),
    _CLUSTER("simple-colors", 4, 5.8, colours.simple_colours, "0500 0501", "turbot-fish"),
    _CLUSTERS("multi-colors", 4, 6.0, colours.multi_colours, "0502 0503", "simple-colors"),
    _finned("finned-swordfish", 3, 6.1, "0311", "swordfish finned-x-wing"),
    _finned("sashimi-swordfish", 3, 6.1, "0321", "finned-swordfish sashimi-x-wing"),
    _finned("finned-jellyfish", 4, 6.1, "0312", "jellyfish finned-swordfish"),
    _finned("sashimi-jellyfish", 4, 6.1, "0322", "finned-jellyfish sashimi-swordfish"),
    _GUARDED("guardian", 4, 6.1, guardians.guardian, "", "simple-colors"),
    _MEDUSA("medusa", 4, 6.1, medusa.medusa, "", "multi-colors remote-pair"),
    _BENT("wxyz-wing", 5, 6.2, bent_sets.wxyz_wing, "", "xyz-wing naked-quad"),
    _BENT("vwxyz-wing", 5, 6.2, bent_sets.vwxyz_wing, lesson="wxyz-wing"),
    _CROSSED(
        "sue-de-coq",
        5,
        6.3,
        sue_de_coq.sue_de_coq,
        "1101",
        "locked-pair naked-triple",
        walker=_walk_sue_de_coq,
    ),
    _ODDAGON("bivalue-oddagon", 5, 6.3, guardians.bivalue_oddagon, lesson="guardian"),
    _SHORT_CHAIN("m-wing", 5, 6.4, short_chains.m_wing, "", "w-wing skyscraper"),
    _SHORT_CHAIN("h-wing", 5, 6.4, short_chains.h_wing, lesson="m-wing"),
    _SHORT_CHAIN("s-wing", 5, 6.4, short_chains.s_wing, lesson="m-wing"),
    _SHORT_CHAIN("l-wing", 5, 6.4, short_chains.l_wing, lesson="m-wing"),
    _FIREWORK("firework-triple", 5, 6.4, fireworks.firework_triple, "", "hidden-triple claiming"),
    _FIREWORK("firework-quad", 5, 6.4, fireworks.firework_quad, lesson="firework-triple"),
    replace(_FIREWORK, roles=(*_FIREWORK.roles, "bivalue"))(
        "firework-pair", 5, 6.4, fireworks.firework_pair, lesson="firework-triple"
    ),
    _CHAIN(
        "x-chain",
        5,
        6.5,
        chains.x_chain,
        "0701",
        "turbot-fish simple-colors",
        walker=chains.walk_x_chain,
    ),
    _CHAIN("xy-chain", 5, 6.6, chains.xy_chain, "0702", "xy-wing remote-pair"),
    _LOOP("nice-loop-continuous", 5, 7.0, chains.continuous_loop, "0706", "aic"),
    _ROUND("nice-loop-discontinuous", 5, 7.0, chains.discontinuous_loop, "0707", "aic"),
    _AIC("aic", 5, 7.0, chains.aic, "0708", "x-chain xy-chain"),
    _GROUPED_LOOP(
        "grouped-nice-loop-continuous",
        5,
        7.2,
        chains.grouped_continuous_loop,
        "0709",
        lesson="grouped-aic",
    ),
    _GROUPED_ROUND(
        "grouped-nice-loop-discontinuous",
        5,
        7.2,
        chains.grouped_discontinuous_loop,
        "0710",
        lesson="grouped-aic",
    ),
    _GROUPED("grouped-aic", 5, 7.2, chains.grouped_aic, "0711", "aic empty-rectangle"),
    _SETS("als-xz", 5, 7.3, almost_locked_chains.als_xz, "0901", "wxyz-wing"),
    _W_SETS("als-w-wing", 5, 7.3, als_w_wing.als_w_wing, "", "als-xz w-wing"),
    _SETS("als-xy-wing", 5, 7.4, almost_locked_chains.als_xy_wing, "0902", "als-xz xy-wing"),
    _SETS(
        "als-chain",
        5,
        7.5,
        almost_locked_chains.als_chain,
        "0903",
        "als-xy-wing aic",
        walker=almost_locked_chains.walk_als_chain,
    ),
    _BLOSSOM("death-blossom", 5, 7.6, sue_de_coq.death_blossom, "0904", "als-xy-wing"),
    _PAIR(
        "aligned-pair-exclusion",
        5,
        7.6,
        aligned_pair.aligned_pair_exclusion,
        lesson="als-xz",
        on_request=True,
    ),
    _big_fish("franken-swordfish", "", "franken", 3, "0331"),
    _big_fish("franken-jellyfish", "", "franken", 4, "0332"),
    _big_fish("finned-franken-x-wing", "finned", "franken", 2, "0340"),
    _big_fish("finned-franken-swordfish", "finned", "franken", 3, "0341"),
    _big_fish("finned-franken-jellyfish", "finned", "franken", 4, "0342"),
    _big_fish("franken-squirmbag", "", "franken", 5, "0333", on_request=True),
    _big_fish("franken-whale", "", "franken", 6, "0334", on_request=True),
    _big_fish("finned-franken-squirmbag", "finned", "franken", 5, "0343", on_request=True),
    _big_fish("finned-franken-whale", "finned", "franken", 6, "0344", on_request=True),
    _big_fish("finned-franken-leviathan", "finned", "franken", 7, "0345", on_request=True),
    _big_fish("mutant-x-wing", "", "mutant", 2, "0350", on_request=True),
    _big_fish("mutant-swordfish", "", "mutant", 3, "0351", on_request=True),
    _big_fish("mutant-jellyfish", "", "mutant", 4, "0352", on_request=True),
    _big_fish("mutant-squirmbag", "", "mutant", 5, "0353", on_request=True),
    _big_fish("mutant-whale", "", "mutant", 6, "0354", on_request=True),
    _big_fish("finned-mutant-x-wing", "finned", "mutant", 2, "0360", on_request=True),
    _big_fish("finned-mutant-swordfish", "finned", "mutant", 3, "0361", on_request=True),
    _big_fish("finned-mutant-jellyfish", "finned", "mutant", 4, "0362", on_request=True),
    _big_fish("finned-mutant-squirmbag", "finned", "mutant", 5, "0363", on_request=True),
    _big_fish("finned-mutant-whale", "finned", "mutant", 6, "0364", on_request=True),
    _big_fish("finned-mutant-leviathan", "finned", "mutant", 7, "0365", on_request=True),
    _big_fish("franken-x-wing", "", "franken", 2, "0330", on_request=True),
    _big_fish("squirmbag", "", "basic", 5, "0303", on_request=True),
    _big_fish("whale", "", "basic", 6, "0304", on_request=True),
    _big_fish("leviathan", "", "basic", 7, "0305", on_request=True),
    _big_fish("finned-squirmbag", "finned", "basic", 5, "0313", on_request=True),
    _big_fish("finned-whale", "finned", "basic", 6, "0314", on_request=True),
    _big_fish("finned-leviathan", "finned", "basic", 7, "0315", on_request=True),
    _big_fish("sashimi-squirmbag", "sashimi", "basic", 5, "0323", on_request=True),
    _big_fish("sashimi-whale", "sashimi", "basic", 6, "0324", on_request=True),
    _big_fish("sashimi-leviathan", "sashimi", "basic", 7, "0325", on_request=True),
    *(
        _KRAKEN(id_, 5, 7.7, finder, lesson="franken-swordfish", on_request=True)
        for id_, finder in (("kraken-fish-1", kraken.type_1), ("kraken-fish-2", kraken.type_2))
    ),
    _FOUR_BOXES("tridagon", 6, 7.8, tridagon.tridagon, "", "guardian naked-triple"),
    _EXOTIC(
        "sk-loop", 6, 7.8, sk_loop.sk_loop, "", "sue-de-coq naked-quad", walker=sk_loop.on_a_walk
    ),
    _TARGETED("junior-exocet", 6, 7.9, exocet.junior_exocet, "", "swordfish hidden-pair"),
    _BY_GUARDIANS("tridagon-link", 6, 7.9, tridagon_link.tridagon_link, lesson="tridagon"),
    _SECTORS("msls", 6, 7.9, msls.msls, "", "sk-loop swordfish"),
    _SUPPOSED("nishio", 6, 8.0, forcing.nishio, lesson="contradiction-chain"),
    _SUPPOSED("contradiction-chain", 6, 8.0, forcing.contradiction_chain, "1301", "aic"),
    _CASES("forcing-chain", 6, 8.2, forcing.forcing_chain, "1302", "contradiction-chain"),
    _SUPPOSED(
        "forcing-net-contradiction",
        6,
        8.5,
        forcing.forcing_net_contradiction,
        "1303",
        "forcing-chain",
        ratings=_HARDER,
    ),
    _CASES(
        "forcing-net",
        6,
        8.5,
        forcing.forcing_net,
        "1304",
        lesson="forcing-net-contradiction",
        ratings=_HARDER,
    ),
    _TEMPLATE("template-set", 6, 9.5, templates.template_set, "1201", lesson="template-delete"),
    _TEMPLATE(
        "template-delete",
        6,
        9.5,
        templates.template_delete,
        "1202",
        "jellyfish contradiction-chain",
    ),
)
"""The techniques of logic, those on request included."""

LADDER: tuple[Technique, ...] = tuple(t for t in CURRICULUM if not t.on_request)
"""The techniques that a walk goes through."""

SEARCH = Kind("search", ("tried",))("search", 6, None, last_resort.exhaustive_search)
"""The last resort, tried when nothing on the ladder applies."""

TECHNIQUES: dict[str, Technique] = {t.id: t for t in (*CURRICULUM, SEARCH)}
"""Every technique by its id, in ladder order."""

LAST_TIER = 4
"""The last tier whose steps can all be listed in the time of a thought.

Beyond it a walk still finds its next step quickly, but to list every chain, set or net
takes seconds: nobody does that for each move of a game or each line of a proof.
"""


def at_a_glance(techniques: Iterable[Technique]) -> tuple[Technique, ...]:
    """Those of some techniques whose steps can all be listed at once."""
    return tuple(technique for technique in techniques if technique.tier <= LAST_TIER)


AT_A_GLANCE = at_a_glance(LADDER)
"""Those of the ladder."""
