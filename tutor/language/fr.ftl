### Ce que disent les commandes, en français. Les phrases sur les techniques sont ailleurs.

## Petits mots

and = et
colon = {" : "}
thousands = {" "}
decimal = {","}
huge-number = environ { $mantissa } × 10^{ $exponent }
place-input = entrée { $number }
place-grid = grille { $number }
place-line = ligne { $number }
place-column = colonne { $number }

## Grilles illisibles

bad-grid-no-grid = aucune grille trouvée. Écrivez par exemple 81 caractères, avec un point pour chaque case vide.
bad-grid-several = { $found } grilles trouvées, il en faut une seule.
bad-grid-prose = il n’y a pas de grille ici, seulement du texte : « { $found } ». Il faut des chiffres, avec un point (ou 0 * _ - X ?) pour chaque case vide.
bad-grid-not-a-grid = « { $found } » n’appartient pas à une grille. Il faut des chiffres, avec un point (ou 0 * _ - X ?) pour chaque case vide.
bad-grid-bad-symbol = « { $found } » ne convient pas : il faut un chiffre parmi { $expected }, ou un point (ou 0 * _ - X ?) pour une case vide.
bad-grid-other-size = { $cells } cases et un { $found } : une grille { $size }x{ $size } a les chiffres { $expected }, une grille { $usual }x{ $usual } a { $all } cases.
bad-grid-digit-too-large = { $found } ne convient pas : il faut un chiffre de 1 à { NUMBER($largest, useGrouping: 0) }, ou 0 pour une case vide.
bad-grid-bad-number = « { $found } » ne convient pas : il faut un nombre de 1 à { NUMBER($largest, useGrouping: 0) }, ou 0 pour une case vide.
bad-grid-bad-triple = « { $found } » ne convient pas : il faut un candidat retiré : chiffre, ligne et colonne, chacun de 1 à { $largest }.
bad-grid-wrong-cell-count = { $found ->
        [one] { $found } case trouvée
       *[other] { NUMBER($found, useGrouping: 0) } cases trouvées
    }, il en faut { NUMBER($expected, useGrouping: 0) } pour une grille { $size }x{ $size }.
bad-grid-wrong-row-length = { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } dans cette ligne, il en faut { $expected }.
bad-grid-wrong-row-count = { $found ->
        [one] { $found } ligne trouvée
       *[other] { $found } lignes trouvées
    }, il en faut { $expected }.
bad-grid-bad-box = un bloc de « { $found } » ne convient pas : il faut des lignes et des colonnes de 1 à 10.
bad-grid-wrong-size = la grille est de { $found }x{ $found }, mais --box demande { $expected }x{ $expected }.
bad-grid-wrong-state = cet état est de { $found }x{ $found }, mais sa grille de { $expected }x{ $expected }.
bad-grid-bad-xml = ce n’est pas du XML valide.
bad-grid-xml-doctype = les déclarations de type de document ne sont pas acceptées. Il faut un simple document <opensudoku>.
bad-grid-xml-without-game = aucun <game> trouvé. Il faut un document OpenSudoku.
bad-grid-game-without-data = ce <game> n’a pas de données. Il faut data="…" avec un chiffre par case.
bad-grid-game-fields = { $found } champs trouvés, il en faut { $expected } par case.
bad-grid-link-cut = ce lien est coupé ou abîmé. Il faut le lien entier, jusqu’au dernier signe.
bad-grid-link-long = ce lien est trop long pour une grille. Il faut le lien d’une seule grille.
bad-grid-link-short = seul { $site } connaît la grille de ce lien court, et Pas à pas ne va pas sur le réseau. Ouvrez-le là-bas, puis copiez le lien long ou les chiffres.
bad-grid-link-variant = ce n’est pas un Sudoku ordinaire, il a aussi des règles étrangères à Pas à pas : { $rules }.
bad-grid-link-unknown = il n’y a pas de grille dans le lien « { $found } ». Il faut un lien qui contienne la grille, par exemple de f-puzzles, SudokuPad, sudokuwiki ou sudoku.coach.
bad-grid-link-no-board = il n’y a pas de grille dans ce lien. Il faut ses lignes de cases.
bad-grid-link-not-square = la grille de ce lien a { $rows } lignes, mais pas autant de colonnes dans chacune.
bad-grid-link-size = une grille { $found }x{ $found } dans ce lien : il faut une taille dont les blocs ont au plus 10 lignes et colonnes.
bad-grid-link-version = ce lien commence par « { $found } » : il faut S9B, ou un chiffre pour chaque case.
bad-grid-link-cell = « { $found } » en L{ $row }C{ $col } dans ce lien ne convient pas : il faut un chiffre de 1 à { $largest }.
bad-grid-list-cell = « { $found } » en L{ $row }C{ $col } dans cette liste ne convient pas : il faut un chiffre de 1 à { $largest }, ou 0, null ou "" pour une case vide.
bad-grid-list-row = { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } dans une ligne de cette liste : il en faut { $expected }, autant que de lignes.
bad-grid-list-shape = { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } dans cette liste, ce qui n’est pas une grille. Il faut par exemple 9 listes de 9 chiffres, ou 81 chiffres en une seule.
bad-grid-list-open = cette liste n’est jamais fermée, ou ses crochets ne vont pas ensemble. Il faut par exemple 9 listes de 9 chiffres, ou 81 chiffres en une seule.

## Règles d’autres sites, étrangères au Sudoku ordinaire

rule-antiking = anti-roi
rule-antiknight = anti-cavalier
rule-arrow = flèches
rule-arrows = flèches
rule-betweenline = lignes d’encadrement
rule-boxindexer = index de blocs
rule-cage = cages
rule-cages = cages
rule-circle = cercles dessinés
rule-clone = clones
rule-columnindexer = index de colonnes
rule-diagonal = diagonales
rule-diagonals = diagonales
rule-difference = points de différence
rule-disjointgroups = groupes disjoints
rule-doublearrow = flèches doubles
rule-entropicline = lignes entropiques
rule-even = cases paires
rule-extraregion = régions supplémentaires
rule-foglight = brouillard
rule-fogofwar = brouillard
rule-irregular = régions irrégulières
rule-jigsaw = régions irrégulières
rule-killer = cages de Killer
rule-killercage = cages de Killer
rule-line = lignes dessinées
rule-lines = lignes dessinées
rule-littlekillersum = sommes de Little Killer
rule-lockout = lignes d’exclusion
rule-maximum = maximums
rule-minimum = minimums
rule-modularline = lignes modulaires
rule-nabner = lignes nabner
rule-negative = contraintes négatives
rule-nonconsecutive = pas de voisins consécutifs
rule-odd = cases impaires
rule-overlays = signes dessinés
rule-palindrome = palindromes
rule-quadruple = quadruples
rule-ratio = points de rapport
rule-rectangle = rectangles dessinés
rule-regions = régions irrégulières
rule-regionsumline = lignes de sommes par région
rule-renban = lignes renban
rule-rowindexer = index de lignes
rule-sandwich = sommes sandwich
rule-sandwichsum = sommes sandwich
rule-skyscraper = gratte-ciel
rule-slowthermometer = thermomètres lents
rule-solution = une solution où un chiffre se répète dans une zone
rule-sudokux = diagonales
rule-text = textes dessinés
rule-thermo = thermomètres
rule-thermometer = thermomètres
rule-underlays = formes dessinées
rule-whispers = murmures
rule-windoku = quatre blocs de plus
rule-xsudoku = diagonales
rule-xsum = sommes X
rule-xv = X et V
rule-zipperline = lignes zip

## Contradictions

contradiction-duplicate = { $kind ->
        [box] le { $house }
       *[other] la { $house }
    } contient { $times } fois le { $digit } : { $cells }
contradiction-empty-cell = { $cells } n’a plus de candidat
contradiction-no-place = { $kind ->
        [box] le { $house }
       *[other] la { $house }
    } n’a plus de place pour le { $digit }

## Entrées et options

input-ask = Tapez ou collez une grille. Elle est lue dès qu’elle est complète ; sinon, finissez par une ligne vide ou Ctrl+D.
input-other-boxes = Avec des blocs de { $taken }, cette grille enfreint les règles ; avec des blocs de { $meant }, non. Vouliez-vous --box { $meant } ?
input-none = rien à lire. Donnez une grille, un fichier, ou - pour l’entrée standard.
input-missing-file = il n’y a pas de fichier « { $name } », et ce n’est pas non plus une grille.
input-directory = « { $name } » est un dossier, pas un fichier.
input-not-text = « { $name } » n’est pas un fichier texte. Il faut des grilles écrites en texte.
input-unreadable = impossible de lire « { $name } » ({ $reason }).
option-bad-box = --box { $found } : écrivez lignes x colonnes d’un bloc, de 1x1 à 10x10, par exemple 3x3.
option-bad-remove = --remove { $found } : il faut un pourcentage de 0 % à 100 %, par exemple 60 %.
option-bad-choice = { $option } { $found } ne convient pas. Valeurs possibles : { $choices }.
option-bad-count = { $option } { $found } : il faut un nombre à partir de { NUMBER($least, useGrouping: 0) }.
option-bad-seconds = --seconds { $found } : il faut un nombre au-dessus de 0.
completion-installed = La complétion est installée dans { $file }. Ouvrez un nouveau terminal pour l’utiliser.
completion-zsh = Si zsh ne la trouve pas, ajoutez cette ligne à votre .zshrc : { $line }
completion-not-written = Impossible d’écrire { $file } : { $reason }
completion-unknown-shell = Il n’y a pas de complétion pour { $found ->
        [none] un interpréteur sans nom
       *[other] { $found }
    }. Il y en a pour { $shells } : donnez-en un à la variable SHELL.
usage-option = { $found } : { $command } n’a pas cette option. { $command } --help les donne toutes.
usage-command = { $found } : { $command } n’a pas cette commande. { $command } --help les donne toutes.
usage-near = { $found } : { $command } n’a pas cette { $kind ->
        [option] option
       *[command] commande
    }. Vouliez-vous dire { $near } ?
usage-value = { $found } : il manque la valeur.
usage-no-value = { $found } ne prend pas de valeur.
usage-argument = Il manque { $found }. { $command } --help montre ce qui va où.
usage-extra = { $found } est de trop. { $command } --help montre ce qui va où.
usage-missing-command = { $command } demande le nom d’une commande. { $command } --help les donne toutes.
usage-number = { $found } : il faut { $kind ->
        [whole] un nombre entier
       *[number] un nombre
    }.
option-clash = { $one } et { $other } ne vont pas ensemble.
option-no-logic = --technique { $technique } : il faut une technique de logique (voir tutor techniques) ; les grilles qui demandent davantage ne sont pas produites.
option-misfit = --level { $level } et --technique { $technique } ne vont pas ensemble : cette technique correspond à { $levels }.
option-bad-digit = --digit { $found } : il faut un chiffre de 1 à { NUMBER($largest, useGrouping: 0) }, ou sa lettre.
technique-on-request = { $option } { $technique } : cette technique n’est cherchée que si on la nomme (tutor hint --technique, tutor solve --only). Aucune grille n’en a besoin sur son chemin, et aucune échelle n’y mène.
technique-unknown = { $option } { $found } : il faut l’identifiant d’une technique, comme { $where } les donne.
technique-unknown-near = { $option } { $found } : il faut l’identifiant d’une technique. Vouliez-vous dire { $near } ? ({ $where } les donne tous)
claim-bad = { $found } : il faut une case et un chiffre, par exemple L4C7=5 (elle contient le 5) ou L4C7-5 (elle ne le contient pas), avec des lignes, des colonnes et des chiffres de 1 à { NUMBER($n, useGrouping: 0) }.
move-filled = { $found } : la case est déjà remplie.
candidates-lost = les candidats retirés à la main ne sont pas conservés par le format « { $format } »
cannot-write = le format « { $format } » contient des grilles jusqu’à { $largest }x{ $largest }, et celle-ci est de { $n }x{ $n }. Formats possibles : { $choices }.
cannot-write-shape = le format « { $format } » ne contient que des grilles 9x9 aux blocs 3x3, et celle-ci est de { $n }x{ $n } avec des blocs { $box }. Formats possibles : { $choices }.
output-failed = impossible d’écrire le résultat ({ $reason }).
stopped = Arrêté. Ce qui est fait jusqu’ici est complet.

## solve

solve-shortest = mots : { $words }, dans l’ordre habituel { $usual } ({ $saved ->
        [0] aucun ordre essayé n’est nettement plus court
       *[other] { $saved } % de moins
    })
solve-candidate-grids-left = grilles candidates restantes : { $count }
solve-candidate-grids = grilles candidates avant la recherche : { $count }
solve-candidate-grids-after = grilles candidates là où la logique s’arrête : { $count }
solve-by-logic = une seule solution, par la logique seule : { $count ->
        [0] il n’y avait rien à trouver
        [one] une étape
       *[other] { $count } étapes, la plus difficile : { $hardest }
    }, { $time }
solve-one = une seule solution, { $time }
solve-several = plusieurs solutions, { $time } ; en voici une
solve-none = aucune solution
solve-none-because = aucune solution : { $reason }
solve-invalid = contraire aux règles : { $reason }
solve-list-count = { $count ->
        [0] aucune solution
        [one] { NUMBER($count) } solution
       *[other] { NUMBER($count) } solutions
    }
solve-list-limit = { $count ->
        [one] { NUMBER($count) } solution affichée
       *[other] { NUMBER($count) } solutions affichées
    } ; il peut y en avoir d’autres (--limit)
solve-count-limit = compte arrêté à { NUMBER($count) } (--limit) : il peut y en avoir d’autres
solve-count-stopped = compte arrêté à { NUMBER($count) } : il peut y en avoir d’autres
solve-stuck = non résolue : on ne sait pas s’il y a une solution
solve-logic-stopped = { $alone ->
        [yes] non résolue : la logique a été arrêtée après { $time } s
       *[no] la logique a été arrêtée après { $time } s (--logic-seconds lui laisse plus de temps, --steps tout celui qu’il lui faut) ; une recherche trouve le reste
    }
