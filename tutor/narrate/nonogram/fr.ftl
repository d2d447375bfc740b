### Comment les règles des nonogrammes sont racontées, en français.
###
### Chaque récit a trois parties : où regarder (sans nommer ni la règle ni aucune case),
### d’où part l’argument, et pourquoi il prouve quelque chose. Ce qui en découle se dit
### de la même façon pour tous.
###
### Fonctions : CELLS énumère des cases, les suites par leurs bouts ; STRETCH nomme une
### suite ; LINES nomme des rangées avec l’article (case: "in" ou "to"), AXIS choisit entre
### ligne et colonne ; BLOCKS nomme des blocs (join: "or", case: "to"), LENGTHS énumère leurs
### longueurs, REACHES dit où chacun peut se trouver ; COUNT choisit selon le nombre, SPELL
### écrit un petit nombre en lettres.

## Noms des règles

name-empty-line = rangée vide
name-full-line = rangée pleine
name-overlap = chevauchement
name-punctuation = bloc terminé
name-out-of-reach = hors de portée
name-block-range = portée des blocs
name-glue = appui au bord
name-mercury = recul du bord
name-forcing = forçage
name-joining = réunion et séparation
name-complete-line = rangée entière
name-edge-logic = logique de bord
name-contradiction = contradiction
name-two-colours = deux couleurs
name-nested-trials = essais emboîtés
name-search = recherche exhaustive

## Rôles des cases marquées

role-run = déjà en noir
role-wall = déjà en blanc
role-reach = portée
role-gap = intervalle
role-assumed = supposé
role-forced = alors noir
role-barred = alors blanc

legend = { $role } : { CELLS($cells) }

## La règle, nommée avec sa rangée

named-lines = Technique : { $name }, { LINES($scope, case: "in") }.
place-lines = { LINES($scope, case: "bare") }

## Ce qui en découle

then = { $colours ->
        [black] { COUNT($black) ->
            [one] { CELLS($black) } est donc noire.
           *[other] { CELLS($black) } sont donc noires.
        }
        [white] { COUNT($white) ->
            [one] { CELLS($white) } est donc blanche.
           *[other] { CELLS($white) } sont donc blanches.
        }
       *[both] { COUNT($black) ->
            [one] { CELLS($black) } est donc noire
           *[other] { CELLS($black) } sont donc noires
        }, et { COUNT($white) ->
            [one] { CELLS($white) } est blanche.
           *[other] { CELLS($white) } sont blanches.
        }
    }

## Ce qui reste dans une rangée

open-part = { LINES($line, case: "in") }, il ne reste que { STRETCH($stretch) }, { $finished ->
        [yes] pour { BLOCKS($open) }.
       *[no] pour { COUNT($open) ->
            [one] { BLOCKS($open) }.
           *[other] tous ses blocs.
        }
    }

in-line = { LINES($line, case: "in") },

## Compter

story-empty-line =
    .where = Regardez { LINES($line) }.
    .what = { LINES($line) } n’a aucun bloc : son nombre est 0.
    .why = Sans bloc, aucune case n’est noire.

story-full-line =
    .where = Regardez { LINES($line) } : combien de place ses blocs laissent-ils ?
    .what = { LINES($line) } a { $room ->
        [one] une case,
       *[other] { $room } cases,
    } pour { COUNT($open) ->
        [one] un seul bloc de { LENGTHS($open) }.
       *[other] les blocs { LENGTHS($open) }.
    }
    .why = { COUNT($open) ->
        [one] Le bloc y tient tout juste.
       *[other] Les blocs occupent { $needed } cases, et { $gaps ->
            [one] l’intervalle entre eux en prend une
           *[other] les { $gaps } intervalles entre eux en prennent une chacun
        } : { $needed } + { $gaps } = { $room }. Chaque bloc n’a donc qu’une seule place.
    }

