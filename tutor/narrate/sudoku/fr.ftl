### Comment les techniques sont racontées, en français.
###
### Chaque récit a trois parties : où regarder (sans nommer la technique ni ses
### cases), quel est le motif, et pourquoi il prouve quelque chose. Ce qui en
### découle est la même phrase pour toutes.
###
### Fonctions : CELLS, DIGITS et HOUSES font des listes (join: "or" pour une liste
### avec ou ; HOUSES avec case: "in" ou "of" : dans la ligne 4, du bloc 5), A met un
### article devant un chiffre, REMOVED dit ce qu’on retire, SEEN les chiffres par
### unité, KIND choisit selon le genre d’unité, COUNT selon le nombre, SPELL écrit
### un petit nombre en lettres.

## Noms des techniques

name-full-house = dernière case libre
name-hidden-single = singleton caché
name-naked-single = singleton nu
name-pointing = paire ou triplet pointant
name-claiming = réduction ligne-bloc
name-locked-pair = paire verrouillée
name-naked-pair = paire nue
name-hidden-pair = paire cachée
name-locked-triple = triplet verrouillé
name-naked-triple = triplet nu
name-hidden-triple = triplet caché
name-x-wing = X-Wing
name-skyscraper = gratte-ciel
name-two-string-kite = cerf-volant
name-turbot-fish = turbot
name-empty-rectangle = rectangle vide
name-xy-wing = XY-Wing
name-xyz-wing = XYZ-Wing
name-w-wing = W-Wing
name-swordfish = espadon (Swordfish)
name-naked-quad = quadruplet nu
name-hidden-quad = quadruplet caché
name-unique-rectangle-1 = rectangle unique, type 1
name-unique-rectangle-2 = rectangle unique, type 2
name-unique-rectangle-3 = rectangle unique, type 3
name-unique-rectangle-4 = rectangle unique, type 4
name-unique-rectangle-5 = rectangle unique, type 5
name-unique-rectangle-6 = rectangle unique, type 6
name-hidden-rectangle = rectangle caché
name-avoidable-rectangle-1 = rectangle évitable, type 1
name-avoidable-rectangle-2 = rectangle évitable, type 2
name-jellyfish = méduse (Jellyfish)
name-remote-pair = paires distantes
name-bug-plus-1 = BUG + 1
name-finned-x-wing = X-Wing à nageoire
name-sashimi-x-wing = X-Wing sashimi
name-simple-colors = coloriage simple
name-multi-colors = coloriage multiple
name-finned-swordfish = espadon à nageoire
name-sashimi-swordfish = espadon sashimi
name-finned-jellyfish = méduse à nageoire
name-sashimi-jellyfish = méduse sashimi
name-search = recherche exhaustive

## Rôles des candidats marqués

role-blocker = déjà là
role-excluded = déjà retiré
role-locked = verrouillé
role-naked = groupe
role-hidden = groupe
role-base = base
role-fin = nageoire
role-link = lien
role-end = bout
role-corner = bras
role-pivot = pivot
role-pincer = pince
role-colour-a = couleur A
role-colour-b = couleur B
role-colour-c = couleur C
role-colour-d = couleur D
role-floor = plancher
role-roof = toit
role-extra = en plus
role-rectangle = rempli
role-bivalue = deux candidats
role-bug = en trop
role-on = vrai
role-off = faux
role-assumed = supposé
role-case = cas
role-clash = contradiction
role-set-a = ensemble A
role-set-b = ensemble B
role-set-c = ensemble C
role-set-d = ensemble D
role-set-e = ensemble E
role-set-f = ensemble F
role-set-g = ensemble G
role-set-h = ensemble H
role-set-i = ensemble I
role-set-j = ensemble J
role-set-k = ensemble K
role-set-l = ensemble L
role-set-m = ensemble M
role-set-n = ensemble N
role-set-o = ensemble O
role-set-p = ensemble P
role-restricted = une seule fois
role-shared = chiffre partagé
role-stem = tige
role-crossing = croisement
role-endo-fin = nageoire interne
role-excluder = exclut une paire
role-template = gabarit
role-tried = essayé
role-guardian = gardien
role-single = la case

legend = { $role } : { CELLS($cells) }
effect-stays = { $count ->
        [one] reste
       *[other] restent
    }
effect-goes = { $count ->
        [one] retiré
       *[other] retirés
    }
legend-by-line-on = vrai jusqu’ici
legend-by-line-off = faux jusqu’ici
legend-case = Cas { $number } : { $chain }

## Ce qui en découle

then-place = Le { DIGITS($placed-digit) } va donc en { CELLS($placed-cell) }.
then-remove = On peut donc retirer { REMOVED($removed) }.

## La technique, nommée avec une unité, un chiffre ou une case

dual-kite = double cerf-volant
dual-empty-rectangle = double rectangle vide
larger-naked = groupe nu de { SPELL($size) }
larger-hidden = groupe caché de { SPELL($size) }
larger-fish = poisson de taille { SPELL($size) }

named = Technique : { $name }.
named-houses = Technique : { $name }, { HOUSES($scope, case: "in") }.
named-around = Technique : { $name }, { HOUSES($scope, case: "in") } et autour.
named-digits = Technique : { $name }, sur { DIGITS($scope, article: "le") }.
named-cells = Technique : { $name }, en { CELLS($scope) }.

place-houses = { HOUSES($scope, case: "bare") }
place-around = { HOUSES($scope, case: "bare") }
place-digits = sur { DIGITS($scope, article: "le") }
place-cells = { CELLS($scope) }

## Singletons

story-full-house =
    .where = Regardez { HOUSES($house) } : { KIND($house) ->
        [box] il est presque plein
       *[other] elle est presque pleine
    }.
    .what = { CELLS($cell) } est la seule case vide { HOUSES($house, case: "of") }.
    .why = Chaque chiffre de 1 à { $last } figure une fois { HOUSES($house, case: "in") }. Tous y sont, sauf le { DIGITS($digit) }.

story-hidden-single =
    .where = Où peut aller le { DIGITS($digit) } { HOUSES($house, case: "in") } ?
    .what = { COUNT($blockers) ->
        [0] {""}
        [one] Le { DIGITS($digit) } en { CELLS($blockers) } exclut des cases { HOUSES($house, case: "of") }.
       *[other] Les { DIGITS($digit) } en { CELLS($blockers) } excluent des cases { HOUSES($house, case: "of") }.
    } { COUNT($excluded) ->
        [0] {""}
       *[other] Le { DIGITS($digit) } a déjà été retiré en { CELLS($excluded) }.
    } { $alone ->
        [yes] Une seule case est vide { HOUSES($house, case: "in") }.
       *[no] {""}
    }
    .why = Il faut un { DIGITS($digit) } { HOUSES($house, case: "in") }. { $alone ->
        [yes] Il ne reste que { CELLS($cell) }.
       *[no] De ses cases vides, seule { CELLS($cell) } peut le recevoir.
    }

story-naked-single =
    .where = Regardez bien { CELLS($cell) } : que peut-elle encore contenir ?
    .what = { COUNT($seen) ->
        [0] {""}
       *[other] { CELLS($cell) } voit { SEEN($seen) }.
    } { COUNT($excluded) ->
        [0] {""}
        [one] { DIGITS($excluded, article: "le") } y a déjà été retiré.
       *[other] { DIGITS($excluded, article: "le") } y ont déjà été retirés.
    }
    .why = Des chiffres de 1 à { $last }, il ne reste que le { DIGITS($digit) } pour { CELLS($cell) }.

## Candidats verrouillés

story-pointing =
    .where = Regardez les places du { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] toutes deux
       *[other] toutes
    } { HOUSES($cleared, case: "in") }.
    .why = Il faut un { DIGITS($digit) } { HOUSES($confining, case: "in") } : l’une de ces cases le contient. C’est donc aussi le { DIGITS($digit) } { HOUSES($cleared, case: "of") } : le reste { HOUSES($cleared, case: "of") } ne peut pas le contenir.

