### Tridagon, SK-loop, multi-sector locked sets and exocet in words.

## Names of the techniques

name-tridagon = tridagon (Thor’s hammer)
name-tridagon-link = tridagon link
name-sk-loop = SK-loop
name-msls = multi-sector locked sets
name-junior-exocet = junior exocet

## Their parts

role-ring-a = links A
role-ring-b = links B
role-ring-c = links C
role-ring-d = links D
role-row-digit = row digit
role-column-digit = column digit
role-target = target
role-companion = companion
role-cross-line = cross-line

legend-counted = { $role }: { $told }
legend-box = { HOUSES($boxes, case: "bare") } { $sign }: { CELLS($cells) }

## Three digits in four boxes

story-tridagon =
    .where = Look at the empty cells { HOUSES($houses, case: "in") }: three digits are missing from all four.
    .what = Three cells in each of four boxes hold { DIGITS($triple) }, in three rows and three columns. They are { SETS($sets) }. Those of { HOUSES($turned) } { $rises ->
        [yes] rise from left to right
       *[no] fall from left to right
    }, going round the edge of the box. Those of the other three boxes run the other way.
    .why = Suppose these cells held { DIGITS($triple) } alone. Two boxes side by side would have them in the same order from top to bottom, going round. Two boxes one above the other would have the same order from left to right. The box that runs the other way makes that impossible. So one of the twelve cells holds something else: { COUNT($guardians) ->
        [one] only { PLACED($guardians) } is left.
       *[other] { PLACED($guardians, join: "or") }. { $own ->
            [yes] Whichever it is, { CELLS($removed-cells) } can’t be { DIGITS($triple, join: "or") }.
           *[no] Each of these rules out { PLACED($removed) }.
        }
    }

story-tridagon-link =
    .where = Look at the empty cells { HOUSES($houses, case: "in") }: three digits are missing from all four.
    .what = Three cells in each of four boxes hold { DIGITS($triple) }, in three rows and three columns. They are { SETS($sets) }. Those of { HOUSES($turned) } { $rises ->
        [yes] rise from left to right
       *[no] fall from left to right
    }, going round the edge of the box. Those of the other three boxes run the other way. You can’t fill these twelve cells with { DIGITS($triple) } alone. So one of the guardians is right: { PLACED($guardians, join: "or") }.
    .why = Whichever guardian is right, this holds.

## As many digits as cells

story-sk-loop =
    .where = Look at the ring { HOUSES($lines, case: "in") }: the cells beside their four crossings.
    .what = The corners are { CELLS($corners) }. Beside each, take the other two cells of its box in the row and in the column. These eight pairs make a ring of { $count } empty cells, in which neighbours share a box or a line.
    .why = That is every candidate of the ring, and { $total } digits for { $count } cells. So each digit is used where it was counted, and leaves the other cells of that row, column or box.

story-msls =
    .where = Look at the cells where { HOUSES($rows) } cross { HOUSES($columns) }.
    .what = { HOUSES($rows) } and { HOUSES($columns) } cross in { $count } empty cells. { $counted ->
        [rows] Count { DIGITS($row-digits) } by rows.
        [columns] Count { DIGITS($column-digits) } by columns.
       *[both] Count { DIGITS($row-digits) } by rows and { DIGITS($column-digits) } by columns.
    } A digit fits at most once in each.
    .why = That is every candidate of these cells, and { $total } digits for { $count } cells. So each digit is used in every line where it was counted, and leaves the rest of that line.

share = { HOUSES($house) }: { DIGITS($digits) }, { COUNT($digits) ->
        [one] at most once
       *[other] at most once each
    } in { CELLS($cells) }.

## A base and its targets

