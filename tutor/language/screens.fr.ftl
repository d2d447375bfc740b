### Ce que disent les écrans, en français. Les phrases sur les techniques sont ailleurs.

## Titles

screen-home = Pas à pas
screen-play = La grille
screen-walk = Résolution
screen-enter = Saisir une grille
screen-practise = Nouvelle grille
screen-watch = Voir résoudre
screen-settings = Réglages
screen-progress = Progrès
title-typed = Grille saisie
title-pasted = Grille collée
title-size = Nouvelle grille
title-task = Tâche { $task } · grille { $number }
title-daily = Sudoku du jour · { $date }
title-draft = Grille en cours de saisie
level-beginner = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
level-master = Maître
level-diabolical = Diabolique
pace-very-quick = très courte
pace-quick = courte
pace-steady = moyenne
pace-long = longue
pace-very-long = très longue

rated-as = { $level } : { $time }.
rated-minutes = environ { $minutes } min
rated-minutes-own = environ { $own } min pour vous, { $minutes } en général
rated-full = La grille est pleine : il n’y a plus rien à trouver.
rated-beginner = Les singletons suffisent, et il y en a toujours plusieurs : en moyenne, un chiffre en vue pour { $cells } cases vides.
rated-easy = Les singletons suffisent, mais il faut les chercher : en moyenne, un chiffre en vue pour { $cells } cases vides.
rated-harder = Les singletons ne suffisent pas : { $count ->
        [one] { $count } étape va
       *[other] { $count } étapes vont
    } plus loin, jusqu’à cette technique : { $hardest }. En moyenne, un chiffre est en vue pour { $cells } cases vides.
rated-search = Aucune technique de l’échelle ne va jusqu’au bout : { $count } fois, seule une recherche aide.
collection-first-grids = Premières grilles

## Dates

date-weekday = { $number ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }
date-short = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
date-brief = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
date-months = janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.
date-letters = L M M J V S D

## Home

minutes = { $count } min
game-sudoku = Sudoku
game-nonogram = Nonogrammes
home-continue = Continuer
home-next = La suite
home-start = Pour commencer
home-today = Aujourd’hui
home-learn = Apprendre
home-mastery = Maîtrise
home-go-to = Aller à
home-all-done = Tout est fait !
home-all-done-more = Leçons, révisions, sudoku et image du jour : il ne reste rien. Encore une grille, pour le plaisir ?
home-do-continue = continuer
home-do-begin = commencer
home-do-resume = reprendre
home-do-exercises = exercices
home-exercises-left = La leçon est lue. Ses exercices montrent ce que vous en retenez.
home-do-play = jouer
home-do-new-grid = nouvelle grille
home-game-sudoku = Sudoku · { $title }
home-game-nonogram = { $title }
home-cells = { $done ->
        [one] { $done } case
       *[other] { $done } cases
    } sur { $all }
home-so-far = déjà { $time }
home-last-step = Dernière étape
home-exam-going = Examen : { $subject }
home-answered = { $done ->
        [one] { $done } réponse
       *[other] { $done } réponses
    } sur { $all }
home-time-left = encore { $time }
home-about-minutes = environ { $count } min
home-own-minutes = ~{ $count } min pour vous
home-reviews = { $count ->
        [one] { $count } révision
       *[other] { $count } révisions
    }
home-no-reviews = Rien à réviser aujourd’hui
home-reviews-later = Rien à réviser pour l’instant
home-no-lesson = Toutes les leçons sont lues
home-due-today = aujourd’hui
home-due-since = { $count ->
        [one] depuis hier
       *[other] depuis { $count } jours
    }
home-daily-done = fait
home-goal = Objectif
home-goal-things = { $met ->
        [yes] { $done } : atteint
       *[no] { $done } sur { $wanted }
    }
home-goal-lesson = { $done ->
        [0] une leçon
       *[other] atteint
    }
home-goal-minutes = { $met ->
        [yes] { $done } min : atteint
       *[no] { $done } sur { $wanted } min
    }
home-did-lesson = leçon
home-did-reviews = révisions
home-did-grid = grille
home-did-exam = examen
home-streak = Série
home-streak-days = { $count ->
        [0] –
        [1] 1 jour
       *[other] { $count } jours
    }
home-streak-best = record { $count }
home-new-start = on repart
home-basics = Bases
home-waiting = +{ $count } en cours
home-known = acquise
home-learning = en cours
home-known-count = { $count ->
        [0] aucune acquise
        [1] 1 acquise
       *[other] { $count } acquises
    }
home-days = Ces derniers jours
home-minutes = Minutes
home-minutes-week = { $count } cette semaine
home-grids = Résolus
home-grids-week = { $count } cette semaine
home-minutes-a-day = Minutes par jour
home-minutes-two-weeks = { $week } minutes cette semaine, { $two } en deux semaines
home-games = Dernières parties
home-no-games = Vos grilles résolues seront ici.
home-day-today = Aujourd’hui
home-day-yesterday = Hier
home-how-to-quit = Ctrl+Q pour quitter. Rien ne se perd.

## The first start

screen-first-start = Premiers pas
screen-path = Votre parcours
home-about = Sudoku et nonogrammes par la logique, pas à pas.
start-step = premiers pas · { $number } sur 3
start-what-for = Quel jeu ?
start-for-sudoku = Sudoku
start-for-nonogram = Nonogrammes
start-for-sudoku-nonogram = Les deux
start-solved-sudoku = Avez-vous déjà fait des sudokus ?
start-solved-nonogram = Avez-vous déjà fait des nonogrammes ?
start-solved-sudoku-nonogram = En avez-vous déjà fait ?
start-never = Jamais
start-never-about = D’abord les règles, en 5 minutes.
start-little = Un peu
start-little-about = Je remplis ce qui saute aux yeux.
start-often = Souvent
start-often-about = Je connais quelques techniques.
start-seriously = Sérieusement
start-seriously-about = Les plus difficiles, sans deviner.
start-then-boards = Puis six questions au plus : moins si votre niveau est clair.
start-then-lesson = Ensuite, votre première leçon.
sitting-placement = Votre niveau
placement-recall = Un nonogramme : chaque nombre dit la longueur d’un bloc noir, dans l’ordre ; du blanc sépare les blocs. × est une case blanche.
placement-pass = je ne sais pas
start-skip = plus tard
placement-stop = arrêter là
path-home = accueil
placement-boards = Six questions au plus, une réponse à chacune, et moins si votre niveau est clair. Tapez « s » si vous ne savez pas, « quitter » pour arrêter.
placement-number = Tapez un nombre de 1 à { $most }, ou « quitter ».
placement-about = Quelques questions disent par où commencer. « quitter » arrête, et rien n’est perdu.
placement-expect-digit = Tapez le chiffre.
placement-clear = { $count ->
        [one] Une question sur { $of } a suffi
       *[other] { $count } questions sur { $of } ont suffi
    } : votre niveau est clair.
do-show-path = votre parcours
placement-next = Continuez avec : { $command }
path-title = Votre parcours
path-start = Vous commencez par : { $name }.
path-first = d’abord : { $name }
path-all-known = Vous connaissez toutes nos techniques.
path-known = { $count ->
        [0] Rien n’est encore acquis : tout est à découvrir.
        [one] { $count } leçon compte comme acquise ; une courte révision la vérifie dans la semaine.
       *[other] { $count } leçons comptent comme acquises ; de courtes révisions les vérifient dans la semaine.
    }