story-claiming =
    .where = Regardez les places du { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] toutes deux
       *[other] toutes
    } { HOUSES($cleared, case: "in") }.
    .why = Il faut un { DIGITS($digit) } { HOUSES($confining, case: "in") } : l’une de ces cases le contient. C’est donc aussi le { DIGITS($digit) } { HOUSES($cleared, case: "of") } : le reste { HOUSES($cleared, case: "of") } ne peut pas le contenir.

## Groupes

story-locked-subset =
    .where = Regardez là où { HOUSES($houses) } se croisent.
    .what = { CELLS($cells) } sont à la fois { HOUSES($houses, case: "in") }, et n’ont à elles { SPELL($size) } que { DIGITS($digits, article: "le") }.
    .why = { SPELL($size) } cases pour { SPELL($size) } chiffres : elles se les partagent, dans un ordre ou { $size ->
        [2] dans l’autre
       *[other] un autre
    }. Ces cases appartiennent aux deux unités, donc aucune autre case de l’une ou de l’autre ne peut contenir { DIGITS($digits, join: "or", article: "le") }.

story-naked-subset =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($houses, case: "in") }.
    .what = { CELLS($cells) } n’ont à elles { SPELL($size) } que { DIGITS($digits, article: "le") }.
    .why = { SPELL($size) } cases pour { SPELL($size) } chiffres : elles se les partagent, dans un ordre ou { $size ->
        [2] dans l’autre
       *[other] un autre
    }. Donc aucune autre case { HOUSES($houses, case: "of", join: "or") } ne peut contenir { DIGITS($digits, join: "or", article: "le") }.

story-hidden-subset =
    .where = Cherchez des chiffres qui ont peu de places { HOUSES($houses, case: "in") }.
    .what = { HOUSES($houses, case: "in") }, { DIGITS($digits, article: "le") } ne peuvent aller qu’en { CELLS($cells) }.
    .why = { SPELL($size) } chiffres demandent { SPELL($size) } cases : chacune de ces cases contient l’un d’eux. Il n’y a plus de place pour autre chose en { CELLS($removed-cells) }.

## Poissons

story-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells) } : toutes { HOUSES($covers, case: "in") }.
    .why = { HOUSES($bases) } demandent un { DIGITS($digit) } { KIND($bases) ->
        [box] chacun
       *[other] chacune
    }, soit { SPELL($size) } en tout ; { HOUSES($covers) } en admettent un { KIND($covers) ->
        [box] chacun
       *[other] chacune
    }. Ces { SPELL($size) }-là sont donc les { DIGITS($digit) } { HOUSES($covers, case: "of") } : on y retire tous les autres.

story-finned-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }, sauf { COUNT($fins) ->
        [one] en { CELLS($fins) }, la nageoire
       *[other] en { CELLS($fins) }, les nageoires
    }.
    .why = Si { COUNT($fins) ->
        [one] la nageoire n’est pas
       *[other] aucune nageoire n’est
    } un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) } { HOUSES($covers, case: "in") }, qui n’en admettent alors pas d’autre. Si { COUNT($fins) ->
        [one] la nageoire
       *[other] une nageoire
    } est un { DIGITS($digit) }, elle l’exclut de toutes les cases qu’elle voit. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] perd
       *[other] perdent
    } le { DIGITS($digit) } dans les deux cas.

story-sashimi-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }, sauf { COUNT($fins) ->
        [one] en { CELLS($fins) }, la nageoire.
       *[other] en { CELLS($fins) }, les nageoires.
    }{ COUNT($thin) ->
        [0] {""}
       *[other] {" "}Sans { COUNT($fins) ->
            [one] elle
           *[other] elles
        }, il ne resterait qu’une place { COUNT($thin) ->
            [one] { HOUSES($thin, case: "in") }.
           *[other] dans chacune { HOUSES($thin, case: "of") }.
        }
    }
    .why = Si { COUNT($fins) ->
        [one] la nageoire n’est pas
       *[other] aucune nageoire n’est
    } un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) } { HOUSES($covers, case: "in") }, qui n’en admettent alors pas d’autre. Si { COUNT($fins) ->
        [one] la nageoire
       *[other] une nageoire
    } est un { DIGITS($digit) }, elle l’exclut de toutes les cases qu’elle voit. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] perd
       *[other] perdent
    } le { DIGITS($digit) } dans les deux cas.

story-siamese-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") } : une { KIND($covers) ->
        [row] ligne
       *[column] colonne
    } de trop, ce qui se lit de deux façons. Avec { HOUSES($first-covers) } pour couverture, { CELLS($first-fins) } { COUNT($first-fins) ->
        [one] est une nageoire
       *[other] sont des nageoires
    } ; avec { HOUSES($second-covers) }, { COUNT($second-fins) ->
        [one] c’est
       *[other] ce sont
    } { CELLS($second-fins) }.
    .why = Dans chaque lecture, si aucune nageoire n’est un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) } dans la couverture, qui n’en admet alors pas d’autre. Si une nageoire est un { DIGITS($digit) }, elle l’exclut de toutes les cases qu’elle voit. Une case de la couverture qui voit toutes les nageoires d’une lecture perd donc le { DIGITS($digit) } de toute façon.

## Deux liens forts

story-two-links =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = Le { DIGITS($digit) } n’a que deux places { HOUSES($first-house, case: "in") }, { CELLS($first-near) } et { CELLS($first-far) }, et que deux { HOUSES($second-house, case: "in") }, { CELLS($second-near) } et { CELLS($second-far) }. { CELLS($first-near) } et { CELLS($second-near) } se voient { HOUSES($meeting, case: "in") }.
    .why = { CELLS($first-near) } et { CELLS($second-near) } ne peuvent pas être toutes deux un { DIGITS($digit) } : { HOUSES($meeting) } n’en admet qu’un. Donc l’un au moins des deux bouts, { CELLS($first-far) } ou { CELLS($second-far) }, est un { DIGITS($digit) }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit les deux
       *[other] voient les deux
    }.

story-two-links-dual =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = { HOUSES($meeting, case: "in") }, { CELLS($first-near) } et { CELLS($second-near) } ne peuvent pas être toutes deux un { DIGITS($digit) }. Chacune est l’une des deux seules places du { DIGITS($digit) } dans sa ligne et dans sa colonne : { CELLS($first-near) } avec { CELLS($first-far) } { HOUSES($first-house, case: "in") } et { CELLS($second-far-dual) } { HOUSES($second-house-dual, case: "in") }, { CELLS($second-near) } avec { CELLS($first-far-dual) } { HOUSES($first-house-dual, case: "in") } et { CELLS($second-far) } { HOUSES($second-house, case: "in") }.
    .why = L’une au moins des cases { CELLS($first-near) } et { CELLS($second-near) } n’est pas un { DIGITS($digit) } : l’autre place de sa ligne en est donc un, et l’autre place de sa colonne aussi. Donc l’une au moins des cases { CELLS($first-far) } et { CELLS($second-far) } est un { DIGITS($digit) }, et l’une au moins des cases { CELLS($first-far-dual) } et { CELLS($second-far-dual) }. { CELLS($removed-cells) } voient chacune les deux cases de l’une de ces paires.

story-empty-rectangle =
    .where = Regardez les blocs où le { DIGITS($digit) } n’occupe qu’une ligne et une colonne.
    .what = { HOUSES($box, case: "in") }, toutes les places du { DIGITS($digit) } sont { HOUSES($first, case: "in") } ou { HOUSES($second, case: "in") } : { CELLS($corners) }. Et le { DIGITS($digit) } n’a que deux places { HOUSES($link, case: "in") }, { CELLS($near) } et { CELLS($far) } ; { CELLS($near) } est { HOUSES($first, case: "in") }.
    .why = Si { CELLS($far) } n’est pas un { DIGITS($digit) }, { CELLS($near) } en est un. Alors { HOUSES($first) } a son { DIGITS($digit) }, et celui { HOUSES($box, case: "of") } est forcément { HOUSES($second, case: "in") }. Donc ou bien { CELLS($far) } est un { DIGITS($digit) }, ou bien le { DIGITS($digit) } { HOUSES($second, case: "of") } est { HOUSES($box, case: "in") }. { CELLS($removed-cells) } perd le { DIGITS($digit) } dans les deux cas.