solve-stuck-by-logic = bloqué : aucune de ces techniques ne mène plus loin
solve-too-large = les singletons laissent { $open ->
        [one] { $open } case libre
       *[other] { NUMBER($open, useGrouping: 0) } cases libres
    } dans cette grille { $n }x{ $n } : trop pour toute recherche.
solve-needs-sat = les singletons laissent { $open ->
        [one] { $open } case libre
       *[other] { NUMBER($open, useGrouping: 0) } cases libres
    } dans cette grille { $n }x{ $n }, et la recherche du reste demande le paquet python-sat. Pour l’obtenir : pip install python-sat
solve-searching = recherche : { $what ->
        [clauses] { NUMBER($count) } clauses
        [conflicts] { NUMBER($count) } conflits
       *[nodes] { NUMBER($count) } essais
    }
solve-grids = { $count ->
        [one] { NUMBER($count) } grille traitée
       *[other] { NUMBER($count) } grilles traitées
    }

## hint, check, walk, techniques

hint-solved = La grille est pleine, et juste.
hint-nothing = La logique ne peut pas continuer : la grille a plusieurs solutions, ou elle est trop grande pour une recherche.
hint-no-digit = Aucune technique ne mène à une étape qui concerne ce chiffre.
hint-no-technique = Introuvable ici : { $name }.
hint-too-large = Pas cherché sur une grille aussi grande : { $name }, qui se cherche jusqu’à { $most }x{ $most }.
hint-not-unique = Pas employé ici : cela ne vaut que pour une grille à solution unique.
check-uncertain = Aucune contradiction trouvée, mais la recherche a été abandonnée : il n’est pas certain que tout soit juste.
check-good = Tout est juste jusqu’ici.
walk-key = [Entrée] étape suivante, [q] arrêter :
walk-key-lines = [Entrée] étape suivante, [l] celle-ci point par point, [q] arrêter :
line-key = [Entrée] point suivant, [q] arrêter :
plain-lines = « lignes » montre cela point par point, chacun avec Entrée.
lines-none = Rien ici ne se lit point par point : c’est pour les chaînes, les réseaux et les essais, une fois expliqués.
line-of = point { $line } sur { $of }
line-rests-on = Cela découle de :
walk-stuck = Plus aucune technique ne s’applique. Grilles candidates restant avant une recherche exhaustive : { $count }.
walk-none = La grille n’a pas de solution.
walk-open = La logique ne peut pas continuer : la grille a plusieurs solutions, ou elle est trop grande pour une recherche.
walk-several = La logique ne peut pas continuer : il y a { $count } solutions.
walk-many = La logique ne peut pas continuer : il y a plus de { $count } solutions.
walk-solution = Solution { $number } sur { $count }.
walk-solution-of-many = Solution { $number } sur plus de { $count }.
walk-solutions = { $count ->
        [0] Aucune solution.
        [1] Une seule solution.
       *[other] { $number } solutions.
    }
walk-more-solutions = Plus de { $number } solutions.
walk-space = Grilles candidates au départ : { $count }.
walk-space-left = Grilles candidates là où la logique s’arrête : { $count }.
walk-time = Temps : { $time }.
walk-depth = profondeur { $depth }
walk-cut = Je m’arrête là : après { $count } étapes, la recherche continue sans être racontée.
event-singles = singletons
event-choice = choix
event-contradiction = impasse
event-return = retour
event-solution = solution
walk-done = Fini : chaque case a son chiffre.
typed-grid = Tapez une grille ligne par ligne, avec un point pour chaque case vide, ou collez-la. u annule une ligne.
typed-row = ligne { $number } :
typed-bad-row = « { $found } » n’est pas une ligne. Il faut { $expected } chiffres, avec un point pour chaque case vide.
techniques-last = Après toutes celles-ci
techniques-tier = Palier { $tier } · { $level }
level-1 = Débutant et facile
level-2 = Moyen
level-3 = Difficile
level-4 = Expert
level-5 = Maître
level-6 = Diabolique
techniques-on-request = { $name } (seulement sur demande)

## rate

rate-line = { $level } · { $time } · { $hardest }
rate-steps = Étapes : { $steps }.
rate-openness = Ouverture : à chaque chiffre, { $steps } étapes en vue en moyenne ; { $alone ->
        [0] toujours plus d’un chiffre à placer.
        [one] une fois, un seul chiffre à placer.
       *[other] { $alone } fois, un seul chiffre à placer.
    }
rate-visual = Chiffres donnés : { $givens }. Candidats : { $candidates }. Dispersion des chiffres donnés : { $spread } (lignes { $rows }, colonnes { $columns }, blocs { $boxes }) ; de leurs valeurs : { $values }.
rate-formula = En formule : { $clauses } clauses sur { $variables } variables, soit { $density } par variable.
rate-quine-satisfied = Quine modifié ({ $heuristic }) : profondeur { $depth }, { $disjunctions ->
        [one] { $disjunctions } disjonction
       *[other] { $disjunctions } disjonctions
    }, { $eliminations } éliminations unitaires ; d’après elles, { $minutes } min.
rate-quine-beyond = Quine modifié ({ $heuristic }) : profondeur { $depth }, { $disjunctions ->
        [one] { $disjunctions } disjonction
       *[other] { $disjunctions } disjonctions
    }, { $eliminations } éliminations unitaires.
rate-quine-contradiction = Quine modifié ({ $heuristic }) : contradiction à la profondeur { $depth }, après { $disjunctions ->
        [one] { $disjunctions } disjonction
       *[other] { $disjunctions } disjonctions
    } et { $eliminations } éliminations unitaires.
rate-quine-undecided = Quine modifié ({ $heuristic }) : abandon à la profondeur { $depth }, après { $disjunctions ->
        [one] { $disjunctions } disjonction
       *[other] { $disjunctions } disjonctions
    } et { $eliminations } éliminations unitaires.
rate-formula-working = exploration de la formule
dimacs-empty = pas de formule. Il faut une ligne « p cnf VARIABLES CLAUSES », puis des clauses terminées par 0.
dimacs-no-header = « { $found } » vient avant la ligne « p cnf VARIABLES CLAUSES ».
dimacs-bad-header = « { $found } » au lieu de « p cnf VARIABLES CLAUSES », avec deux nombres.
dimacs-second-header = une seconde ligne « p cnf ». Le fichier ne doit contenir qu’une formule.
dimacs-bad-literal = « { $found } » au lieu d’un nombre de 1 à { NUMBER($most, useGrouping: 0) }, précédé ou non de -, ou de 0 en fin de clause.
dimacs-unended = la dernière clause ne se termine pas par 0.
dimacs-count = { $found } clauses trouvées, { $expected } annoncées.
rate-formula-large = En formule, cette grille est trop grande.
rate-invalid = Pas d’évaluation : un chiffre figure deux fois dans une ligne, une colonne ou un bloc.
rate-none = Pas d’évaluation : la grille n’a pas de solution.
rate-multiple = Pas d’évaluation : la grille a plus d’une solution.
rate-stuck = Pas d’évaluation : la logique ne va pas jusqu’au bout, et la recherche a été abandonnée. (À partir de 25x25, il lui faut le paquet python-sat.)
rate-grids = { $count ->
        [one] { $count } grille évaluée
       *[other] { $count } grilles évaluées
    }
rate-resume-what = --resume reprend un fichier : nommez-le avec --out FICHIER.
rate-out-exists = « { $name } » existe déjà. Ajoutez --resume pour le reprendre, ou nommez un autre fichier.
rate-other-file = « { $name } », ligne { $line }, n’a pas été écrit par tutor rate avec ces options : impossible de le reprendre.
rate-other-grid = impossible de reprendre « { $name } » : on y trouve { $found } là où l’entrée a { $expected }.
rate-bad-weights = « { $name } » n’est pas un fichier de poids ({ $reason }). C’est tutor calibrate qui les écrit.
rate-cnf-one = --cnf prend une seule grille, et il y en a plusieurs.
rate-cnf-large = cette grille est trop grande pour être écrite en formule.
generate-resume-seed = --resume reprend les grilles d’un tirage : nommez-le avec --seed, et le fichier avec --out.
generate-out-lines = --out prend les formats qui ont une grille par ligne, et { $format } n’en est pas : --to line, par exemple, ou --json.
generate-other-file = « { $name } » n’a pas été commencé avec ce tirage et ces options : impossible de le reprendre.
work-process-lost = un processus a disparu (tué, ou à court de mémoire). Ce qui est fait est gardé ; relancez avec moins de --jobs, ou avec --resume.
cluster-bad-address = --cluster { $found } : il faut local, ou l’adresse d’un ordonnanceur Dask, par exemple tcp://127.0.0.1:8786.
cluster-missing-package = une grappe demande le paquet distributed (Dask). Pour l’obtenir : pip install '{ $extra }'
cluster-nobody = aucun ordonnanceur Dask ne répond à { $address }. Lancez-en un avec dask scheduler, et des travailleurs avec dask worker { $address } --nthreads 1.
cluster-no-scheduler = { $address } n’est pas un ordonnanceur Dask, mais : { $found }. Donnez l’adresse que dask scheduler affiche à son lancement.
cluster-no-workers = l’ordonnanceur à { $address } n’a pas de travailleurs. Lancez-en avec dask worker { $address } --nthreads 1.
cluster-no-tutor = Pas à pas { $version } manque chez des travailleurs{ $names ->
        [none] .
       *[other]  : { $names }.
    } Installez-le là-bas : chaque travailleur a besoin de la version employée ici.
cluster-other-version = des travailleurs ont une autre version de Pas à pas que { $version } : { $names }. Chaque travailleur a besoin de la version employée ici.
cluster-workers-lost = plusieurs travailleurs à { $address } ont disparu l’un après l’autre sur les mêmes grilles (tués, ou à court de mémoire). Ce qui est fait est gardé ; relancez avec --resume.
cluster-gone = l’ordonnanceur à { $address } ne répond plus. Ce qui est fait est gardé ; relancez avec --resume.
table-missing-package = les fichiers .parquet demandent le paquet pyarrow. Pour l’obtenir : pip install '{ $extra }'
table-unreadable = « { $name } » ne peut pas être lu comme un tableau ({ $reason }).
table-no-column = « { $name } » n’a pas de colonne « { $found } ». Il en faut une de celles-ci : { $columns }.
table-no-text = « { $name } » : la colonne « { $column } » ne contient pas de texte. Il faut des grilles, par exemple 81 caractères par rangée.
table-no-puzzles = « { $name } » n’a pas de colonne de grilles. Nommez-la avec --column si c’est l’une de celles-ci : { $columns }.
table-no-object = « { $name } », ligne { NUMBER($line, useGrouping: 0) } : il faut un objet JSON par ligne.
table-empty-rows = « { $name } » : { $count ->
        [one] une rangée sans grille a été laissée de côté.
       *[other] { NUMBER($count) } rangées sans grille ont été laissées de côté.
    }
table-complete = « { $name } » est complet : il n’y a rien à reprendre.

## study

study-no-data = nommez un tableau de grilles dont la difficulté est connue, par exemple : tutor study difficulty DATA.csv. Une colonne contient les grilles, une autre des nombres.
study-fit-and-test = --fit et --test vont ensemble : un tableau pour ajuster, un autre pour éprouver.
study-long = Une ligne par grille : avec --report, dans { $name }.
study-written = Rapport écrit : { $name }.

## solve --trace

trace-singles = { $count ->
        [one] un singleton
       *[other] { $count } singletons
    }
trace-choice = { $cell } peut être { $options } : on essaie { $digit }
trace-contradiction = contradiction : { $reason }
trace-return = retour : { $cell } n’est pas { $digit }
trace-return-found = retour : y a-t-il une autre solution, sans { $digit } en { $cell } ?
trace-solution = solution
trace-totals = { $choices ->
        [one] Un choix
       *[other] { $choices } choix
    }, { $contradictions ->
        [one] une contradiction
       *[other] { $contradictions } contradictions
    }, { $returns ->
        [one] un retour
       *[other] { $returns } retours
    }, profondeur { $deepest } ; { $solutions ->
        [0] aucune solution
        [one] une solution
       *[other] { $solutions } solutions
    }.

## calibrate

calibrate-missing-package = il manque : { $names }. Pour obtenir ce que demande le calibrage : pip install '{ $extra }'
calibrate-bad-cap = --cap { $found } : il faut une difficulté.
calibrate-bad-minutes = --minutes { $found } : il faut un nombre au-dessus de 0, jusqu’à { $most }.
calibrate-bad-plot = --plot { $found } : il faut un fichier qui se termine par .svg ou .png.
calibrate-no-folder = « { $name } » ne peut pas être écrit : ce dossier n’existe pas.
calibrate-many-folds = --folds { $found } : il faut un nombre de 2 à { $most }, puisqu’il y a { $most } grilles.
calibrate-few = { $count ->
        [one] { $count } grille utilisable
       *[other] { $count } grilles utilisables
    }, il en faut au moins { $least }.
calibrate-constant = la colonne « { $column } » contient partout le même nombre : il faut des grilles de difficultés différentes.
calibrate-table-empty = le fichier est vide. Il faut un tableau avec une grille et sa difficulté par ligne.
calibrate-table-no-text = ce n’est pas du texte. Il faut un tableau enregistré en CSV.
calibrate-table-no-table = le tableau est illisible à partir de la ligne { $line }. Il faut des cellules entre virgules, points-virgules ou tabulations.
calibrate-table-no-puzzles = aucune colonne ne contient de grilles. Il faut par exemple 81 caractères par cellule, avec un point pour chaque case vide.
calibrate-table-no-puzzles-in = la colonne « { $column } » ne contient pas de grilles. Il faut par exemple 81 caractères par cellule, avec un point pour chaque case vide.
calibrate-table-no-numbers = aucune colonne à côté des grilles ne contient de nombres. Il faut une colonne de difficultés.
calibrate-table-no-numbers-in = la colonne « { $column } » ne contient pas de nombres. Il faut les difficultés.
calibrate-table-no-column = il n’y a pas de colonne « { $found } ». Colonnes possibles : { $columns }.
calibrate-row-cells = { $found ->
        [one] { $found } cellule trouvée
       *[other] { $found } cellules trouvées
    }, il en faut { $expected } comme les colonnes. (Un texte qui contient le séparateur va entre guillemets.)