path-lessons = { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
path-lessons-known = { $known } sur { $count }
path-tier-known = acquis
path-tier-here = vous commencez ici
path-goal = Objectif du jour
goal-lesson = une leçon
goal-things = 3 petites choses
goal-minutes = 20 minutes
do-start-on = continuer
    .about = Trouver votre niveau, ou commencer par les règles
do-start-row = choisir
    .about = Dire ce que vous avez déjà fait
do-start-wish = jeu
    .about = Choisir le jeu : sudoku, nonogrammes ou les deux
do-start-lesson = première leçon
    .about = Commencer par cette leçon
do-play-instead = jouer
    .about = Jouer d’abord, apprendre plus tard
do-from-the-rules = depuis les règles
    .about = Commencer par la toute première leçon
do-goal = objectif
    .about = Choisir votre objectif du jour
do-placement = trouver mon niveau
    .about = Six questions pour savoir où commencer
    .words = placement, niveau, test

## New grids

practise-play = Une nouvelle grille à jouer
practise-walk = Une grille résolue pas à pas
about-level-minutes = { $about } Durée habituelle : { $time }.
about-level-beginner = Dernières cases libres et singletons cachés : il y en a toujours plusieurs à voir.
about-level-easy = Des singletons seulement : chaque étape place un chiffre.
about-level-medium = Pointage, réduction ligne-bloc, paires et triplets.
about-level-hard = X-Wing, gratte-ciel, XY-Wing et leurs cousins.
about-level-expert = Rectangles uniques, coloriages, poissons à nageoire.
about-level-master = Chaînes, ensembles presque verrouillés, poissons Franken.
about-level-diabolical = Chaînes et réseaux forcés : supposer, et suivre ce qui en découle.
source-technique = Par technique…
source-pace = Par durée…
source-size = Votre recette : taille, cases vides, solutions…
source-collection = D’une collection…
source-file = D’un fichier…
source-type = Saisir une grille
source-paste = Coller une grille
about-technique = Une grille dont l’étape la plus difficile est la technique choisie.
about-pace = D’abord la durée, puis ce qu’il faut savoir.
about-size = Lignes et colonnes d’un bloc, de 4x4 à 16x16 et au-delà ; le nombre de cases vides ; une solution ou plusieurs.
about-collection = Des grilles classées, fournies avec Pas à pas.
about-file = Tout fichier de grilles ; le format est reconnu.
about-type = Par exemple celle d’un journal.
about-paste = Dans n’importe quel format. Vous pouvez aussi coller devant toute grille ouverte.
choose-technique = Quelle technique ?
choose-pace = Quelle durée ?
choose-pace-very-quick = Très courte : moins de 5 minutes
choose-pace-quick = Courte : de 5 à 6 minutes 30
choose-pace-steady = Moyenne : de 6 minutes 30 à 9 minutes
choose-pace-long = Longue : de 9 à 13 minutes
choose-pace-very-long = Très longue : plus de 13 minutes
choose-size = Quelle taille ?
choose-remove = Combien de cases vides ?
remove-logic = Au gré de la logique : une grille qui se résout sans deviner
remove-percent = { $percent } % · il reste { $givens } donnés
remove-most = { $percent } % · il reste { $givens } donnés, presque le maximum
remove-other = Un autre pourcentage…
remove-prompt = Pourcentage de cases à vider ({ $n }x{ $n } : plutôt de { $usual } à { $most }) :
remove-bad = Tapez un nombre entier de { $least } à { $most }.
choose-recipe = Combien de solutions ?
recipe-unique = Exactement une
recipe-several = Plusieurs
recipe-short = { $empty } cases sont vides ({ $percent } %) ; vous en vouliez { $wanted }. C’est ce qu’on a trouvé de plus proche.
choose-collection = Quelle collection ?
choose-grid = Quelle grille ?
choose-step = Quelle étape ?
size-in-list = { $n }x{ $n }, blocs de { $box }
size-other = Une autre forme de bloc…
size-prompt = Lignes x colonnes d’un bloc, de 1x4 à 10x10 :
size-bad = Tapez lignes x colonnes d’un bloc, de 1 à 10 chacune, par exemple 2x6.
grid-in-list = Grille { $number } · { $size } · { $givens ->
        [one] { $givens } donné
       *[other] { $givens } donnés
    }
grid-done = · résolue
collection-in-list = { $name } · { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    }
order-unavailable = Aucune grille de ce genre n’a été trouvée à cette taille. Essayez un autre niveau, une autre technique ou une autre taille.
work-making = Création d’une grille
work-tried = { $count ->
        [one] { NUMBER($count) } grille essayée
       *[other] { NUMBER($count) } grilles essayées
    }
work-failed = Quelque chose a mal tourné, et rien n’a été ouvert.
work-judging = Vérification de la grille
work-searched = { NUMBER($count) } essais
offer-title = Cette grille n’est pas valable
offer-solutions = Voir ses solutions
offer-edit = La corriger
offer-play = La jouer quand même
offer-walk = Voir jusqu’où va la logique
verdict-several = Elle a plus d’une solution : la logique ne mène qu’à ce qu’elles ont en commun. Les indices qui supposent une solution unique sont écartés.
verdict-none = Elle n’a pas de solution.
verdict-against-rules = Elle enfreint une règle.
verdict-full = Toutes les cases sont déjà remplies.
first-grids-only = Ce sont les { NUMBER($count) } premières ; il y en a d’autres.
game-going-on = Continuer : { $title }, { $filled } { $minutes ->
        [0] {""}
        [one] · 1 minute
       *[other] · { $minutes } minutes
    }
watch-going-on = Reprendre : { $title }, étape { $step }
game-gone = Cette partie n’est plus lisible.
game-name = Sudoku
restarted = Une nouvelle partie de cette grille. La précédente est dans Progrès.
how-to-quit = Ctrl+Q quitte ; tout est conservé. Échap revient en arrière.
palette-title = Chercher
palette-placeholder = Tapez un nom : une leçon, un niveau, un réglage…
palette-nothing = Rien ne porte ce nom.
palette-all = Tout
palette-key = Touches
palette-lesson = Leçons
palette-level = Niveaux
palette-game = Parties
palette-picture = Images
palette-setting = Réglages
find-due = leçon · à revoir
find-lesson = leçon
find-exercises = exercices
find-practise = s’entraîner
find-sprint = sprint
find-name-sprint = Sprint : { $name }
find-setting = réglage
find-name-exercises = { $name } : exercices
find-name-practise = { $name } : une grille pour s’entraîner
find-stars = { $done ->
        [0] aucune étoile
        [one] { $done } étoile
       *[other] { $done } étoiles
    } sur { $of }
find-level-of-sudoku = nouvelle grille
find-level-of-nonogram = nouvelle image
find-picture-of-nonogram = image
find-game-solved = finie
find-game-open = en cours
browse-title = Ouvrir un fichier
browse-path = Un chemin, ou choisissez ci-dessous
browse-missing = Il n’y a pas de fichier « { $name } ».
upload-how = Choisissez un fichier sur votre ordinateur, ou collez son texte ici (Ctrl+V).
paste-title = Collez une grille, dans n’importe quel format
enter-welcome = Tapez les chiffres de la grille, ligne par ligne. Un point, 0 ou Espace laisse une case vide ; chaque touche passe à la case suivante. Entrée quand elle est complète. Ce que vous tapez est conservé.
enter-count = { $count ->
        [one] { $count } donné
       *[other] { $count } donnés
    }
enter-empty = Il n’y a encore rien sur la grille.

## The board

left = reste
mode-digits = CHIFFRES
mode-marks = NOTES
mode-corners = NOTES DE COIN
mode-letter = chiffre : { $typed }_
mode-number = chiffre : { $typed }_ (Entrée pour finir)
mode-letters = ABC
digit-of-letters = { $does } (A-{ $last } : majuscules)
digit-of-numbers = { $does } (jusqu’à { $last })
mode-number-first = · { $digit ->
        [none] à choisir
       *[other] { $digit } choisi
    }
mode-colour = COULEUR
mode-view = SURLIGNER
mode-why = POURQUOI ?
mode-trying = ESSAI{ $count ->
        [one] {""}
       *[other] {" "}{ $count }
    }
mode-paused = PAUSE
digit-digits = placer
digit-marks = noter
digit-corners = note de coin
digit-choose = choisir
coach-ask-why = Quel chiffre en { $cell } ? Tapez { $digits } ou cliquez dessus : je vous dis pourquoi il y va, ou n’y va pas.
coach-ask-leave = annuler
notes-off = chiffres
coach-read-on = lire la suite
after-colour = A B C D colorie · { $digits } d’abord : une note{ $large ->
        [yes] {" "}(= avant une lettre)
       *[no] {""}
    } · x efface tout
colour-no-mark = Aucun { $digit } n’est noté ici : rien à colorier.
after-view = { $digits } un chiffre · p voisines · t deux candidats · v rien
after-why = { $digits } : quel chiffre ?
zoom-told = Taille : { $size }
zoom-auto = selon la place
zoom-small = petite
zoom-medium = moyenne
zoom-large = grande
zoom-largest = très grande
too-small = Ce terminal fait { $found }. La grille demande au moins { $width } colonnes et { $height } lignes : agrandissez la fenêtre, ou réduisez les lettres.
use-arrows = Cela se fait au clavier ou à la souris, sur la grille.
number-first-on = Le chiffre d’abord : tapez un chiffre, puis Entrée le place dans chaque case où vous allez. Avec i, vous revenez à l’écriture habituelle.
use-number-first = Pour qu’Entrée place un chiffre choisi d’avance, appuyez sur i, puis tapez ce chiffre.
no-letters = Cette grille n’a que les chiffres de 1 à { $last } : tapez-les tels quels.
no-conflicts = Aucun chiffre n’est deux fois dans une ligne, une colonne ou un bloc.
no-bookmark = Pas encore de signet : b en pose un.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
copied = Copié dans le presse-papiers.
copy-title = Copier la grille en…
save-title = Enregistrer la grille en…
save-name = Sous quel nom ?
save-no-name = Tapez un nom de fichier.
save-exists = « { $name } » existe déjà. Choisissez un autre nom.
save-failed = Impossible d’écrire « { $name } » ({ $reason }).
saved = Enregistré : { $name }
downloaded = Enregistré dans les téléchargements de votre navigateur : { $name }
format-line = une ligne
format-grid = grille dessinée
format-commas = nombres avec virgules
format-pencilmarks = grille avec candidats
format-hodoku = ligne de bibliothèque HoDoKu, avec chiffres placés et candidats
format-sdk = SadMan .sdk
format-sdm = SadMan .sdm
format-ss = Simple Sudoku .ss
format-opensudoku = XML d’OpenSudoku
format-sukaku = candidats sur une ligne
format-fpuzzles = lien vers f-puzzles
format-sudokupad = lien vers SudokuPad
format-sudokuwiki = lien vers sudokuwiki

## The coach

coach-title = Tuteur
coach-title-turn = À vous
coach-title-hint = Un indice
coach-title-slip = Une erreur
coach-title-why = Pourquoi ?
coach-title-check = Juste jusqu’ici ?
coach-title-end = Grille résolue
coach-earlier = Plus tôt
coach-earlier-count = Plus tôt ({ $count })
lesson-earlier-count = { $count ->
        [one] { $count } page avant
       *[other] { $count } pages avant
    }
coach-cell = Cette case
coach-progress = { $done } sur { $of }
coach-progress-in = { $progress } en { $minutes } min
coach-all-told = C’est toute l’étape. À vous de la jouer, ou appuyez sur a.
coach-back-asks = { $count ->
        [one] Revenir annule aussi un coup joué depuis.
       *[other] Revenir annule aussi { $count } coups joués depuis.
    } Appuyez encore sur g pour revenir, ou sur G pour n’effacer que l’erreur.
check-wrong-in-all = { $count } cases sont fausses. Voici la première :
coach-mended = { $count ->
        [one] Case vidée : { $cells }. Le reste ne change pas.
       *[other] Cases vidées : { $cells }. Le reste ne change pas.
    }
coach-restored = Note remise : { $marks }. Le reste ne change pas.
coach-restored-mark = le { $digit } en { $cell }
coach-cannot-mend = Ici, il faut revenir en arrière : appuyez sur g.
part-look = Motif
part-why = Raison
part-so = Effet
earlier-undone = annulé
earlier-redone = refait
earlier-nudge = un indice
earlier-slip = erreur trouvée
earlier-slips = { $count } cases fausses trouvées
earlier-why = pourquoi ?
earlier-checked = vérification
earlier-check-good = juste jusqu’ici
cell-houses = ligne { $row }, colonne { $column }, bloc { $box }
cell-given = Donné
cell-yours = Votre chiffre
cell-marks = Vos notes
cell-no-marks = Aucune note
offer-hint = un indice
offer-hint-more = la suite
offer-explain = expliquer l’étape
offer-explain-slip = pourquoi c’est faux
offer-hint-slip = en dire plus
offer-mend-several = effacer les { $count }
offer-explain-more = tout montrer
offer-apply = appliquer
offer-why = pourquoi ?
offer-drawer = cacher le tuteur
offer-check = vérifier
offer-before-mistake = avant l’erreur
offer-mend = effacer l’erreur
offer-correct = corriger la grille
offer-finish = la suite, partager
offer-review = relire la partie
coach-more = la suite ▾
coach-thinking = Échap arrête · calcul { $percent } %
coach-thinking-long = Échap arrête · { $percent } % en { $seconds } s
coach-welcome = Voici votre grille. Un coup de pouce ? Appuyez sur { $key }, et encore pour en savoir plus.
coach-welcome-back = Vous revoilà ! Tout est comme vous l’avez laissé ; vous pouvez même encore annuler.
coach-failed = Je n’ai pas pu finir de réfléchir. Rien n’a changé sur la grille.
coach-applied = C’est fait.
coach-applied-marked = C’est fait. J’ai d’abord noté les candidats de toutes les cases, pour que vous voyiez lesquels partent.
coach-fill-kept = Candidats notés, sauf ceux déjà retirés. Videz une case pour la reprendre à neuf.
coach-solved = Résolue, en { $time }. Bravo !
coach-finished = Grille terminée, en { $time }, avec l’aide du tuteur.
coach-solved-already = La grille est pleine, et juste.
coach-full-but-wrong = Toutes les cases sont remplies, mais quelque chose ne va pas encore. c vous montrera où.
coach-cell-filled = { $cell } est remplie : les notes vont dans les cases vides.
coach-given = { $cell } est donnée : on n’y touche pas.
coach-slip-told = Tout est dit sur cette erreur : g revient à la grille d’avant l’erreur.
coach-puzzle-told = Tout est dit : aucune étape ne mène plus loin. G permet de corriger la grille.
coach-back = { $count ->
        [one] Un coup annulé ; r le refait.
       *[other] { $count } coups annulés ; r les refait un à un.
    }
coach-cannot-go-back = { $cell } était ainsi dès le début : impossible d’annuler.
coach-not-over = La partie n’est pas terminée.
coach-paused = Pause : l’horloge est arrêtée. p reprend.
coach-bookmark = Essayez : B vous ramène à cette grille.
coach-bookmark-back = Vous revoilà. u annule même cela.

## Pas à pas

walk-welcome = La flèche droite fait la première étape : toujours la plus simple qui s’applique.
way-title = Comment la résoudre ?
way-logic = Par déduction : rien que des techniques
way-both = Par des techniques, puis une recherche là où elles s’arrêtent
way-search = Par une recherche dès le départ, choix par choix
walk-pause = pause
walk-steps = { $count ->
        [one] { $shown } étape
       *[other] { $shown } étapes
    }
walk-step = étape { $step } sur { $count }
walk-playing = { $seconds } s par étape
walk-stops-at = arrêt à : { $name }
walk-only = { $count ->
        [one] une seule technique
       *[other] { $count } techniques seulement
    }
walk-up-to = jusqu’à : { $name }
walk-end = La fin
walk-count = { $count ->
        [0] Aucune étape.
        [one] Une étape :
       *[other] { $count } étapes :
    }
walk-hardest = La plus difficile : { $name }, cotée { $rating } (une dernière case libre vaut 1, un X-Wing 4, les plus longues chaînes plus de 9).
short-full-house = Dern. libre
short-pointing = Pointant
walk-searched = À partir de l’étape { $step }, il a fallu une recherche. Grilles candidates à ce moment : { $count }.
eureka-on = Les chaînes sont aussi écrites en notation Eureka, celle des forums : = lien fort, - lien faible.
eureka-off = Sans notation Eureka.
walk-finding = Je cherche encore les dernières étapes…
walk-waiting = recherche : { $percent } %, { $seconds } s
walk-before = Avant l’étape
walk-after = Après l’étape
filter-title = Étapes
filter-stop = S’arrêter à la prochaine étape d’une technique
filter-up-to = Seulement les techniques que je connais, jusqu’à…
filter-none = Toutes les techniques, sans arrêt
filter-not-found = Plus aucune étape de ce genre ici : { $name }.

## Progress

progress-totals = { $games ->
        [one] { $games } grille
       *[other] { $games } grilles
    } · { $solved ->
        [one] { $solved } terminée
       *[other] { $solved } terminées
    } · { $time } · { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }
progress-game = { $day }  { $title } · { $state ->
        [solved] { $time } · terminée
       *[open] { $filled } · { $time }
    }
progress-empty = Rien encore. Vos parties seront ici.

## Settings

settings-look = Aspect
settings-board = Grille
settings-keys = Touches
settings-learning = Apprentissage
settings-kept = tout est enregistré
setting-on = oui
setting-off = non
language-en = English
language-fr = français
theme-dark = sombre
theme-light = clair
theme-contrast = contraste élevé
theme-colourblind = pour daltoniens
theme-terminal = celui du terminal
setting-language = Langue
    .about = La langue de Pas à pas ; L ou F9 la change partout.
setting-theme = Thème
    .about = F8 le change partout. Avec NO_COLOR, aucune couleur.
setting-zoom = Taille de la grille
    .about = z la change devant chaque grille.
setting-less-motion = Moins d’animations
    .about = Rien ne bouge tout seul : pas de vague quand la grille est finie.
setting-azerty = Rangée de chiffres AZERTY
    .about = & é " ' ( - è _ ç valent 1 à 9.
setting-show-conflicts = Montrer les conflits
    .about = Un chiffre répété dans une unité se voit aussitôt ; sinon, avec F5.
setting-show-same = Surligner le même chiffre
    .about = Le chiffre du curseur, partout, notes comprises.
setting-show-peers = Surligner ce que voit la case
    .about = La ligne, la colonne et le bloc du curseur.
setting-clean-marks = Retirer les notes quand un chiffre est placé
    .about = Les notes de ce chiffre dans les cases qu’il voit.
setting-number-first = Le chiffre d’abord
    .about = Tapez un chiffre, puis placez-le avec Entrée ou la souris.
format-svg = image (SVG)
format-png = image (PNG)
format-pdf = feuille à imprimer (PDF), la solution sur une page à part
work-drawing = Mise en page
setting-straight-strokes = Dessiner en ligne droite
    .about = Nonogrammes : un trait de souris reste dans sa ligne ou sa colonne.
setting-show-timer = Montrer l’horloge
    .about = Cachée, elle tourne quand même.
setting-vim-keys = Touches de vim
    .about = h j k l déplacent, avec Maj elles sélectionnent ; F2 : un indice.

## Keys

key-escape = Échap
key-enter = Entrée
key-space = Espace
key-tab = Tab
key-shift-tab = Maj+Tab
key-delete = Suppr
key-backspace = Retour arrière
key-arrows = flèches
key-up = ↑
key-down = ↓
key-left = ←
key-right = →
key-shift-arrows = Maj+flèches
key-page-up = Pg préc.
key-page-down = Pg suiv.
key-home = Début
key-mouse = souris
key-end = Fin
choice-narrow = Tapez quelques lettres pour réduire la liste.
keys-choice = Entrée choisit · Échap ferme
keys-palette = Entrée ouvre · Tab : autre catégorie · Échap ferme
keys-prompt = Entrée accepte · Échap ferme
keys-work = Échap arrête
keys-paste = Ctrl+S ouvre la grille · Échap ferme
keys-browse = Entrée ouvre · Tab passe du chemin à l’arbre · Échap ferme
keys-upload = Entrée choisit un fichier · Échap ferme
keys-help = Espace et flèches défilent · Échap ferme l’aide

## Commands: the short name, and what they do

do-hint = indice
    .about = Un indice ; encore : un indice de plus
do-explain = expliquer
    .about = Expliquer toute l’étape
do-apply = appliquer
    .about = Appliquer l’étape
do-why = pourquoi ?
    .about = Pourquoi ce chiffre, ou pourquoi (pas) un autre
do-check = vérifier
    .about = Vérifier : tout est-il juste jusqu’ici ?
do-before-mistake = avant l’erreur
    .about = Me ramener avant l’erreur
do-mend = effacer l’erreur
    .about = Effacer seulement ce qui est faux
do-finish = et ensuite
    .about = Le bilan de la partie résolue, la suite, une carte à partager
do-earlier = plus tôt
    .about = Plus tôt : vos coups et vos questions, une ligne chacun
do-notes = notes
    .about = Écrire des chiffres, ou des notes (candidats)
do-corner-notes = notes de coin
    .about = Écrire des notes de coin : vos propres repères
do-number-first = chiffre d’abord
    .about = Le chiffre d’abord : choisir un chiffre, puis ses cases
do-put = placer
    .about = Placer le chiffre choisi d’avance
do-letter = lettre
    .about = Grandes grilles : la lettre suivante est un chiffre
do-letters = lettres
    .about = Grandes grilles : les lettres sont des chiffres, jusqu’à Échap
do-clear = effacer
    .about = Effacer le chiffre ; encore, les notes
do-fill = remplir
    .about = Remplir tous les candidats
do-clean = nettoyer
    .about = Nettoyer : retirer les notes que des chiffres excluent
do-select = sélection
    .about = Sélectionner plusieurs cases, une à une
do-colour = couleur
    .about = Couleurs A à D, sur des cases ou des notes
do-undo = annuler
    .about = Annuler
do-redo = refaire
    .about = Refaire
do-bookmark = essayer
    .about = Signet : essayer quelque chose…
do-bookmark-back = revenir
    .about = … et revenir au signet
do-view = surligner
    .about = Surligner un chiffre, les voisines, ou les cases à deux candidats
do-conflicts = conflits
    .about = Montrer les conflits maintenant
do-choose-line = choisir
    .about = Choisir cette ligne
do-next-value = changer
    .about = La valeur suivante
do-previous-value = retour
    .about = La valeur précédente
do-zoom = taille
    .about = Changer la taille de la grille
do-pause = pause
    .about = Pause : cacher la grille, arrêter l’horloge
do-copy = copier
    .about = Copier la grille, dans n’importe quel format
do-save = enregistrer
    .about = Enregistrer la grille dans un fichier, dans n’importe quel format
do-paste = coller
    .about = Coller une grille
do-solve = résoudre
    .about = Résoudre par déduction, par une recherche ou les deux ; avec le temps et le nombre de solutions
do-walk = pas à pas
    .about = Voir cette grille résolue pas à pas
do-restart = recommencer
    .about = Recommencer cette grille
do-move = déplacer
    .about = Déplacer le curseur
do-click = clic
    .about = Choisir une case ; cliquer sur un chiffre sous la grille l’écrit, du bouton droit en note ; dans une case, le bouton droit met la note visée ; avec Ctrl ou en glissant : sélectionner
do-digit = écrire
    .about = Écrire un chiffre
do-extend = étendre
    .about = Sélectionner des cases en passant
do-next-empty = suivante
    .about = La case vide suivante
do-previous-empty = précédente
    .about = La case vide précédente
do-row-start = début
    .about = La première case de la ligne
do-row-end = fin
    .about = La dernière case de la ligne
do-page = page
    .about = Lire la suite de ce que dit le tuteur
do-page-back = page précédente
    .about = Relire ce que le tuteur a dit avant
drawer-beside = Le tuteur est déjà à côté de la grille.
do-drawer-open = grille
do-drawer = tuteur
    .about = Petits écrans : montrer ou cacher le tuteur
do-open-card = ouvrir
    .about = Faire ce que propose la carte
do-cards = aller
    .about = D’une carte à l’autre
do-daily-sudoku = Sudoku du jour
    .about = La grille du jour, à votre niveau
do-daily-nonogram = Image du jour
    .about = Le nonogramme du jour, à votre niveau
do-reviews = révisions
    .about = Réviser ce qui est à revoir
do-next-lesson = Leçon suivante
    .about = Continuer le cours
do-new-grid = nouvelle grille
    .about = Une grille à jouer : niveau, technique, taille, ou la vôtre
do-nonograms = nonogrammes
    .about = Des images à partir de nombres
do-watch = voir résoudre
    .about = Voir une grille résolue pas à pas
do-exams = examen
    .about = Ce que vous savez, noté sur 20
do-tasks = tâches
    .about = Ce que votre professeur a demandé
do-enter-grid = saisir, coller
    .about = Saisir, coller ou ouvrir une grille
do-course = cours
    .about = Toutes les leçons
do-progress = progrès
    .about = Votre calendrier, vos temps et vos parties
do-help = aide
    .about = Aide : les touches de cet écran
do-palette = chercher
    .about = Chercher une leçon, un niveau, un réglage
do-settings = réglages
    .about = Réglages
do-language = English
    .about = Passer à l’anglais
do-theme = thème
    .about = Le thème suivant
do-back = retour
    .about = Retour ; rien n’est jamais perdu
do-quit = quitter
    .about = Quitter ; tout est conservé
do-next = suivante
    .about = L’étape suivante
do-read-on = continuer
    .about = Lire la suite ; à la fin du texte, l’étape suivante
do-read-lines = point par point
    .about = Lire une chaîne, un réseau ou un essai point par point
do-line-on = suite
    .about = Le point suivant : ce qui s’ensuit, et de quoi
do-line-back = précédent
    .about = Le point précédent
do-line-leave = sortir
    .about = Revenir au texte entier
do-line-first = premier point
    .about = Le premier point
do-line-last = dernier point
    .about = Le dernier point, et ce qui découle de tous
do-eureka = notation
    .about = Ajouter aux chaînes leur notation Eureka, ou l’enlever
do-previous = précédente
    .about = L’étape précédente
do-first = première
    .about = La première étape
do-last = fin
    .about = La fin
do-list = liste
    .about = Aller à une étape de la liste
do-auto = défiler
    .about = Dérouler les étapes toutes seules, ou arrêter
do-slower = plus lent
    .about = Plus de temps par étape
do-faster = plus vite
    .about = Moins de temps par étape
do-filter = filtre
    .about = S’arrêter à une technique ; seulement celles que je connais
do-candidates = avant/après
    .about = La grille avant l’étape, ou après
do-play-it = jouer cette grille
    .about = Jouer cette grille moi-même
do-done = terminer
    .about = La grille est complète
do-shape = taille
    .about = Choisir la taille de la grille

## Help

help-title = Aide · { $screen }
group-move = Se déplacer
group-write = Écrire
group-look = Regarder
group-coach = Le tuteur
group-steps = Étapes
group-history = Historique
group-grid = La grille
group-general = Partout
help-play = Les chiffres se tapent tels quels{ $azerty ->
        [yes] , et & é " ' ( - è _ ç valent 1 à 9
       *[no]  ; avec Maj ils deviennent des notes (si votre clavier l’envoie)
    }. Les chiffres au-delà de 9 sont des lettres : tapez des majuscules, ou d puis la lettre, ou Ctrl+D pour taper des lettres jusqu’à Échap. Au-delà de 35 ce sont des nombres : 5 7 écrit 57, 5 puis Entrée écrit 5.

    Les notes sont ce qu’une case peut encore contenir, chacune à sa place ; le tuteur les lit. Les notes de coin (soulignées, ou suivies de ') sont vos propres repères ; le tuteur n’y touche pas.

    Signes dans une case : ! enfreint une règle ou fait partie d’une erreur, A à D vos couleurs, ▸ sélectionnée. Sans couleurs s’ajoutent = le chiffre surligné, : deux candidats, ▪ les unités d’un indice, · ce que voit le curseur ; ━━━ souligne un chiffre donné, ─── un chiffre de vous. Quand les cases n’ont qu’une ligne, ∴ veut dire plus de deux notes ; celles du curseur sont écrites sous la grille, et un clic en prend une. 3⁴ y veut dire : quatre 3 à placer.

    Souris : cliquez sur une case ; Ctrl-clic ou glisser sélectionne ; le bouton droit met la note visée, le gauche aussi en mode notes quand elles sont grandes ; un clic sur un chiffre sous la grille le tape, le bouton droit le met en note ; avec le chiffre d’abord, un clic place le chiffre.
help-walk = Le motif est éclairé comme le dit sa légende ; les candidats qui partent sont barrés, ou suivis de ×. c montre la grille après l’étape.
help-chains = Chaînes : ① ② ③ numérotent les candidats dans l’ordre du raisonnement, sur la grille s’il y a de la place. ⓐ est 21, ⓑ 22, et ainsi de suite. Dans la légende, = veut dire vrai à cet endroit et ≠ faux ; ⇒ rend vrai le suivant, → le rend faux. Dans un réseau, ce qu’un chiffre exclut porte son numéro.
help-enter = Les chiffres au-delà de 9 sont des lettres : tapez des majuscules, ou d puis la lettre, ou Ctrl+D pour taper des lettres jusqu’à Échap. Au-delà de 35 ce sont des nombres : 5 7 écrit 57, 5 puis Entrée écrit 5.
help-lesson = Quand c’est à vous, votre réponse est vérifiée comme dans les exercices, mais ne compte pas : essayez autant que vous voulez. Les mots en gras sont les étiquettes de la grille. La légende les nomme, et ses lettres vont à côté des marques s’il y a de la place. Les cases marquées A sont celles que le texte montre ; ! dit ce qui ne va pas.
help-exercise = Tout motif du genre demandé est juste. Un genre réussi à 70 % ou plus rapporte une étoile. Les indices coûtent 10, 30, 50 puis 80 % des points en tout, et la totalité s’ils donnent la réponse ; un nouvel essai après une erreur en laisse les trois quarts. Une réponse commencée vous attend.

## Review

screen-review = Bilan
review-welcome = → montre le premier coup.
review-summary-line = Résumé
choose-move = Quel coup ?
review-failed = Je n’ai pas pu relire la partie.
review-empty = Aucun coup n’a encore été joué dans cette partie.
do-review = bilan
    .about = Relire la partie, coup par coup

## Le cours

screen-course = Le cours
screen-lesson = Leçon
screen-exercise = Exercice
group-course = Le cours

lesson-page = page { $page }/{ $of }
lesson-end = Voilà pour la leçon. Place aux exercices, chaque fois sur une nouvelle grille.
lesson-pages = Cette leçon
lesson-show-me = la réponse

course-tiers = Paliers
course-stage = Palier { $tier } · { $name }
course-count = { $known } sur { $of }
course-known = { $known ->
        [0] aucune leçon acquise
        [one] { $known } leçon acquise
       *[other] { $known } leçons acquises
    } sur { $count }
course-this = Cette leçon
course-takes = { $count ->
        [one] ~{ $minutes } min, 1 exercice
       *[other] ~{ $minutes } min, { $count } exercices
    }{ $uses ->
        [yes] {", puis une grille"}
       *[no] {""}
    }
course-builds-on = D’abord
course-needs-none = Rien à savoir avant : commencez ici.
course-opens = Mène à
course-exercises = Exercices
course-next = à suivre
course-due-today = à revoir
course-due-since = depuis le { $date }
course-review = revoir { $date }
course-tier = Palier { $tier } · { $level }
course-intro = Pour bien commencer

kind-spot = Repérez
kind-conclude = Concluez
kind-judge = Motif ou faux-semblant ?
kind-use = Employez
kind-cell = Trouvez la place
kind-clash = Trouvez le conflit
sitting-lesson = Exercices
sitting-review = Révision
sitting-test = Test
exercise-how-cells = Montrez des cases avec les flèches et { $select }, ou avec la souris ; { $submit } vérifie.
exercise-how-place = Tapez le chiffre, ou cliquez dessus sous la grille ; { $submit } vérifie.
exercise-how-remove = Pour retirer un candidat, tapez son chiffre dans sa case, ou cliquez dessus, dans sa case ou sous la grille ; { $submit } vérifie.
exercise-how-verdict = { $yes } oui, { $no } non.
exercise-which-cell = Quelle case gâche le motif, à votre avis ? Montrez-la, puis répondez encore non.
exercise-worth = Résultat : { $percent } %.
exercise-credit = { $percent } % : { $why ->
        [told] la réponse vous a été montrée.
        [wrong] ce n’était pas la bonne réponse.
        [partly] juste, mais sans la raison.
        [kept] votre meilleur essai compte.
       *[tries] { $tries ->
            [1] premier
            [2] deuxième
            [3] troisième
           *[other] { $tries }e
        } essai, { $hints ->
            [0] sans indice.
            [one] un indice.
           *[other] { $hints } indices.
        }
    }
exercise-star = Étoile { $number } sur { $of }
exercise-stars = { $number ->
        [0] Aucune étoile
        [1] 1 étoile
       *[other] { $number } étoiles
    } sur { $of }
exercise-again = Modifiez votre réponse{ $hints ->
        [no] .
       *[yes] , ou demandez un indice.
    }
exercise-next = { $which ->
        [placement] question
       *[other] exercice
    } { $place }
exercise-no-hint = Pas d’indice ici, seulement la réponse : { $key }.
exercise-last-hint = C’était le dernier indice. Seule la touche { $key } donne la réponse.
exercise-sum = le résultat
exercise-all-again = refaire la série
exercise-read-again = la leçon
offer-hint-cost = { $which ->
        [again] suite
       *[first] indice
    } (−{ $percent } %)
offer-answer-cost = réponse (−{ $percent } %)
exercise-next-named = suivant : { $name }
exercise-no-marks = Les singletons se voient sans candidats : regardez les chiffres.
exercise-pass = passer
exercise-pick = montrer
exercise-no-hints = C’est un test : il n’y a pas d’indices.
exercise-hidden = Vous connaissez cette technique : les candidats sont masqués. { $key } les montre.
sitting-done-lesson = { $number ->
        [0] Aucune étoile
        [1] 1 étoile
       *[other] { $number } étoiles
    } sur { $of }, { $percent } % en moyenne.
sitting-use = La dernière étoile se gagne en jouant une grille dont cette technique est l’étape la plus difficile.
sitting-poor = Ce n’est pas encore une habitude. Relisez la leçon, puis réessayez : les grilles changent à chaque fois.
sitting-fair = Un premier indice coûte 10 %, un deuxième essai 25 %.
known-after = { $count ->
        [one] Encore une fois { $percent } % ou plus, à partir du { $date }, et c’est acquis.
       *[other] { $percent } % ou plus { $count } autres jours, le premier à partir du { $date }, et c’est acquis.
    }
back-for-review = { $told ->
        [named] { $names }
       *[counted] { $count } techniques
    } : à revoir { $when ->
        [today] aujourd’hui
       *[tomorrow] demain
    }. { $count ->
        [one] La leçon reste acquise.
       *[other] Ces leçons restent acquises.
    }
sitting-done-review = { $count ->
        [one] { $count } technique révisée
       *[other] { $count } techniques révisées
    } : { $percent } % en moyenne. Plus rien à réviser pour l’instant.
sitting-passed = Réussi avec { $percent } % : cette technique compte comme acquise. Elle reviendra en révision dans quelques jours.
sitting-failed = { $percent } % : il faut 80 % pour sauter la leçon. Elle ne prend que quelques minutes.
test-introduction = Il n’y a rien à sauter ici : lisez la suite.
nothing-due = Rien à réviser aujourd’hui.

do-learn = apprendre
    .about = Ouvrir la leçon
do-next-stage = palier
    .about = La partie suivante du cours
do-previous-stage = palier précédent
    .about = La partie précédente du cours
do-first-lesson = première
    .about = La première leçon de cette partie
do-last-lesson = dernière
    .about = La dernière leçon de cette partie
do-exercises = exercices
    .about = Des exercices sur cette technique, sur de nouvelles grilles
do-test-out = test
    .about = Sauter la leçon : un court test sans indices ; réussi, la technique est acquise
do-use-it = une grille
    .about = Une grille dont c’est l’étape la plus difficile
do-turn = suivante
    .about = Lire la suite, puis la page suivante
do-turn-back = précédente
    .about = La page précédente
do-lesson-after = leçon suivante
    .about = La leçon suivante, à la fin d’une leçon
do-first-page = début
    .about = La première page
do-last-page = fin
    .about = La dernière page
do-marks = candidats
    .about = Montrer ou masquer les candidats
do-mark-digit = chiffre
    .about = Écrire le chiffre, ou retirer ce candidat ; encore : le remettre
do-it-is = oui
    .about = Le motif est bien là
    .key = o
do-it-is-not = non
    .about = C’est un faux-semblant ; après le verdict, l’exercice suivant
do-submit = vérifier
    .about = Vérifier la réponse ; ensuite, l’exercice suivant
do-answer = réponse
    .about = La bonne réponse, avec sa raison
do-another = encore
    .about = Un autre exercice de ce genre, sur une autre grille
do-unmark = effacer
    .about = Effacer votre réponse
do-read-lesson = leçon
    .about = Lire la leçon

## Mastery

home-more = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
source-due = Une grille de révision : ce qui est à revoir, et rien de nouveau
source-learning = Une grille d’entraînement : ce que vous apprenez, et rien de nouveau
about-due = Choisie pour ce que vous risquez le plus d’oublier.
work-choosing = Choix d’une grille
practise-unknown = Cette grille demande aussi ce que vous n’avez pas encore rencontré : { $names }.
coach-filled = Les candidats sont déjà notés ; u les efface.
progress-mastery = Leçons acquises : { $known } · en cours : { $learning } · à revoir aujourd’hui : { $due }
progress-techniques = Techniques : où vous en êtes avec chacune, et sa leçon
about-techniques = Niveau, technique, état, et le jour où y revenir. Entrée ouvre la leçon.
setting-goal = Objectif du jour
    .about = Une leçon, 3 petites choses (révision, grille…) ou 20 minutes par jour.
setting-show-goal = Objectif et série à l’accueil
    .about = « Non » les cache sur l’accueil.
setting-placement = Retrouver mon niveau
    .about = Six grilles pour savoir où commencer. Ce qui est acquis le reste.
    .words = placement, niveau, test
setting-fade-aids = Moins d’aide pour ce qui est acquis
    .about = Pour ce qui est bien acquis : pas de candidats, des indices discrets.

## Exams on screen

screen-exam-cover = Examen
screen-exam = Examen
screen-exam-grid = Examen : une grille à terminer
group-exam = L’examen
work-exam = Préparation du sujet
sit-begun = Commencé. Questions avec une réponse : { $count } sur { $of }. Il reste { $time }.
sit-go-on = continuer
sit-left = reste { $time }
sit-last-minute = dernière minute : { $time }
sit-stake = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sit-stake-left = { $left }/{ $points }
sit-answered = ● réponses : { $count }
sit-marked = * marquées : { $count }
sit-flagged = ne plus marquer
sit-title = Question { $number }
sit-title-grid = Grille { $letter }
sit-your-answer = Votre réponse
sit-field-digit = Chiffre
sit-field-rule = Technique
sit-field-cells = Cases
sit-field-verdict = Motif ?
sit-field-places = Place
sit-field-removes = Retire
sit-field-spoils = Empêché par
sit-yes = oui
sit-no = non
sit-digit-in = { $digit } en { $cell }
sit-picked = { $count ->
        [one] { $count } montrée
       *[other] { $count } montrées
    }
sit-hint = indice (−{ $percent } %)
sit-how-next = Choisissez la case, tapez son chiffre ou cliquez dessus sous la grille. { $technique } nomme la technique. { $point } montre une case sur laquelle elle repose ; un clic aussi, une fois le chiffre placé. La même touche, une seconde fois, retire la réponse.
sit-how-every = Choisissez chaque case et tapez le chiffre, ou cliquez dessus sous la grille. La même touche, une seconde fois, le retire.
sit-how-simplest = { $technique } ouvre la liste des techniques.
sit-how-judge = Tapez le chiffre dans sa case ; ou montrez la case, avec { $point } ou d’un clic. Un autre choix remplace le premier.
sit-how-judge-cell = Tapez le chiffre ou cliquez dessus sous la grille : il va dans la case en question.
sit-how-order = { $grid } montre la grille suivante. Un chiffre donne sa place à la grille affichée : 1 pour la plus facile.
sit-how-finish = Écrivez sur la grille comme d’habitude ; notez et coloriez comme vous voulez. Rien n’est jugé avant la fin.
sit-how-line = { $fill } rend la case noire, { $cross } blanche ; la même touche, une seconde fois, efface. La souris peint aussi.
sit-how-rule = { $technique } ouvre la liste des règles.
sit-how-picture = Peignez l’image comme d’habitude : { $fill } noir, { $cross } blanc. Rien n’est jugé avant la fin.
sit-choose-rule = Quelle règle ?
sit-no-candidate = { $cell } n’a pas le candidat { $digit }.
sit-full = La grille est remplie.
sit-choose-technique = Quelle technique ?
sit-which-question = Quelle question ?
sit-last-question = C’était la dernière question. { $list } les montre toutes, { $hand } rend l’examen.
sit-no-paste = On n’ouvre pas de grille pendant un examen : terminez-le ou quittez-le d’abord.
sit-ended-elsewhere = Cet examen a été rendu ou abandonné dans une autre fenêtre.
sit-strict-first = Un examen strict sur ces questions est en cours : rendez-le d’abord.
sit-no-hints = Dans un examen strict, il n’y a pas d’indices.
sit-no-further-hint = Il n’y a pas d’autre indice pour cette question.
sit-small = La grille demande un terminal d’au moins { $width }x{ $height } ; celui-ci fait { $found }. Agrandissez-le avant de commencer.
sit-filled = { $cell } contient déjà un chiffre.
sit-time-up = Le temps est écoulé. L’examen est rendu tel quel.
sit-hand-in = Rendre l’examen ?
sit-marked-about = { $count ->
        [one] { $count } question est marquée.
       *[other] { $count } questions sont marquées.
    }
sit-hand-in-final = Ensuite, vous ne pourrez plus rien changer.
sit-leave = Quitter l’examen ?
sit-leave-about = Vous le reprendrez plus tard, avec le temps qui reste. Le résultat signalera cette interruption.
sit-stay = Continuer à travailler
sit-go = Quitter pour l’instant
sit-give = Rendre
sit-give-now = Rendre maintenant ; questions sans réponse : { $count }
help-exam = Une marque (*) vous rappelle une question à revoir ; elle ne change rien aux points. Les cases marquées A sont celles dont parle la question, ▸ celles que vous montrez. Ce que vous placez ou retirez est dessiné comme dans un indice. Souris : un clic choisit ou montre une case, ou marque un candidat visible ; les chiffres sous la grille répondent comme au clavier ; le bouton droit marque toujours le candidat visé. Vous pouvez tout changer tant que l’examen n’est pas rendu.
help-exam-grid = Une marque vous rappelle une question à revoir ; elle ne change rien aux points. Souris : cliquez sur une case, puis sur un chiffre sous la grille ; Ctrl-clic ou glisser en sélectionne plusieurs ; le bouton droit met la note visée ; avec le chiffre d’abord, un clic place le chiffre. Vous pouvez tout changer tant que l’examen n’est pas rendu.

do-below = suite
    .about = Lire la suite
do-above = remonter
    .about = Relire ce qui précède
do-begin-exam = commencer
    .about = Commencer l’examen, ou le continuer : le temps court dès maintenant
do-point = montrer
    .about = Montrer la case, ou la retirer
do-answer-digit = chiffre
    .about = Ce que la question demande : le chiffre de la case, un candidat, la place d’une grille
do-technique = technique
    .about = Choisir la technique
do-yes = oui
    .about = Oui : le motif est bien là
    .key = o
do-no = non
    .about = Non : quelque chose gâche le motif
do-next-grid = grille suivante
    .about = Regarder la grille suivante
do-previous-grid = grille précédente
    .about = Regarder la grille précédente
do-next-question = suivante
    .about = La question suivante
do-previous-question = précédente
    .about = La question précédente
do-questions = questions
    .about = Aller à une question
do-flag = à revoir
    .about = Marquer la question pour y revenir, ou enlever la marque
do-hand-in = rendre
    .about = Rendre l’examen, après confirmation

## Exams: menu and result

screen-tasks = Tâches
help-tasks = Ce que votre professeur a demandé. Entrée commence ou reprend ; ● est fait.
screen-exams = Examens
screen-exam-result = Résultat
exams-go-on = Reprendre
    .about = Le temps est arrêté jusqu’à ce que vous repreniez.
exams-strict-stays = Un examen strict se rend, il ne s’abandonne pas.
exams-under-way = { $subject } · { $mode } · { $day } · réponses : { $answered } · reste { $left }
exams-begin = Commencer : { $subject } · { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    } · { $minutes } min · { $mode }
    .about = Vous lisez d’abord les conditions ; le temps ne court pas encore.
exams-subject = Programme
exams-about-techniques = Seulement : { $names }.
exams-game = Jeu
    .about = Sudoku, nonogrammes, ou les deux tour à tour.
exams-game-sudoku = Sudoku
exams-game-nonogram = Nonogrammes
exams-game-both = Les deux
exams-about-nonogram = Les règles des nonogrammes de ce niveau : { $names }.
exams-about-both = Les techniques du Sudoku et les règles des nonogrammes de ce niveau, tour à tour.
exams-one-by-one = Des techniques, une à une…
exams-which = Quelles techniques ?
exams-no-ticks = Aucune technique n’est cochée : l’examen reste comme il était.
exams-questions = Questions
    .about = Leur nombre, de 1 à 50. Les plus faciles viennent d’abord.
exams-minutes = Minutes
    .about = Le temps pour le tout, de 1 à 600. Les réponses données avant la fin comptent.
exams-mode = Mode
exams-mode-training = entraînement
    .about = Entraînement : les indices sont permis, et chacun retire une partie des points.
exams-mode-strict = strict
    .about = Strict : pas d’indice, pas de vérification, pas de candidats remplis, pas de conflits montrés.
exams-pass = Note de passage
    .about = La note qui suffit, de 0 à 20.
exams-pass-mark = { $mark } sur { $of }
exams-seed = Tirage
    .about = Un numéro ou un mot donne le même sujet à toute une classe, si le programme et le nombre de questions sont les mêmes.
exams-seed-set = n° { $seed }
exams-seed-new = un nouveau chaque fois
exams-name = Nom
    .about = Figure dans le résultat, pour un enseignant qui les rassemble.
exams-name-none = aucun
exams-kinds = Genres
    .about = Quels genres de questions, et leur poids ; variés si vous ne choisissez rien. « Du facile au difficile » seulement si vous le choisissez.
exams-kinds-usual = variés
exams-kinds-how = Entrée : sans, puis ×1, ×2, ×3. Échap pour finir.
exams-grids = Grilles
    .about = Des questions sur vos propres grilles : le nom d’un fichier, ou une grille.
exams-grids-count = { $count ->
        [0] les nôtres
        [one] { $count } à vous
       *[other] { $count } à vous
    }
exams-ask-grids = Le fichier de vos grilles, ou une grille. Vide : les nôtres.
exams-grids-own = Un fichier de vos grilles, ou leur texte
exams-grids-none = Les grilles du tuteur
exams-pace = Grille à finir
    .about = Le temps qu’une grille à finir demande encore. Certains chiffres peuvent déjà être placés.
exams-bonus = Bonus de temps
    .about = Une réponse juste et rapide rapporte jusqu’à 10 % de plus. Cela ne décide jamais de la réussite.
exams-on = oui
exams-off = non
exams-extra = Temps en plus
    .about = Du temps en plus pour vous, en pour cent. Cela ne coûte rien.
exams-ask-extra = Combien de temps en plus, en pour cent ? 0 : aucun.
exams-bad-extra = Tapez un pourcentage de 0 à { $most }.
exams-other = Un autre nombre…
exams-ask-number = Un nombre entier de 1 à { $most } :
exams-bad-number = Tapez un nombre entier de 1 à { $most }.
exams-ask-mark = Quelle note de passage, sur { $most } ?
exams-bad-mark = Tapez une note de 0 à { $most }, par exemple 12 ou 12,5.
exams-ask-seed = Quel numéro de tirage, ou quel mot ? Vide : un nouveau sujet chaque fois.
exams-ask-name = Qui passe l’examen ? Vide : pas de nom.
exams-bad-text = Au plus { $most } caractères imprimables.
exams-result = { $day }  { $subject } · { $mode } · { $mark }/{ $of } · { $passed ->
        [yes] ✓ réussi
       *[no] ✗ pas encore réussi
    }
exams-sure = Abandonner cet examen ?
exams-keep = Le garder
exams-discard = L’abandonner, avec toutes les réponses données
exams-only-begun = Seul un examen commencé s’abandonne : allez d’abord sur sa ligne.
keys-ticks = Entrée ou Espace coche · Échap quand c’est fait
exam-result-summary = Résumé
screen-exam-mark = Résultat
help-exam-mark = ✓ tous les points, ≈ la moitié ou plus, ✗ moins, – sans réponse. Les petites colonnes sont vos dernières notes de ce genre. Pour imprimer ou rendre vos résultats : tutor exam --results (voir tutor exam --help).
exam-mark-seed = tirage { $seed }
exam-mark-of = { $mark } sur { $of }
exam-mark-passed = Réussi
exam-mark-failed = Pas encore réussi
exam-mark-needed = note de passage { $mark }
exam-mark-last = vos { $count } dernières
exam-mark-question = question
exam-mark-technique = technique
exam-mark-points = points
exam-mark-again = À revoir :
exam-mark-on = question par question
exam-mark-another = un autre
do-question-by-question = questions
    .about = Question par question : votre réponse, ce qu’elle valait, la solution
exam-result-solution = La solution
exam-result-cells = Les cases que vous avez montrées portent ▸ sur la grille ; s’il y a déjà un signe, il est souligné.
exam-result-digits = B marque vos chiffres qui diffèrent de la solution.
exam-result-boards = { $back } et { $on } montrent les autres grilles de cette question.
exam-result-grid = grille { $letter }
exam-result-face-yours = votre grille
exam-result-face-solution = la solution
exam-result-which = Quelle question ?
exam-result-no-lesson = Aucune question ne portait sur une seule technique.
help-exam-result = Signes sur la grille : A les cases en question, ▸ (ou un signe souligné) les cases que vous avez montrées, B vos chiffres qui diffèrent de la solution, ! ce qui est faux. Dans une grille à terminer, les chiffres qui manquaient sont ajoutés et éclairés.
do-discard = abandonner
    .about = Abandonner un examen commencé
do-new-exam = nouvel examen
    .about = Un autre examen

# La fin d’une partie

screen-finish = La fin
help-finish = Le trait place cette partie entre votre meilleur temps à ce niveau et le plus long ; ┼ est votre médiane. Il apparaît à la troisième partie d’un niveau. Le rythme : les secondes par coup, du premier au dernier. « Une première » : vous n’aviez encore employé cette technique dans aucune partie.
finish-own = Résolue
finish-helped = Terminée
finish-best = record { $time }
finish-median = médiane { $time }
finish-hints = Indices
finish-slips = Erreurs
finish-expected = Prévu ici
finish-away = Pause non comptée
finish-minutes = { $minutes } min
finish-minutes-own = { $own } min pour vous, { $minutes } en général
finish-pace = Rythme
finish-longest = le plus long : { $deed }, { $time }
finish-crossed-out = le { $digit } retiré de { $cell }
finish-praise = { $how ->
        [flawless] Ni indice ni erreur : bravo !
        [best] Votre record à ce niveau : bravo !
        [unaided] Sans aucun indice : bravo !
        [quick] Plus vite que prévu : bravo !
       *[done] Vous y êtes : bravo !
    }
finish-reading = Je relis votre partie…
finish-used = Vous avez employé
finish-singles = { $count ->
        [one] { $count } singleton
       *[other] { $count } singletons
    }
finish-use = { $count } × { $name }
finish-in-head = { $count } × { $name } (de tête)
finish-guesses = Devinés
finish-new = une première
finish-goal = Objectif du jour
finish-streak = { $count ->
        [one] { $count } jour
       *[other] { $count } jours de suite
    }
finish-state = { $name } : { $was } → { $now }
finish-next-practise = Ensuite : { $name }, sur une nouvelle grille
path-next-reviews = { $count ->
        [one] Ensuite : { $count } révision
       *[other] Ensuite : { $count } révisions
    }
path-next-begin = Leçon suivante : { $name }
path-next-resume = Reprendre : { $name }
path-next-reread = Relire : { $name }
path-next-exercises = Exercices : { $name }
finish-next-again = { $level ->
        [none] Ensuite : une autre grille
       *[other] Ensuite : une autre grille · { $level }
    }
finish-review = Relire la partie
finish-lesson = Leçon : { $name }
finish-copy = Copier la carte
finish-copied = La carte est dans le presse-papiers.
finish-card-hints = { $count ->
        [0] sans indice
        [one] { $count } indice
       *[other] { $count } indices
    }
finish-card-techniques = { $count ->
        [one] { $count } technique
       *[other] { $count } techniques
    }
help-progress = ■ objectif du jour atteint, ▪ quelque chose de fait, · rien ; aujourd’hui ◇, puis ◆ dès que quelque chose est fait. La courbe montre vos dernières parties, plus bas c’est plus rapide ; un record apparaît à la troisième partie d’un niveau. « Du premier coup » veut dire sans indice et au premier essai, sur 30 jours. Acquise : 80 % ou plus deux jours différents, ou un test réussi.
help-course = ○ à découvrir, ◐ en cours, ● acquis : 80 % ou plus deux jours différents, ou un test réussi. Le palier 1 résout les grilles Débutant et Facile, le palier 2 celles de niveau Moyen, et ainsi de suite ; les Bases viennent avant. Une étoile par genre d’exercice réussi. Rien n’est verrouillé : passez le test de ce que vous savez, et c’est acquis si vous réussissez.
do-go-on = suite
    .about = La suite de votre parcours
do-lesson-missed = leçon
    .about = La leçon de ce qui vous a échappé
do-copy-card = copier
    .about = Copier trois lignes sur cette partie
do-save-result = enregistrer le résultat
    .about = Enregistrer le résultat, pour votre professeur
do-new-puzzle = nouvelle
    .about = Choisir une nouvelle grille
do-board = grille
    .about = Revenir à la grille

## Sprint

screen-sprint = Sprint
sprint-which = Quel motif est éclairé ?
sprint-judge = { $name } : oui ou non ?
sprint-yes = oui
sprint-no = non
sprint-right = ✓ C’est ça.
sprint-wrong = ✗ Non : { $right }.
sprint-wrong-yes = ✗ Vous disiez non, mais le motif y est.
sprint-wrong-no = ✗ Vous disiez oui, mais c’est un faux-semblant.
sprint-left = { $seconds } s
sprint-score = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } · { $streak } d’affilée
sprint-sum = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } sur { $of }.
sprint-longest = Jusqu’à { $count } d’affilée.
sprint-best-now = Nouveau record ! L’ancien : { $before }.
sprint-best = Votre record : { $best }.
sprint-missed = Regardez encore : { $names }.
sprint-over = Le temps est écoulé
sprint-left-early = Arrêté avant la fin
sprint-about = Deux minutes, une touche par réponse.
sprint-clock = Le temps court dès la première grille.
sprint-start = commencer
sprint-unknown = Pas encore de quoi faire un sprint : finissez d’abord une leçon.
sprint-too-slow = { $name } demande trop de temps pour un sprint.
sprint-plain-start = Sprint : { $subject }. Vous avez deux minutes ; tapez votre réponse ou son numéro. « stop » arrête.
sprint-plain-option = { $number } : { $name }
sprint-plain-expect = Tapez une des réponses, ou son numéro de 1 à { $count }, ou « stop ».
sprint-plain-go-on = Entrée pour continuer.
sprint-subject-sudoku = toutes vos techniques de Sudoku
sprint-subject-nonogram = toutes vos règles de nonogrammes
do-sprint = sprint
    .about = Deux minutes de questions rapides
