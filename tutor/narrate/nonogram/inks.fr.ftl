### Ce qui parle de noir là où il y a plusieurs couleurs, en français.
###
### Un message nommé comme un autre, suivi de -inks, est dit à sa place.
### Une couleur est dite avec sa lettre : $ink est « en rouge (r) ».

role-run-inks = couleurs connues
role-other = autre couleur
role-crossing = couleur absente en face

coloured-in = { COUNT($cells) ->
        [one] { CELLS($cells) } est { $ink }
       *[other] { CELLS($cells) } sont { $ink }
    }
without-ink = { COUNT($lines) ->
        [one] { LINES($lines) } n’a pas de { $ink }
       *[other] { LINES($lines) } n’ont pas de { $ink }
    }

then-inks = Donc { $painted }.

story-empty-line-inks =
    .where = Regardez { LINES($line) }.
    .what = { LINES($line) } n’a aucun bloc : son nombre est 0.
    .why = Sans bloc, toutes les cases sont blanches.

fills-inks = { COUNT($open) ->
        [one] Le bloc y tient tout juste.
       *[other] Les blocs occupent { $needed } cases{ $gaps ->
            [0] {""} : autant qu’il y en a.
            [one] , et l’intervalle entre deux blocs d’une même couleur en prend une : { $needed } + 1 = { $room }.
           *[other] , et les { $gaps } intervalles entre deux blocs d’une même couleur en prennent une chacun : { $needed } + { $gaps } = { $room }.
        } Des blocs de couleurs différentes peuvent se toucher. Chaque bloc n’a donc qu’une seule place.
    }

story-full-line-inks =
    .where = Regardez { LINES($line) } : combien de place ses blocs laissent-ils ?
    .what = { LINES($line) } a { $room ->
        [one] une case,
       *[other] { $room } cases,
    } pour { COUNT($open) ->
        [one] un seul bloc de { LENGTHS($open) }.
       *[other] les blocs { LENGTHS($open) }.
    }
    .why = { fills-inks }

story-full-line-part-inks =
    .where = Regardez { LINES($line) } : combien de place ses blocs laissent-ils ?
    .what = { LINES($line, case: "in") }, il ne reste que { STRETCH($stretch) } : { $room ->
        [one] une case,
       *[other] { $room } cases,
    } pour { BLOCKS($open) }.
    .why = { fills-inks }

story-full-line-rest-inks =
    .where = Regardez { LINES($line) } : combien de cases n’y sont pas blanches ?
    .what = { LINES($line, case: "in") }, { COUNT($walls) ->
        [0] aucune case n’est blanche,
        [one] { CELLS($walls) } est blanche,
       *[other] { CELLS($walls) } sont blanches,
    } et { $total } cases ne le sont pas : autant que ses blocs en ont ensemble.
    .why = Chaque case qui n’est pas blanche est nécessaire, et les blocs viennent dans l’ordre.

story-punctuation-done-inks =
    .where = Regardez { LINES($line) } : comptez ses cases en couleur.
    .what = { LINES($line, case: "in") }, { $total ->
        [one] { CELLS($runs) } a une couleur, et l’unique bloc n’a qu’une case.
       *[other] { CELLS($runs) } ont leur couleur : { $total } cases, autant que { COUNT($clue) ->
            [one] son unique bloc en compte.
           *[other] ses blocs en ont ensemble.
        }
    }
    .why = { COUNT($clue) ->
        [one] Son bloc est donc là
       *[other] Tous ses blocs sont donc là
    }, et tout le reste est blanc.

whole-block-inks = C’est donc un bloc entier. { $sides ->
        [before] Aucun bloc d’une autre couleur ne vient juste avant : c’est une case blanche.
        [after] Aucun bloc d’une autre couleur ne vient juste après : c’est une case blanche.
       *[both] Aucun bloc d’une autre couleur ne vient juste avant ni juste après : ce sont des cases blanches.
    }

