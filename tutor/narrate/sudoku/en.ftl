### How the techniques are told, in English.
###
### Each story has three parts: where to look (which names neither the technique
### nor its cells), what the pattern is, and why it proves something. What follows
### is the same sentence for all of them.
###
### Functions: CELLS, DIGITS and HOUSES make lists (join: "or" for a list with or;
### HOUSES with case: "in" or "of"), A puts an article before a digit, REMOVED tells
### removals, SEEN digits by house, KIND chooses by the kind of house, COUNT by
### number, SPELL writes a small number in words.

## Names of the techniques

name-full-house = full house
name-hidden-single = hidden single
name-naked-single = naked single
name-pointing = pointing pair or triple
name-claiming = claiming (box-line reduction)
name-locked-pair = locked pair
name-naked-pair = naked pair
name-hidden-pair = hidden pair
name-locked-triple = locked triple
name-naked-triple = naked triple
name-hidden-triple = hidden triple
name-x-wing = X-Wing
name-skyscraper = skyscraper
name-two-string-kite = two-string kite
name-turbot-fish = turbot fish
name-empty-rectangle = empty rectangle
name-xy-wing = XY-Wing
name-xyz-wing = XYZ-Wing
name-w-wing = W-Wing
name-swordfish = swordfish
name-naked-quad = naked quad
name-hidden-quad = hidden quad
name-unique-rectangle-1 = unique rectangle, type 1
name-unique-rectangle-2 = unique rectangle, type 2
name-unique-rectangle-3 = unique rectangle, type 3
name-unique-rectangle-4 = unique rectangle, type 4
name-unique-rectangle-5 = unique rectangle, type 5
name-unique-rectangle-6 = unique rectangle, type 6
name-hidden-rectangle = hidden rectangle
name-avoidable-rectangle-1 = avoidable rectangle, type 1
name-avoidable-rectangle-2 = avoidable rectangle, type 2
name-jellyfish = jellyfish
name-remote-pair = remote pair
name-bug-plus-1 = BUG + 1
name-finned-x-wing = finned X-Wing
name-sashimi-x-wing = sashimi X-Wing
name-simple-colors = simple colours
name-multi-colors = multi-colours
name-finned-swordfish = finned swordfish
name-sashimi-swordfish = sashimi swordfish
name-finned-jellyfish = finned jellyfish
name-sashimi-jellyfish = sashimi jellyfish
name-search = exhaustive search

## Roles of the marked candidates

role-blocker = already there
role-excluded = crossed out before
role-locked = locked
role-naked = subset
role-hidden = subset
role-base = base
role-fin = fin
role-link = link
role-end = end
role-corner = arm
role-pivot = pivot
role-pincer = pincer
role-colour-a = colour A
role-colour-b = colour B
role-colour-c = colour C
role-colour-d = colour D
role-floor = floor
role-roof = roof
role-extra = extra
role-rectangle = filled
role-bivalue = two candidates
role-bug = extra
role-on = on
role-off = off
role-assumed = supposed
role-case = case
role-clash = contradiction
role-set-a = set A
role-set-b = set B
role-set-c = set C
role-set-d = set D
role-set-e = set E
role-set-f = set F
role-set-g = set G
role-set-h = set H
role-set-i = set I
role-set-j = set J
role-set-k = set K
role-set-l = set L
role-set-m = set M
role-set-n = set N
role-set-o = set O
role-set-p = set P
role-restricted = fits only once
role-shared = shared digit
role-stem = stem
role-crossing = crossing
role-endo-fin = inner fin
role-excluder = excluder
role-template = template
role-tried = tried
role-guardian = guardian
role-single = the cell

legend = { $role }: { CELLS($cells) }
effect-stays = { $count ->
        [one] stays
       *[other] stay
    }
effect-goes = { $count ->
        [one] goes
       *[other] go
    }
legend-by-line-on = true so far
legend-by-line-off = false so far
legend-case = Case { $number }: { $chain }

## What follows

then-place = So { CELLS($placed-cell) } { COUNT($placed-cell) ->
        [one] is
       *[other] are
    } { DIGITS($placed-digit) }.
then-remove = So you can remove { REMOVED($removed) }.

## The technique, named with a house, a digit or a cell

dual-kite = dual two-string kite
dual-empty-rectangle = dual empty rectangle
larger-naked = naked subset of { SPELL($size) }
larger-hidden = hidden subset of { SPELL($size) }
larger-fish = fish of { SPELL($size) }

named = Technique: { $name }.
named-houses = Technique: { $name }, { HOUSES($scope, case: "in") }.
named-around = Technique: { $name }, in and around { HOUSES($scope) }.
named-digits = Technique: { $name }, on { DIGITS($scope) }.
named-cells = Technique: { $name }, in { CELLS($scope) }.

place-houses = { HOUSES($scope) }
place-around = { HOUSES($scope) }
place-digits = on { DIGITS($scope) }
place-cells = { CELLS($scope) }

## Singles

story-full-house =
    .where = Look at { HOUSES($house) }: it’s nearly full.
    .what = { CELLS($cell) } is the only empty cell { HOUSES($house, case: "of") }.
    .why = Every digit from 1 to { $last } appears once { HOUSES($house, case: "in") }. All of them are there except { DIGITS($digit) }.

story-hidden-single =
    .where = Where can { DIGITS($digit) } go { HOUSES($house, case: "in") }?
    .what = { COUNT($blockers) ->
        [0] {""}
        [one] The { DIGITS($digit) } in { CELLS($blockers) } reaches into { HOUSES($house) }.
       *[other] The { DIGITS($digit) }s in { CELLS($blockers) } reach into { HOUSES($house) }.
    } { COUNT($excluded) ->
        [0] {""}
       *[other] The { DIGITS($digit) } is already crossed out of { CELLS($excluded) }.
    } { $alone ->
        [yes] Only one cell is empty { HOUSES($house, case: "in") }.
       *[no] {""}
    }
    .why = { HOUSES($house) } needs { A($digit) }{ $alone ->
        [yes] {""}
       *[no] , and none of its other empty cells can take it
    }. Only { CELLS($cell) } is left.

story-naked-single =
    .where = Look closely at { CELLS($cell) }: what can it still hold?
    .what = { COUNT($seen) ->
        [0] {""}
       *[other] { CELLS($cell) } sees { SEEN($seen) }.
    } { COUNT($excluded) ->
        [0] {""}
       [one] The { DIGITS($excluded) } is already crossed out of { CELLS($cell) }.
       *[other] The digits { DIGITS($excluded) } are already crossed out of { CELLS($cell) }.
    }
    .why = Of the digits from 1 to { $last }, that leaves only { DIGITS($digit) } for { CELLS($cell) }.

## Locked candidates

