### Comment les techniques sont racontées, en français.
###
### Chaque récit a trois parties : où regarder (sans nommer la technique ni ses
### cases), quel est le motif, et pourquoi il prouve quelque chose. Ce qui en
### découle est la même phrase pour toutes.
###
### Fonctions : CELLS, DIGITS et HOUSES font des listes (join: "or" pour une liste
### avec ou ; HOUSES avec case: "in" ou "of" : dans la ligne 4, du bloc 5), A met un
### article devant un chiffre, REMOVED dit ce qu’on retire, SEEN les chiffres par
### région, KIND choisit selon le genre de région, COUNT selon le nombre, SPELL écrit
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

role-blocker = obstacle
role-excluded = déjà rayé
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
role-bug = case à trois candidats
role-tried = essayé
role-single = la case

legend = { $role } : { CELLS($cells) }

## Ce qui en découle

then-place = Le { DIGITS($placed-digit) } va donc en { CELLS($placed-cell) }.
then-remove = On peut donc retirer { REMOVED($removed) }.

## La technique, nommée avec une région, un chiffre ou une case

larger-naked = groupe nu de { SPELL($size) }
larger-hidden = groupe caché de { SPELL($size) }
larger-fish = poisson de taille { SPELL($size) }

named = Technique : { $name }.
named-houses = Technique : { $name }, { HOUSES($scope, case: "in") }.
named-around = Technique : { $name }, { HOUSES($scope, case: "in") } et autour.
named-digits = Technique : { $name }, sur { DIGITS($scope, article: "le") }.
named-cells = Technique : { $name }, en { CELLS($scope) }.

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
        [one] Le { DIGITS($digit) } en { CELLS($blockers) } barre des cases { HOUSES($house, case: "of") }.
       *[other] Les { DIGITS($digit) } en { CELLS($blockers) } barrent des cases { HOUSES($house, case: "of") }.
    } { COUNT($excluded) ->
        [0] {""}
       *[other] Le { DIGITS($digit) } a déjà été rayé en { CELLS($excluded) }.
    } { $alone ->
        [yes] Une seule case est vide { HOUSES($house, case: "in") }.
       *[no] {""}
    }
    .why = Il faut un { DIGITS($digit) } { HOUSES($house, case: "in") }{ $alone ->
        [yes] {""}
       *[no] , et aucune autre de ses cases vides ne peut le recevoir
    }. Il ne reste que { CELLS($cell) }.

story-naked-single =
    .where = Regardez bien { CELLS($cell) } : que peut-elle encore contenir ?
    .what = { COUNT($seen) ->
        [0] {""}
       *[other] { CELLS($cell) } voit { SEEN($seen) }.
    } { COUNT($excluded) ->
        [0] {""}
        [one] { DIGITS($excluded, article: "le") } y a déjà été rayé.
       *[other] { DIGITS($excluded, article: "le") } y ont déjà été rayés.
    }
    .why = Des chiffres de 1 à { $last }, il ne reste que le { DIGITS($digit) } pour { CELLS($cell) }.

## Candidats verrouillés

story-pointing =
    .where = Regardez les places du { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] toutes deux
       *[other] toutes
    } { HOUSES($cleared, case: "in") }.
    .why = Il faut un { DIGITS($digit) } { HOUSES($confining, case: "in") } : l’une de ces cases le contient. C’est donc aussi le { DIGITS($digit) } { HOUSES($cleared, case: "of") }, qui n’en admet pas un second hors du bloc.

story-claiming =
    .where = Regardez les places du { DIGITS($digit) } { HOUSES($confining, case: "in") }.
    .what = { HOUSES($confining, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells, join: "or") }, { COUNT($cells) ->
        [2] toutes deux
       *[other] toutes
    } { HOUSES($cleared, case: "in") }.
    .why = Il faut un { DIGITS($digit) } { HOUSES($confining, case: "in") } : l’une de ces cases le contient. C’est donc aussi le { DIGITS($digit) } { HOUSES($cleared, case: "of") }, qui n’en admet pas un second hors de la { KIND($confining) ->
        [row] ligne
       *[column] colonne
    }.

