### Ce que disent les écrans des nonogrammes, en français.
### Un message nonogram-… est dit au lieu du message sans ce mot, là où il y en a un.

## The board and the menus of nonograms

nonogram-screen-menu = Nonogrammes
nonogram-screen-play = Le nonogramme
nonogram-screen-pictures = Images
nonogram-game-name = Nonogramme
nonogram-coach-title-end = Image complète
nonogram-offer-why = pourquoi ?
cell-row = ligne { $number }
cell-column = colonne { $number }
nonogram-menu-play = Nonogrammes
nonogram-menu-walk = Un nonogramme résolu pas à pas
nonogram-from-pictures = Images
nonogram-from-random = Au hasard…
nonogram-from-paste = En coller un, ou taper ses nombres
nonogram-from-file = Depuis un fichier…
nonogram-from-draw = Dessiner un nonogramme…
nonogram-from-walk = En voir un résolu pas à pas
nonogram-about-pictures = De 5x5 à 25x25, les plus faciles d’abord. Ce qu’elles montrent, à vous de le découvrir.
nonogram-about-random = De n’importe quelle taille, avec autant de noir que vous voulez, et exactement une solution.
nonogram-about-paste = Dans n’importe quel format, par exemple 1 1, 3, 0 / 2, 1, 2 : les lignes, une barre, les colonnes.
nonogram-about-file = .non, webpbn, .nin, .mk, .cwd, JSON ou une image dessinée ; le format est reconnu.
nonogram-about-draw = Les nombres apparaissent pendant que vous dessinez. Vous voyez aussitôt s’il n’y a qu’une solution, la difficulté, et quelle case changer. Tout est gardé.
nonogram-about-walk = Chaque étape est la plus simple qui s’applique, avec sa raison.
nonogram-about-picture = Durée : { $time }.
nonogram-pictures-solved = Images · résolues : { $solved } sur { $count }
nonogram-picture-number = Image { $number }
nonogram-title-typed = Nonogramme saisi
nonogram-title-pasted = Nonogramme collé
nonogram-title-task = Tâche { $task } · grille { $number }
nonogram-title-daily = Image du jour · { $date }
nonogram-title-random = Nonogramme au hasard
nonogram-title-drawn = Votre image
nonogram-size-prompt = Colonnes x lignes :
nonogram-size-other = Une autre taille…
nonogram-size-bad = Il faut colonnes x lignes, chacun de 1 à { $largest }, par exemple 12x8.
nonogram-choose-share = Quelle part de noir ?
nonogram-share = Environ { $percent } % de noir
nonogram-in-list = Nonogramme { $number } · { $size }
nonogram-order-unavailable = Aucune image de ce genre à solution unique n’a été trouvée. Essayez une autre taille, ou plus de noir.
all-solved = Vous avez résolu toutes les images. Bravo !
no-picture-yet = L’image n’est pas encore complète : terminez-la pour la copier ou l’enregistrer.
nonogram-choose-grid = Quel nonogramme ?
nonogram-work-making = Création d’un nonogramme
nonogram-work-judging = Vérification du nonogramme
nonogram-offer-title = Ce nonogramme n’est pas valable
nonogram-verdict-several = Plusieurs images ont ces nombres : la logique ne mène qu’à ce qu’elles ont en commun.
nonogram-verdict-none = Aucune image n’a ces nombres.
nonogram-restarted = Une nouvelle partie de ce nonogramme.
nonogram-paste-title = Collez un nonogramme dans n’importe quel format, ou tapez ses nombres
nonogram-copy-title = Copier le nonogramme en…
nonogram-save-title = Enregistrer le nonogramme en…
nonogram-format-non = .non, avec l’état du jeu et le titre
nonogram-format-webpbn = XML webpbn, avec l’état du jeu et le titre
nonogram-format-json = JSON, avec l’état du jeu et le titre
nonogram-format-nin = .nin
nonogram-format-mk = .mk
nonogram-format-cwd = .cwd
nonogram-format-g = .g
nonogram-format-toml = TOML (pynogram, nonogrid)
nonogram-format-clues = nombres sur une ligne
nonogram-format-picture = image dessinée
nonogram-pen-fill = CRAYON ██
nonogram-ink = COULEUR { $ink }
nonogram-choose-ink = Quelle couleur ? Les chiffres la prennent aussitôt.
nonogram-pen-cross = CRAYON ×
nonogram-clues-long = ligne { $row } : { $rows } · colonne { $column } : { $columns }
nonogram-clues-short = L{ $row } : { $rows } · C{ $column } : { $columns }
nonogram-clues-row = L{ $row } : { $rows }
nonogram-clues-column = C{ $column } : { $columns }
nonogram-nothing-to-cross = Ni cette ligne ni cette colonne n’a tous ses blocs et encore des cases à barrer.
nonogram-coach-welcome = Voici votre nonogramme : f remplit, x barre. Un coup de pouce ? Appuyez sur { $key }, et encore pour en savoir plus.
nonogram-coach-solved-as = Terminé, en { $time } : { $title }. Bravo !
nonogram-coach-solved = Terminé, en { $time }. Bravo !
nonogram-coach-finished-as = Image terminée, en { $time }, avec l’aide du tuteur : { $title }.
nonogram-coach-finished = Image terminée, en { $time }, avec l’aide du tuteur.
nonogram-coach-solved-already = L’image est complète.
nonogram-coach-full-but-wrong = L’image est remplie, mais quelque chose ne va pas encore. c vous montrera où.
nonogram-hint-nothing = La logique ne va pas plus loin : plusieurs images ont ces nombres, ou il y a trop de cases pour une recherche.
nonogram-walk-searching = Plus aucune règle ne s’applique : la suite vient d’une recherche.
nonogram-walk-hardest = La plus difficile : { $name }, cotée { $rating } (une rangée vide vaut 1, une rangée essayée de toutes les façons 4, une contradiction 6).
nonogram-walk-done = Terminé : chaque case est noire ou blanche.
nonogram-walk-open = La logique ne va pas plus loin : plusieurs images ont ces nombres, ou il y a trop de cases pour une recherche.

