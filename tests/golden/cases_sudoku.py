"""Sudoku on the command line: hints, proofs, solutions, ratings, formats, new grids."""

from tests.golden.grids import (
    DIABOLICAL,
    EASY,
    FOUR,
    HARD,
    LOOP,
    MEDIUM,
    NEARLY,
    NO_SOLUTION,
    NONE,
    SEVERAL,
    SIX,
    SIXTEEN,
    X_WING,
)
from tests.golden.record import Group, Run, Show, asked, asked_in_both, case, on_files, typed

FORMATS = (
    *("line", "grid", "commas", "pencilmarks", "hodoku", "sdk", "sdm", "ss", "opensudoku"),
    *("sukaku", "fpuzzles", "sudokupad", "sudokuwiki"),
)
MANY = {
    "many.txt": f"# three, one of them wrong\n{EASY} # easy\n{EASY[:80]}\n{SEVERAL}\n{FOUR}\n",
    "wrong.sdk": (
        "[Puzzle]\n"
        + "\n".join(EASY[i : i + 9] for i in range(0, 81, 9))
        + "\n[State]\n"
        + "7"
        + "\n".join(EASY[i : i + 9] for i in range(0, 81, 9))[1:]
        + "\n"
    ),
}
PLACED = "78..6.1...948.1632.1...2.852...5.8..46.....17..8.9...682.7...5.9475.826...1.2...."
WITH_MARKS = (
    f":0000:x:+5{EASY[1:]}:::",
    f":0000:x:+7+8+2{EASY[3:]}:343 944::",
    f":0000:x:{EASY}:711 811 211 311::",
)

HINTS = (
    *asked_in_both(*(f"hint {X_WING} --rung {rung}" for rung in range(1, 6))),
    *asked_in_both(
        f"hint {EASY}",
        f"hint {EASY} --json",
        f"hint {EASY} --plain",
        f"hint {X_WING} --technique x-wing",
        f"hint {X_WING} --technique pointing --all --plain",
        f"hint {EASY} --all --digit 4 --rung 4",
        f"hint {LOOP} --technique nice-loop-continuous --json",
        f"hint {LOOP} --technique aic --rung 3",
        f"hint {EASY} {FOUR} --rung 2",
        f"hint {NONE}",
        f"hint {NO_SOLUTION}",
        f"hint {SEVERAL} --technique swordfish",
        f"hint {WITH_MARKS[0]}",
    ),
    *asked(
        f"hint {EASY} --rung 1 --json",
        f"hint {EASY} --rung 2 --json",
        f"hint {EASY} --rung 3 --json",
        f"hint {EASY} --rung 5 --json",
        f"hint {X_WING} --technique xy-wing --json",
        f"hint {SIX} --all --json",
        f"hint {SIX} --box 3x2 --json",
        f"hint {NONE} --json",
        f"hint {SEVERAL} --technique swordfish --json",
        f"hint {SIXTEEN}",
        f"hint '{WITH_MARKS[1]}' --json",
    ),
    case("from standard input", typed("hint - --rung 2", EASY, FOUR), typed("hint", EASY)),
    case("nothing on standard input", "hint", "hint -", "nonogram hint"),
)

WHY_AND_CHECK = (
    *asked_in_both(
        f"why {EASY} r1c1=7",
        f"why {EASY} r1c1=5",
        f"why {EASY} r1c1-5",
        f"why {EASY} L1C1=7 --json",
        f"why {EASY} r1c1=7 --plain",
        f"why {X_WING} r2c1-4 --up-to hidden-single",
        f"why {HARD} r1c1=8",
        f"why {EASY} r1c5=6",
        f"why {SEVERAL} r1c3=4",
        f"check {EASY}",
        f"check {EASY} --json",
        f"check {NONE}",
        f"check {NO_SOLUTION} --reveal",
        f"check {SEVERAL}",
        *(f"check '{text}'{flags}" for text in WITH_MARKS for flags in ("", " --reveal --json")),
    ),
    *on_files(MANY, "check wrong.sdk", "check many.txt", "check wrong.sdk --reveal --plain"),
)