calibrate-row-number = « { $found } », dans la colonne « { $column } », n’est pas un nombre.
calibrate-row-invalid = un chiffre figure deux fois dans une ligne, une colonne ou un bloc. Il faut une grille à solution unique.
calibrate-row-none = cette grille n’a pas de solution. Il faut une grille à solution unique.
calibrate-row-multiple = cette grille a plusieurs solutions. Il faut une grille à solution unique.
calibrate-row-stuck = cette grille est trop grande pour être parcourue et écrite comme une formule.
calibrate-working-profiles = résolution des grilles par la logique
calibrate-working-formulas = résolution des formules
calibrate-working-models = ajustement des modèles
calibrate-data = { $count } grilles (colonne « { $puzzle } ») avec leurs difficultés (colonne « { $target } »).
calibrate-left-out = { $count ->
        [one] { $count } grille laissée de côté
       *[other] { $count } grilles laissées de côté
    }, au-dessus du plafond.
calibrate-plan = r : Pearson, ρ : Spearman, var. : variance résiduelle. Hors pli : { $folds } plis, { $repeats ->
        [one] une fois
       *[other] moyenne de { $repeats } répétitions
    }, graine { $seed }.
calibrate-variance = var.
calibrate-in-sample = ajusté
calibrate-out-of-fold = hors pli, avec intervalles à 95 %
calibrate-model-openness = le nôtre
calibrate-model-openness-fitted-sight = le nôtre, vue ajustée
calibrate-model-counts = emplois
calibrate-model-counts-and-first-use = emplois + premier
calibrate-model-first-use = premier emploi
calibrate-model-damped-counts = emplois amortis
calibrate-model-study-counts = étude : emplois
calibrate-model-study-counts-and-first-use = étude : emplois + 1er
calibrate-model-study-first-use = étude : premier
calibrate-model-study-damped-counts = étude : amortis
calibrate-model-sat-smallest = SAT, petites clauses
calibrate-model-sat-largest = SAT, grandes clauses
calibrate-model-sat-random = SAT, au hasard
calibrate-plain = Telles quelles, sans ajustement :
calibrate-criterion-givens = chiffres donnés
calibrate-criterion-candidates = candidats
calibrate-criterion-spread = dispersion
calibrate-criterion-spread_values = disp. des valeurs
calibrate-criterion-mix = mélange de tout cela
calibrate-coefficients = De quoi la difficulté est faite ({ $model }) :
calibrate-figure-constant = dans tous les cas
calibrate-figure-digits = par chiffre à écrire
calibrate-figure-looks = par case regardée pour trouver un chiffre
calibrate-figure-rounds = par chiffre passé en revue, tour après tour
calibrate-figure-uses = par étape au-delà des singletons, fois la cote de sa technique
calibrate-figure-first-uses = par technique au-delà des singletons, fois sa cote
calibrate-figure-depth-1 = pour une première disjonction
calibrate-figure-depth-2 = pour une disjonction dans une autre
calibrate-figure-disjunctions = par disjonction
calibrate-figure-eliminations = par élimination unitaire
calibrate-figure-n = par emploi : { $technique }
calibrate-figure-first = pour le premier emploi : { $technique }
calibrate-backtracking = Retour sur trace, valeur par valeur
calibrate-sight = Facilité à voir un chiffre : { $full_house } dans une zone presque pleine, { $box } dans un bloc, { $line } sur une ligne ou une colonne, { $naked } comme seul candidat. Ces valeurs sont fixées d’avance ; « le nôtre, vue ajustée » les choisit à nouveau dans chaque pli.
calibrate-plot-title = Difficulté donnée et prédite, hors pli ({ $model })
calibrate-plot-given = donnée ({ $column })
calibrate-plot-predicted = prédite
calibrate-technique = technique
calibrate-uses = emplois
calibrate-puzzles = grilles
calibrate-mean = moyenne
calibrate-deviation = écart type
calibrate-givens = chiffres donnés
calibrate-level = niveau
calibrate-pace = durée
calibrate-median-given = donné
calibrate-median-predicted = prédit
calibrate-median-share = prédit/donné (médianes)
calibrate-logs = r des log.
calibrate-ablation = Le nôtre, hors pli
calibrate-ablation-whole = entier
calibrate-ablation-digits = sans les chiffres à écrire
calibrate-ablation-looks = sans la recherche
calibrate-ablation-rounds = sans les tours
calibrate-ablation-uses = sans les étapes plus dures
calibrate-written = Poids écrits dans « { $name } » : tutor rate --weights les emploie.
calibrate-not-written = Rien n’a été écrit : --out FILE écrit les poids, pour tutor rate --weights.
calibrate-drawn = Dessin écrit dans « { $name } ».

## generate

generate-seed = tirage { $seed }
generate-short = { $empty } cases vidées sur { $cells } ({ $percent } %) : impossible d’atteindre { $wanted } avec une solution unique
generate-long = { $empty } cases vidées sur { $cells } ({ $percent } %) : { $wanted } ne laissaient qu’une solution
generate-not-minimal = { $empty } cases vidées sur { $cells } : aucun essai n’a donné de grille dont chaque chiffre donné soit nécessaire à coup sûr
generate-impossible = une grille 1x1 a exactement une solution
generate-working = création
generate-needs-sat = aucune grille faite pour { $options } : au-delà de 16x16, ce que les singletons ne résolvent pas demande le paquet python-sat. Pour l’obtenir : pip install python-sat
generate-too-large = aucune grille essayée pour { $options } : les grilles qui demandent plus que des singletons se font jusqu’à { $most }x{ $most }.
generate-unavailable = aucune grille trouvée pour { $options } : il n’y en a peut-être pas, ou seulement avec un autre tirage.
generate-unneeded = aucune grille trouvée pour { $options } : quelque chose de plus simple fait presque toujours le travail de cette technique. Là où elle s’applique, tutor hint --technique { $technique } la montre.
generate-repeated = la même grille qu’avant : aucune autre n’a été trouvée

## bench

bench-title = Recherche exhaustive sur des grilles 9x9 : grilles par seconde, et combien de fois nous sommes plus rapides
bench-logic-title = Résolution de grilles 9x9 étape par étape, par la logique
bench-paths = { $engine } : { $speed } chemins complets par seconde (× { $ratio })
bench-hints = notre étape suivante : { $typical } d’ordinaire, { $slow } une fois sur cent
bench-screen-title = { $keys ->
        [one] De la touche à l’écran sur un terminal de 80x24 : { $keys } flèche, tous les candidats notés, les cases vues en évidence
       *[other] De la touche à l’écran sur un terminal de 80x24 : { $keys } flèches, tous les candidats notés, les cases vues en évidence
    }
bench-screen-delay = { $engine } : { $typical } d’ordinaire, { $slow } une touche sur dix (× { $ratio })
bench-screen-no-terminal = Cette mesure demande des pseudo-terminaux, et il n’y en a pas ici.
bench-screen-silent = Rien à mesurer : { $engine } ne répond pas.
bench-rate-title = Évaluation de grilles 9x9 : grilles par seconde, un seul processus, rien de retenu d’une grille à l’autre
bench-ratings = { $engine } : { $speed }
bench-rate-command = La commande entière, tutor rate --json, en temps de processeur, démarrage compris : grilles par seconde
bench-rate-jobs = { $count } grilles par --jobs 2 : × { $quicker } en vitesse, × { $work } en temps de processeur ; par un seul processus en { $memory } Mo
bench-rate-untold = Ce système ne dit pas ce que prend un processus : la commande entière est laissée de côté.
bench-rate-alone = pour comparer avec hodoku-py, installez-le dans un environnement à part et nommez son Python : --peer PYTHON
bench-rate-no-peer = « { $name } » n’exécute pas hodoku-py : nommez le Python d’un environnement où il est installé.
bench-class-title = Coups inscrits dans des fichiers d’apprenants, { $moves } à la fois, médiane de { $rounds } tours :
bench-class-one = dans un fichier : { $pace } par seconde
bench-class-many = dans { $files } fichiers tour à tour : { $pace } par seconde, { $ratio } fois autant
bench-class-wanted = { $ratio } fois les { $wanted } par seconde qu’il faut en tout à une classe
bench-start-title = Ce que prend une commande du début à la fin, en temps de processeur, typiquement sur { $rounds ->
        [one] une exécution
       *[other] { $rounds } exécutions
    }
bench-start-bare = Python seul : { $milliseconds } ms
bench-start-command = { $command } : { $milliseconds } ms (× { $ratio })
bench-engine-bare = Python seul
bench-explain-title = { $count ->
        [one] { $count } grille 9x9 expliquée jusqu’au bout, rien de retenu
       *[other] { $count } grilles 9x9 expliquées jusqu’au bout, rien de retenu de l’une à l’autre
    }
bench-explain-seconds = la solution entière en phrases : { $typical } d’ordinaire, { $slow } une fois sur dix, { $slowest } au plus
bench-explain-hint = le premier indice en phrases : { $typical } d’ordinaire, { $slow } une fois sur dix, { $slowest } au plus
bench-explain-steps = étapes : { $typical } d’ordinaire, { $most } au plus
bench-explain-complete = jusqu’au bout sans recherche : { $count } sur { $of }
bench-explain-peer = { $engine }, qui ne fait que résoudre : { $typical } d’ordinaire, { $slow } une fois sur dix, { $slowest } au plus (× { $ratio }) ; résolues en moins de { $limit } chacune : { $solved } sur { $of }, sans force brute : { $alone }
bench-explain-size = { $place } : seules les grilles 9x9 sont chronométrées. Laissée de côté.
bench-explain-flaw = { $place } : seules les grilles à solution unique sont chronométrées. Laissée de côté.
bench-explain-working = chronométrage des explications
bench-engine-ours-counts = Pas à pas, sans l’ouverture
bench-engine = moteur
bench-first = première solution
bench-unique = preuve d’unicité
bench-set-ordinary = { $count ->
        [one] { $count } grille ordinaire
       *[other] { $count } grilles ordinaires
    }
bench-set-generated = { $count ->
        [one] { $count } grille générée
       *[other] { $count } grilles générées
    }
bench-set-seventeen = { $count ->
        [one] { $count } grille à 17 chiffres
       *[other] { $count } grilles à 17 chiffres
    }
bench-set-hard = { $count ->
        [one] { $count } grille très difficile
       *[other] { $count } grilles très difficiles
    }
bench-engine-ours = Pas à pas
bench-engine-norvig = méthode de Norvig
bench-engine-backtracking = retour sur trace simple
bench-engine-widgets = une grille de 81 éléments
bench-absent = non installés, donc laissés de côté : { $names }. Pour comparer : pip install { $packages }
bench-no-data = pas de fichier { $name } dans { $folder } : laissé de côté
bench-own-data = pas de fichier { $name } dans { $folder } : à la place, des grilles de notre générateur
bench-wrong = { $engine } a donné { $count ->
        [one] { $count } mauvaise réponse
       *[other] { $count } mauvaises réponses
    }
bench-working = chronométrage de { $engine }

## La première page

welcome = Pas à pas enseigne le sudoku par la logique. Voici une grille pour commencer :
plain-first-start = Première fois ? tutor placement --plain trouve votre niveau, tutor learn --plain commence par les règles. Ou jouez cette grille :
welcome-try = Quelques idées :
welcome-solve = sa solution
welcome-hint = la prochaine étape, expliquée
welcome-play = une grille à jouer, ligne à ligne
welcome-walk = toutes les étapes, une par une
welcome-generate = une nouvelle grille
welcome-help = tout le reste

## progress

progress-none = Aucune partie pour l’instant.
progress-games = Parties : { $games }, dont terminées : { $solved }
progress-time = Temps de jeu : { $time }
progress-hints = Indices : { $hints }
progress-technique = { $name } : { $count }
progress-open = À continuer : une grille { $n }x{ $n }, { $filled } cases remplies sur { $cells }, { $time }
progress-duration = { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
progress-report-title = Progrès
progress-report-written = Bilan écrit : « { $name } ».
progress-report-weeks = Les dernières semaines
progress-report-week-titles = À partir du | Minutes | Leçons | Révisions | Grilles | Examens
progress-report-known = Ce que vous savez
progress-report-known-titles = Technique | Niveau | État | À revoir
progress-report-time-titles = Niveau | Résolues | Médiane | Meilleure | Dernière
progress-report-right-titles = Exercices | Justes | Sur | %
progress-exported = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $events ->
        [one] { $events } résultat
       *[other] { $events } résultats
    } du cours et { $exams ->
        [one] { $exams } examen
       *[other] { $exams } examens
    } dans « { $name } ».
progress-exams = { $count ->
        [one] { $count } examen : { $last } sur { $of } ({ $subject })
       *[other] { $count } examens : le dernier { $last } sur { $of } ({ $subject }), le meilleur { $best }
    }
