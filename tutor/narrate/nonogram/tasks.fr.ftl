# Les exercices sur les nonogrammes : ce qu’on demande, et ce qu’on dit d’une réponse.

task-line = Marquez tout ce que la règle « { $name } » dit de cette rangée.
task-fill = Marquez toutes les cases que fixent les nombres de { LINES($line) }.
task-conclude = Regardez { LINES($line) } : la règle « { $name } » s’y applique. Marquez toutes les cases qui en découlent.
task-spot = Quelque part sur cette grille, la règle « { $name } » s’applique. Trouvez la rangée, et marquez toutes les cases qui en découlent.
task-spot-trial = Quelque part sur cette grille, la règle « { $name } » décide d’une case. Marquez-en une que vous pouvez décider ainsi.
task-judge = Supposons que { CELLS($cell) } soit { $colour ->
    [black] noire
   *[white] blanche
 }. Cela mène-t-il à une contradiction ?

task-right = Juste.
task-not = Pas cette fois. { $why }
task-almost = { $wrong ->
    [0] Presque : { $missing ->
        [one] encore une case.
       *[other] encore { SPELL($missing) } cases.
     }
   *[other] { $missing ->
        [0] Presque : { $wrong ->
            [one] une case de trop.
           *[other] { SPELL($wrong) } cases de trop.
         }
       *[other] Presque : { $missing ->
            [one] encore une case,
           *[other] encore { SPELL($missing) } cases,
         } et { $wrong ->
            [one] une de trop.
           *[other] { SPELL($wrong) } de trop.
         }
     }
 }
answer-colours = Votre réponse : { COUNT($black) ->
    [0] { CELLS($white) } en blanc.
   *[other] { COUNT($white) ->
        [0] { CELLS($black) } en noir.
       *[other] { CELLS($black) } en noir, { CELLS($white) } en blanc.
     }
 }
answer-verdict = Votre réponse : { $verdict ->
    [yes] oui
   *[no] non
 }.
task-lit-black = Éclairées en noir : { CELLS($cells) }.
task-lit-white = Éclairées en blanc : { CELLS($cells) }.
task-silent = Ici, { $name } ne dit rien : ce qui suit sur cette ligne vient d’une autre règle.
task-nothing = Rien n’est encore marqué.
task-no-verdict = Oui ou non ?
task-more = { CELLS($cells) } : { COUNT($cells) ->
    [one] elle en découle aussi, même si on ne la demandait pas.
   *[other] elles en découlent aussi, même si on ne les demandait pas.
 }
task-no-line = C’est vrai, mais la règle « { $name } » ne le montre pas. Cherchez les cases qu’elle montre.
task-not-black = { $scope ->
    [line] À elle seule, { LINES($line) } ne rend pas
   *[board] Aucune rangée, à elle seule, ne rend
 } { CELLS($cells, join: "or") } { COUNT($cells) ->
    [one] noire.
   *[other] noires.
 }
task-not-white = { $scope ->
    [line] À elle seule, { LINES($line) } ne rend pas
   *[board] Aucune rangée, à elle seule, ne rend
 } { CELLS($cells, join: "or") } { COUNT($cells) ->
    [one] blanche.
   *[other] blanches.
 }
task-opposite = { LINES($line) } rend { CELLS($cells) } { COUNT($cells) ->
    [one] { $colour ->
        [black] noire.
       *[white] blanche.
    }
   *[other] { $colour ->
        [black] noires.
       *[white] blanches.
    }
 }
task-not-tried = Supposons que { CELLS($cell) } soit { $colour ->
    [black] noire
   *[white] blanche
 } : rangée après rangée, cela ne mène à aucune contradiction.
task-count = { $count ->
    [one] Une case en découle.
   *[other] { SPELL($count) } cases en découlent.
 }
task-known = { CELLS($cells) } est déjà connue.

task-judge-hint-1 = N’écrivez rien pour l’instant : suivez ce que { CELLS($cell) } ferait à sa ligne et à sa colonne.
task-judge-hint-2 = Prenez ensuite les rangées que ces cases changent, l’une après l’autre. Arrêtez quand l’une n’a plus de place pour ses blocs, ou quand rien de nouveau ne vient.
task-judge-refuted = Oui : il y a une contradiction.
task-judge-stands = Non : { CELLS($cell) } est { $colour ->
    [black] noire
   *[white] blanche
 }, donc rien ne peut la contredire.

# Les leçons

task-first-rung = Le tuteur donne toujours l’étape la plus simple. Dans cet ordre, c’est la règle n° { $rung } sur { $of } : la première qu’il cherche.
task-rung = Le tuteur donne toujours l’étape la plus simple. Dans cet ordre, c’est la règle n° { $rung } sur { $of }, juste après « { $before } ».

# Examens

exam-line = Marquez toutes les cases de cette rangée que cette règle décide : { $name }.
exam-rule = Quelle est la règle la plus simple qui s’applique ici ? C’est la première de la liste qui rend une case noire ou blanche.
exam-rule-applies = Cette règle dit quelque chose ici, mais une plus simple aussi : { $name }.
exam-rule-repeats = Cette règle s’applique ici, mais une plus simple suffit : { $name }.
exam-rule-wrong = Cette règle ne s’applique pas ici : { $name }.
look-at = Regardez { LINES($line) }.
exam-picture = Terminez ce nonogramme.
exam-picture-needs = Règle la plus difficile : { $name }.
exam-picture-right = { $count ->
    [one] { $count } case juste sur { $of } à trouver.
   *[other] { $count } cases justes sur { $of } à trouver.
 }
exam-picture-wrong = Faux : { CELLS($cells) }.
exam-picture-many-wrong = { $count } cases sont fausses, dont { CELLS($cells) }.
exam-picture-done = L’image est complète.
exam-picture-crux = { $steps ->
    [one] { $steps } étape mène à la fin.
   *[other] { $steps } étapes mènent à la fin. La plus difficile porte le numéro { $number }.
 }
exam-found = Juste : { $told }
exam-missing = Il manque : { $told }
exam-wrong = Cela ne s’ensuit pas : { $told }
exam-said-black = { CELLS($cells) } en noir.
exam-said-white = { CELLS($cells) } en blanc.
exam-said-both = { CELLS($black) } en noir, { CELLS($white) } en blanc.
exam-said-picture = { $count ->
    [one] { $count } case peinte sur { $of } à trouver.
   *[other] { $count } cases peintes sur { $of } à trouver.
 }
