### Les classes, en français : tâches, codes, résultats et pages d’une classe.

## Tâches

task-lesson = Leçon : { $name }
task-technique = { $count ->
    [one] Un exercice : { $name }
   *[other] { $count } exercices : { $name }
}
task-grids = { $count ->
    [one] Une grille à résoudre
   *[other] { $count } grilles à résoudre
}
task-exam = Examen : { $subject }
task-moment = { $day } à { $time }
task-opens = à partir du { $moment }
task-closes = jusqu’au { $moment }
task-closed = terminé depuis le { $moment }
task-new = –
task-so-far = { $done } sur { $of }
task-done = fait
task-right = { $percent } % justes
task-mark = { $mark }/{ $of }
task-on-paper = (papier)

home-tasks = { $count ->
    [one] { $count } tâche
   *[other] { $count } tâches
}
home-tasks-done = Tout est fait
home-do-task = commencer
home-do-task-on = reprendre
home-from-teacher = De votre professeur
tasks-none = Votre professeur n’a encore rien demandé.
tasks-not-yet = Cela peut se faire { $when }.
tasks-over = C’est terminé depuis le { $moment }.
tasks-marked-on-paper = Vous l’avez fait sur papier : { $told }.
tasks-lost = Cette grille est illisible ici.

## Résultats

csv-separator = {";"}
results-name = Nom
results-mark = note sur { $of }
results-how = Comment
results-version = Version
results-done = fait
results-right = % justes
results-mean = Moyenne sur { $of }
results-mean-short = Moyenne
results-stuck = Bute sur
results-begun = commencé
results-paper = sur papier
results-screen = à l’écran
results-late = à l’écran, en retard
results-most-missed = Le plus raté dans cette classe : { $name }

## Codes

codes-title = Codes
codes-cut = À découper le long des lignes. Personne d’autre ne doit voir votre code PIN.
codes-where = Ouvrez { $address } dans un navigateur.
codes-code = code { $code }   PIN { $pin }
codes-of-code = Code :
codes-of-pin = PIN :
codes-picture = Code pour un téléphone ou une tablette

## Les pages d’une classe

desk-code = Code
desk-pin = PIN
desk-go = Valider
desk-hint = Les deux sont sur le papier que votre professeur vous a donné.
desk-wrong = Ce code et ce PIN ne vont pas ensemble. Regardez votre papier.
desk-too-often = Trop d’essais. Attendez une minute, ou demandez à votre professeur.
desk-bad-link = Ce lien n’est plus valable. Entrez votre code, ou demandez un nouveau papier à votre professeur.
desk-teacher-only = Cette page est celle du professeur. Ouvrez l’adresse que tutor serve a affichée au démarrage.
desk-class = Classe
desk-pupil = Élève
desk-where = Où
desk-since = Depuis
desk-stuck = Bute sur
desk-mean = Moyenne
desk-away = absent
desk-minutes = { $count } min
desk-most-missed = Le plus raté : { $name }
desk-nobody-missed = Rien de raté ces temps-ci.
desk-download = Résultats en tableau (CSV)
desk-updated = Se met à jour tout seul.
desk-lost = La liaison est coupée. Nouvel essai…
desk-here = { $count ->
    [one] { $count } présent sur { $all }
   *[other] { $count } présents sur { $all }
}

## Commandes