story-pointing =
    .where = Look at the places for { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, the { DIGITS($digit) } can only go in { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] both
       *[other] all
    } { HOUSES($cleared, case: "in") }.
    .why = { HOUSES($confining) } needs { A($digit) }, so one of these cells holds it. That is also the { DIGITS($digit) } { HOUSES($cleared, case: "of") }: the rest { HOUSES($cleared, case: "of") } can’t be { DIGITS($digit) }.

story-claiming =
    .where = Look at the places for { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, the { DIGITS($digit) } can only go in { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] both
       *[other] all
    } { HOUSES($cleared, case: "in") }.
    .why = { HOUSES($confining) } needs { A($digit) }, so one of these cells holds it. That is also the { DIGITS($digit) } { HOUSES($cleared, case: "of") }: the rest { HOUSES($cleared, case: "of") } can’t be { DIGITS($digit) }.

## Subsets

story-locked-subset =
    .where = Look where { HOUSES($houses) } cross.
    .what = { CELLS($cells) } lie in both { HOUSES($houses) }, and have only { DIGITS($digits) } between them.
    .why = { SPELL($size) } cells for { SPELL($size) } digits: they share them out in some order. The cells belong to both houses, so no other cell of either can be { DIGITS($digits, join: "or") }.

story-naked-subset =
    .where = Look at the cells with few candidates { HOUSES($houses, case: "in") }.
    .what = { CELLS($cells) } have only { DIGITS($digits) } between them.
    .why = { SPELL($size) } cells for { SPELL($size) } digits: they share them out in some order. So no other cell { HOUSES($houses, case: "of", join: "or") } can be { DIGITS($digits, join: "or") }.

story-hidden-subset =
    .where = Look for digits with few places { HOUSES($houses, case: "in") }.
    .what = { HOUSES($houses, case: "in") }, the digits { DIGITS($digits) } can only go in { CELLS($cells) }.
    .why = { SPELL($size) } digits need { SPELL($size) } cells, so each of these cells holds one of them. There is no room for anything else in { CELLS($removed-cells) }.

## Fish

story-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go in { CELLS($cells) }: all of them { HOUSES($covers, case: "in") }.
    .why = { HOUSES($bases) } need one { DIGITS($digit) } each, { SPELL($size) } in all, and { HOUSES($covers) } take one each. That uses up the { DIGITS($digit) }s { HOUSES($covers, case: "of") }.

story-finned-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }, except for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { CELLS($fins) }.
    .why = If { COUNT($fins) ->
        [one] the fin is
       *[other] no fin is
    } { COUNT($fins) ->
        [one] not { DIGITS($digit) }
       *[other] { DIGITS($digit) }
    }, { HOUSES($bases) } have their { SPELL($size) } { DIGITS($digit) }s { HOUSES($covers, case: "in") }, which take no others. If { COUNT($fins) ->
        [one] the fin
       *[other] a fin
    } is { DIGITS($digit) }, it rules out every cell it sees. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] loses
       *[other] lose
    } { DIGITS($digit) } either way.

story-sashimi-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }, except for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { CELLS($fins) }.{ COUNT($thin) ->
        [0] {""}
       *[other] {" "}Without { COUNT($fins) ->
            [one] it
           *[other] them
        }, { HOUSES($thin) } { COUNT($thin) ->
            [one] would have a single place left.
           *[other] would each have a single place left.
        }
    }
    .why = If { COUNT($fins) ->
        [one] the fin is
       *[other] no fin is
    } { COUNT($fins) ->
        [one] not { DIGITS($digit) }
       *[other] { DIGITS($digit) }
    }, { HOUSES($bases) } have their { SPELL($size) } { DIGITS($digit) }s { HOUSES($covers, case: "in") }, which take no others. If { COUNT($fins) ->
        [one] the fin
       *[other] a fin
    } is { DIGITS($digit) }, it rules out every cell it sees. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] loses
       *[other] lose
    } { DIGITS($digit) } either way.

story-siamese-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }: one line too many, and you can read it two ways. With { HOUSES($first-covers) } as covers, { CELLS($first-fins) } { COUNT($first-fins) ->
        [one] is a fin
       *[other] are fins
    }; with { HOUSES($second-covers) }, { CELLS($second-fins) } { COUNT($second-fins) ->
        [one] is
       *[other] are
    }.
    .why = In each reading: if no fin is { DIGITS($digit) }, { HOUSES($bases) } have their { SPELL($size) } { DIGITS($digit) }s in the covers, which take no others. If a fin is { DIGITS($digit) }, it rules out every cell it sees. So a cell of the covers that sees all the fins of one reading loses { DIGITS($digit) } either way.

## Two strong links

story-two-links =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = The { DIGITS($digit) } has just two places { HOUSES($first-house, case: "in") }, { CELLS($first-near) } and { CELLS($first-far) }, and just two { HOUSES($second-house, case: "in") }, { CELLS($second-near) } and { CELLS($second-far) }. { CELLS($first-near) } and { CELLS($second-near) } both lie { HOUSES($meeting, case: "in") }.
    .why = { CELLS($first-near) } and { CELLS($second-near) } can’t both be { DIGITS($digit) }, since { HOUSES($meeting) } takes only one. So at least one of the far ends, { CELLS($first-far) } and { CELLS($second-far) }, is { DIGITS($digit) }. { COUNT($removed-cells) ->
        [one] { CELLS($removed-cells) } sees both
       *[other] { CELLS($removed-cells) } see both
    } of them.

story-two-links-dual =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = { HOUSES($meeting, case: "in") }, { CELLS($first-near) } and { CELLS($second-near) } can’t both be { DIGITS($digit) }. Each is one of just two places for { DIGITS($digit) } in its row and in its column: { CELLS($first-near) } with { CELLS($first-far) } { HOUSES($first-house, case: "in") } and { CELLS($second-far-dual) } { HOUSES($second-house-dual, case: "in") }, { CELLS($second-near) } with { CELLS($first-far-dual) } { HOUSES($first-house-dual, case: "in") } and { CELLS($second-far) } { HOUSES($second-house, case: "in") }.
    .why = Whichever of { CELLS($first-near) } and { CELLS($second-near) } is not { DIGITS($digit) }, both its far ends are. So at least one of { CELLS($first-far) } and { CELLS($second-far) } is { DIGITS($digit) }, and at least one of { CELLS($first-far-dual) } and { CELLS($second-far-dual) }. { CELLS($removed-cells) } each see both cells of one of these pairs.

story-empty-rectangle =
    .where = Look for boxes where the { DIGITS($digit) }s all lie along one row and one column.
    .what = { HOUSES($box, case: "in") }, every place for { DIGITS($digit) } lies { HOUSES($first, case: "in") } or { HOUSES($second, case: "in") }: { CELLS($corners) }. And the { DIGITS($digit) } has just two places { HOUSES($link, case: "in") }, { CELLS($near) } and { CELLS($far) }; { CELLS($near) } lies { HOUSES($first, case: "in") }.
    .why = If { CELLS($far) } is not { DIGITS($digit) }, { CELLS($near) } is. Then { HOUSES($first) } has its { DIGITS($digit) }, so the { DIGITS($digit) } { HOUSES($box, case: "of") } must lie { HOUSES($second, case: "in") }. So either { CELLS($far) } is { DIGITS($digit) }, or the { DIGITS($digit) } { HOUSES($second, case: "of") } lies { HOUSES($box, case: "in") }. { CELLS($removed-cells) } loses { DIGITS($digit) } either way.

