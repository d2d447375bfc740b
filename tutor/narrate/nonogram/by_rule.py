"""Which story tells a rule's steps, and from which facts."""

from tutor.narrate.nonogram import arguments, trials
from tutor.narrate.nonogram.line_reader import LineReader
from tutor.narrate.story import Story

STORIES: dict[str, Story[LineReader]] = {
    "empty-line": Story("empty-line", arguments.nothing, "line"),
    "full-line": Story(
        "full-line", arguments.room, "line", {"part": "full-line-part", "rest": "full-line-rest"}
    ),
    "overlap": Story("overlap", arguments.pushed, "line"),
    "punctuation": Story(
        "punctuation",
        arguments.closed,
        "line",
        {"done": "punctuation-done", "reach": "punctuation-reach"},
    ),
    "out-of-reach": Story("out-of-reach", arguments.held, "line"),
    "block-range": Story("block-range", arguments.shrunk, "line"),
    "glue": Story("glue", arguments.edge, "line"),
    "mercury": Story("mercury", arguments.edge, "line"),
    "forcing": Story(
        "forcing",
        arguments.forced,
        "line",
        {"gap-reach": "forcing-reach", "pushed": "forcing-pushed"},
    ),
    "joining": Story("joining", arguments.runs, "line", {"split": "splitting"}),
    "complete-line": Story("complete-line", arguments.ways, "line"),
    "edge-logic": Story("edge-logic", trials.tried, "scope"),
    "contradiction": Story("contradiction", trials.tried, "scope"),
    "search": Story("search", trials.tried, "scope"),
}