class-made = « { $name } » est maintenant une classe. Ensuite : tutor class add.
class-missing = « { $name } » n’est pas une classe : tutor class new en crée une.
class-exists = « { $name } » est déjà une classe.
class-foreign = « { $name } » n’est pas le fichier d’une classe.
class-newer = « { $name } » a été écrit par une version plus récente de Pas à pas.
class-unreadable = « { $name } » n’est pas utilisable ({ $reason }).
class-nobody = personne ne s’appelle « { $found } » dans cette classe : un nom ou un code est attendu (tutor class list).
class-no-task = il n’y a pas de tâche { $found } ; attendu : { $numbers }.
class-no-exam = la tâche { $number } n’est pas un examen.
class-no-names = qui vient ? Des noms sont attendus, ou --csv FICHIER.
class-no-names-in-file = --csv : aucun nom trouvé ; un par ligne est attendu, ou une colonne Nom.
class-bad-table = --csv : « { $name } » n’est pas un tableau.
class-bad-name = « { $found } » ne peut pas être un nom : 1 à { $most } caractères visibles sont attendus.
class-taken = il y a déjà « { $name } » dans cette classe. Ajoutez une lettre pour les distinguer ; personne n’a été ajouté.
class-too-many = une classe a { $most } élèves au plus.
class-added = { $count ->
    [one] { $count } élève ajouté. Le PIN n’est affiché que maintenant : distribuez-le ou gardez-le bien.
   *[other] { $count } élèves ajoutés. Les PIN ne sont affichés que maintenant : distribuez-les ou gardez-les bien.
}
class-bad-out = --out : trouvé « { $found } », attendu un fichier en .pdf ou .txt.
class-bad-address = --address : trouvé « { $found } », attendu quelque chose comme http://192.168.1.20:8000/
class-whose-pin = le PIN de qui ? Des noms ou des codes sont attendus, ou --all.
class-delete-sure = Supprimer { $name } et tout ce qu’il ou elle a fait ? [o/N]
class-delete-yes = pour supprimer { $name } et tout ce qu’il ou elle a fait, ajoutez --yes.
class-deleted = { $name } est supprimé, avec tout ce qui a été fait.
class-not-deleted = { $name } reste.
class-pupils = { $count ->
    [0] Pas encore d’élèves.
    [one] 1 élève :
   *[other] { $count } élèves :
}
class-never-there = (jamais venu)
class-tasks = { $count ->
    [0] Pas encore de tâches.
    [one] 1 tâche :
   *[other] { $count } tâches :
}
class-versions = { $count } versions
class-assign-what = que faut-il faire ? Attendu : { $options }.
class-assigned = Tâche { $number } · { $name }
class-version = Version { $letter } : tirage { $seed }, { $points } points, environ { $minutes } min
class-exam-set = Tirage { $seed }, { $points } points, environ { $minutes } min
class-versions-apart = Les versions diffèrent de plus de 5 % en points ou en minutes : un autre tirage, ou plus de questions, les rapproche.
class-few-versions = { $found } sujets différents seulement ont été trouvés sur ces conditions, { $wanted } sont voulus.
class-exam-again = cet examen, avec le tirage { $seed }, a déjà été donné. Prenez un autre tirage.
class-no-exercises = la leçon { $found } n’a pas d’exercices comptés ; donnez-la avec --lesson.
class-bad-date = { $option } : trouvé « { $found } », attendu un jour comme 2026-03-12, ou "2026-03-12 09:30".
class-dates-turned = --until { $closes } n’est pas après --from { $opens }.
class-withdrawn = La tâche { $number } est retirée : { $name }. Ce qui a été fait reste dans les fichiers des élèves.
class-paper-for = La version { $letter } est pour { $names }.
class-mark-how = Tapez ce qui est sur le papier. Entrée seule passe à la question suivante ; après la dernière, tout est noté. quitter s’en va sans noter.
class-mark-question = Question { $number } sur { $of } · { $name } · { $points } points
class-mark-rows = Ou ligne par ligne, comme c’est rempli : un signe par case.
class-mark-again = { $name } a déjà une note pour cet examen : la nouvelle prend sa place.
class-mark-stopped = Rien n’a été noté, et rien n’est conservé.
class-mark-on-screen = { $name } a rendu cet examen à l’écran : il a sa note.
class-marked = La note de { $name } est inscrite.

## Aide