story-empty-rectangle-dual =
    .where = Look for boxes where the { DIGITS($digit) }s all lie along one row and one column.
    .what = { HOUSES($box, case: "in") }, every place for { DIGITS($digit) } lies { HOUSES($first, case: "in") } or { HOUSES($second, case: "in") }: { CELLS($corners) }. And { CELLS($far) } is one of just two places for { DIGITS($digit) } in two houses: with { CELLS($near) } { HOUSES($link, case: "in") }, and with { CELLS($near-dual) } { HOUSES($link-dual, case: "in") }.
    .why = If { CELLS($far) } is { DIGITS($digit) }, neither { CELLS($near) } nor { CELLS($near-dual) } is. If it is not, both are: but then { HOUSES($first) } and { HOUSES($second) } have their { DIGITS($digit) } outside { HOUSES($box) }, which then has no place for its own. So { CELLS($far) } is { DIGITS($digit) }, and { CELLS($removed-cells) } are not.

## Wings

story-xy-wing =
    .where = Look at the cells with two candidates in and around { HOUSES($box) }.
    .what = The pivot { CELLS($pivot) } is { DIGITS($pivot-digits, join: "or") }. It sees the pincers { CELLS($first) }, which is { DIGITS($first-digits, join: "or") }, and { CELLS($second) }, which is { DIGITS($second-digits, join: "or") }.
    .why = If { CELLS($pivot) } is { DIGITS($x) }, { CELLS($first) } must be { DIGITS($z) }; if it is { DIGITS($y) }, { CELLS($second) } must be. So one of the pincers is { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

story-xyz-wing =
    .where = Look at the cells with two or three candidates in and around { HOUSES($box) }.
    .what = The pivot { CELLS($pivot) } is { DIGITS($pivot-digits, join: "or") }. It sees the pincers { CELLS($first) }, which is { DIGITS($first-digits, join: "or") }, and { CELLS($second) }, which is { DIGITS($second-digits, join: "or") }.
    .why = If { CELLS($pivot) } is { DIGITS($x) }, { CELLS($first) } must be { DIGITS($z) }; if it is { DIGITS($y) }, { CELLS($second) } must be; otherwise { CELLS($pivot) } is { DIGITS($z) } itself. So one of the three is { DIGITS($z) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } them all.

story-w-wing =
    .where = Look at the cells with two candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($first) } and { CELLS($second) } have the same two candidates, { DIGITS($pair) }. { HOUSES($house, case: "in") }, the { DIGITS($x) } has just two places: { CELLS($first-near) }, which sees { CELLS($first) }, and { CELLS($second-near) }, which sees { CELLS($second) }.
    .why = One of { CELLS($first-near) } and { CELLS($second-near) } is { DIGITS($x) }, so { CELLS($first) } and { CELLS($second) } can’t both be { DIGITS($x) }. At least one of them is { DIGITS($y) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

## Colours

story-remote-pair =
    .where = Look at the cells whose two candidates are { DIGITS($pair) }.
    .what = { CELLS($chain) } all have just { DIGITS($pair) }, and form a chain in which each cell sees the next. Neighbours differ, so the chain alternates between { CELLS($a) } (A) and { CELLS($b) } (B).
    .why = The A cells are all the same digit, and the B cells are all the other. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees cells of both kinds, so
       *[other] each see cells of both kinds, so
    } both { DIGITS($pair) }.

story-simple-colors =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = In a house where { DIGITS($digit) } has just two places, exactly one of them is right. Going from house to house this way, colour A ({ CELLS($a) }) alternates with colour B ({ CELLS($b) }).
    .why = Either every cell of colour A is { DIGITS($digit) }, or every cell of colour B. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] each see
    } a cell of each colour, so { COUNT($removed-cells) ->
        [one] it loses
       *[other] they lose
    } { DIGITS($digit) } either way.

story-simple-colors-wrap =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = In a house where { DIGITS($digit) } has just two places, exactly one of them is right. Going from house to house this way, colour A ({ CELLS($a) }) alternates with colour B ({ CELLS($b) }).
    .why = Either every cell of colour A is { DIGITS($digit) }, or every cell of colour B. But two cells of colour { $wrong } share { HOUSES($house) }, which takes only one { DIGITS($digit) }. So colour { $wrong } is the wrong one.

story-multi-colors =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = In a house where { DIGITS($digit) } has just two places, exactly one of them is right. Going from house to house this way, there are two groups: colour A ({ CELLS($a) }) alternates with colour B ({ CELLS($b) }), and colour C ({ CELLS($c) }) with colour D ({ CELLS($d) }).
    .why = A cell of colour A sees one of colour C, so A and C can’t both be right: B is, or D is. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees a B and a D, so it loses
       *[other] each see a B and a D, so they lose
    } { DIGITS($digit) } either way.

story-multi-colors-excluded =
    .where = Look at the houses where { DIGITS($digit) } has just two places.
    .what = In a house where { DIGITS($digit) } has just two places, exactly one of them is right. Going from house to house this way, there are two groups: colour A ({ CELLS($a) }) alternates with colour B ({ CELLS($b) }), and colour C ({ CELLS($c) }) with colour D ({ CELLS($d) }).
    .why = One of C and D is right. { COUNT($wrong-cells) ->
        [one] The cell of colour { $wrong } sees
       *[other] The cells of colour { $wrong } see
    } cells of both, so { $wrong } clashes with whichever it is: colour { $wrong } is wrong.

## Rectangles and uniqueness

story-unique-rectangle-1 =
    .where = Look at the cells with two candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }; { CELLS($roof) } has { DIGITS($extras) } as well.
    .why = If { CELLS($roof) } were { DIGITS($pair, join: "or") } too, the four corners would hold just { DIGITS($pair) }. Swapping the two digits would give a second solution. This puzzle has only one, so { CELLS($roof) } must be something else.

story-unique-rectangle-2 =
    .where = Look at the cells with two or three candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }; { CELLS($roof) } have { DIGITS($extras) } as well.
    .why = If neither { CELLS($roof, join: "nor") } were { DIGITS($extras) }, the four corners would hold just { DIGITS($pair) }. Swapping the two digits would give a second solution. This puzzle has only one, so one of { CELLS($roof) } is { DIGITS($extras) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

story-unique-rectangle-3 =
    .where = Look at the cells with few candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }; { CELLS($roof) } have { DIGITS($extras) } as well, between them. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] has
       *[other] have
    } nothing outside { DIGITS($subset-digits) }.
    .why = If the four corners held just { DIGITS($pair) }, swapping the two digits would give a second solution, and this puzzle has only one. So one of { CELLS($roof) } is { DIGITS($extras, join: "or") }. That one and { CELLS($subset) } are { SPELL($size) } cells for the { SPELL($size) } digits { DIGITS($subset-digits) }: they use them up, and no other cell { HOUSES($lines, case: "of", join: "or") } can take one.

