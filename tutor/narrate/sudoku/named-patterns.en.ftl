# Rings with guardians, 3D Medusa, the chains with names, and fireworks in words.

name-guardian = guardians (broken wing)
name-bivalue-oddagon = bivalue oddagon
name-medusa = 3D Medusa
name-m-wing = M-Wing
name-h-wing = H-Wing
name-s-wing = S-Wing
name-l-wing = L-Wing
name-firework-triple = firework triple
name-firework-quad = firework quad
name-firework-pair = firework pair

## Rings that cannot be

story-guardian =
    .where = Look at the houses where { DIGITS($digit) } has few places.
    .what = { CELLS($ring) } form a ring of { SPELL($length) } places for { DIGITS($digit) }. Each shares a house with the next, and the last with the first. These houses have { COUNT($guardians) ->
        [one] only one other place for { DIGITS($digit) }, its guardian: { CELLS($guardian-cells) }.
       *[other] only { SPELL(COUNT($guardians)) } other places for { DIGITS($digit) }, the guardians: { CELLS($guardian-cells) }.
    }
    .why = If no guardian were { DIGITS($digit) }, exactly one of every two neighbours would be: the { DIGITS($digit) }s would alternate round the ring. But { SPELL($length) } is an odd number, so they can’t. { COUNT($guardians) ->
        [one] So the guardian is { DIGITS($digit) }.
        [2] So at least one guardian is { DIGITS($digit) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } both.
       *[other] So at least one guardian is { DIGITS($digit) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] sees
           *[other] see
        } them all.
    }

story-bivalue-oddagon =
    .where = Look at the cells that have both { DIGITS($pair) }.
    .what = { CELLS($ring) } all have { DIGITS($pair) }. They form a ring of { SPELL($length) }: each sees the next, and the last sees the first. Only { CELLS($guardian-cells) } have more than that, { DIGITS($guardian-digits) }: these are the guardians.
    .why = If no guardian were true, { DIGITS($pair) } would alternate round the ring. It has { SPELL($length) } cells, an odd number: two neighbours would be equal. So one of { CELLS($guardian-cells) } is { DIGITS($guardian-digits) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($guardian-cells) ->
        [2] both
       *[other] them all
    }.

story-bivalue-oddagon-cell =
    .where = Look at the cells that have both { DIGITS($pair) }.
    .what = { CELLS($ring) } all have { DIGITS($pair) }. They form a ring of { SPELL($length) }: each sees the next, and the last sees the first. Only { CELLS($guardian-cells) } has more than that.
    .why = If { CELLS($guardian-cells) } were { DIGITS($pair, join: "or") } too, these two would alternate round the ring. It has { SPELL($length) } cells, an odd number: two neighbours would be equal. So { CELLS($guardian-cells) } is neither{ COUNT($guardian-digits) ->
        [one] .
       *[other] : it is { DIGITS($guardian-digits, join: "or") }.
    }

story-bivalue-oddagon-subset =
    .where = Look at the cells that have both { DIGITS($pair) }.
    .what = { CELLS($ring) } all have { DIGITS($pair) }. They form a ring of { SPELL($length) }: each sees the next, and the last sees the first. Only { CELLS($guardian-cells) } have more than that, { DIGITS($guardian-digits) } between them: these are the guardians. In the same house, { CELLS($subset) } { COUNT($subset) ->
        [one] has
       *[other] have
    } nothing outside { DIGITS($subset-digits) }.
    .why = If no guardian were true, { DIGITS($pair) } would alternate round the ring. It has { SPELL($length) } cells, an odd number: two neighbours would be equal. So one of { CELLS($guardian-cells) } is { DIGITS($guardian-digits, join: "or") }. That one and { CELLS($subset) } are { SPELL($size) } cells for the { SPELL($size) } digits { DIGITS($subset-digits) }. They use them up: no other cell { HOUSES($houses, case: "of", join: "or") } can take one.

## 3D Medusa

story-medusa =
    .where = Look at the cells with two candidates, and at the houses where a digit has just two places.
    .what = Of the two candidates of a cell, or the two places of a digit in a house, exactly one is right. Going from one to the next this way, two colours alternate. Colour A: { PLACED($a) }. Colour B: { PLACED($b) }. Either all of A is right, or all of B.
    .why = Whichever colour is right, { COUNT($removed) ->
        [one] this one is
       *[other] all of these are
    } wrong.