story-full-line-part =
    .where = Regardez { LINES($line) } : combien de place ses blocs laissent-ils ?
    .what = { LINES($line, case: "in") }, il ne reste que { STRETCH($stretch) }, à côté de { CELLS($walls) } en blanc : { $room ->
        [one] une case,
       *[other] { $room } cases,
    } pour { BLOCKS($open) }.
    .why = { COUNT($open) ->
        [one] Le bloc y tient tout juste.
       *[other] Les blocs occupent { $needed } cases, et { $gaps ->
            [one] l’intervalle entre eux en prend une
           *[other] les { $gaps } intervalles entre eux en prennent une chacun
        } : { $needed } + { $gaps } = { $room }. Chaque bloc n’a donc qu’une seule place.
    }

story-full-line-rest =
    .where = Regardez { LINES($line) } : combien de cases n’y sont pas blanches ?
    .what = { LINES($line, case: "in") }, { COUNT($walls) ->
        [one] { CELLS($walls) } est blanche,
       *[other] { CELLS($walls) } sont blanches,
    } et { $total } cases ne le sont pas : autant que ses blocs en ont ensemble.
    .why = Chaque case qui n’est pas blanche est nécessaire : toutes sont noires.

story-overlap =
    .where = Regardez { LINES($line) } : l’un de ses blocs a-t-il peu de place pour bouger ?
    .what = { $in-line } vu les longueurs, il faut placer { REACHES($reaches) }.
    .why = { $pushes }

pushed-block = Poussé { AXIS($line) ->
        [row] vers la gauche
       *[column] vers le haut
    }, { BLOCKS($block) } occupe { STRETCH($early) } ; poussé { AXIS($line) ->
        [row] vers la droite
       *[column] vers le bas
    }, { STRETCH($late) }. Où qu’il soit, il couvre { CELLS($covered) }.
pushed-next = De même, { BLOCKS($block) } occupe { STRETCH($early) } d’un côté, { STRETCH($late) } de l’autre, et couvre { CELLS($covered) }.
pushed-fixed = { BLOCKS($block) } n’a qu’une place : { STRETCH($early) }.

## Fermer

story-punctuation-done =
    .where = Regardez { LINES($line) } : comptez ses cases noires.
    .what = { LINES($line, case: "in") }, { CELLS($runs) } { $total ->
        [one] est noire, et l’unique bloc n’a qu’une case.
       *[other] sont noires : { $total } cases, autant que { COUNT($clue) ->
            [one] son unique bloc en compte.
           *[other] ses blocs en ont ensemble.
        }
    }
    .why = { COUNT($clue) ->
        [one] Son bloc est donc là
       *[other] Tous ses blocs sont donc là
    }, et rien d’autre n’est noir.

story-punctuation =
    .where = Regardez { LINES($line) } : l’un de ses blocs est-il terminé ?
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est noire.
       *[other] { CELLS($runs) } sont noires : { $size } cases d’affilée.
    }
    .why = { $finished ->
        [yes] Aucun des blocs restants
       *[no] Aucun des blocs
    } n’est plus long que { $size }. C’est donc un bloc entier : aucune case noire ne vient juste avant ni juste après.

story-punctuation-reach =
    .where = Regardez { LINES($line) } : l’un de ses blocs est-il terminé ?
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est noire.
       *[other] { CELLS($runs) } sont noires : { $size } cases d’affilée.
    }
    .why = Vu les longueurs, il faut placer { REACHES($reaches) }. { COUNT($longer) ->
        [one] Il n’arrive pas
       *[other] Ils n’arrivent pas
    } jusque-là, et aucun autre bloc possible n’est plus long que { $size }. C’est donc un bloc entier : aucune case noire ne vient juste avant ni juste après.

story-out-of-reach =
    .where = Regardez { LINES($line) } : jusqu’où ses blocs peuvent-ils aller ?
    .what = { $in-line } { COUNT($open) ->
        [one] { $holds }, { $finished ->
            [yes] le seul bloc qui reste.
           *[no] le seul bloc.
        }
       *[other] { $holds } : aucun autre bloc assez long n’arrive jusque-là.
    }
    .why = Il faut donc placer { REACHES($reaches) }. Aucun bloc n’atteint { CELLS($white, join: "or") }.