story-unique-rectangle-4 =
    .where = Look at the places for { DIGITS($pair) } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { HOUSES($house, case: "in") }, the { DIGITS($kept) } can only go in { CELLS($roof) }.
    .why = One of { CELLS($roof) } is { DIGITS($kept) }. If the other were { DIGITS($removed-digits) }, the four corners would hold just { DIGITS($pair) }. Swapping the two digits would give a second solution. This puzzle has only one, so neither of them is { DIGITS($removed-digits) }.

story-unique-rectangle-5 =
    .where = Look at the cells with two or three candidates { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }; { CELLS($roof) } have { DIGITS($extras) } as well.
    .why = If { COUNT($roof) ->
        [2] neither
       *[other] none
    } of { CELLS($roof) } were { DIGITS($extras) }, the four corners would hold just { DIGITS($pair) }. Swapping the two digits would give a second solution. This puzzle has only one, so one of { CELLS($roof) } is { DIGITS($extras) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } { COUNT($roof) ->
        [2] both
       *[other] them all
    }.

story-unique-rectangle-6 =
    .where = Look at the places for { DIGITS($pair) } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes. { CELLS($floor) } can only be { DIGITS($pair, join: "or") }. { HOUSES($lines, case: "in") }, the { DIGITS($removed-digits) } can only go in these corners.
    .why = { HOUSES($lines) } each take one { DIGITS($removed-digits) }, in opposite corners. If those were { CELLS($roof) }, then { CELLS($floor) } would both be { DIGITS($kept) }. Swapping the two digits would give a second solution. This puzzle has only one, so the { DIGITS($removed-digits) }s go in { CELLS($floor) }.

story-hidden-rectangle =
    .where = Look at the places for { DIGITS($pair) } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes, and { CELLS($opposite) } can only be { DIGITS($pair, join: "or") }. The { DIGITS($kept) } has just two places { HOUSES($row, case: "in") }, { CELLS($corner) } and { CELLS($in-row) }, and just two { HOUSES($column, case: "in") }, { CELLS($corner) } and { CELLS($in-column) }.
    .why = If { CELLS($corner) } were { DIGITS($removed-digits) }, both { CELLS($in-row) } and { CELLS($in-column) } would be { DIGITS($kept) }, and { CELLS($opposite) } would be { DIGITS($removed-digits) }. Swapping the two digits would then give a second solution, and this puzzle has only one.

story-avoidable-rectangle-1 =
    .where = Look at the digits you have placed { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes, none of them given. Three are filled, and alternate between { DIGITS($pair) }: { CELLS($filled) }.
    .why = If { CELLS($roof) } were { DIGITS($removed-digits) }, the four corners would just alternate between { DIGITS($pair) }. Swapping the two digits would give a second solution: no given says which way round. This puzzle has only one.

story-avoidable-rectangle-2 =
    .where = Look at the digits you have placed { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } are the corners of a rectangle over two boxes, none of them given. { CELLS($filled) } hold { DIGITS($pair) } between them; { CELLS($roof) } could continue the alternation, or be { DIGITS($extras) }.
    .why = If neither { CELLS($roof, join: "nor") } were { DIGITS($extras) }, the four corners would just alternate between { DIGITS($pair) }. Swapping the two digits would give a second solution: no given says which way round. This puzzle has only one, so one of { CELLS($roof) } is { DIGITS($extras) }, and { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] sees
       *[other] see
    } both.

story-bug-plus-1 =
    .where = Look at the number of candidates in each empty cell.
    .what = Every empty cell has two candidates, except { CELLS($cell) }, which has three.
    .why = The { DIGITS($digit) } has three places in each house of { CELLS($cell) }: { HOUSES($houses) }. Everywhere else each missing digit has just two places in each house. If { CELLS($cell) } were not { DIGITS($digit) }, that would hold for the whole grid, and such a grid has several solutions or none. This puzzle has exactly one.

## The last resort

story-search =
    .where = No technique we know applies: all that is left is a search. Look at { CELLS($cell) }.
    .what = { COUNT($tried) ->
        [one] { CELLS($cell) } has one candidate left, { DIGITS($tried) }.
       *[other] { CELLS($cell) } has as few candidates as any cell: { DIGITS($tried) }.
    }
    .why = An exhaustive search over everything still possible finds only one solution, where { CELLS($cell) } is { DIGITS($placed-digit) }. Every other choice sooner or later ends in a contradiction.

## Mistakes on the board

mistake-rule = The { DIGITS($digit) } in { CELLS($cell) } is one too many { HOUSES($house, case: "in") }: { CELLS($others) } already { COUNT($others) ->
        [one] holds
       *[other] hold
    } one.
mistake-wrong-digit = The { DIGITS($digit) } in { CELLS($cell) } breaks no rule yet, but it can’t stay.
mistake-wrong-mark = A candidate crossed out of { CELLS($cell) } is needed there.
mistake-puzzle = The puzzle itself has no solution.
mistake-puzzle-duplicate = The puzzle itself breaks the rules: { HOUSES($house) } holds { DIGITS($digit) } more than once, in { CELLS($cells) }.
mistake-somewhere = Something on the board can’t be right.
mistake-puzzle-empty-cell = The puzzle itself has no solution: nothing fits in { CELLS($cells) }.
mistake-puzzle-no-place = The puzzle itself has no solution: { DIGITS($digit) } has no place { HOUSES($house, case: "in") }.
briefly = { $place ->
        [none] { $name }
       *[other] { $name } ({ $place })
    }
mistake-no-steps = No path tried here shows why; only a search does.
mistake-steps = { $count ->
        [one] Here is why, on the board before that move:
       *[other] { SPELL($count) } steps show why, on the board before that move:
    }
mistake-in-steps = { $count ->
        [one] One step on the board before that move shows why: { $last }.
       *[other] { SPELL($count) } steps on the board before that move show why. They lead to this one: { $last }.
    }
mistake-answer = { CELLS($cell) } is { DIGITS($answer) }.

marks-surplus = { COUNT($surplus) ->
        [one] A placed digit rules out one mark: remove { REMOVED($surplus) }.
       *[other] Placed digits rule out some marks: remove { REMOVED($surplus) }.
    }
marks-missing = { COUNT($missing) ->
        [one] { CELLS($missing) } has no marks yet: every digit it doesn’t see counts as possible there.
       *[other] { CELLS($missing) } have no marks yet: every digit they don’t see counts as possible there.
    }

## Is it so, and why?

