### Ce qui est dit des nonogrammes hors des écrans, en français.

## Où quelque chose ne va pas

nono-place-puzzle = nonogramme { $number }
nono-place-line = ligne { $number } du texte

## Nonogrammes illisibles

nono-bad-nothing = aucun nonogramme trouvé. Écrivez par exemple des nombres comme 1 1, 3, 0 / 2, 1, 2 ou un dessin fait de # et de points.
nono-bad-several = { $found } nonogrammes trouvés, il en faut un seul.
nono-bad-unknown = « { $found } » n’appartient pas à un nonogramme. Il faut des nombres comme 1 1, 3, 0 / 2, 1, 2, un dessin fait de # et de points, ou un fichier au format .non, webpbn, .nin, .mk, .cwd ou JSON.
nono-bad-one-line = « { $found } » ne convient pas : il faut les nombres des lignes, une barre oblique, puis ceux des colonnes, comme 1 1, 3, 0 / 2, 1, 2.
nono-bad-blocks = { $found ->
        [one] { $found } groupe de nombres trouvé
       *[other] { NUMBER($found, useGrouping: 0) } groupes de nombres trouvés
    }, il en faut deux : les lignes, une ligne vide, les colonnes.
nono-bad-total = { $found ->
        [one] { $found } rangée trouvée
       *[other] { NUMBER($found, useGrouping: 0) } rangées trouvées
    }, il en faut { NUMBER($expected, useGrouping: 0) } d’après la première ligne du texte.
nono-bad-stray = « { $found } » vient trop tôt : il faut « rows » ou « columns » avant.
nono-bad-twice = « { $found } » est là deux fois : une seule suffit.
nono-bad-no-clues = { $axis ->
        [row] il n’y a pas de nombres pour les lignes
       *[column] il n’y a pas de nombres pour les colonnes
    }, il en faut au moins un.
nono-bad-line-count = il y a les nombres de { $axis ->
        [row] { $found ->
            [one] { $found } ligne
           *[other] { NUMBER($found, useGrouping: 0) } lignes
        }
       *[column] { $found ->
            [one] { $found } colonne
           *[other] { NUMBER($found, useGrouping: 0) } colonnes
        }
    }, il en faut { NUMBER($expected, useGrouping: 0) } d’après les dimensions.
nono-bad-too-many = il y a { NUMBER($found, useGrouping: 0) } { $axis ->
        [row] lignes
       *[column] colonnes
    }, le maximum est { NUMBER($largest, useGrouping: 0) }.
nono-bad-too-many-blocks = il y a plus de nombres qu’une ligne ne peut en contenir, { NUMBER($largest, useGrouping: 0) } au plus.
nono-bad-not-a-number = « { $found } » n’est pas un nombre.
nono-bad-negative = { $found } ne convient pas : il faut une longueur d’au moins 1, ou 0 pour une rangée vide.
nono-bad-too-large = { $found } ne convient pas : il faut un nombre jusqu’à { NUMBER($largest, useGrouping: 0) }.
nono-bad-zero = « { $found } » ne convient pas : le 0 ne sert qu’à une rangée vide.
nono-bad-too-long = la { $axis ->
        [row] ligne
       *[column] colonne
    } { NUMBER($number, useGrouping: 0) } demande { $found ->
        [one] { $found } case
       *[other] { NUMBER($found, useGrouping: 0) } cases
    }, et il y en a { NUMBER($room, useGrouping: 0) }.
nono-bad-sums = les nombres des lignes font { $rows ->
        [one] { $rows } case noire
       *[other] { NUMBER($rows, useGrouping: 0) } cases noires
    }, ceux des colonnes { NUMBER($columns, useGrouping: 0) }. Les deux sommes doivent être égales.
nono-bad-drawing-blank = les espaces de ce dessin peuvent être des cases blanches ou de simples écarts. Écrivez un point par case blanche.
nono-bad-drawing-size = { $what ->
        [goal] le dessin
       *[board] la grille
    } a { $found ->
        [one] { $found } case
       *[other] { NUMBER($found, useGrouping: 0) } cases
    }, il en faut { NUMBER($expected, useGrouping: 0) }.
nono-bad-drawing-row = la ligne { NUMBER($number, useGrouping: 0) } { $what ->
        [goal] du dessin
       *[board] de la grille
    } a { $found ->
        [one] { $found } case
       *[other] { NUMBER($found, useGrouping: 0) } cases
    }, il en faut { NUMBER($expected, useGrouping: 0) }.
nono-bad-drawing-sign = « { $found } » n’a pas sa place dans { $what ->
        [goal] le dessin : écrivez # (ou X 1 @ █ ■) pour le noir et un point (ou 0 - _ ·) pour le blanc.
       *[board] la grille : écrivez # pour le noir, un point pour le blanc et ? pour une case inconnue.
    }
nono-bad-goal-clue = le dessin a { $found } dans la { $axis ->
        [row] ligne
       *[column] colonne
    } { NUMBER($number, useGrouping: 0) }, les nombres demandent { $expected }.