story-punctuation-inks =
    .where = Regardez { LINES($line) } : l’un de ses blocs est-il terminé ?
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est { $ink }.
       *[other] { CELLS($runs) } sont { $ink } : { $size } cases d’affilée.
    }
    .why = Aucun des blocs { $finished ->
        [yes] restants
       *[no] {""}
    } de cette couleur n’est plus long que { $size }. { whole-block-inks }

story-punctuation-reach-inks =
    .where = Regardez { LINES($line) } : l’un de ses blocs est-il terminé ?
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est { $ink }.
       *[other] { CELLS($runs) } sont { $ink } : { $size } cases d’affilée.
    }
    .why = Vu les longueurs, il faut placer { REACHES($reaches) }. { COUNT($longer) ->
        [one] Il n’arrive pas
       *[other] Ils n’arrivent pas
    } jusque-là, et aucun autre bloc de cette couleur n’est plus long que { $size }. { whole-block-inks }

story-out-of-reach-inks =
    .where = Regardez { LINES($line) } : jusqu’où ses blocs peuvent-ils aller ?
    .what = { $in-line } { COUNT($open) ->
        [one] { $holds }, { $finished ->
            [yes] le seul bloc qui reste.
           *[no] le seul bloc.
        }
       *[other] { $holds } : aucun autre bloc de cette couleur n’est assez long et n’arrive jusque-là.
    }
    .why = Il faut donc placer { REACHES($reaches) }. Aucun bloc n’atteint { CELLS($white, join: "or") }.

story-out-of-reach-crossing =
    .where = Regardez { LINES($line) } : les rangées qui la croisent ont-elles ses couleurs ?
    .what = { $in-line } les blocs sont { LENGTHS($clue) }, mais { $crossing }.
    .why = Une case n’a une couleur que si sa ligne et sa colonne en ont un bloc.

cut-black-begin-inks = en commençant en { CELLS($cells, join: "or") }, il toucherait { CELLS($others, join: "or") }, de la même couleur
cut-black-end-inks = en finissant en { CELLS($cells, join: "or") }, il toucherait { CELLS($others, join: "or") }, de la même couleur
cut-other = { COUNT($cells) ->
        [one] { CELLS($cells) } a une autre couleur
       *[other] { CELLS($cells) } ont une autre couleur
    }

story-glue-inks =
    .where = Regardez { LINES($line) } : qu’y a-t-il en couleur près { $edge ->
        [edge] du bord ?
       *[wall] d’une case blanche ?
    }
    .what = { $in-line } { COUNT($runs) ->
        [one] { CELLS($runs) } est { $ink }
       *[other] { CELLS($runs) } sont { $ink }
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
    }. De cette couleur, seul { BLOCKS($blocks, join: "or") } peut s’y trouver{ $lengths ->
        [one] .
       *[other]  : le bloc a donc au moins { $shortest } cases.
    }
    .why = { $exact ->
        [yes] Le bloc occupe donc { STRETCH($glued) }{ $colours ->
            [both] , et une case blanche le termine : aucun bloc d’une autre couleur ne vient ensuite.
           *[other] .
        }
       *[no] Même placé tout contre { $edge ->
            [edge] le bord
           *[wall] cette case blanche
        }, le bloc va jusqu’en { CELLS($end) }.
    }

story-mercury-inks =
    .where = Regardez { LINES($line) } : jusqu’où ses blocs peuvent-ils s’approcher des bouts ?
    .what = { $in-line } le { $order ->
        [first] premier
       *[last] dernier
    } bloc { $finished ->
        [yes] restant
       *[no] {""}
    } est { BLOCKS($blocks) }, et { COUNT($runs) ->
        [one] { CELLS($runs) } est { $ink }.
       *[other] { CELLS($runs) } sont { $ink }.
    }
    .why = Si ce bloc couvrait { COUNT($lost) ->
        [one] { CELLS($lost) }
        [2] { CELLS($lost, join: "or") }
       *[other] l’une des cases { CELLS($lost) }
    }, il toucherait { CELLS($runs) }, de la même couleur, et serait trop long. Et aucun autre bloc ne se trouve là.