story-empty-rectangle-dual =
    .where = Regardez les blocs où le { DIGITS($digit) } n’occupe qu’une ligne et une colonne.
    .what = { HOUSES($box, case: "in") }, toutes les places du { DIGITS($digit) } sont { HOUSES($first, case: "in") } ou { HOUSES($second, case: "in") } : { CELLS($corners) }. Et { CELLS($far) } est l’une des deux seules places du { DIGITS($digit) } dans deux unités : avec { CELLS($near) } { HOUSES($link, case: "in") }, et avec { CELLS($near-dual) } { HOUSES($link-dual, case: "in") }.
    .why = Si { CELLS($far) } est un { DIGITS($digit) }, ni { CELLS($near) } ni { CELLS($near-dual) } n’en est un. Sinon, les deux en sont un. Mais alors { HOUSES($first) } et { HOUSES($second) } ont leur { DIGITS($digit) } hors { HOUSES($box, case: "of") }, qui n’a plus de place pour le sien. Donc { CELLS($far) } est un { DIGITS($digit) }, et { CELLS($removed-cells) } n’en sont pas.

## Ailes

story-xy-wing =
    .where = Regardez les cases à deux candidats { HOUSES($box, case: "in") } et autour.
    .what = Le pivot { CELLS($pivot) } vaut { DIGITS($pivot-digits, join: "or") }. Il voit les pinces { CELLS($first) }, qui vaut { DIGITS($first-digits, join: "or") }, et { CELLS($second) }, qui vaut { DIGITS($second-digits, join: "or") }.
    .why = Si { CELLS($pivot) } vaut { DIGITS($x) }, { CELLS($first) } vaut forcément { DIGITS($z) } ; si elle vaut { DIGITS($y) }, c’est { CELLS($second) } qui vaut { DIGITS($z) }. Donc l’une des pinces vaut { DIGITS($z) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-xyz-wing =
    .where = Regardez les cases à deux ou trois candidats { HOUSES($box, case: "in") } et autour.
    .what = Le pivot { CELLS($pivot) } vaut { DIGITS($pivot-digits, join: "or") }. Il voit les pinces { CELLS($first) }, qui vaut { DIGITS($first-digits, join: "or") }, et { CELLS($second) }, qui vaut { DIGITS($second-digits, join: "or") }.
    .why = Si { CELLS($pivot) } vaut { DIGITS($x) }, { CELLS($first) } vaut forcément { DIGITS($z) } ; si elle vaut { DIGITS($y) }, c’est { CELLS($second) } qui vaut { DIGITS($z) } ; sinon { CELLS($pivot) } vaut elle-même { DIGITS($z) }. Donc l’une des trois vaut { DIGITS($z) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] les voit
       *[other] les voient
    } toutes.

story-w-wing =
    .where = Regardez les cases à deux candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($first) } et { CELLS($second) } ont les deux mêmes candidats, { DIGITS($pair) }. { HOUSES($house, case: "in") }, le { DIGITS($x) } n’a que deux places : { CELLS($first-near) }, qui voit { CELLS($first) }, et { CELLS($second-near) }, qui voit { CELLS($second) }.
    .why = L’une des cases { CELLS($first-near) } et { CELLS($second-near) } vaut { DIGITS($x) }, donc { CELLS($first) } et { CELLS($second) } ne peuvent pas valoir toutes deux { DIGITS($x) }. L’une d’elles au moins vaut { DIGITS($y) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

## Couleurs

story-remote-pair =
    .where = Regardez les cases dont les deux candidats sont { DIGITS($pair) }.
    .what = { CELLS($chain) } n’ont toutes que { DIGITS($pair) }, et forment une chaîne où chaque case voit la suivante. Deux voisines diffèrent : la chaîne alterne entre { CELLS($a) } (A) et { CELLS($b) } (B).
    .why = Les cases A ont toutes le même chiffre, et les cases B ont toutes l’autre. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient chacune
    } des cases des deux sortes, donc à la fois { DIGITS($pair) }.

story-simple-colors =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une unité, une seule des deux est juste. De proche en proche, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }).
    .why = Ou bien toutes les cases de couleur A sont un { DIGITS($digit) }, ou bien toutes celles de couleur B. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit une case de chaque couleur : elle perd
       *[other] voient chacune une case de chaque couleur : elles perdent
    } le { DIGITS($digit) } de toute façon.

story-simple-colors-wrap =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une unité, une seule des deux est juste. De proche en proche, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }).
    .why = Ou bien toutes les cases de couleur A sont un { DIGITS($digit) }, ou bien toutes celles de couleur B. Mais deux cases de couleur { $wrong } sont { HOUSES($house, case: "in") }, qui n’admet qu’un { DIGITS($digit) }. La couleur { $wrong } est donc la mauvaise.

story-multi-colors =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une unité, une seule des deux est juste. De proche en proche, on obtient deux ensembles. Dans l’un, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }) ; dans l’autre, la couleur C ({ CELLS($c) }) avec la couleur D ({ CELLS($d) }).
    .why = Une case de couleur A en voit une de couleur C : A et C ne peuvent pas être justes toutes deux, donc B l’est, ou D. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit une case B et une case D : elle perd
       *[other] voient chacune une case B et une case D : elles perdent
    } le { DIGITS($digit) } de toute façon.

story-multi-colors-excluded =
    .where = Regardez les unités où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une unité, une seule des deux est juste. De proche en proche, on obtient deux ensembles. Dans l’un, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }) ; dans l’autre, la couleur C ({ CELLS($c) }) avec la couleur D ({ CELLS($d) }).
    .why = L’une des couleurs C et D est juste. { COUNT($wrong-cells) ->
        [one] La case de couleur { $wrong } voit
       *[other] Les cases de couleur { $wrong } voient
    } des cases de l’une et de l’autre : { $wrong } contredit celle des deux qui est juste, quelle qu’elle soit. La couleur { $wrong } est donc fausse.

## Rectangles et unicité

story-unique-rectangle-1 =
    .where = Regardez les cases à deux candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") } ; { CELLS($roof) } a en plus { DIGITS($extras, article: "le") }.
    .why = Si { CELLS($roof) } valait aussi { DIGITS($pair, join: "or") }, les quatre coins n’auraient que { DIGITS($pair) }, et échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : { CELLS($roof) } vaut donc autre chose.

story-unique-rectangle-2 =
    .where = Regardez les cases à deux ou trois candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") } ; { CELLS($roof) } ont en plus le { DIGITS($extras) }.
    .why = Si ni { CELLS($roof, join: "nor") } ne valait { DIGITS($extras) }, les quatre coins n’auraient que { DIGITS($pair) }, et échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : l’une des cases { CELLS($roof) } vaut donc { DIGITS($extras) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-unique-rectangle-3 =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") } ; { CELLS($roof) } ont en plus, à elles deux, { DIGITS($extras, article: "le") }. { HOUSES($house, case: "in") }, { CELLS($subset) } { COUNT($subset) ->
        [one] n’a
       *[other] n’ont
    } rien d’autre que { DIGITS($subset-digits, article: "le") }.
    .why = Si les quatre coins n’avaient que { DIGITS($pair) }, échanger ces deux chiffres donnerait une seconde solution, et cette grille n’en a qu’une. L’une des cases { CELLS($roof) } vaut donc { DIGITS($extras, join: "or") }. Avec { CELLS($subset) }, cela fait { SPELL($size) } cases pour les { SPELL($size) } chiffres { DIGITS($subset-digits) } : elles les prennent tous. Il n’en reste pour aucune autre case { HOUSES($lines, case: "of", join: "or") }.