SOLUTIONS = (
    *asked_in_both(
        f"solve {EASY}",
        f"solve {NEARLY} --steps",
        f"solve {DIABOLICAL} --method logic-only --up-to x-wing",
        f"solve {HARD} --only hidden-single,naked-single",
        f"solve {EASY} --method search",
        f"solve {SEVERAL}",
        f"solve {SEVERAL} --unique",
        f"solve {SEVERAL} --all",
        f"solve {SEVERAL} --all --limit 2",
        f"solve {SEVERAL} --count",
        f"solve {SEVERAL} --count --limit 3",
        f"solve {NO_SOLUTION}",
        f"solve {NONE}",
        f"solve {FOUR} {SIX}",
    ),
    *asked(
        f"solve {EASY} --plain",
        f"solve {EASY} --json",
        f"solve {NEARLY} --steps --json",
        f"solve {FOUR} --steps --json --lang fr",
        f"solve {HARD} --method logic-only --up-to naked-pair --json",
        f"solve {DIABOLICAL} --method search --json",
        f"solve {SEVERAL} --json",
        f"solve {SEVERAL} --all --json",
        f"solve {SEVERAL} --count --json --unique",
        f"solve {NO_SOLUTION} --json",
        f"solve {NONE} --json",
        f"solve {SIXTEEN}",
    ),
    *on_files(MANY, "solve many.txt", "solve many.txt --count"),
    case("many as JSON", "solve many.txt --json", files=MANY),
)

RATINGS = (
    *asked_in_both(f"rate {EASY}", f"rate {HARD}", f"rate {FOUR} --sat", f"rate {NO_SOLUTION}"),
    *asked(
        f"rate {EASY} --json",
        f"rate {HARD} --json",
        f"rate {SIX} --sat --json",
        f"rate {SIX} --heuristic random --seed 5 --json",
        f"rate {FOUR} --heuristic largest",
        f"rate {SEVERAL}",
        f"rate {SEVERAL} --json --lang fr",
        f"rate {FOUR} --cnf - ",
        f"rate {EASY} {MEDIUM} {FOUR} --csv",
    ),
    *on_files(MANY, "rate many.txt", "rate many.txt --csv"),
    case("many as JSON", "rate many.txt --json", files=MANY),
    case(
        "to a file, and on from there",
        f"rate {EASY} {FOUR} --csv --out out.csv",
        Show("out.csv"),
        f"rate {EASY} {FOUR} --csv --out out.csv",
        f"rate {EASY} {FOUR} {SIX} --csv --out out.csv --resume",
        Show("out.csv"),
        f"rate {EASY} {FOUR} --json --out out.jsonl",
        Show("out.jsonl"),
        "rate puzzles/first-grids.sdm --out all.txt --lang fr",
        Show("all.txt"),
        f"rate {FOUR} --cnf four.cnf",
        Show("four.cnf"),
    ),
)

OF_EVERY_FORMAT = (
    case(
        "there and back again",
        *(
            step
            for name in FORMATS
            for step in (
                Run(f"convert '{WITH_MARKS[1]}' --to {name}", into=f"in.{name}"),
                f"convert in.{name} --to hodoku",
            )
        ),
    ),
    *(
        case(f"{size} to {name}", f"convert {grid} --to {name}")
        for size, grid in (("six", SIX), ("sixteen", SIXTEEN))
        for name in ("line", "grid", "commas", "pencilmarks", "opensudoku")
    ),
    *asked_in_both(f"convert '{WITH_MARKS[1]}' --to line", f"convert {EASY} --to grid"),
    *asked(f"convert {SIX} --to grid --box 3x2", f"convert {SIX} --to rubbish"),
    *on_files(MANY, "convert many.txt --to hodoku", "convert many.txt --to sdm"),
    case("many in one file", "convert puzzles/first-grids.sdm --to ss"),
)

