### Les poissons Franken et mutants en mots.

## Noms des techniques

name-franken-swordfish = espadon Franken
name-franken-jellyfish = méduse Franken
name-franken-squirmbag = squirmbag Franken
name-franken-whale = baleine Franken
name-finned-franken-x-wing = X-Wing Franken à nageoire
name-finned-franken-swordfish = espadon Franken à nageoire
name-finned-franken-jellyfish = méduse Franken à nageoire
name-finned-franken-squirmbag = squirmbag Franken à nageoire
name-finned-franken-whale = baleine Franken à nageoire
name-finned-franken-leviathan = léviathan Franken à nageoire
name-mutant-x-wing = X-Wing mutant
name-mutant-swordfish = espadon mutant
name-mutant-jellyfish = méduse mutante
name-mutant-squirmbag = squirmbag mutant
name-mutant-whale = baleine mutante
name-finned-mutant-x-wing = X-Wing mutant à nageoire
name-finned-mutant-swordfish = espadon mutant à nageoire
name-finned-mutant-jellyfish = méduse mutante à nageoire
name-finned-mutant-squirmbag = squirmbag mutant à nageoire
name-finned-mutant-whale = baleine mutante à nageoire
name-finned-mutant-leviathan = léviathan mutant à nageoire
name-finned-squirmbag = squirmbag à nageoire
name-sashimi-squirmbag = squirmbag sashimi
name-franken-x-wing = X-Wing Franken
name-squirmbag = squirmbag
name-whale = baleine
name-leviathan = léviathan
name-finned-whale = baleine à nageoire
name-finned-leviathan = léviathan à nageoire
name-sashimi-whale = baleine sashimi
name-sashimi-leviathan = léviathan sashimi

## Poissons faits d’unités quelconques

story-big-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells) } : toutes { HOUSES($covers, case: "in") }.
    .why = { HOUSES($bases) } demandent un { DIGITS($digit) } par unité, et aucune case ne compte pour deux : il en faut { SPELL($size) } en tout. { HOUSES($covers) } en admettent un par unité : ces { SPELL($size) }-là y suffisent donc{ COUNT($others) ->
        [0] .
       *[other] , et tout autre { DIGITS($digit) } y est exclu.
    }{ COUNT($doubled) ->
        [0] {""}
        [one] {" "}{ CELLS($doubled) } se trouve dans deux de ces unités à la fois : { A($digit) } à cet endroit compterait dans les deux, et il en resterait trop peu pour les autres.
       *[other] {" "}{ CELLS($doubled) } se trouvent chacune dans deux de ces unités à la fois : { A($digit) } à l’un de ces endroits compterait dans les deux, et il en resterait trop peu pour les autres.
    }

story-finned-big-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }{ COUNT($fins) ->
        [0] .
        [one] , sauf en { CELLS($fins) }, la nageoire.
       *[other] , sauf en { CELLS($fins) }, les nageoires.
    }{ COUNT($inner) ->
        [0] {""}
        [one] {" "}{ CELLS($inner) } se trouve dans plusieurs unités de la base à la fois : c’est une nageoire interne.
       *[other] {" "}{ CELLS($inner) } se trouvent chacune dans plusieurs unités de la base à la fois : ce sont des nageoires internes.
    }
    .why = Si { COUNT($all-fins) ->
        [one] la nageoire n’est pas
       *[other] aucune nageoire n’est
    } un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) }{ COUNT($inner) ->
        [0] {""}
       *[other] , chacun dans une case à part,
    } { HOUSES($covers, case: "in") }, qui n’en admettent alors pas d’autre{ COUNT($doubled) ->
        [0] {""}
       *[other] , ni aucun qui compte pour deux unités de la couverture
    }. Si { COUNT($all-fins) ->
        [one] la nageoire
       *[other] une nageoire
    } est un { DIGITS($digit) }, elle l’exclut de toutes les cases qu’elle voit. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] perd
       *[other] perdent
    } le { DIGITS($digit) } dans les deux cas.

story-siamese-big-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }{ COUNT($fins) ->
        [0] {""}
       *[other] , sauf en { CELLS($fins) }
    } : une unité de trop, ce qui se lit de deux façons. Avec { HOUSES($first-covers) } pour couverture, { CELLS($first-fins) } { COUNT($first-fins) ->
        [one] est une nageoire
       *[other] sont des nageoires
    } ; avec { HOUSES($second-covers) }, { COUNT($second-fins) ->
        [one] c’est
       *[other] ce sont
    } { CELLS($second-fins) }.{ COUNT($inner) ->
        [0] {""}
        [one] {" "}{ CELLS($inner) } se trouve dans plusieurs unités de la base à la fois : c’est une nageoire interne dans les deux lectures.
       *[other] {" "}{ CELLS($inner) } se trouvent chacune dans plusieurs unités de la base à la fois : ce sont des nageoires internes dans les deux lectures.
    }
    .why = Dans chaque lecture, si aucune nageoire n’est un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) }{ COUNT($inner) ->
        [0] {""}
       *[other] , chacun dans une case à part,
    } dans la couverture, qui n’en admet alors pas d’autre{ COUNT($doubled) ->
        [0] {""}
       *[other] , ni aucun qui compte pour deux de ses unités
    }. Si une nageoire est un { DIGITS($digit) }, elle l’exclut de toutes les cases qu’elle voit. Une case de la couverture qui voit toutes les nageoires d’une lecture perd donc le { DIGITS($digit) } de toute façon.