story-unique-rectangle-4 =
    .where = Regardez les places { DIGITS($pair, article: "du") } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") }. { HOUSES($house, case: "in") }, le { DIGITS($kept) } ne peut aller qu’en { CELLS($roof) }.
    .why = L’une des cases { CELLS($roof) } vaut { DIGITS($kept) }. Si l’autre valait { DIGITS($removed-digits) }, les quatre coins n’auraient que { DIGITS($pair) }, et échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : aucune des deux ne vaut donc { DIGITS($removed-digits) }.

story-unique-rectangle-5 =
    .where = Regardez les cases à deux ou trois candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } { COUNT($floor) ->
        [one] ne peut valoir
       *[other] ne peuvent valoir
    } que { DIGITS($pair, join: "or") } ; { CELLS($roof) } ont en plus le { DIGITS($extras) }.
    .why = Si aucune des cases { CELLS($roof) } ne valait { DIGITS($extras) }, les quatre coins n’auraient que { DIGITS($pair) }, et échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : l’une des cases { CELLS($roof) } vaut donc { DIGITS($extras) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] les voit
       *[other] les voient
    } { COUNT($roof) ->
        [2] toutes les deux
       *[other] toutes
    }.

story-unique-rectangle-6 =
    .where = Regardez les places { DIGITS($pair, article: "du") } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") }. { HOUSES($lines, case: "in") }, le { DIGITS($removed-digits) } ne peut aller que dans ces coins.
    .why = Il faut un { DIGITS($removed-digits) } { KIND($lines) ->
        [row] par ligne
       *[column] par colonne
    }, dans des coins opposés. Si c’étaient { CELLS($roof) }, alors { CELLS($floor) } vaudraient toutes deux { DIGITS($kept) }, et échanger les deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : les { DIGITS($removed-digits) } vont donc en { CELLS($floor) }.