SYMMETRIES = (
    *("none", "rotation", "quarter-turn", "mirror", "mirror-rows", "mirrors", "diagonal"),
    *("antidiagonal", "diagonals"),
)
MADE = (
    *asked(
        "generate --seed 1",
        "generate --seed word --count 3",
        "generate --seed 1 --json",
        "generate --seed 3 --count 2 --json --level medium",
        "generate --box 2x3 --seed 1 --to grid",
        "generate --box 2x2 --seed 1 --minimal",
        "generate --box 4x4 --seed 3",
        "generate --seed 2 --remove 70%",
        "generate --seed 1 --not-unique",
        "generate --seed 1 --not-unique --json --lang fr",
        "generate --seed 5 --minimal --to hodoku",
        "generate --seed 7 --technique x-wing --json",
        "generate --seed 7 --technique jellyfish",
        *(f"generate --seed 4 --symmetry {name}" for name in SYMMETRIES),
        *(
            f"generate --seed 2026 --level {level}"
            for level in ("beginner", "easy", "medium", "hard", "expert")
        ),
    ),
    *asked_in_both("generate", "generate --count 2", "generate --seed 1 --remove 95%"),
)

REFUSED = (
    *asked_in_both(
        "solve missing.txt",
        f"solve {EASY[:80]}",
        f"solve {EASY[:80]}Z",
        "solve puzzles",
        f"solve {EASY} --method rubbish",
        f"solve {EASY} --only rubbish",
        f"solve {EASY} --up-to rubbish",
        f"solve {EASY} --limit 0",
        f"solve {EASY} --limit 3",
        f"solve {EASY} --steps --all",
        f"solve {EASY} --box 2x2",
        f"solve {EASY} --box rubbish",
        f"hint {EASY} --rung 6",
        f"hint {EASY} --technique rubbish",
        f"hint {EASY} --technique nonogram-overlap",
        f"hint {EASY} --digit 0",
        f"hint {EASY} --digit x",
        f"why {EASY}",
        f"why {EASY} rubbish",
        f"why {EASY} r10c1=1",
        f"why {EASY} r1c1=10",
        "why",
        f"check {EASY} --reveal --rubbish",
        f"rate {EASY} --jobs 0",
        f"rate {EASY} --heuristic rubbish",
        f"rate {EASY} --weights missing.json",
        f"rate {EASY} --resume",
        f"rate {EASY} --csv --json",
        f"rate {EASY} --out missing/out.csv",
        "convert",
        f"convert {EASY}",
        f"convert {EASY} --to rubbish",
        "generate --level rubbish",
        "generate --technique rubbish",
        "generate --box 1x1",
        "generate --count 0",
        "generate --remove 200%",
        "generate --remove rubbish",
        "generate --symmetry rubbish",
        "generate --not-unique --minimal",
        "generate --level easy --technique x-wing",
        "generate --level easy --remove 50%",
        "generate --seed 1 --box 2x2 --technique jellyfish",
        "generate --to rubbish",
        "calibrate",
        "calibrate missing.csv",
        "play missing.txt",
        f"play {EASY} --level easy",
        "play --level rubbish",
        "play --technique rubbish",
        "walk missing.txt --plain",
        f"walk {EASY} --only rubbish",
        "review rubbish",
        "review 1",
        "review",
        "learn rubbish",
        "bench search --rubbish",
    ),
    *on_files(
        {
            "bad.json": '{"rows": [[1]',
            "bad.xml": "<opensudoku><game data='12'/></opensudoku>",
            "bad.csv": "puzzle,difficulty\nx,y\n",
            "empty.txt": "",
            "bad.sdk": "[Puzzle]\n12345\n",
            "pencil.txt": "12 3 | 4\n",
            "weights.json": '{"model": 1}',
        },
        "solve bad.json",
        "solve bad.xml",
        "solve empty.txt",
        "solve bad.sdk",
        "solve pencil.txt",
        "calibrate bad.csv",
        "calibrate empty.txt",
        f"rate {FOUR} --weights weights.json",
        "progress --import bad.json",
        "progress --import empty.txt",
    ),
)

TECHNIQUES = (
    *asked(
        f"hint {HARD} --technique w-wing --all --json",
        f"solve {DIABOLICAL} --steps --plain",
        f"solve {LOOP} --steps --lang fr",
        is_digest=True,
    ),
)

GROUPS = {
    "hint": Group(HINTS),
    "why-check": Group(WHY_AND_CHECK),
    "solve": Group(SOLUTIONS),
    "rate": Group(RATINGS),
    "convert": Group(OF_EVERY_FORMAT),
    "generate": Group(MADE),
    "refused": Group(REFUSED),
    "steps": Group(TECHNIQUES),
}
