# Les exercices sur les nonogrammes : ce qu’on demande, et ce qu’on dit d’une réponse.

task-line = Marquez tout ce que la règle « { $name } » dit de cette rangée.
task-conclude = Regardez { LINES($line) } : la règle « { $name } » s’y applique. Marquez toutes les cases qui en découlent.
task-spot = Quelque part sur cette grille, la règle « { $name } » s’applique. Trouvez la rangée, et marquez toutes les cases qui en découlent.
task-spot-trial = Quelque part sur cette grille, la règle « { $name } » décide d’une case. Marquez-en une que vous pouvez décider ainsi.
task-judge = Supposons que { CELLS($cell) } soit { $colour ->
    [black] noire
   *[white] blanche
 }. Est-ce que cela mène à une contradiction ?

task-right = C’est juste.
task-wrong = Pas encore.
task-nothing = Rien n’est encore marqué.
task-no-verdict = Oui ou non ?
task-found = { CELLS($cells) } : { COUNT($cells) ->
    [one] cette case est juste.
   *[other] ces cases sont justes.
 }
task-more = { CELLS($cells) } : { COUNT($cells) ->
    [one] elle en découle aussi, même si on ne la demandait pas.
   *[other] elles en découlent aussi, même si on ne les demandait pas.
 }
task-missing = { $count ->
    [one] Il manque une case.
   *[other] Il manque { SPELL($count) } cases.
 }
task-no-line = Ces cases sont vraies, mais ce n’est pas la règle « { $name } » qui les montre. Elle dit quelque chose d’une autre rangée.
task-not-black = Ce qu’on sait ne rend pas { CELLS($cells) } { COUNT($cells) ->
    [one] noire.
   *[other] noires.
 }
task-not-white = Ce qu’on sait ne rend pas { CELLS($cells) } { COUNT($cells) ->
    [one] blanche.
   *[other] blanches.
 }
task-count = { $count ->
    [one] Une case en découle.
   *[other] { SPELL($count) } cases en découlent.
 }
task-known = { CELLS($cells) } est déjà connue.

task-judge-hint-1 = N’écrivez rien pour l’instant : suivez ce que { CELLS($cell) } ferait à sa ligne et à sa colonne.
task-judge-hint-2 = Prenez ensuite les rangées que ces cases changent, l’une après l’autre, jusqu’à ce que l’une n’ait plus de place pour ses blocs, ou que rien de nouveau ne vienne.
task-judge-refuted = Oui : il y a une contradiction.
task-judge-stands = Non : { CELLS($cell) } est { $colour ->
    [black] noire
   *[white] blanche
 }, donc rien ne peut la contredire.

# Les leçons

task-first-rung = Échelon { $rung } sur { $of } : le premier de l’échelle.
task-rung = Échelon { $rung } sur { $of } de l’échelle : le maître l’essaie juste après « { $before } ».