held-first = { COUNT($run) ->
        [one] { CELLS($run) } ne peut appartenir
       *[other] { CELLS($run) } ne peuvent appartenir
    } qu’{ BLOCKS($block, case: "to") }
held-next = { CELLS($run) } qu’{ BLOCKS($block, case: "to") }

## Portées

story-block-range =
    .where = Regardez { LINES($line) } : où ses blocs peuvent-ils commencer et finir ?
    .what = { $in-line } { $ranges }
    .why = Il faut donc placer { REACHES($reaches) }. { $colours ->
        [black] { $fixed ->
            [yes] {""}
           *[no] { COUNT($blocks) ->
                [one] Où qu’il y soit, il couvre
               *[other] Où qu’ils y soient, ils couvrent
            } { CELLS($black) }.
        }
       *[white] Plus aucun bloc n’atteint { CELLS($white, join: "or") }.
    }

cut-begin = { BLOCKS($block) } ne peut pas commencer avant { CELLS($cell) } : { $reasons }.
cut-end = { BLOCKS($block) } ne peut pas finir après { CELLS($cell) } : { $reasons }.
cut-white = { COUNT($cells) ->
        [one] { CELLS($cells) } est blanche
       *[other] { CELLS($cells) } sont blanches
    }
cut-black-begin = en commençant en { CELLS($cells, join: "or") }, il toucherait { CELLS($others, join: "or") }, { COUNT($others) ->
        [one] déjà noire
       *[other] déjà noires
    }
cut-black-end = en finissant en { CELLS($cells, join: "or") }, il toucherait { CELLS($others, join: "or") }, { COUNT($others) ->
        [one] déjà noire
       *[other] déjà noires
    }
cut-block-begin = { BLOCKS($block) }, qui vient avant, a besoin de place
cut-block-end = { BLOCKS($block) }, qui vient après, a besoin de place
clauses = { $first }, et { $last }

## Bords

story-glue =
    .where = Regardez { LINES($line) } : qu’y a-t-il de noir près { $edge ->
        [edge] du bord ?
       *[wall] d’une case blanche ?
    }
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est noire
       *[other] { CELLS($runs) } sont noires
    }, { $between ->
        [0] tout contre { $edge ->
            [edge] le bord
           *[wall] la case blanche
        }
        [one] avec une seule case jusqu’{ $edge ->
            [edge] au bord
           *[wall] à la case blanche
        }
       *[other] avec seulement { SPELL($between) } cases jusqu’{ $edge ->
            [edge] au bord
           *[wall] à la case blanche
        }
    } { $edge ->
        [edge] { $side ->
            [left] gauche
            [right] droit
            [top] supérieur
           *[bottom] inférieur
        }
       *[wall] { CELLS($walls) }
    }. Seul { BLOCKS($blocks, join: "or") } peut s’y trouver{ $lengths ->
        [one] .
       *[other]  : le bloc a donc au moins { $shortest } cases.
    }
    .why = { $exact ->
        [yes] Le bloc occupe donc { STRETCH($glued) }{ $colours ->
            [both] , et une case blanche le termine.
           *[other] .
        }
       *[no] Même placé tout contre { $edge ->
            [edge] le bord
           *[wall] cette case blanche
        }, le bloc va jusqu’en { CELLS($end) }.
    }

story-mercury =
    .where = Regardez { LINES($line) } : jusqu’où ses blocs peuvent-ils s’approcher des bouts ?
    .what = { $in-line } le { $order ->
        [first] premier
       *[last] dernier
    } bloc { $finished ->
        [yes] restant
       *[no] {""}
    } est { BLOCKS($blocks) }{ $edge ->
        [edge] , et
       *[wall] . { CELLS($walls) } est blanche, et
    } { COUNT($runs) ->
        [one] { CELLS($runs) } est noire.
       *[other] { CELLS($runs) } sont noires.
    }
    .why = Si ce bloc couvrait { COUNT($lost) ->
        [one] { CELLS($lost) }
        [2] { CELLS($lost, join: "or") }
       *[other] l’une des cases { CELLS($lost) }
    }, il toucherait { CELLS($runs) }, et serait trop long. Et aucun autre bloc ne se trouve là.