## Commands on the board of nonograms

nonogram-do-fill = remplir
    .about = Remplir la case, ou lui donner la couleur en main ; encore : inconnue
nonogram-do-cross = barrer
    .about = Barrer la case : elle est blanche ; encore : inconnue
nonogram-do-clear = effacer
    .about = Rendre la case inconnue
nonogram-do-choose-ink = couleur
    .about = Prendre une couleur, que remplir pose ensuite
nonogram-do-next-ink = couleur suivante
    .about = Prendre la couleur qui suit celle en main
nonogram-do-pen-fill = crayon
    .about = Remplir partout où l’on passe, jusqu’à Échap
nonogram-do-pen-cross = croix
    .about = Barrer partout où l’on passe, jusqu’à Échap
nonogram-do-cross-rest = barrer le reste
    .about = Barrer le reste d’une ligne ou d’une colonne terminée
nonogram-do-why = pourquoi ?
    .about = Pourquoi cette case est noire, ou blanche
nonogram-do-next-picture = image suivante
    .about = La prochaine image qui n’est pas encore résolue
nonogram-do-copy = copier
    .about = Copier le nonogramme, dans n’importe quel format
nonogram-do-save = enregistrer
    .about = Enregistrer le nonogramme dans un fichier, dans n’importe quel format
nonogram-do-paste = coller
    .about = Coller un nonogramme, ou taper ses nombres
nonogram-do-walk = pas à pas
    .about = Voir ce nonogramme résolu pas à pas
nonogram-do-restart = recommencer
    .about = Recommencer ce nonogramme
nonogram-do-play-it = le jouer
    .about = Jouer ce nonogramme moi-même
nonogram-do-click = clic
    .about = Tracer : remplir ; bouton droit, Ctrl ou Maj : barrer ; encore : inconnue
nonogram-do-extend = peindre
    .about = Peindre en chemin avec la dernière couleur
nonogram-do-next-empty = suivante
    .about = La prochaine case inconnue
nonogram-do-previous-empty = précédente
    .about = La case inconnue précédente
nonogram-group-write = Peindre
nonogram-group-grid = Le nonogramme

## Help on the board of nonograms

nonogram-cell-run = ↔ { $across } { $ink }, ↕ { $down }
nonogram-cell-run-black = en noir
nonogram-help-play = Une case pleine est noire, × est blanche, une case vide n’est pas encore connue (sans couleur : ██, × et ··). Le fond change toutes les cinq cases ; des traits, s’il y a la place, portent les numéros des lignes à droite et des colonnes en bas. Les nombres des blocs terminés sont rayés ; ✓ marque une ligne ou une colonne qui a tous ses blocs. Le cadre est le curseur. En bas à droite se lisent sa case et la longueur de ses suites, noires ou de sa couleur, ↔ dans sa ligne et ↕ dans sa colonne.

    Un indice du tuteur : ▸ et ▾ montrent la ligne ou la colonne en question, ses blocs en question sont inversés, les lettres α β γ sont dans la légende. ■ doit être noir, □ blanc (sans couleur : ▓▓ et ><) ; ! désigne une erreur.

    1 à 9 (i pour la suivante) prennent une couleur, le noir parmi elles : f, le crayon et la souris dessinent avec elle, et une lettre l’accompagne partout. Seules les couleurs employées font partie du nonogramme. Souris : tracer remplit ; avec le bouton droit, Ctrl ou Maj, cela barre ; commencé sur une case qui a déjà la couleur, cela l’enlève. Un trait s’annule d’un coup.