claim = { CELLS($cell) } is { $holds ->
        [yes] {""}
       *[no] not
    } { DIGITS($digit) }
step-of-proof = Step { $number } · { $told }
verdict-proved = { $claim }: { $count ->
        [one] one step proves it.
       *[other] { SPELL($count) } steps prove it.
    }
verdict-refuted = No: { $opposite }. { $count ->
        [0] { $shown ->
            [sight] {""}
            [crossed-out] It is already crossed out.
           *[no] No path tried here shows why; only a search does.
        }
        [one] One step proves it.
       *[other] { SPELL($count) } steps prove it.
    }
verdict-not-yet = Not yet provable: no path tried here leads to “{ $claim }”.
verdict-unknown = Not yet provable: no path tried here leads to “{ $claim }”, and the search gave up.
verdict-sight = { CELLS($cell) } holds { DIGITS($digit) }.
verdict-seen = { HOUSES($house) } already has its { DIGITS($digit) }, in { CELLS($cell) }.
verdict-open = Not provable: nothing on the board decides whether { $claim }.
verdict-known = The board already shows it: { $claim }.
verdict-contradiction = Nothing can be proved: the board has no solution as it stands.

## What keeps cells from being a pattern

fault-too-few = This pattern has { $number ->
        [one] one cell
       *[other] { SPELL($number) } cells
    }, but you picked { COUNT($cells) ->
        [0] none yet
        [one] only one
       *[other] only { SPELL(COUNT($cells)) }
    }.
fault-at-least = This pattern has at least { SPELL($number) } cells, but you picked { COUNT($cells) ->
        [0] none yet
        [one] only one
       *[other] only { SPELL(COUNT($cells)) }
    }.
fault-too-many = This pattern has no more than { $number ->
        [one] one cell
       *[other] { SPELL($number) } cells
    }, but you picked { SPELL(COUNT($cells)) }.
fault-filled = { CELLS($cells) } already { COUNT($cells) ->
        [one] holds a digit
       *[other] hold a digit each
    }.
fault-no-candidate = Nothing fits in { CELLS($cells) } any more: there is a mistake on the board.
fault-no-pattern = There is no such pattern { COUNT($cells) ->
        [one] in this cell
       *[other] in these cells
    }.
solutions-part = Logic ends here: this grid has several solutions{ $few ->
    [yes] , which differ in { CELLS($cells) }. Choose a digit for one of these cells to go on.
   *[no] . They differ in { SPELL($count) } cells or more: choose a digit in one of the empty cells to go on.
}
spot-narrower = It is about { DIGITS($digits) }{ COUNT($houses) ->
    [0] .
   *[other] , and one of its houses is { HOUSES($houses) }.
}
spot-fruitless = True, but nothing follows from it. Find one that removes something: this try costs nothing.
fault-nothing-to-remove = The pattern is there, but it removes nothing.
fault-nothing-sees = No other place for { DIGITS($digits) } sees { COUNT($cells) ->
        [2] both
       *[other] all of
    } { CELLS($cells) }, so there is nothing to remove.
fault-not-unique = This pattern relies on the puzzle having just one solution, and that isn’t certain here.
fault-lacks-digit = { CELLS($cells) } { COUNT($cells) ->
        [one] has no { DIGITS($digits) } among its candidates
       *[other] have no { DIGITS($digits) } among their candidates
    }.
fault-no-common-house = { CELLS($cells) } { COUNT($cells) ->
        [2] share no house
       *[other] don’t all lie in one house
    }.
fault-further-place = { HOUSES($houses) } has { COUNT($others) ->
        [one] another place for { DIGITS($digits) }, { CELLS($others) }
       *[other] more places for { DIGITS($digits) }: { CELLS($others) }
    }.
fault-third-place = { HOUSES($houses) } has { COUNT($others) ->
        [one] a third place for { DIGITS($digits) }, { CELLS($others) }
       *[other] more than two places for { DIGITS($digits) }: { CELLS($others) } as well
    }.
fault-one-place = { HOUSES($houses) } has just one place for { DIGITS($digits) }, { CELLS($cells) }: you can fill it at once.
fault-one-candidate = { CELLS($cells) } { COUNT($cells) ->
        [one] has just one candidate, { DIGITS($digits) }: you can fill it at once
       *[other] have just one candidate each: you can fill them at once
    }.

fault-other-empty = { HOUSES($houses) } has { COUNT($others) ->
        [one] another empty cell, { CELLS($others) }
       *[other] { SPELL(COUNT($others)) } other empty cells: { CELLS($others) }
    }.
fault-no-lone-place = { COUNT($digits) ->
        [one] { DIGITS($digits) } still fits
        [2] { DIGITS($digits) } both still fit
       *[other] { DIGITS($digits) } all still fit
    } elsewhere { HOUSES($houses, case: "in") }.
fault-several-candidates = { CELLS($cells) } can still be { DIGITS($digits, join: "or") }.

fault-not-in-crossing = { CELLS($cells) } don’t all lie in one box and one line.
fault-too-many-digits = { CELLS($cells) } have { SPELL(COUNT($digits)) } digits between them: { DIGITS($digits) }.
fault-few-confined = { HOUSES($houses, case: "in") }, { COUNT($digits) ->
        [0] no digit is
        [one] only { DIGITS($digits) } is
       *[other] only { DIGITS($digits) } are
    } confined to { CELLS($cells) }: this pattern needs { SPELL($number) } such digits.

fault-line-count = The chosen places for { DIGITS($digits) } lie { HOUSES($houses, case: "in") }: this pattern needs { SPELL($number) } { KIND($houses) ->
        [row] rows
        [column] columns
       *[box] boxes
    }.
fault-no-fin = All these places for { DIGITS($digits) } lie { HOUSES($houses, case: "in") }: there is no fin.
fault-fins-apart = The places for { DIGITS($digits) } lie { HOUSES($houses, case: "in") }: whichever { SPELL($number) } are the covers, the rest doesn’t fit in one box.
fault-fin-removes-nothing = With { HOUSES($houses) } as covers, no other place for { DIGITS($digits) } in them sees { COUNT($cells) ->
        [one] the fin
       *[other] all the fins,
    } { CELLS($cells) }.
fault-thin-line = Without { COUNT($cells) ->
        [one] the fin
       *[other] the fins
    } { CELLS($cells) }, { HOUSES($houses) } has just one place left for { DIGITS($digits) }.
fault-no-thin-line = Even without { COUNT($cells) ->
        [one] the fin
       *[other] the fins
    } { CELLS($cells) }, { HOUSES($houses) } each have two places or more for { DIGITS($digits) }.

