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
    .what = Three cells in each of four boxes, in three rows and three columns, hold { DIGITS($triple) }: { SETS($sets) }. Those of { HOUSES($turned) } { $rises ->
        [yes] rise from left to right
       *[no] fall from left to right
    }, going round the edge of the box; those of the other three boxes run the other way.
    .why = With { DIGITS($triple) } alone, two boxes side by side would have them in the same order from top to bottom, going round, and two boxes one above the other from left to right. The box that runs the other way makes that impossible. So one of the twelve cells holds something else: { COUNT($guardians) ->
        [one] only { PLACED($guardians) } is left.
       *[other] { PLACED($guardians, join: "or") }. { $own ->
            [yes] Whichever it is, { CELLS($removed-cells) } can’t be { DIGITS($triple, join: "or") }.
           *[no] Each of these excludes { PLACED($removed) }.
        }
    }

story-tridagon-link =
    .where = Look at the empty cells { HOUSES($houses, case: "in") }: three digits are missing from all four.
    .what = Three cells in each of four boxes, in three rows and three columns, hold { DIGITS($triple) }: { SETS($sets) }. Those of { HOUSES($turned) } { $rises ->
        [yes] rise from left to right
       *[no] fall from left to right
    }, going round the edge of the box; those of the other three boxes run the other way. With { DIGITS($triple) } alone these twelve cells cannot be filled, so one of the guardians is right: { PLACED($guardians, join: "or") }.
    .why = One of the guardians is right, so this holds in any case.

## As many digits as cells

story-sk-loop =
    .where = Look at the ring { HOUSES($lines, case: "in") }: the cells beside their four crossings.
    .what = Beside each of the corners { CELLS($corners) }, take the other two cells of its box in the row and in the column. These eight pairs make a ring of { $count } empty cells, in which neighbours share a box or a line.
    .why = That is every candidate of the ring, and { $total } digits for { $count } cells. So each digit is used where it was counted, and leaves the other cells of that row, column or box.

story-msls =
    .where = Look at the cells where { HOUSES($rows) } cross { HOUSES($columns) }.
    .what = { HOUSES($rows) } and { HOUSES($columns) } cross in { $count } empty cells. { $counted ->
        [rows] Count { DIGITS($row-digits) } by rows:
        [columns] Count { DIGITS($column-digits) } by columns:
       *[both] Count { DIGITS($row-digits) } by rows and { DIGITS($column-digits) } by columns:
    } a digit fits once at most in each.
    .why = That is every candidate of these cells, and { $total } digits for { $count } cells. So each digit is used in every line where it was counted, and leaves the rest of that line.

share = { HOUSES($house) }: { DIGITS($digits) }, { COUNT($digits) ->
        [one] once at most
       *[other] once each at most
    } in { CELLS($cells) }.

## A base and its targets

story-junior-exocet =
    .where = Look at { HOUSES($boxes) }: two cells of one box may decide two cells of the others.
    .what = The base cells { CELLS($base) } hold two of { DIGITS($base-digits) }. The targets are { CELLS($targets) }; their companions { CELLS($companions) } hold none of these digits. The cross-lines are { HOUSES($lines) }.
    .why = Each cross-line takes every digit once, so a digit of the base is in all three. In the band only a target can hold it there, and outside it is there twice at most. So the two digits of the base are those of the targets. { $others ->
        [yes] The targets lose everything else.
       *[no] {""}
    } { COUNT($lost) ->
        [0] {""}
        [one] No target can be { DIGITS($lost) }, so the base cannot either.
       *[other] No target can be { DIGITS($lost, join: "or") }, so the base cannot either.
    }

cross-lines = Outside the band, every { DIGITS($digit) } { HOUSES($lines, case: "of") } is in { HOUSES($covers) }.
