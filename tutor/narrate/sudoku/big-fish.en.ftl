### Franken and mutant fish in words.

## Names of the techniques

name-franken-swordfish = Franken swordfish
name-franken-jellyfish = Franken jellyfish
name-franken-squirmbag = Franken squirmbag
name-franken-whale = Franken whale
name-finned-franken-x-wing = finned Franken X-Wing
name-finned-franken-swordfish = finned Franken swordfish
name-finned-franken-jellyfish = finned Franken jellyfish
name-finned-franken-squirmbag = finned Franken squirmbag
name-finned-franken-whale = finned Franken whale
name-finned-franken-leviathan = finned Franken leviathan
name-mutant-x-wing = mutant X-Wing
name-mutant-swordfish = mutant swordfish
name-mutant-jellyfish = mutant jellyfish
name-mutant-squirmbag = mutant squirmbag
name-mutant-whale = mutant whale
name-finned-mutant-x-wing = finned mutant X-Wing
name-finned-mutant-swordfish = finned mutant swordfish
name-finned-mutant-jellyfish = finned mutant jellyfish
name-finned-mutant-squirmbag = finned mutant squirmbag
name-finned-mutant-whale = finned mutant whale
name-finned-mutant-leviathan = finned mutant leviathan
name-finned-squirmbag = finned squirmbag
name-sashimi-squirmbag = sashimi squirmbag
name-franken-x-wing = Franken X-Wing
name-squirmbag = squirmbag
name-whale = whale
name-leviathan = leviathan
name-finned-whale = finned whale
name-finned-leviathan = finned leviathan
name-sashimi-whale = sashimi whale
name-sashimi-leviathan = sashimi leviathan

## Fish of any houses

story-big-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go in { CELLS($cells) }: all of them { HOUSES($covers, case: "in") }.
    .why = { HOUSES($bases) } need one { DIGITS($digit) } each, and no cell serves two of them: { SPELL($size) } in all. { HOUSES($covers) } take one each, so these { SPELL($size) } are all they can take{ COUNT($others) ->
        [0] .
       *[other] : there is no room for another { DIGITS($digit) }.
    }{ COUNT($doubled) ->
        [0] {""}
        [one] {" "}{ CELLS($doubled) } lies in two of them at once: { A($digit) } there would use up both, and leave too few for the rest.
       *[other] {" "}{ CELLS($doubled) } each lie in two of them at once: { A($digit) } there would use up both, and leave too few for the rest.
    }

story-finned-big-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }{ COUNT($fins) ->
        [0] .
        [one] , except for the fin { CELLS($fins) }.
       *[other] , except for the fins { CELLS($fins) }.
    }{ COUNT($inner) ->
        [0] {""}
        [one] {" "}{ CELLS($inner) } lies in more than one of these bases: it is an inner fin.
       *[other] {" "}{ CELLS($inner) } each lie in more than one of these bases: they are inner fins.
    }
    .why = If { COUNT($all-fins) ->
        [one] the fin is not { DIGITS($digit) }
       *[other] no fin is { DIGITS($digit) }
    }, { HOUSES($bases) } have their { SPELL($size) } { DIGITS($digit) }s{ COUNT($inner) ->
        [0] {""}
       *[other] , each in a cell of its own,
    } { HOUSES($covers, case: "in") }, which then have no room for another{ COUNT($doubled) ->
        [0] {""}
       *[other] , nor for one in two of them at once
    }. If { COUNT($all-fins) ->
        [one] the fin
       *[other] a fin
    } is { DIGITS($digit) }, it rules out every cell it sees. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] loses
       *[other] lose
    } { DIGITS($digit) } either way.

story-siamese-big-fish =
    .where = Look at all the places for { DIGITS($digit) } on the board.
    .what = { HOUSES($bases, case: "in") }, the { DIGITS($digit) } can only go { HOUSES($covers, case: "in") }{ COUNT($fins) ->
        [0] {""}
       *[other] , except for { CELLS($fins) }
    }: one house too many, and you can read it two ways. With { HOUSES($first-covers) } as covers, { CELLS($first-fins) } { COUNT($first-fins) ->
        [one] is a fin
       *[other] are fins
    }; with { HOUSES($second-covers) }, { CELLS($second-fins) } { COUNT($second-fins) ->
        [one] is
       *[other] are
    }.{ COUNT($inner) ->
        [0] {""}
        [one] {" "}{ CELLS($inner) } lies in more than one of the bases: it is an inner fin in both readings.
       *[other] {" "}{ CELLS($inner) } each lie in more than one of the bases: they are inner fins in both readings.
    }
    .why = In each reading: if no fin is { DIGITS($digit) }, { HOUSES($bases) } have their { SPELL($size) } { DIGITS($digit) }s{ COUNT($inner) ->
        [0] {""}
       *[other] , each in a cell of its own,
    } in the covers, which then have no room for another{ COUNT($doubled) ->
        [0] {""}
       *[other] , nor for one in two of them at once
    }. If a fin is { DIGITS($digit) }, it rules out every cell it sees. So a cell of the covers that sees all the fins of one reading loses { DIGITS($digit) } either way.
