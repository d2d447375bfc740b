"""Nonograms on the command line: hints, proofs, solutions, ratings, formats, new ones."""

from tests.golden.grids import CLUES, NO_PICTURE, TRIALS, TWO_PICTURES, board
from tests.golden.record import Group, Run, asked, asked_in_both, case, on_files, typed

FORMATS = ("non", "webpbn", "json", "nin", "mk", "cwd", "clues", "picture")
FILES = {
    "right.non": board("###.#", "?????", "?????", "#????", "?????"),
    "wrong.non": board("##.?#", "?????", "?????", "?????", "?????"),
    "late.non": board("###.#", "###..", "..#..", "?????", "?????"),
    "many.txt": f"{CLUES}\n{TWO_PICTURES}\n1, 1 / 3\n{TRIALS}\n",
}

HINTS = (
    *asked_in_both(
        *(f"nonogram hint '{CLUES}' --rung {rung}" for rung in range(1, 6)),
        f"nonogram hint '{CLUES}'",
        f"nonogram hint '{CLUES}' --json",
        f"nonogram hint '{CLUES}' --plain",
        f"nonogram hint '{CLUES}' --all",
        f"nonogram hint '{CLUES}' --technique overlap",
        f"nonogram hint '{TRIALS}' --technique edge-logic",
        f"nonogram hint '{TRIALS}' --technique empty-line --rung 3",
        f"nonogram hint '{TWO_PICTURES}'",
        f"nonogram hint '{NO_PICTURE}'",
        "nonogram hint apple --rung 2",
    ),
    *asked(
        f"nonogram hint '{CLUES}' --json --rung 1",
        f"nonogram hint '{CLUES}' --json --rung 3",
        f"nonogram hint '{CLUES}' --json --rung 5",
        f"nonogram hint '{CLUES}' --json --all",
        f"nonogram hint '{NO_PICTURE}' --json",
        f"nonogram hint '{TRIALS}' --technique edge-logic --json",
        "nonogram hint Pomme --json --lang fr",
    ),
    *on_files(
        FILES,
        "nonogram hint right.non",
        "nonogram hint wrong.non",
        "nonogram hint late.non --rung 5",
        "nonogram hint many.txt --rung 2",
    ),
    case("boards as JSON", "nonogram hint wrong.non --json", files=FILES),
    case("from standard input", typed("nonogram hint - --rung 2", CLUES, TRIALS)),
)

WHY_AND_CHECK = (
    *asked_in_both(
        f"nonogram why '{CLUES}' r1c1=black",
        f"nonogram why '{CLUES}' r1c1=white",
        f"nonogram why '{CLUES}' 'L1C4=blanc' --json",
        f"nonogram why '{CLUES}' r5c5=. --plain",
        f"nonogram why '{TRIALS}' r1c5=# --only lines",
        f"nonogram why '{TRIALS}' r1c5=#",
        f"nonogram why '{TWO_PICTURES}' r1c1=black",
        f"nonogram check '{CLUES}'",
        f"nonogram check '{NO_PICTURE}'",
        f"nonogram check '{TWO_PICTURES}' --json",
    ),
    *on_files(
        FILES,
        "nonogram why right.non r1c1=black",
        "nonogram why wrong.non r1c3=black",
        "nonogram check right.non",
        "nonogram check right.non --json",
        "nonogram check wrong.non",
        "nonogram check wrong.non --reveal",
        "nonogram check late.non --reveal --json",
        "nonogram check late.non --plain",
        "nonogram check many.txt",
    ),
)