nonogram-help-walk = ▸ et ▾ montrent la ligne ou la colonne dont parle une étape. Ses blocs sont inversés, les lettres α β γ sont dans la légende. ■ doit être noir, □ blanc (sans couleur : ▓▓ et ><). c montre la grille après l’étape.

## Lessons and exercises on nonograms

nonogram-from-learn = Apprendre : les règles, une à une
from-learn-next = Apprendre · leçon suivante : { $name }
nonogram-about-learn = Une leçon pour chaque règle, des rangées pleines aux contradictions, avec des exercices qui vérifient votre raisonnement.
nonogram-kind-line = Sur une rangée
nonogram-kind-judge = Une contradiction ?
nonogram-exercise-how-colours = { $black } ou un clic marque une case en noir, { $white } ou un clic droit en blanc. { $submit } vérifie.
nonogram-exercise-how-verdict = { $yes } oui, { $no } non.
nonogram-exercise-again = Modifiez votre réponse{ $hints ->
        [no] .
       *[yes] , ou demandez un indice.
    }
nonogram-exercise-no-hints = C’est un test : il n’y a pas d’indices.
nonogram-sitting-use = La dernière étoile se gagne en jouant un nonogramme dont cette règle est la plus difficile.
nonogram-sitting-passed = Réussi avec { $percent } % : cette règle compte comme acquise. Elle reviendra en révision dans quelques jours.
nonogram-do-exercises = exercices
    .about = Des exercices sur cette règle, sur de nouvelles rangées et grilles
nonogram-do-test-out = test
    .about = Sauter la leçon : un court test sans indices ; réussi, la règle est acquise
nonogram-do-use-it = un nonogramme
    .about = Finir un nonogramme dont cette règle est la plus difficile
nonogram-do-it-is = oui
    .about = Cela mène à une contradiction
    .key = o
nonogram-do-it-is-not = non
    .about = Cela ne mène à aucune contradiction
nonogram-help-lesson = Une case pleine est noire, × est blanche, une case vide n’est pas encore connue (sans couleur : ██, × et ··). Une rangée seule a ses nombres à gauche, et rien au-dessus. Les mots en gras sont les étiquettes de la grille. La légende les nomme, et ses lettres α β γ sont dans les cases. ▸ et ▾ montrent la rangée en question, ■ doit être noir, □ blanc (sans couleur : ▓▓ et ><).
nonogram-help-exercise = ■ est ce que vous avez marqué en noir, × en blanc (sans couleur : ▓▓ et ×) ; ! n’en découle pas. Voir plus que ce que dit la règle ne coûte rien, si c’est juste. Souris : tracer marque en noir ; avec le bouton droit, Ctrl ou Maj, en blanc ; commencé sur une case marquée ainsi, cela retire la marque. Les indices demandés laissent 90, 70, 50 puis 20 % des points, et rien s’ils donnent la réponse ; un nouvel essai en laisse les trois quarts. Une réponse commencée vous attend.
progress-nonograms = { $games ->
        [one] { $games } nonogramme
       *[other] { $games } nonogrammes
    } · { $solved ->
        [one] { $solved } terminé
       *[other] { $solved } terminés
    } · { $time } · { $hints ->
        [one] { $hints } indice demandé
       *[other] { $hints } indices demandés
    }
progress-of-nonograms = { $name } (nonogramme)

## Un nonogramme relu

nonogram-review-black = { $cells } en noir
nonogram-review-ink = { $cells } { $ink }
nonogram-review-white = { $cells } en blanc
nonogram-review-wrong-part = Faux en partie : { $cells }.
nonogram-review-guesses = Pas encore déductibles
nonogram-review-guess = Juste, mais pas encore déductible, ou pas en quelques étapes : deviné.
nonogram-review-short-guess = pas encore déductible
nonogram-review-guess-part = Juste, mais tout ne pouvait pas encore se déduire : { $count ->
        [one] { $cells } a été devinée
       *[other] { $cells } ont été devinées
    }.
