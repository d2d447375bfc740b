### Boucles uniques, rectangles étendus et BUG en mots.

name-unique-loop-1 = boucle unique, type 1
name-unique-loop-2 = boucle unique, type 2
name-unique-loop-3 = boucle unique, type 3
name-unique-loop-4 = boucle unique, type 4
name-extended-rectangle-1 = rectangle étendu, type 1
name-extended-rectangle-2 = rectangle étendu, type 2
name-extended-rectangle-3 = rectangle étendu, type 3
name-extended-rectangle-4 = rectangle étendu, type 4
name-bug-2 = BUG, type 2
name-bug-3 = BUG, type 3
name-bug-4 = BUG, type 4
name-bug-plus-n = BUG + n

## Boucles de deux chiffres, six cases pour trois

story-deadly-1 =
    .where = { $shape ->
        [loop] Regardez toutes les cases où se trouvent { DIGITS($pair, article: "le") }.
       *[rectangle] Regardez les cases à deux ou trois candidats { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } forment une boucle : chaque ligne, colonne ou bloc en contient deux, ou aucune.
       *[rectangle] { HOUSES($two) } croisent { HOUSES($three) } en six cases, { CELLS($corners) }.
    } { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") }. { CELLS($roof) } a en plus { DIGITS($extras, article: "le") }.
    .why = Si { CELLS($roof) } valait aussi { DIGITS($pair, join: "or") }, { $shape ->
        [loop] toute la boucle n’aurait que { DIGITS($pair) }, et les échanger d’un bout à l’autre
       *[rectangle] les six cases n’auraient que { DIGITS($pair) }, et y échanger { HOUSES($two) }
    } donnerait une seconde solution. Cette grille n’en a qu’une : { CELLS($roof) } vaut donc autre chose.

story-deadly-2 =
    .where = { $shape ->
        [loop] Regardez toutes les cases où se trouvent { DIGITS($pair, article: "le") }.
       *[rectangle] Regardez les cases qui ont peu de candidats { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } forment une boucle : chaque ligne, colonne ou bloc en contient deux, ou aucune.
       *[rectangle] { HOUSES($two) } croisent { HOUSES($three) } en six cases, { CELLS($corners) }.
    } { CELLS($floor) } { COUNT($floor) ->
        [one] ne peut valoir
       *[other] ne peuvent valoir
    } que { DIGITS($pair, join: "or") }. { CELLS($roof) } ont en plus le { DIGITS($extras) }.
    .why = Si aucune des cases { CELLS($roof) } ne valait { DIGITS($extras) }, { $shape ->
        [loop] toute la boucle n’aurait que { DIGITS($pair) }, et les échanger d’un bout à l’autre
       *[rectangle] les six cases n’auraient que { DIGITS($pair) }, et y échanger { HOUSES($two) }
    } donnerait une seconde solution. Cette grille n’en a qu’une : l’une des cases { CELLS($roof) } vaut donc { DIGITS($extras) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] les voit
       *[other] les voient
    } { COUNT($roof) ->
        [2] toutes les deux
       *[other] toutes
    }.

story-deadly-3 =
    .where = { $shape ->
        [loop] Regardez toutes les cases où se trouvent { DIGITS($pair, article: "le") }.
       *[rectangle] Regardez les cases qui ont peu de candidats { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } forment une boucle : chaque ligne, colonne ou bloc en contient deux, ou aucune.
       *[rectangle] { HOUSES($two) } croisent { HOUSES($three) } en six cases, { CELLS($corners) }.
    } { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") }. { CELLS($roof) } ont en plus, à elles deux, { DIGITS($extras, article: "le") }. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] n’a
       *[other] n’ont
    } rien d’autre que { DIGITS($subset-digits, article: "le") }.
    .why = Si { $shape ->
        [loop] toute la boucle n’avait que { DIGITS($pair) }, les échanger d’un bout à l’autre
       *[rectangle] les six cases n’avaient que { DIGITS($pair) }, y échanger { HOUSES($two) }
    } donnerait une seconde solution, et cette grille n’en a qu’une. L’une des cases { CELLS($roof) } vaut donc { DIGITS($extras, join: "or") }. Avec { CELLS($subset) }, cela fait { SPELL($size) } cases pour les { SPELL($size) } chiffres { DIGITS($subset-digits) } : elles les prennent tous. Il n’en reste pour aucune autre case { HOUSES($lines, case: "of", join: "or") }.

