# Suppositions in words: forcing chains, nets and templates.

name-nishio = Nishio (one digit)
name-contradiction-chain = contradiction chain
name-forcing-chain = forcing chain
name-forcing-net-contradiction = forcing net (contradiction)
name-forcing-net = forcing net (all cases agree)
name-kraken-fish-1 = Kraken fish, type 1
name-kraken-fish-2 = Kraken fish, type 2
name-template-set = template (place)
name-template-delete = template (remove)

## Suppositions

story-contradiction =
    .where = Try something out in { HOUSES($box) }: suppose a candidate is { $holds ->
        [yes] right
       *[no] wrong
    }, and see where that leads.
    .what = Supposing that { CELLS($cell) } is { $holds ->
        [yes] { DIGITS($digit) }
       *[no] not { DIGITS($digit) }
    } leads to a contradiction.
    .why = The supposition is wrong.

story-cases =
    .where = { $split ->
        [cell] Go through all candidates of a cell in { HOUSES($box) }, and see where each of them leads.
       *[house] Go through all places of a digit { HOUSES($house, case: "in") }, and see where each of them leads.
    }
    .what = { $split ->
        [cell] { CELLS($cell) } is { DIGITS($digits, join: "or") }.
       *[house] The { DIGITS($digits) } { HOUSES($house, case: "of") } is in { CELLS($cell, join: "or") }.
    } { $size ->
        [2] Both cases lead
       *[other] All { SPELL($size) } cases lead
    } to the same result.
    .why = One of the cases must be right, so this holds whichever it is.

story-kraken-fish-1 =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }, except for the { COUNT($fins) ->
        [one] fin
       *[other] fins
    } { CELLS($fins) }.
    .why = If { COUNT($fins) ->
        [one] the fin is not { DIGITS($digit) }
       *[other] no fin is { DIGITS($digit) }
    }, { HOUSES($bases) } use up the { DIGITS($digit) }s { HOUSES($covers, case: "of") }. Then { CELLS($removed-cells) } can’t be { DIGITS($digit) } either. So it is ruled out in every case.

story-kraken-fish-2 =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases) } need one { DIGITS($digit) } each, but { HOUSES($covers) } { COUNT($covers) ->
        [one] takes only one
       *[other] take only one each
    }. So one of them lies elsewhere: one of { CELLS($fins) } is { DIGITS($digit) }.
    .why = One of these cases must be right, so this holds whichever it is.

net-suppose = { $number }. Suppose { CELLS($cell) } is { DIGITS($digit) }.
net-suppose-not = { $number }. Suppose { CELLS($cell) } is not { DIGITS($digit) }.
net-too = { $number }. Suppose also that { CELLS($cell) } is { DIGITS($digit) }.
net-case = { $number }. If { CELLS($cell) } is { DIGITS($digit) }:
net-cell = { $number }. { FORCED($placed) }{ BECAUSE($by) }.
net-house = { $number }. { HOUSES($house) }: { FILLED($placed) }{ BECAUSE($by) }.
net-run = { $number }. Singles, one after the other: { EQUAL($settled) }{ BECAUSE($by) }.
net-far = { $number }. Step by step, this gives { EQUAL($settled) }{ BECAUSE($by) }.
net-far-gone = { $number }. Step by step, this removes { REMOVED($settled) }{ BECAUSE($by) }.
net-confined = { $number }. { HOUSES($house) }: { COUNT($digits) ->
        [one] { DIGITS($digits) } only in { CELLS($cells, join: "or") }
       *[other] { DIGITS($digits) } only in { CELLS($cells) }
    }{ BECAUSE($by) }. That removes { REMOVED($removed) }.
net-naked = { $number }. { CELLS($cells) } share { DIGITS($digits) }{ BECAUSE($by) }. That removes { REMOVED($removed) }.
net-not-so-cell = { $number }. Nothing is left for { CELLS($empty) }{ BECAUSE($by) }, so { CELLS($cell) } is not { DIGITS($digit) }.
net-not-so-house = { $number }. { HOUSES($house) } has no place left for { DIGITS($missing) }{ BECAUSE($by) }, so { CELLS($cell) } is not { DIGITS($digit) }.
net-clash-cell = But nothing is left for { CELLS($empty) }{ BECAUSE($by) }.
net-clash-house = But { HOUSES($house) } has no place left for { DIGITS($missing) }{ BECAUSE($by) }.
net-case-itself = That is the result itself.
net-case-removed = That removes { REMOVED($removed) }{ BECAUSE($by) }.

## Templates

story-template-set =
    .where = Think of every way to place { DIGITS($digit) } in all rows, columns and boxes at once.
    .what = All the missing { DIGITS($digit) }s have to go in, one in each row, column and box.
    .why = Every way to place them puts { A($digit) } in { CELLS($placed-cell) }.

story-template-delete =
    .where = Think of every way to place { DIGITS($digit) } in all rows, columns and boxes at once.
    .what = All the missing { DIGITS($digit) }s have to go in, one in each row, column and box.
    .why = No way to place them puts { A($digit) } in { CELLS($removed-cells, join: "or") }: with one there, some row, column or box would have no { DIGITS($digit) }.

story-template-set-joint =
    .where = Think of every way to place { DIGITS($digit) } in all rows, columns and boxes at once.
    .what = All the missing { DIGITS($digit) }s have to go in, one in each row, column and box. Other digits take some of the places, however you put them in.
    .why = Every remaining way puts { A($digit) } in { CELLS($placed-cell) }.

story-template-delete-joint =
    .where = Think of every way to place { DIGITS($digit) } in all rows, columns and boxes at once.
    .what = All the missing { DIGITS($digit) }s have to go in, one in each row, column and box. Other digits take some of the places, however you put them in.
    .why = No remaining way puts { A($digit) } in { CELLS($removed-cells, join: "or") }: with one there, some row, column or box would have no { DIGITS($digit) }.
