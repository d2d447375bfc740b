"""Playing and walking in plain text, for both games, and what is kept of it."""

from tests.golden.grids import (
    CLUES,
    EASY,
    FOUR,
    HARD,
    NEARLY,
    NO_PICTURE,
    NO_SOLUTION,
    NONE,
    SEVERAL,
    SIX,
    SIXTEEN,
    TRIALS,
    TWO_PICTURES,
    board,
)
from tests.golden.record import Case, Group, Learner, Show, case, typed

SAVED = Learner(("games", "entries", "nonograms", "nonogram_entries", "hints", "events", "traces"))

LOOKING = "help|?|board|left|row 1|column 9|box 5|b5|r1c1|r1c5|1 1|time|"
WRITING = (
    "r1c1=7|1 2 8|r1c1=7|r1c5=1|r1c3+26|r1c3-6|r1c3=3|clear r1c3|u|undo|redo|r|fill|clean|undo"
)
COACH = (
    "hint|hint|hint|hint|hint|explain|explain|apply|why r1c3=2|why r1c3-2|why r1c1|why r1c3|w r1c5"
)
TRYING = "return|try|r1c6=5|b|r2c1=5|back|return|check|r9c9=1|check|before|before|check|time"
FORMATS = "copy|copy hodoku|copy grid|copy sdk|copy rubbish"
RUBBISH = "rubbish|r10c1=1|r1c1=0|row 10|why|why 5|clear|new rubbish|r1c1=|\x1b[31m|é🦓"
FRENCH = (
    "aide|grille|reste|ligne 1|colonne 9|bloc 5|L1C1|L1C1=7|L1C3+26|L1C3-6|effacer L1C3|annuler|"
    "refaire|remplir|nettoyer|indice|indice|indice|indice|indice|expliquer|appliquer|"
    "pourquoi L2C1=5|pourquoi L2C1-5|essayer|L9C9=1|vérifier|avant l’erreur|revenir|temps|"
    "copier hodoku|n’importe quoi|L10C1=1|pourquoi|nouvelle rubbish|quitter"
)

ON_NONOGRAMS = "help|board|left|row 1|column 5|c5|r1c1|1 1|time|"
PAINTING = (
    "fill r1c1-r1c3|r1c5=#|x r1c4|fill r1c1|r2c1=black|L2C2 noir|cross r2c4, r2c5|erase r1c1|"
    "undo|undo|redo|rest|f 3 3|fill r3c1 to r3c2"
)
PAINT_COACH = "hint|hint|hint|hint|hint|explain|apply|why r1c1=black|why r1c1=white|why r1c1"
PAINT_TRYING = "return|try|fill r5c5|check|before|back|check|bookmark|x r5c1|return|time"
PAINT_FORMATS = "copy|copy non|copy clues|copy webpbn|copy rubbish"
PAINT_RUBBISH = "rubbish|fill|fill r9c9|row 9|why|r1c1=red|new rubbish|new 0x0|\x1b[2J"
PAINT_FRENCH = (
    "aide|plateau|reste|ligne 1|colonne 5|L1C1|noircir L1C1 à L1C3|blanc L1C4|effacer L1C1|annuler|"
    "refaire|completer|indice|indice|indice|indice|indice|expliquer|appliquer|"
    "pourquoi L2C1=noir|pourquoi L2C1=blanc|essayer|noir L5C5|vérifier|avant|revenir|temps|"
    "copier clues|n’importe quoi|noir L9C9|pourquoi|nouveau rubbish|quitter"
)


def applied(times: int) -> str:
    """So many steps that the coach does."""
    return "|".join(["apply"] * times)


def sessions(play: str, puzzle: str, parts: dict[str, str]) -> list[Case]:
    """A case for each part of a game."""
    return [case(title, typed(f"{play} {puzzle}", text), SAVED) for title, text in parts.items()]