story-joining-inks =
    .where = Regardez { LINES($line) } : certaines de ses cases en couleur vont-elles ensemble ?
    .what = { $in-line } { CELLS($pair) } sont { $ink }, avec un intervalle entre elles.
    .why = { COUNT($open) ->
        [one] Elles appartiennent { BLOCKS($blocks, case: "to") }, { $finished ->
            [yes] le seul bloc qui reste.
           *[no] le seul bloc.
        }
       *[other] { COUNT($others) ->
            [0] Elles
           *[other] Prises dans l’ordre avec { CELLS($others) }, qui ont aussi leur couleur, elles
        } ne peuvent toutes appartenir qu’{ BLOCKS($blocks, case: "to") }{ COUNT($walls) ->
            [0] .
            [one] {""} : { CELLS($walls) } est blanche.
           *[other] {""} : { CELLS($walls) } sont blanches.
        }
    } Un bloc n’a pas de trou.

story-splitting-inks =
    .where = Regardez { LINES($line) } : toutes ses cases voisines en couleur peuvent-elles aller ensemble ?
    .what = { $in-line } { CELLS($runs) } sont { $ink }, avec une case entre elles, et tous les blocs y ont cette couleur.
    .why = Si cette case était { $ink } aussi, { STRETCH($both) } formeraient une suite de { $size }. { COUNT($longer) ->
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

story-complete-line-inks =
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
       *[other] Dans chacune, { $painted }.
    }

known-in-inks = { LINES($line, case: "in") }, { $painted }.

story-search-inks =
    .where = Regardez { LINES($scope) } ; mais aucune de nos règles ne vous y aidera.
    .what = Aucune règle connue ici ne décide de { CELLS($cell) }.
    .why = Tout essayer le montre : avec toute autre couleur en { CELLS($cell) }, la grille n’a pas de solution.

mistake-line-inks = { CELLS($cell) } ne peut pas rester { $colour } : { $flaw ->
        [colour] { LINES($line) } n’a aucun bloc de cette couleur.
        [crossing] ainsi, { LINES($line) } n’a plus de place pour { no-place-across }
       *[places] ainsi, { LINES($line) } { COUNT($blocks) ->
            [0] a une case en couleur, mais aucun bloc.
            [one] n’a plus de place pour son { LENGTHS($blocks) }.
           *[other] n’a plus de place pour ses blocs { LENGTHS($blocks) }.
        }
    }
mistake-wrong-inks = { CELLS($cell) } ne peut pas rester { $colour }, même si aucune ligne ni colonne ne le montrait.
mistake-broken-inks = { LINES($line) } ne peut pas rester ainsi : { $flaw ->
        [colour] une case y a une couleur qu’aucun de ses blocs n’a.
        [crossing] il n’y a plus de place pour { no-place-across }
       *[places] { COUNT($blocks) ->
            [0] une case y a une couleur, mais il n’y a aucun bloc.
            [one] il n’y a plus de place pour son { LENGTHS($blocks) }.
           *[other] il n’y a plus de place pour ses blocs { LENGTHS($blocks) }.
        }
    }
no-place-across = { COUNT($blocks) ->
        [one] son { LENGTHS($blocks) } là où les rangées qui la croisent ont sa couleur.
       *[other] ses blocs { LENGTHS($blocks) } là où les rangées qui la croisent ont leurs couleurs.
    }
mistake-first-inks = La première case fausse est { CELLS($cell) } : elle ne peut pas rester { $colour }.
claim-inks = { CELLS($cell) } est { $colour }

story-complete-line-argument-inks =
    .where = Regardez { LINES($line) } : essayez des couleurs dans une de ses cases. Les blocs tiennent-ils encore ?
    .what = D’après les blocs de { LINES($line) }, { CELLS($cell) } pourrait être { $possible }.
    .why = { $argument }

