### Les ensembles presque verrouillés, le Sue de Coq et le WXYZ-Wing en mots.

## Noms des techniques

name-wxyz-wing = WXYZ-Wing
name-vwxyz-wing = VWXYZ-Wing
name-sue-de-coq = Sue de Coq
name-als-xz = ALS-XZ
name-als-w-wing = W-Wing d’ALS
name-als-xy-wing = ALS-XY-Wing
name-als-chain = chaîne d’ALS
name-death-blossom = fleur de mort (Death Blossom)
name-aligned-pair-exclusion = exclusion de paire alignée

## Quatre cases, et un croisement

story-wxyz-wing =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($cells) } n’ont à elles { SPELL(COUNT($cells)) } que { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits) }. { DIGITS($others, article: "le") } ne peuvent y figurer qu’une fois chacun : si deux de ces cases en partagent un, elles se voient.
    .why = { DIGITS($others, article: "le") } remplissent au plus { SPELL(COUNT($others)) } des { SPELL(COUNT($cells)) } cases. L’une au moins vaut donc { DIGITS($z) } : { CELLS($z-cells, join: "or") }. { CELLS($removed-cells) } les { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } toutes{ COUNT($z-cells) ->
        [2] {" "}les deux
       *[other] {""}
    }.

story-sue-de-coq =
    .where = Regardez là où { HOUSES($houses) } se croisent.
    .what = Là où { HOUSES($houses) } se croisent, { CELLS($crossing) } ont à elles { SPELL(COUNT($crossing)) } { SPELL(COUNT($crossing-digits)) } chiffres, { DIGITS($crossing-digits) }. Dans le reste { HOUSES($line, case: "of") }, { CELLS($aside) } { COUNT($aside) ->
        [one] a
       *[other] ont
    } { DIGITS($aside-digits, article: "le") } ; dans le reste { HOUSES($box-house, case: "of") }, { CELLS($inside) } { COUNT($inside) ->
        [one] a
       *[other] ont
    } { DIGITS($inside-digits, article: "le") }.
    .why = Cela fait { SPELL(COUNT($cells)) } cases pour { SPELL(COUNT($digits)) } chiffres, et aucun chiffre n’y tient deux fois : si deux de ces cases en partagent un, elles se voient. Chaque chiffre y figure donc une fois. De ces cases, seules celles { HOUSES($line, case: "of") } peuvent avoir { DIGITS($in-line, article: "le") } : il n’en reste pas pour les autres cases { HOUSES($line, case: "of") }. De même, seules celles { HOUSES($box-house, case: "of") } peuvent avoir { DIGITS($in-box, article: "le") } : il n’en reste pas pour les autres cases { HOUSES($box-house, case: "of") }.

story-sue-de-coq-twice =
    .where = Regardez là où { HOUSES($houses) } se croisent.
    .what = Là où { HOUSES($houses) } se croisent, { CELLS($crossing) } ont à elles { SPELL(COUNT($crossing)) } { SPELL(COUNT($crossing-digits)) } chiffres, { DIGITS($crossing-digits) }. Dans le reste { HOUSES($line, case: "of") }, { CELLS($aside) } { COUNT($aside) ->
        [one] a
       *[other] ont
    } { DIGITS($aside-digits, article: "le") } ; dans le reste { HOUSES($box-house, case: "of") }, { CELLS($inside) } { COUNT($inside) ->
        [one] a
       *[other] ont
    } { DIGITS($inside-digits, article: "le") }.
    .why = Cela fait { SPELL(COUNT($cells)) } cases pour { SPELL(COUNT($digits)) } chiffres. On peut y trouver { DIGITS($twice, article: "le") } deux fois, une fois { HOUSES($line, case: "in") } et une fois { HOUSES($box-house, case: "in") } ; les autres chiffres, une seule fois : si deux de ces cases en partagent un, elles se voient. Pour remplir toutes les cases, chaque chiffre y figure donc aussi souvent qu’il le peut. Celles { HOUSES($line, case: "of") } contiennent { DIGITS($in-line, article: "le") }, et il n’en reste pas pour les autres cases { HOUSES($line, case: "of") }. Celles { HOUSES($box-house, case: "of") } contiennent { DIGITS($in-box, article: "le") }, et il n’en reste pas pour les autres cases { HOUSES($box-house, case: "of") }.

## Deux ensembles

story-als-xz =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Deux ensembles presque verrouillés. A est formé de { CELLS($a) }, { COUNT($a) ->
        [one] une case
       *[other] { SPELL(COUNT($a)) } cases
    } pour { SPELL(COUNT($a-digits)) } chiffres : { DIGITS($a-digits) }. B est formé de { CELLS($b) }, { COUNT($b) ->
        [one] une case
       *[other] { SPELL(COUNT($b)) } cases
    } pour { SPELL(COUNT($b-digits)) } chiffres : { DIGITS($b-digits) }. Chaque { DIGITS($x) } de A voit chaque { DIGITS($x) } de B, { HOUSES($x-house, case: "in") }.
    .why = Un seul des deux ensembles peut donc avoir le { DIGITS($x) }. L’autre s’en passe, et contient tous ses autres chiffres, dont { DIGITS($z, article: "le") }. { COUNT($z) ->
        [one] Le { DIGITS($z) } est donc dans A ou dans B, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } tous les { DIGITS($z) } des deux ensembles.
       *[other] { DIGITS($z, article: "le") } sont donc chacun dans A ou dans B. Une case qui voit toutes les places d’un de ces chiffres dans les deux ensembles ne peut pas le contenir.
    }