SUDOKU = (
    *sessions(
        "play",
        EASY,
        {
            "looking": LOOKING,
            "writing": WRITING,
            "the coach": COACH,
            "trying": TRYING,
            "formats": FORMATS,
            "rubbish": RUBBISH,
        },
    ),
    case("in French", typed(f"play {EASY} --lang fr", FRENCH), SAVED),
    case(
        "to the end, and another",
        typed(
            f"play {NEARLY} --plain",
            f"{applied(18)}|hint|undo|apply|time|new|board|new medium|quit",
        ),
        SAVED,
        "progress",
        "review",
        "review --json",
        "review --list",
    ),
    case(
        "to the end, in French",
        typed(
            f"play {FOUR} --lang fr", f"{applied(5)}|indice|appliquer|indice|nouvelle moyen|quitter"
        ),
        "review --lang fr",
        "review --list --lang fr",
    ),
    case(
        "with mistakes",
        typed(
            f"play {FOUR}", "r1c3=4|hint|check|explain|r1c3=1|r2c2=3|r2c3=4|check|before|why r2c2=4"
        ),
        typed(f"play {FOUR}", "r1c3=1|r2c2=4|r2c3=3|r3c2=1|r3c3=3|r4c1=3|check|u|r3c3=2|hint"),
        SAVED,
        "review 1",
        "review 2 --lang fr",
        "review 2 --json",
        "review --out review.md",
        Show("review.md"),
        "review --out review.md",
    ),
    case(
        "left, and gone on with",
        typed(f"play {EASY}", "r1c1=7|fill|hint|quit"),
        typed("--plain", "r1c1|u|r1c2=8|hint"),
        typed("--plain --lang fr", "L1C2|indice|quitter"),
        typed(f"play {EASY}", "board"),
        "progress --json",
        SAVED,
    ),
    case("a fresh grid", typed("play", "board|quit"), typed("--plain", "time|quit")),
    case("a fresh grid of a level", typed("play --level medium --plain", "hint|quit")),
    case(
        "a fresh grid of a technique", typed("play --technique x-wing --lang fr", "grille|quitter")
    ),
    case("a fresh small grid", typed("play --box 2x2", "apply|board|quit"), SAVED),
    case("one of many", typed("play puzzles/first-grids.sdm", "row 1|quit"), "review --list"),
    case("several solutions", typed(f"play {SEVERAL}", "hint|check|explain|apply|why r1c3=4|quit")),
    case("no solution", typed(f"play {NO_SOLUTION}", "hint|check|explain|apply|quit")),
    case("against the rules", typed(f"play {NONE}", "hint|check|quit")),
    case("large", typed(f"play {SIXTEEN}", "r1c1=g|1 1 1|r1c1|hint|hint|copy line|row 16|quit")),
    case("six", typed(f"play {SIX} --box 3x2", "box 1|hint|hint|quit")),
    case("nobody types", f"play {EASY} --plain", "--plain --lang fr"),
)