medusa-cell = { CELLS($out-cells) } { COUNT($out-cells) ->
        [one] has
       *[other] have
    } both colours, one of which is right. That rules out { PLACED($out) }.
medusa-seen = { COUNT($out) ->
        [one] This one sees its digit in both colours:
       *[other] These see their digit in both colours:
    } { PLACED($out) }.
medusa-mixed = { COUNT($out) ->
        [one] This one shares its cell with one colour and sees its digit in the other:
       *[other] These share their cell with one colour and see their digit in the other:
    } { PLACED($out) }.

story-medusa-wrap =
    .where = Look at the cells with two candidates, and at the houses where a digit has just two places.
    .what = Of the two candidates of a cell, or the two places of a digit in a house, exactly one is right. Going from one to the next this way, two colours alternate. Colour A: { PLACED($a) }. Colour B: { PLACED($b) }. Either all of A is right, or all of B.
    .why = { $shown ->
        [cell] But colour { $wrong } has both { DIGITS($clash-digits) } in { CELLS($clash) }, which takes only one.
        [house] But colour { $wrong } has { DIGITS($clash-digits) } in both { CELLS($clash) }, and { HOUSES($houses) } takes only one.
       *[empty] But with colour { $wrong }, nothing would be left for { CELLS($clash) }: each of its candidates sees its digit in that colour.
    } So colour { $wrong } is the wrong one, and { $right } is right.

## Chains of three strong links

