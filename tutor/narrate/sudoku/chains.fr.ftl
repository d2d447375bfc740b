# Chaînes et boucles en mots, lien par lien.

name-x-chain = chaîne X
name-xy-chain = chaîne XY
name-nice-loop-continuous = boucle continue
name-nice-loop-discontinuous = boucle discontinue
name-aic = chaîne alternée (AIC)
name-grouped-nice-loop-continuous = boucle continue groupée
name-grouped-nice-loop-discontinuous = boucle discontinue groupée
name-grouped-aic = chaîne alternée groupée (AIC)

## Chaînes à deux bouts

story-x-chain =
    .where = Regardez les unités où le { DIGITS($start-digit) } n’a que deux places, et ce qui les relie.
    .what = Une chaîne de { SPELL($length) } liens sur le { DIGITS($start-digit) } mène de { CELLS($start) } à { CELLS($end) }.
    .why = Donc { CELLS($start) } ou { CELLS($end) } est un { DIGITS($start-digit) }, ou les deux. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux bouts de la chaîne.

story-x-chain-round =
    .where = Regardez les unités où le { DIGITS($start-digit) } n’a que deux places, et ce qui les relie.
    .what = Une chaîne de { SPELL($length) } liens sur le { DIGITS($start-digit) } part de { CELLS($start) } et y revient.
    .why = Cela contredit le départ : { CELLS($start) } est forcément un { DIGITS($start-digit) }. { CELLS($removed-cells) } la voient.

story-xy-chain =
    .where = Regardez les cases qui n’ont que deux candidats, et celles d’entre elles qui se voient.
    .what = Une chaîne de cases à deux candidats mène de { CELLS($start) } à { CELLS($end) } : { CELLS($course) }. Les deux bouts ont le { DIGITS($start-digit) }.
    .why = Donc { CELLS($start) } ou { CELLS($end) } est un { DIGITS($start-digit) }, ou les deux. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux bouts de la chaîne.

story-aic =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } mène du { DIGITS($start-digit) } en { CELLS($start, join: "or") } au { DIGITS($end-digit) } en { CELLS($end, join: "or") }.
    .why = Donc { CELLS($start, join: "or") } est un { DIGITS($start-digit) }, ou { CELLS($end, join: "or") } en est un, ou les deux. { CELLS($removed-cells) } { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } les deux bouts de la chaîne.

story-aic-two-digits =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } mène du { DIGITS($start-digit) } en { CELLS($start, join: "or") } au { DIGITS($end-digit) } en { CELLS($end, join: "or") }.
    .why = Donc { CELLS($start, join: "or") } est un { DIGITS($start-digit) }, ou { CELLS($end, join: "or") } est un { DIGITS($end-digit) }, ou les deux. { COUNT($removed) ->
        [one] Avec { PLACED($removed) }, ni l’un ni l’autre ne tiendrait.
       *[other] Avec l’un de ceux-ci, ni l’un ni l’autre ne tiendrait : { PLACED($removed) }.
    }

story-aic-cell =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } mène du { DIGITS($start-digit) } au { DIGITS($end-digit) }, tous deux en { CELLS($start) }.
    .why = Donc { CELLS($start) } est un { DIGITS($start-digit) } ou un { DIGITS($end-digit) }, et rien d’autre.

story-aic-overlapping =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } mène du { DIGITS($start-digit) } en { CELLS($start, join: "or") } au { DIGITS($end-digit) } en { CELLS($end, join: "or") }.
    .why = Donc l’une des cases { CELLS($ends) } est un { DIGITS($start-digit) } dans tous les cas. { CELLS($removed-cells) } les { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } toutes{ COUNT($ends) ->
        [2] {" "}deux
       *[other] {""}
    }.

## Chaînes qui reviennent

story-nice-loop-discontinuous =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est vrai ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } part du { DIGITS($start-digit) } en { CELLS($start) } et y revient.
    .why = Cela contredit le départ : { CELLS($start) } ne peut pas être un { DIGITS($start-digit) }.

story-nice-loop-discontinuous-placement =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si un candidat y est faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } part du { DIGITS($start-digit) } en { CELLS($start) } et y revient.
    .why = Cela contredit le départ : { CELLS($start) } est forcément un { DIGITS($start-digit) }.

story-nice-loop-discontinuous-group =
    .where = Partez { HOUSES($region, case: "of") } : que s’ensuit-il si certains candidats y sont faux ?
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } part du { DIGITS($start-digit) } en { CELLS($start) } et y revient.
    .why = Cela contredit le départ : l’une des cases { CELLS($start) } est forcément un { DIGITS($start-digit) }. { CELLS($removed-cells) } les { COUNT($removed-cells) ->
        [one] voit
       *[other] voient
    } toutes{ COUNT($start) ->
        [2] {" "}deux
       *[other] {""}
    }.

