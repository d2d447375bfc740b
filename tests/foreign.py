"""Names that want to do something, honest ones that look like it, and what harmless means."""

import unicodedata

EVIL = {
    "window title": "\x1b]0;owned\x07",
    "clear": "\x1b[2J\x1b[31mred",
    "terminal link": "\x1b]8;;http://evil.example\x1b\\here\x1b]8;;\x1b\\",
    "eight bits": "\x9b2Jx\x9d0;owned\x9c",
    "markup": "[bold red]x[/bold red]",
    "never opened": "x[/]",
    "action": "[@click=app.quit]x[/]",
    "link": "[link=http://evil.example]x[/link]",
    "textual link": '[link="http://evil.example"]x[/]',
    "formula": "=1+1",
    "call": '=HYPERLINK("http://evil.example","x")',
    "at": "@SUM(A1:A9)",
    "plus": "+1+1",
    "minus": "-2+3",
    "tab": "\t=1+1",
    "return": "\r=1+1",
    "blank": " =1+1",
    "hidden equals": "\u200b=1+1",
    "wide equals": "\uff1d1+1",
    "wide plus": "\uff0b1+1",
    "wide minus": "\uff0d1+1",
    "wide at": "\uff20SUM(A1)",
    "small equals": "\ufe661+1",
    "image": "![x](http://evil.example/x.png)",
    "script link": "[x](javascript:alert(1))",
    "script": "<script>alert(1)</script>",
    "handler": "<img src=x onerror=alert(1)>",
    "reference": "&lt;b&gt; &#60;",
    "column": "a | b",
    "code": "`rm -rf` ``x``",
    "bold": "**x** __y__ *z* ~~w~~ $v$",
    "heading": "# x",
    "item": "- x",
    "numbered": "1. x",
    "rule": "---",
    "below": "===",
    "address": "http://evil.example/x",
    "bare address": "www.evil.example",
    "mail": "me@evil.example",
    "turned": "\u202egnp.exe",
    "isolated": "\u2066x\u2067y\u2068z\u2069",
    "marks": "a\u200eb\u200fc\u061cd",
    "no width": "a\u200bb\ufeffc\u2060d\xade",
    "joined to nothing": "a\u200db\u200c",
    "lines": "one\ntwo\r\nthree\x0bfour\x85five",
    "separators": "one\u2028two\u2029three",
    "null": "a\x00b\x7fc",
    "tags": "a\U000e0041b",
    "long": "x" * 10_000,
    "long and hidden": "\x1b" * 10_000,
}
"""By what they want; each is what a file, a learner or a pupil may be called."""

HONEST = (
    "C++", "Anne-Marie", "=)", "-", "-3", "Zoé", "O’Brien", "D'Arc",
    "l’été\xa0: «\u202fchaud\u202f»",
    "数独 パズル", "👨‍👩‍👧 ❤️‍🔥", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "e\u0301", "می‌خواهم", "שלום", "<3", "a_b_c", "50 %", "R&D", "[A] / {B}", "C:\\new",
    "#1", "2. Cat", "50*2", "cat.non", "a: b", "~x", "x@y",
)  # fmt: skip
"""They look as typed wherever somebody reads them."""

_HIDDEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def hidden_in(text: str) -> set[str]:
    """What in a text of several lines does something to a terminal, or cannot be seen."""
    return {sign for sign in text if sign != "\n" and unicodedata.category(sign) in _HIDDEN}