story-m-wing =
    .where = Look at the cells with two candidates { HOUSES($boxes, case: "in") }. In which house does one of their digits have just two places?
    .what = { CELLS($cell-1) } is { DIGITS($start-digit) } or { DIGITS($middle-digit) }, and sees { CELLS($cell-3) }. { HOUSES($house-2, case: "in") }, the { DIGITS($middle-digit) } has just two places, { CELLS($cell-3) } and { CELLS($cell-4) }. { HOUSES($house-3, case: "in") }, the { DIGITS($end-digit) } has just two, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, it is { DIGITS($middle-digit) }. Then { CELLS($cell-3) } is not, so { CELLS($cell-4) } is { DIGITS($middle-digit) }, and { CELLS($cell-6) } must be { DIGITS($end-digit) }. So { CELLS($cell-1) } or { CELLS($cell-6) } is { DIGITS($start-digit) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

story-h-wing =
    .where = Look at the cells with two candidates { HOUSES($boxes, case: "in") }. In which houses does a digit have just two places?
    .what = { CELLS($cell-1) } is { DIGITS($start-digit) } or { DIGITS($middle-digit) }, and sees { CELLS($cell-3) } and { CELLS($cell-6) }. { HOUSES($house-2, case: "in") }, the { DIGITS($middle-digit) } has just two places, { CELLS($cell-3) } and { CELLS($cell-4) }. { HOUSES($house-3, case: "in") }, the { DIGITS($end-digit) } has just two, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, it is { DIGITS($middle-digit) }. Then { CELLS($cell-3) } is not, so { CELLS($cell-4) } is { DIGITS($middle-digit) }, and { CELLS($cell-6) } must be { DIGITS($end-digit) }. So { CELLS($cell-6) } is { DIGITS($end-digit) }, or it sees { A($start-digit) } in { CELLS($cell-1) }: it can’t be { DIGITS($start-digit) }.

story-s-wing =
    .where = Look at the cells with two candidates, and at the houses where one of the two digits has just two places.
    .what = { CELLS($cell-3) } is { DIGITS($start-digit) } or { DIGITS($end-digit) }, and sees { CELLS($cell-2) } and { CELLS($cell-5) }. { HOUSES($house-1, case: "in") }, the { DIGITS($start-digit) } has just two places, { CELLS($cell-1) } and { CELLS($cell-2) }. { HOUSES($house-3, case: "in") }, the { DIGITS($end-digit) } has just two, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, { CELLS($cell-2) } is. Then { CELLS($cell-3) } is { DIGITS($end-digit) }, so { CELLS($cell-5) } is not, and { CELLS($cell-6) } is. So { CELLS($cell-1) } is { DIGITS($start-digit) }, or { CELLS($cell-6) } is { DIGITS($end-digit) }. The two see each other: with { PLACED($removed) }, neither would hold.

story-s-wing-cell =
    .where = Look at the cells with two candidates, and at the houses where one of the two digits has just two places.
    .what = { CELLS($cell-3) } is { DIGITS($start-digit) } or { DIGITS($end-digit) }, and sees { CELLS($cell-2) } and { CELLS($cell-5) }. { HOUSES($house-1, case: "in") }, the { DIGITS($start-digit) } has just two places, { CELLS($cell-1) } and { CELLS($cell-2) }. { HOUSES($house-3, case: "in") }, the { DIGITS($end-digit) } has just two, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, { CELLS($cell-2) } is. Then { CELLS($cell-3) } is { DIGITS($end-digit) }, so { CELLS($cell-5) } is not, and { CELLS($cell-6) } is. So { CELLS($cell-1) } is { DIGITS($start-digit) } or { DIGITS($end-digit) }, and nothing else.

story-l-wing =
    .where = Look at the houses where a digit has just two places, and at the cells where they meet.
    .what = { HOUSES($house-1) } has just two places for { DIGITS($start-digit) }, { CELLS($cell-1) } and { CELLS($cell-2) }. { HOUSES($house-2) } has just two for { DIGITS($middle-digit) }, { CELLS($cell-3) } and { CELLS($cell-4) }. { HOUSES($house-3) } has just two for { DIGITS($end-digit) } again, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, { CELLS($cell-2) } is, and not { DIGITS($middle-digit) }. Then { CELLS($cell-4) } is { DIGITS($middle-digit) }, not { DIGITS($end-digit) }, and { CELLS($cell-6) } is { DIGITS($end-digit) }. So { CELLS($cell-1) } or { CELLS($cell-6) } is { DIGITS($start-digit) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

story-l-wing-two-digits =
    .where = Look at the houses where a digit has just two places, and at the cells where they meet.
    .what = { HOUSES($house-1) } has just two places for { DIGITS($start-digit) }, { CELLS($cell-1) } and { CELLS($cell-2) }. { HOUSES($house-2) } has just two for { DIGITS($middle-digit) }, { CELLS($cell-3) } and { CELLS($cell-4) }. { HOUSES($house-3) } has just two for { DIGITS($end-digit) }, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, { CELLS($cell-2) } is, and not { DIGITS($middle-digit) }. Then { CELLS($cell-4) } is { DIGITS($middle-digit) }, not { DIGITS($end-digit) }, and { CELLS($cell-6) } is { DIGITS($end-digit) }. So { CELLS($cell-1) } is { DIGITS($start-digit) }, or { CELLS($cell-6) } is { DIGITS($end-digit) }. The two see each other: with { PLACED($removed) }, neither would hold.

story-l-wing-cell =
    .where = Look at the houses where a digit has just two places, and at the cells where they meet.
    .what = { HOUSES($house-1) } has just two places for { DIGITS($start-digit) }, { CELLS($cell-1) } and { CELLS($cell-2) }. { HOUSES($house-2) } has just two for { DIGITS($middle-digit) }, { CELLS($cell-3) } and { CELLS($cell-4) }. { HOUSES($house-3) } has just two for { DIGITS($end-digit) }, { CELLS($cell-5) } and { CELLS($cell-6) }.
    .why = If { CELLS($cell-1) } is not { DIGITS($start-digit) }, { CELLS($cell-2) } is, and not { DIGITS($middle-digit) }. Then { CELLS($cell-4) } is { DIGITS($middle-digit) }, not { DIGITS($end-digit) }, and { CELLS($cell-6) } is { DIGITS($end-digit) }. So { CELLS($cell-1) } is { DIGITS($start-digit) } or { DIGITS($end-digit) }, and nothing else.

## Fireworks

story-firework-triple =
    .where = Look at { HOUSES($lines) } outside { HOUSES($block) }: which digits have almost no places there?
    .what = { HOUSES($row) } and { HOUSES($column) } cross in { CELLS($crossing) }. Outside { HOUSES($block) }, { DIGITS($fired) } have no place { HOUSES($row, case: "in") } except { CELLS($in-row) }, and none { HOUSES($column, case: "in") } except { CELLS($in-column) }.
    .why = If such a digit is in neither { CELLS($in-row) } nor { CELLS($in-column) }, both lines need it { HOUSES($block, case: "in") }. Only { CELLS($crossing) } lies in both. So all three digits are in these three cells, which have no room for others.{ COUNT($aside) ->
        [0] {""}
       *[other] {" "}And { HOUSES($block) } has each of them { HOUSES($row, case: "in") } or { HOUSES($column, case: "in") }: { CELLS($aside) } can’t have any.
    }

story-firework-pair =
    .where = Look at { HOUSES($lines) } outside { HOUSES($block) }: which digits have almost no places there?
    .what = { HOUSES($row) } and { HOUSES($column) } cross in { CELLS($crossing) }. Outside { HOUSES($block) }, { DIGITS($fired) } have no place { HOUSES($row, case: "in") } except { CELLS($in-row) }, and none { HOUSES($column, case: "in") } except { CELLS($in-column) }. { CELLS($bivalue) } has just these two digits, and sees { CELLS($seen) }.
    .why = If such a digit is in neither { CELLS($in-row) } nor { CELLS($in-column) }, both lines need it { HOUSES($block, case: "in") }. Only { CELLS($crossing) } lies in both. So each of the two is in { CELLS($three, join: "or") }. Whichever { CELLS($bivalue) } is, { CELLS($seen) } can’t be: that digit is in { CELLS($third) }, so { CELLS($third) } is { DIGITS($fired, join: "or") }.

story-firework-quad =
    .where = Look at { HOUSES($row) } and { HOUSES($column) } outside { HOUSES($block) }, and at { HOUSES($row-2) } and { HOUSES($column-2) } outside { HOUSES($block-2) }. Which digits have almost no places there?
    .what = { CELLS($in-all) } are the corners of a rectangle over four boxes. In the lines of { CELLS($crossing) }, { DIGITS($fired) } have no places outside { HOUSES($block) } except { CELLS($in-row) } and { CELLS($in-column) }. In the lines of { CELLS($crossing-2) }, { DIGITS($fired-2) } have none outside { HOUSES($block-2) } except the same two.
    .why = If such a digit is in neither { CELLS($in-row) } nor { CELLS($in-column) }, both lines need it in the box where they cross. That means in the crossing itself. So { DIGITS($fired-all) } are all in these four cells, which have no room for others. { CELLS($crossing) } is { DIGITS($fired, join: "or") }, and { CELLS($crossing-2) } { DIGITS($fired-2, join: "or") }.{ COUNT($aside) ->
        [0] {""}
       *[other] {" "}{ HOUSES($block) } has { DIGITS($fired) } in these lines only: { CELLS($aside) } can’t have any.
    }{ COUNT($aside-2) ->
        [0] {""}
       *[other] {" "}{ HOUSES($block-2) } has { DIGITS($fired-2) } in these lines only: { CELLS($aside-2) } can’t have any.
    }

## Rings, colours over several digits, fireworks

fault-no-ring = No five or seven of these cells close to a ring of places for { DIGITS($digits) }, each in one house with the next.
fault-not-guarding = { CELLS($cells) } { COUNT($cells) ->
        [one] lies
       *[other] lie
    } in none of the houses that link { CELLS($others) }.
fault-colours-stop = The colours of { CELLS($others) } never get to { CELLS($cells) }.
fault-colours-silent = Nothing contradicts either colour of these cells, and no other candidate clashes with both.
fault-cluster-small = The colours get no further than a few candidates: this pattern needs at least six, of several digits.
fault-no-crossing = None of { CELLS($cells) } has one of the others in its row and the other in its column, both outside its box.
fault-stray-place = Outside the box, { HOUSES($houses) } has { COUNT($others) ->
        [one] another place for { DIGITS($digits) }, { CELLS($others) }
       *[other] more places for { DIGITS($digits) }: { CELLS($others) }
    }.
fault-few-open = Fewer than { SPELL($number) } digits are still missing in the row, the column and the box alike.
fault-no-w-link = No house has all its places for a digit among these cells.
fault-w-link-unseen = { CELLS($cells) } { COUNT($cells) ->
        [one] sees
       *[other] see
    } neither all the { DIGITS($digits) }s of the one set nor all those of the other.
