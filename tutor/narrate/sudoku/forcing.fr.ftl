# Les suppositions en mots : chaînes et réseaux forcés, gabarits.

name-nishio = Nishio (raisonnement par l’absurde)
name-forcing-chain = chaîne forcée
name-forcing-net-contradiction = réseau forcé (par l’absurde)
name-forcing-net = réseau forcé (tous les cas s’accordent)
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
    } mène à une contradiction { $count ->
        [0] tout de suite
        [one] après une conséquence
       *[other] après { SPELL($count) } conséquences
    }.
    .why = C’est impossible : la supposition est donc fausse.

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

net-suppose = { $number }. Supposons que { CELLS($cell) } vaille { DIGITS($digit) }.
net-suppose-not = { $number }. Supposons que { CELLS($cell) } ne vaille pas { DIGITS($digit) }.
net-suppose-too = { $number }. Supposons de plus que { CELLS($cell) } vaille { DIGITS($digit) }.
net-not-so = { CELLS($cell) } ne peut donc pas valoir { DIGITS($digit) } dans ce cas ({ $number }).
net-case = { $number }. Si { CELLS($cell) } vaut { DIGITS($digit) } :
net-cell = { $number }. Alors { CELLS($cell) } vaut { DIGITS($digit) }, son dernier candidat{ BECAUSE($by) }.
net-house = { $number }. Alors le { DIGITS($digit) } va en { CELLS($cell) }, sa dernière place { HOUSES($house, case: "in") }{ BECAUSE($by) }.
net-confined = { $number }. Alors, { HOUSES($house, case: "in") }, { COUNT($digits) ->
        [one] { DIGITS($digits, article: "le") } ne peut aller qu’en { CELLS($cells, join: "or") }
       *[other] { DIGITS($digits, article: "le") } ne peuvent aller qu’en { CELLS($cells) }
    }{ BECAUSE($by) } : cela élimine { REMOVED($removed) }.
net-naked = { $number }. Alors { CELLS($cells) } n’ont plus à elles { SPELL(COUNT($cells)) } que { DIGITS($digits, article: "le") }{ BECAUSE($by) } : cela élimine { REMOVED($removed) }.
net-clash-cell = Mais { CELLS($cell) } n’a maintenant plus aucun candidat{ BECAUSE($by) }.
net-clash-house = Mais le { DIGITS($digit) } n’a maintenant plus aucune place { HOUSES($house, case: "in") }{ BECAUSE($by) }.
net-clash-both = Mais alors { CELLS($cell) } devrait à la fois valoir { DIGITS($digit) } et ne pas le valoir{ BECAUSE($by) }.
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