fault-ends-apart = The two links don’t meet: neither { CELLS($cells, join: "nor") } sees { CELLS($others, join: "or") }.
fault-not-parallel = The two links lie { HOUSES($houses, case: "in") }, not in two rows or two columns.
fault-not-on-a-line = { CELLS($cells) }, where the links meet, don’t lie on one line.
fault-ends-aligned = The far ends, { CELLS($cells) }, lie on one line as well.
fault-not-crosswise = The two links lie { HOUSES($houses, case: "in") }, not in a row and a column.
fault-not-two-outside = This pattern has { SPELL($number) } cells outside { HOUSES($houses) }, but here { COUNT($cells) ->
        [0] there is none
        [one] there is only { CELLS($cells) }
       *[other] there are { SPELL(COUNT($cells)) }: { CELLS($cells) }
    }.
fault-no-cross = The places for { DIGITS($digits) } { HOUSES($houses, case: "in") }, { CELLS($cells) }, don’t fit on one row and one column.
fault-one-arm = The places for { DIGITS($digits) } { HOUSES($houses, case: "in") }, { CELLS($cells) }, all lie on one line: the second arm is missing.
fault-link-off-arms = Neither { CELLS($cells, join: "nor") } lies { HOUSES($houses, case: "in", join: "or") }, the arms of the cross.
fault-link-not-across = The link between { CELLS($cells) } doesn’t lead straight away from an arm of the cross.

fault-candidate-count = { CELLS($cells) } has { COUNT($digits) ->
        [one] just one candidate, { DIGITS($digits) }
       *[other] { SPELL(COUNT($digits)) } candidates, { DIGITS($digits) }
    }: it should have { SPELL($number) }.
fault-pivot-unseen = The pivot { CELLS($cells) } { COUNT($others) ->
        [one] doesn’t see the pincer { CELLS($others) }
       *[other] sees neither of the pincers { CELLS($others) }
    }.
fault-tip-shares-none = The pincer { CELLS($others) } shares no digit with the pivot { CELLS($cells) }, which has { DIGITS($digits) }.
fault-tip-shares-both = The pincer { CELLS($others) } has the same two digits as the pivot { CELLS($cells) }, { DIGITS($digits) }.
fault-tips-share-alike = Both pincers, { CELLS($others) }, share the same digit with the pivot { CELLS($cells) }: { DIGITS($digits) }.
fault-pincers-differ = The pincers { CELLS($cells) } don’t share a digit.
fault-not-in-pivot = The pincer { CELLS($others) } has { DIGITS($digits) }, which the pivot { CELLS($cells) } lacks.
fault-pincers-equal = The pincers { CELLS($cells) } have the same two candidates, { DIGITS($digits) }: they should share just one.
fault-pairs-differ = { CELLS($cells) } don’t have the same two candidates.
fault-pincers-together = { CELLS($cells) }, both { DIGITS($digits, join: "or") }, see each other: they are a naked pair.
fault-link-unseen = { CELLS($others) } should each see a different end of the link between { CELLS($cells) }.

fault-not-a-rectangle = { CELLS($cells) } aren’t the corners of a rectangle: they don’t lie in just two rows and two columns.
fault-no-rectangle-within = No four of these cells are the corners of a rectangle.
fault-box-count = { COUNT($houses) ->
        [one] The corners all lie { HOUSES($houses, case: "in") }, and should lie in two boxes
       *[other] The corners lie in { SPELL(COUNT($houses)) } boxes, and should lie in just two
    }.
fault-no-pair-corner = None of the corners { CELLS($cells) } has just two candidates.
fault-corner-lacks-pair = { CELLS($cells) } can be neither { DIGITS($digits, join: "nor") }.
fault-roof-count = { COUNT($cells) ->
        [0] No corner has
        [one] Just one corner, { CELLS($cells) }, has
       *[other] { SPELL(COUNT($cells)) } corners, { CELLS($cells) }, have
    } candidates besides { DIGITS($digits) }: this type needs { $number ->
        [one] one such corner
       *[other] { SPELL($number) } such corners
    }.
fault-roof-too-few = { COUNT($cells) ->
        [0] No corner has
       *[other] Just one corner, { CELLS($cells) }, has
    } candidates besides { DIGITS($digits) }: this type needs at least { SPELL($number) } such corners.
fault-roof-opposite = { CELLS($cells) }, the corners with candidates besides { DIGITS($digits) }, lie opposite each other, not side by side.
fault-roof-beside = { CELLS($cells) }, the corners with candidates besides { DIGITS($digits) }, lie side by side, not opposite each other.
fault-extra-count = { CELLS($cells) } have { SPELL(COUNT($digits)) } extra digits between them, { DIGITS($digits) }: this type needs just { SPELL($number) }.
fault-subset-outside = { CELLS($cells) } { COUNT($cells) ->
        [one] does
       *[other] do
    } not lie { HOUSES($houses, case: "in") }, with the corners that have extra digits.
fault-subset-digits = The extra digits of { CELLS($others) } and the candidates of { CELLS($cells) } are { SPELL(COUNT($digits)) } digits, { DIGITS($digits) }; there should be just { SPELL($number) }.
fault-given = { CELLS($cells) } { COUNT($cells) ->
        [one] is a given: you can’t swap it
       *[other] are givens: you can’t swap them
    }.
fault-filled-count = This type needs { SPELL($number) } filled corners, but { COUNT($cells) ->
        [0] there is none
        [one] there is only { CELLS($cells) }
       *[other] there are { SPELL(COUNT($cells)) }: { CELLS($cells) }
    }.
fault-not-alternating = { CELLS($cells) }, beside the empty corner, hold different digits, { DIGITS($digits) }: they should hold the same.
fault-empty-opposite = The empty corners, { CELLS($cells) }, lie opposite each other, not side by side.
fault-others-not-two = Every other empty cell should have two candidates, and { $number ->
        [one] { CELLS($others) } doesn’t
        [2] { CELLS($others) } don’t
        [3] { CELLS($others) } don’t
       *[other] { $number } don’t, { CELLS($others) } among them
    }.
fault-uneven = { HOUSES($houses) } has { COUNT($cells) ->
        [0] no place
        [one] one place
       *[other] { SPELL(COUNT($cells)) } places
    } for { DIGITS($digits) }, and should have { SPELL($number) }.

fault-unlinked = No house of { CELLS($cells, join: "or") } has just two places for { DIGITS($digits) }.
fault-chain-goes-on = The chain goes on to { CELLS($others) }: { HOUSES($houses, case: "in") }, { DIGITS($digits) } has just two places, that one and { CELLS($cells) }.
fault-clusters-apart = No strong link on { DIGITS($digits) } leads from { CELLS($cells) } to { CELLS($others) }.
fault-one-cluster = { CELLS($cells) } are all one group linked on { DIGITS($digits) }: the second group is missing.
fault-clusters-unseen = None of { CELLS($cells) } sees any of { CELLS($others) }.
fault-colours-unseen = No other place for { DIGITS($digits) } sees both colours of { CELLS($cells) }.
fault-no-pair-cell = None of { CELLS($cells) } has just two candidates.
fault-not-the-pair = { CELLS($cells) } { COUNT($cells) ->
        [one] does
       *[other] do
    } not have just { DIGITS($digits) } as candidates.
