# Les suppositions en mots : chaînes et réseaux forcés, gabarits.

name-nishio = Nishio (un seul chiffre)
name-contradiction-chain = chaîne par l’absurde
name-forcing-chain = chaîne forcée
name-forcing-net-contradiction = réseau forcé (par l’absurde)
name-forcing-net = réseau forcé (tous les cas s’accordent)
name-kraken-fish-1 = poisson Kraken, type 1
name-kraken-fish-2 = poisson Kraken, type 2
name-template-set = gabarit (placement)
name-template-delete = gabarit (élimination)

## Suppositions

story-contradiction =
    .where = Faites un essai dans { HOUSES($box) } : supposez qu’un candidat soit { $holds ->
        [yes] juste
       *[no] faux
    }, et voyez où cela mène.
    .what = Supposer que { CELLS($cell) } { $holds ->
        [yes] vaille { DIGITS($digit) }
       *[no] ne vaille pas { DIGITS($digit) }
    } mène à une contradiction.
    .why = La supposition est donc fausse.

story-cases =
    .where = { $split ->
        [cell] Passez en revue tous les candidats d’une case dans { HOUSES($box) }, et voyez où chacun mène.
       *[house] Passez en revue toutes les places d’un chiffre { HOUSES($house, case: "in") }, et voyez où chacune mène.
    }
    .what = { $split ->
        [cell] { CELLS($cell) } vaut { DIGITS($digits, join: "or") }.
       *[house] Le { DIGITS($digits) } { HOUSES($house, case: "of") } est en { CELLS($cell, join: "or") }.
    } { $size ->
        [2] Les deux cas mènent
       *[other] Les { SPELL($size) } cas mènent
    } au même résultat.
    .why = L’un des cas est forcément le bon : c’est donc vrai dans tous les cas.

story-kraken-fish-1 =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases, case: "in") }, le { DIGITS($digit) } ne peut aller que { HOUSES($covers, case: "in") }, sauf en { CELLS($fins) }, { COUNT($fins) ->
        [one] la nageoire
       *[other] les nageoires
    }.
    .why = Si { COUNT($fins) ->
        [one] la nageoire n’est pas un { DIGITS($digit) }
       *[other] aucune nageoire n’est un { DIGITS($digit) }
    }, { HOUSES($bases) } prennent tous les { DIGITS($digit) } { HOUSES($covers, case: "of") }, et { CELLS($removed-cells) } ne peut pas valoir { DIGITS($digit) } non plus.

story-kraken-fish-2 =
    .where = Regardez toutes les places du { DIGITS($digit) } sur la grille.
    .what = { HOUSES($bases) } ont besoin d’un { DIGITS($digit) } chacune, mais { HOUSES($covers) } { COUNT($covers) ->
        [one] n’en admet qu’un
       *[other] n’en admettent qu’un chacune
    }. L’un d’eux est donc ailleurs : l’une des cases { CELLS($fins) } vaut { DIGITS($digit) }.
    .why = L’un de ces cas est forcément juste : cela vaut donc de toute façon.

net-suppose = { $number }. Supposons que { CELLS($cell) } vaille { DIGITS($digit) }.
net-suppose-not = { $number }. Supposons que { CELLS($cell) } ne vaille pas { DIGITS($digit) }.
net-too = { $number }. Supposons aussi que { CELLS($cell) } vaille { DIGITS($digit) }.
net-case = { $number }. Si { CELLS($cell) } vaut { DIGITS($digit) } :
net-cell = { $number }. { FORCED($placed) }{ BECAUSE($by) }.
net-house = { $number }. { HOUSES($house, case: "bare") } : { FILLED($placed) }{ BECAUSE($by) }.
net-run = { $number }. Singletons, l’un après l’autre : { EQUAL($settled) }{ BECAUSE($by) }.
net-far = { $number }. De proche en proche, cela donne { EQUAL($settled) }{ BECAUSE($by) }.
net-far-gone = { $number }. De proche en proche, cela élimine { REMOVED($settled) }{ BECAUSE($by) }.
net-confined = { $number }. { HOUSES($house, case: "bare") } : { COUNT($digits) ->
        [one] { DIGITS($digits, article: "le") } ne va qu’en { CELLS($cells, join: "or") }
       *[other] { DIGITS($digits, article: "le") } ne vont qu’en { CELLS($cells) }
    }{ BECAUSE($by) }. Cela élimine { REMOVED($removed) }.
net-naked = { $number }. { CELLS($cells) } se partagent { DIGITS($digits, article: "le") }{ BECAUSE($by) }. Cela élimine { REMOVED($removed) }.
net-not-so-cell = { $number }. Il ne reste rien pour { CELLS($empty) }{ BECAUSE($by) }, donc { CELLS($cell) } ne vaut pas { DIGITS($digit) }.
net-not-so-house = { $number }. { HOUSES($house) } n’a plus de place pour le { DIGITS($missing) }{ BECAUSE($by) }, donc { CELLS($cell) } ne vaut pas { DIGITS($digit) }.
net-clash-cell = Mais il ne reste rien pour { CELLS($empty) }{ BECAUSE($by) }.
net-clash-house = Mais { HOUSES($house) } n’a plus de place pour le { DIGITS($missing) }{ BECAUSE($by) }.
net-case-itself = C’est le résultat lui-même.
net-case-removed = Cela élimine { REMOVED($removed) }{ BECAUSE($by) }.

## Gabarits

story-template-set =
    .where = Pensez à toutes les façons de placer le { DIGITS($digit) } dans toutes les lignes, toutes les colonnes et tous les blocs à la fois.
    .what = Il faut placer tous les { DIGITS($digit) } qui manquent, un par ligne, par colonne et par bloc.
    .why = Toutes les façons de le faire ont { A($digit) } en { CELLS($placed-cell) }.

story-template-delete =
    .where = Pensez à toutes les façons de placer le { DIGITS($digit) } dans toutes les lignes, toutes les colonnes et tous les blocs à la fois.
    .what = Il faut placer tous les { DIGITS($digit) } qui manquent, un par ligne, par colonne et par bloc.
    .why = Aucune façon de le faire n’a de { DIGITS($digit) } en { CELLS($removed-cells, join: "or") } : avec un { DIGITS($digit) } à cet endroit, une ligne, une colonne ou un bloc en manquerait.

story-template-set-joint =
    .where = Pensez à toutes les façons de placer le { DIGITS($digit) } dans toutes les lignes, toutes les colonnes et tous les blocs à la fois.
    .what = Il faut placer tous les { DIGITS($digit) } qui manquent, un par ligne, par colonne et par bloc. Certaines places sont prises par d’autres chiffres, qui y vont de quelque façon qu’on les place.
    .why = Toutes les façons qui restent ont { A($digit) } en { CELLS($placed-cell) }.

story-template-delete-joint =
    .where = Pensez à toutes les façons de placer le { DIGITS($digit) } dans toutes les lignes, toutes les colonnes et tous les blocs à la fois.
    .what = Il faut placer tous les { DIGITS($digit) } qui manquent, un par ligne, par colonne et par bloc. Certaines places sont prises par d’autres chiffres, qui y vont de quelque façon qu’on les place.
    .why = Aucune des façons qui restent n’a de { DIGITS($digit) } en { CELLS($removed-cells, join: "or") } : avec un { DIGITS($digit) } à cet endroit, une ligne, une colonne ou un bloc en manquerait.