class-option =
    .folder = Le dossier de la classe.
    .pupil = Un élève, par son nom ou son code.
    .task = Le numéro d’une tâche (voir tutor class list).
    .address = Où les élèves trouvent le tuteur : c’est sur les papiers et dans les liens.
    .paper_size = Les feuilles d’un PDF : a4 ou letter.
command-class-new = Faire d’un dossier une classe.

    Le dossier contient tout : class.db avec les noms, les tâches et les notes, et un fichier d’apprenant par élève. Pour déplacer une classe ou en garder une copie, copiez le dossier quand rien ne tourne ; pour tout oublier, supprimez-le. Des élèves, rien n’est conservé hormis un nom.
command-class-add = Faire entrer des élèves, et donner leurs codes.

    Chacun reçoit un code, un PIN et un lien qui fait entrer sans l’un ni l’autre, imprimés une seule fois : les PIN ne sont pas conservés, seulement de quoi reconnaître le bon. La feuille va sur la sortie standard, ou avec --out dans un PDF avec un code QR par élève, à découper.
    .names = Les noms, comme ils seront dans les résultats.
    .table = D’autres noms d’un fichier CSV : une colonne Nom complet, ou Prénom et Nom, sinon la première colonne.
    .out = Écrire la feuille dans un fichier en .pdf (demande l’extra paper) ou .txt.
command-class-assign = Demander quelque chose à la classe : une leçon, des exercices, des grilles ou un examen.

    Les élèves le trouvent sur leur premier écran. Avec --versions, des voisins ont des grilles différentes qui valent autant : des grilles tournées, ou des examens de mêmes questions et points. Un examen se passe une fois, à l’écran ou sur papier (tutor class paper, tutor class mark) ; ses questions ne quittent le dossier que tant qu’il est ouvert.
    .lesson = Une leçon à lire, avec ses exercices (voir tutor learn).
    .technique = Des exercices sur une technique, par son identifiant.
    .grids = Des grilles à résoudre, d’un fichier ou tapées ; plusieurs fois pour plusieurs. Avec --exam : les grilles dont viennent les questions.
    .exam = Un examen, aux conditions de tutor exam.
    .count = Combien d’exercices. [défaut : 5]
    .opens = À partir de quel jour, ou de quel moment, par exemple 2026-03-12 ou "2026-03-12 09:30".
    .closes = Jusqu’à quand ; un jour compte jusqu’à sa fin.
    .number = Combien de versions, de grilles ou d’un examen. [défaut : 1]
    .level = beginner, easy, medium, hard, expert ou master. [défaut : medium]
command-class-list = Qui est dans la classe, et ce qui lui est demandé.
command-class-results = Les résultats de tous : à l’écran, pour un tableur ou pour des programmes.

    Le tableau pour tableurs est dans votre langue : en français avec points-virgules, virgules décimales et en-têtes en français, comme Excel les veut.
    .as_json = Un objet JSON par élève et par ligne.
    .as_csv = Un tableau pour un tableur.
    .out = Écrire dans un fichier au lieu de la sortie standard ; en .csv, c’est un tableau pour un tableur.
command-class-paper = Écrire un examen à imprimer, avec son corrigé ; chaque version à part.
    .out = Où il va : PDF (demande l’extra paper) ou Markdown. Le corrigé est écrit à côté.
command-class-mark = Noter un examen passé sur papier : tapez ce que l’élève a écrit.

    Il est noté par les règles de l’écran, et figure dans les mêmes résultats. Une faute de frappe se répare en notant une fois de plus.
command-class-reset-pin = Donner de nouveaux PIN et liens ; les anciens ne valent plus.
    .pupils = Des élèves, par leurs noms ou leurs codes.
    .everybody = Toute la classe.
    .out = Écrire la feuille dans un fichier en .pdf (demande l’extra paper) ou .txt.
command-class-withdraw = Retirer une tâche.
command-class-delete = Supprimer un élève, avec tout ce qu’il a fait.
    .yes = Ne pas demander.
