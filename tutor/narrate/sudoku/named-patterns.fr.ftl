# Boucles à gardiens, coloriage 3D, chaînes qui ont un nom et feux d’artifice en mots.

name-guardian = gardiens (boucle impaire)
name-bivalue-oddagon = boucle impaire à deux valeurs
name-medusa = coloriage 3D (Medusa)
name-m-wing = M-Wing
name-h-wing = H-Wing
name-s-wing = S-Wing
name-l-wing = L-Wing
name-firework-triple = feu d’artifice (triplet)
name-firework-quad = feu d’artifice (quadruplet)
name-firework-pair = feu d’artifice (paire)

## Des boucles impossibles

story-guardian =
    .where = Regardez les unités où le { DIGITS($digit) } a peu de places.
    .what = { CELLS($ring) } forment une boucle de { SPELL($length) } places du { DIGITS($digit) }. Chacune partage une unité avec la suivante, et la dernière avec la première. Ces unités n’ont { COUNT($guardians) ->
        [one] qu’une autre place pour le { DIGITS($digit) }, leur gardien : { CELLS($guardian-cells) }.
       *[other] que { SPELL(COUNT($guardians)) } autres places pour le { DIGITS($digit) }, les gardiens : { CELLS($guardian-cells) }.
    }
    .why = Si aucun gardien n’était un { DIGITS($digit) }, une place sur deux exactement le serait, tout au long de la boucle. Or { SPELL($length) } est un nombre impair : c’est impossible. { COUNT($guardians) ->
        [one] Le gardien est donc un { DIGITS($digit) }.
        [2] L’un des gardiens au moins est donc un { DIGITS($digit) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } les deux.
       *[other] L’un des gardiens au moins est donc un { DIGITS($digit) }, et { CELLS($removed-cells) } les { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } tous.
    }

story-bivalue-oddagon =
    .where = Regardez les cases qui ont à la fois { DIGITS($pair, article: "le") }.
    .what = { CELLS($ring) } ont toutes { DIGITS($pair, article: "le") }. Elles forment une boucle de { SPELL($length) } cases : chacune voit la suivante, et la dernière voit la première. Seules { CELLS($guardian-cells) } ont autre chose, le { DIGITS($guardian-digits) } : ce sont les gardiens.
    .why = Si aucun gardien n’était juste, { DIGITS($pair, article: "le") } alterneraient le long de la boucle. Elle a { SPELL($length) } cases, nombre impair : deux voisines seraient égales. L’une des cases { CELLS($guardian-cells) } vaut donc { DIGITS($guardian-digits) }, et { CELLS($removed-cells) } les { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } toutes{ COUNT($guardian-cells) ->
        [2] {" "}les deux
       *[other] {""}
    }.

story-bivalue-oddagon-cell =
    .where = Regardez les cases qui ont à la fois { DIGITS($pair, article: "le") }.
    .what = { CELLS($ring) } ont toutes { DIGITS($pair, article: "le") }. Elles forment une boucle de { SPELL($length) } cases : chacune voit la suivante, et la dernière voit la première. Seule { CELLS($guardian-cells) } a autre chose.
    .why = Si { CELLS($guardian-cells) } valait elle aussi { DIGITS($pair, join: "or") }, ces deux chiffres alterneraient le long de la boucle. Elle a { SPELL($length) } cases, nombre impair : deux voisines seraient égales. { CELLS($guardian-cells) } n’est donc ni l’un ni l’autre{ COUNT($guardian-digits) ->
        [one] .
       *[other] {" "}: elle vaut { DIGITS($guardian-digits, join: "or") }.
    }