## Groupes

story-locked-subset =
    .where = Regardez là où { HOUSES($houses) } se croisent.
    .what = { CELLS($cells) } sont à la fois { HOUSES($houses, case: "in") }, et n’ont à elles { SPELL($size) } que { DIGITS($digits, article: "le") }.
    .why = { SPELL($size) } cases pour { SPELL($size) } chiffres : elles se les partagent, dans un ordre ou un autre. Ces cases appartiennent aux deux régions, donc aucune autre case de l’une ou de l’autre ne peut contenir { DIGITS($digits, join: "or", article: "le") }.

story-naked-subset =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($houses, case: "in") }.
    .what = { CELLS($cells) } n’ont à elles { SPELL($size) } que { DIGITS($digits, article: "le") }.
    .why = { SPELL($size) } cases pour { SPELL($size) } chiffres : elles se les partagent, dans un ordre ou un autre. Donc aucune autre case { HOUSES($houses, case: "of", join: "or") } ne peut contenir { DIGITS($digits, join: "or", article: "le") }.

story-hidden-subset =
    .where = Cherchez des chiffres qui ont peu de places { HOUSES($houses, case: "in") }.
    .what = { HOUSES($houses, case: "in") }, { DIGITS($digits, article: "le") } ne peuvent aller qu’en { CELLS($cells) }.
    .why = { SPELL($size) } chiffres demandent { SPELL($size) } cases : chacune de ces cases contient l’un d’eux. Il n’y a de place pour rien d’autre en { CELLS($removed-cells) }.

## Poissons

story-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller qu’en { CELLS($cells) } : toutes { HOUSES($covers, case: "in") }.
    .why = { HOUSES($bases) } demandent un { DIGITS($digit) } { KIND($bases) ->
        [box] chacun
       *[other] chacune
    }, soit { SPELL($size) } en tout, et { HOUSES($covers) } en admettent un { KIND($covers) ->
        [box] chacun
       *[other] chacune
    }. Ces { SPELL($size) }-là sont donc tout ce que { HOUSES($covers) } peuvent recevoir : tout autre { DIGITS($digit) } y est exclu.

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
    } est un { DIGITS($digit) }, toutes les cases qu’elle voit sont exclues. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] perd
       *[other] perdent
    } le { DIGITS($digit) } dans les deux cas.

story-sashimi-fish =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }, sauf { COUNT($fins) ->
        [one] en { CELLS($fins) }, la nageoire. Sans elle
       *[other] en { CELLS($fins) }, les nageoires. Sans elles
    }, { COUNT($thin) ->
        [one] il ne resterait qu’une place { HOUSES($thin, case: "in") }
       *[other] il ne resterait qu’une place dans chacune { HOUSES($thin, case: "of") }
    }.
    .why = Si { COUNT($fins) ->
        [one] la nageoire n’est pas
       *[other] aucune nageoire n’est
    } un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) } { HOUSES($covers, case: "in") }, qui n’en admettent alors pas d’autre. Si { COUNT($fins) ->
        [one] la nageoire
       *[other] une nageoire
    } est un { DIGITS($digit) }, toutes les cases qu’elle voit sont exclues. { CELLS($removed-cells) } { COUNT($removed-cells) ->
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
    .why = Dans chaque lecture : si aucune nageoire n’est un { DIGITS($digit) }, { HOUSES($bases) } placent leurs { SPELL($size) } { DIGITS($digit) } dans la couverture, qui n’en admet alors pas d’autre ; si une nageoire est un { DIGITS($digit) }, toutes les cases qu’elle voit sont exclues. Une case de la couverture qui voit toutes les nageoires d’une lecture perd donc le { DIGITS($digit) } de toute façon.

## Deux liens forts

story-two-links =
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = Le { DIGITS($digit) } n’a que deux places { HOUSES($first-house, case: "in") }, { CELLS($first-near) } et { CELLS($first-far) }, et que deux { HOUSES($second-house, case: "in") }, { CELLS($second-near) } et { CELLS($second-far) }. { CELLS($first-near) } et { CELLS($second-near) } se voient { HOUSES($meeting, case: "in") }.
    .why = { CELLS($first-near) } et { CELLS($second-near) } ne peuvent pas être toutes deux un { DIGITS($digit) } : { HOUSES($meeting) } n’en admet qu’un. Donc l’un au moins des deux bouts, { CELLS($first-far) } ou { CELLS($second-far) }, est un { DIGITS($digit) }. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit les deux
       *[other] voient les deux
    }.

