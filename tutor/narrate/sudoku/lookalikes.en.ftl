# What keeps cells from being a chain, almost locked sets, a fish with boxes or a supposition.

fault-unclear = I can’t make out such a pattern in { COUNT($cells) ->
        [one] this cell
       *[other] these cells
    }.

## Chains

fault-unseen-link = The chain breaks between { CELLS($cells) }: they don’t see each other, so both could be { DIGITS($digits) }.
fault-odd-links = Strong and weak links take turns along this chain: it needs an even number of cells, but here there are { SPELL($number) }.
fault-ends-differ = The chain between { CELLS($cells) } has { DIGITS($digits) } at its ends: both ends should have the same digit.
fault-no-partner = No strong link leads from { CELLS($cells, join: "or") } to another of these cells.
fault-loop-open = The loop doesn’t close: { CELLS($cells) } don’t see each other, so both could be { DIGITS($digits) }.
fault-no-way-back = The chain through the other cells ends in { CELLS($others) }, and no candidate of { CELLS($cells) } is ruled out by both its ends.

## Almost locked sets

fault-too-few-digits = { CELLS($cells) } have only { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }: this pattern needs { SPELL($number) }.
fault-none-twice = None of { DIGITS($digits) } can appear twice here, because the places of each see one another: this pattern needs one digit that can.
fault-several-twice = { DIGITS($digits) } can each appear twice here, but only one digit may: { CELLS($cells) }, for instance, don’t see each other.
fault-set-digits = { CELLS($cells) } { COUNT($cells) ->
        [one] has { COUNT($digits) ->
            [one] just one candidate, { DIGITS($digits) }
           *[other] { SPELL(COUNT($digits)) } candidates, { DIGITS($digits) }
        }: as an almost locked set it
       *[other] have { COUNT($digits) ->
            [one] just one digit, { DIGITS($digits) }
           *[other] { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }
        }: as an almost locked set they
    } should have { SPELL($number) }.
fault-not-restricted = Both sets could have { DIGITS($digits) }: it isn’t restricted, since { CELLS($cells) } don’t see each other.
fault-no-common-digit = { CELLS($cells) } on one side, { CELLS($others) } on the other: these two sets have no digit in common.
fault-same-common = Only { DIGITS($digits) } joins { CELLS($cells) } to { CELLS($others) }, and it already joins the first of these to the set before it.
fault-ends-share-none = { COUNT($digits) ->
        [0] The sets at the ends
       *[other] Apart from { DIGITS($digits) }, which { COUNT($digits) ->
            [one] holds
           *[other] hold
        } the pattern together, the sets at the ends
    } have no digit in common.
fault-petals-share-none = Apart from { DIGITS($digits) }, the candidates of the stem, the petals have no digit in common.
fault-houses-apart = { CELLS($cells) } don’t fit in { SPELL($number) } houses.
fault-no-petal = { COUNT($digits) ->
        [one] { CELLS($cells) } has no petal for { DIGITS($digits) }
       *[other] { CELLS($cells) } has no petal for any of { DIGITS($digits) }
    }: an almost locked set in which it sees every place for the digit.
fault-no-part-of-petal = { CELLS($cells) } { COUNT($cells) ->
        [one] is
       *[other] are
    } part of no petal of { CELLS($others) }.

fault-not-box-and-line = { CELLS($cells) } don’t all lie in one box and one line that cross.
fault-crossing-small = Where { HOUSES($houses) } cross, this pattern needs at least { SPELL($number) } cells, but { COUNT($cells) ->
        [0] there is none
       *[other] there is only { CELLS($cells) }
    }.
fault-none-in-house = None of these cells lies { HOUSES($houses, case: "in") } outside the crossing.
fault-sides-share = { CELLS($cells) }, in the line, and { CELLS($others) }, in the box, have { DIGITS($digits) } in common: they should share no digit.
fault-digits-uneven = There are { SPELL($number) } cells, and they have { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }: there should be as many digits as cells.
fault-crossing-digits = { CELLS($cells) }, in the crossing, have only { SPELL(COUNT($digits)) } digits between them, { DIGITS($digits) }: they should have at least { SPELL($number) }.
fault-side-helpless = { CELLS($cells) } { COUNT($cells) ->
        [one] adds
       *[other] add
    } { DIGITS($digits) }, which { CELLS($others) } lack: there should be fewer such digits than cells.

## Fish with boxes