progress-imported = Parties nouvelles : { $added }. Parties déjà présentes : { $known }, dont poursuivies : { $grown }. Nouveaux résultats du cours : { $events }. Nouveaux examens : { $exams }.
progress-bad-export = « { $name } » n’est pas un fichier écrit par --export : erreur ici, { $where }. Rien n’a été changé.
progress-bad-value = « { $name } » n’est pas un fichier écrit par --export : en { $where }, il faut { $expected }. Rien n’a été changé.
expected-amount = un nombre de 0 à { $most }
expected-entry = un coup possible à cet endroit
expected-flag = true ou false
expected-list = une liste
expected-member = une valeur : il n’y en a pas
expected-moment = une date et une heure avec leur fuseau, de 1970 à 2999
expected-object = un objet avec des noms et des valeurs
expected-other = ce que --export y écrit
expected-share = un nombre de 0 à 1
expected-text = un texte de { $longest } caractères au plus
expected-whole = un nombre entier de { $most } au plus
progress-cannot-write = impossible d’écrire « { $name } » ({ $reason }).
progress-no-export = rien n’a été exporté : impossible de lire le fichier des parties pour l’instant. Relancez la commande pour exporter ce qu’il y a.
progress-no-import = rien n’a été importé : ce ne serait pas conservé.
storage-damaged = Le fichier de vos parties était abîmé. Il est conservé sous « { $path } », et un nouveau a été commencé.
storage-newer = Le fichier de vos parties, « { $path } », a été écrit par une version plus récente de Pas à pas. Il reste tel quel, et ce que vous faites maintenant n’est pas conservé.
storage-foreign = Le fichier « { $path } » appartient à un autre programme, pas à Pas à pas. Il reste tel quel, et ce que vous faites maintenant n’est pas conservé. Déplacez-le, ou indiquez à Pas à pas un autre dossier dans TUTOR_HOME.
storage-unwritable = Impossible d’enregistrer votre partie dans « { $path } » pour l’instant ({ $reason }). Elle continue, et sera enregistrée dès que possible.
storage-full = Le disque est plein : impossible d’enregistrer votre partie dans « { $path } » pour l’instant. Elle continue, et sera enregistrée dès qu’il y aura de la place.
storage-locked = Un autre programme tient le fichier « { $path } » : impossible d’enregistrer votre partie pour l’instant. Elle continue, et sera enregistrée dès que possible.
storage-elsewhere = Vous avez continué cette partie dans une autre fenêtre. Ici, elle devient une partie à part ; les deux sont conservées.
unkept = Pas encore enregistré : { $list }.
unkept-moves = { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
unkept-results = { $count ->
        [one] { $count } résultat du cours
       *[other] { $count } résultats du cours
    }
unkept-exams = { $count ->
        [one] { $count } examen
       *[other] { $count } examens
    }
unkept-choices = vos réglages ou votre place dans le cours
unkept-because-damaged = Le fichier « { $path } » est abîmé.
unkept-because-newer = Une version plus récente de Pas à pas a écrit « { $path } ».
unkept-because-foreign = Le fichier « { $path } » appartient à un autre programme.
unkept-because-unwritable = Impossible d’écrire dans « { $path } » ({ $reason }).
unkept-because-full = Le disque de « { $path } » est plein.
unkept-because-locked = Un autre programme tient « { $path } ».
rescue-ask = Enregistrer une copie ailleurs ? Tapez un nom de fichier, ou Entrée pour « { $name } ». Tapez « encore » pour réessayer, « quitter » pour abandonner.
rescue-left = Vous avez quitté sans enregistrer.
rescue-name = Enregistrer une copie sous quel nom ?
rescue-saved = Tout est enregistré dans « { $name } ». Récupérez-le plus tard : tutor progress --import "{ $name }"
leave-title = Tout n’est pas enregistré
leave-elsewhere = Enregistrer une copie ailleurs
leave-again = Réessayer
leave-anyway = Quitter sans enregistrer
leave-stay = Rester ici
rescue-keys = Entrée enregistre · Échap revient
leave-keys = Entrée choisit · Échap reste ici

## Jouer en texte simple

plain-start = Tapez par exemple L4C7=5, « indice » si vous êtes bloqué, « aide » pour tout le reste, « quitter » pour terminer.
plain-goodbye = Tout est conservé : tutor --plain continue cette grille.
plain-another = « nouvelle » vous donne une autre grille, « quitter » termine.
plain-unknown = « { $found } » n’est pas compris. Écrivez par exemple L4C7=5, indice, vérifier, annuler ou grille ; aide donne tout.
plain-no-cell = « { $found } » n’est pas complet. Écrivez par exemple pourquoi L4C7=5, pourquoi L4C7-5 ou effacer L4C7.
plain-out-of-range = « { $found } » n’est pas sur cette grille : lignes, colonnes et chiffres vont de 1 à { $n }.
plain-blank = vide
plain-digit = { $cell } vaut { $digit }.
plain-given = { $cell } vaut { $digit }, donné.
plain-no-marks = { $cell } est vide, sans notes.
plain-marks = { $cell } est vide, avec les notes { $marks }.
plain-corners = Notes de coin : { $marks }.
plain-not-blank = { $told } Les notes vont dans les cases vides.
plain-remaining = { $count ->
        [0] Aucune case n’est vide.
        [one] 1 case est vide.
       *[other] { NUMBER($count, useGrouping: 0) } cases sont vides.
    }
plain-left = À placer : { $digits }.
plain-left-digit = { $count } fois le { $digit }
plain-unchanged = Rien n’a changé.
plain-changed = { $count } cases ont changé.
plain-done-fill = Chaque case vide a maintenant ses candidats en notes.
plain-done-clean = Les notes que des chiffres excluent sont retirées.
plain-undone = Annulé.
plain-redone = Refait.
plain-bookmark = Essayez : « revenir » vous ramène à cette grille.
plain-rung = Indice { $rung } sur { $of } :
plain-thinking = réflexion
plain-before = « avant » vous ramène avant cette erreur.
plain-all-told = C’est toute l’étape : « appliquer » la fait pour vous.
plain-back-asks = { $count ->
        [one] Revenir annule aussi un coup joué depuis.
       *[other] Revenir annule aussi { $count } coups joués depuis.
    } « avant » encore une fois revient en arrière ; « corriger » n’enlève que ce qui est faux.
plain-time = Temps : { $time }.
plain-help = Chiffres : L4C7=5 ou 4 7 5 place un chiffre, effacer L4C7 l’enlève.
    Notes : L4C7+135 les écrit, L4C7-5 retire ; remplir écrit tous les candidats, nettoyer retire ce que des chiffres excluent.
    Lire : grille, ligne 4, colonne 3, bloc 2 ; L4C7 pour une case avec ses notes ; reste pour les chiffres à placer ; temps.
    Le tuteur : indice (h), et de nouveau indice pour plus ; expliquer (e) pour toute l’étape ; lignes (l) lit une chaîne ou un réseau point par point, chacun avec Entrée ; appliquer (a) la fait ; pourquoi L4C7=5 ou pourquoi L4C7-5 (w) ; vérifier (c) cherche une erreur, avant ramène avant elle, corriger n’enlève que ce qui est faux.
    Historique : annuler (u), refaire (r) ; essayer (b) pose un signet, revenir y ramène.
    Grilles : copier, ou copier FORMAT, affiche la grille ({ $formats }) ; nouvelle, ou nouvelle NIVEAU, en commence une autre ({ $levels }) ; nouvelle 3x2 50% plusieurs suit votre recette : blocs de 3x2, la moitié des cases vides, plusieurs solutions.
    Résoudre : résoudre, ou résoudre logique, résoudre tout, résoudre recherche, avec le temps, le nombre de solutions et les grilles candidates.
    aide (?) et quitter (q). Tout est conservé aussitôt.

## Aide : un message par commande, un attribut par argument ou option

help-usage = Utilisation :
help-some-options = [OPTIONS]
help-rest = COMMANDE [ARGUMENTS]...
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-required = [obligatoire]
help-default = [défaut : { $value }]

option =
    .inputs = Une grille, un fichier de grilles, ou - pour l’entrée standard. Le format est reconnu.
    .box = Lignes x colonnes d’un bloc, par exemple 2x3, là où la taille seule ne suffit pas.
    .as_json = Un objet JSON par grille et par ligne.
    .only = Seulement ces techniques, par leurs identifiants (voir tutor techniques).
    .order = Seulement ces techniques, essayées dans cet ordre (voir tutor techniques).
    .up_to = Seulement les techniques jusqu’à celle-ci.
    .lang = Langue des messages : en ou fr. [défaut : selon la langue du système]
    .plain = De simples lignes de texte, sans dessins.
    .help = Afficher cette aide.

command-tutor = Pas à pas : apprendre à résoudre sudokus et nonogrammes par la logique.
    .version = Afficher la version.
    .plain = Jouer en texte simple, sans écran : continue la dernière grille, ou en commence une.
    .install_completion = Installer la complétion pour l’interpréteur de commandes.
    .show_completion = Afficher le script de complétion, pour le copier ou l’adapter.

version-edition = Examens : édition { $edition }

manual-name = Nom
manual-use = Synopsis
manual-exit = Code de sortie
manual-exit-told = 0 : c’est fait. 1 : la réponse est non. 2 : une entrée ou une option est fausse. 130 : arrêté par Ctrl-C.
manual-files = Fichiers
manual-files-told = learner.db, dans votre dossier de données (sous Linux ~/.local/share/pas-a-pas), garde chaque partie, chaque leçon et chaque examen.
manual-variables = Environnement
manual-variables-told = TUTOR_HOME indique un autre dossier pour learner.db. NO_COLOR, quelle que soit sa valeur, enlève les couleurs. LANG, LC_MESSAGES et LC_ALL choisissent la langue, sauf si --lang le fait.

command-hint = La prochaine étape, par la technique la plus simple qui s’applique.

    À vous de choisir ce qui est révélé : --rung 1 donne un coup de pouce, 2 nomme la technique, 3 montre le motif, 4 donne toute la raison, 5 applique aussi l’étape. Sans --rung, le texte va jusqu’à 4 et le JSON est complet. Une erreur sur la grille passe en premier. Le code de sortie est 1 s’il n’y a pas d’étape à montrer.
    .eureka = Les chaînes aussi en notation Eureka : (4)r1c4=r1c8-r5c8=(4-7)r5c2 => r4c5<>3.
    .lines = Une chaîne, un réseau ou un essai point par point ; dans un terminal, chacun avec Entrée.
    .technique = Seulement cette technique (voir tutor techniques), sur les candidats tels quels.
    .digit = Seulement les étapes qui concernent ce chiffre.
    .every = Toutes les étapes de la technique, ou de la plus simple qui s’applique.
    .rung = Ce qui est révélé, de 1 (un coup de pouce) à 5 (l’étape est appliquée).

command-why = Pourquoi une case contient-elle un chiffre, ou non ?

    CLAIM est L4C7=5 (la case contient le 5) ou L4C7-5 (elle ne le contient pas). La réponse est la preuve la plus facile sur la grille telle qu’elle est ; sinon, elle dit que ce n’est pas encore démontrable. Le code de sortie est 0 si c’est démontré, 1 sinon.
    .input_ = Une grille, un fichier de grilles, ou - pour l’entrée standard.
    .claim = La case et le chiffre : L4C7=5, ou L4C7-5 pour « pas 5 ». Les noms anglais (r4c7) conviennent aussi.

command-check = Les chiffres et les notes sont-ils justes jusqu’ici ?

    Nomme la première erreur : la règle qu’elle enfreint, ou la technique qui la contredit, sans donner la réponse. Les grilles où l’on distingue les chiffres donnés de ce qui a été placé ou retiré (hodoku, sdk, opensudoku, candidats) en disent le plus. Le code de sortie est 1 s’il y a une erreur.
    .reveal = Donner toute la raison, et le bon chiffre.

command-walk = Pas à pas : une grille résolue étape par étape, chaque étape expliquée.

    Chaque étape est la technique la plus simple qui s’applique. Sur un terminal, un écran s’ouvre : la flèche droite continue. Avec --plain, Entrée continue, l relit point par point l’étape qui vient d’être dite, si c’est une chaîne ou un réseau, et q arrête ; sans grille, on peut en taper ou en coller une. Là où aucune technique n’aide, le nombre de grilles candidates restantes est donné avant qu’une recherche trouve le chiffre suivant.
    .plain = Du texte linéaire : la phrase, puis la grille, après chaque étape.

command-techniques = Le programme : toutes les techniques, de la plus simple à la plus difficile.

    L’identifiant est ce que comprennent --technique, --only et --up-to ; le nombre est une mesure de la difficulté. Celles qui ne viennent que sur demande sont signalées : aucun chemin ne les rencontre.
    .as_json = Une liste JSON des techniques, avec leurs noms dans les deux langues.

command-solve = Résoudre des grilles, compter leurs solutions ou les donner toutes.

    Une grille seule est présentée en détail ; si elles sont plusieurs, chacune a une ligne : sa solution. Les lignes qui commencent par # sont des remarques. Le code de sortie est 0 si chaque grille a une solution, 1 si l’une n’en a pas (ou si les techniques sont bloquées avec --method logic-only, ou s’il y en a plus d’une avec --unique), 2 si une entrée est mauvaise.
    .method = Comment résoudre : logic (des techniques, puis une recherche seulement si elles sont bloquées), logic-only (des techniques seules), ou search (recherche exhaustive, pour toute grille).
    .steps = Le chemin raconté, étape par étape.
    .eureka = Les chaînes aussi en notation Eureka : (4)r1c4=r1c8-r5c8=(4-7)r5c2 => r4c5<>3.
    .shortest = Chercher le chemin qui demande le moins de mots : plusieurs ordres des techniques sont essayés, et le plus court est raconté (avec --steps).
    .every = Toutes les solutions, une par ligne.
    .count = Seulement le nombre de solutions.
    .limit = S’arrêter après ce nombre de solutions d’une grille (avec --all ou --count).
    .trace = Raconter chaque choix, contradiction et retour de la recherche, avec sa profondeur (avec --method search ; --all continue après la première solution).
    .logic_seconds = Le temps laissé à la logique pour dire jusqu’où elle va. Sans cette option : 1 seconde au-delà de 9x9, et aucune limite ailleurs, avec --steps ou par la logique seule.
    .unique = Code de sortie 1 si une grille a plus d’une solution.

command-rate = La difficulté des grilles.

    Le niveau nomme les techniques les plus difficiles qu’il faut ; les minutes sont celles que des grilles semblables ont prises aux joueurs, et la durée (de très courte à très longue) les résume d’un mot. Dès que vous avez terminé quelques parties, vos propres minutes s’y ajoutent. Une grille seule est présentée en détail ; si elles sont plusieurs, chacune a une ligne. Le code de sortie est 1 si une grille n’est pas évaluée, faute d’avoir exactement une solution.
    .jobs = Évaluer dans ce nombre de processus à la fois.
    .cluster = Évaluer chez les travailleurs d’une grappe Dask : l’adresse de son ordonnanceur, ou local pour des travailleurs sur cette machine (--jobs dit combien). Demande pip install 'pas-a-pas[cluster]'.
    .unordered = Écrire les résultats comme ils viennent, sans attendre le plus lent ; --resume les reconnaît tout de même.
    .column = La colonne d’un tableau (.parquet, .csv, .jsonl) qui contient les grilles. [défaut : dans un fichier .parquet, celle qui en contient]
    .as_csv = Un tableau, une ligne par grille.
    .out = Écrire les résultats dans un nouveau fichier au lieu de les afficher ; en tableau si son nom se termine par .parquet.
    .resume = Reprendre le fichier de --out là où un essai précédent s’est arrêté.
    .weights = Prendre les poids que tutor calibrate a écrits dans un fichier.
    .sat = Évaluer aussi la grille comme formule.
    .sat_alone = Évaluer la grille comme formule seulement, sans parcourir les techniques.
    .as_coded = Explorer la formule comme le programme de l’étude, une clause unitaire à la fois. Active --sat.
    .dimacs = Évaluer n’importe quelle formule au format DIMACS, par exemple celle qu’écrit --cnf ; - pour l’entrée standard.
    .heuristic = Sur quelle variable la formule est scindée : smallest, largest (dans les clauses les plus petites ou les plus grandes) ou random (au hasard). Entraîne --sat. [défaut : smallest]
    .seed = Un nombre ou un mot, pour --heuristic random.
    .cnf = Écrire la formule de la grille dans un fichier au format DIMACS ; avec -, l’afficher à la place de l’évaluation.

command-convert = Écrire des grilles dans un autre format.

    Les formats, lus et écrits : line (un caractère par case), grid (dessinée), commas (forme du bloc, puis nombres), pencilmarks (candidats), hodoku (ligne de bibliothèque), sdk, sdm, ss, opensudoku (XML), sukaku (candidats sur une ligne), fpuzzles, sudokupad et sudokuwiki (liens). Les grilles des liens de ces sites et d’autres sont lues partout, ainsi que les listes JSON de chiffres.
    .to = Le format à écrire.

command-print = Imprimer des grilles, données ou nouvelles, ou une leçon : feuilles en PDF ou PNG, ou grilles en SVG.

    Avec --level, --technique, --count ou --seed, de nouvelles grilles sont imprimées, telles que tutor generate les crée. Sous chaque grille se trouvent son niveau et les minutes qu’elle demande. --lesson imprime la fiche d’une leçon : l’idée avec ses grilles, puis des exercices avec la place d’y répondre ; avec --answers, les réponses sur une page à part.

    Le nom de --out décide : .pdf est un seul fichier ; .png un fichier par page, ou une seule grille ; .svg un fichier par grille. PDF et PNG demandent le supplément paper (Typst). Le code de sortie est 1 quand une solution est demandée et qu’une grille n’en a pas exactement une.
    .level = beginner (débutant), easy (facile), medium (moyen), hard (difficile), expert, master (maître) ou diabolical (diabolique) : de nouvelles grilles de ce niveau.
    .technique = De nouvelles grilles dont l’étape la plus difficile est cette technique (voir tutor techniques).
    .count = Combien de nouvelles grilles. [défaut : 1]
    .seed = Le tirage des nouvelles grilles, ou des exercices d’une leçon : un nombre ou un mot. [défaut : au hasard, et affiché ; 1 pour une leçon]
    .lesson = La fiche de cette leçon (tutor learn en donne la liste).
    .out = Le fichier à écrire ; s’il y en a plusieurs, ils sont numérotés. [défaut : puzzles.pdf, ou le nom de la leçon]
    .solution = Imprimer les solutions à la place des grilles vides.
    .answers = Imprimer les solutions à la fin, sur des pages à part.
    .per_page = Grilles par page : 1, 2, 4 ou 6. Sans cela, autant qu’on en remplit à l’aise.
    .size_of_paper = Le papier : a4 ou letter.
    .large = Gros caractères : des chiffres aussi grands que leurs cases le permettent, une grille par page.
    .candidates = Imprimer aussi les candidats.
    .qr = Un code QR sous chaque grille : pour une 9x9, son lien sur sudokuwiki.org, que ce tuteur lit aussi (tutor play LIEN) ; sinon la commande qui l’ouvre.
    .title = Ce qui est en haut de la première page.

command-picture = Dessiner des grilles en images, SVG ou PNG, avec ce qu’un indice éclaire.

    Avec --hint, l’étape suivante est éclairée, en noir et blanc : ses unités, les lettres de ses rôles, ce qui est placé dans un cadre, ce qui est retiré barré ; ses phrases et le sens des lettres sont affichés. Une erreur sur la grille passe d’abord. PNG demande le supplément paper (Typst). Le code de sortie est 1 quand il n’y a pas d’étape à montrer, ou pas une seule solution.
    .out = Le fichier à écrire, qui finit par .svg ou .png ; s’il y en a plusieurs, ils sont numérotés. [défaut : sudoku.svg]
    .hint = Éclairer l’étape suivante.
    .technique = Éclairer une étape de cette technique (voir tutor techniques).
    .rung = Ce qui est éclairé et dit de l’étape, de 1 (un coup de pouce) à 4 (tout). [défaut : 4]
    .candidates = Montrer les candidats. Les étapes qui reposent sur eux les montrent de toute façon.
    .solution = Dessiner la solution.
    .large = Gros caractères : des chiffres aussi grands que leurs cases le permettent.

command-generate = Créer de nouvelles grilles à solution unique.

    Le même tirage donne les mêmes grilles sur toute machine. Une grille 9x9 se vide en général jusqu’à 70 % environ, une 16x16 jusqu’à 60 %, une 25x25 jusqu’à 55 %, une 36x36 jusqu’à 45 %, les plus grandes jusqu’à 30 %.

    Avec --level ou --technique, la logique mène au bout : elle demande ce que vous avez choisi, et rien de plus difficile. Ce qui est trop rare pour être créé vient de nos collections, sous un autre aspect. Le code de sortie est 1 quand aucune grille de ce genre n’est trouvée.
    .box = Lignes x colonnes d’un bloc.
    .count = Combien de grilles.
    .seed = Le tirage : un nombre ou un mot. [défaut : au hasard, et affiché]
    .level = beginner (débutant), easy (facile), medium (moyen), hard (difficile), expert, master (maître) ou diabolical (diabolique).
    .technique = Des grilles dont l’étape la plus difficile est cette technique (voir tutor techniques).
    .remove = Part des cases à vider. [défaut : 40 %]
    .minimal = Vider des cases jusqu’à ce qu’aucun chiffre donné ne puisse partir sans perdre l’unicité.
    .pace = Combien de temps elles prennent : very-quick (moins de 5 minutes), quick (de 5 à 6,5), steady (de 6,5 à 9), long (de 9 à 13) ou very-long. Des grilles faciles, sauf si un niveau ou une technique est nommé.
    .symmetry = Symétrie des chiffres donnés : none (aucune), rotation (demi-tour), quarter-turn (quart de tour), mirror (gauche-droite), mirror-rows (haut-bas), mirrors (les deux), diagonal, antidiagonal, diagonals (les deux). [défaut : none ; avec --level ou --technique, celle qui convient]
    .not_unique = Des grilles à plusieurs solutions.
    .to = Le format à écrire (voir tutor convert). [défaut : grid pour une seule à l’écran, sinon line]
    .jobs = Les fabriquer dans ce nombre de processus à la fois ; ce sont les mêmes, dans le même ordre.
    .cluster = Les fabriquer chez les travailleurs d’une grappe Dask : l’adresse de son ordonnanceur, ou local pour des travailleurs sur cette machine. Demande pip install 'pas-a-pas[cluster]'.
    .out = Écrire dans un nouveau fichier, une grille par ligne (ou en JSON avec --json) ; en tableau si son nom se termine par .parquet.
    .resume = Reprendre le fichier de --out là où un essai précédent avec le même --seed s’est arrêté.

command-calibrate = Ajuster les poids de l’évaluation à des grilles de difficulté connue.

    DATA.csv est un tableau quelconque avec une colonne de grilles et une colonne de difficultés ; toutes deux sont reconnues à leur contenu. Tous les modèles sont ajustés, le nôtre et ceux de l’étude qu’il dépasse, et jugés sur des grilles auxquelles ils n’ont pas été ajustés, à côté des critères visuels et de l’évaluation comme formule. Les lignes inutilisables sont nommées, et les autres employées quand même ; le code de sortie est alors 2. Demande pip install 'pas-a-pas[calibrate]'.
    .data = Le tableau, ou - pour l’entrée standard : des cellules entre virgules, points-virgules ou tabulations.
    .target = La colonne des difficultés. [défaut : D_TR s’il y en a une, sinon la dernière qui contient des nombres]
    .puzzle = La colonne des grilles. [défaut : celle qui se lit comme telle]
    .cap = Laisser de côté les grilles au-dessus de cette difficulté.
    .rows = Ne prendre que les premières lignes, sans compter celles que --cap écarte.
    .model = Le modèle dont les poids sont écrits, et qui est dessiné : openness (le nôtre), openness-fitted-sight, counts, counts-and-first-use, first-use, damped-counts ; ou l’un des quatre derniers sur les 13 techniques de l’étude, par exemple study-counts.
    .fit = Comment les modèles de l’étude sont ajustés : exact (moindres carrés) ou annealing (recherche au hasard).
    .folds = En combien de plis les grilles sont réparties.
    .repeats = Combien de fois, avec d’autres plis.
    .seed = Un nombre ou un mot, pour tout ce qui est tiré au hasard.
    .minutes = Les minutes que vaut une difficulté de 1. [défaut : selon le nom de la colonne, seconds ou minutes ; sinon 10]
    .out = Écrire les poids dans ce fichier, pour tutor rate --weights.
    .plot = Dessiner les difficultés données et prédites dans ce fichier.
    .as_json = Tout, en un seul objet JSON.

command-study = Les études dont le tuteur est né, refaites.

command-study-difficulty = Un Sudoku est-il difficile pour nous ? Chaque tableau et chaque figure de l’étude, à côté de ce qu’elle a publié.

    DATA.csv est un tableau avec une colonne de grilles et une colonne de difficultés, par exemple question et rating ; on les reconnaît à ce qu’elles contiennent. Les lignes inutilisables sont nommées, les autres servent quand même ; le code de sortie est alors 2. Demande pip install 'pas-a-pas[calibrate]'.
    .data = Le tableau, ou - pour l’entrée standard.
    .parts = Seulement ces parties : criteria, givens, counts, models, annealing, quine, encodings, openness, chaos. [défaut : toutes sauf chaos, qui prend environ deux secondes par grille]
    .fit = Ajuster les modèles sur ce tableau, et…
    .test = … éprouver leurs poids sur celui-ci.
    .target = La colonne des difficultés. [défaut : D_TR si elle existe, sinon la dernière qui contient des nombres]
    .puzzle = La colonne des grilles. [défaut : celle qui se lit comme des grilles]
    .cap = Écarter les grilles au-delà de cette difficulté.
    .rows = Ne prendre que les premières lignes, sans compter celles que --cap écarte.
    .order = Les techniques, dans l’ordre où on les essaie. [défaut : les 12 du programme de l’étude]
    .folds = En combien de plis couper les grilles.
    .repeats = Combien de fois, avec d’autres plis à chaque fois.
    .paths = Pour chaos : combien de départs au hasard par grille.
    .seed = Un nombre ou un mot, pour tout ce qui est tiré au hasard.
    .report = Écrire dans ce dossier une page avec les tableaux et les figures, et un CSV par tableau.
    .as_json = Tous les tableaux en un objet JSON.

command-bench = Nos propres mesures, en rapports relevés dans une même exécution.

command-bench-explain = Des solutions entières et des premiers indices en phrases, à côté des résolutions de hodoku-py si son Python est nommé.

    Sans INPUT, des grilles très difficiles. Un seul processus, rien de retenu d’une grille à l’autre. Le JSON a un objet par grille et un qui résume.
    .inputs = Des grilles 9x9 : une grille, un fichier, ou - pour l’entrée standard.
    .data = Dossier avec very-hard-50.txt ; sans lui, notre propre collection de grilles diaboliques.
    .count = Seulement autant de grilles, les premières.
    .seconds = Le temps dont hodoku-py dispose pour chaque grille.
    .peer = Le Python d’un environnement où hodoku-py est installé, par exemple autre/bin/python.
    .csv = Écrire les chiffres de chaque grille dans ce fichier.

command-bench-logic = La résolution étape par étape, à côté d’un autre paquet Python s’il est installé.
    .data = Dossier contenant human-difficulty-344.csv, seventeen-clues-200.txt et very-hard-50.txt.
    .seconds = Temps pour chaque moteur et chaque lot de grilles.

command-bench-rate = L’évaluation, à côté de hodoku-py si son Python est nommé.
    .data = Dossier avec human-difficulty-344.csv, seventeen-clues-200.txt et very-hard-50.txt.
    .seconds = Temps pour chaque moteur sur chaque série de grilles.
    .count = Sur combien de grilles la commande entière est chronométrée ; 0 la laisse de côté.
    .peer = Le Python d’un environnement où hodoku-py est installé, par exemple autre/bin/python.

command-bench-screen = De la flèche à l’écran, à côté d’une grille faite d’un élément par case.
    .keys = Combien de touches sont chronométrées sur chaque grille.

command-bench-search = La recherche exhaustive, à côté des autres solveurs Python installés.
    .data = Dossier contenant human-difficulty-344.csv, seventeen-clues-200.txt et very-hard-50.txt.
    .seconds = Temps pour chaque moteur et chaque lot de grilles.

command-bench-class = Si les fichiers d’une classe suivent : des coups dans beaucoup de fichiers, à côté d’autant dans un seul.
    .files = Combien d’apprenants il y a.
    .moves = Combien de coups ils font ensemble à chaque tour.
    .rounds = Combien de fois on mesure.

command-bench-start = Ce que prennent des commandes du début à la fin, à côté de Python seul.
    .rounds = Combien de fois chacune est exécutée.

command-progress = Ce que vous avez fait : parties, temps, indices, la partie à continuer, et dans le cours ce que vous savez, ce qui est à revoir et ce qui vient ensuite.

    Tout est conservé dans un seul fichier sur cet ordinateur, dans le dossier que nomme TUTOR_HOME, sinon dans le dossier habituel. --export et --import l’emportent sur un autre ordinateur : l’importation fusionne, et ne double jamais une partie.
    .as_json = Un objet JSON.
    .export_ = Écrire tout dans un fichier, ou sur la sortie standard avec -.
    .report = Écrire un bilan à imprimer ou à remettre : en PDF si son nom finit par .pdf (demande le supplément paper), sinon en Markdown.
    .name = Avec --report : de qui est le bilan.
    .paper = Les feuilles d’un PDF : a4 ou letter.
    .import_ = Fusionner ce que --export a écrit dans un fichier, ou ce qui vient de l’entrée standard avec -.

command-play = S’exercer sur une grille, avec un tuteur pour vous aider.

    Sans INPUT, une nouvelle grille est créée. Sur un terminal, un écran s’ouvre ; avec --plain, ou sans terminal, tout est du texte simple : on tape une ligne, des phrases répondent. Chaque coup est conservé aussitôt.
    .input_ = Une grille, un fichier de grilles, ou - pour l’entrée standard. Le format est reconnu.
    .level = beginner (débutant), easy (facile), medium (moyen), hard (difficile), expert, master (maître) ou diabolical (diabolique). [défaut : easy]
    .technique = Une grille dont l’étape la plus difficile est cette technique (voir tutor techniques).
    .box = Lignes x colonnes d’un bloc, par exemple 2x3.
    .plain = Du texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.

## the course in tutor progress

state-new = à découvrir
state-learning = en cours
state-known = acquise
state-due = à revoir
state-read = lue
progress-today = aujourd’hui
progress-due = À revoir aujourd’hui : { $names }
progress-nothing-due = Rien à revoir aujourd’hui.
progress-next-lesson = Prochaine leçon : { $name }

## review

review-none = Aucune partie n’a encore été jouée.
review-unknown = { $found } : il faut le numéro d’une partie, comme tutor review --list les montre.
review-thinking = Relecture de la partie
review-title = Bilan : { $title }
review-summary = { $state ->
        [solved] Terminée en { $time }
       *[open] Pas terminée, { $time } de jeu
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
review-counts = Indices : { $hints } · coups devinés : { $guesses } · faux : { $wrong } · annulés : { $back }.
review-next = À revoir maintenant
review-next-nothing = Rien de particulier : continuez ainsi.
review-next-hinted = { $name } : il vous a fallu des indices
review-next-guessed = { $name } : c’était possible là où vous avez deviné
review-next-missed = { $name } : était là quand vous avez choisi plus difficile
review-next-slow = { $name } : vous a pris beaucoup de temps
review-techniques = Techniques
review-tally-titles = technique | sans aide | avec indices | donnée | manquée | devinée
review-guesses = Sans démonstration jusqu’au niveau Expert
review-missed = Étapes plus simples manquées
review-mistakes = Faux
review-moves = Coups
review-step = Déductible à ce moment.
review-after = Déductible après { $count ->
        [one] une étape que vous n’avez pas notée
       *[other] { $count } étapes que vous n’avez pas notées
    } ({ $names }).
review-guess = Juste, mais aucune technique jusqu’au niveau Expert ne le donne ici, ni à ce moment ni en quelques étapes : deviné, ou trouvé par une chaîne.
review-unproved = Juste, mais la grille ne le montrait pas encore : deviné. Rien n’y obligeait : un singleton permettait d’avancer.
review-wrong = Faux.
review-told = Le tuteur vous l’a dit.
review-told-proof = Ce qui le démontre : { $names }.
review-applied = Le tuteur l’a écrit.
review-open = Aucune technique jusqu’au niveau Expert ne le démontre. On ne sait pas si la grille n’a qu’une solution : impossible d’en dire plus.
review-rung = { $rung ->
        [one] Avec un indice.
       *[other] Avec { $rung } indices.
    }
review-easier = Il y avait plus simple : { $name }.
review-instead = Ce qu’on pouvait déduire : { $name }.
review-taken-back = Annulé plus tard.
review-at = Coup { $number } · { $deed } · { $time }
review-short-step = { $name }
review-short-after = { $name } (de tête)
review-short-guess = deviné, ou par une chaîne
review-short-unproved = pas encore démontrable
review-short-wrong = faux
review-short-told = { $name } (dit par le tuteur)
review-short-only-told = dit par le tuteur
review-brief-told = dit{ $name ->
        [none] {""}
       *[other] {" "}: { $name }
    }
review-short-open = non démontré

command-review = Une partie relue : chaque coup avec sa raison la plus simple, ce qui a été deviné, et ce qui est à revoir.

    Sans GAME, la dernière partie jouée, résolue ou non. Le bilan est en Markdown, à lire ou à imprimer.
    .game = Le numéro d’une partie, comme --list le montre.
    .listed = Liste des parties : numéro, jour, titre et état.
    .as_json = Un objet JSON, avec les étapes complètes.
    .out = Écrire le bilan dans un fichier au lieu de la sortie standard.

## learn

learn-introductions = Bases
learn-further = Pour aller plus loin
learn-nonogram = Nonogrammes
learn-note-due = à revoir aujourd’hui
learn-note-next = la prochaine
learn-note-first = d’abord : { $names }
learn-no-lesson = { $found } : cette leçon n’existe pas. tutor learn donne la liste des leçons, tutor techniques celle des techniques qu’elles enseignent.
learn-no-lesson-near = { $found } : cette leçon n’existe pas. Vouliez-vous dire { $near } ? (tutor learn les donne toutes, tutor techniques les techniques qu’elles enseignent)
learn-start = Entrée continue, « retour » revient en arrière, « aide » donne tout le reste, « quitter » termine.
learn-goodbye = Tout est conservé : tutor learn --plain reprend le cours.
learn-back = Vous revoilà : vous aviez commencé cet exercice.
learn-read = Vous avez lu cette leçon : { $title }. Voici ses exercices ; « leçon » la relit.
learn-due = { $count ->
        [one] { $count } technique est à revoir aujourd’hui : voici un exercice.
       *[other] { $count } techniques sont à revoir aujourd’hui : voici un exercice pour chacune.
    }
learn-done = Il n’y a plus de nouvelle leçon. tutor learn les donne toutes, pour y revenir.
learn-page = { $title }, page { $page } sur { $of } : { $heading }
learn-first-page = C’est la première page.
learn-house = { $house } ; candidats : { $cells }
learn-candidates = candidats
learn-lit-houses = En lumière : { $houses }.
learn-lit-cells = Marque A : { $cells }.
learn-exercise = Exercice : { $kind } · { $title }
learn-expect-page = Entrée continue, « retour » revient en arrière, « aide » donne tout.
learn-expect-cells = Tapez les cases, par exemple L4C2 L4C7.
learn-expect-remove = Tapez les candidats à retirer, par exemple L4C7-5 L4C8-5.
learn-expect-place = Tapez le chiffre avec sa case, par exemple L4C7=5.
learn-expect-verdict = Tapez oui, ou non avec une case qui gâche le motif, par exemple non L2C5.
learn-expect-yes-or-no = Tapez oui ou non.
learn-expect-help = Ou tapez « indice », « réponse » ou « passer ».
learn-expect-try = Ou tapez « indice » ou « réponse ». Entrée pour passer.
learn-try-over = Entrée pour continuer.
learn-expect-end = « jouer » vous donne une grille où l’employer. Entrée, ou « suivante », passe à la prochaine leçon ; « leçon » relit celle-ci.
learn-unknown = « { $found } » n’est pas compris.
learn-over = Entrée continue ; « encore » en donne un autre du même genre.
learn-end = Fin de la leçon : { $title }.
learn-test = Un test : une réponse à chaque question, et pas d’indices. Réussi, la technique est acquise ; raté, rien n’est perdu.
learn-test-off = Le test est interrompu, et ne compte pas.
learn-help = Pages : Entrée continue, retour revient en arrière, encore répète ; passer mène aux exercices.
    La grille : grille, ligne 4, colonne 3, bloc 2 ; lire L4C7 pour une case ; candidats lit la grille avec eux tous.
    Réponses : L4C2 L4C7 pour des cases, L4C7-5 L4C8-5 pour les candidats à retirer, L4C7=5 pour un chiffre, oui, non L2C5.
    Chaînes, réseaux et essais : lignes (l) les lit point par point, chacun avec Entrée.
    Exercices : indice, et indice encore pour plus ; réponse donne la solution ; passer continue ; encore en donne un autre du même genre.
    Le cours : leçon relit la leçon ; test permet de la sauter ; jouer vous donne une grille ; suivante passe à la prochaine leçon ; liste les donne toutes, et l’identifiant de l’une l’ouvre.
    aide (?) et quitter (q). Tout est conservé aussitôt.

command-sprint = Deux minutes de questions rapides : quel motif est éclairé ? Motif ou faux-semblant ?
    .subject = La leçon du sprint, ou nonogram ; sans elle, tout ce que vous connaissez du sudoku.
command-placement = Trouver votre niveau en six questions, et où le cours commence pour vous.
    .plain = Texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.
command-learn = Le cours : une leçon pour chaque technique, avec des exercices qui vérifient le raisonnement.

    Sur un terminal, un écran s’ouvre. Sans terminal, les leçons sont listées avec votre avancement, et une leçon nommée est en texte simple : les pages sont dites, les réponses tapées. Avec --plain, tout le cours est en texte simple, à partir d’où vous en êtes.
    .lesson = Une leçon : rules, notation, ou une technique (voir tutor techniques). Celles sur les nonogrammes commencent par nonogram- : nonogram-rules, nonogram-overlap.
    .as_json = Une liste JSON des leçons ; avec ID, les pages de cette leçon en un objet.
    .plain = Texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.

## Examens

exam-title = Examen · { $subject }
exam-terms = { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $seconds ->
        [0] { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }
       *[other] { $minutes } min { $seconds } s
    }{ $extra ->
        [0] .
       *[other] { " " }({ $usual }, et { $extra } % de plus pour vous).
    }
exam-terms-expected = Il faut en général environ { $minutes ->
        [0] une minute.
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
exam-terms-points = { $equal ->
        [yes] Toutes les questions comptent autant.
       *[no] Une question difficile vaut plus, mais jamais plus du quart du sujet.
    } Une réponse en partie juste rapporte une partie des points.
exam-terms-training = Entraînement : un indice coûte { $first } % des points de la question, deux { $second } %, trois { $third } % ; s’ils disent la réponse, { $last } %. Pour une grille ou une image à terminer, quatre fois moins.
exam-terms-strict = Strict : ni indices, ni vérifications{ $candidates ->
        [written] , ni candidats remplis pour vous.
        [shown] . Les questions montrent les candidats.
        [both] . Les questions sur un motif montrent les candidats ; les autres, non.
       *[none] .
    }
exam-terms-bonus = Bonus de temps : une réponse juste rapporte jusqu’à { $percent } % de plus, selon le temps gagné. Il ne fait jamais d’un échec une réussite.
exam-terms-pass = Note de passage : { $mark }/{ $of }.
exam-terms-clock = Le temps court dès que vous commencez ; les réponses données avant la fin comptent. Si vous quittez, il s’arrête, et le résultat le signale.
exam-terms-seed = Tirage { $seed }, sujet n° { $code } : le même numéro de tirage redonne les mêmes questions.
exam-terms-class = { $has_name ->
        [0] Examen de classe : votre résultat sera signé, et vous n’avez pas donné de nom. Quittez et recommencez avec --name, sauf si votre professeur sait lequel est le vôtre.
       *[other] Examen de classe : votre copie rendue, le résultat est signé avec votre nom, { $name }. Ensuite, toute modification se voit.
    }
exam-terms-closed = À la fin, le tuteur affiche votre note. Votre professeur donnera les solutions.
exam-result-closed = Les solutions de cet examen vous viendront de votre professeur.
exam-edition = Édition { $edition }.
exam-class-seed = Tirage { $seed }, sujet n° { $code } : un examen de classe. La clé de classe, ou la convocation, redonne les mêmes questions.
exam-question = { $number }. { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
exam-group = { $count } × { $name } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
exam-kind-next = Le prochain chiffre, et pourquoi
exam-kind-every = Trouvez-les tous
exam-kind-simplest = Quelle technique ?
exam-kind-judge = Motif ou faux-semblant ?
exam-kind-order = Du facile au difficile
exam-kind-finish = Terminez la grille
exam-kind-line = Une rangée
exam-kind-rule = Quelle règle ?
exam-kind-picture = Terminez l’image
exam-subject-nonogram = nonogrammes, { $level }
exam-subject-both = Sudoku et nonogrammes, { $level }
exam-passed = { $mark } sur { $of } ({ $percent } %) : réussi, la note de passage est { $needed }.
exam-failed = { $mark } sur { $of } ({ $percent } %) : pas encore réussi, la note de passage est { $needed }.
exam-earned = { $has_bonus ->
        [0] { $earned } sur { $points } points.
       *[other] { $earned } sur { $points } points, et un bonus de temps de { $bonus }.
    }
exam-ended-handed-in = Rendu après { $time } sur { $limit }.
exam-ended-time = Le temps était écoulé après { $limit }.
exam-extra = Temps en plus : { $percent } %.
exam-hints-taken = { $count ->
        [one] { $count } indice demandé.
       *[other] { $count } indices demandés.
    }
exam-interruptions = Interrompu { $count } fois.
exam-technique = { $name } : { $earned } sur { $points } ({ $percent } %)
exam-line = { $number }. { $name } ({ $earned } sur { $points })
exam-yours = Votre réponse : { $answer }
exam-hinted = { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    } : il reste { $percent } % des points.
exam-first = Votre premier examen de ce genre.
exam-compared = { $count ->
        [one] { $count } examen de ce genre auparavant : { $last }.
       *[other] { $count } examens de ce genre auparavant : le dernier { $last }, le meilleur { $best }, en moyenne { $mean }.
    }
exam-trend-best = Votre meilleur jusqu’ici.
exam-trend-better = { $by } de plus que le dernier.
exam-trend-same = Comme le dernier.
exam-trend-worse = { $by } de moins que le dernier.
exam-better = Mieux qu’avant : { $names }.
exam-worse = À revoir : { $names }.

## Examens sur papier

exam-paper-code = Sujet { $code }.
exam-paper-no-help = Sur papier, il n’y a ni indices ni bonus de temps. La note de passage est la même qu’à l’écran.
exam-paper-cells = Une case est nommée par sa ligne et sa colonne, numérotées au bord des grilles : { $cell } est dans la ligne { $row } et la colonne { $column }.
exam-paper-nonograms = Sur les nonogrammes, une case pleine est noire et une case avec une croix est blanche ; les autres ne sont pas encore connues. Sur la grille, noircissez les cases noires et mettez une croix dans les blanches.
exam-paper-marks = Les petits chiffres d’une case sont les candidats qui restent.
exam-paper-list = Quand une technique est demandée, écrivez son numéro dans la liste à la fin.
exam-paper-head = Nom : { $long } Date : { $short } Note : { $short } / { $of }
exam-paper-question = { $number }. { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
exam-paper-board = Grille de la question { $number }
exam-paper-grid = Question { $number }, grille { $letter }
exam-paper-digit = Chiffre :
exam-paper-cell = Dans la case :
exam-paper-technique = Technique (son numéro dans la liste) :
exam-paper-evidence = Cases sur lesquelles elle repose :
exam-paper-every-placed = Les chiffres, chacun avec sa case :
exam-paper-every-removed = Les candidats, chacun avec sa case :
exam-paper-there-placed = Le motif est là. Il place ce chiffre :
exam-paper-there-removed = Le motif est là. Il retire ce candidat, de cette case :
exam-paper-not-there = Il n’y en a aucun. Une case qui gâche le motif :
exam-paper-not-there-cell = Il n’y est pas.
exam-paper-order = Lettres, de la grille la plus facile à la plus difficile :
exam-paper-finish = Écrivez les chiffres sur la grille ; vous pouvez aussi y noter des candidats.
exam-paper-line = Noircissez les cases de la rangée, ou mettez-y une croix.
exam-paper-rule = Règle (son numéro dans la liste) :
exam-paper-picture = Noircissez les cases noires sur la grille ; quand elles y sont toutes, les croix sont facultatives.
exam-paper-techniques = Les techniques, de la plus simple à la plus difficile
exam-paper-game-sudoku = Sudoku
exam-paper-game-nonogram = Nonogrammes
exam-paper-written = Écrits : le sujet « { $paper } » et le corrigé « { $key } »{ $form ->
        [pdf] .
       *[markdown] , chacun avec ses grilles dans un dossier à part.
    }
exam-paper-exists = « { $name } » existe déjà, avec un autre contenu. Rien n’a été écrit : nommez un autre fichier.
exam-paper-ending = « { $name } » : le texte est écrit en PDF ou en Markdown. Il faut un nom qui finit par .pdf, .md, .markdown ou .txt ; sans terminaison, .md est ajouté.
exam-paper-no-name = « { $name } » : il faut le nom d’un fichier, par exemple examen.md.
exam-paper-secret = Un examen strict sur ces questions est en cours : rendez-le d’abord.
exam-paper-strict = --strict --paper : ajoutez --class CLÉ. Avec le tirage seul, n’importe qui pourrait imprimer le corrigé ; un sujet strict se fait donc avec votre clé de classe.
exam-paper-alone = Écrit : le sujet « { $paper } »{ $form ->
        [pdf] .
       *[markdown] , avec ses grilles dans un dossier à part.
    } Le corrigé est réservé à qui possède la clé de classe.
exam-paper-class = Pour passer cet examen avec le tuteur, tapez cette ligne et ajoutez --name avec votre nom. Elle contient votre convocation à cet examen, qui sert à signer votre résultat.
exam-class-command = Vos élèves passent cet examen avec la ligne ci-dessous, qui figure aussi sur le sujet. Elle contient leur convocation, pas votre clé de classe. Ils y ajoutent --name avec leur nom.
exam-paper-several = - : il faut le nom d’un fichier, car les images vont dans un dossier à côté.
exam-key-title = { $title } : le corrigé
exam-key-mark = Note : { $of } × points obtenus / { $points }, au dixième. Réussi à partir de { $needed }.
exam-key-reading = Sur les grilles des solutions, un chiffre encadré est placé, et un candidat barré d’un trait est retiré. Les cadres en tirets sont les lignes, colonnes ou blocs qui comptent. Les cercles portent des lettres, expliquées sous la grille ; le long d’une chaîne ils portent des numéros dans son ordre, et un cercle en pointillé entoure un candidat qui y est faux.
exam-key-board = Solution de la question { $number }
exam-key-first = De plusieurs motifs, c’est le premier dont les lettres ou les numéros sont sur la grille.
exam-key-marking = Barème :
exam-key-digits = Tout chiffre qu’une seule étape jusqu’au niveau Expert prouve est accepté, avec toute technique qui le prouve. Elle est ici avec son numéro dans la liste et, entre parenthèses, les cases sur lesquelles elle repose (de plusieurs motifs, un seul ; n’importe quelles cases d’une unité nommée) :
exam-key-digit = { $cell } est { $digit } :
exam-key-technique = Réponse complète, avec son numéro dans la liste : { $name }.
exam-key-applies = S’appliquent aussi, sans être la plus simple : { $names }.
exam-key-harmless = Ceci découle aussi des motifs, et n’est ni demandé ni faux : { $found }
exam-key-spoilers = Cases acceptées comme raison : { $cells }.
exam-key-bare-no = Aucune case ne gâche le motif à elle seule : un simple non rapporte tous les points.
exam-key-next = { $points } points : { $digit } pour le chiffre, { $technique } pour la technique qui le prouve, { $evidence } pour les cases sur lesquelles elle repose, moins s’il en manque ou s’il y en a trop. Un chiffre juste qu’aucune étape seule jusqu’au niveau Expert ne prouve rapporte { $not_yet } en tout ; un motif bien présent, nommé et montré sans chiffre, { $evidence } ; un chiffre faux, rien.
exam-key-simplest = { $points } points pour la plus simple, { $applies } pour un autre motif qui s’applique, rien d’autre.
exam-key-every = { $points } × réponses justes / ({ $count } + réponses fausses).
exam-key-judge = { $points } points pour le bon verdict avec sa raison, qui ne doit rien contenir de faux ; { $verdict } pour le verdict seul ; rien pour le mauvais verdict.
exam-key-order = { $points } × (paires de grilles dans le bon ordre − paires dans le mauvais ordre) / { $count }, jamais moins de 0. Une grille sans place ne forme pas de paire.
exam-key-finish = { $points } × (chiffres justes − chiffres faux) / { $count }, jamais moins de 0.
exam-key-line = { $points } × (cases justes − cases fausses) / { $count }, jamais moins de 0.
exam-key-rule = { $points } points pour la plus simple, { $applies } pour une autre règle qui donne une case qu’aucune plus simple ne donne (jamais pour la rangée entière ni pour un essai), rien d’autre.
exam-key-picture = { $points } points quand toutes les cases noires y sont, et aucune autre. Sinon { $points } × (cases justes − cases fausses) / { $count }, jamais moins de 0 ; une case ni noircie ni barrée ne compte pas.
exam-key-more = La rangée donne cela aussi ; ce n’est ni demandé ni faux : { $found }
exam-key-nonograms = Sur les grilles des nonogrammes, ce que la solution noircit ou barre est encadré.
exam-report-board = Réponse à la question { $number }
exam-report-written = Écrit : « { $name } », avec ses grilles dans un dossier à côté.
exam-report-one = --report : donnez un seul numéro, celui du résultat à rapporter.
exam-report-by = { $name }, { $day }
exam-report-questions = Questions
exam-report-techniques = Techniques
exam-report-technique-titles = Technique | Obtenu | Points | %
exam-report-question-titles = N° | Question | Obtenu | Points | Indices | Temps
exam-report-answer = Réponse :
exam-report-remarks = Remarques :
exam-report-solution = Solution :
exam-report-drawn-next = Sur la grille, votre chiffre est souligné, et les cases que vous avez montrées portent un A.
exam-report-drawn-every = Sur la grille, vos chiffres sont soulignés, et un trait barre les candidats que vous avez retirés.
exam-report-drawn-judge = Les cases en question portent un A. Ce que vous avez marqué est souligné ou barré d’un trait ; une case que vous avez montrée a une croix dans le coin.
exam-report-drawn-finish = Vos chiffres sont soulignés ; les faux ont une croix dans le coin de leur case.
exam-report-drawn-line = Sur la grille, ce que vous avez noirci ou barré est encadré.
exam-report-drawn-picture = Sur la grille, ce que vous avez noirci ou barré est encadré ; ce qui est faux l’est en pointillé.
exam-results-techniques = Points par technique :
exam-results-none = Aucun examen n’est encore terminé.
exam-results-titles = N° | Date | Thème | Mode | Note | % | Réussi | Temps | Nom
exam-results-mode-training = entraînement
exam-results-mode-strict = strict
exam-results-passed = oui
exam-results-failed = non
exam-results-signed = --name : dans un résultat signé, le nom reste celui de la signature.
exam-results-unknown = { $found } : donnez « last » ou le numéro d’un résultat : { $most ->
        [1] il n’y a que le 1
       *[other] de 1 à { $most }
    }.
exam-collect-nothing = --collect : donnez les fichiers à rassembler, ou - pour l’entrée standard.
exam-collect-own = « { $name } » est l’un des fichiers à rassembler. Nommez-en un autre pour le tableau.
exam-collect-bad = « { $name } », { $where } : ce n’est pas un résultat tel que tutor exam --results --json l’écrit. Le reste est rassemblé.
exam-collect-twice = « { $name } », { $where } : cet examen est déjà dans « { $first } », et n’est compté qu’une fois.
exam-collect-other = « { $name } », { $where } : cet examen est déjà dans « { $first } », avec un autre contenu. Les deux sont dans le tableau ; sans signature authentique, aucun ne compte comme vérifié.
exam-collect-differs = « { $name } », { $where } : le résultat n’est pas ce que donnent son sujet et ses réponses ({ $who }). Il a été modifié à la main, ou le fichier est abîmé.
exam-collect-changed = « { $name } », { $where } : le résultat n’est pas tel que le tuteur l’a écrit ({ $who }). Quelque chose y a été modifié, ou le fichier est abîmé.
exam-collect-numbers = « { $name } », { $where } : les points du résultat ne donnent pas sa note ({ $who }). Quelque chose y a été modifié, ou le fichier est abîmé.
exam-collect-edition = « { $name } », { $where } : fait avec une autre édition, non revérifié ({ $who }).
exam-collect-signed-changed = « { $name } », { $where } : la signature ne correspond pas ({ $who }). Le résultat a été modifié après la signature, ou le fichier est abîmé.
exam-collect-signed-other-key = « { $name } », { $where } : signé avec une autre clé de classe ({ $who }).
exam-collect-no-key = Certains résultats sont signés. Pour savoir lesquels sont authentiques, rassemblez-les avec --class CLÉ.
exam-collect-ticket = --class : c’est la convocation à un examen. Donnez votre clé de classe.
exam-collect-one = « { $name } » ({ $who })
exam-collect-answers = Mêmes réponses : { $results }.
exam-collect-all-right = Mêmes réponses, toutes justes : { $results }.
exam-collect-times = Mêmes temps à chaque question : { $results }.
exam-collect-nobody = sans nom
exam-collect-average = moyenne
exam-collect-at-work = Résultats lus : { $count }

## Examens en texte simple

option-bad-range = { $option } { $found } : il faut un nombre entier de 1 à { $most }.
option-bad-text = { $option } { $found } : écrivez { $most } caractères au plus, tous imprimables.
option-only-with = { $option } ne va qu’avec { $others }.
exam-empty-seed = --seed "" : il faut un nombre ou un mot.
exam-bad-class = --class : donnez la convocation de votre sujet, ou une clé de classe de { $least } à { $most } caractères.
exam-wrong-ticket = --class : cette convocation est celle d’un autre examen, ou contient une faute de frappe. Recopiez toute la ligne du sujet, avec le niveau, le tirage et la convocation. Votre tuteur a l’édition { $edition } ; le sujet indique celle qu’il faut.
exam-bad-pass = --pass { $found } : il faut une note de 0 à { $of }, par exemple 12 ou 12,5.
exam-bad-extra = --extra-time { $found } : il faut un pourcentage de 0 à { $most }, par exemple 33%.
exam-grids-unfit = { $place } : il faut un sudoku 9x9, ou un nonogramme de 30x30 au plus, avec exactement une solution.
exam-grids-many = { $most } grilles à vous au plus.
exam-no-logic = --techniques { $found } : il n’y a rien à demander sur celle-ci. Nommez des techniques de logique.
exam-not-asked = --techniques { $found } : il n’y a pas d’examen sur cette technique. Les suppositions et les réseaux prennent trop de temps, et les techniques les plus rares n’ont pas de grilles.
exam-no-nets = --level { $level } : il n’y a pas d’examen de ce niveau, car une supposition ou un réseau prend trop de temps. Niveaux possibles : { $levels }. Pour des grilles où s’exercer : tutor play --level { $level }
exam-kind-not-here = --kinds { $found } : cet examen n’a pas de questions de ce genre. Valeurs possibles : { $choices }.
exam-kind-twice = --kinds : { $found } est là deux fois. Nommez chaque genre une fois.
exam-bad-weight = --kinds { $found } : il faut un poids de 1 à { $most }, par exemple { $kind }=2.
exam-technique-twice = --techniques : { $found } est nommée deux fois. Nommez chaque technique une fois.
exam-working = préparation des questions
plain-exam-how = Pour passer cet examen en texte simple :
plain-exam-other = Un autre examen attend. Pour reprendre celui-là :
plain-exam-strict-first = Un examen strict sur ces questions est en cours : rendez-le d’abord.
plain-exam-begun = Cet examen est commencé. Questions traitées : { $answered } sur { $of } ; il reste { $left }.
plain-exam-begin = Entrée commence l’examen et lance l’horloge ; « quitter » pour partir.
plain-exam-go-on = Entrée le reprend ; « quitter » pour partir.
plain-exam-goodbye = Tout est conservé, et l’horloge est arrêtée. Pour reprendre cet examen :
plain-exam-over = Cet examen a été rendu dans une autre fenêtre. Vous ne pouvez plus y répondre.
plain-exam-gone = Cet examen a été abandonné dans une autre fenêtre. Vous ne pouvez plus y répondre.
plain-exam-time-up = Le temps est écoulé. L’examen est rendu tel quel.
plain-exam-question = Question { $number } sur { $of } · { $name } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · il reste { $left }
plain-exam-board = Grille { $letter }
plain-exam-known = « { $found } » : cette case est déjà connue.
plain-exam-options = Techniques : { $names }.
plain-exam-expect-next = Tapez le chiffre avec sa case, par exemple L4C7=5 ; la technique par son nom ou son numéro, par exemple technique 3 ; et « preuve » avec les cases, par exemple preuve L1C2 L3C4. En une ligne, ou l’un après l’autre.
plain-exam-expect-every-remove = Tapez les candidats à retirer, par exemple L4C7-5 L1C1-38 ; ce que vous tapez une seconde fois ne compte plus.
plain-exam-expect-every-place = Tapez les chiffres avec leurs cases, par exemple L4C7=5 L1C1=3 ; ce que vous tapez une seconde fois ne compte plus.
plain-exam-expect-simplest = Tapez la technique, par son nom ou son numéro dans la liste.
plain-exam-expect-judge-remove = Tapez oui avec un candidat à retirer, par exemple oui L4C7-5, ou non avec une case qui gâche le motif, par exemple non L2C3.
plain-exam-expect-judge-place = Tapez oui avec le chiffre, par exemple oui 5, ou non.
plain-exam-expect-order = Tapez les lettres de la plus facile à la plus difficile, par exemple B D A C ; grille B lit l’une des grilles.
plain-exam-expect-finish = Tapez les chiffres avec leurs cases, par exemple L4C7=5 (L4C7=0 la vide), des notes comme L4C7+135 ou L4C7-5 ; annuler, refaire, grille.
plain-exam-expect-line = Tapez les cases par couleur, par exemple noir L1C4 L1C6-L1C8 blanc L1C9 ; effacer L1C4 en reprend une.
plain-exam-expect-rule = Tapez la règle, par son nom ou son numéro dans la liste.
plain-exam-expect-picture = Tapez les cases par couleur, par exemple noir L1C4 L2C1-L2C5 blanc L3C9 ; effacer L1C4 en vide une ; annuler, refaire, grille, ligne 4, colonne 3.
plain-exam-hint-price = Un indice laisserait { $percent } % des points.
plain-exam-hint = Indice { $rung } sur { $of } ; il laisse { $percent } % des points.
plain-exam-hint-next = Le suivant laisserait { $percent } %.
plain-exam-verdict-missing = Il manque encore oui ou non.
plain-exam-last = C’était la dernière question. « liste » les donne toutes, « retour » revient en arrière, « rendre » rend l’examen.
plain-exam-first = C’est la première question.
plain-exam-listed = { $question } · { $state }
plain-exam-answered = traitée
plain-exam-unanswered = sans réponse
plain-exam-is-marked = marquée
plain-exam-now-marked = La question { $number } est marquée, pour y revenir.
plain-exam-now-unmarked = La question { $number } n’est plus marquée.
plain-exam-marked = { $count ->
        [one] { $count } question est marquée : { $numbers }.
       *[other] { $count } questions sont marquées : { $numbers }.
    }
plain-exam-half = commencée, pas finie
exam-open = { $count ->
        [0] Chaque question a une réponse.
        [one] { $count } question est encore sans réponse : { $numbers }.
       *[other] { $count } questions sont encore sans réponse : { $numbers }.
    }
exam-unfinished = { $count ->
        [one] { $count } question est commencée, mais pas finie : { $numbers }.
       *[other] { $count } questions sont commencées, mais pas finies : { $numbers }.
    }
plain-exam-hand-in-again = Tapez encore « rendre » pour rendre l’examen tel quel.
plain-exam-time = Il reste { $left } sur { $limit }.
plain-exam-strict = Pas dans un examen strict : ni aide, ni jugement avant la fin.
plain-exam-not-before-the-end = Rien n’est jugé ni expliqué avant la fin. « indice » donne un indice.
plain-exam-unknown = « { $found } » n’est pas compris. Votre réponse n’a pas changé.
plain-exam-not-here = « { $found } » ne fait partie d’aucune réponse à cette question. Votre réponse n’a pas changé.
plain-exam-one-digit = « { $found } » : une case prend un seul chiffre.
plain-exam-filled = « { $found } » : cette case contient déjà le { $digit }.
plain-exam-no-candidate = « { $found } » : le { $digit } n’est plus un candidat de cette case.
plain-exam-no-technique = « { $found } » n’est pas une technique de la liste.
plain-exam-no-number = Technique { $found } : la liste va de 1 à { $most }.
plain-exam-several-techniques = « { $found } » peut en désigner plusieurs : { $names }.
plain-exam-near-technique = « { $found } » n’est pas une technique de la liste. Vouliez-vous dire : { $names } ?
plain-exam-letter-twice = { $letter } est là deux fois : chaque grille a une seule place.
plain-exam-no-question = Question { $found } : il y a les questions 1 à { $most }.
plain-exam-help = Questions : Entrée ou suivante continue, retour revient en arrière, aller 3 va à la troisième ; liste les donne toutes ; marquer (*) marque celle-ci pour y revenir ; encore répète celle-ci.
    La grille : grille, ligne 4, colonne 3, bloc 2 ; lire L4C7 pour une case.
    Votre réponse : réponse la dit, effacer l’enlève ; elle peut changer jusqu’à la fin.
    temps dit le temps qui reste ; rendre (ou fini) termine l’examen ; quitter (q) le laisse, et il reprend plus tard. Tout est conservé aussitôt.
plain-exam-help-training = indice (h) donne un indice, encore une fois pour plus : chacun laisse moins de points.
plain-exam-help-strict = Cet examen est strict : pas d’indices.

command-exam = Passer un examen, imprimer son sujet, ou regarder des résultats.

    Sur un terminal, un écran s’ouvre : l’examen aux conditions demandées (un niveau, un tirage…), sinon vos examens. Avec --plain, tout est du texte simple : les questions sont dites, les réponses tapées ; sans conditions, un examen commencé reprend. Sans terminal, les conditions sont affichées, et comment commencer. Les mêmes conditions et le même tirage donnent à tous les mêmes questions. Chaque réponse est conservée aussitôt, et ce qui est commencé reprend plus tard avec le temps qui restait. Avec --plain, le code de sortie est 0 quand l’examen est réussi, ou laissé pour plus tard, et 1 quand il ne l’est pas.

    Examens de classe : choisissez une clé de classe, et gardez-la pour vous. Avec --class CLÉ et --paper, vous obtenez un sujet, son corrigé, et pour vos élèves une ligne avec une convocation à cet examen-là. À partir d’elle, leur tuteur fait le sujet et signe leurs résultats ; --collect --class CLÉ indique lesquels sont authentiques et lesquels ont été modifiés. Une convocation n’imprime aucun corrigé, et après un examen de classe strict le tuteur ne montre pas les solutions. Ce qu’une signature ne prouve pas : qui était au clavier, et que personne n’a aidé. Un élève qui programme pourrait signer un résultat sans avoir passé l’examen, car la convocation est sur sa propre machine. Pour un examen qui compte, restez dans la salle.
    .files = Avec --results : les numéros des résultats, ou last (le dernier). Avec --collect : des fichiers de résultats.
    .level = beginner (débutant), easy (facile), medium (moyen), hard (difficile), expert ou master (maître). [défaut : le vôtre ; avec --seed, --class ou --paper : medium]
    .game = Le sujet du niveau : sudoku, nonogram (nonogrammes) ou both (les deux, tour à tour). [défaut : sudoku]
    .techniques = Seulement ces techniques, par leurs identifiants (voir tutor techniques, et tutor nonogram techniques : nonogram-overlap …), au lieu d’un niveau.
    .questions = Combien de questions, de 1 à 50. [défaut : 8]
    .minutes = Combien de temps, de 1 à 600 minutes. [défaut : selon le niveau et le nombre de questions]
    .seed = Le tirage : un nombre ou un mot. [défaut : au hasard, et affiché]
    .strict = Sans aucune aide : pas d’indices, pas de vérifications, pas de candidats remplis.
    .pass_mark = La note qu’il faut, de 0 à 20. [défaut : 10]
    .kinds = Seulement ces genres de questions, avec leur poids s’il n’est pas de 1 (every=2 compte double) : next, every, simplest, judge, finish, order (quatre grilles, du facile au difficile, seulement sur demande) ; pour les nonogrammes line, rule, picture.
    .grids = Vos propres grilles, d’un fichier ou tapées ; plusieurs fois pour plusieurs. Les questions en viennent autant que possible. Sans --level, leur niveau.
    .pace = La durée d’une grille à finir : very-quick (moins de 5 minutes), quick (de 5 à 6,5), steady (de 6,5 à 9), long (de 9 à 13) ou very-long. [défaut : very-quick]
    .bonus = Une réponse juste et rapide rapporte jusqu’à 10 % de plus. Cela ne décide jamais de la réussite.
    .extra_time = Du temps en plus pour cette personne, par exemple 33% ; cela ne coûte rien.
    .name = Qui passe l’examen ; avec --results, le nom à écrire.
    .class_key = Un examen de classe : votre clé de classe (professeurs), ou la convocation de votre sujet (élèves). Avec --collect, la clé de classe qui dit quels résultats sont authentiques.
    .plain = Du texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.
    .paper = Écrire l’examen dans un fichier à imprimer, et son corrigé dans un autre à côté : en PDF si son nom finit par .pdf (demande le supplément paper), sinon en Markdown ; avec --strict, il faut aussi --class CLÉ.
    .paper_size = Les feuilles d’un PDF : a4 ou letter. [défaut : a4]
    .results = Les examens terminés : tous en un tableau, ou certains en entier.
    .collect = Un tableau des résultats de plusieurs personnes, à partir de fichiers que --results --json a écrits.
    .as_json = Les résultats, un objet JSON par ligne.
    .as_csv = Les résultats en un tableau, une ligne par question.
    .report = Écrire un bilan d’un résultat dans un fichier : en PDF si son nom finit par .pdf, sinon en Markdown.
    .out = Écrire dans un fichier au lieu de la sortie standard.

## print

print-bad-out = --out : « { $found } » au lieu d’un fichier qui finit par .pdf, .png ou .svg.
print-missing-package = imprimer demande les paquets du supplément paper. Pour les avoir : pip install '{ $extra }'
print-bad-per-page = --per-page : { $found } au lieu de 1, 2, 4 ou 6.
print-no-solution = pas exactement une solution : il n’y a pas de réponse.
print-no-code = trop long pour un code QR : il n’y en a pas.
picture-bad-out = --out : « { $found } » au lieu d’un fichier qui finit par .svg ou .png ; pour un PDF : tutor print.
picture-no-hint = il n’y a pas d’étape à montrer.
print-many = un fichier contient au plus { $most } grilles ou nonogrammes. Faites-en plusieurs.
print-nothing = il n’y a rien à imprimer.
print-lesson-bad-out = --out : « { $found } » au lieu d’un fichier qui finit par .pdf ou .png.
handout-exercises = { $title } : exercices
handout-answers = { $title } : réponses
handout-name = Nom : ________________________ Date : ____________
handout-cells = Les cases, et ce que vous y voyez :
handout-remove = Les candidats à retirer, chacun avec sa case :
handout-place = Le chiffre, et sa case :
handout-verdict = ☐ Oui ☐ Non, car :
handout-colours = Noircissez les cases noires, et mettez une croix dans les blanches.
print-answers = Solutions
print-written = Écrit : { $names }

## serve

serve-ready = Le tuteur est à l’adresse { $address }
    Ouvrez cette adresse dans votre navigateur. Ctrl+C arrête le tuteur.
serve-class-ready = La classe est à l’adresse { $address }
serve-teacher = Votre page, pour vous seul : { $address }
serve-open = D’autres sur votre réseau peuvent aussi ouvrir cette adresse, si vous la leur donnez.
serve-stopped = Arrêté. Tout est conservé.
serve-not-here = serve ne fonctionne que sous Linux et macOS.
serve-bad-port = --port { $found } : il faut un nombre de 0 à 65535.
serve-missing-package = serve a besoin du paquet aiohttp. Pour l’obtenir : pip install '{ $extra }'
serve-no-folder = le dossier « { $name } » n’est pas utilisable ({ $reason }).
serve-taken = impossible d’écouter sur { $host }, port { $port } ({ $reason }). --port 0 prend un port libre.
serve-no-process = le processus de l’élève n’a pas pu démarrer.

command-class = Une classe : qui en est, ce qui lui est demandé, et ses résultats.

    Une classe est un dossier. tutor serve --class DOSSIER fait entrer les élèves ; docs/classes.md dit comment on la tient.

command-serve = Le tuteur dans un navigateur : le vôtre, sur cet ordinateur, ou celui d’une classe.

    Affiche une adresse à ouvrir. Ce que vous y jouez est conservé au même endroit que dans le terminal ; les fichiers que vous ouvrez ou enregistrez sont ceux du navigateur. Ctrl+C arrête le tuteur.
    .port = Le port où écouter ; 0 prend un port libre.
    .host = L’adresse où écouter. 0.0.0.0 laisse entrer votre réseau : quiconque a l’adresse affichée.
    .name = Un nom sous lequel un proxy, ou votre réseau, atteint le tuteur ; plusieurs fois pour plusieurs noms. Les autres sont refusés.
    .class_folder = Une classe (voir tutor class) : les élèves entrent avec leurs codes, et vous voyez où ils en sont.