story-two-links-dual =
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = { HOUSES($meeting, case: "in") }, { CELLS($first-near) } et { CELLS($second-near) } ne peuvent pas être toutes deux un { DIGITS($digit) }. Chacune est l’une des deux seules places du { DIGITS($digit) } dans sa ligne et dans sa colonne : { CELLS($first-near) } avec { CELLS($first-far) } { HOUSES($first-house, case: "in") } et { CELLS($second-far-dual) } { HOUSES($second-house-dual, case: "in") }, { CELLS($second-near) } avec { CELLS($first-far-dual) } { HOUSES($first-house-dual, case: "in") } et { CELLS($second-far) } { HOUSES($second-house, case: "in") }.
    .why = Celle des deux cases { CELLS($first-near) } et { CELLS($second-near) } qui n’est pas un { DIGITS($digit) } l’impose aux deux places à l’autre bout de sa ligne et de sa colonne. Donc l’une au moins des cases { CELLS($first-far) } et { CELLS($second-far) } est un { DIGITS($digit) }, et l’une au moins des cases { CELLS($first-far-dual) } et { CELLS($second-far-dual) }. { CELLS($removed-cells) } voient chacune les deux cases de l’une de ces paires.

story-empty-rectangle =
    .where = Regardez les blocs où le { DIGITS($digit) } n’occupe qu’une ligne et une colonne.
    .what = { HOUSES($box, case: "in") }, toutes les places du { DIGITS($digit) } sont { HOUSES($first, case: "in") } ou { HOUSES($second, case: "in") } : { CELLS($corners) }. Et le { DIGITS($digit) } n’a que deux places { HOUSES($link, case: "in") }, { CELLS($near) } et { CELLS($far) } ; { CELLS($near) } est { HOUSES($first, case: "in") }.
    .why = Si { CELLS($far) } n’est pas un { DIGITS($digit) }, { CELLS($near) } en est un. Alors { HOUSES($first) } a son { DIGITS($digit) }, et celui { HOUSES($box, case: "of") } est forcément { HOUSES($second, case: "in") }. Donc ou bien { CELLS($far) } est un { DIGITS($digit) }, ou bien le { DIGITS($digit) } { HOUSES($second, case: "of") } est { HOUSES($box, case: "in") }. { CELLS($removed-cells) } perd le { DIGITS($digit) } dans les deux cas.

story-empty-rectangle-dual =
    .where = Regardez les blocs où le { DIGITS($digit) } n’occupe qu’une ligne et une colonne.
    .what = { HOUSES($box, case: "in") }, toutes les places du { DIGITS($digit) } sont { HOUSES($first, case: "in") } ou { HOUSES($second, case: "in") } : { CELLS($corners) }. Et { CELLS($far) } est l’une des deux seules places du { DIGITS($digit) } dans deux régions : avec { CELLS($near) } { HOUSES($link, case: "in") }, et avec { CELLS($near-dual) } { HOUSES($link-dual, case: "in") }.
    .why = Si { CELLS($far) } est un { DIGITS($digit) }, ni { CELLS($near) } ni { CELLS($near-dual) } n’en est un. Sinon, les deux en sont un : mais alors { HOUSES($first) } et { HOUSES($second) } ont leur { DIGITS($digit) } hors { HOUSES($box, case: "of") }, qui n’a plus de place pour le sien. Donc { CELLS($far) } est un { DIGITS($digit) }, et { CELLS($removed-cells) } n’en sont pas.

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
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une région, une seule des deux est juste. De proche en proche, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }).
    .why = Ou bien toutes les cases de couleur A sont un { DIGITS($digit) }, ou bien toutes celles de couleur B. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit une case de chaque couleur : elle perd
       *[other] voient chacune une case de chaque couleur : elles perdent
    } le { DIGITS($digit) } de toute façon.

