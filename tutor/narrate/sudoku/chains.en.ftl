# Chains and loops in words, link by link.

name-x-chain = X-Chain
name-xy-chain = XY-Chain
name-nice-loop-continuous = continuous nice loop
name-nice-loop-discontinuous = discontinuous nice loop
name-aic = AIC (alternating inference chain)
name-grouped-nice-loop-continuous = grouped continuous nice loop
name-grouped-nice-loop-discontinuous = grouped discontinuous nice loop
name-grouped-aic = grouped AIC (alternating inference chain)

## Chains with two ends

story-x-chain =
    .where = Look at the houses where { DIGITS($start-digit) } has just two places, and at what ties them together.
    .what = A chain of { SPELL($length) } links on { DIGITS($start-digit) } leads from { CELLS($start) } to { CELLS($end) }.
    .why = So { CELLS($start) } or { CELLS($end) } is { DIGITS($start-digit) }, or both. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both ends of the chain.

story-x-chain-round =
    .where = Look at the houses where { DIGITS($start-digit) } has just two places, and at what ties them together.
    .what = A chain of { SPELL($length) } links on { DIGITS($start-digit) } starts from { CELLS($start) } and comes back to it.
    .why = That contradicts the start: { CELLS($start) } must be { DIGITS($start-digit) }. { CELLS($removed-cells) } see it.

story-xy-chain =
    .where = Look at the cells with just two candidates: which of them see each other?
    .what = A chain of cells with two candidates each leads from { CELLS($start) } to { CELLS($end) }: { CELLS($course) }. Both ends have { DIGITS($start-digit) }.
    .why = So { CELLS($start) } or { CELLS($end) } is { DIGITS($start-digit) }, or both. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both ends of the chain.

story-aic =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } leads from { DIGITS($start-digit) } in { CELLS($start, join: "or") } to { DIGITS($end-digit) } in { CELLS($end, join: "or") }.
    .why = So { CELLS($start, join: "or") } is { DIGITS($start-digit) }, or { CELLS($end, join: "or") } is, or both. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both ends of the chain.

story-aic-two-digits =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } leads from { DIGITS($start-digit) } in { CELLS($start, join: "or") } to { DIGITS($end-digit) } in { CELLS($end, join: "or") }.
    .why = So { CELLS($start, join: "or") } is { DIGITS($start-digit) }, or { CELLS($end, join: "or") } is { DIGITS($end-digit) }, or both. { COUNT($removed) ->
        [one] With { PLACED($removed) }, neither would hold.
       *[other] With any one of these, neither would hold: { PLACED($removed) }.
    }

story-aic-cell =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } leads from { DIGITS($start-digit) } to { DIGITS($end-digit) }, both in { CELLS($start) }.
    .why = So { CELLS($start) } is { DIGITS($start-digit) } or { DIGITS($end-digit) }, and nothing else.

story-aic-overlapping =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } leads from { DIGITS($start-digit) } in { CELLS($start, join: "or") } to { DIGITS($end-digit) } in { CELLS($end, join: "or") }.
    .why = So one of { CELLS($ends) } must be { DIGITS($start-digit) }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($ends) ->
        [2] both
       *[other] all
    } of them.

## Chains that come back

story-nice-loop-discontinuous =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is true?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } starts from { DIGITS($start-digit) } in { CELLS($start) } and comes back to it.
    .why = That contradicts the start: { CELLS($start) } can’t be { DIGITS($start-digit) }.

story-nice-loop-discontinuous-placement =
    .where = Start in { HOUSES($region) }: what follows if a candidate there is false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } starts from { DIGITS($start-digit) } in { CELLS($start) } and comes back to it.
    .why = That contradicts the start: { CELLS($start) } must be { DIGITS($start-digit) }.

story-nice-loop-discontinuous-group =
    .where = Start in { HOUSES($region) }: what follows if some candidates there are false?
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } starts from { DIGITS($start-digit) } in { CELLS($start) } and comes back to them.
    .why = That contradicts the start: one of { CELLS($start) } must be { DIGITS($start-digit) }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($start) ->
        [2] both
       *[other] all
    } of them.

