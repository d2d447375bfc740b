"""Help of every command, the lists of techniques, and the words that no command understands."""

from tests.golden.record import Group, Run, asked, asked_in_both, case

COMMANDS = (
    *("learn", "placement", "exam", "play", "walk", "hint", "why", "check", "solve", "rate"),
    *("calibrate", "convert", "generate", "techniques", "progress", "review", "bench", "print"),
    *("picture", "serve", "class"),
    *(f"class {name}" for name in ("new", "add", "assign", "list", "results", "paper", "mark")),
    *(f"class {name}" for name in ("reset-pin", "withdraw", "delete")),
    *(
        f"bench {name}"
        for name in ("search", "logic", "rate", "start", "explain", "screen", "class")
    ),
)
OF_NONOGRAMS = (
    *("learn", "play", "walk", "hint", "why", "check", "solve", "rate", "convert", "generate"),
    *("review", "techniques", "bench", "edit", "from-image", "print"),
    "picture",
)

GROUPS = {
    "help": Group(
        (
            *asked("--version"),
            *asked_in_both("--help", *(f"{name} --help" for name in COMMANDS)),
            case("as a process of its own", Run("--help", is_real=True)),
        )
    ),
    "help-nonogram": Group(
        tuple(
            asked_in_both("nonogram --help", *(f"nonogram {name} --help" for name in OF_NONOGRAMS))
        )
    ),
    "help-refused": Group(
        tuple(
            asked_in_both(
                "rubbish",
                "--rubbish",
                "nonogram",
                "nonogram rubbish",
                "bench",
                "bench rubbish",
                "hint --rubbish",
                "techniques rubbish",
            )
        )
        + tuple(
            asked(
                "hint --lang de",
                "nonogram hint --lang",
                "learn --lang rubbish",
                "exam --lang rubbish",
                "",
            )
        )
    ),
    "techniques": Group(
        (
            *asked_in_both("techniques", "techniques --plain", "nonogram techniques"),
            *asked_in_both("nonogram techniques --plain"),
            *asked("techniques --json", "nonogram techniques --json"),
        )
    ),
}
