"""The few words of the reference that no lesson has, in both languages."""

from tutor.base.language import Language

WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "techniques": "Sudoku techniques",
        "rules": "Nonogram rules",
        "first": "First of all",
        "further": "Behind the game",
        "rating": "rated {rating} on a scale from 1 to 10",
        "tier": "tier {tier}",
        "builds-on": "Goes on from: {links}",
        "leads-to": "Leads to: {links}",
        "family": "The same idea, further",
        "of-family": "Its lesson: {links}",
        "on-request": "found when asked for by name, never on the way through a grid",
        "example": "On a board",
        "answers": "Answers",
        "practise": "Practise it",
        "for-exercises": "Fresh boards without end: `tutor learn {id}`",
        "other-language": "En français",
        "intro-techniques": (
            "Every technique of the tutor, from the simplest to the hardest, each with its boards. "
            "The pictures say nothing by colour alone, so they can be printed in black and white; "
            "your browser prints a page without its menus, the answers on a sheet of their own."
        ),
        "intro-rules": (
            "Every rule for nonograms, from the simplest to the hardest, each with its lines and "
            "boards. They print like the techniques of Sudoku."
        ),
        "all": "All on one page, to print",
        "name": "name",
        "id": "id",
        "hard": "rating",
        "idea": "the idea",
        "home": "Pas à pas",
    },
    "fr": {
        "techniques": "Techniques du Sudoku",
        "rules": "Règles des nonogrammes",
        "first": "Pour commencer",
        "further": "Derrière le jeu",
        "rating": "difficulté {rating} sur une échelle de 1 à 10",
        "tier": "palier {tier}",
        "builds-on": "À connaître avant : {links}",
        "leads-to": "Pour aller plus loin : {links}",
        "family": "La même idée, plus loin",
        "of-family": "Sa leçon : {links}",
        "on-request": "trouvée si on la demande par son nom, jamais en résolvant une grille",
        "example": "Sur une grille",
        "answers": "Réponses",
        "practise": "S’exercer",
        "for-exercises": "Des grilles nouvelles, sans fin : `tutor learn {id} --lang fr`",
        "other-language": "In English",
        "intro-techniques": (
            "Toutes les techniques du tuteur, de la plus simple à la plus difficile, chacune avec "
            "ses grilles. Les images ne disent rien par la seule couleur : elles s’impriment en "
            "noir et blanc. Votre navigateur imprime une page sans ses menus, et les réponses sur "
            "une feuille à part."
        ),
        "intro-rules": (
            "Toutes les règles des nonogrammes, de la plus simple à la plus difficile, chacune "
            "avec ses lignes et ses grilles. Elles s’impriment comme les techniques du Sudoku."
        ),
        "all": "Tout sur une page, à imprimer",
        "name": "nom",
        "id": "identifiant",
        "hard": "difficulté",
        "idea": "l’idée",
        "home": "Pas à pas",
    },
}