nonogram-review-after = Déductible de proche en proche : une partie découle d’autres cases du même coup.
nonogram-review-in-the-head = Déductible de tête : { $count ->
        [one] une étape n’a pas été notée avant
       *[other] { $count } étapes n’ont pas été notées avant
    }.
nonogram-review-trial = Déductible, mais seulement en essayant l’autre couleur : aucune ligne n’en disait plus.
nonogram-review-short-trial = { $name }
nonogram-review-taken-back-part = Annulé plus tard : { $cells }.
nonogram-review-counts = Indices demandés : { $hints } · coups devinés : { $guesses } · faux : { $wrong } · annulés : { $back }.
nonogram-review-tally-titles = règle | sans aide | avec indices | donnée | manquée | devinée
nonogram-review-techniques = Règles
nonogram-review-open = Aucune étape ne démontre le tout. On ne sait pas si le nonogramme n’a qu’une solution : impossible d’en dire plus.
nonogram-help-review = La grille est celle d’avant le coup : ■ est ce que le coup a mis en noir, □ en blanc (sans couleur : ▓▓ et ><), ! est faux. La ligne de la raison la plus difficile est éclairée, et son motif comme le dit la légende. c montre la grille après le coup.
nonogram-review-is-before = Avant le coup
nonogram-review-is-after = Après le coup

## Exams

nonogram-exam-result-face-yours = votre grille
nonogram-sit-full = Chaque case est noire ou blanche.
nonogram-sit-field-rule = Règle
nonogram-home-cells-inks = { $done } sur { $all } en couleur
nonogram-home-cells = { $done ->
        [one] { $done } case noire
       *[other] { $done } cases noires
    } sur { $all }
nonogram-do-technique = règle
    .about = Choisir la règle

# La fin d’une partie

nonogram-finish-own = Image complète
nonogram-finish-helped = Image terminée
nonogram-finish-singles = { $count ->
        [one] { $count } étape de base
       *[other] { $count } étapes de base
    }
nonogram-finish-next-practise = Ensuite : { $name }, sur une nouvelle image
nonogram-finish-next-again = Ensuite : une autre image

## Sprint

nonogram-sprint-judge = { $name } : cette règle vous apprend-elle quelque chose ici ?
nonogram-sprint-which = Quelle règle donne les cases éclairées ?

## Dessiner un nonogramme

screen-draw = Dessiner un nonogramme
find-draw = à dessiner
draw-title = Votre dessin
draw-busy = Je regarde…
draw-kept = { $size } · { $count ->
        [one] { $count } case noire
       *[other] { $count } cases noires
    }
draw-count = { $count ->
        [one] { $count } case noire
       *[other] { $count } cases noires
    }
draw-kept-inks = { $size } · { $count ->
        [one] { $count } case en couleur
       *[other] { $count } cases en couleur
    }
draw-count-inks = { $count ->
        [one] { $count } case en couleur
       *[other] { $count } cases en couleur
    }
draw-nothing-yet = Rien n’est encore dessiné. Espace, ou la souris, remplit une case ; les nombres suivent. 1 à 9, ou i, prennent une autre couleur.
draw-looking = Est-ce un bon nonogramme ? Dessinez, la réponse vient d’elle-même.
draw-lines = ✓ Une seule solution, et les rangées y mènent à elles seules.
draw-unique = ✓ Une seule solution, mais les rangées n’y mènent pas seules : { $open ->
        [one] { $open } case ne se trouve
       *[other] { $open } cases ne se trouvent
    } qu’en essayant.
draw-several = ✗ D’autres images ont les mêmes nombres. Elles diffèrent dans { $count ->
        [one] { $count } case, marquée
       *[other] { $count } cases, marquées
    } « ? ».
draw-unknown = ≈ Trop difficile de dire en peu de temps si d’autres images ont les mêmes nombres. Les rangées seules laissent { $open ->
        [one] { $open } case ouverte
       *[other] { $open } cases ouvertes
    }.
draw-rules = Il faut : { $rules }.
draw-seeking = Je cherche une case à changer…
draw-no-repair = Aucune case à elle seule n’améliore l’image. Changez-en deux ou trois là où c’est marqué, puis regardez.
draw-repair-lines = Suggestion { $number } sur { $count } : { $cell } { $colour ->
        [black] noire
        [white] blanche
       *[other] { $colour }
    }, et les rangées seules mènent à l’unique solution.
draw-repair-unique = Suggestion { $number } sur { $count } : { $cell } { $colour ->
        [black] noire
        [white] blanche
       *[other] { $colour }
    }, et il n’y a qu’une solution.