story-nice-loop-continuous =
    .where = Start in { HOUSES($region) }: go from a false candidate to one that must then be true, and on, until you are back.
    .what = A chain of { SPELL($length) } links on { DIGITS($chain-digits) } closes into a ring: { CELLS($course) }.
    .why = All this holds either way.

## Their links

link-house-strong = { $from }→{ $to }: { $opens ->
        [yes] if { COUNT($start) ->
            [one] { CELLS($start) } is not { DIGITS($start-digit) }
            [2] neither { CELLS($start, join: "nor") } is { DIGITS($start-digit) }
           *[other] none of { CELLS($start) } is { DIGITS($start-digit) }
        }, { COUNT($end) ->
            [one] { CELLS($end) } is (only other place { HOUSES($house, case: "in") }).
           *[other] one of { CELLS($end) } is (only other places { HOUSES($house, case: "in") }).
        }
       *[no] then { COUNT($end) ->
            [one] { CELLS($end) } is { DIGITS($end-digit) } (only place left { HOUSES($house, case: "in") }).
           *[other] one of { CELLS($end) } is { DIGITS($end-digit) } (only places left { HOUSES($house, case: "in") }).
        }
    }
link-house-weak = { $from }→{ $to }: { $opens ->
        [yes] suppose { CELLS($start) } is { DIGITS($start-digit) }. Then { COUNT($end) ->
            [one] { CELLS($end) } is not
            [2] neither { CELLS($end, join: "nor") } is
           *[other] none of { CELLS($end) } is
        } ({ HOUSES($house) }).
       *[no] then { COUNT($end) ->
            [one] { CELLS($end) } is not { DIGITS($end-digit) }
            [2] neither { CELLS($end, join: "nor") } is { DIGITS($end-digit) }
           *[other] none of { CELLS($end) } is { DIGITS($end-digit) }
        } ({ HOUSES($house) }).
    }
link-cell-strong = { $from }→{ $to }: { $opens ->
        [yes] if { CELLS($start) } is not { DIGITS($start-digit) }, it is { DIGITS($end-digit) } (only other candidate).
       *[no] then { CELLS($end) } is { DIGITS($end-digit) } (only other candidate).
    }
link-cell-weak = { $from }→{ $to }: { $opens ->
        [yes] suppose { CELLS($start) } is { DIGITS($start-digit) }. Then it is not { DIGITS($end-digit) }.
       *[no] then { CELLS($end) } is not { DIGITS($end-digit) }.
    }
link-set = { $from }→{ $to }: { $opens ->
        [yes] if { COUNT($start) ->
            [one] { CELLS($start) } is not { DIGITS($start-digit) }
            [2] neither { CELLS($start, join: "nor") } is { DIGITS($start-digit) }
           *[other] none of { CELLS($start) } is { DIGITS($start-digit) }
        }, then
       *[no] then
    } { COUNT($end) ->
        [one] { CELLS($end) } is { DIGITS($end-digit) }
       *[other] one of { CELLS($end) } is { DIGITS($end-digit) }
    } ({ CELLS($set) } share { DIGITS($set-digits) }: without { DIGITS($start-digit) }, they hold all the others).

## What a ring rules out

ring-closed = The ring closes, and holds backwards too: either the even numbers are true or the odd ones.
ring-house = { $from }–{ $to }: one of { CELLS($ends) } is { DIGITS($linked) }, so { CELLS($out) } { COUNT($out) ->
        [one] is
       *[other] are
    } not.
ring-cell = { $from }–{ $to }: { CELLS($ends) } is { DIGITS($linked, join: "or") }, so it can’t be { DIGITS($out-digits, join: "or") }.
ring-set = { $from }–{ $to }: { CELLS($set) } hold just one of { DIGITS($linked) }, so they hold { DIGITS($locked) } as well. That rules out { PLACED($removed) }.