story-deadly-4 =
    .where = { $shape ->
        [loop] Regardez toutes les cases où se trouvent { DIGITS($pair, article: "le") }.
       *[rectangle] Regardez les places { DIGITS($pair, article: "du") } { HOUSES($boxes, case: "in") }.
    }
    .what = { $shape ->
        [loop] { CELLS($corners) } forment une boucle : chaque ligne, colonne ou bloc en contient deux, ou aucune.
       *[rectangle] { HOUSES($two) } croisent { HOUSES($three) } en six cases, { CELLS($corners) }.
    } { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") }. { HOUSES($house, case: "in") }, le { DIGITS($kept) } ne peut aller qu’en { CELLS($roof) }.
    .why = L’une des cases { CELLS($roof) } vaut { DIGITS($kept) }. Si l’autre valait { DIGITS($removed-digits, join: "or") }, { $shape ->
        [loop] toute la boucle n’aurait que { DIGITS($pair) }, et les échanger d’un bout à l’autre
       *[rectangle] les six cases n’auraient que { DIGITS($pair) }, et y échanger { HOUSES($two) }
    } donnerait une seconde solution. Cette grille n’en a qu’une : aucune des deux ne vaut donc { DIGITS($removed-digits, join: "or") }.

## BUG avec plusieurs candidats en trop

story-bug-2 =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($many) }, qui en ont plus. Mettez de côté { PLACED($extras) } : chaque case n’en a plus que deux. Chaque chiffre a alors deux places ou aucune dans chaque ligne, colonne et bloc.
    .why = Une telle grille a plusieurs solutions ou aucune, et celle-ci en a exactement une. L’une des cases { CELLS($many) } vaut donc { DIGITS($extra-digits) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] les voit
       *[other] les voient
    } { COUNT($many) ->
        [2] toutes les deux
       *[other] toutes
    }.

story-bug-3 =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($many) }, qui en ont plus. Mettez de côté { PLACED($extras) } : chaque case n’en a plus que deux. Chaque chiffre a alors deux places ou aucune dans chaque ligne, colonne et bloc. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] n’a
       *[other] n’ont
    } rien d’autre que { DIGITS($subset-digits, article: "le") }.
    .why = Une telle grille a plusieurs solutions ou aucune, et celle-ci en a exactement une. L’une des cases { CELLS($many) } garde donc un candidat mis de côté : { DIGITS($extra-digits, join: "or") }. Avec { CELLS($subset) }, cela fait { SPELL($size) } cases pour les { SPELL($size) } chiffres { DIGITS($subset-digits) } : elles les prennent tous. Il n’en reste pour aucune autre case { HOUSES($lines, case: "of", join: "or") }.

story-bug-4 =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($many) }, qui en ont plus. Mettez de côté { PLACED($extras) } : chaque case n’en a plus que deux. Chaque chiffre a alors deux places ou aucune dans chaque ligne, colonne et bloc. { HOUSES($house, case: "in") }, le { DIGITS($kept) } ne peut aller qu’en { CELLS($many) }.
    .why = Une telle grille a plusieurs solutions ou aucune, et celle-ci en a exactement une. L’une des cases { CELLS($many) } garde donc un candidat mis de côté, et l’autre est le { DIGITS($kept) } { HOUSES($house, case: "of") }. Cela exclut { PLACED($removed) }.

story-bug-plus-n =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($many) }, qui en { COUNT($many) ->
        [one] a
       *[other] ont
    } plus. Mettez de côté { PLACED($extras) } : chaque case n’en a plus que deux. Chaque chiffre a alors deux places ou aucune dans chaque ligne, colonne et bloc.
    .why = Une telle grille a plusieurs solutions ou aucune, et celle-ci en a exactement une. L’un au moins des candidats mis de côté est donc juste. Quel qu’il soit, il exclut { PLACED($removed) } : même case, ou même chiffre en vue.