story-simple-colors-wrap =
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une région, une seule des deux est juste. De proche en proche, la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }).
    .why = Ou bien toutes les cases de couleur A sont un { DIGITS($digit) }, ou bien toutes celles de couleur B. Mais deux cases de couleur { $wrong } sont { HOUSES($house, case: "in") }, qui n’admet qu’un { DIGITS($digit) }. La couleur { $wrong } est donc la mauvaise.

story-multi-colors =
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une région, une seule des deux est juste. De proche en proche, on obtient deux ensembles : la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }), et la couleur C ({ CELLS($c) }) avec la couleur D ({ CELLS($d) }).
    .why = Une case de couleur A en voit une de couleur C : A et C ne peuvent pas être justes toutes deux, donc B l’est, ou D. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit une case B et une case D : elle perd
       *[other] voient chacune une case B et une case D : elles perdent
    } le { DIGITS($digit) } de toute façon.

story-multi-colors-excluded =
    .where = Regardez les régions où le { DIGITS($digit) } n’a que deux places.
    .what = Là où le { DIGITS($digit) } n’a que deux places dans une région, une seule des deux est juste. De proche en proche, on obtient deux ensembles : la couleur A ({ CELLS($a) }) alterne avec la couleur B ({ CELLS($b) }), et la couleur C ({ CELLS($c) }) avec la couleur D ({ CELLS($d) }).
    .why = L’une des couleurs C et D est juste. { COUNT($wrong-cells) ->
        [one] La case de couleur { $wrong } voit
       *[other] Les cases de couleur { $wrong } voient
    } des cases de l’une et de l’autre : { $wrong } contredit celle des deux qui est juste, quelle qu’elle soit. La couleur { $wrong } est donc fausse.

## Rectangles et unicité

story-unique-rectangle-1 =
    .where = Regardez les cases à deux candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs. { CELLS($floor) } ne peuvent valoir que { DIGITS($pair, join: "or") } ; { CELLS($roof) } a en plus { DIGITS($extras, article: "le") }.
    .why = Si { CELLS($roof) } valait aussi { DIGITS($pair, join: "or") }, les quatre coins n’auraient que { DIGITS($pair) }, et échanger ces deux chiffres donnerait une seconde solution. Cette grille n’en a qu’une : { CELLS($roof) } est donc autre chose.

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
    .why = Si les quatre coins n’avaient que { DIGITS($pair) }, échanger ces deux chiffres donnerait une seconde solution, et cette grille n’en a qu’une. L’une des cases { CELLS($roof) } vaut donc { DIGITS($extras, join: "or") }. Avec { CELLS($subset) }, cela fait { SPELL($size) } cases pour les { SPELL($size) } chiffres { DIGITS($subset-digits) } : elles les épuisent, et aucune autre case { HOUSES($lines, case: "of", join: "or") } n’en reçoit.

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
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs ; aucune de ces cases n’est donnée. Trois sont remplies et font alterner { DIGITS($pair) } : { CELLS($filled) }.
    .why = Si { CELLS($roof) } valait { DIGITS($removed-digits) }, les quatre coins feraient alterner { DIGITS($pair) } seulement, et échanger ces deux chiffres donnerait une seconde solution : aucun chiffre donné ne dit dans quel sens. Cette grille n’en a qu’une.