do-choose = choisir
    .about = Choisir une réponse
do-sprint-go-on = continuer
    .about = La question suivante ; à la fin, retour
do-sprint-again = encore
    .about = Un autre sprint

# Progrès

screen-games = Parties
progress-header = { $games ->
        [one] { $games } terminée
       *[other] { $games } terminées
    } · { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } · { $known ->
        [one] { $known } acquise
       *[other] { $known } acquises
    }
panel-activity = Activité
panel-times = Temps par niveau
panel-techniques = Techniques
panel-right = Du premier coup
panel-games = Dernières parties
panel-hints = Le plus d’indices
progress-days = lun mar mer jeu ven sam dim
progress-day = { $date } : { $lessons ->
        [0] {""}
        [one] { $lessons } leçon,{" "}
       *[other] { $lessons } leçons,{" "}
    }{ $reviews ->
        [0] {""}
        [one] { $reviews } révision,{" "}
       *[other] { $reviews } révisions,{" "}
    }{ $games ->
        [0] {""}
        [one] { $games } grille,{" "}
       *[other] { $games } grilles,{" "}
    }{ $minutes } min
progress-trend = courbe
progress-last = dern.
progress-best = record
progress-solved = nb
progress-times-else = { $count ->
        [one] { $count } autre terminée : sans niveau, ou surtout par le tuteur
       *[other] { $count } autres terminées : sans niveau, ou surtout par le tuteur
    }
progress-pictures = Images
progress-no-times = Résolvez une grille : son temps s’affichera ici.
progress-no-exercises = Vos exercices des 30 derniers jours s’affichent ici.
progress-no-hints = Aucun indice pour l’instant.
progress-hints-else = erreurs et autres
progress-right-about = sans indice, 30 jours
progress-right-line = { $name } : { $right } sur { $count } du premier coup
progress-kind-spot = { kind-spot }
progress-kind-conclude = { kind-conclude }
progress-kind-judge = Motif ?
progress-kind-line = Rangées
progress-kind-use = { kind-use }
progress-kind-sprint = Sprint
progress-kind-exam = Examens
do-next-panel = panneau
    .about = Le panneau suivant
do-previous-panel = panneau précédent
    .about = Le panneau précédent
do-look-closer = détails
    .about = La liste derrière le panneau
do-games = parties
    .about = Toutes les parties, à rouvrir ou à relire
do-save-all = tout enregistrer
    .about = Enregistrer une copie de tout, pour un autre ordinateur