SOLUTIONS = (
    *asked_in_both(
        f"nonogram solve '{CLUES}'",
        f"nonogram solve '{CLUES}' --plain",
        f"nonogram solve '{CLUES}' --steps",
        f"nonogram solve '{TRIALS}' --method rules",
        f"nonogram solve '{TRIALS}' --only lines",
        f"nonogram solve '{TRIALS}' --up-to overlap",
        f"nonogram solve '{CLUES}' --only study --show-ranges",
        f"nonogram solve '{TRIALS}' --only lines --show-ranges",
        f"nonogram solve '{TWO_PICTURES}'",
        f"nonogram solve '{TWO_PICTURES}' --unique",
        f"nonogram solve '{TWO_PICTURES}' --all",
        f"nonogram solve '{TWO_PICTURES}' --all --limit 1",
        f"nonogram solve '{TWO_PICTURES}' --count",
        f"nonogram solve '{NO_PICTURE}'",
        "nonogram solve apple",
    ),
    *asked(
        *(
            f"nonogram solve '{CLUES}' --method {method}{flags}"
            for method in ("auto", "rules", "backtrack-dfa", "backtrack-nfa")
            for flags in ("", " --json")
        ),
        f"nonogram solve '{TWO_PICTURES}' --method brute",
        f"nonogram solve '{TWO_PICTURES}' --method brute --json",
        f"nonogram solve '{CLUES}' --steps --json",
        f"nonogram solve '{CLUES}' --steps --json --lang fr",
        f"nonogram solve '{TRIALS}' --only lines --show-ranges --json",
        f"nonogram solve '{TWO_PICTURES}' --all --json",
        f"nonogram solve '{TWO_PICTURES}' --count --json --unique",
        f"nonogram solve '{NO_PICTURE}' --json",
        f"nonogram solve '{NO_PICTURE}' --method brute",
    ),
    *on_files(FILES, "nonogram solve many.txt", "nonogram solve right.non"),
    case("many as JSON", "nonogram solve many.txt --json", files=FILES),
)

RATINGS = (
    *asked_in_both(
        f"nonogram rate '{CLUES}'",
        f"nonogram rate '{TRIALS}'",
        f"nonogram rate '{CLUES}' --sat",
        f"nonogram rate '{TWO_PICTURES}'",
        f"nonogram rate '{NO_PICTURE}'",
        "nonogram rate apple cactus --csv",
    ),
    *asked(
        f"nonogram rate '{CLUES}' --json",
        f"nonogram rate '{CLUES}' --heuristic random --seed 5 --json",
        f"nonogram rate '{TRIALS}' --heuristic largest --json",
        f"nonogram rate '{TWO_PICTURES}' --json",
        "nonogram rate puzzles/pictures/anchor.non puzzles/pictures/bell.non --json",
    ),
    *on_files(FILES, "nonogram rate many.txt", "nonogram rate many.txt --csv"),
)

CHEQUERED = "P1\n5 4\n" + "1 0 1 0 0\n0 1 0 1 0\n" * 2
SECTIONS = '# a cat\n[clues]\nrows = """\n1 1, 2\n"""\ncolumns = ["2", "1", "1"]\n'
DRAWN = {
    "cat.pbm": CHEQUERED,
    "bad.png": "no picture",
    "cat.toml": SECTIONS,
    "cat.g": "A cat\n: rows\n1 1\n2\n: columns\n2\n1\n1\n",
    "colours.toml": "[clues]\nrows = '2a'\ncolumns = '1a, 1a'\n",
    "torn.g": ": rows\n1 1\nx\n: columns\n2\n",
}

FROM_PICTURES = (
    *on_files(
        DRAWN,
        "nonogram from-image cat.pbm --size 5x4",
        "nonogram from-image cat.pbm --size 5x4 --no-repair --to picture",
        "nonogram from-image cat.pbm --size 5x4 --invert --to picture",
        "nonogram from-image cat.pbm --size 5x4 --threshold 255",
        "nonogram from-image cat.pbm --threshold 256",
        "nonogram from-image bad.png",
        "nonogram from-image none.png",
        "nonogram convert cat.toml --to clues",
        "nonogram convert cat.g --to clues",
        "nonogram convert colours.toml --to clues",
        "nonogram convert torn.g --to clues",
        "nonogram edit cat.toml",
        "nonogram print cat.toml --out cat.doc",
    ),
    case("a picture as JSON", "nonogram from-image cat.pbm --size 5x4 --json", files=DRAWN),
)

OF_EVERY_FORMAT = (
    case(
        "there and back again",
        *(
            step
            for name in FORMATS
            for step in (
                Run(f"nonogram convert right.non --to {name}", into=f"in.{name}"),
                f"nonogram convert in.{name} --to json",
            )
        ),
        files=FILES,
    ),
    *(case(f"a picture to {name}", f"nonogram convert apple --to {name}") for name in FORMATS),
    *on_files(
        FILES,
        "nonogram convert right.non --to clues",
        "nonogram convert many.txt --to clues",
        "nonogram convert apple many.txt --to non",
    ),
)