fault-odd-chain = A chain of { SPELL($number) } cells has the same digit at both ends: this pattern needs an even number.
fault-chain-broken = The chain is broken: { COUNT($cells) ->
        [one] { CELLS($cells) } doesn’t see { CELLS($others, join: "or") }
       *[other] none of { CELLS($cells) } sees { CELLS($others, join: "or") }
    }.
fault-chain-branches = The chain branches: { CELLS($cells) } sees { SPELL(COUNT($others)) } of its cells, { CELLS($others) }.
fault-ring = { CELLS($cells) } close into a ring: a chain has two ends.
fault-detour = { CELLS($cells) } are also joined by a shorter chain of cells with { DIGITS($digits) }.

fault-another = There is a pattern here, but another one, with its own lesson: { $name }.

## Lessons

lesson-no-pattern = So no { $name } here.
lesson-rung = The coach always gives the easiest step. From the easiest to the hardest, this one is number { $rung } of its { $of } techniques, right after { $before }; the lessons sometimes take another order.
lesson-first-rung = The coach always gives the easiest step. From the easiest to the hardest, this one is number { $rung } of its { $of } techniques: the first one it looks for.

## Exercises

exercise-spot = { $count ->
        [0] Find { ONE($name) }. Pick its cells.
        [one] Find { ONE($name) }. Pick its cell.
       *[other] Find { ONE($name) }. Pick its { SPELL($count) } cells.
    }
exercise-conclude = Here’s { ONE($name) }{ COUNT($digits) ->
        [0] .
       *[other] , on { DIGITS($digits) }.
    } Cross out every candidate it removes.
exercise-conclude-place = Here’s { ONE($name) }. Which digit goes in the cell?
exercise-place = Which digit goes in the cell marked A?
first-there = Already there: { SEEN($seen) }.
first-left = So only { DIGITS($digits) } is left for the cell marked A.
first-seen = { DIGITS($digits) } can’t go there, because { HOUSES($houses) } already has one.
first-elsewhere = The question is about the cell marked A.
conclude-place-hint = Look along its row, its column and its box. Which digit is left, or has no other place?
conclude-count = { $count ->
        [one] It removes one candidate.
       *[other] It removes { SPELL($count) } candidates.
    }
exercise-judge = Is this { ONE($name) }? Look at { $count ->
        [one] the cell
       *[other] the cells
    } marked A.
exercise-spoiler = If a cell spoils it, pick that cell and say no.
exercise-cell = Pick { CELLS($cells) }.
exercise-house = Pick all the cells of { HOUSES($houses) }.
exercise-clash = One digit here breaks the rules. Pick the two cells that clash.

exercise-right = Right.
exercise-not = Not this one: { $why }
exercise-partly = { $missing ->
        [0] { CELLS($cells) } { $right ->
            [one] is
           *[other] are
        } right, but you picked { SPELL($picked) } cells. Pick { SPELL($needed) }.
       *[other] Almost: { CELLS($cells) } { $right ->
            [one] belongs
           *[other] belong
        } to { $extra ->
            [0] it. { $missing ->
                [one] One more cell.
               *[other] { SPELL($missing) } more cells.
            }
           *[other] a pattern of { SPELL($needed) } cells.
        }
    }
exercise-almost = { $wrong ->
        [0] Almost: { $missing ->
            [one] one more to remove.
           *[other] { SPELL($missing) } more to remove.
        }
       *[other] { $missing ->
            [0] Almost: { $wrong ->
                [one] one of yours should stay.
               *[other] { SPELL($wrong) } of yours should stay.
            }
           *[other] Almost: { $wrong ->
                [one] one of yours should stay,
               *[other] { SPELL($wrong) } of yours should stay,
            } and { $missing ->
                [one] there is one more to remove.
               *[other] there are { SPELL($missing) } more to remove.
            }
        }
    }
exercise-more = Also right, though not asked for: { REMOVED($removed) }.
answer-cells = Your answer: { CELLS($cells) }.
answer-removed = Your answer: remove { REMOVED($found) }.
answer-placed = Your answer: { ANSWERED($found) }.
answer-digit = Your answer: { DIGITS($digits) }.
answer-words = Your answer: { $cells }.
cell-in-words = { HOUSES($row, case: "bare") }, { HOUSES($column, case: "bare") }
answer-verdict = Your answer: { $verdict }{ COUNT($cells) ->
        [0] {""}
       *[other] , { CELLS($cells) }
    }.
exercise-no-cells = Pick a cell first.
exercise-no-candidates = Cross candidates out first.
exercise-no-digit = Type a digit first.
exercise-no-verdict = Is it one? Yes or no?

misread-filled = { CELLS($cells) } already holds a digit.
misread-no-candidate = { CELLS($cells) } can’t be { DIGITS($digits) }.
misread-seen = { CELLS($cells) } can’t be { DIGITS($digits) }: { HOUSES($houses) } already has one.
misread-digit = { DIGITS($digits) } still fits elsewhere in the box, the row and the column of { CELLS($cells) }.
misread-not-placed = The pattern doesn’t put { DIGITS($digits) } in { CELLS($cells) }.
misread-cell = The cell in question is { CELLS($cells) }.
misread-own = { DIGITS($digits) } in { CELLS($cells) } is part of the pattern, so it stays.
misread-other-digit = The pattern says nothing about { DIGITS($digits) }.
misread-unseen = The pattern doesn’t reach { DIGITS($digits) } in { CELLS($cells) }.

judge-hint-cell-1 = Go through the row, the column and the box of { CELLS($cells) }: which digits does it see?
judge-hint-cell-2 = Cross out every digit that { CELLS($cells) } sees. How many are left?
judge-hint-house-1 = Check { HOUSES($houses) }: which digits are missing, and where can each go?
judge-hint-house-2 = Count the empty cells of { HOUSES($houses) }, then the places of each missing digit.
judge-hint-places-1 = Check { HOUSES($houses) }: where can { DIGITS($digits) } still go?
judge-hint-places-2 = { DIGITS($digits) } has { SPELL(COUNT($cells)) } { COUNT($cells) ->
        [one] place
       *[other] places
    } left { HOUSES($houses, case: "in") }: { CELLS($cells) }. Is that what the pattern needs?
judge-hint-cells-1 = Compare { CELLS($cells) }: their candidates, and the houses they share.
judge-hint-cells-2 = Between them, { CELLS($cells) } have { SPELL(COUNT($digits)) } digits: { DIGITS($digits) }. Is that what the pattern needs?
judge-it-is = It is { ONE($name) }.
judge-it-is-not = It only looks like { ONE($name) }.
judge-no-reason = Right, it isn’t one. A cell that spoils it earns the rest.
judge-other-reason = Right, it isn’t one, but { CELLS($cells) } { COUNT($cells) ->
        [one] doesn’t
       *[other] don’t
    } spoil it.

