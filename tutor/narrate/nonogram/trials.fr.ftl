### Les essais en mots : au bord, ailleurs, des deux couleurs, et les uns dans les autres.

story-edge-logic =
    .where = Regardez { LINES($scope) }, la première encore ouverte en partant { $edge ->
        [top] du haut
        [bottom] du bas
        [left] de la gauche
       *[right] de la droite
    } : que se passerait-il si l’une de ses cases était noire ?
    .what = Si { CELLS($cell) } était noire, on ne pourrait plus compléter { LINES($line) }.
    .why = { trial-wrong }

story-contradiction =
    .where = Regardez { LINES($scope) } : essayez une couleur dans l’une de ses cases, et voyez où cela mène.
    .what = Si { CELLS($cell) } était { $colour ->
        [black] noire
       *[white] blanche
    }, on ne pourrait plus compléter { LINES($line) }.
    .why = { trial-wrong }

story-two-colours =
    .where = Regardez { LINES($scope) } : essayez tour à tour noir et blanc dans l’une de ses cases, et comparez.
    .what = Noir ou blanc en { CELLS($cell) } : les deux donnent la même couleur à { CELLS($same) }.
    .why = L’une des deux couleurs est la bonne : c’est donc vrai de toute façon.

story-nested-trials =
    .where = Regardez { LINES($scope) } : essayez une couleur dans l’une de ses cases, avec d’autres essais dans celui-ci.
    .what = Si { CELLS($cell) } était { $colour ->
        [black] noire
       *[white] blanche
    }, on finirait par ne plus pouvoir compléter { LINES($line) }.
    .why = { trial-wrong }

story-search =
    .where = Regardez { LINES($scope) } ; mais aucune de nos règles ne vous y aidera.
    .what = Aucune règle connue ici ne décide de { CELLS($cell) }.
    .why = Tout essayer le montre : avec { CELLS($cell) } { $colour ->
        [black] noire
       *[white] blanche
    }, la grille n’a pas de solution.

trial-wrong = La supposition est donc fausse.
trial-suppose = { $number }. Supposons { CELLS($cell) } { $colour ->
        [black] noire
       *[white] blanche
    }.
trial-suppose-too = { $number }. Supposons aussi { CELLS($cell) } { $colour ->
        [black] noire
       *[white] blanche
    }.
trial-line = { $number }. { LINES($line, case: "bare") }, { $rule } : { coloured }{ $cited }.
trial-argued = { $number }. { LINES($line, case: "bare") }, { $rule } : { coloured }{ $cited }. Si elle était { $against ->
        [black] noire
       *[white] blanche
    } : { $argument }
trial-so = { $number }. Finalement, { coloured }.
trial-end = Mais on ne peut plus compléter { LINES($line) }{ $cited }. { $argument }
trial-both = Dans les deux cas, { coloured }{ $cited }.