story-junior-exocet =
    .where = Look at { HOUSES($boxes) }: two cells of one box may decide two cells of the others.
    .what = The base cells { CELLS($base) } hold two of { DIGITS($base-digits) }. The targets are { CELLS($targets) }; their companions { CELLS($companions) } hold none of these digits. The cross-lines are { HOUSES($lines) }.
    .why = Each cross-line takes every digit once, so a digit of the base is in all three. In the band, only a target can hold it there; outside the band, it is there at most twice. So the two digits of the base are those of the targets. { $others ->
        [yes] The targets lose everything else.
       *[no] {""}
    } { COUNT($lost) ->
        [0] {""}
        [one] No target can be { DIGITS($lost) }, so the base can’t either.
       *[other] No target can be { DIGITS($lost, join: "or") }, so the base can’t either.
    }

cross-lines = Outside the band, every { DIGITS($digit) } { HOUSES($lines, case: "of") } is in { HOUSES($covers) }.

## What keeps cells from being one

fault-not-four-boxes = These cells aren’t three each in four boxes at the corners of a rectangle.
fault-cells-share-line = { CELLS($cells) } share { HOUSES($houses) }: the three cells of a box lie in three rows and three columns.
fault-boxes-run-alike = { COUNT($houses) ->
        [0] All four boxes run the same way
       *[other] { HOUSES($houses) } run one way and the other two boxes the other way
    }: in a tridagon exactly one box runs against the other three.
fault-lacks-three = { CELLS($cells) } { COUNT($cells) ->
        [one] has
       *[other] have
    } none of { DIGITS($digits) }.
fault-box-lacks-digit = { HOUSES($houses, case: "in") }, none of { CELLS($cells) } can be { DIGITS($digits) }: each box needs all three digits.
fault-not-a-ring = These cells don’t form a ring: two rows and two columns, and beside each of their four crossings two cells of the box in the row and two in the column.
fault-ring-left-out = The ring has { COUNT($others) ->
        [one] another empty cell
       *[other] other empty cells
    }, { CELLS($others) }: you have to count every empty cell.
fault-crossing-left-out = These rows and columns also cross in { COUNT($others) ->
        [1] { CELLS($others) }
        [2] { CELLS($others) }
        [3] { CELLS($others) }
       *[other] { SPELL(COUNT($others)) } other empty cells
    }: you have to count every empty cell where they cross.
fault-share-too-many = However you count, you get at least { $number } digits, one more than there are cells: the one too many is in { CELLS($cells, join: "or") }.
fault-shares-uneven = However you count, you get at least { $number } digits for these { COUNT($cells) } cells: there should be as many digits as cells.
fault-no-base = Two of these cells should be the base, in one box and one line, and the others the targets, in the two boxes beside it and off that line.
fault-base-digits = The base cells { CELLS($cells) } have { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }: an exocet needs three or four.
fault-target-lacks = The target { CELLS($cells) } has none of the base digits { DIGITS($digits) }.
fault-companion-holds = { CELLS($others) }, the companion of { CELLS($cells) }, has { DIGITS($digits) }: a companion has no digit of the base.
fault-third-line-by-one = Outside the band, two lines don’t hold every { DIGITS($digits) } { HOUSES($houses, case: "of") }: { CELLS($others, join: "or") } is one place too many.
fault-third-line = Outside the band, { DIGITS($digits) } needs three lines { HOUSES($houses, case: "in") }: two should hold all its places.

## Exercises that ask whether it is one

judge-hint-tridagon-1 = Which three digits do nearly all of these cells hold? Each box needs all three, in three rows and three columns.
judge-hint-tridagon-2 = Follow the three cells of each box from left to right, going round its edge: do they fall or rise? Count the boxes of each kind.
judge-hint-sk-loop-1 = Go round the ring, pair by pair. Count each digit in the box or line that two neighbours share, as seldom as you can.
judge-hint-sk-loop-2 = Add up the digits of the eight links. Are there as many as empty cells?
judge-hint-msls-1 = For each digit, count the rows in which these cells have it, then the columns. Keep the smaller number.
judge-hint-msls-2 = Add up these numbers for all digits. Do you get as many as there are cells?
judge-hint-junior-exocet-1 = Which two of these cells share a box and a line? They are the base. Which digits do they have, and does a companion have one of them?
judge-hint-junior-exocet-2 = Take each digit of the base in the three cross-lines, outside the band. Do two lines hold all its places?