story-hidden-rectangle =
    .where = Regardez les places { DIGITS($pair, article: "du") } { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs, et { CELLS($opposite) } ne peut valoir que { DIGITS($pair, join: "or") }. Le { DIGITS($kept) } n’a que deux places { HOUSES($row, case: "in") }, { CELLS($corner) } et { CELLS($in-row) }, et que deux { HOUSES($column, case: "in") }, { CELLS($corner) } et { CELLS($in-column) }.
    .why = Si { CELLS($corner) } valait { DIGITS($removed-digits) }, { CELLS($in-row) } et { CELLS($in-column) } vaudraient toutes deux { DIGITS($kept) }, et { CELLS($opposite) } vaudrait { DIGITS($removed-digits) }. Échanger les deux chiffres donnerait alors une seconde solution, et cette grille n’en a qu’une.

story-avoidable-rectangle-1 =
    .where = Regardez les chiffres que vous avez placés { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs ; aucune de ces cases n’est donnée. Trois sont remplies, où { DIGITS($pair) } alternent : { CELLS($filled) }.
    .why = Si { CELLS($roof) } valait { DIGITS($removed-digits) }, les quatre coins n’auraient que { DIGITS($pair) }, et, aucun n’étant donné, échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une.

story-avoidable-rectangle-2 =
    .where = Regardez les chiffres que vous avez placés { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs ; aucune de ces cases n’est donnée. { CELLS($filled) } se partagent { DIGITS($pair) } ; { CELLS($roof) } pourraient poursuivre l’alternance, ou valoir { DIGITS($extras) }.
    .why = Si ni { CELLS($roof, join: "nor") } ne valait { DIGITS($extras) }, les quatre coins n’auraient que { DIGITS($pair) }, et, aucun n’étant donné, échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : l’une des cases { CELLS($roof) } vaut donc { DIGITS($extras) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-bug-plus-1 =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($cell) }, qui en a trois.
    .why = Le { DIGITS($digit) } a trois places dans chacune des trois unités de { CELLS($cell) } : { HOUSES($houses) }. Partout ailleurs, chaque chiffre qui manque à une unité n’y a que deux places. Si { CELLS($cell) } ne valait pas { DIGITS($digit) }, ce serait vrai de toute la grille, et une telle grille a plusieurs solutions ou aucune. Celle-ci en a exactement une.

## Le dernier recours

story-search =
    .where = Aucune des techniques connues ici ne s’applique : il reste à essayer. Regardez { CELLS($cell) }.
    .what = { COUNT($tried) ->
        [one] { CELLS($cell) } n’a plus qu’un candidat, le { DIGITS($tried) }.
       *[other] Aucune case n’a moins de candidats que { CELLS($cell) } : { DIGITS($tried) }.
    }
    .why = Une recherche exhaustive de tout ce qui reste possible ne trouve qu’une solution, et { CELLS($cell) } y vaut { DIGITS($placed-digit) }. Tout autre choix finit tôt ou tard par une contradiction.

## Erreurs sur la grille

mistake-rule = Le { DIGITS($digit) } en { CELLS($cell) } ne va pas { HOUSES($house, case: "in") } : { CELLS($others) } en { COUNT($others) ->
        [one] contient
       *[other] contiennent
    } déjà un.
mistake-wrong-digit = Le { DIGITS($digit) } en { CELLS($cell) } n’enfreint encore aucune règle, mais il ne peut pas rester.
mistake-wrong-mark = Un candidat a été retiré à tort en { CELLS($cell) }.
mistake-puzzle = La grille de départ elle-même n’a pas de solution.
mistake-puzzle-duplicate = La grille de départ elle-même enfreint les règles : { HOUSES($house) } contient plusieurs fois le { DIGITS($digit) }, en { CELLS($cells) }.
mistake-somewhere = Il y a une erreur quelque part sur la grille.
mistake-puzzle-empty-cell = La grille de départ elle-même n’a pas de solution : rien ne convient en { CELLS($cells) }.
mistake-puzzle-no-place = La grille de départ elle-même n’a pas de solution : le { DIGITS($digit) } n’a pas de place { HOUSES($house, case: "in") }.
briefly = { $place ->
        [none] { $name }
       *[other] { $name } ({ $place })
    }
mistake-no-steps = Aucun chemin essayé ici ne montre pourquoi ; seule une recherche y parvient.
mistake-steps = { $count ->
        [one] Voici pourquoi, sur la grille d’avant ce coup :
       *[other] { SPELL($count) } étapes le montrent, sur la grille d’avant ce coup :
    }
mistake-in-steps = { $count ->
        [one] Une étape sur la grille d’avant ce coup le montre : { $last }.
       *[other] { SPELL($count) } étapes sur la grille d’avant ce coup le montrent. Elles mènent à celle-ci : { $last }.
    }
mistake-answer = { CELLS($cell) } vaut { DIGITS($answer) }.

marks-surplus = { COUNT($surplus) ->
        [one] Une note est de trop, exclue par un chiffre placé : retirez { REMOVED($surplus) }.
       *[other] Des notes sont de trop, exclues par des chiffres placés : retirez { REMOVED($surplus) }.
    }
marks-missing = { COUNT($missing) ->
        [one] { CELLS($missing) } n’a pas encore de notes : le tuteur y compte tout ce que permettent les chiffres en vue.
       *[other] { CELLS($missing) } n’ont pas encore de notes : le tuteur y compte tout ce que permettent les chiffres en vue.
    }

## Est-ce vrai, et pourquoi ?

claim = { CELLS($cell) } { $holds ->
        [yes] vaut
       *[no] ne vaut pas
    } { DIGITS($digit) }
step-of-proof = Étape { $number } · { $told }
verdict-proved = { $claim } : { $count ->
        [one] une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-refuted = Non : { $opposite }. { $count ->
        [0] { $shown ->
            [sight] {""}
            [crossed-out] Il y a déjà été retiré.
           *[no] Aucun chemin essayé ici ne montre pourquoi ; seule une recherche y parvient.
        }
        [one] Une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-not-yet = Pas encore déductible : aucun chemin essayé ici ne mène à « { $claim } ».
verdict-unknown = Pas encore déductible : aucun chemin essayé ici ne mène à « { $claim } », et la recherche a été abandonnée.
verdict-sight = { CELLS($cell) } contient le { DIGITS($digit) }.
verdict-seen = { HOUSES($house) } a déjà son { DIGITS($digit) }, en { CELLS($cell) }.
verdict-open = Impossible à déduire : rien sur la grille ne décide si { $claim }.
verdict-known = La grille le montre déjà : { $claim }.
verdict-contradiction = Impossible de rien démontrer : la grille, telle quelle, n’a pas de solution.

## Ce qui empêche des cases de former un motif

fault-too-few = Ce motif a { $number ->
        [one] une case
       *[other] { SPELL($number) } cases
    }, et vous n’en avez montré { COUNT($cells) ->
        [0] aucune
        [1] qu’une
       *[other] que { SPELL(COUNT($cells)) }
    }.
fault-at-least = Ce motif a au moins { SPELL($number) } cases, et vous n’en avez montré { COUNT($cells) ->
        [0] aucune
        [1] qu’une
       *[other] que { SPELL(COUNT($cells)) }
    }.
fault-too-many = Ce motif n’a que { $number ->
        [one] une case
       *[other] { SPELL($number) } cases
    }, et vous en avez montré { SPELL(COUNT($cells)) }.
fault-filled = { CELLS($cells) } { COUNT($cells) ->
        [one] contient déjà un chiffre
       *[other] contiennent déjà un chiffre chacune
    }.
fault-no-candidate = Plus rien ne convient en { CELLS($cells) } : il y a une erreur sur la grille.
fault-no-pattern = Ce motif n’est pas { COUNT($cells) ->
        [one] dans cette case
       *[other] dans ces cases
    }.
solutions-part = La logique s’arrête ici : cette grille a plusieurs solutions{ $few ->
    [yes] , différentes en { CELLS($cells) }. Choisissez un chiffre pour l’une de ces cases, et continuez.
   *[no] . Elles diffèrent dans { SPELL($count) } cases au moins : choisissez un chiffre dans une case vide, et continuez.
}
spot-narrower = Le motif porte sur { DIGITS($digits, article: "le") }{ COUNT($houses) ->
    [0] .
   *[other] , et { HOUSES($houses) } est une de ses unités.
}
spot-fruitless = C’est juste, mais il n’en découle rien. Trouvez un motif qui exclut un candidat : cet essai ne compte pas.
fault-nothing-to-remove = Le motif est bien là, mais il ne retire rien.
fault-nothing-sees = Aucune autre place du { DIGITS($digits) } ne voit { COUNT($cells) ->
        [2] à la fois
       *[other] en même temps
    } { CELLS($cells) } : il n’y a rien à retirer.
fault-not-unique = Ce motif suppose que la grille n’a qu’une solution, et ici ce n’est pas sûr.
fault-lacks-digit = { CELLS($cells) } { COUNT($cells) ->
        [one] n’a pas de { DIGITS($digits) } parmi ses candidats
       *[other] n’ont pas de { DIGITS($digits) } parmi leurs candidats
    }.
fault-no-common-house = { CELLS($cells) } { COUNT($cells) ->
        [2] n’ont aucune unité en commun
       *[other] ne sont pas toutes dans une même unité
    }.
fault-further-place = { HOUSES($houses, case: "in") }, le { DIGITS($digits) } a encore { COUNT($others) ->
        [one] une autre place, { CELLS($others) }
       *[other] d’autres places : { CELLS($others) }
    }.
fault-third-place = { HOUSES($houses, case: "in") }, le { DIGITS($digits) } a { COUNT($others) ->
        [one] une troisième place, { CELLS($others) }
       *[other] plus de deux places : il y a aussi { CELLS($others) }
    }.
fault-one-place = { HOUSES($houses, case: "in") }, le { DIGITS($digits) } n’a qu’une place, { CELLS($cells) } : on peut l’y mettre tout de suite.
fault-one-candidate = { CELLS($cells) } { COUNT($cells) ->
        [one] n’a qu’un candidat, le { DIGITS($digits) } : on peut la remplir tout de suite
       *[other] n’ont qu’un candidat chacune : on peut les remplir tout de suite
    }.

fault-other-empty = Il y a { COUNT($others) ->
        [one] une autre case vide { HOUSES($houses, case: "in") }, { CELLS($others) }
       *[other] { SPELL(COUNT($others)) } autres cases vides { HOUSES($houses, case: "in") } : { CELLS($others) }
    }.
fault-no-lone-place = { COUNT($digits) ->
        [one] Le { DIGITS($digits) } peut encore aller
       *[other] Les chiffres { DIGITS($digits) } peuvent encore aller
    } ailleurs { HOUSES($houses, case: "in") }.
fault-several-candidates = { CELLS($cells) } peut encore valoir { DIGITS($digits, join: "or") }.

fault-not-in-crossing = { CELLS($cells) } ne sont pas ensemble dans un bloc et dans une ligne ou une colonne.
fault-too-many-digits = { CELLS($cells) } ont à elles { SPELL(COUNT($cells)) } { SPELL(COUNT($digits)) } chiffres : { DIGITS($digits, article: "le") }.
fault-few-confined = { HOUSES($houses, case: "in") }, { COUNT($digits) ->
        [0] aucun chiffre n’est réservé
        [1] seul { DIGITS($digits, article: "le") } est réservé
       *[other] seuls { DIGITS($digits, article: "le") } sont réservés
    } à { CELLS($cells) } : ce motif en demande { SPELL($number) }.

fault-line-count = Les places choisies du { DIGITS($digits) } sont { HOUSES($houses, case: "in") } : ce motif demande { SPELL($number) } { KIND($houses) ->
        [row] lignes
        [column] colonnes
       *[box] blocs
    }.
fault-no-fin = Toutes ces places du { DIGITS($digits) } sont { HOUSES($houses, case: "in") } : il n’y a pas de nageoire.
fault-fins-apart = Les places du { DIGITS($digits) } sont { HOUSES($houses, case: "in") } : quelles que soient les { SPELL($number) } qu’on prend pour couverture, ce qui reste ne tient pas dans un seul bloc.
fault-fin-removes-nothing = Avec { HOUSES($houses) } pour couverture, aucune autre place du { DIGITS($digits) } n’y voit { COUNT($cells) ->
        [one] la nageoire
       *[other] toutes les nageoires,
    } { CELLS($cells) }.
fault-thin-line = Sans { COUNT($cells) ->
        [one] la nageoire
       *[other] les nageoires
    } { CELLS($cells) }, il ne reste qu’une place pour le { DIGITS($digits) } { HOUSES($houses, case: "in") }.
fault-no-thin-line = Même sans { COUNT($cells) ->
        [one] la nageoire
       *[other] les nageoires
    } { CELLS($cells) }, le { DIGITS($digits) } garde au moins deux places dans chacune { HOUSES($houses, case: "of") }.

fault-ends-apart = Les deux liens ne se rejoignent pas : ni { CELLS($cells, join: "nor") } ne voit { CELLS($others, join: "or") }.
fault-not-parallel = Les deux liens sont { HOUSES($houses, case: "in") }, et non dans deux lignes ou deux colonnes.
fault-not-on-a-line = { CELLS($cells) }, où les liens se rejoignent, ne sont pas alignées.
fault-ends-aligned = Les deux bouts, { CELLS($cells) }, sont alignés eux aussi.
fault-not-crosswise = Les deux liens sont { HOUSES($houses, case: "in") }, et non dans une ligne et une colonne.
fault-not-two-outside = Ce motif a { SPELL($number) } cases hors { HOUSES($houses, case: "of") }, et ici { COUNT($cells) ->
        [0] il n’y en a aucune
        [1] il n’y a que { CELLS($cells) }
       *[other] il y en a { SPELL(COUNT($cells)) } : { CELLS($cells) }
    }.
fault-no-cross = Les places du { DIGITS($digits) } { HOUSES($houses, case: "in") }, { CELLS($cells) }, ne tiennent pas sur une ligne et une colonne.
fault-one-arm = Les places du { DIGITS($digits) } { HOUSES($houses, case: "in") }, { CELLS($cells) }, sont toutes alignées : il manque le second bras.
fault-link-off-arms = Ni { CELLS($cells, join: "nor") } n’est { HOUSES($houses, case: "in", join: "or") }, les bras de la croix.
fault-link-not-across = Le lien entre { CELLS($cells) } ne s’éloigne pas à angle droit d’un bras de la croix.

fault-candidate-count = { CELLS($cells) } a { COUNT($digits) ->
        [one] un seul candidat, { DIGITS($digits, article: "le") }
       *[other] { SPELL(COUNT($digits)) } candidats, { DIGITS($digits, article: "le") }
    } : il en faut { SPELL($number) }.
fault-pivot-unseen = Le pivot { CELLS($cells) } ne voit { COUNT($others) ->
        [one] pas la pince { CELLS($others) }
       *[other] aucune des pinces { CELLS($others) }
    }.
fault-tip-shares-none = La pince { CELLS($others) } n’a aucun chiffre en commun avec le pivot { CELLS($cells) }, qui a { DIGITS($digits, article: "le") }.
fault-tip-shares-both = La pince { CELLS($others) } a les deux mêmes chiffres que le pivot { CELLS($cells) }, { DIGITS($digits, article: "le") }.
fault-tips-share-alike = Les deux pinces, { CELLS($others) }, ont le même chiffre en commun avec le pivot { CELLS($cells) } : { DIGITS($digits, article: "le") }.
fault-pincers-differ = Les pinces { CELLS($cells) } n’ont aucun chiffre en commun.
fault-not-in-pivot = La pince { CELLS($others) } a { DIGITS($digits, article: "le") }, que le pivot { CELLS($cells) } n’a pas.
fault-pincers-equal = Les pinces { CELLS($cells) } ont les deux mêmes candidats, { DIGITS($digits, article: "le") } : elles ne devraient en avoir qu’un en commun.
fault-pairs-differ = { CELLS($cells) } n’ont pas les deux mêmes candidats.
fault-pincers-together = { CELLS($cells) }, qui valent { DIGITS($digits, join: "or") }, se voient : c’est une paire nue.
fault-link-unseen = { CELLS($others) } devraient voir chacune un bout différent du lien entre { CELLS($cells) }.

fault-not-a-rectangle = { CELLS($cells) } ne sont pas les coins d’un rectangle : elles n’occupent pas exactement deux lignes et deux colonnes.
fault-no-rectangle-within = Quatre de ces cases devraient être les coins d’un rectangle, et il n’y en a aucun.
fault-box-count = { COUNT($houses) ->
        [one] Les coins sont tous { HOUSES($houses, case: "in") } : il faut deux blocs
       *[other] Les coins sont dans { SPELL(COUNT($houses)) } blocs : il n’en faut que deux
    }.
fault-no-pair-corner = Aucun des coins { CELLS($cells) } n’a exactement deux candidats.
fault-corner-lacks-pair = { CELLS($cells) } ne { COUNT($cells) ->
        [one] peut
       *[other] peuvent
    } valoir ni { DIGITS($digits, join: "nor") }.
fault-roof-count = { COUNT($cells) ->
        [0] Aucun coin n’a
        [1] Un seul coin, { CELLS($cells) }, a
       *[other] { SPELL(COUNT($cells)) } coins, { CELLS($cells) }, ont
    } d’autres candidats que { DIGITS($digits, article: "le") } : ce type demande { $number ->
        [one] un seul coin de ce genre
       *[other] { SPELL($number) } coins de ce genre
    }.
fault-roof-too-few = { COUNT($cells) ->
        [0] Aucun coin n’a
       *[other] Un seul coin, { CELLS($cells) }, a
    } d’autres candidats que { DIGITS($digits, article: "le") } : ce type demande au moins { SPELL($number) } coins de ce genre.
fault-roof-opposite = { CELLS($cells) }, les coins qui ont d’autres candidats que { DIGITS($digits, article: "le") }, sont opposés, et non côte à côte.
fault-roof-beside = { CELLS($cells) }, les coins qui ont d’autres candidats que { DIGITS($digits, article: "le") }, sont côte à côte, et non opposés.
fault-extra-count = { CELLS($cells) } ont { SPELL(COUNT($digits)) } chiffres en plus, { DIGITS($digits, article: "le") } : ce type n’en demande { $number ->
        [one] qu’un
       *[other] que { SPELL($number) }
    }.
fault-subset-outside = { CELLS($cells) } { COUNT($cells) ->
        [one] n’est pas
       *[other] ne sont pas
    } { HOUSES($houses, case: "in") }, avec les coins qui ont des chiffres en plus.
fault-subset-digits = Les chiffres en plus de { CELLS($others) } et les candidats de { CELLS($cells) } font { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") } : il en faut { SPELL($number) }.
fault-given = { CELLS($cells) } { COUNT($cells) ->
        [one] est donnée : on ne peut pas l’échanger
       *[other] sont données : on ne peut pas les échanger
    }.
fault-filled-count = Ce type demande { SPELL($number) } coins remplis, et { COUNT($cells) ->
        [0] il n’y en a aucun
        [1] il n’y a que { CELLS($cells) }
       *[other] il y en a { SPELL(COUNT($cells)) } : { CELLS($cells) }
    }.
fault-not-alternating = { CELLS($cells) }, à côté du coin vide, contiennent des chiffres différents, { DIGITS($digits, article: "le") } : il faudrait le même.
fault-empty-opposite = Les coins vides, { CELLS($cells) }, sont opposés, et non côte à côte.
fault-others-not-two = Toutes les autres cases vides devraient avoir deux candidats, et ce n’est pas le cas de { $number ->
        [one] { CELLS($others) }
        [2] { CELLS($others) }
        [3] { CELLS($others) }
       *[other] { $number } d’entre elles, par exemple { CELLS($others) }
    }.
fault-uneven = { HOUSES($houses, case: "in") }, le { DIGITS($digits) } { COUNT($cells) ->
        [0] n’a aucune place
        [1] a une place
       *[other] a { SPELL(COUNT($cells)) } places
    } : il en faudrait { SPELL($number) }.

fault-unlinked = Aucune unité de { CELLS($cells, join: "or") } n’a exactement deux places pour le { DIGITS($digits) }.
fault-chain-goes-on = La chaîne continue jusqu’en { CELLS($others) } : { HOUSES($houses, case: "in") }, le { DIGITS($digits) } n’a que deux places, celle-là et { CELLS($cells) }.
fault-clusters-apart = Aucun lien fort sur le { DIGITS($digits) } ne mène de { CELLS($cells) } à { CELLS($others) }.
fault-one-cluster = { CELLS($cells) } forment un seul ensemble de cases liées sur le { DIGITS($digits) } : il manque le second.
fault-clusters-unseen = Aucune des cases { CELLS($cells) } ne voit l’une des cases { CELLS($others) }.
fault-colours-unseen = Aucune autre place du { DIGITS($digits) } ne voit les deux couleurs de { CELLS($cells) }.
fault-no-pair-cell = Aucune des cases { CELLS($cells) } n’a exactement deux candidats.
fault-not-the-pair = { CELLS($cells) } { COUNT($cells) ->
        [one] n’a
       *[other] n’ont
    } pas pour seuls candidats { DIGITS($digits, article: "le") }.
fault-odd-chain = Une chaîne de { SPELL($number) } cases a le même chiffre aux deux bouts : il en faut un nombre pair.
fault-chain-broken = La chaîne est rompue : { COUNT($cells) ->
        [one] { CELLS($cells) } ne voit { COUNT($others) ->
            [one] pas { CELLS($others) }
           *[other] aucune des cases { CELLS($others) }
        }
       *[other] aucune des cases { CELLS($cells) } ne voit { CELLS($others, join: "or") }
    }.
fault-chain-branches = La chaîne se divise : { CELLS($cells) } voit { SPELL(COUNT($others)) } de ses cases, { CELLS($others) }.
fault-ring = { CELLS($cells) } se referment en anneau : une chaîne a deux bouts.
fault-detour = { CELLS($cells) } sont aussi reliées par une chaîne plus courte de cases à { DIGITS($digits) }.

fault-another = Il y a bien un motif ici, mais un autre, qui a sa propre leçon : { $name }.

## Leçons

lesson-no-pattern = Ce n’est donc pas { ONE($name) }.
lesson-rung = Le tuteur donne toujours l’étape la plus simple. De la plus simple à la plus difficile, c’est la { $rung }ᵉ de ses { $of } techniques, juste après « { $before } » ; les leçons suivent parfois un autre ordre.
lesson-first-rung = Le tuteur donne toujours l’étape la plus simple. De la plus simple à la plus difficile, c’est la { $rung }ʳᵉ de ses { $of } techniques : la première qu’il cherche.

## Exercices

exercise-spot = { $count ->
        [0] Trouvez { ONE($name) }. Montrez les cases du motif.
        [1] Trouvez { ONE($name) }. Montrez la case.
       *[other] Trouvez { ONE($name) }. Montrez ses { SPELL($count) } cases.
    }
exercise-conclude = Voici { ONE($name) }{ COUNT($digits) ->
        [0] .
       *[other] , sur { DIGITS($digits, article: "le") }.
    } Retirez tous les candidats à exclure.
exercise-conclude-place = Voici { ONE($name) }. Quel chiffre va dans la case ?
exercise-place = Quel chiffre va dans la case marquée A ?
first-there = Déjà là : { SEEN($seen) }.
first-left = Il ne reste que le { DIGITS($digits) } pour la case marquée A.
first-seen = Le { DIGITS($digits) } ne peut pas aller là, car { HOUSES($houses) } en a déjà un.
first-elsewhere = La question porte sur la case marquée A.
conclude-place-hint = Parcourez sa ligne, sa colonne et son bloc. Quel chiffre reste, ou n’a pas d’autre place ?
conclude-count = { $count ->
        [one] { $count } candidat est à retirer.
       *[other] { SPELL($count) } candidats sont à retirer.
    }
exercise-judge = Est-ce { ONE($name) } ? Regardez { $count ->
        [one] la case marquée A.
       *[other] les cases marquées A.
    }
exercise-spoiler = Si une case gâche le motif, montrez-la et répondez non.
exercise-cell = Montrez { CELLS($cells) }.
exercise-house = Montrez toutes les cases { HOUSES($houses, case: "of") }.
exercise-clash = Un chiffre enfreint ici les règles. Montrez les deux cases qui se contredisent.

exercise-right = Juste.
exercise-not = Pas cette fois. { $why }
exercise-partly = { $missing ->
        [0] { CELLS($cells) }, c’est juste, mais vous avez montré { SPELL($picked) } cases. { $needed ->
            [one] Montrez-en une seule.
           *[other] Montrez-en { SPELL($needed) }.
        }
       *[other] Presque : { CELLS($cells) } { $right ->
            [one] fait partie
           *[other] font partie
        } { $extra ->
            [0] du motif. { $missing ->
                [one] Encore une case.
               *[other] Encore { SPELL($missing) } cases.
            }
           *[other] d’un motif de { SPELL($needed) } cases.
        }
    }
exercise-almost = { $wrong ->
        [0] Presque : encore { $missing ->
            [one] un candidat à retirer.
           *[other] { SPELL($missing) } candidats à retirer.
        }
       *[other] { $missing ->
            [0] Presque : { $wrong ->
                [one] l’un des candidats retirés doit rester.
               *[other] { SPELL($wrong) } des candidats retirés doivent rester.
            }
           *[other] Presque : { $wrong ->
                [one] l’un des candidats retirés doit rester,
               *[other] { SPELL($wrong) } des candidats retirés doivent rester,
            } et il en manque { $missing ->
                [one] un.
               *[other] { SPELL($missing) }.
            }
        }
    }
exercise-more = On peut aussi retirer { REMOVED($removed) }, même si ce n’était pas demandé.
answer-cells = Votre réponse : { CELLS($cells) }.
answer-removed = Votre réponse : retirer { REMOVED($found) }.
answer-placed = Votre réponse : { ANSWERED($found) }.
answer-digit = Votre réponse : { DIGITS($digits) }.
answer-words = Votre réponse : { $cells }.
cell-in-words = { HOUSES($row, case: "bare") }, { HOUSES($column, case: "bare") }
answer-verdict = Votre réponse : { $verdict ->
        [yes] oui
       *[no] non
    }{ COUNT($cells) ->
        [0] {""}
       *[other] , { CELLS($cells) }
    }.
exercise-no-cells = Montrez d’abord une case.
exercise-no-candidates = Retirez d’abord des candidats.
exercise-no-digit = Tapez d’abord un chiffre.
exercise-no-verdict = Motif ou faux-semblant ? Oui ou non ?

misread-filled = { CELLS($cells) } contient déjà un chiffre.
misread-no-candidate = { CELLS($cells) } ne peut pas contenir le { DIGITS($digits) }.
misread-seen = { CELLS($cells) } ne peut pas contenir le { DIGITS($digits) } : { HOUSES($houses) } en a déjà un.
misread-digit = Le { DIGITS($digits) } a encore d’autres places dans le bloc, la ligne et la colonne de { CELLS($cells) }.
misread-not-placed = Le motif ne place pas le { DIGITS($digits) } en { CELLS($cells) }.
misread-cell = La question porte sur { CELLS($cells) }.
misread-own = Le { DIGITS($digits) } de { CELLS($cells) } fait partie du motif : il reste.
misread-other-digit = Le motif ne dit rien du { DIGITS($digits) }.
misread-unseen = Le motif n’atteint pas le { DIGITS($digits) } de { CELLS($cells) }.

judge-hint-cell-1 = Parcourez la ligne, la colonne et le bloc de { CELLS($cells) } : quels chiffres voit-elle ?
judge-hint-cell-2 = Écartez tous les chiffres que voit { CELLS($cells) }. Combien en reste-t-il ?
judge-hint-house-1 = Regardez { HOUSES($houses) } : quels chiffres manquent, et où chacun peut-il aller ?
judge-hint-house-2 = { HOUSES($houses, case: "in") }, comptez les cases vides, puis les places de chaque chiffre qui manque.
judge-hint-places-1 = Regardez { HOUSES($houses) } : où le { DIGITS($digits) } peut-il encore aller ?
judge-hint-places-2 = { HOUSES($houses, case: "in") }, le { DIGITS($digits) } peut encore aller ici : { CELLS($cells) }. Est-ce ce que demande le motif ?
judge-hint-cells-1 = Comparez { CELLS($cells) } : leurs candidats, et les unités qu’elles partagent.
judge-hint-cells-2 = { CELLS($cells) } ont ensemble { SPELL(COUNT($digits)) } chiffres : { DIGITS($digits, article: "le") }. Est-ce ce que demande le motif ?
judge-it-is = C’est bien { ONE($name) }.
judge-it-is-not = Faux-semblant : ce n’est pas { ONE($name) }.
judge-no-reason = Juste, c’est un faux-semblant. Montrer la case qui gâche le motif rapporte le reste.
judge-other-reason = Juste, c’est un faux-semblant, mais { COUNT($cells) ->
        [one] ce n’est pas { CELLS($cells) } qui gâche
       *[other] ce ne sont pas { CELLS($cells) } qui gâchent
    } le motif.

cell-not = Pas celle-là.
cell-hint = Le nombre après L est la ligne, comptée depuis le haut. Le nombre après C est la colonne, comptée depuis la gauche.
house-hint = { $kind ->
        [row] Les lignes vont de gauche à droite, et se comptent depuis le haut.
        [column] Les colonnes vont de haut en bas, et se comptent depuis la gauche.
       *[box] Les blocs se comptent comme on lit une page : le 1 est en haut à gauche, puis de gauche à droite, rangée par rangée.
    }
cell-almost = Presque : { $extra ->
        [0] encore { $missing ->
            [one] une case.
           *[other] { SPELL($missing) } cases.
        }
       *[other] { $missing ->
            [0] {""}
            [one] encore une case, et {""}
           *[other] encore { SPELL($missing) } cases, et {""}
        }{ $extra ->
            [one] une de trop.
           *[other] { SPELL($extra) } de trop.
        }
    }
cell-here = C’est ici : { HOUSES($houses) }.
look-at = Regardez { HOUSES($houses) }.
clash-differ = Deux cases se contredisent quand elles contiennent le même chiffre dans une même ligne, une même colonne ou un même bloc.
clash-partly = Presque : { $extra ->
    [0] une des deux. Montrez aussi la case qu’elle contredit.
    [1] l’une de vos deux cases est en cause ; l’autre, non.
   *[other] il y a au moins une case juste, mais le conflit n’en a que deux.
}
clash-no-house = Ces cases contiennent le même chiffre, mais n’ont ni ligne, ni colonne, ni bloc en commun.
clash-here = Le { DIGITS($digits) } est là deux fois { HOUSES($houses, case: "in") }.

## Examens

exam-no-answer = Aucune.
exam-right = Tout est juste.
exam-next = Placez un chiffre que l’on peut prouver maintenant, et dites pourquoi.
exam-next-single = Nommez la technique, et montrez les cases sur lesquelles elle repose : les chiffres qui excluent les autres places, ou ceux qui excluent les autres chiffres. Pour une dernière case libre, n’importe quelles autres cases de l’unité suffisent.
exam-next-pattern = Nommez la technique, et montrez les cases sur lesquelles elle repose. Si un motif doit d’abord retirer des candidats pour que le chiffre devienne un singleton, nommez le motif et montrez ses cases. Pour un singleton, montrez les chiffres qui excluent les autres places, ou ceux qui excluent les autres chiffres.
exam-next-no-digit = Vous n’avez placé aucun chiffre, et c’est lui qui compte d’abord.
exam-next-pattern-only = Le motif est bien là, mais il manque le chiffre auquel il mène.
exam-next-wrong = { CELLS($cells) } ne vaut pas { DIGITS($digits) }.
exam-next-not-yet = { CELLS($cells) } vaut bien { DIGITS($digits) }, mais aucune étape jusqu’au niveau Expert ne suffit encore à le prouver.
exam-next-right = { CELLS($cells) } vaut bien { DIGITS($digits) }, et on peut le prouver maintenant.
exam-next-technique = La technique qui le prouve est une autre : { $name }.
exam-next-no-technique = Vous n’avez nommé aucune technique. Celle qui le prouve : { $name }.
exam-next-no-cells = Il manque les cases sur lesquelles elle repose.
exam-next-cells = La technique ne repose pas exactement sur les cases montrées.
exam-next-beside = Elle ne se sert pas de { CELLS($cells) }.
exam-every = Trouvez tous les candidats que cette technique retire ici, par tous ses motifs : { $name }.
exam-every-place = Trouvez tous les chiffres que cette technique place ici : { $name }.
exam-every-right = { $count ->
        [one] { $count } réponse juste : { PLACED($found) }.
       *[other] { $count } réponses justes : { PLACED($found) }.
    }
exam-every-missing = Il en manque { $count } : { PLACED($found) }.
exam-every-wrong = { $count ->
        [one] { $count } réponse de trop : { PLACED($found) }.
       *[other] { $count } réponses de trop : { PLACED($found) }.
    }
exam-every-beside = Juste aussi, mais ce n’était pas demandé : { PLACED($found) }.
exam-every-count = { $count ->
        [one] Il y a { $count } candidat à retirer.
       *[other] Il y a { SPELL($count) } candidats à retirer.
    }
exam-every-count-placed = { $count ->
        [one] Il y a { $count } chiffre de ce genre.
       *[other] Il y a { SPELL($count) } chiffres de ce genre.
    }
exam-simplest = Quelle est la technique la plus simple qui s’applique ici ? C’est la première de la liste qui place un chiffre ou retire un candidat.
exam-simplest-applies = Cette technique s’applique ici, mais une plus simple aussi : { $name }.
exam-simplest-harder = { $name } est là aussi, comme souvent, mais un singleton plus simple passe avant.
exam-simplest-wrong = Cette technique ne s’applique pas ici : { $name }.
exam-judge = { $name }, ou faux-semblant ? Regardez les cases marquées A. Si le motif est là, marquez un candidat qu’il retire. Sinon, répondez non et montrez une case qui gâche le motif, s’il y en a une.
exam-judge-cell = { $name }, ou faux-semblant ? Regardez la case marquée A. Si le motif est là, écrivez le chiffre qu’il place. Sinon, répondez non.
exam-judge-cell-removes = { $name }, ou faux-semblant ? Regardez la case marquée A. Si le motif est là, marquez un candidat qu’il retire. Sinon, répondez non.
exam-judge-no-digit-is = Juste, le motif est là, mais vous n’avez écrit aucun chiffre.
exam-judge-no-reason-is = Juste, le motif est là, mais vous n’avez rien marqué de ce qui s’ensuit.
exam-judge-other-digit = Juste, le motif est là, mais il place { PLACED($right) }, et non { PLACED($found) }.
exam-judge-other-reason-is = Juste, le motif est là, mais il ne permet pas de retirer { REMOVED($found) }.
exam-judge-no-reason-is-not = Juste, c’est un faux-semblant, mais vous n’avez montré aucune case qui gâche le motif.
exam-judge-other-reason-is-not = Juste, c’est un faux-semblant, mais pas à cause de ces cases.
exam-order = Rangez ces grilles de la plus facile à la plus difficile : { $letters }. Chacune demande une technique plus difficile que la précédente.
exam-order-easiest = La plus facile est { $letter }.
exam-order-hardest = { $letter } demande, pour son étape la plus difficile : { $name }.
exam-order-is = De la plus facile à la plus difficile : { $order }.
exam-order-rated = { $letter } : environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ; technique la plus difficile : { $name }.
exam-order-partly = Une partie des grilles est dans le bon ordre.
exam-order-wrong = Ce n’est pas l’ordre.
exam-finish = Terminez cette grille.
exam-finish-needs = Étape la plus difficile : { $name }.
exam-finish-right = { $count ->
        [one] { $count } case juste sur { $of }.
       *[other] { $count } cases justes sur { $of }.
    }
exam-finish-wrong = Faux : { CELLS($cells) }.
exam-finish-many-wrong = { $count } cases sont fausses, dont { CELLS($cells) }.
exam-finish-done = La grille est terminée.
exam-finish-crux = { $steps ->
        [one] { $steps } étape mène à la fin.
       *[other] { $steps } étapes mènent à la fin. La plus difficile porte le numéro { $number }.
    }
exam-hint-naked = Cherchez une case qui a très peu de candidats.
exam-answer-digit = { DIGITS($digits) } en { CELLS($cells) }.
exam-answer-technique = Technique : { $name }.
exam-answer-cells = Cases montrées : { CELLS($cells) }.
exam-answer-placed = { ANSWERED($found) }.
exam-answer-removed = Candidats retirés : { REMOVED($found) }.
exam-answer-yes = { $count ->
        [0] oui, le motif est là.
       *[other] oui, le motif est là : { PLACED($found) }.
    }
exam-answer-yes-removed = { $count ->
        [0] oui, le motif est là.
       *[other] oui, le motif est là, et retire { REMOVED($found) }.
    }
exam-answer-no = { $count ->
        [0] non, un faux-semblant.
       *[other] non, un faux-semblant, à cause de { CELLS($cells) }.
    }
exam-answer-order = { $order }, la plus facile d’abord.
exam-answer-grid = { $count ->
        [one] { $count } chiffre placé sur { $of }.
       *[other] { $count } chiffres placés sur { $of }.
    }