story-nice-loop-continuous =
    .where = Partez { HOUSES($region, case: "of") }, et passez de ce qui est faux à ce qui devient vrai, jusqu’à revenir au départ.
    .what = Une chaîne de { SPELL($length) } liens sur { DIGITS($chain-digits, article: "le") } se ferme en anneau : { CELLS($course) }.
    .why = Tout cela vaut dans les deux cas.

## Leurs liens

link-house-strong = { $from }→{ $to } : { $opens ->
        [yes] si { COUNT($start) ->
            [one] { CELLS($start) } n’est pas un { DIGITS($start-digit) }
            [2] ni { CELLS($start, join: "nor") } n’est un { DIGITS($start-digit) }
           *[other] aucune des cases { CELLS($start) } n’est un { DIGITS($start-digit) }
        }, { COUNT($end) ->
            [one] { CELLS($end) } en est un (seule autre place { HOUSES($house, case: "in") }).
           *[other] l’une des cases { CELLS($end) } en est un (seules autres places { HOUSES($house, case: "in") }).
        }
       *[no] alors { COUNT($end) ->
            [one] { CELLS($end) } est un { DIGITS($end-digit) } (seule place qui reste { HOUSES($house, case: "in") }).
           *[other] l’une des cases { CELLS($end) } est un { DIGITS($end-digit) } (seules places qui restent { HOUSES($house, case: "in") }).
        }
    }
link-house-weak = { $from }→{ $to } : { $opens ->
        [yes] supposons que { CELLS($start) } soit un { DIGITS($start-digit) }. Alors { COUNT($end) ->
            [one] { CELLS($end) } n’en est pas un
            [2] ni { CELLS($end, join: "nor") } n’en est un
           *[other] aucune des cases { CELLS($end) } n’en est un
        } ({ HOUSES($house, case: "bare") }).
       *[no] alors { COUNT($end) ->
            [one] { CELLS($end) } n’est pas un { DIGITS($end-digit) }
            [2] ni { CELLS($end, join: "nor") } n’est un { DIGITS($end-digit) }
           *[other] aucune des cases { CELLS($end) } n’est un { DIGITS($end-digit) }
        } ({ HOUSES($house, case: "bare") }).
    }
link-cell-strong = { $from }→{ $to } : { $opens ->
        [yes] si { CELLS($start) } n’est pas un { DIGITS($start-digit) }, c’est un { DIGITS($end-digit) } (seul autre candidat).
       *[no] alors { CELLS($end) } est un { DIGITS($end-digit) } (seul autre candidat).
    }
link-cell-weak = { $from }→{ $to } : { $opens ->
        [yes] supposons que { CELLS($start) } soit un { DIGITS($start-digit) }. Alors ce n’est pas un { DIGITS($end-digit) }.
       *[no] alors { CELLS($end) } n’est pas un { DIGITS($end-digit) }.
    }
link-set = { $from }→{ $to } : { $opens ->
        [yes] si { COUNT($start) ->
            [one] { CELLS($start) } n’est pas un { DIGITS($start-digit) }
            [2] ni { CELLS($start, join: "nor") } n’est un { DIGITS($start-digit) }
           *[other] aucune des cases { CELLS($start) } n’est un { DIGITS($start-digit) }
        }, alors
       *[no] alors
    } { COUNT($end) ->
        [one] { CELLS($end) } est un { DIGITS($end-digit) }
       *[other] l’une des cases { CELLS($end) } est un { DIGITS($end-digit) }
    } ({ CELLS($set) } se partagent { DIGITS($set-digits, article: "le") } : sans le { DIGITS($start-digit) }, elles contiennent tous les autres).

## Ce qu’un anneau exclut

ring-closed = L’anneau se ferme, et vaut aussi à rebours : ou bien les numéros pairs sont vrais, ou bien les impairs.
ring-house = { $from }–{ $to } : l’une des cases { CELLS($ends) } est un { DIGITS($linked) }, donc { CELLS($out) } { COUNT($out) ->
        [one] n’en est pas un
       *[other] n’en sont pas
    }.
ring-cell = { $from }–{ $to } : { CELLS($ends) } est { DIGITS($linked, join: "or", article: "un") }, et ne peut donc pas être { DIGITS($out-digits, join: "or", article: "un") }.
ring-set = { $from }–{ $to } : { CELLS($set) } n’ont qu’un seul des chiffres { DIGITS($linked) }, et contiennent donc aussi { DIGITS($locked, article: "le") }. Cela exclut { PLACED($removed) }.
