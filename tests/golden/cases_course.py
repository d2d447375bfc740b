"""The course in plain text, for both games: lessons, exercises, tests, what is due."""

from tests.golden.record import (
    CHECKOUT,
    Group,
    Learner,
    Run,
    asked,
    asked_in_both,
    case,
    typed,
)

SAVED = Learner(("course", "events", "traces", "shown", "games", "nonograms", "read_games"))
PAGES = "|" * 5
"""Enter, as often as a lesson has pages."""
LESSONS = sorted(path.name for path in (CHECKOUT / "lessons").iterdir() if path.is_dir())

READING = (
    case(
        "pages are turned",
        typed("learn naked-pair", "|row 7|r2c2|read r2c2|box 1|candidates|board|back|b|help|quit"),
        SAVED,
    ),
    case(
        "pages are turned, in French",
        typed(
            "learn naked-pair --lang fr",
            "|ligne 7|L2C2|lire L2C2|bloc 1|candidats|grille|retour|aide|quitter",
        ),
    ),
    case(
        "the learner's turn",
        typed("learn naked-pair", "||r1c1 r2c2|hint|r1c7 r5c7|||yes|r6c1-1|answer||quit"),
        typed("learn rules --lang fr", "||L1C5=2|L1C5=1|||indice||L9C2 L9C7|quitter"),
        SAVED,
    ),
    case("another lesson", typed("learn naked-pair", "x-wing|list|notation|rubbish|r10c1|42|quit")),
    case("all of it", typed("learn notation", f"{PAGES}quit"), "learn rules", "learn --lang fr"),
    case(
        "from where somebody is", typed("learn --plain", "||quit"), typed("learn --plain", "|quit")
    ),
)

EXERCISES = (
    case(
        "all right",
        typed(
            "learn naked-pair --plain",
            f"{PAGES}|r2c3 r4c3||r2c1-5 r2c1-8 r2c2-58, r2c3-58||yes||list|quit",
        ),
        SAVED,
        "learn --json",
        "progress",
        "progress --lang fr",
    ),
    case(
        "all right, in French",
        typed(
            "learn naked-pair --plain --lang fr",
            f"{PAGES}|L2C3 L4C3||L2C1-58, L2C2≠58, L2C3−58||oui||quitter",
        ),
        SAVED,
        "learn --lang fr",
    ),
    case(
        "wrong, with hints, again, skipped",
        typed(
            "learn naked-pair",
            f"{PAGES}|r1c1 r1c2|rubbish|r2c3|hint|hint|r2c3 r4c3|again|hint|hint|hint|hint||"
            "r1c2-5|r2c1-5|hint|answer||no|no r9c9|skip|lesson|quit",
        ),
        SAVED,
    ),
    case(
        "a single",
        typed("learn hidden-single", f"{PAGES}|r1c1|r1c4||r1c3=4|r1c3=3||yes|no r2c2||quit"),
        SAVED,
    ),
    case("a clash", typed("learn rules", "|" * 6 + "|r1c1 r1c2|hint|r5c5 r7c5||quit"), SAVED),
    case(
        "a place", typed("learn notation --lang fr", "|" * 6 + "|L1C1|indice|L2C8||quitter"), SAVED
    ),
    case(
        "left, and gone on with",
        typed("learn naked-pair", f"{PAGES}|hint|quit"),
        typed("learn --plain", "r2c3 r4c3|quit"),
        typed("learn --plain --lang fr", "indice|quitter"),
        "progress --json",
        SAVED,
    ),
    case(
        "then a grid to use it on",
        typed("learn naked-pair", f"{PAGES}|skip|skip|skip|play|hint|quit"),
    ),
)

AHEAD = (
    case(
        "a test, all skipped", typed("learn hidden-single", "test|skip|skip|skip|skip|quit"), SAVED
    ),
    case(
        "a test, answered wrongly",
        typed("learn naked-pair", "test|r1c1|r2c2|r1c1-1|r1c1-2|no|yes|answer|answer||quit"),
        SAVED,
    ),
    case(
        "a test, in French",
        typed("learn x-wing --lang fr", "test|aide|indice|réponse|quitter"),
        SAVED,
    ),
    case("a test on a rule", typed("nonogram learn glue", "test|skip|skip|skip|skip|quit"), SAVED),
)

LATER = (
    case(
        "due some days later",
        typed("learn naked-pair", f"{PAGES}|r2c3 r4c3||r2c1-58 r2c2-58 r2c3-58||yes||quit"),
        typed("nonogram learn overlap", f"{PAGES}|black r1c8-r1c10||black r4c1-r9c1||quit"),
        Run("learn", days=5),
        "progress",
        "progress --lang fr",
        "progress --json",
        typed("learn --plain", "skip|answer||quit"),
        typed("learn --plain --lang fr", "passer|réponse||quitter"),
        Run("progress", days=60),
        SAVED,
    ),
)

OF_NONOGRAMS = (
    case(
        "pages are turned",
        typed("nonogram learn overlap", "|row 1|r1c2|read r1c2|c1|board|back|b|help|quit"),
        SAVED,
    ),
    case(
        "pages are turned, in French",
        typed("nonogram learn overlap --lang fr", "|ligne 1|lire L1C2|plateau|retour|aide|quitter"),
    ),
    case(
        "all right",
        typed(
            "nonogram learn overlap --plain",
            f"{PAGES}|black r1c8-r1c10||black r4c1-r9c1||black r2c2-r6c2||quit",
        ),
        SAVED,
        "nonogram learn --json",
        "progress",
    ),
    case(
        "all right, in French",
        typed(
            "nonogram learn overlap --lang fr",
            f"{PAGES}|noir L1C8 à L1C10|noirs L1C8-L1C10||noir L4C1-L9C1||noir L2C2-L6C2||quitter",
        ),
        SAVED,
    ),
    case(
        "wrong, with hints, again, skipped",
        typed(
            "nonogram learn overlap",
            f"{PAGES}|white r1c1|black r1c8|rubbish|black r99c1|hint|hint|black r1c8-r1c10|again|"
            "hint|hint|hint|hint||black r1c1|answer||skip|lesson|quit",
        ),
        SAVED,
    ),
    case(
        "the rules", typed("nonogram learn rules", "|" * 6 + "|black r1c2|hint|answer||quit"), SAVED
    ),
    case(
        "then one to use it on",
        typed("nonogram learn overlap", f"{PAGES}|skip|skip|skip|play|hint|quit"),
    ),
    case(
        "left, and gone on with",
        typed("nonogram learn --plain", "||quit"),
        typed("nonogram learn --plain", "|quit"),
        typed("learn --plain --lang fr", "quitter"),
        SAVED,
    ),
)

GROUPS = {
    "learn-list": Group(
        (
            *asked_in_both("learn", "nonogram learn"),
            *asked_in_both("learn notation --json", "learn nonogram-rules --json"),
            *asked("learn --json", "nonogram learn --json", "learn --json --plain"),
        )
    ),
    "learn-pages": Group(READING),
    "learn-exercises": Group(EXERCISES),
    "learn-test": Group(AHEAD),
    "learn-due": Group(LATER),
    "nonogram-learn": Group(OF_NONOGRAMS),
    "lessons": Group(
        tuple(asked_in_both(*(f"learn {name} --json" for name in LESSONS), is_digest=True)),
        is_slow=True,
    ),
}