story-als-xz-doubly =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Deux ensembles presque verrouillés. A est formé de { CELLS($a) }, { COUNT($a) ->
        [one] une case
       *[other] { SPELL(COUNT($a)) } cases
    } pour { SPELL(COUNT($a-digits)) } chiffres : { DIGITS($a-digits) }. B est formé de { CELLS($b) }, { COUNT($b) ->
        [one] une case
       *[other] { SPELL(COUNT($b)) } cases
    } pour { SPELL(COUNT($b-digits)) } chiffres : { DIGITS($b-digits) }. Chaque { DIGITS($x) } de A voit chaque { DIGITS($x) } de B, { HOUSES($x-house, case: "in") }, et chaque { DIGITS($y) } de A chaque { DIGITS($y) } de B, { HOUSES($y-house, case: "in") }.
    .why = Un seul des deux ensembles peut donc avoir le { DIGITS($x) }, et un seul le { DIGITS($y) }. Mais un ensemble ne peut se passer que d’un chiffre : l’un a le { DIGITS($x) } et l’autre le { DIGITS($y) }. { COUNT($a-locked) ->
        [0] {""}
       *[other] A contient aussi, à coup sûr, { DIGITS($a-locked, article: "le") }.
    } { COUNT($b-locked) ->
        [0] {""}
       *[other] B contient aussi, à coup sûr, { DIGITS($b-locked, article: "le") }.
    } Une case qui voit toutes les places d’un tel chiffre ne peut pas le contenir{ COUNT($both-locked) ->
        [0] .
       *[other]  : pour le { DIGITS($x) } et le { DIGITS($y) }, celles des deux ensembles ; pour un autre, celles de son ensemble.
    }

story-als-w-wing =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Deux ensembles presque verrouillés. A est formé de { CELLS($a) }, { COUNT($a) ->
        [one] une case
       *[other] { SPELL(COUNT($a)) } cases
    } pour { SPELL(COUNT($a-digits)) } chiffres : { DIGITS($a-digits) }. B est formé de { CELLS($b) }, { COUNT($b) ->
        [one] une case
       *[other] { SPELL(COUNT($b)) } cases
    } pour { SPELL(COUNT($b-digits)) } chiffres : { DIGITS($b-digits) }. { HOUSES($house, case: "in") }, chaque place du { DIGITS($x) } voit tous les { DIGITS($x) } d’un des ensembles : { CELLS($near) } ceux de A, { CELLS($far) } ceux de B.
    .why = Où que soit le { DIGITS($x) } { HOUSES($house, case: "of") }, l’un des deux ensembles s’en passe, et contient tous ses autres chiffres, dont le { DIGITS($z) }. Le { DIGITS($z) } est donc dans A ou dans B, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } tous les { DIGITS($z) } des deux.

## Trois ensembles et plus

story-als-xy-wing =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Trois ensembles presque verrouillés. A est formé de { CELLS($a) }, avec { DIGITS($a-digits) }. B est formé de { CELLS($b) }, avec { DIGITS($b-digits) }. C est formé de { CELLS($c) }, avec { DIGITS($c-digits) }. Chaque { DIGITS($x) } de A voit chaque { DIGITS($x) } de B, { HOUSES($x-house, case: "in") }, et chaque { DIGITS($y) } de B voit chaque { DIGITS($y) } de C, { HOUSES($y-house, case: "in") }.
    .why = Chaque ensemble a un chiffre de plus que de cases. Si A se passe { COUNT($z) ->
        [one] du { DIGITS($z) }
       *[other] d’un des chiffres { DIGITS($z) }
    }, il contient le { DIGITS($x) }. B se passe alors du { DIGITS($x) } et contient le { DIGITS($y) } ; C se passe du { DIGITS($y) } et contient { DIGITS($z, article: "le") }. { COUNT($z) ->
        [one] Le { DIGITS($z) } est donc dans A ou dans C, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } tous les { DIGITS($z) } des deux.
       *[other] { DIGITS($z, article: "le") } sont donc chacun dans A ou dans C. Une case qui voit toutes les places d’un de ces chiffres dans les deux ne peut pas le contenir.
    }

story-als-chain =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Une chaîne de { SPELL($count) } ensembles presque verrouillés : { SETS($sets) }. Chacun a un chiffre de plus que de cases, et partage avec le suivant un chiffre qu’un seul des deux peut avoir.
    .why = { COUNT($z) ->
        [one] Le { DIGITS($z) } est donc à un bout de la chaîne ou à l’autre, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } tous les { DIGITS($z) } des deux bouts.
       *[other] { DIGITS($z, article: "le") } sont donc chacun à un bout de la chaîne ou à l’autre. Une case qui voit toutes les places d’un de ces chiffres aux deux bouts ne peut pas le contenir.
    }