nono-bad-colours = « { $found } » : les blocs en couleurs ne se lisent que dans du XML de webpbn, des fichiers .g, du TOML et du JSON ; écrivez un nombre.
nono-bad-ink = « { $found } » : écrivez un nombre suivi de la lettre d’une couleur : { $letters }.
nono-bad-ink-line = « { $found } » : écrivez une couleur comme r:% #FF0000 rouge.
nono-bad-colour-line = « { $found } » : écrivez une couleur comme b = (blue) * ou b = (0000FF) *.
nono-bad-triangle = « { $found } » : les triangles ne sont pas acceptés ; écrivez une couleur comme r:% #FF0000 rouge.
nono-bad-no-ink = « { $found } » : le texte ne déclare aucune couleur pour cette lettre ; écrivez un nombre, ou une ligne qui déclare la couleur.
nono-bad-ink-sums = les nombres des lignes font { NUMBER($rows, useGrouping: 0) } cases de la couleur { $ink }, ceux des colonnes { NUMBER($columns, useGrouping: 0) }. Les deux sommes doivent être égales.
nono-bad-many-inks = { $found } couleurs, c’est trop : pas plus de { $most }.
nono-bad-white-block = un bloc a la couleur du fond, { $found } ; donnez-lui une autre couleur.
nono-bad-drawing-letter = « { $found } » n’a pas sa place dans { $what ->
        [goal] le dessin : écrivez les lettres des couleurs ({ $letters }) et un point (ou 0 - _ ·) pour le blanc.
       *[board] la grille : écrivez les lettres des couleurs ({ $letters }), un point pour le blanc et ? pour une case inconnue.
    }
nono-bad-xml = ce n’est pas du XML valide.
nono-bad-xml-doctype = les types de document avec leurs propres déclarations ne sont pas acceptés. Il faut un document webpbn.
nono-bad-xml-without-puzzle = aucun <puzzle> trouvé. Il faut un document webpbn.
nono-bad-xml-type = le type « { $found } » ne convient pas : il faut un puzzle du type « grid » avec des nombres des types « rows » et « columns ».
nono-bad-json = ce n’est pas du JSON valide.
nono-bad-json-object = { $found } ne convient pas : il faut par exemple {"{"}"rows": [[3, 1], [2]], "columns": [[1], [1, 1]]{"}"}.
nono-bad-xml-colour = « { $found } » : écrivez la valeur d’une couleur, comme FF0000.
nono-bad-xml-no-colour = la couleur « { $found } » n’est pas déclarée : il faut un <color> de ce nom.
nono-bad-json-inks = { $found } ne convient pas pour « inks » : il faut de 2 à { $most } couleurs comme {"{"}"letter": "r", "name": "red", "rgb": "ff0000"{"}"}, chacune avec sa propre lettre.
nono-bad-json-shape = { $found } ne convient pas pour « { $name } » : il faut des listes de nombres, un dessin ou une grille en liste de textes.

## Progrès

nono-progress-games = Nonogrammes : { $games }, dont terminés : { $solved }, en { $time } ; indices : { $hints }
nono-progress-rule = { $name } : { $count }
nono-progress-open = À continuer : { $title }, { $known } cases connues sur { $cells }, { $time }

## Les commandes

nono-input-ask = Tapez ou collez une grille, puis une ligne vide ou Ctrl+D.
nono-input-none = rien à lire. Donnez des nombres comme '1 1, 3, 0 / 2, 1, 2', un fichier, ou - pour l’entrée standard.
nono-input-missing-file = il n’y a pas de fichier « { $name } », et ce n’est ni un nonogramme ni une de nos images.
nono-input-no-picture = { $name } : cette image n’est pas parmi les nôtres.
nono-input-picture-near = Vouliez-vous dire { $near } ?

nono-row = ligne { $number }
nono-column = colonne { $number }
nonogram-solve-grids = { $count ->
        [one] { NUMBER($count) } nonogramme traité
       *[other] { NUMBER($count) } nonogrammes traités
    }
nonogram-rate-grids = { nonogram-solve-grids }
nonogram-solve-by-logic = une seule solution, par les règles seules : { $count ->
        [0] il n’y avait rien à trouver
        [one] une étape
       *[other] { $count } étapes, la plus difficile : { $hardest }
    }, { $time }
nono-solve-resists = Ce nonogramme résiste à la recherche. Le paquet python-sat aiderait : pip install python-sat
nonogram-solve-stuck-by-logic = bloqué : aucune de ces règles ne mène plus loin
nono-solve-invalid = contraire aux nombres : ce qui est sur la grille ne laisse pas de place aux blocs de la { $line }

nono-claim-colour = « { $found } » : écrivez une case et une couleur, par exemple L3C4=rouge ou L3C4=blanc, de L1C1 à L{ $rows }C{ $columns }. Les couleurs sont le blanc et { $letters }.
nono-claim-bad = { $found } : il faut une case et une couleur, par exemple L3C4=noir ou L3C4=blanc, avec des lignes de 1 à { NUMBER($rows, useGrouping: 0) } et des colonnes de 1 à { NUMBER($columns, useGrouping: 0) }.
nono-no-colours = cela n’existe que pour les nonogrammes en noir et blanc.
nono-convert-colours = le format « { $format } » ne peut pas contenir de couleurs ; { $formats } le peuvent.
nono-convert-no-picture = l’image n’est pas connue. tutor nonogram solve la trouve.
nono-convert-lost = le format « { $format } » ne garde pas { $parts }
nono-lost-title = le titre
nono-lost-picture = l’image
nono-lost-board = ce qui est sur la grille
nono-lost-rest = ce que le fichier dit d’autre

nonogram-check-uncertain = Aucune contradiction trouvée, mais le nonogramme est trop difficile : il n’est pas certain que tout soit juste.

