"""Exams: terms, papers and keys, sittings, results, reports, and the results of a class."""

from tests.golden.record import (
    Edit,
    Group,
    Learner,
    Load,
    Run,
    Show,
    asked,
    asked_in_both,
    case,
    on_files,
    typed,
)
from tutor.learn.exam.edition import edition
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket

SAVED = Learner(("exams", "exam_answers", "events"))
SUDOKU = "--level medium --seed 2026 --questions 3"
NONOGRAMS = "--level medium --game nonogram --seed 7 --questions 3"
CLASS = "--level easy --game both --questions 4 --minutes 15 --strict --seed 7"
KEY = "--class 'a red balloon'"
_TERMS = Syllabus("easy", questions=4, minutes=15, mode="strict", game="both")
TICKET = f"--class {Ticket.of_key('a red balloon', _TERMS, '7').word(_TERMS, '7', edition())}"
"""What the class key makes of these terms, in the present edition."""

TERMS = (
    *asked_in_both(
        "exam --seed 1",
        f"exam {SUDOKU} --strict --pass 12 --minutes 33",
        f"exam {NONOGRAMS}",
        f"exam {CLASS} {KEY}",
        f"exam {CLASS} {TICKET} --name Zoé",
        "exam --techniques x-wing,nonogram-glue --questions 2 --seed word",
        "exam --results",
        "exam --results --json",
        "exam --results --csv",
    ),
    *asked("exam", "exam --level master --game both --seed 1 --lang fr"),
)

PAPERS = (
    *(
        case(
            f"{terms}{lang}",
            f"exam --paper exam.md {terms}{lang}",
            Show("exam*.md"),
            Show("exam*/*.svg", is_digest=True),
        )
        for terms in (SUDOKU, NONOGRAMS)
        for lang in ("", " --lang fr")
    ),
    case(
        "a class",
        f"exam --paper exam.md {CLASS} {KEY}",
        Show("exam.md"),
        Show("exam-key.md"),
        Show("exam-boards/q01.svg"),
        Show("exam-boards/q03.svg"),
    ),
    case(
        "a pupil's",
        f"exam --paper exam.md {CLASS} {TICKET} --lang fr",
        Show("exam.md"),
        Show("*/*.svg", is_digest=True),
    ),
    case("there already", f"exam --paper exam.md {SUDOKU}", f"exam --paper exam.md {SUDOKU}"),
    case("a random seed", "exam --paper exam.md --questions 1", Show("exam.md")),
)

ALL_PAPERS = tuple(
    case(
        f"{level}, {game}{lang}",
        f"exam --paper exam.md --level {level} --game {game} --seed 2026{lang}",
        Show("exam*.md", is_digest=True),
        Show("exam*/*.svg", is_digest=True),
    )
    for level in ("beginner", "easy", "medium", "hard", "expert", "master")
    for game in ("sudoku", "nonogram", "both")
    for lang in ("", " --lang fr")
    # In French, a paper with both games asks all that papers with one of them do.
    if not lang or game == "both"
)

ANSWERED = (
    "|r8c6=8; technique hidden triple; evidence r1c4 r1c6 r2c6|answer|next|r9c9-1, r9c7-6|next|"
    "yes r6c2-1|list|hand in|hand in"
)
IN_FRENCH = (
    "|aide|L8C6=8|technique 11|preuve L1C4 L1C6 L2C6|réponse|suivante|indice|indice|L9C9-1|temps|"
    "suivante|non L6C1|liste|aller 1|grille|ligne 1|lire L1C1|effacer|retour|rubbish|terminer|oui|"
    "terminer"
)
LOOKED_AT = (
    "rubbish||help|time|list|board|row 4|read r1c1|again|answer|r8c6=9|technique 99|evidence r1c1|"
    "evidence r99c1|answer|clear|answer|hint|hint|hint|hint|hint|go 3|back|go 9|no r6c1|go 1|quit"
)
OF_PICTURES = (
    "|help|white r1c5 r1c10|answer|next|block range|next|board|hint|black r7c5-r7c8|white r1c1|"
    "answer|done|done"
)
MARKED = (
    "exam --results",
    "exam --results last",
    "exam --results --json",
    "exam --results --csv",
    "exam --results last --report report.md",
    Show("report.md"),
)