story-avoidable-rectangle-2 =
    .where = Regardez les chiffres que vous avez placés { HOUSES($boxes, case: "in") }.
    .what = { CELLS($corners) } sont les coins d’un rectangle sur deux blocs ; aucune de ces cases n’est donnée. { CELLS($filled) } se partagent { DIGITS($pair) } ; { CELLS($roof) } pourraient continuer à les faire alterner, ou valoir { DIGITS($extras) }.
    .why = Si ni { CELLS($roof, join: "nor") } ne valait { DIGITS($extras) }, les quatre coins feraient alterner { DIGITS($pair) } seulement, et échanger ces deux chiffres donnerait une seconde solution : aucun chiffre donné ne dit dans quel sens. Cette grille n’en a qu’une : l’une des cases { CELLS($roof) } vaut donc { DIGITS($extras) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-bug-plus-1 =
    .where = Regardez le nombre de candidats de chaque case vide.
    .what = Toutes les cases vides ont deux candidats, sauf { CELLS($cell) }, qui en a trois.
    .why = Le { DIGITS($digit) } a trois places dans chacune des trois régions de { CELLS($cell) } : { HOUSES($houses) }. Partout ailleurs, chaque chiffre qui manque à une région n’y a que deux places. Si { CELLS($cell) } ne valait pas { DIGITS($digit) }, ce serait vrai de toute la grille, et une telle grille a deux solutions ou aucune. Celle-ci en a exactement une.

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
mistake-wrong-mark = Un candidat a été rayé en { CELLS($cell) } alors qu’il y est nécessaire.
mistake-puzzle = La grille de départ elle-même n’a pas de solution.
mistake-puzzle-duplicate = La grille de départ elle-même enfreint les règles : { HOUSES($house) } contient plusieurs fois le { DIGITS($digit) }, en { CELLS($cells) }.
mistake-somewhere = Quelque chose sur la grille ne peut pas être juste.
mistake-puzzle-empty-cell = La grille de départ elle-même n’a pas de solution : rien ne convient en { CELLS($cells) }.
mistake-puzzle-no-place = La grille de départ elle-même n’a pas de solution : le { DIGITS($digit) } n’a pas de place { HOUSES($house, case: "in") }.
mistake-steps = { $count ->
        [0] Aucune technique connue ici ne montre pourquoi ; seule une recherche le fait.
        [one] Une étape, sur la grille d’avant, montre pourquoi.
       *[other] { SPELL($count) } étapes, sur la grille d’avant, montrent pourquoi{ $told ->
            [all] .
           *[last] . La dernière :
        }
    }
mistake-answer = { CELLS($cell) } vaut { DIGITS($answer) }.

marks-surplus = { COUNT($surplus) ->
        [one] Une note est de trop, exclue par un chiffre placé : retirez { REMOVED($surplus) }.
       *[other] Des notes sont de trop, exclues par des chiffres placés : retirez { REMOVED($surplus) }.
    }
marks-missing = { COUNT($missing) ->
        [one] { CELLS($missing) } n’a pas encore de notes : tout ce que les chiffres en vue permettent y est compté comme possible.
       *[other] { CELLS($missing) } n’ont pas encore de notes : tout ce que les chiffres en vue permettent y est compté comme possible.
    }

## Est-ce vrai, et pourquoi ?

claim = { CELLS($cell) } { $holds ->
        [yes] vaut
       *[no] ne vaut pas
    } { DIGITS($digit) }
verdict-proved = { $claim } : { $count ->
        [one] une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-refuted = Non : { $opposite }. { $count ->
        [0] { $shown ->
            [sight] {""}
            [crossed-out] Il y a déjà été rayé.
           *[no] Aucune technique connue ici ne montre pourquoi ; seule une recherche le fait.
        }
        [one] Une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-not-yet = Pas encore démontrable : aucune suite de techniques connues ne mène d’ici à « { $claim } ».
verdict-unknown = Pas encore démontrable : aucune suite de techniques connues ne mène d’ici à « { $claim } », et la grille est trop grande pour une recherche.
verdict-sight = { CELLS($cell) } contient le { DIGITS($digit) }.
verdict-open = Pas démontrable : rien sur la grille ne décide si { $claim }.
verdict-known = La grille le montre déjà : { $claim }.
verdict-contradiction = Rien ne peut être démontré : la grille, telle quelle, n’a pas de solution.
