### Almost locked sets, Sue de Coq and WXYZ-Wing in words.

## Names of the techniques

name-wxyz-wing = WXYZ-Wing
name-vwxyz-wing = VWXYZ-Wing
name-sue-de-coq = Sue de Coq
name-als-xz = ALS-XZ
name-als-w-wing = ALS-W-Wing
name-als-xy-wing = ALS-XY-Wing
name-als-chain = ALS chain
name-death-blossom = Death Blossom
name-aligned-pair-exclusion = aligned pair exclusion

## Four cells, and a crossing

story-wxyz-wing =
    .where = Look at the cells with few candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($cells) } have { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }. Of these, { DIGITS($others) } can be there only once each: wherever two of the cells share one, they see each other.
    .why = { DIGITS($others) } fill at most { SPELL(COUNT($others)) } of the { SPELL(COUNT($cells)) } cells. So at least one cell is { DIGITS($z) }: { CELLS($z-cells, join: "or") }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($z-cells) ->
        [2] both
       *[other] all
    } of these.

story-sue-de-coq =
    .where = Look where { HOUSES($houses) } cross.
    .what = Where { HOUSES($houses) } cross, { CELLS($crossing) } have { SPELL(COUNT($crossing-digits)) } digits between them, { DIGITS($crossing-digits) }. In the rest { HOUSES($line, case: "of") }, { CELLS($aside) } { COUNT($aside) ->
        [one] has
       *[other] have
    } { DIGITS($aside-digits) }; in the rest { HOUSES($box-house, case: "of") }, { CELLS($inside) } { COUNT($inside) ->
        [one] has
       *[other] have
    } { DIGITS($inside-digits) }.
    .why = These are { SPELL(COUNT($cells)) } cells with { SPELL(COUNT($digits)) } digits, and no digit fits in twice: where two of the cells share one, they see each other. So each digit appears once. Of these cells, only those { HOUSES($line, case: "in") } can have { DIGITS($in-line) }, so no other cell { HOUSES($line, case: "of") } can. Only those { HOUSES($box-house, case: "in") } can have { DIGITS($in-box) }, so no other cell { HOUSES($box-house, case: "of") } can.

story-sue-de-coq-twice =
    .where = Look where { HOUSES($houses) } cross.
    .what = Where { HOUSES($houses) } cross, { CELLS($crossing) } have { SPELL(COUNT($crossing-digits)) } digits between them, { DIGITS($crossing-digits) }. In the rest { HOUSES($line, case: "of") }, { CELLS($aside) } { COUNT($aside) ->
        [one] has
       *[other] have
    } { DIGITS($aside-digits) }; in the rest { HOUSES($box-house, case: "of") }, { CELLS($inside) } { COUNT($inside) ->
        [one] has
       *[other] have
    } { DIGITS($inside-digits) }.
    .why = These are { SPELL(COUNT($cells)) } cells. { DIGITS($twice) } can be there twice, once { HOUSES($line, case: "in") } and once { HOUSES($box-house, case: "in") }; the rest of the { SPELL(COUNT($digits)) } digits only once: where two of the cells share one, they see each other. To fill all the cells, each digit must be there as often as it can. So the cells { HOUSES($line, case: "in") } hold { DIGITS($in-line) }, which leaves none for the other cells { HOUSES($line, case: "of") }. Those { HOUSES($box-house, case: "in") } hold { DIGITS($in-box) }, which leaves none for the other cells { HOUSES($box-house, case: "of") }.

## Two sets

story-als-xz =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = There are two almost locked sets. A is { CELLS($a) }, { COUNT($a) ->
        [one] one cell
       *[other] { SPELL(COUNT($a)) } cells
    } with { SPELL(COUNT($a-digits)) } digits, { DIGITS($a-digits) }. B is { CELLS($b) }, { COUNT($b) ->
        [one] one cell
       *[other] { SPELL(COUNT($b)) } cells
    } with { SPELL(COUNT($b-digits)) } digits, { DIGITS($b-digits) }. Every { DIGITS($x) } of A sees every { DIGITS($x) } of B, { HOUSES($x-house, case: "in") }.
    .why = So only one of the two sets can have { DIGITS($x) }. The other set has no { DIGITS($x) }, so it holds all its other digits, { DIGITS($z) } among them. { COUNT($z) ->
        [one] So A or B has { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } every { DIGITS($z) } of both.
       *[other] So each of { DIGITS($z) } is in A or in B. A cell that sees all the places of one in both can’t hold it.
    }