draw-repair-several = Aucune case ne suffit seule. Un premier pas : { $cell } { $colour ->
        [black] noire
        [white] blanche
       *[other] { $colour }
    }, et les rangées ne laissent plus que { $left ->
        [one] { $left } case ouverte
       *[other] { $left } cases ouvertes
    }.
draw-nothing-to-repair = Il n’y a rien à retoucher.
draw-no-picture = Plusieurs images ont ces nombres, ou aucune : il n’y a pas d’image sur laquelle dessiner.
draw-work-scanning = Lecture de l’image
draw-work-repairing = Recherche de cases à changer
draw-threshold = Ce qui est au moins aussi sombre devient noir (0 à 255) :
draw-threshold-bad = Il faut un nombre de 0 à { $most }.
draw-image-colours = Combien de couleurs, outre le blanc (1 à { $most } ; 1 : noir et blanc) ?
draw-image-colours-bad = Il faut un nombre de 1 à { $most }.
draw-delete-title = Supprimer ce dessin pour de bon ? { $name }
draw-delete-no = Le garder
draw-delete-yes = Le supprimer : il ne reviendra pas
draw-deleted = Supprimé : { $name }
draw-ask-title = Titre :
draw-ask-author = Dessiné par :
draw-open-title = Quel dessin ?
draw-change-title = Changer l’image
draw-change-up = Déplacer vers le haut
draw-change-down = Déplacer vers le bas
draw-change-left = Déplacer vers la gauche
draw-change-right = Déplacer vers la droite
draw-change-mirror = En miroir : la gauche devient la droite
draw-change-flip = En miroir : le haut devient le bas
draw-change-turn = Tourner vers la droite
draw-change-invert = Échanger noir et blanc
draw-change-empty = Tout effacer
pen-ink = CRAYON ██
pen-rub = CRAYON ··
straight-on = Les traits de la souris restent dans une ligne ou une colonne.
straight-off = Les traits de la souris vont où va votre main.
do-ink = dessiner
    .about = Remplir la case ; encore : blanche
do-rub = gommer
    .about = Rendre la case blanche
do-pen-ink = crayon
    .about = Remplir partout où l’on passe, jusqu’à Échap
do-pen-rub = gomme
    .about = Gommer partout où l’on passe, jusqu’à Échap
do-straight = trait droit
    .about = Les traits de la souris restent dans une ligne ou une colonne, ou vont librement
do-draw-click = clic
    .about = Tracer : noir, depuis une case noire blanc ; bouton droit, Ctrl ou Maj : blanc
do-draw-extend = tracer
    .about = Tracer en chemin, dans la dernière couleur
do-repair = retoucher
    .about = Faire la retouche proposée
do-other-repair = une autre
    .about = Proposer une autre case à changer
do-drawing-title = titre
    .about = Donner un titre à l’image
do-drawing-author = auteur
    .about = Dire qui l’a dessinée
do-drawing-size = taille
    .about = Une autre taille ; ce qu’elle laisse dehors revient quand elle grandit
do-drawing-change = changer
    .about = Déplacer, retourner, tourner ou vider l’image, ou échanger noir et blanc
do-drawing-play = jouer
    .about = La jouer comme nonogramme
do-drawing-open = ouvrir
    .about = Reprendre un autre dessin : tous sont gardés
do-repair-all = tout retoucher
    .about = Changer le moins de cases possible jusqu’à n’avoir qu’une solution
do-drawing-file = depuis un fichier
    .about = Dessiner sur un nonogramme d’un fichier, ou sur une image (PNG, JPEG, GIF, PBM)
do-drawing-new = nouveau
    .about = Commencer une feuille vide ; ce dessin est gardé
do-drawing-delete = supprimer
    .about = Supprimer ce dessin pour de bon, après confirmation
help-draw = Les cases noires sont dessinées, toutes les autres sont blanches ; les nombres suivent chaque trait. Souris : tracer remplit ; commencé sur une case noire, ou avec le bouton droit, Ctrl ou Maj, cela gomme. Un trait reste dans sa ligne ou sa colonne (s le laisse aller librement), et s’annule d’un coup.

    ? marque les cases où diffèrent d’autres images qui ont les mêmes nombres. La case à changer est marquée ■ (elle devient noire) ou □ (blanche) (sans couleur : ▓▓ et ><) : a la change, d en propose une autre, A change autant de cases qu’il faut. Rien de ce que vous dessinez n’est perdu : tout est gardé à chaque trait, et o rouvre ce que vous avez dessiné auparavant.
