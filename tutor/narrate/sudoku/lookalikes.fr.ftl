# Ce qui empêche des cases d’être une chaîne, des ensembles presque verrouillés, un poisson avec blocs ou une supposition.

fault-unclear = On ne reconnaît pas ce motif dans { COUNT($cells) ->
        [one] cette case
       *[other] ces cases
    }.

## Chaînes

fault-unseen-link = La chaîne est rompue entre { CELLS($cells) } : ces cases ne se voient pas, et pourraient toutes deux valoir { DIGITS($digits) }.
fault-odd-links = Liens forts et liens faibles alternent le long de cette chaîne : il lui faut un nombre pair de cases, et ici il y en a { SPELL($number) }.
fault-ends-differ = La chaîne entre { CELLS($cells) } a { DIGITS($digits, article: "le") } à ses bouts : il faudrait le même chiffre aux deux bouts.
fault-no-partner = Aucun lien fort ne mène de { CELLS($cells, join: "or") } à une autre de ces cases.
fault-loop-open = La boucle ne se ferme pas : { CELLS($cells) } ne se voient pas, et pourraient toutes deux valoir { DIGITS($digits) }.
fault-no-way-back = La chaîne qui passe par les autres cases finit en { CELLS($others) }, et aucun candidat de { CELLS($cells) } n’est exclu par ses deux bouts.

## Ensembles presque verrouillés