story-als-xz-doubly =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = There are two almost locked sets. A is { CELLS($a) }, { COUNT($a) ->
        [one] one cell
       *[other] { SPELL(COUNT($a)) } cells
    } with { SPELL(COUNT($a-digits)) } digits, { DIGITS($a-digits) }. B is { CELLS($b) }, { COUNT($b) ->
        [one] one cell
       *[other] { SPELL(COUNT($b)) } cells
    } with { SPELL(COUNT($b-digits)) } digits, { DIGITS($b-digits) }. Every { DIGITS($x) } of A sees every { DIGITS($x) } of B, { HOUSES($x-house, case: "in") }, and every { DIGITS($y) } of A every { DIGITS($y) } of B, { HOUSES($y-house, case: "in") }.
    .why = So only one of the two sets can have { DIGITS($x) }, and only one { DIGITS($y) }. But a set can only do without one digit: one of them has { DIGITS($x) } and the other { DIGITS($y) }. { COUNT($a-locked) ->
        [0] {""}
       *[other] A is sure to hold { DIGITS($a-locked) } as well.
    } { COUNT($b-locked) ->
        [0] {""}
       *[other] B is sure to hold { DIGITS($b-locked) } as well.
    } A cell that sees all the places of such a digit can’t hold it{ COUNT($both-locked) ->
        [0] .
       *[other] : for { DIGITS($x) } and { DIGITS($y) } the places in both sets, for any other those in its own.
    }

story-als-w-wing =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = There are two almost locked sets. A is { CELLS($a) }, { COUNT($a) ->
        [one] one cell
       *[other] { SPELL(COUNT($a)) } cells
    } with { SPELL(COUNT($a-digits)) } digits, { DIGITS($a-digits) }. B is { CELLS($b) }, { COUNT($b) ->
        [one] one cell
       *[other] { SPELL(COUNT($b)) } cells
    } with { SPELL(COUNT($b-digits)) } digits, { DIGITS($b-digits) }. { HOUSES($house, case: "in") }, every place for { DIGITS($x) } sees all the { DIGITS($x) }s of one set: { CELLS($near) } those of A, { CELLS($far) } those of B.
    .why = Wherever { HOUSES($house) } has its { DIGITS($x) }, one of the two sets must do without { DIGITS($x) }. That one holds all its other digits, { DIGITS($z) } among them. So A or B has { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } every { DIGITS($z) } of both.

## Three sets and more

story-als-xy-wing =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = There are three almost locked sets. A is { CELLS($a) }, with { DIGITS($a-digits) }. B is { CELLS($b) }, with { DIGITS($b-digits) }. C is { CELLS($c) }, with { DIGITS($c-digits) }. Every { DIGITS($x) } of A sees every { DIGITS($x) } of B, { HOUSES($x-house, case: "in") }, and every { DIGITS($y) } of B sees every { DIGITS($y) } of C, { HOUSES($y-house, case: "in") }.
    .why = Each set has one digit more than cells. If A is without { COUNT($z) ->
        [one] { DIGITS($z) }
       *[other] one of { DIGITS($z) }
    }, it holds { DIGITS($x) }. Then B is without { DIGITS($x) } and holds { DIGITS($y) }, and C is without { DIGITS($y) } and holds { DIGITS($z) }. { COUNT($z) ->
        [one] So A or C has { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } every { DIGITS($z) } of both.
       *[other] So each of { DIGITS($z) } is in A or in C. A cell that sees all the places of one in both can’t hold it.
    }

story-als-chain =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = A chain of { SPELL($count) } almost locked sets: { SETS($sets) }. Each has one digit more than cells, and shares with the next a digit that only one of the two can have.
    .why = { COUNT($z) ->
        [one] So one end of the chain has { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } every { DIGITS($z) } of both ends.
       *[other] So each of { DIGITS($z) } is at one end of the chain or at the other. A cell that sees all the places of one at both ends can’t hold it.
    }