story-bivalue-oddagon-subset =
    .where = Regardez les cases qui ont à la fois { DIGITS($pair, article: "le") }.
    .what = { CELLS($ring) } ont toutes { DIGITS($pair, article: "le") }. Elles forment une boucle de { SPELL($length) } cases : chacune voit la suivante, et la dernière voit la première. Seules { CELLS($guardian-cells) } ont autre chose, à elles deux { DIGITS($guardian-digits, article: "le") } : ce sont les gardiens. Dans la même unité, { CELLS($subset) } { COUNT($subset) ->
        [one] n’a
       *[other] n’ont
    } rien d’autre que { DIGITS($subset-digits, article: "le") }.
    .why = Si aucun gardien n’était juste, { DIGITS($pair, article: "le") } devraient alterner sur une boucle de { SPELL($length) } cases, nombre impair : deux voisines seraient égales. L’une des cases { CELLS($guardian-cells) } vaut donc { DIGITS($guardian-digits, join: "or") }. Avec { CELLS($subset) }, cela fait { SPELL($size) } cases pour les { SPELL($size) } chiffres { DIGITS($subset-digits) } : elles les prennent tous. Il n’en reste pour aucune autre case { HOUSES($houses, case: "of", join: "or") }.

## Coloriage 3D

story-medusa =
    .where = Regardez les cases à deux candidats, et les unités où un chiffre n’a que deux places.
    .what = Des deux candidats d’une case, ou des deux places d’un chiffre dans une unité, un seul est juste. De proche en proche, deux couleurs alternent. La couleur A : { PLACED($a) }. La couleur B : { PLACED($b) }. Toute la couleur A est juste, ou bien toute la couleur B.
    .why = Quelle que soit la bonne couleur, { COUNT($removed) ->
        [one] ce candidat est faux.
       *[other] tous ces candidats sont faux.
    }

medusa-cell = { CELLS($out-cells) } { COUNT($out-cells) ->
        [one] a
       *[other] ont
    } les deux couleurs, dont l’une est juste. Cela exclut { PLACED($out) }.
medusa-seen = { COUNT($out) ->
        [one] Celui-ci voit son chiffre dans les deux couleurs :
       *[other] Ceux-ci voient leur chiffre dans les deux couleurs :
    } { PLACED($out) }.
medusa-mixed = { COUNT($out) ->
        [one] Celui-ci partage sa case avec une couleur et voit son chiffre dans l’autre :
       *[other] Ceux-ci partagent leur case avec une couleur et voient leur chiffre dans l’autre :
    } { PLACED($out) }.

story-medusa-wrap =
    .where = Regardez les cases à deux candidats, et les unités où un chiffre n’a que deux places.
    .what = Des deux candidats d’une case, ou des deux places d’un chiffre dans une unité, un seul est juste. De proche en proche, deux couleurs alternent. La couleur A : { PLACED($a) }. La couleur B : { PLACED($b) }. Toute la couleur A est juste, ou bien toute la couleur B.
    .why = { $shown ->
        [cell] Mais la couleur { $wrong } a { DIGITS($clash-digits, article: "le") } en { CELLS($clash) }, qui n’en admet qu’un.
        [house] Mais la couleur { $wrong } a le { DIGITS($clash-digits) } à la fois en { CELLS($clash) }, et { HOUSES($houses) } n’en admet qu’un.
       *[empty] Mais avec la couleur { $wrong }, il ne resterait rien pour { CELLS($clash) } : chacun de ses candidats voit son chiffre dans cette couleur.
    } La couleur { $wrong } est donc la mauvaise, et { $right } est la bonne.

## Chaînes de trois liens forts