fault-too-few-digits = { CELLS($cells) } n’ont à elles { SPELL(COUNT($cells)) } que { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") } : ce motif en demande { SPELL($number) }.
fault-none-twice = Aucun des chiffres { DIGITS($digits) } ne peut être ici deux fois, car les places de chacun se voient toutes : ce motif en demande un qui puisse l’être.
fault-several-twice = { DIGITS($digits, article: "le") } peuvent chacun être ici deux fois, et un seul chiffre doit le pouvoir : { CELLS($cells) }, par exemple, ne se voient pas.
fault-set-digits = { CELLS($cells) } { COUNT($cells) ->
        [one] a { COUNT($digits) ->
            [one] un seul candidat, { DIGITS($digits, article: "le") }
           *[other] { SPELL(COUNT($digits)) } candidats, { DIGITS($digits, article: "le") }
        } : pour un ensemble presque verrouillé, il en faut
       *[other] ont à elles { SPELL(COUNT($cells)) } { COUNT($digits) ->
            [one] un seul chiffre, { DIGITS($digits, article: "le") }
           *[other] { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") }
        } : pour un ensemble presque verrouillé, il en faut
    } { SPELL($number) }.
fault-not-restricted = Les deux ensembles pourraient avoir le { DIGITS($digits) } : il n’est pas restreint, car { CELLS($cells) } ne se voient pas.
fault-no-common-digit = { CELLS($cells) } d’une part, { CELLS($others) } de l’autre : ces deux ensembles n’ont aucun chiffre en commun.
fault-same-common = Seul { DIGITS($digits, article: "le") } relie { CELLS($cells) } à { CELLS($others) }, et c’est déjà ce qui relie le premier de ces ensembles au précédent.
fault-ends-share-none = { COUNT($digits) ->
        [0] Les ensembles des deux bouts
       *[other] À part { DIGITS($digits, article: "le") }, qui { COUNT($digits) ->
            [1] tient
           *[other] tiennent
        } le motif ensemble, les ensembles des deux bouts
    } n’ont aucun chiffre en commun.
fault-petals-share-none = À part { DIGITS($digits, article: "le") }, les candidats de la tige, les pétales n’ont aucun chiffre en commun.
fault-houses-apart = { CELLS($cells) } ne tiennent pas dans { SPELL($number) } unités.
fault-no-petal = { COUNT($digits) ->
        [one] Pour le { DIGITS($digits) }, { CELLS($cells) } n’a pas de pétale
       *[other] Pour aucun des chiffres { DIGITS($digits) }, { CELLS($cells) } n’a de pétale
    } : un ensemble presque verrouillé où elle voit toutes les places de ce chiffre.
fault-no-part-of-petal = { CELLS($cells) } ne { COUNT($cells) ->
        [one] fait
       *[other] font
    } partie d’aucun pétale de { CELLS($others) }.

fault-not-box-and-line = { CELLS($cells) } ne sont pas toutes dans un bloc et une ligne ou une colonne qui le croise.
fault-crossing-small = Au croisement { HOUSES($houses, case: "of") }, ce motif demande au moins { SPELL($number) } cases, et { COUNT($cells) ->
        [0] il n’y en a aucune
       *[other] il n’y a que { CELLS($cells) }
    }.
fault-none-in-house = Aucune de ces cases n’est { HOUSES($houses, case: "in") } en dehors du croisement.
fault-sides-share = { CELLS($cells) }, hors du bloc, et { CELLS($others) }, dans le bloc, ont { DIGITS($digits, article: "le") } en commun : elles ne devraient partager aucun chiffre.
fault-digits-uneven = Il y a { SPELL($number) } cases, qui ont ensemble { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") } : il faudrait autant de chiffres que de cases.
fault-crossing-digits = { CELLS($cells) }, au croisement, n’ont ensemble que { SPELL(COUNT($digits)) } chiffres, { DIGITS($digits, article: "le") } : il en faut au moins { SPELL($number) }.
fault-side-helpless = { CELLS($cells) } { COUNT($cells) ->
        [one] apporte
       *[other] apportent
    } { DIGITS($digits, article: "le") }, que { CELLS($others) } n’ont pas : il faudrait moins de chiffres nouveaux que de cases.

## Poissons avec blocs

fault-outside-covers = Avec { HOUSES($houses) } pour couverture, { CELLS($cells) } { COUNT($cells) ->
        [one] reste
       *[other] restent
    } en dehors.
fault-in-two-bases = { CELLS($cells) } { COUNT($cells) ->
        [one] est
       *[other] sont
    } dans deux bases à la fois, { HOUSES($houses) }.
fault-smaller-fish = Un poisson plus petit, dans ces mêmes cases, retire la même chose.

## Suppositions

fault-no-clash-by-links = { COUNT($digits) ->
        [2] Aucune des deux suppositions
       *[other] Aucune supposition
    } ne mène à une contradiction : en suivant les liens qui sont sur la grille, { CELLS($cells) } peut valoir { DIGITS($digits, join: "or") }.
fault-no-clash = { COUNT($digits) ->
        [2] Aucune des deux suppositions
       *[other] Aucune supposition
    } ne mène à une contradiction : en suivant singletons, candidats verrouillés et sous-ensembles, { CELLS($cells) } peut valoir { DIGITS($digits, join: "or") }.
fault-case-fails = Le { DIGITS($digits) } en { CELLS($cells) } mène à lui seul à une contradiction : inutile de passer les autres cas en revue.
fault-cell-cases-differ-by-links = En suivant les liens qui sont sur la grille, les cas ne s’accordent sur rien : { CELLS($cells) } peut valoir { DIGITS($digits, join: "or") }.
fault-cell-cases-differ = En suivant singletons, candidats verrouillés et sous-ensembles, les cas ne s’accordent sur rien : { CELLS($cells) } peut valoir { DIGITS($digits, join: "or") }.
fault-house-cases-differ-by-links = En suivant les liens qui sont sur la grille, les cas ne s’accordent sur rien : { HOUSES($houses, case: "in") }, le { DIGITS($digits) } peut être en { CELLS($cells, join: "or") }.
fault-house-cases-differ = En suivant singletons, candidats verrouillés et sous-ensembles, les cas ne s’accordent sur rien : { HOUSES($houses, case: "in") }, le { DIGITS($digits) } peut être en { CELLS($cells, join: "or") }.

## Gabarits

fault-all-in-templates = Chacune de ces places du { DIGITS($digits) } fait partie d’une façon de mettre le { DIGITS($digits) } dans toutes les lignes, toutes les colonnes et tous les blocs.
fault-places-left-out = Ce ne sont pas toutes les places du { DIGITS($digits) } : il manque { COUNT($others) ->
        [1] { CELLS($others) }
        [2] { CELLS($others) }
        [3] { CELLS($others) }
       *[other] { SPELL(COUNT($others)) } cases
    }.

## Exercices qui demandent si une supposition mène quelque part

judge-contradiction-chain = Supposez tour à tour chaque candidat de la case marquée A, et suivez les liens qui sont sur la grille : cases à deux candidats, unités à deux places. L’un d’eux mène-t-il à une contradiction ?
judge-forcing-net-contradiction = Supposez tour à tour chaque candidat de la case marquée A, et suivez singletons, candidats verrouillés et sous-ensembles. L’un d’eux mène-t-il à une contradiction ?
judge-forcing-chain = { $split ->
        [cell] Passez en revue les candidats de la case marquée A
       *[house] { HOUSES($houses, case: "in") }, le { DIGITS($digits) } est dans l’une des cases marquées A. Passez-les en revue
    }, en suivant dans chaque cas les liens qui sont sur la grille : cases à deux candidats, unités à deux places. Tous les cas s’accordent-ils sur quelque chose ?
judge-template-delete = Les cases marquées A sont toutes les places du { DIGITS($digits) }. Pensez à toutes les façons de le mettre dans chaque ligne, colonne et bloc. Y a-t-il une place qu’aucune n’occupe ?
judge-supposing-hint-1 = Prenez un cas après l’autre, et notez ce qui découle de chacun : les chiffres qui s’imposent et les candidats qui tombent.
judge-supposing-hint-2 = Suivez jusqu’au bout le cas qui exclut le plus, puis comparez-le aux autres.
judge-template-hint-1 = Commencez par la ligne, la colonne ou le bloc qui a le moins de places, et continuez à partir de chacune.
judge-template-hint-2 = Regardez les places qui excluent le plus : toutes les autres lignes et colonnes, tous les autres blocs peuvent-ils encore avoir le chiffre ?
judge-not-so = Non, ce n’est pas le cas.
judge-it-is-so = Oui, c’est le cas.

## Exercices avec un motif auquel le tuteur n’avait pas pensé

spot-another = Ces cases conviennent aussi. Le tuteur pensait à un autre motif :

fault-loop-house = { HOUSES($houses) } { COUNT($cells) ->
        [one] ne contient qu’une des cases, { CELLS($cells) }
       *[other] contient { SPELL(COUNT($cells)) } des cases, { CELLS($cells) }
    } : une boucle en a deux par unité, ou aucune.
fault-loop-apart = { CELLS($cells) } se referment sur elles-mêmes, à part de { CELLS($others) }.
fault-not-two-by-three = { CELLS($cells) } ne sont pas au croisement de deux lignes et de trois colonnes, ou l’inverse.
fault-six-boxes = Les cases sont { COUNT($houses) ->
        [one] toutes { HOUSES($houses, case: "in") }
       *[other] { HOUSES($houses, case: "in") }
    }, et échanger deux lignes dérangerait les blocs.
fault-corner-lacks-three = { CELLS($cells) } a moins de deux des chiffres { DIGITS($digits) }.