story-als-chain-round =
    .where = Look at the cells with few candidates { HOUSES($region, case: "in") }.
    .what = A chain of almost locked sets comes back to its start: { SETS($sets) }. Each has one digit more than cells, and shares with the next a digit that only one of the two can have.
    .why = That can’t be, so { CELLS($first) } { COUNT($first) ->
        [one] is { DIGITS($z) }, and no cell that sees it is.
       *[other] hold { DIGITS($z) }, and a cell that sees all { COUNT($z) ->
            [one] its places
           *[other] the places of such a digit
        } there can’t hold it.
    }

set-supposed = Suppose { CELLS($set) } ({ DIGITS($set-digits) }) did without { COUNT($z) ->
        [one] { DIGITS($z) }
       *[other] one of { DIGITS($z) }
    }: then { COUNT($set) ->
        [one] it would be { DIGITS($next) }.
       *[other] they would hold all their other digits, { DIGITS($next) } among them.
    }
set-reached = { HOUSES($house, case: "in") }, { CELLS($set) } ({ DIGITS($set-digits) }) would then lose { DIGITS($lost) } and { COUNT($set) ->
        [one] would be { DIGITS($next) }.
       *[other] would hold all their other digits, { DIGITS($next) } among them.
    }
set-reached-last = { HOUSES($house, case: "in") }, { CELLS($set) } ({ DIGITS($set-digits) }) would then lose { DIGITS($lost) } and { COUNT($set) ->
        [one] would be { DIGITS($z) }.
       *[other] would hold all their other digits, { DIGITS($z) } among them.
    }
set-reached-again = { HOUSES($house, case: "in") }, { CELLS($set) } would then lose { DIGITS($lost) }{ $same ->
        [yes] {""}, which { COUNT($set) ->
            [one] it was to be
           *[other] they were to hold
        }
       *[no] {""} as well: too few digits would be left for { SPELL(COUNT($set)) } cells
    }.

## A stem with petals

story-death-blossom =
    .where = Look at the cells with few candidates in and around { HOUSES($box) }.
    .what = The stem { CELLS($stem) } is { DIGITS($stem-digits, join: "or") }. It would take each of these digits from a petal, an almost locked set, which has one digit more than cells. The { SPELL($count) } petals: { SETS($petals) }.
    .why = { COUNT($z) ->
        [one] Whatever the stem is, one of the petals has { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } every { DIGITS($z) } in them.
       *[other] Whatever the stem is, each of { DIGITS($z) } is in one of the petals. A cell that sees all the places of one in them can’t hold it.
    }

set-petal = If { CELLS($stem) } is { DIGITS($lost, join: "or") }, the petal { CELLS($set) } ({ DIGITS($set-digits) }) must do without that digit and { COUNT($set) ->
        [one] is { DIGITS($z) }.
       *[other] holds all its other digits, { DIGITS($z) } among them.
    }

## Two cells and the pairs they can’t have

story-aligned-pair-exclusion =
    .where = Look at the cells with few candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($pair) } can’t combine their candidates freely: { CELLS($excluders) } { COUNT($excluders) ->
        [one] forbids
       *[other] forbid
    } some pairs.
    .why = { COUNT($removed) ->
        [one] With this candidate, nothing is left for the other cell.
       *[other] With any of these candidates, nothing is left for the other cell.
    }

pair-supposed = If { CELLS($cell) } were { DIGITS($digit) }:
pair-same = { CELLS($cell) } could not be { DIGITS($digit) }, which { HOUSES($house) } takes only once.
pair-cell = { CELLS($cell) } could not be { DIGITS($digit) }: { CELLS($set) } can only be { DIGITS($set-digits, join: "or") }.
pair-set = { CELLS($cell) } could not be { DIGITS($digit) }: { CELLS($set) }, { SPELL(COUNT($set)) } cells, would have { SPELL($left) } { $left ->
        [one] digit
       *[other] digits
    } left.
