### Tridagon, boucle de dominos, ensembles multi-secteurs et exocet en mots.

## Noms des techniques

name-tridagon = tridagon (marteau de Thor)
name-tridagon-link = lien de tridagon
name-sk-loop = boucle de dominos (SK-loop)
name-msls = ensembles verrouillés multi-secteurs
name-junior-exocet = exocet junior

## Leurs rôles

role-ring-a = liens A
role-ring-b = liens B
role-ring-c = liens C
role-ring-d = liens D
role-row-digit = chiffre de ligne
role-column-digit = chiffre de colonne
role-target = cible
role-companion = compagnon
role-cross-line = transversale

legend-counted = { $role } : { $told }
legend-box = { HOUSES($boxes, case: "bare") } { $sign } : { CELLS($cells) }

## Trois chiffres dans quatre blocs

story-tridagon =
    .where = Regardez les cases vides { HOUSES($houses, case: "of") } : trois chiffres manquent aux quatre.
    .what = Dans chacun de quatre blocs, trois cases de trois lignes et trois colonnes contiennent { DIGITS($triple, article: "le") } : { SETS($sets) }. Celles { HOUSES($turned, case: "of") } { $rises ->
        [yes] montent de gauche à droite
       *[no] descendent de gauche à droite
    }, en faisant le tour du bloc ; celles des trois autres vont dans l’autre sens.
    .why = Avec { DIGITS($triple, article: "le") } seuls, deux blocs côte à côte les auraient dans le même ordre de haut en bas, en faisant le tour, et deux blocs l’un sous l’autre de gauche à droite. Le bloc qui va dans l’autre sens rend cela impossible. L’une des douze cases contient donc autre chose : { COUNT($guardians) ->
        [one] il ne reste que { PLACED($guardians) }.
       *[other] { PLACED($guardians, join: "or") }. { $own ->
            [yes] Dans tous les cas, { CELLS($removed-cells) } perd { DIGITS($triple, article: "le") }.
           *[no] Chacun d’eux exclut { PLACED($removed) }.
        }
    }

story-tridagon-link =
    .where = Regardez les cases vides { HOUSES($houses, case: "of") } : trois chiffres manquent aux quatre.
    .what = Dans chacun de quatre blocs, trois cases de trois lignes et trois colonnes contiennent { DIGITS($triple, article: "le") } : { SETS($sets) }. Celles { HOUSES($turned, case: "of") } { $rises ->
        [yes] montent de gauche à droite
       *[no] descendent de gauche à droite
    }, en faisant le tour du bloc ; celles des trois autres vont dans l’autre sens. { DIGITS($triple, article: "le") } ne peuvent pas remplir seuls ces douze cases, donc l’un des gardiens est bon : { PLACED($guardians, join: "or") }.
    .why = L’un des gardiens est bon, donc cela vaut dans tous les cas.

## Autant de chiffres que de cases

story-sk-loop =
    .where = Regardez l’anneau { HOUSES($lines, case: "of") } : les cases voisines de leurs quatre croisements.
    .what = À côté de chacun des coins { CELLS($corners) }, prenez les deux autres cases de son bloc sur la ligne et sur la colonne. Ces huit dominos forment un anneau de { $count } cases vides, où deux voisins partagent un bloc, une ligne ou une colonne.
    .why = Tous les candidats de l’anneau y sont : { $total } chiffres pour { $count } cases. Chaque chiffre sert donc là où il est compté, et quitte les autres cases de cette unité.

story-msls =
    .where = Regardez les cases où { HOUSES($rows) } croisent { HOUSES($columns) }.
    .what = { HOUSES($rows) } et { HOUSES($columns) } se croisent sur { $count } cases vides. { $counted ->
        [rows] Comptez { DIGITS($row-digits, article: "le") } par lignes :
        [columns] Comptez { DIGITS($column-digits, article: "le") } par colonnes :
       *[both] Comptez { DIGITS($row-digits, article: "le") } par lignes et { DIGITS($column-digits, article: "le") } par colonnes :
    } un chiffre y va une fois au plus dans chacune.
    .why = Tous les candidats de ces cases y sont : { $total } chiffres pour { $count } cases. Chaque chiffre sert donc dans chaque ligne ou colonne où il est compté, et en quitte les autres cases.

share = { HOUSES($house) } : { DIGITS($digits, article: "le") }, { COUNT($digits) ->
        [one] une fois au plus
       *[other] chacun une fois au plus
    } en { CELLS($cells) }.

## Une base et ses cibles

story-junior-exocet =
    .where = Regardez { HOUSES($boxes) } : deux cases d’un bloc peuvent décider de deux cases des autres.
    .what = Les cases de base { CELLS($base) } contiennent deux des chiffres { DIGITS($base-digits) }. Les cibles sont { CELLS($targets) } ; leurs compagnons { CELLS($companions) } n’ont aucun de ces chiffres. Les transversales sont { HOUSES($lines) }.
    .why = Chaque transversale contient chaque chiffre une fois, donc un chiffre de la base est dans les trois. Dans la bande, seule une cible peut l’y contenir ; en dehors, il y est deux fois au plus. Les deux chiffres de la base sont donc ceux des cibles. { $others ->
        [yes] Les cibles perdent tout le reste.
       *[no] {""}
    } { COUNT($lost) ->
        [0] {""}
        [one] Aucune cible ne peut contenir { DIGITS($lost, article: "le") }, donc la base non plus.
       *[other] Aucune cible ne peut contenir { DIGITS($lost, join: "or", article: "le") }, donc la base non plus.
    }

cross-lines = Hors de la bande, chaque { DIGITS($digit) } { HOUSES($lines, case: "of") } est { HOUSES($covers, case: "in") }.
