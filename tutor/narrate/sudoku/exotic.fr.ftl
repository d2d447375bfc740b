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
    .what = Dans chacun des quatre blocs, trois cases de trois lignes et trois colonnes contiennent { DIGITS($triple, article: "le") } : { SETS($sets) }. Celles { HOUSES($turned, case: "of") } { $rises ->
        [yes] montent de gauche à droite
       *[no] descendent de gauche à droite
    }, en faisant le tour du bloc ; celles des trois autres vont dans l’autre sens.
    .why = S’il n’y avait que { DIGITS($triple, article: "le") }, deux blocs côte à côte les auraient dans le même ordre de haut en bas, en faisant le tour. De même, de gauche à droite, pour deux blocs l’un sous l’autre. Le bloc qui va dans l’autre sens rend cela impossible. L’une des douze cases contient donc autre chose : { COUNT($guardians) ->
        [one] il ne reste que { PLACED($guardians) }.
       *[other] { PLACED($guardians, join: "or") }. { $own ->
            [yes] Dans tous les cas, { CELLS($removed-cells) } perd { DIGITS($triple, article: "le") }.
           *[no] Chacun d’eux exclut { PLACED($removed) }.
        }
    }

story-tridagon-link =
    .where = Regardez les cases vides { HOUSES($houses, case: "of") } : trois chiffres manquent aux quatre.
    .what = Dans chacun des quatre blocs, trois cases de trois lignes et trois colonnes contiennent { DIGITS($triple, article: "le") } : { SETS($sets) }. Celles { HOUSES($turned, case: "of") } { $rises ->
        [yes] montent de gauche à droite
       *[no] descendent de gauche à droite
    }, en faisant le tour du bloc ; celles des trois autres vont dans l’autre sens. { DIGITS($triple, article: "le") } ne peuvent pas remplir seuls ces douze cases, donc l’un des gardiens est bon : { PLACED($guardians, join: "or") }.
    .why = Cela vaut donc dans tous les cas.

## Autant de chiffres que de cases

story-sk-loop =
    .where = Regardez l’anneau { HOUSES($lines, case: "of") } : les cases voisines de leurs quatre croisements.
    .what = Les coins sont { CELLS($corners) }. À côté de chacun, prenez les deux autres cases de son bloc sur la ligne et sur la colonne. Ces huit dominos forment un anneau de { $count } cases vides, où deux voisins partagent un bloc, une ligne ou une colonne.
    .why = Tous les candidats de l’anneau y sont : { $total } chiffres pour { $count } cases. Chaque chiffre sert donc là où il est compté, et quitte les autres cases de cette unité.

story-msls =
    .where = Regardez les cases où { HOUSES($rows) } croisent { HOUSES($columns) }.
    .what = { HOUSES($rows) } et { HOUSES($columns) } se croisent sur { $count } cases vides. { $counted ->
        [rows] Comptez { DIGITS($row-digits, article: "le") } par lignes.
        [columns] Comptez { DIGITS($column-digits, article: "le") } par colonnes.
       *[both] Comptez { DIGITS($row-digits, article: "le") } par lignes et { DIGITS($column-digits, article: "le") } par colonnes.
    } Un chiffre va une fois au plus dans chacune.
    .why = Tous les candidats de ces cases y sont : { $total } chiffres pour { $count } cases. Chaque chiffre sert donc dans chaque ligne ou colonne où il est compté, et en quitte les autres cases.

share = { HOUSES($house) } : { DIGITS($digits, article: "le") }, { COUNT($digits) ->
        [one] une fois au plus
       *[other] chacun une fois au plus
    } en { CELLS($cells) }.

## Une base et ses cibles

story-junior-exocet =
    .where = Regardez { HOUSES($boxes) } : deux cases d’un bloc peuvent décider de deux cases des autres.
    .what = Les cases de base { CELLS($base) } contiennent deux des chiffres { DIGITS($base-digits) }. Les cibles sont { CELLS($targets) } ; leurs compagnons { CELLS($companions) } n’ont aucun de ces chiffres. Les transversales sont { HOUSES($lines) }.
    .why = Chaque transversale contient chaque chiffre une fois : un chiffre de la base est donc dans les trois. Dans la bande, seule une cible peut l’y contenir ; en dehors, il y est deux fois au plus. Les deux chiffres de la base sont donc ceux des cibles. { $others ->
        [yes] Les cibles perdent tout le reste.
       *[no] {""}
    } { COUNT($lost) ->
        [0] {""}
        [one] Aucune cible ne peut contenir { DIGITS($lost, article: "le") }, donc la base non plus.
       *[other] Aucune cible ne peut contenir { DIGITS($lost, join: "or", article: "le") }, donc la base non plus.
    }