## Cases blanches

story-forcing =
    .where = Regardez { LINES($line) } : quelle place ses cases blanches laissent-elles ?
    .what = { $in-line } { COUNT($walls) ->
        [one] la case blanche { CELLS($walls) } laisse
       *[other] les cases blanches { CELLS($walls) } laissent
    } { $gaps ->
        [one] un intervalle
       *[other] des intervalles
    } en { CELLS($gap) }.
    .why = { COUNT($open) ->
        [one] { BLOCKS($open) } n’y entre pas.
       *[other] { $finished ->
            [yes] Le plus court des blocs restants
           *[no] Le bloc le plus court
        } a { $shortest } cases : aucun n’y entre.
    }

story-forcing-reach =
    .where = Regardez { LINES($line) } : quelle place ses cases blanches laissent-elles ?
    .what = { $in-line } { COUNT($walls) ->
        [one] la case blanche { CELLS($walls) } laisse
       *[other] les cases blanches { CELLS($walls) } laissent
    } { $gaps ->
        [one] un intervalle
       *[other] des intervalles
    } en { CELLS($gap) }.
    .why = { COUNT($short) ->
        [one] Seul { BLOCKS($short) } est assez court
       *[other] Seuls { BLOCKS($short) } sont assez courts
    }. Mais, vu les longueurs, il faut placer { REACHES($reaches) } : { COUNT($short) ->
        [one] il n’y entre pas.
       *[other] aucun n’y entre.
    }

story-forcing-pushed =
    .where = Regardez { LINES($line) } : quelle place ses cases blanches laissent-elles ?
    .what = { $in-line } { COUNT($open) ->
        [one] le bloc doit
       *[other] les blocs doivent
    } contourner { COUNT($walls) ->
        [one] la case blanche
       *[other] les cases blanches
    } { CELLS($walls) }.
    .why = { $pushes }

story-joining =
    .where = Regardez { LINES($line) } : certaines de ses cases noires vont-elles ensemble ?
    .what = { $in-line } { CELLS($pair) } sont noires, avec un intervalle entre elles.
    .why = { COUNT($open) ->
        [one] Elles appartiennent { BLOCKS($blocks, case: "to") }, { $finished ->
            [yes] le seul bloc qui reste.
           *[no] le seul bloc.
        }
       *[other] { COUNT($others) ->
            [0] Elles
           *[other] Prises dans l’ordre avec les noires { CELLS($others) }, elles
        } ne peuvent toutes appartenir qu’{ BLOCKS($blocks, case: "to") }{ COUNT($walls) ->
            [0] .
            [one] {""} : { CELLS($walls) } est blanche.
           *[other] {""} : { CELLS($walls) } sont blanches.
        }
    } Un bloc n’a pas de trou.

story-splitting =
    .where = Regardez { LINES($line) } : toutes ses cases noires voisines peuvent-elles aller ensemble ?
    .what = { $in-line } { CELLS($runs) } sont noires, avec une case entre elles.
    .why = Si cette case était noire aussi, { STRETCH($both) } formeraient une suite de { $size }. { COUNT($longer) ->
        [0] Aucun bloc n’est aussi long.
       *[other] Vu les longueurs{ COUNT($walls) ->
            [0] ,
            [one] {""} et la case blanche { CELLS($walls) },
           *[other] {""} et les cases blanches { CELLS($walls) },
        } il faut placer { REACHES($reaches) } : { COUNT($longer) ->
            [one] il ne peut pas
           *[other] ils ne peuvent pas
        } les couvrir toutes, et aucun autre bloc n’est aussi long.
    }

## La rangée entière

story-complete-line =
    .where = Regardez { LINES($line) } : qu’ont en commun toutes les façons d’y placer ses blocs ?
    .what = { $known } { $count ->
        [one] Il n’y a qu’une façon
       *[other] Il y a { $count } façons
    } de placer { COUNT($clue) ->
        [0] zéro bloc
        [one] { BLOCKS($clue) }
       *[other] les blocs { LENGTHS($clue) }
    } { LINES($line, case: "in") }.
    .why = { $count ->
        [one] Il n’y a pas le choix, et chaque case est connue.
       *[other] Dans chacune, { colours-of }
    }