nono-option-bad-size = --size { $found } : écrivez colonnes x lignes, chacun de 1 à { NUMBER($largest, useGrouping: 0) }, par exemple 10x10.
nono-option-bad-colours = --colours { $found } : il faut un nombre de 1 à { $most }.
nono-option-bad-black = --black { $found } : il faut un pourcentage de 0% à 100%, par exemple 50%.
nonogram-generate-working = création de nonogrammes
nonogram-work-process-lost = un processus a disparu (tué, ou à court de mémoire). Ce qui est affiché est juste ; relancez avec moins de --jobs.

nono-typed = Tapez les nombres, une rangée par ligne de texte, par exemple 3 1 (0 s’il n’y a pas de bloc). D’abord les lignes, puis une ligne vide ; ensuite les colonnes, puis une ligne vide. u annule une rangée. Ou collez un nonogramme dans n’importe quel format.
nono-typed-row = ligne { $number } :
nono-typed-column = colonne { $number } :
nono-typed-bad = « { $found } » ne convient pas. Il faut des longueurs comme 3 1, ou 0.

## Des nonogrammes en texte simple

nono-plain-line = { $line }, { $clue } : { $cells }.
nono-plain-complete = Complète.
nono-plain-columns = Colonnes : { $clues }.
nono-plain-between = { " ; " }
nono-plain-unknown = { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
nono-plain-black = { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
nono-plain-white = { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
nono-plain-cell-unknown = { $cell } est inconnue.
nono-plain-cell-black = { $cell } est noire.
nono-plain-inks = Couleurs : { $inks }. Tapez une couleur, par son nom ou sa lettre, puis une case.
nono-plain-ink = { $count } { $ink }
nono-plain-cell-ink = { $cell } est { $ink }.
nono-plain-cell-white = { $cell } est blanche.
nono-plain-left = Pas complètes : { $lines }.
nono-plain-remaining = { $black ->
        [0] Plus de case à remplir
        [one] 1 case à remplir
       *[other] { NUMBER($black, useGrouping: 0) } cases à remplir
    }, { $unknown ->
        [one] { $unknown } inconnue.
       *[other] { NUMBER($unknown, useGrouping: 0) } inconnues.
    }
nono-plain-out-of-range = « { $found } » n’est pas sur cette grille : les lignes vont de 1 à { $rows }, les colonnes de 1 à { $columns }.
nonogram-plain-start = Tapez par exemple noir L3C4 ou barrer L3C4-L3C8, « indice » si vous êtes bloqué, « aide » pour tout le reste, « quitter » pour terminer.
nonogram-plain-goodbye = Tout est conservé : tutor nonogram play --plain continue ce nonogramme.
nonogram-plain-another = « nouveau » vous donne un autre nonogramme, « quitter » termine.
nonogram-plain-unknown = « { $found } » n’est pas compris. Écrivez par exemple noir L3C4, barrer L3C4, ligne 3, indice, vérifier ou annuler ; aide donne tout.
nonogram-plain-no-cell = « { $found } » n’est pas complet. Écrivez par exemple noir L3C4, barrer L3C4-L3C8, effacer L3C4 ou pourquoi L3C4=noir.
nonogram-plain-help = Peindre : noir L3C4 (f) noircit des cases, barrer L3C4 (x) les rend blanches, effacer L3C4 de nouveau inconnues ; plusieurs cases comme L3C4 L3C6 ou L3C4-L3C8. compléter barre ce qui reste des lignes et colonnes complètes.
    Lire : grille, ligne 3, colonne 4 ; L3C4 pour une case ; reste pour les lignes et colonnes qui ne sont pas complètes ; temps.
    Le tuteur : indice (h), et de nouveau indice pour plus ; expliquer (e) pour toute l’étape ; lignes (l) lit un essai point par point, chacun avec Entrée ; appliquer (a) la fait ; pourquoi L3C4 ou pourquoi L3C4=noir (w) ; vérifier (c) cherche une erreur, avant ramène avant elle, corriger n’enlève que ce qui est faux.
    Historique : annuler (u), refaire (r) ; essayer (b) pose un signet, revenir y ramène.
    Nonogrammes : copier, ou copier FORMAT, l’affiche ({ $formats }) ; nouveau donne le suivant, nouveau NIVEAU un de ce niveau ({ $levels }), nouveau 10x10 une image au hasard de cette taille.
    Résoudre : résoudre, ou résoudre logique, résoudre tout, avec le temps et le nombre de solutions.
    aide (?) et quitter (q). Tout est conservé aussitôt.

## automaton

nono-automaton-title = La machine des nombres { $clue } : { $states ->
        [one] un état
       *[other] { $states } états
    }.
nono-automaton-reading = Elle part de l’état 0. Chaque case suit sa flèche : # noire, . blanche. (0.) reste en place sur une blanche. La rangée a ces nombres si elle finit dans le double cercle.
nono-automaton-larger = Avec des cases inconnues (?), la machine est dans plusieurs états à la fois. Une fois déterminisée, chaque ensemble devient un état : { $before } états en donnent { $after }.
nono-automaton-more = … et { $count ->
        [one] un autre état
       *[other] { $count } autres états
    }. --json et --svg les donnent tous.
nono-automaton-many = déterminisée, cette machine a plus de { $most } états. Retirez --determinise.
nono-automaton-bad-line = --line, case { $place } : « { $found } » au lieu de # (noire), . (blanche) ou ? (inconnue).
nono-automaton-bad-letter = couleur « { $found } » : écrivez une petite lettre par couleur (sauf x), par exemple 2r 1b.
nono-automaton-bad-line-inks = --line, case { $place } : « { $found } » au lieu de la lettre d’une couleur ({ $letters }), . (blanche) ou ? (inconnue).
nono-automaton-reading-inks = Elle part de l’état 0. Chaque case suit sa flèche : la lettre de sa couleur, ou . blanche. (0.) reste en place sur une blanche. La rangée a ces nombres si elle finit dans le double cercle.
nono-automaton-short = la rangée a { $found ->
        [one] une case
       *[other] { $found } cases
    } ; il en faut au moins { $least } pour ces nombres.
nono-automaton-start = départ
nono-automaton-accepted = Acceptée : une rangée avec ces nombres convient.
nono-automaton-sure = Dans toutes : { $line }
nono-automaton-rejected = Refusée à la case { $cell } : après elle, il ne reste aucun état.
nono-automaton-rejected-end = Refusée à la fin : la rangée s’arrête avant le double cercle.
nono-automaton-drawn = Machine dessinée : { $name }.

## Aide : un message par commande, un attribut par argument ou option

nono-help-option =
    .inputs = Des nombres comme '1 1, 3, 0 / 2, 1, 2' (lignes / colonnes), un fichier de nonogrammes, le nom d’une de nos images, ou - pour l’entrée standard. Le format est reconnu.
    .as_json = Un objet JSON par nonogramme et par ligne.
    .only = Seulement ces règles, par leurs identifiants (voir tutor nonogram techniques) ; study pour celles de l’étude avec automates, lines pour toutes celles qui regardent une seule ligne ou colonne.
    .order = Seulement ces règles, essayées dans cet ordre (voir tutor nonogram techniques).
    .up_to = Seulement les règles jusqu’à celle-ci.

command-nonogram = Nonogrammes : des images à trouver par la logique, d’après les longueurs de leurs blocs.

command-nonogram-play = S’exercer sur un nonogramme, avec un tuteur pour vous aider.

    Sur un terminal, un écran s’ouvre ; avec --plain, ou sans terminal, tout est en texte simple : on tape une ligne, des phrases répondent. Sans INPUT, --plain continue le nonogramme en cours, ou commence la prochaine de nos images. Chaque coup est conservé aussitôt.
    .input_ = Des nombres comme '1 1, 3, 0 / 2, 1, 2' (lignes / colonnes), un fichier de nonogrammes, le nom d’une de nos images, ou - pour l’entrée standard. Le format est reconnu.
    .picture = Une de nos images, par son nom ; ce qui en était commencé continue.
    .level = beginner, easy, medium, hard, expert, master ou diabolical : la prochaine de nos images de ce niveau, ou une au hasard.
    .size = Colonnes x lignes d’un nonogramme au hasard, par exemple 12x8.
    .plain = Du texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.

command-nonogram-walk = Pas à pas : un nonogramme résolu étape par étape, chaque étape expliquée.

    Chaque étape est la règle la plus simple qui s’applique. Sur un terminal, un écran s’ouvre : la flèche droite continue. Avec --plain, Entrée continue et q arrête ; sans INPUT, on peut taper les nombres ou coller un nonogramme. Là où aucune règle n’aide, une recherche donne la case suivante.
    .plain = Du texte linéaire : la phrase, puis la grille, après chaque étape.

command-nonogram-hint = L’étape suivante, par la règle la plus simple qui s’applique.

    Une erreur sur la grille passe en premier. Une grille est un nonogramme dont des cases sont connues, aux formats non, webpbn ou json. Le code de sortie est 1 s’il n’y a pas d’étape.
    .technique = Seulement cette règle (voir tutor nonogram techniques).
    .every = Toutes les étapes de la règle, ou de la plus simple qui s’applique.
    .lines = Un essai point par point ; dans un terminal, chacun avec Entrée.
    .rung = Ce qui est révélé, de 1 (un coup de pouce) à 5 (l’étape est appliquée).

command-nonogram-why = Pourquoi une case est-elle noire, ou blanche ?

    La preuve passe par les règles les plus simples qui y mènent, d’après ce qui est sur la grille. Le code de sortie est 1 si c’est faux, ou impossible à prouver.
    .input_ = Un nonogramme, un fichier de nonogrammes, le nom d’une de nos images, ou - pour l’entrée standard.
    .claim = La case et sa couleur : L3C4=noir (ou #), L3C4=blanc (ou un point). Les noms anglais (r3c4=black) conviennent aussi.

command-nonogram-check = Ce qui est sur la grille est-il juste jusqu’ici ?

    Nomme la première erreur : la ligne ou la colonne qu’elle rend impossible, ou la règle qui la contredit. Le code de sortie est 1 s’il y en a une.
    .reveal = Donner toute la raison.

command-nonogram-solve = Résoudre des nonogrammes, compter leurs solutions ou les donner toutes.

    Le code de sortie est 1 s’il n’y a pas de solution, si les règles restent bloquées, et avec --unique s’il y en a plusieurs.
    .method = Comment résoudre : auto (les rangées, puis des essais, une recherche, et SAT s’il est installé), rules (seulement les règles nommées), ou comme le fait une étude avec automates : backtrack-dfa, backtrack-nfa (case par case, avec des automates déterministes ou non) ou brute (toutes les images possibles).
    .only = Seulement ces règles, par leurs identifiants (voir tutor nonogram techniques) ; study pour celles de l’étude avec automates, lines pour toutes celles qui regardent une seule ligne ou colonne. Seules les règles servent alors ; backtrack-dfa, backtrack-nfa et brute cherchent ce qu’elles laissent.
    .up_to = Seulement les règles jusqu’à celle-ci, et rien d’autre.
    .steps = Le chemin raconté, étape par étape.
    .every = Toutes les solutions.
    .count = Seulement le nombre de solutions.
    .limit = S’arrêter après ce nombre de solutions d’un nonogramme (avec --all ou --count).
    .unique = Code de sortie 1 si un nonogramme a plus d’une solution.
    .show_ranges = Où chaque bloc de chaque ligne et colonne peut se trouver, sur la grille obtenue ; avec --only study, comme le dit l’étude.
    .plain = # et . au lieu de pavés.

command-nonogram-rate = La difficulté des nonogrammes.

    Seuls les nonogrammes à solution unique ont une difficulté. Les minutes sont une convention, bonne pour comparer.
    .jobs = Évaluer dans ce nombre de processus à la fois.
    .as_csv = Un tableau, une ligne par nonogramme.
    .sat = Évaluer aussi le nonogramme comme formule.
    .sat_alone = Évaluer le nonogramme comme formule seulement, sans le résoudre par les règles.
    .as_coded = Explorer la formule comme le programme de l’étude, une clause unitaire à la fois. Active --sat.
    .heuristic = La variable sur laquelle la formule est divisée : smallest, largest (dans les clauses les plus petites ou les plus grandes) ou random. Entraîne --sat. [défaut : smallest]
    .seed = Un nombre ou un mot, pour --heuristic random.

command-nonogram-edit = Dessiner un nonogramme, à l’écran.

    Les nombres apparaissent pendant que vous dessinez ; vous voyez aussitôt s’il n’y a qu’une solution, la difficulté, et quelle case changer. Sans INPUT, le dessin en cours continue ; chaque trait est gardé aussitôt. Il faut un terminal.
    .input_ = Un nonogramme sur lequel dessiner : un fichier, des nombres, ou le nom d’une de nos images. Ce qui était dessiné avant est gardé.
    .size = Colonnes x lignes, jusqu’à 100x100 : une feuille vide, ou INPUT coupé ou agrandi à cette taille.
    .colours = Combien de couleurs au plus, outre le blanc, de 1 à 10, si INPUT est une image d’un fichier.

command-nonogram-from-image = Un nonogramme à partir d’une image : PNG, JPEG, GIF ou PBM.

    Chaque case reçoit la luminosité moyenne de sa part de l’image ; celles qui sont aussi sombres que le seuil sont noires. Puis le moins de cases possible changent, jusqu’à n’avoir qu’une solution ; leur nombre et le résultat sont affichés. Le code de sortie est 1 si cela échoue. Demande le supplément images (Pillow).
    .file = L’image, ou - pour l’entrée standard.
    .size = Colonnes x lignes, par exemple 30x30. Sans cela l’image garde sa forme, son plus grand côté faisant 20 cases.
    .threshold = De 0 (seul le noir est noir) à 255 ; sans cela, celui qui sépare le mieux le sombre du clair.
    .invert = Ce qui est clair devient noir.
    .stretch = Remplir toute la taille ; sinon l’image garde sa forme, avec du blanc autour.
    .colours = Combien de couleurs au plus, outre le blanc, de 1 à 10 ; la plus claire de l’image devient blanche, ou ce qui est plus clair que --threshold.
    .no_repair = Ne changer aucune case.
    .line_solvable = Changer des cases jusqu’à ce que les rangées seules mènent à la solution.
    .title = Le titre du nonogramme ; sans cela, celui du fichier.
    .to = Le format à écrire : non, webpbn, json, nin, mk, cwd, g, toml, clues ou picture. [défaut : non ; webpbn avec plusieurs couleurs]

command-nonogram-print = Imprimer des nonogrammes, donnés ou nouveaux, ou une leçon : feuilles en PDF ou PNG, ou grilles en SVG.

    Avec --level, --technique, --size, --count ou --seed, de nouveaux nonogrammes sont imprimés, tels que tutor nonogram generate les crée, chacun à solution unique. Sous chaque nonogramme se trouvent son niveau et les minutes qu’il demande. --lesson imprime la fiche d’une leçon : l’idée avec ses grilles, puis des exercices avec la place d’y répondre ; avec --answers, les réponses sur une page à part.

    Le nom de --out décide : .pdf est un seul fichier ; .png un fichier par page, ou une seule grille ; .svg un fichier par grille. PDF et PNG demandent le supplément paper (Typst). Le code de sortie est 1 quand une solution est demandée et qu’un nonogramme n’en a pas exactement une.
    .level = beginner, easy, medium, hard, expert, master ou diabolical : de nouveaux nonogrammes de ce niveau.
    .technique = De nouveaux nonogrammes dont la règle la plus difficile est celle-ci (voir tutor nonogram techniques).
    .size = Colonnes x lignes des nouveaux nonogrammes. [défaut : 10x10]
    .count = Combien de nouveaux nonogrammes. [défaut : 1]
    .seed = Le tirage des nouveaux nonogrammes, ou des exercices d’une leçon : un nombre ou un mot. [défaut : au hasard, et affiché ; 1 pour une leçon]
    .lesson = La fiche de cette leçon (tutor nonogram learn en donne la liste).
    .out = Le fichier à écrire ; s’il y en a plusieurs, ils sont numérotés. [défaut : puzzles.pdf, ou le nom de la leçon]
    .solution = Imprimer les images à la place des grilles vides.
    .answers = Imprimer les images à la fin, sur des pages à part, avec leurs titres.
    .per_page = Nonogrammes par page : 1, 2, 4 ou 6. Sans cela, autant qu’on en remplit à l’aise.
    .size_of_paper = Le papier : a4 ou letter.
    .large = Gros caractères : des grilles aussi grandes que la page, aux traits et aux nombres forts, une par page.
    .qr = Un code QR sous chaque nonogramme : la commande qui l’ouvre dans le tuteur.
    .title = Ce qui est en haut de la première page.

command-nonogram-picture = Dessiner des nonogrammes en images, SVG ou PNG, avec ce qu’un indice éclaire.

    Avec --hint, l’étape suivante est éclairée, en noir et blanc : sa rangée, et dans des cadres les cases qu’elle décide ; ses phrases sont affichées. Une erreur sur la grille passe d’abord. PNG demande le supplément paper (Typst). Le code de sortie est 1 quand il n’y a pas d’étape à montrer, ou pas une seule solution.
    .out = Le fichier à écrire, qui finit par .svg ou .png ; s’il y en a plusieurs, ils sont numérotés. [défaut : nonogram.svg]
    .hint = Éclairer l’étape suivante.
    .technique = Éclairer une étape de cette règle (voir tutor nonogram techniques).
    .rung = Ce qui est éclairé et dit de l’étape, de 1 (un coup de pouce) à 4 (tout). [défaut : 4]
    .solution = Dessiner l’image.
    .large = Gros caractères : des traits et des nombres forts.

command-nonogram-convert = Écrire des nonogrammes dans un autre format.

    Formats : non, webpbn et json gardent tout ; nin, mk, cwd, g, toml et clues (une ligne) gardent les nombres ; picture dessine ce qui est connu. webpbn, json, g et toml peuvent contenir plusieurs couleurs. Ce qui se perd est signalé.
    .to = Le format à écrire.

command-nonogram-generate = Créer des nonogrammes au hasard.

    Le même tirage donne le même nonogramme sur toute machine ; avec --count, les suivants ont pour tirages les nombres suivants.
    .size = Colonnes x lignes.
    .black = La probabilité qu’une case soit noire ou colorée. [défaut : 50% ; avec --level ou --technique, ce qui convient]
    .colours = Combien de couleurs outre le blanc, de 1 à 10 : noir, puis rouge, bleu, vert…
    .count = Combien de nonogrammes.
    .seed = Le tirage : un nombre ou un mot. [défaut : au hasard, et affiché]
    .unique = Seulement à solution unique.
    .line_solvable = Seulement ceux qui se résolvent ligne par ligne et colonne par colonne, sans rien essayer.
    .level = beginner, easy, medium, hard, expert, master ou diabolical ; toujours à solution unique.
    .technique = La règle la plus difficile qu’il demande est celle-ci (voir tutor nonogram techniques) ; toujours à solution unique.
    .to = Le format à écrire (voir tutor nonogram convert). [défaut : clues ; json avec plusieurs couleurs]

command-nonogram-techniques = Les règles : toutes, de la plus simple à la plus difficile.

    L’identifiant est ce que comprennent --technique, --only et --up-to ; le nombre est une mesure de la difficulté.
    .as_json = Une liste JSON.

command-nonogram-review = Un nonogramme relu : chaque coup avec sa raison la plus simple, ce qui a été deviné, et ce qui est à revoir.

    Sans GAME, le dernier nonogramme joué, résolu ou non. Le bilan est en Markdown, à lire ou à imprimer.
    .game = Le numéro d’une partie, comme --list le montre.
    .listed = Liste des nonogrammes : numéro, jour, titre et état.
    .as_json = Un objet JSON, avec les étapes complètes.
    .out = Écrire le bilan dans un fichier au lieu de la sortie standard.

nonogram-review-none = Aucun nonogramme n’a encore été joué.
nonogram-review-unknown = { $found } : il faut le numéro d’une partie, comme tutor nonogram review --list les montre.
nonogram-review-lesson = { $line } (tutor learn { $lesson })

## How hard a nonogram is

nono-rate-why-simple = Les règles les plus simples suffisent : { $sweeps ->
        [one] { $sweeps } passage sur toutes les lignes et colonnes montre
       *[other] { $sweeps } passages sur toutes les lignes et colonnes montrent
    } toute l’image.
nono-rate-why-lines = { $steps ->
        [one] { $steps } étape va
       *[other] { $steps } étapes vont
    } au-delà des règles les plus simples, jusqu’à celle-ci : { $hardest }. { $sweeps ->
        [one] { $sweeps } passage sur toutes les lignes et colonnes montre
       *[other] { $sweeps } passages sur toutes les lignes et colonnes montrent
    } toute l’image.
nono-rate-why-trials = Les lignes et les colonnes prises une à une ne suffisent pas : { $probes ->
        [one] { $probes } case est à essayer
       *[other] { $probes } cases sont à essayer
    }, jusqu’à cette règle : { $hardest }.
nono-rate-why-search = Aucune règle de l’échelle ne va jusqu’au bout : { $searches } fois, seule une recherche aide.
nono-rate-sweeps = Passages sur toutes les lignes et colonnes : { $sweeps }. Cases : { $cells }, dont { $black } % de noires. Essais : { $probes }, profondeur { $depth }.
nono-rate-sweeps-inks = Passages sur toutes les lignes et colonnes : { $sweeps }. Cases : { $cells }, dont { $black } % en couleur. Essais : { $probes }, profondeur { $depth }.
nono-rate-convention = Les minutes découlent de ces nombres par convention ; elles n’ont pas été mesurées sur des joueurs.
nono-rate-formula-large = En formule, ce nonogramme est trop grand.
nono-rate-invalid = Pas d’évaluation : aucune image n’a ces nombres.
nono-rate-none = Pas d’évaluation : le nonogramme n’a pas de solution.
nono-rate-multiple = Pas d’évaluation : le nonogramme a plus d’une solution.

## Nonograms of a wanted difficulty

nono-make-none = { $tried ->
        [one] { $tried } nonogramme aléatoire a été essayé, et il ne convient pas.
       *[other] { $tried } nonogrammes aléatoires ont été essayés, et aucun ne convient.
    } Un autre tirage, une autre taille ou une autre part de noir peut aider.
nono-make-level-and-rule = Il n’y a pas de nonogramme du niveau { $level } dont la règle la plus difficile soit celle-ci : { $rule }.
nono-make-lines = Un tel nonogramme ne se résout pas ligne par ligne et colonne par colonne : il faut essayer des cases.
nono-make-size = À ce niveau ({ $level }), un tel nonogramme a au plus { $cells } cases.

## Benchmarks of nonograms

command-nonogram-automaton = La machine d’une rangée, dessinée, et une rangée qu’elle lit.

    Une machine lit les cases d’une rangée une à une. Elle accepte les rangées qui ont ces nombres. Une case inconnue se lit de toutes les couleurs à la fois : la machine est alors dans plusieurs états. Le code de sortie est 1 quand la rangée est refusée.
    .clue = Les nombres de la rangée, par exemple '2 1' ; en couleurs, '2r 1b'.
    .line = Une rangée à lire : # noire (ou la lettre de sa couleur), . blanche, ? inconnue.
    .determinise = Montrer la machine qui n’est que dans un état à la fois, et ce qu’elle coûte.
    .svg = Dessiner la machine dans ce fichier.
    .as_json = Tout en un objet JSON.

command-nonogram-bench = Les méthodes d’une étude sur les automates, chronométrées sur des grilles aléatoires ; ou notre solveur à côté d’un autre.

    0 brute : toutes les grilles pleines. 1 backtrack-dfa, 2 backtrack-nfa : case par case, avec des validateurs déterministes ou non déterministes. 3 rules-dfa, 4 rules-nfa : de même, après les règles de l’étude. Une méthode qui abandonne trois grilles de suite n’est plus essayée sur de plus grandes.
    .sizes = Côtés des grilles : 3..21, ou 4,6,8. [défaut : 3..15 ; 4,6,8,10 avec --fill ; 25,30 avec --peer]
    .count = Nombre de grilles de chaque taille.
    .seed = La grille i de chaque taille a cette graine plus i.
    .methods = Méthodes, par numéro ou par nom, séparées par des virgules. [défaut : toutes]
    .black = La probabilité du noir. [défaut : 50 % ; avec --peer, 50 % et 60 %]
    .budget = Secondes après lesquelles une grille est abandonnée. [défaut : 1 ; 10 avec --peer]
    .fill = À la place, la part des cases que les règles remplissent en cinq passages, de 0 % à 100 % de noir.
    .peer = À la place, notre solveur à côté de picross-solver : le Python d’un environnement où celui-ci est installé.
    .csv = Écrire aussi chaque grille, ou chaque part, dans ce fichier.
    .as_json = Un objet JSON par grille et méthode, ou par part ou sorte de grilles.

nono-bench-bad-sizes = --sizes { $found } : il faut des côtés de 1 à { NUMBER($most, useGrouping: 0) }, par exemple 3..21 ou 4,6,8.
nono-bench-bad-budget = --budget { $found } : il faut un nombre de secondes supérieur à 0.
nono-bench-no-file = impossible d’écrire « { $name } » ({ $reason }).
nono-bench-no-peer = « { $name } » n’exécute pas picross-solver : nommez le Python d’un environnement où sont installés celui-ci et numpy, dont il a besoin.
nono-bench-working = mesure des grilles { $n }x{ $n }
nono-bench-percent = { $number } %
nono-bench-title = Résolution de grilles aléatoires, { $black } de noir, à partir de la graine { $seed } : moyennes sur { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    } de chaque taille
nono-bench-column-size = n
nono-bench-column-method = méthode
nono-bench-column-build = automates
nono-bench-column-rules = règles
nono-bench-column-search = recherche
nono-bench-column-total = total
nono-bench-column-median = médiane
nono-bench-column-filled = rempli
nono-bench-column-given-up = abandons
nono-bench-column-black = noir
nono-bench-skipped = non essayée
nono-bench-plot-mean = Temps moyen par grille selon la taille, en échelle logarithmique : { $methods }
nono-bench-plot-median = Temps médian par grille selon la taille, en échelle logarithmique : { $methods }
nono-bench-plot-build = Construction des automates (b) et recherche (s) selon la taille, échelle logarithmique : { $method }
nono-bench-fill-title = Cases que les règles remplissent en cinq passages : moyennes sur { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    } de chaque sorte
nono-bench-plot-fill = Part remplie, selon la probabilité du noir : { $sizes }
nono-bench-peer-title = Grilles aléatoires, les mêmes pour tous, rien de retenu d’une grille à l’autre : médiane, total, et combien de fois plus longtemps picross-solver met à chaque fois
nono-bench-peer-working = mesure des deux solveurs
nono-bench-peer-kind = { $n }x{ $n }, { $black } de noir : { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    }
nono-bench-engine-ours = Pas à pas, avec la preuve que la solution est unique ou non
nono-bench-engine-ours-first = Pas à pas, première solution
nono-bench-peer-times = { $engine } : { $typical }, { $total }
nono-bench-peer-given-up = { $count ->
        [one] { $count } grille a été abandonnée
       *[other] { $count } grilles ont été abandonnées
    } au bout de { $limit }
nono-bench-peer-wrong = { $count ->
        [one] { $count } image n’a
       *[other] { $count } images n’ont
    } pas les nombres demandés

## The course in plain text

nonogram-learn-no-lesson = { $found } : cette leçon n’existe pas. tutor nonogram learn donne la liste des leçons, tutor nonogram techniques celle des règles qu’elles enseignent.
nonogram-learn-no-lesson-near = { $found } : cette leçon n’existe pas. Vouliez-vous dire { $near } ? (tutor nonogram learn les donne toutes, tutor nonogram techniques les règles qu’elles enseignent)
nonogram-learn-goodbye = Tout est conservé : tutor nonogram learn --plain reprend le cours.
nonogram-learn-done = Il n’y a plus de nouvelle leçon sur les nonogrammes. tutor nonogram learn les donne toutes, pour y revenir.
nonogram-learn-expect-colours = Tapez les cases avec leurs couleurs, par exemple noir L1C4 L1C6-L1C8 blanc L1C9.
nonogram-learn-expect-end = « jouer » vous donne un nonogramme où l’employer. Entrée, ou « suivante », passe à la prochaine leçon ; « leçon » relit celle-ci.
nonogram-learn-test = Un test : une réponse à chaque question, et pas d’aide. Réussi, la règle est acquise ; raté, rien n’est perdu.
nonogram-learn-help = Pages : Entrée continue, retour revient en arrière, encore répète ; passer mène aux exercices.
    La grille : grille, ligne 4, colonne 3 ; lire L4C7 pour une case.
    Réponses : noir L1C4 L1C6-L1C8 blanc L1C9 pour des cases avec leurs couleurs, oui, non.
    Exercices : indice, et indice encore pour plus ; réponse donne la solution ; passer continue ; encore en donne un autre du même genre.
    Le cours : leçon relit la leçon ; test permet de la sauter ; jouer vous donne un nonogramme ; suivante passe à la prochaine leçon ; liste les donne toutes, et l’identifiant de l’une l’ouvre.
    aide (?) et quitter (q). Tout est conservé aussitôt.

command-nonogram-learn = Le cours : une leçon pour chaque règle, avec des exercices qui vérifient le raisonnement.

    Sur un terminal, un écran s’ouvre. Sans terminal, les leçons sont listées avec votre avancement, et une leçon nommée est en texte simple : les pages sont dites, les réponses tapées. Avec --plain, tout le cours est en texte simple, à partir d’où vous en êtes.
    .lesson = Une leçon : rules, ou l’identifiant d’une règle (voir tutor nonogram techniques).
    .as_json = Une liste JSON des leçons ; avec ID, les pages de cette leçon en un objet.
    .plain = Texte simple au lieu d’un écran, par exemple pour un lecteur d’écran.

## edit

nono-edit-no-screen = tutor nonogram edit dessine à l’écran, et demande un terminal.
nono-edit-no-picture = plusieurs images ont ces nombres, ou aucune : il n’y a pas d’image sur laquelle dessiner.
nono-edit-too-large = --size : « { $found } », alors que le dessin va jusqu’à { $largest }x{ $largest }.

## from-image

nono-image-package = lire des images demande le paquet Pillow. Pour l’avoir : pip install '{ $extra }'
nono-image-not-a-picture = ce n’est pas une image lisible. Il faut un fichier PNG, JPEG, GIF ou PBM entier.
nono-image-large = cette image est trop grande : { $most } millions de pixels et un fichier de 64 Mo au plus.
nono-image-blank = il ne reste qu’une couleur au seuil { $threshold }. Choisissez-en un autre avec --threshold (0 à 255), ou plus de cases avec --size.
nono-image-one-colour = toute cette image ne donne qu’une couleur. Choisissez plus de cases avec --size, ou --colours 1.
nono-image-bad-threshold = --threshold : { $found } au lieu d’un nombre de 0 à { $most }.
nono-image-repairing = je cherche des cases à changer
nono-image-lines = { $changed ->
        [0] Aucune case à changer.
        [one] { $changed } case changée.
       *[other] { $changed } cases changées.
    } Une seule solution, et les rangées y mènent à elles seules.
nono-image-unique = { $changed ->
        [0] Aucune case à changer.
        [one] { $changed } case changée.
       *[other] { $changed } cases changées.
    } Une seule solution, mais les rangées n’y mènent pas seules.
nono-image-several = { $changed ->
        [0] Aucune case changée.
        [one] { $changed } case changée.
       *[other] { $changed } cases changées.
    } Il y a toujours plusieurs solutions.
nono-image-unknown = { $changed ->
        [0] Aucune case changée.
        [one] { $changed } case changée.
       *[other] { $changed } cases changées.
    } Impossible de dire en peu de temps s’il n’y a qu’une solution.