story-m-wing =
    .where = Regardez les cases à deux candidats { HOUSES($boxes, case: "in") }. Dans quelle unité l’un de leurs chiffres n’a-t-il que deux places ?
    .what = { CELLS($cell-1) } vaut { DIGITS($start-digit) } ou { DIGITS($middle-digit) }, et voit { CELLS($cell-3) }. { HOUSES($house-2, case: "in") }, le { DIGITS($middle-digit) } n’a que deux places, { CELLS($cell-3) } et { CELLS($cell-4) }. { HOUSES($house-3, case: "in") }, le { DIGITS($end-digit) } n’en a que deux, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, elle vaut { DIGITS($middle-digit) }. Alors { CELLS($cell-3) } ne le vaut pas, donc { CELLS($cell-4) } vaut { DIGITS($middle-digit) }, et { CELLS($cell-6) } vaut forcément { DIGITS($end-digit) }. Donc { CELLS($cell-1) } ou { CELLS($cell-6) } vaut { DIGITS($start-digit) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-h-wing =
    .where = Regardez les cases à deux candidats { HOUSES($boxes, case: "in") }. Dans quelles unités un chiffre n’a-t-il que deux places ?
    .what = { CELLS($cell-1) } vaut { DIGITS($start-digit) } ou { DIGITS($middle-digit) }, et voit { CELLS($cell-3) } et { CELLS($cell-6) }. { HOUSES($house-2, case: "in") }, le { DIGITS($middle-digit) } n’a que deux places, { CELLS($cell-3) } et { CELLS($cell-4) }. { HOUSES($house-3, case: "in") }, le { DIGITS($end-digit) } n’en a que deux, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, elle vaut { DIGITS($middle-digit) }. Alors { CELLS($cell-3) } ne le vaut pas, donc { CELLS($cell-4) } vaut { DIGITS($middle-digit) }, et { CELLS($cell-6) } vaut forcément { DIGITS($end-digit) }. Donc { CELLS($cell-6) } vaut { DIGITS($end-digit) }, ou bien elle voit { A($start-digit) } en { CELLS($cell-1) } : elle ne peut pas valoir { DIGITS($start-digit) }.

story-s-wing =
    .where = Regardez les cases à deux candidats, et les unités où l’un des deux chiffres n’a que deux places.
    .what = { CELLS($cell-3) } vaut { DIGITS($start-digit) } ou { DIGITS($end-digit) }, et voit { CELLS($cell-2) } et { CELLS($cell-5) }. { HOUSES($house-1, case: "in") }, le { DIGITS($start-digit) } n’a que deux places, { CELLS($cell-1) } et { CELLS($cell-2) }. { HOUSES($house-3, case: "in") }, le { DIGITS($end-digit) } n’en a que deux, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, { CELLS($cell-2) } le vaut. Alors { CELLS($cell-3) } vaut { DIGITS($end-digit) }, donc { CELLS($cell-5) } ne le vaut pas, et { CELLS($cell-6) } le vaut. Donc { CELLS($cell-1) } vaut { DIGITS($start-digit) }, ou { CELLS($cell-6) } vaut { DIGITS($end-digit) }. Les deux se voient : avec { PLACED($removed) }, ni l’un ni l’autre ne tiendrait.

story-s-wing-cell =
    .where = Regardez les cases à deux candidats, et les unités où l’un des deux chiffres n’a que deux places.
    .what = { CELLS($cell-3) } vaut { DIGITS($start-digit) } ou { DIGITS($end-digit) }, et voit { CELLS($cell-2) } et { CELLS($cell-5) }. { HOUSES($house-1, case: "in") }, le { DIGITS($start-digit) } n’a que deux places, { CELLS($cell-1) } et { CELLS($cell-2) }. { HOUSES($house-3, case: "in") }, le { DIGITS($end-digit) } n’en a que deux, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, { CELLS($cell-2) } le vaut. Alors { CELLS($cell-3) } vaut { DIGITS($end-digit) }, donc { CELLS($cell-5) } ne le vaut pas, et { CELLS($cell-6) } le vaut. Donc { CELLS($cell-1) } vaut { DIGITS($start-digit) } ou { DIGITS($end-digit) }, et rien d’autre.

story-l-wing =
    .where = Regardez les unités où un chiffre n’a que deux places, et les cases où elles se rejoignent.
    .what = { HOUSES($house-1) } n’a que deux places pour le { DIGITS($start-digit) }, { CELLS($cell-1) } et { CELLS($cell-2) }. { HOUSES($house-2) } n’en a que deux pour le { DIGITS($middle-digit) }, { CELLS($cell-3) } et { CELLS($cell-4) }. { HOUSES($house-3) } n’en a que deux, de nouveau pour le { DIGITS($end-digit) } : { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, { CELLS($cell-2) } le vaut, donc pas { DIGITS($middle-digit) }. Alors { CELLS($cell-4) } vaut { DIGITS($middle-digit) }, et non { DIGITS($end-digit) }, et { CELLS($cell-6) } vaut { DIGITS($end-digit) }. Donc { CELLS($cell-1) } ou { CELLS($cell-6) } vaut { DIGITS($start-digit) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux.

story-l-wing-two-digits =
    .where = Regardez les unités où un chiffre n’a que deux places, et les cases où elles se rejoignent.
    .what = { HOUSES($house-1) } n’a que deux places pour le { DIGITS($start-digit) }, { CELLS($cell-1) } et { CELLS($cell-2) }. { HOUSES($house-2) } n’en a que deux pour le { DIGITS($middle-digit) }, { CELLS($cell-3) } et { CELLS($cell-4) }. { HOUSES($house-3) } n’en a que deux pour le { DIGITS($end-digit) }, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, { CELLS($cell-2) } le vaut, donc pas { DIGITS($middle-digit) }. Alors { CELLS($cell-4) } vaut { DIGITS($middle-digit) }, et non { DIGITS($end-digit) }, et { CELLS($cell-6) } vaut { DIGITS($end-digit) }. Donc { CELLS($cell-1) } vaut { DIGITS($start-digit) }, ou { CELLS($cell-6) } vaut { DIGITS($end-digit) }. Les deux se voient : avec { PLACED($removed) }, ni l’un ni l’autre ne tiendrait.

story-l-wing-cell =
    .where = Regardez les unités où un chiffre n’a que deux places, et les cases où elles se rejoignent.
    .what = { HOUSES($house-1) } n’a que deux places pour le { DIGITS($start-digit) }, { CELLS($cell-1) } et { CELLS($cell-2) }. { HOUSES($house-2) } n’en a que deux pour le { DIGITS($middle-digit) }, { CELLS($cell-3) } et { CELLS($cell-4) }. { HOUSES($house-3) } n’en a que deux pour le { DIGITS($end-digit) }, { CELLS($cell-5) } et { CELLS($cell-6) }.
    .why = Si { CELLS($cell-1) } ne vaut pas { DIGITS($start-digit) }, { CELLS($cell-2) } le vaut, donc pas { DIGITS($middle-digit) }. Alors { CELLS($cell-4) } vaut { DIGITS($middle-digit) }, et non { DIGITS($end-digit) }, et { CELLS($cell-6) } vaut { DIGITS($end-digit) }. Donc { CELLS($cell-1) } vaut { DIGITS($start-digit) } ou { DIGITS($end-digit) }, et rien d’autre.

## Feux d’artifice

story-firework-triple =
    .where = Regardez { HOUSES($lines) } hors { HOUSES($block, case: "of") } : quels chiffres n’y ont presque pas de place ?
    .what = { HOUSES($row) } et { HOUSES($column) } se croisent en { CELLS($crossing) }. Hors { HOUSES($block, case: "of") }, { DIGITS($fired, article: "le") } n’ont pas d’autre place { HOUSES($row, case: "in") } que { CELLS($in-row) }, ni d’autre { HOUSES($column, case: "in") } que { CELLS($in-column) }.
    .why = Si un tel chiffre n’est ni en { CELLS($in-row) } ni en { CELLS($in-column) }, la ligne et la colonne en ont besoin { HOUSES($block, case: "in") }, et seule { CELLS($crossing) } est sur les deux. Les trois chiffres sont donc dans ces trois cases, qui n’ont plus de place pour d’autres.{ COUNT($aside) ->
        [0] {""}
       *[other] {" "}Et { HOUSES($block) } a chacun d’eux { HOUSES($row, case: "in") } ou { HOUSES($column, case: "in") } : { CELLS($aside) } { COUNT($aside) ->
            [one] ne peut
           *[other] ne peuvent
        } en avoir aucun.
    }

story-firework-pair =
    .where = Regardez { HOUSES($lines) } hors { HOUSES($block, case: "of") } : quels chiffres n’y ont presque pas de place ?
    .what = { HOUSES($row) } et { HOUSES($column) } se croisent en { CELLS($crossing) }. Hors { HOUSES($block, case: "of") }, { DIGITS($fired, article: "le") } n’ont pas d’autre place { HOUSES($row, case: "in") } que { CELLS($in-row) }, ni d’autre { HOUSES($column, case: "in") } que { CELLS($in-column) }. { CELLS($bivalue) } n’a que ces deux chiffres, et voit { CELLS($seen) }.
    .why = Si un tel chiffre n’est ni en { CELLS($in-row) } ni en { CELLS($in-column) }, la ligne et la colonne en ont besoin { HOUSES($block, case: "in") }, et seule { CELLS($crossing) } est sur les deux. Chacun des deux est donc en { CELLS($three, join: "or") }. Quel que soit celui de { CELLS($bivalue) }, { CELLS($seen) } ne peuvent pas l’avoir : il est en { CELLS($third) }, qui vaut donc { DIGITS($fired, join: "or") }.

story-firework-quad =
    .where = Regardez { HOUSES($row) } et { HOUSES($column) } hors { HOUSES($block, case: "of") }, puis { HOUSES($row-2) } et { HOUSES($column-2) } hors { HOUSES($block-2, case: "of") } : quels chiffres n’y ont presque pas de place ?
    .what = { CELLS($in-all) } sont les coins d’un rectangle sur quatre blocs. Sur la ligne et la colonne de { CELLS($crossing) }, { DIGITS($fired, article: "le") } n’ont hors { HOUSES($block, case: "of") } que les places { CELLS($in-row) } et { CELLS($in-column) } ; sur celles de { CELLS($crossing-2) }, { DIGITS($fired-2, article: "le") } n’ont hors { HOUSES($block-2, case: "of") } que les deux mêmes.
    .why = Si un tel chiffre n’est ni en { CELLS($in-row) } ni en { CELLS($in-column) }, la ligne et la colonne en ont besoin dans le bloc où elles se croisent, donc au croisement même. { DIGITS($fired-all, article: "le") } sont donc tous dans ces quatre cases, qui n’ont plus de place pour d’autres ; { CELLS($crossing) } vaut { DIGITS($fired, join: "or") }, { CELLS($crossing-2) } { DIGITS($fired-2, join: "or") }.{ COUNT($aside) ->
        [0] {""}
       *[other] {" "}{ HOUSES($block) } n’a { DIGITS($fired, article: "le") } que sur la ligne et la colonne de { CELLS($crossing) } : { CELLS($aside) } { COUNT($aside) ->
            [one] ne peut
           *[other] ne peuvent
        } en avoir aucun.
    }{ COUNT($aside-2) ->
        [0] {""}
       *[other] {" "}{ HOUSES($block-2) } n’a { DIGITS($fired-2, article: "le") } que sur la ligne et la colonne de { CELLS($crossing-2) } : { CELLS($aside-2) } { COUNT($aside-2) ->
            [one] ne peut
           *[other] ne peuvent
        } en avoir aucun.
    }

## Boucles, couleurs de plusieurs chiffres, feux d’artifice

fault-no-ring = Aucune boucle de cinq ou sept de ces cases, places du { DIGITS($digits) }, ne se ferme d’unité en unité.
fault-not-guarding = { CELLS($cells) } { COUNT($cells) ->
        [one] n’est
       *[other] ne sont
    } dans aucune des unités qui relient { CELLS($others) }.
fault-colours-stop = Les couleurs de { CELLS($others) } n’arrivent jamais en { CELLS($cells) }.
fault-colours-silent = Rien ne contredit l’une des couleurs de ces cases, et aucun autre candidat ne se heurte aux deux.
fault-cluster-small = Les couleurs s’arrêtent après quelques candidats : ce motif en demande au moins six, de plusieurs chiffres.
fault-no-crossing = Aucune des cases { CELLS($cells) } n’a l’une des autres sur sa ligne et l’autre dans sa colonne, toutes deux hors de son bloc.
fault-stray-place = Hors du bloc, { HOUSES($houses) } a { COUNT($others) ->
        [one] une autre place pour le { DIGITS($digits) }, { CELLS($others) }
       *[other] d’autres places pour le { DIGITS($digits) } : { CELLS($others) }
    }.
fault-few-open = Moins de { SPELL($number) } chiffres manquent à la fois dans la ligne, la colonne et le bloc.
fault-no-w-link = Aucune unité n’a toutes ses places d’un chiffre parmi ces cases.
fault-w-link-unseen = { CELLS($cells) } ne { COUNT($cells) ->
        [one] voit
       *[other] voient
    } ni tous les { DIGITS($digits) } d’un ensemble, ni tous ceux de l’autre.
