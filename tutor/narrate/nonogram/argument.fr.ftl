### Pourquoi une couleur ne convient pas à une rangée : ce que deviennent ses blocs, en français.

story-complete-line-argument =
    .where = Regardez { LINES($line) } : essayez une couleur dans une de ses cases. Les blocs tiennent-ils encore ?
    .what = { $in-line } supposons { CELLS($cell) } { $colour ->
        [black] noire
       *[white] blanche
    }.
    .why = { $argument }

argue-hold = { COUNT($run) ->
        [one] { CELLS($run) } ne peut appartenir
       *[other] { CELLS($run) } ne peuvent appartenir
    } qu’{ BLOCKS($block, case: "to") } : aucun autre bloc n’est à la fois assez long et à portée.
argue-either = { COUNT($run) ->
        [one] { CELLS($run) } ne peut appartenir
       *[other] { CELLS($run) } ne peuvent appartenir
    } qu’{ BLOCKS($block, join: "or", case: "to") }.
argue-case = Disons que c’est { BLOCKS($block) }.
argue-places = { BLOCKS($block) } n’a que peu de places { COUNT($run) ->
        [2] en
       *[other] de
    } { STRETCH($run) }{ $stopped ->
        [no] .
       *[other] {""} : { $reasons }.
    }
argue-lies = Disons qu’il occupe { STRETCH($run) }.
argue-touch = il ne doit pas toucher { CELLS($cells, join: "or") }, en noir
argue-room = { BLOCKS($block) } ne peut ni commencer avant { CELLS($first) }, ni finir après { CELLS($last) } : il n’a pas la place.
argue-room-begin = { BLOCKS($block) } doit finir en { CELLS($cell) } au plus tard, et ne trouve pas de place : { $reasons }.
argue-room-end = { BLOCKS($block) } doit commencer en { CELLS($cell) } au plus tôt, et ne trouve pas de place : { $reasons }.
argue-nobody = Avec { REACHES($reaches) }, aucun bloc assez long n’atteint { CELLS($run) }.
argue-too-long = Aucun bloc n’est assez long pour { CELLS($run) }.
argue-left-over = Il ne reste pas de bloc pour { CELLS($run) }.
argue-crowded = Il faut { $needed ->
        [one] une case
       *[other] { $needed } cases
    } pour { BLOCKS($block) }{ COUNT($block) ->
        [one] {""}
       *[other] {" "}et les intervalles
    }, et il { $left ->
        [0] n’en reste aucune.
        [one] n’en reste qu’une.
       *[other] n’en reste que { $left }.
    }