known-in = { LINES($line, case: "in") }, { colours-of }

## Essais

coloured = { $colours ->
        [black] { COUNT($black) ->
            [one] { CELLS($black) } est noire
           *[other] { CELLS($black) } sont noires
        }
        [white] { COUNT($white) ->
            [one] { CELLS($white) } est blanche
           *[other] { CELLS($white) } sont blanches
        }
       *[both] { COUNT($black) ->
            [one] { CELLS($black) } est noire
           *[other] { CELLS($black) } sont noires
        } et { COUNT($white) ->
            [one] { CELLS($white) } blanche
           *[other] { CELLS($white) } blanches
        }
    }
colours-of = { coloured }.

## Erreurs

mistake-line = { CELLS($cell) } ne peut pas rester { $colour ->
        [black] noire
       *[white] blanche
    } : sinon, { LINES($line) } { COUNT($blocks) ->
        [0] aurait une case noire, mais aucun bloc.
        [one] n’aurait plus de place pour son { LENGTHS($blocks) }.
       *[other] n’aurait plus de place pour ses blocs { LENGTHS($blocks) }.
    }
mistake-wrong = { CELLS($cell) } ne peut pas rester { $colour ->
        [black] noire
       *[white] blanche
    }, même si aucune ligne ni colonne ne le montrait.
mistake-broken = { LINES($line) } ne peut pas rester ainsi : { $run ->
        [0] { COUNT($blocks) ->
            [0] une case y est noire, mais il n’y a aucun bloc.
            [one] il n’y a plus de place pour son { LENGTHS($blocks) }.
           *[other] il n’y a plus de place pour ses blocs { LENGTHS($blocks) }.
        }
       *[other] { SPELL($run) } { $run ->
            [one] case y est noire
           *[other] noires d’affilée
        }, mais { COUNT($blocks) ->
            [0] il n’y a aucun bloc.
            [one] son nombre est { $longest }.
           *[other] son plus long bloc est de { $longest }.
        }
    }
mistake-first = La première case fausse est { CELLS($cell) } : elle ne peut pas rester { $colour ->
        [black] noire
       *[white] blanche
    }.
mistake-puzzle = Le nonogramme lui-même n’a pas de solution.
mistake-somewhere = Il y a une erreur quelque part sur la grille.
briefly = { $place ->
        [none] { $name }
       *[other] { $name } ({ $place })
    }
mistake-no-steps = Aucune règle connue ici ne montre pourquoi ; seule une recherche y parvient.
mistake-steps = { $count ->
        [one] Voici pourquoi, sur la grille d’avant ce coup :
       *[other] { SPELL($count) } étapes le montrent, sur la grille d’avant ce coup :
    }
mistake-in-steps = { $count ->
        [one] Une étape sur la grille d’avant ce coup le montre : { $last }.
       *[other] { SPELL($count) } étapes sur la grille d’avant ce coup le montrent. Elles mènent à celle-ci : { $last }.
    }

## Est-ce vrai, et pourquoi ?

claim = { CELLS($cell) } est { $colour ->
        [black] noire
       *[white] blanche
    }
step-of-proof = Étape { $number } · { $told }
verdict-proved = { $claim } : { $count ->
        [one] une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-refuted = Non : { $opposite }. { $count ->
        [0] { $shown ->
            [yes] La grille le montre déjà.
           *[no] Aucune règle connue ici ne montre pourquoi ; seule une recherche y parvient.
        }
        [one] Une étape le prouve.
       *[other] { SPELL($count) } étapes le prouvent.
    }
verdict-not-yet = Pas encore déductible : aucune suite de règles connues ne mène d’ici à « { $claim } ».
verdict-open = Impossible à déduire : rien sur la grille ne décide si { $claim }.
verdict-known = La grille le montre déjà : { $claim }.
verdict-contradiction = Impossible de rien démontrer : la grille, telle quelle, n’a pas de solution.
last-steps = De ces { $count } étapes, voici les { SPELL($told) } dernières.