cross-lines = Hors de la bande, chaque { DIGITS($digit) } { HOUSES($lines, case: "of") } est { HOUSES($covers, case: "in") }.

## Ce qui empêche des cases d’en être un

fault-not-four-boxes = Ces cases ne sont pas trois par trois dans quatre blocs aux coins d’un rectangle.
fault-cells-share-line = { CELLS($cells) } sont toutes { COUNT($cells) ->
        [2] deux
       *[other] trois
    } { HOUSES($houses, case: "in") } : les trois cases d’un bloc sont sur trois lignes et dans trois colonnes.
fault-boxes-run-alike = { COUNT($houses) ->
        [0] Les quatre blocs vont dans le même sens
       *[other] { HOUSES($houses) } vont dans un sens et les deux autres blocs dans l’autre
    } : dans un tridagon, un seul bloc va à l’inverse des trois autres.
fault-lacks-three = Aucun des chiffres { DIGITS($digits) } n’est possible en { CELLS($cells) }.
fault-box-lacks-digit = { HOUSES($houses, case: "in") }, ni { CELLS($cells, join: "or") } ne peut contenir le { DIGITS($digits) } : chaque bloc a besoin des trois chiffres.
fault-not-a-ring = Ces cases ne forment pas un anneau. Il faut deux lignes et deux colonnes ; à côté de chacun de leurs quatre croisements, deux cases du bloc sur la ligne et deux dans la colonne.
fault-ring-left-out = L’anneau a { COUNT($others) ->
        [one] encore une case vide
       *[other] encore d’autres cases vides
    }, { CELLS($others) } : il faut compter toutes ses cases vides.
fault-crossing-left-out = Ces lignes et ces colonnes se croisent aussi { COUNT($others) ->
        [1] en { CELLS($others) }
        [2] en { CELLS($others) }
        [3] en { CELLS($others) }
       *[other] sur { SPELL(COUNT($others)) } autres cases vides
    } : il faut compter toutes les cases vides où elles se croisent.
fault-share-too-many = De quelque façon qu’on compte, on trouve au moins { $number } chiffres, un de plus qu’il n’y a de cases : celui de trop est en { CELLS($cells, join: "or") }.
fault-shares-uneven = De quelque façon qu’on compte, on trouve au moins { $number } chiffres pour ces { COUNT($cells) } cases : il en faudrait autant que de cases.
fault-no-base = Deux de ces cases devraient former la base, dans un bloc et sur une même ligne ou colonne. Les deux autres devraient être les cibles, dans les deux blocs à côté et hors de cette ligne ou colonne.
fault-base-digits = Les cases de base { CELLS($cells) } ont ensemble { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") } : un exocet en demande trois ou quatre.
fault-target-lacks = La cible { CELLS($cells) } n’a aucun des chiffres de la base, { DIGITS($digits, article: "le") }.
fault-companion-holds = { CELLS($others) }, compagnon de { CELLS($cells) }, a { DIGITS($digits, article: "le") } : un compagnon n’a aucun chiffre de la base.
fault-third-line-by-one = Hors de la bande, deux lignes ou colonnes ne contiennent pas tous les { DIGITS($digits) } { HOUSES($houses, case: "of") } : { CELLS($others, join: "or") } est une place de trop.
fault-third-line = Hors de la bande, le { DIGITS($digits) } { HOUSES($houses, case: "of") } demande trois lignes ou colonnes : deux devraient contenir toutes ses places.

## Exercices qui demandent si c’en est un

judge-hint-tridagon-1 = Quels sont les trois chiffres que presque toutes ces cases contiennent ? Chaque bloc doit les avoir tous, sur trois lignes et dans trois colonnes.
judge-hint-tridagon-2 = Suivez les trois cases de chaque bloc de gauche à droite, en faisant le tour du bloc : descendent-elles ou montent-elles ? Comptez les blocs de chaque sens.
judge-hint-sk-loop-1 = Faites le tour de l’anneau, domino par domino. Comptez chaque chiffre dans l’unité que partagent deux voisins, le moins souvent possible.
judge-hint-sk-loop-2 = Additionnez les chiffres des huit liens. Y en a-t-il autant que de cases vides ?
judge-hint-msls-1 = Pour chaque chiffre, comptez les lignes où ces cases l’ont, puis les colonnes. Gardez le plus petit des deux nombres.
judge-hint-msls-2 = Additionnez ces nombres pour tous les chiffres. Y en a-t-il autant que de cases ?
judge-hint-junior-exocet-1 = Quelles sont les deux cases d’un même bloc et d’une même ligne ou colonne ? C’est la base. Quels chiffres a-t-elle, et un compagnon en a-t-il un ?
judge-hint-junior-exocet-2 = Prenez chaque chiffre de la base dans les trois transversales, hors de la bande. Deux lignes ou colonnes contiennent-elles toutes ses places ?