story-als-chain-round =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($region, case: "in") }.
    .what = Une chaîne d’ensembles presque verrouillés revient à son départ : { SETS($sets) }. Chacun a un chiffre de plus que de cases, et partage avec le suivant un chiffre qu’un seul des deux peut avoir.
    .why = C’est impossible : { CELLS($first) } { COUNT($first) ->
        [one] vaut donc { DIGITS($z) }, et aucune case qui la voit ne peut le contenir.
       *[other] contiennent donc { DIGITS($z, article: "le") }, et une case qui { COUNT($z) ->
            [one] en voit là toutes les places
           *[other] voit là toutes les places d’un tel chiffre
        } ne peut pas le contenir.
    }

set-supposed = Supposons que { CELLS($set) } ({ DIGITS($set-digits) }) { COUNT($set) ->
        [one] ne vaille pas { DIGITS($z) } : elle vaudrait { DIGITS($next) }.
       *[other] se passent { COUNT($z) ->
            [one] du { DIGITS($z) }
           *[other] d’un des chiffres { DIGITS($z) }
        } : elles contiendraient tous leurs autres chiffres, dont le { DIGITS($next) }.
    }
set-reached = { HOUSES($house, case: "in") }, { CELLS($set) } ({ DIGITS($set-digits) }) { COUNT($set) ->
        [one] perdrait alors le { DIGITS($lost) } et vaudrait { DIGITS($next) }.
       *[other] perdraient alors le { DIGITS($lost) } et contiendraient tous leurs autres chiffres, dont le { DIGITS($next) }.
    }
set-reached-last = { HOUSES($house, case: "in") }, { CELLS($set) } ({ DIGITS($set-digits) }) { COUNT($set) ->
        [one] perdrait alors le { DIGITS($lost) } et vaudrait { DIGITS($z) }.
       *[other] perdraient alors le { DIGITS($lost) } et contiendraient tous leurs autres chiffres, dont { DIGITS($z, article: "le") }.
    }
set-reached-again = { HOUSES($house, case: "in") }, { CELLS($set) } { COUNT($set) ->
        [one] perdrait
       *[other] perdraient
    } alors { $same ->
        [yes] le { DIGITS($lost) }, qui devait justement s’y trouver.
       *[no] aussi le { DIGITS($lost) } : il ne resterait pas assez de chiffres pour { SPELL(COUNT($set)) } cases.
    }

## Une tige et ses pétales

story-death-blossom =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($box, case: "in") } et autour.
    .what = La tige { CELLS($stem) } vaut { DIGITS($stem-digits, join: "or") }. Quel que soit ce chiffre, elle le prend à un pétale, un ensemble presque verrouillé, qui a un chiffre de plus que de cases. Les { SPELL($count) } pétales : { SETS($petals) }.
    .why = { COUNT($z) ->
        [one] Quoi que vaille la tige, l’un des pétales contient le { DIGITS($z) }, et { CELLS($removed-cells) } { COUNT($removed-cells) ->
            [one] voit
           *[other] voient
        } tous les { DIGITS($z) } des pétales.
       *[other] Quoi que vaille la tige, { DIGITS($z, article: "le") } sont chacun dans l’un des pétales. Une case qui voit toutes les places d’un de ces chiffres dans les pétales ne peut pas le contenir.
    }

set-petal = Si { CELLS($stem) } vaut { DIGITS($lost, join: "or") }, le pétale { CELLS($set) } ({ DIGITS($set-digits) }) se passe de ce chiffre et { COUNT($set) ->
        [one] vaut { DIGITS($z) }.
       *[other] contient tous ses autres chiffres, dont { DIGITS($z, article: "le") }.
    }

## Deux cases et les paires qui leur sont interdites

story-aligned-pair-exclusion =
    .where = Regardez les cases qui ont peu de candidats { HOUSES($boxes, case: "in") }.
    .what = { CELLS($pair) } ne peuvent pas combiner librement leurs candidats : { CELLS($excluders) } { COUNT($excluders) ->
        [one] interdit
       *[other] interdisent
    } certaines paires.
    .why = { COUNT($removed) ->
        [one] Avec ce candidat, il ne reste rien pour l’autre case.
       *[other] Avec l’un ou l’autre de ces candidats, il ne reste rien pour l’autre case.
    }

pair-supposed = Si { CELLS($cell) } valait { DIGITS($digit) } :
pair-same = { CELLS($cell) } ne pourrait pas valoir { DIGITS($digit) }, qui n’a qu’une place { HOUSES($house, case: "in") }.
pair-cell = { CELLS($cell) } ne pourrait pas valoir { DIGITS($digit) } : { CELLS($set) } ne peut valoir que { DIGITS($set-digits, join: "or") }.
pair-set = { CELLS($cell) } ne pourrait pas valoir { DIGITS($digit) } : il ne resterait { $left ->
        [one] qu’un chiffre
       *[other] que { SPELL($left) } chiffres
    } pour { CELLS($set) }, { SPELL(COUNT($set)) } cases.
