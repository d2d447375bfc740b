### Unique loops, extended rectangles and BUGs in words.

name-unique-loop-1 = unique loop, type 1
name-unique-loop-2 = unique loop, type 2
name-unique-loop-3 = unique loop, type 3
name-unique-loop-4 = unique loop, type 4
name-extended-rectangle-1 = extended rectangle, type 1
name-extended-rectangle-2 = extended rectangle, type 2
name-extended-rectangle-3 = extended rectangle, type 3
name-extended-rectangle-4 = extended rectangle, type 4
name-bug-2 = BUG, type 2
name-bug-3 = BUG, type 3
name-bug-4 = BUG, type 4
name-bug-plus-n = BUG + n

## Loops of two digits, and six cells for three

story-deadly-1 =
    .where = { $shape ->
        [loop] Look at all the cells with { DIGITS($pair) }.
       *[rectangle] Look at the cells with two or three candidates { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } are a loop: each row, column and box holds two of them, or none.
       *[rectangle] { HOUSES($two) } cross { HOUSES($three) } in six cells, { CELLS($corners) }.
    } { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { CELLS($roof) } has { DIGITS($extras) } as well.
    .why = If { CELLS($roof) } were { DIGITS($pair, join: "or") } too, { $shape ->
        [loop] the whole loop would hold just { DIGITS($pair) }. Swapping the two digits all along it
       *[rectangle] the six cells would hold just { DIGITS($pair) }. Swapping what { HOUSES($two) } have there
    } would give a second solution. This puzzle has only one, so { CELLS($roof) } must be something else.

story-deadly-2 =
    .where = { $shape ->
        [loop] Look at all the cells with { DIGITS($pair) }.
       *[rectangle] Look at the cells with few candidates { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } are a loop: each row, column and box holds two of them, or none.
       *[rectangle] { HOUSES($two) } cross { HOUSES($three) } in six cells, { CELLS($corners) }.
    } { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { CELLS($roof) } have { DIGITS($extras) } as well.
    .why = If { COUNT($roof) ->
        [2] neither
       *[other] none
    } of { CELLS($roof) } were { DIGITS($extras) }, { $shape ->
        [loop] the whole loop would hold just { DIGITS($pair) }. Swapping the two digits all along it
       *[rectangle] the six cells would hold just { DIGITS($pair) }. Swapping what { HOUSES($two) } have there
    } would give a second solution. This puzzle has only one, so one of { CELLS($roof) } is { DIGITS($extras) }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($roof) ->
        [2] both
       *[other] them all
    }.

story-deadly-3 =
    .where = { $shape ->
        [loop] Look at all the cells with { DIGITS($pair) }.
       *[rectangle] Look at the cells with few candidates { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } are a loop: each row, column and box holds two of them, or none.
       *[rectangle] { HOUSES($two) } cross { HOUSES($three) } in six cells, { CELLS($corners) }.
    } { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { CELLS($roof) } have { DIGITS($extras) } as well, between them. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] has
       *[other] have
    } nothing outside { DIGITS($subset-digits) }.
    .why = If { $shape ->
        [loop] the whole loop held just { DIGITS($pair) }, swapping the two digits all along it
       *[rectangle] the six cells held just { DIGITS($pair) }, swapping what { HOUSES($two) } have there
    } would give a second solution. This puzzle has only one, so one of { CELLS($roof) } is { DIGITS($extras, join: "or") }. That one and { CELLS($subset) } are { SPELL($size) } cells for the { SPELL($size) } digits { DIGITS($subset-digits) }. They use them up: no other cell { HOUSES($lines, case: "of", join: "or") } can take one.

story-deadly-4 =
    .where = { $shape ->
        [loop] Look at all the cells with { DIGITS($pair) }.
       *[rectangle] Look at the places for { DIGITS($pair) } { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } are a loop: each row, column and box holds two of them, or none.
       *[rectangle] { HOUSES($two) } cross { HOUSES($three) } in six cells, { CELLS($corners) }.
    } { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { HOUSES($house, case: "in") }, the { DIGITS($kept) } can only go in { CELLS($roof) }.
    .why = One of { CELLS($roof) } is { DIGITS($kept) }. If the other were { DIGITS($removed-digits, join: "or") }, { $shape ->
        [loop] the whole loop would hold just { DIGITS($pair) }. Swapping the two digits all along it
       *[rectangle] the six cells would hold just { DIGITS($pair) }. Swapping what { HOUSES($two) } have there
    } would give a second solution. This puzzle has only one, so neither of them is { DIGITS($removed-digits, join: "or") }.

## BUG with several extras

story-bug-2 =
    .where = Look at the number of candidates in each empty cell.
    .what = Every empty cell has two candidates, except { CELLS($many) }, which have more. Leave out { PLACED($extras) }: then every cell has two. In every row, column and box, each digit has two places or none.
    .why = Such a grid has several solutions or none, and this puzzle has exactly one. So one of { CELLS($many) } is { DIGITS($extra-digits) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($many) ->
        [2] both
       *[other] them all
    }.

story-bug-3 =
    .where = Look at the number of candidates in each empty cell.
    .what = Every empty cell has two candidates, except { CELLS($many) }, which have more. Leave out { PLACED($extras) }: then every cell has two. In every row, column and box, each digit has two places or none. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] has
       *[other] have
    } nothing outside { DIGITS($subset-digits) }.
    .why = Such a grid has several solutions or none, and this puzzle has exactly one. So one of { CELLS($many) } holds a candidate you left out: { DIGITS($extra-digits, join: "or") }. That one and { CELLS($subset) } are { SPELL($size) } cells for the { SPELL($size) } digits { DIGITS($subset-digits) }. They use them up: no other cell { HOUSES($lines, case: "of", join: "or") } can take one.

story-bug-4 =
    .where = Look at the number of candidates in each empty cell.
    .what = Every empty cell has two candidates, except { CELLS($many) }, which have more. Leave out { PLACED($extras) }: then every cell has two. In every row, column and box, each digit has two places or none. { HOUSES($house, case: "in") }, the { DIGITS($kept) } can only go in { CELLS($many) }.
    .why = Such a grid has several solutions or none, and this puzzle has exactly one. So one of { CELLS($many) } holds a candidate you left out, and the other is the { DIGITS($kept) } { HOUSES($house, case: "of") }. That rules out { PLACED($removed) }.

story-bug-plus-n =
    .where = Look at the number of candidates in each empty cell.
    .what = Every empty cell has two candidates, except { CELLS($many) }, which { COUNT($many) ->
        [one] has
       *[other] have
    } more. Leave out { PLACED($extras) }: then every cell has two. In every row, column and box, each digit has two places or none.
    .why = Such a grid has several solutions or none, and this puzzle has exactly one. So at least one of the candidates you left out is right. Whichever it is, it rules out { PLACED($removed) }: same cell, or same digit in sight.