SITTINGS = (
    case(
        "answered", typed(f"exam --plain {SUDOKU} --name Ada", ANSWERED), SAVED, *MARKED, "progress"
    ),
    case(
        "answered, in French",
        typed(f"exam --plain {SUDOKU} --lang fr", IN_FRENCH),
        SAVED,
        "exam --results last --lang fr",
        "exam --results --csv --lang fr",
        "exam --results last --report report.md --lang fr",
        Show("report.md"),
        "progress --lang fr",
    ),
    case(
        "looked at, left, and gone on with",
        typed(f"exam --plain {SUDOKU}", LOOKED_AT),
        SAVED,
        "exam",
        "exam --results",
        typed("exam --plain", "answer|quit"),
        typed(f"exam --plain {SUDOKU} --lang fr", "réponse|terminer|terminer"),
        SAVED,
    ),
    case(
        "without any help",
        typed(f"exam --plain {SUDOKU} --strict --pass 1", "|hint|help|r8c6=8|hand in|hand in"),
        "exam --results --json",
    ),
    case(
        "the time is up",
        typed("exam --plain --level easy --questions 1 --minutes 1 --seed 3", "|" + "time|" * 12),
        SAVED,
        "exam --results last",
    ),
    case("not begun", typed(f"exam --plain {SUDOKU}", "quit"), f"exam --plain {SUDOKU} --lang fr"),
    case(
        "of techniques",
        typed(
            "exam --plain --techniques naked-pair,nonogram-glue --questions 2 --seed 1",
            "|hint|hint|hint|hint|next|hint|hint|hint|hint|done|done",
        ),
        SAVED,
    ),
    case("nonograms", typed(f"exam --plain {NONOGRAMS}", OF_PICTURES), SAVED, *MARKED),
    case(
        "nonograms, in French",
        typed(
            f"exam --plain {NONOGRAMS} --lang fr",
            "|blanc L1C5|indice|suivante|6|suivante|noir L7C5 à L7C8|noir L7C5-L7C8"
            "|terminer|terminer",
        ),
        "exam --results last --lang fr",
    ),
)

PUPIL = (
    "|empty line|next|black r1c2 r1c7-r1c9|next|r6c2=2; technique full house; "
    "evidence r4c1 r4c2 r4c3 r5c1 r5c2 r5c3 r6c1 r6c3|next|r8c2=6|hand in|hand in"
)
COLLECTED = (
    "exam --collect *.json".replace("*.json", "ada.json bob.json eve.json tim.json"),
    "exam --collect ada.json bob.json eve.json tim.json --lang fr",
    f"exam --collect ada.json bob.json eve.json tim.json {KEY}",
    f"exam --collect ada.json bob.json eve.json tim.json {KEY} --json",
    "exam --collect ada.json bob.json eve.json tim.json --class 'another key of ours'",
    f"exam --collect ada.json ada.json missing.json {KEY} --out class.csv --lang fr",
    Show("class.csv"),
)

CLASSES = (
    case(
        "a class",
        typed(f"exam --plain {CLASS} {TICKET} --name Ada", PUPIL),
        "exam --results last",
        "exam --results last --json --name Eve --out ada.json",
        Show("ada.json"),
        "exam --results last --report report.md",
        Show("report.md"),
        Load(),
        typed(f"exam --plain {CLASS} {TICKET} --name Bob --lang fr", "|rangée vide|done|done"),
        "exam --results last --json --out bob.json --lang fr",
        Load(),
        typed(f"exam --plain {CLASS} {KEY} --name Eve", "|full line|done|done"),
        "exam --results --json --out eve.json",
        Edit("eve.json", '"name": "Eve"', '"name": "Zoé"'),
        Load(),
        typed(f"exam --plain {CLASS}", "|overlap|done|done"),
        Run("exam --results --json", into="tim.json"),
        *COLLECTED,
    ),
    case(
        "without a key",
        typed(f"exam --plain {SUDOKU} --name Ada", ANSWERED),
        "exam --results --json --out ada.json",
        Load(),
        typed(f"exam --plain {SUDOKU} --name Bob", "|r8c6=8|done|done"),
        "exam --results --json --out bob.json",
        "exam --collect ada.json bob.json",
        "exam --collect ada.json bob.json --json",
        "exam --collect ada.json bob.json --csv --lang fr",
        Edit("bob.json", '"Bob"', '"Bib"'),
        "exam --collect ada.json bob.json",
    ),
)

REFUSED = (
    *asked_in_both(
        "exam --level diabolical",
        "exam --game chess",
        "exam --techniques rubbish",
        "exam --techniques x-wing --level easy",
        "exam --questions 0",
        "exam --questions 51",
        "exam --minutes 0",
        "exam --minutes 601",
        "exam --pass 21",
        "exam --pass rubbish",
        f"exam {SUDOKU} --class short",
        f"exam {SUDOKU} {TICKET}",
        f"exam {CLASS} {TICKET[:-1]}0",
        f"exam {CLASS} --minutes 16 {TICKET}",
        f"exam {SUDOKU} --strict --paper exam.md",
        f"exam {SUDOKU} --paper missing/exam.md",
        "exam --results 7",
        "exam --results rubbish",
        "exam --results last",
        "exam --results --json --csv",
        "exam --results --report report.md",
        "exam --collect",
        "exam --collect missing.json",
        "exam --collect puzzles",
        "exam --json",
        "exam --out out.txt",
        "exam rubbish",
        "exam --plain --paper exam.md",
        "exam --results --collect",
    ),
    *on_files(
        {
            "bad.json": '{"exam": ',
            "odd.json": '{"exam": 1}\n',
            "empty.json": "",
            "list.json": "[1, 2]\n",
        },
        "exam --collect bad.json",
        "exam --collect odd.json",
        "exam --collect empty.json",
        "exam --collect list.json",
    ),
)

GROUPS = {
    "exam-terms": Group(TERMS, is_slow=True),
    "exam-papers": Group(PAPERS),
    "exam-papers-all": Group(ALL_PAPERS, is_slow=True),
    "exam-sitting": Group(SITTINGS),
    "exam-class": Group(CLASSES),
    "exam-refused": Group(REFUSED),
}