MADE = (
    *asked(
        "nonogram generate --seed 1",
        "nonogram generate --seed word --count 3 --size 6x4",
        "nonogram generate --seed 1 --size 8x6 --json",
        "nonogram generate --seed 1 --size 5x5 --unique --json",
        "nonogram generate --seed 1 --size 8x8 --line-solvable --json",
        "nonogram generate --seed 1 --size 8x8 --black 70% --to picture",
        "nonogram generate --seed 1 --size 6x6 --to webpbn",
        "nonogram generate --seed 1 --size 8x6 --technique nonogram-overlap",
        "nonogram generate --seed 1 --size 8x6 --technique overlap --json",
        *(
            f"nonogram generate --seed 2026 --size 8x8 --level {level} --json"
            for level in ("beginner", "easy", "medium", "hard")
        ),
    ),
    *asked_in_both(
        "nonogram generate --size 4x4",
        "nonogram generate --size 4x4 --count 2 --to picture",
        "nonogram generate --seed 1 --size 3x3 --level master",
    ),
)

REFUSED = (
    *asked_in_both(
        "nonogram solve missing.non",
        "nonogram solve '1, 2 / 1'",
        "nonogram solve '5, 1 / 1, 1'",
        "nonogram solve '1 x, 1 / 1, 1'",
        "nonogram solve puzzles",
        f"nonogram solve '{CLUES}' --method rubbish",
        f"nonogram solve '{CLUES}' --only rubbish",
        f"nonogram solve '{CLUES}' --up-to rubbish",
        f"nonogram solve '{CLUES}' --limit 0",
        f"nonogram solve '{CLUES}' --all --steps",
        f"nonogram solve '{CLUES}' --method brute --steps",
        f"nonogram hint '{CLUES}' --rung 0",
        f"nonogram hint '{CLUES}' --technique rubbish",
        f"nonogram hint '{CLUES}' --technique x-wing",
        f"nonogram why '{CLUES}'",
        f"nonogram why '{CLUES}' rubbish",
        f"nonogram why '{CLUES}' r9c1=black",
        f"nonogram why '{CLUES}' r1c1=red",
        f"nonogram rate '{CLUES}' --jobs 0",
        f"nonogram rate '{CLUES}' --csv --json",
        f"nonogram rate '{CLUES}' --heuristic rubbish",
        f"nonogram convert '{CLUES}'",
        f"nonogram convert '{CLUES}' --to rubbish",
        "nonogram generate --size rubbish",
        "nonogram generate --size 0x3",
        "nonogram generate --count 0",
        "nonogram generate --black 120%",
        "nonogram generate --level rubbish",
        "nonogram generate --technique rubbish",
        "nonogram generate --to rubbish",
        "nonogram generate --level easy --technique overlap",
        "nonogram play missing.non",
        "nonogram play --picture rubbish",
        "nonogram play --level rubbish",
        "nonogram play --size rubbish",
        f"nonogram play '{CLUES}' --level easy",
        "nonogram play apple --picture apple",
        "nonogram walk missing.non --plain",
        f"nonogram walk '{CLUES}' --up-to rubbish",
        "nonogram learn rubbish",
        "nonogram learn x-wing",
        "nonogram review",
        "nonogram review 7",
        "nonogram review rubbish",
        "nonogram bench --sizes rubbish",
        "nonogram bench --methods rubbish",
        "nonogram bench --count 0",
    ),
    *on_files(
        {
            "bad.json": '{"rows": [[1]',
            "odd.json": '{"rows": [["x"]], "columns": [[1]]}',
            "bad.xml": "<puzzleset><puzzle></puzzleset>",
            "colours.xml": (
                '<puzzleset><puzzle defaultcolor="red"><clues type="columns"><line>'
                "<count>1</count></line></clues></puzzle></puzzleset>"
            ),
            "empty.non": "",
            "bad.non": "width 3\nheight 1\nrows\n1 x\ncolumns\n1\n0\n0\n",
            "size.non": "width 3\nheight 2\nrows\n1\ncolumns\n1\n0\n0\n",
        },
        "nonogram solve bad.json",
        "nonogram solve odd.json",
        "nonogram solve bad.xml",
        "nonogram solve colours.xml",
        "nonogram solve empty.non",
        "nonogram solve bad.non",
        "nonogram solve size.non",
    ),
)

GROUPS = {
    "nonogram-hint": Group(HINTS),
    "nonogram-why-check": Group(WHY_AND_CHECK),
    "nonogram-solve": Group(SOLUTIONS),
    "nonogram-rate": Group(RATINGS),
    "nonogram-convert": Group(OF_EVERY_FORMAT),
    "nonogram-generate": Group(MADE),
    "nonogram-pictures": Group(FROM_PICTURES),
    "nonogram-refused": Group(REFUSED),
}