NONOGRAMS = (
    *sessions(
        "nonogram play",
        f"'{CLUES}'",
        {
            "looking": ON_NONOGRAMS,
            "painting": PAINTING,
            "the coach": PAINT_COACH,
            "trying": PAINT_TRYING,
            "formats": PAINT_FORMATS,
            "rubbish": PAINT_RUBBISH,
        },
    ),
    case("in French", typed(f"nonogram play '{CLUES}' --lang fr", PAINT_FRENCH), SAVED),
    case(
        "to the end, and another",
        typed(
            f"nonogram play '{CLUES}' --plain",
            f"fill r1c1-r1c3|{applied(12)}|hint|undo|apply|time|new|board|new 4x4|new easy|quit",
        ),
        SAVED,
        "progress",
        "nonogram review 1",
        "nonogram review 1 --json",
        "nonogram review --list",
    ),
    case(
        "to the end, in French",
        typed(
            f"nonogram play '{CLUES}' --lang fr",
            f"noir L1C1 à L1C3|{applied(12)}|appliquer|indice|quitter",
        ),
        "nonogram review --lang fr",
        "nonogram review --list --lang fr",
    ),
    case(
        "with mistakes",
        typed(
            f"nonogram play '{CLUES}'", "x r1c1|hint|check|explain|fill r1c1|f r3c1|check|before"
        ),
        typed(f"nonogram play '{TRIALS}'", "fill r1c1|fill r2c1-r2c2|check|before|hint|hint|hint"),
        SAVED,
        "nonogram review 1",
        "nonogram review 2 --lang fr",
        "nonogram review --out review.md",
        Show("review.md"),
    ),
    case(
        "left, and gone on with",
        typed("nonogram play apple", "fill r5c1-r5c10|hint|quit"),
        typed("nonogram play --plain", "row 5|undo|hint"),
        typed("nonogram play --picture Pomme --lang fr", "ligne 5|indice|quitter"),
        typed("--plain", "board"),
        "progress --json",
        SAVED,
    ),
    case("the next picture", typed("nonogram play --plain", "board|quit")),
    case("a picture of a level", typed("nonogram play --level medium --lang fr", "hint|quitter")),
    case("a random one", typed("nonogram play --size 6x5", "board|apply|quit"), SAVED),
    case("a random one of a level", typed("nonogram play --size 6x5 --level easy", "board|quit")),
    case(
        "two pictures", typed(f"nonogram play '{TWO_PICTURES}'", "hint|check|apply|f r1c1|f r2c2")
    ),
    case("no picture", typed(f"nonogram play '{NO_PICTURE}'", "hint|check|explain|apply|quit")),
    case(
        "a board that is begun",
        typed("nonogram play begun.non", "board|hint|check|quit"),
        files={"begun.non": board("##.?#", "?????", "?????", "?????", "?????")},
    ),
    case("nobody types", f"nonogram play '{CLUES}' --plain", "nonogram play --plain --lang fr"),
)

WALKS = (
    case("to the end", f"walk {FOUR} --plain", f"walk {FOUR} --plain --lang fr"),
    case("Enter goes on, q stops", typed(f"walk {HARD} --plain", "||||||q|")),
    case("in French", typed(f"walk {HARD} --lang fr", "||||||||||||||||||||||q")),
    case("with few techniques", f"walk {SIX} --plain --only naked-single,hidden-single"),
    case("until a search", f"walk {FOUR} --plain --only naked-pair --lang fr"),
    case("up to one", typed(f"walk {HARD} --plain --up-to pointing", "|" * 24 + "q")),
    case("several solutions", f"walk {SEVERAL}"),
    case("no solution", f"walk {NO_SOLUTION}", f"walk {NONE} --lang fr"),
    case("many", f"walk {FOUR} {FOUR[::-1]} --plain"),
    case("from standard input", typed("walk", FOUR), typed("walk - --plain --lang fr", FOUR)),
    case("of the other shape", f"walk {SIX} --box 3x2 --plain"),
)

NONOGRAM_WALKS = (
    case("to the end", f"nonogram walk '{CLUES}' --plain", f"nonogram walk '{CLUES}' --lang fr"),
    case("Enter goes on, q stops", typed(f"nonogram walk '{TRIALS}' --plain", "|||q|")),
    case("with few rules", f"nonogram walk '{TRIALS}' --only lines"),
    case("with those of the study", f"nonogram walk '{CLUES}' --only study --lang fr"),
    case("up to one", f"nonogram walk '{CLUES}' --up-to overlap"),
    case("two pictures", f"nonogram walk '{TWO_PICTURES}'"),
    case("no picture", f"nonogram walk '{NO_PICTURE}' --lang fr"),
    case("one of ours", typed("nonogram walk apple", "|||q")),
    case("from standard input", typed("nonogram walk", CLUES)),
    case(
        "a board with a mistake",
        "nonogram walk begun.non",
        files={"begun.non": board("##.?#", "?????", "?????", "?????", "?????")},
    ),
)

GROUPS = {
    "play": Group(SUDOKU),
    "nonogram-play": Group(NONOGRAMS),
    "walk": Group(WALKS),
    "nonogram-walk": Group(NONOGRAM_WALKS),
}