fault-outside-covers = With { HOUSES($houses) } as covers, { CELLS($cells) } { COUNT($cells) ->
        [one] lies
       *[other] lie
    } outside them.
fault-in-two-bases = { CELLS($cells) } { COUNT($cells) ->
        [one] lies
       *[other] lie
    } in two bases at once, { HOUSES($houses) }.
fault-smaller-fish = A smaller fish within these cells removes the same.

## Suppositions

fault-no-clash-by-links = { COUNT($digits) ->
        [2] Neither supposition
       *[other] No supposition
    } leads to a contradiction: { CELLS($cells) } can be { DIGITS($digits, join: "or") }, as far as the links on the board go.
fault-no-clash = { COUNT($digits) ->
        [2] Neither supposition
       *[other] No supposition
    } leads to a contradiction: { CELLS($cells) } can be { DIGITS($digits, join: "or") }, as far as singles, locked candidates and subsets go.
fault-case-fails = { DIGITS($digits) } in { CELLS($cells) } leads to a contradiction by itself: there is no need to go through the other cases.
fault-cell-cases-differ-by-links = As far as the links on the board go, the cases agree on nothing: { CELLS($cells) } can be { DIGITS($digits, join: "or") }.
fault-cell-cases-differ = As far as singles, locked candidates and subsets go, the cases agree on nothing: { CELLS($cells) } can be { DIGITS($digits, join: "or") }.
fault-house-cases-differ-by-links = As far as the links on the board go, the cases agree on nothing: { DIGITS($digits) } { HOUSES($houses, case: "in") } can be in { CELLS($cells, join: "or") }.
fault-house-cases-differ = As far as singles, locked candidates and subsets go, the cases agree on nothing: { DIGITS($digits) } { HOUSES($houses, case: "in") } can be in { CELLS($cells, join: "or") }.

## Templates

fault-all-in-templates = Each of these places for { DIGITS($digits) } is used by some way to place { DIGITS($digits) } in all rows, columns and boxes.
fault-places-left-out = These aren’t all the places for { DIGITS($digits) }: { COUNT($others) ->
        [one] { CELLS($others) } is missing
        [2] { CELLS($others) } are missing
        [3] { CELLS($others) } are missing
       *[other] { SPELL(COUNT($others)) } are missing
    }.

## Exercises that ask whether a supposition leads anywhere

judge-contradiction-chain = Suppose each candidate of the cell marked A in turn, and follow the links on the board: cells with two candidates, houses with two places. Does one of them lead to a contradiction?
judge-forcing-net-contradiction = Suppose each candidate of the cell marked A in turn, and follow it by singles, locked candidates and subsets. Does one of them lead to a contradiction?
judge-forcing-chain = { $split ->
        [cell] Go through the candidates of the cell marked A
       *[house] The { DIGITS($digits) } { HOUSES($houses, case: "of") } is in one of the cells marked A. Go through them
    }, and follow each by the links on the board: cells with two candidates, houses with two places. Do all cases agree on something?
judge-template-delete = The cells marked A are all the places for { DIGITS($digits) }. Think of every way to place { DIGITS($digits) } in all rows, columns and boxes: is one of these cells never used?
judge-supposing-hint-1 = Take one case after the other, and write down what follows from each: digits you can place, and candidates you can remove.
judge-supposing-hint-2 = Follow the case that rules out most as far as it goes, then compare it with the others.
judge-template-hint-1 = Begin in the row, column or box with the fewest places, and go on from each of them.
judge-template-hint-2 = Look at the places that rule out most: can all other rows, columns and boxes still have the digit then?
judge-not-so = No, that’s not so.
judge-it-is-so = Yes, that’s so.

## Exercises with a pattern that the coach had not thought of

spot-another = These cells are one too. The coach had another in mind:

fault-loop-house = { HOUSES($houses) } holds { COUNT($cells) ->
        [one] just one of the cells, { CELLS($cells) }
       *[other] { SPELL(COUNT($cells)) } of the cells, { CELLS($cells) }
    }: a loop has two there, or none.
fault-loop-apart = { CELLS($cells) } form a loop of their own, apart from { CELLS($others) }.
fault-not-two-by-three = { CELLS($cells) } aren’t where two lines cross three.
fault-six-boxes = The cells lie { COUNT($houses) ->
        [one] all { HOUSES($houses, case: "in") }
       *[other] { HOUSES($houses, case: "in") }
    }, where swapping two lines would upset the boxes.
fault-corner-lacks-three = { CELLS($cells) } has fewer than two of { DIGITS($digits) }.