cell-not = Not this one.
cell-hint = The number after r is the row, counted from the top. The number after c is the column, counted from the left.
house-hint = { $kind ->
        [row] Rows run across, and are counted from the top.
        [column] Columns run down, and are counted from the left.
       *[box] Boxes are counted like words on a page: 1 is at the top left, then from left to right, line by line.
    }
cell-almost = Almost: { $extra ->
        [0] { $missing ->
            [one] one more cell.
           *[other] { SPELL($missing) } more cells.
        }
       *[other] { $missing ->
            [0] {""}
            [one] one more cell, and {""}
           *[other] { SPELL($missing) } more cells, and {""}
        }{ $extra ->
            [one] one too many.
           *[other] { SPELL($extra) } too many.
        }
    }
cell-here = It is here: { HOUSES($houses) }.
look-at = Look at { HOUSES($houses) }.
clash-differ = Two cells clash when they have the same digit in the same row, column or box.
clash-partly = Almost: { $extra ->
    [0] one of the two. Pick the cell it clashes with as well.
    [1] one of your two cells is part of it, the other is not.
   *[other] at least one cell is right, but the clash has only two.
}
clash-no-house = They have the same digit, but no row, column or box in common.
clash-here = { DIGITS($digits) } appears twice { HOUSES($houses, case: "in") }.

## Exams

exam-no-answer = No answer.
exam-right = Everything is right.
exam-next = Place a digit you can prove now, and say why.
exam-next-single = Name the technique, and pick the cells it rests on: the digits that block the other places, or the other digits. For a full house, any other cells of the house will do.
exam-next-pattern = Name the technique, and pick the cells it rests on. If a pattern has to remove candidates before the digit is a single, name the pattern and pick its cells. For a single, pick the digits that block the other places, or the other digits.
exam-next-no-digit = You placed no digit, and the digit comes first.
exam-next-pattern-only = The pattern is there, but the digit it leads to is missing.
exam-next-wrong = { CELLS($cells) } is not { DIGITS($digits) }.
exam-next-not-yet = { CELLS($cells) } is { DIGITS($digits) }, but no single step up to Expert proves it yet.
exam-next-right = { CELLS($cells) } is { DIGITS($digits) }, and you can prove it now.
exam-next-technique = The technique that proves it is another one: { $name }.
exam-next-no-technique = You named no technique. The one that proves it: { $name }.
exam-next-no-cells = The cells it rests on are missing.
exam-next-cells = The technique doesn’t rest on exactly the cells you picked.
exam-next-beside = It has no use for { CELLS($cells) }.
exam-every = Find every candidate that this technique removes here, in all its patterns: { $name }.
exam-every-place = Find every digit that this technique places here: { $name }.
exam-every-right = { $count ->
        [one] One is right: { PLACED($found) }.
       *[other] { SPELL($count) } are right: { PLACED($found) }.
    }
exam-every-missing = { $count ->
        [one] One is missing: { PLACED($found) }.
       *[other] { SPELL($count) } are missing: { PLACED($found) }.
    }
exam-every-wrong = { $count ->
        [one] One doesn’t follow: { PLACED($found) }.
       *[other] { SPELL($count) } don’t follow: { PLACED($found) }.
    }
exam-every-beside = Also right, though not asked for: { PLACED($found) }.
exam-every-count = { $count ->
        [one] There is one candidate to remove.
       *[other] There are { SPELL($count) } candidates to remove.
    }
exam-every-count-placed = { $count ->
        [one] There is one such digit.
       *[other] There are { SPELL($count) } such digits.
    }
exam-simplest = Which is the simplest technique here: the first in the list that places a digit or removes a candidate?
exam-simplest-applies = This technique applies here, but a simpler one does too: { $name }.
exam-simplest-harder = { $name } is there too, as it often is, but a simpler single comes first.
exam-simplest-wrong = { $name }: there is none on this board.
exam-judge = { $name }, or a near miss? Look at the cells marked A. If the pattern is there, mark one candidate it removes. If not, say no, and pick a cell that spoils it if one does.
exam-judge-cell = { $name }, or a near miss? Look at the cell marked A. If the pattern is there, write the digit it places. If not, just say no.
exam-judge-cell-removes = { $name }, or a near miss? Look at the cell marked A. If the pattern is there, mark one candidate it removes. If not, just say no.
exam-judge-no-digit-is = Right, it is one, but you wrote no digit.
exam-judge-no-reason-is = Right, it is one, but you marked nothing that follows from it.
exam-judge-other-digit = Right, it is one, but it places { PLACED($right) }, not { PLACED($found) }.
exam-judge-other-reason-is = Right, it is one, but it doesn’t remove { REMOVED($found) }.
exam-judge-no-reason-is-not = Right, it isn’t one, but you picked no cell that spoils it.
exam-judge-other-reason-is-not = Right, it isn’t one, but not because of these cells.
exam-order = Put these grids in order, from the easiest to the hardest: { $letters }. Each needs a harder technique than the one before.
exam-order-easiest = The easiest is { $letter }.
exam-order-hardest = { $letter } needs, at its hardest: { $name }.
exam-order-is = From the easiest to the hardest: { $order }.
exam-order-rated = { $letter }: about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }; hardest technique: { $name }.
exam-order-partly = Some of the grids are in the right order.
exam-order-wrong = That’s not the order.
exam-finish = Finish this grid.
exam-finish-needs = Hardest step: { $name }.
exam-finish-right = { $count ->
        [one] One of { $of } cells is right.
       *[other] { $count } of { $of } cells are right.
    }
exam-finish-wrong = Wrong: { CELLS($cells) }.
exam-finish-many-wrong = { $count } are wrong, { CELLS($cells) } among them.
exam-finish-done = The grid is finished.
exam-finish-crux = { $steps ->
        [one] One step leads to the end.
       *[other] { $steps } steps lead to the end. The hardest is number { $number }.
    }
exam-hint-naked = Look for a cell with very few candidates.
exam-answer-digit = { DIGITS($digits) } in { CELLS($cells) }.
exam-answer-technique = Technique: { $name }.
exam-answer-cells = Evidence: { CELLS($cells) }.
exam-answer-placed = { ANSWERED($found) }.
exam-answer-removed = removed { REMOVED($found) }.
exam-answer-yes = { $count ->
        [0] yes, it is one.
       *[other] yes, it is one: { PLACED($found) }.
    }
exam-answer-yes-removed = { $count ->
        [0] yes, it is one.
       *[other] yes, it is one, and removes { REMOVED($found) }.
    }
exam-answer-no = { $count ->
        [0] no, it isn’t one.
       *[other] no, it isn’t one, because of { CELLS($cells) }.
    }
exam-answer-order = { $order }, the easiest first.
exam-answer-grid = { $count ->
        [one] One digit placed, of { $of }.
       *[other] { $count } digits placed, of { $of }.
    }