story-complete-line-crossing =
    .where = Regardez { LINES($line) } et les colonnes qui la croisent : quelles couleurs laissent-elles toutes deux à une case ?
    .what = En { CELLS($cell) } se croisent { LINES($both) } : d’après leurs couleurs, elle pourrait être { $possible }.
    .why = { $argument }

excluded = { $lines ->
        [yes] { LINES($line) } ne permet pas qu’elle soit { $ink }{ $cited } :
       *[no] Si elle était { $ink } :
    } { $argument }

argue-hold-inks = { COUNT($run) ->
        [one] { CELLS($run) } ne peut appartenir
       *[other] { CELLS($run) } ne peuvent appartenir
    } qu’{ BLOCKS($block, case: "to") } : aucun autre bloc de cette couleur n’est à la fois assez long et à portée.
argue-touch-inks = il ne doit pas toucher { CELLS($cells, join: "or") }, de la même couleur
argue-nobody-inks = Avec { REACHES($reaches) }, aucun bloc de cette couleur assez long n’atteint { CELLS($run) }.
argue-too-long-inks = Aucun bloc qui reste n’a la couleur de { CELLS($run) } et n’est assez long.
argue-crowded-inks = Il faut { $needed ->
        [one] une case
       *[other] { $needed } cases
    } pour { BLOCKS($block) }{ COUNT($block) ->
        [one] {""}
       *[other] {""}, avec un intervalle entre deux d’une même couleur
    }, et il { $left ->
        [0] n’en reste aucune.
        [one] n’en reste qu’une.
       *[other] n’en reste que { $left }.
    }

role-forced-inks = alors en couleur

story-edge-logic-inks =
    .where = Regardez { LINES($scope) }, la première encore ouverte en partant { $edge ->
        [top] du haut
        [bottom] du bas
        [left] de la gauche
       *[right] de la droite
    } : que se passerait-il si l’une de ses cases avait une couleur ?
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-contradiction-inks =
    .where = Regardez { LINES($scope) } : essayez des couleurs dans l’une de ses cases, et voyez où elles mènent.
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-nested-trials-inks =
    .where = Regardez { LINES($scope) } : essayez des couleurs dans l’une de ses cases, avec d’autres essais dans ceux-ci.
    .what = { tried-inks }
    .why = { trials-wrong-inks }

story-two-colours-inks =
    .where = Regardez { LINES($scope) } : essayez tour à tour les couleurs de l’une de ses cases, et comparez.
    .what = En { CELLS($cell) } se croisent { LINES($crossed) } : d’après leurs couleurs, elle pourrait être { $possible }. { $count ->
        [0] Les deux donnent la même couleur à { CELLS($same) }.
       *[other] Si elle était { $refuted }, une rangée ne pourrait plus être complétée ; les deux autres donnent la même couleur à { CELLS($same) }.
    }
    .why = L’une des deux couleurs est la bonne : c’est donc vrai de toute façon.

tried-inks = En { CELLS($cell) } se croisent { LINES($crossed) } : d’après leurs couleurs, elle pourrait être { $possible }. Si elle était { $refuted }, une rangée ne pourrait plus être complétée.
trials-wrong-inks = { $count ->
        [one] La supposition est donc fausse
       *[other] Toutes ces suppositions sont fausses
    }, et il reste une seule couleur.
trial-suppose-inks = { $number }. Supposons { CELLS($cell) } { $ink }.
trial-suppose-too-inks = { $number }. Supposons aussi { CELLS($cell) } { $ink }.
trial-line-inks = { $number }. { LINES($line, case: "bare") }, { $rule } : { $painted }{ $cited }.
trial-excluded = { $number }. { LINES($line, case: "bare") }, { $rule } : { $painted }{ $cited }. Elle pourrait être { $possible }. { $argument }
trial-so-inks = { $number }. Finalement, { $painted }.
trial-both-inks = Dans les deux cas, { $painted }{ $cited }.
