"""The lowest versions that the project admits, a line each, for ``pip install -r``.

What the tests need comes along; where they pin what the project depends on, its own bound counts.
"""

import re
import sys
import tomllib


def lowest(requirement: str) -> str:
    """A requirement narrowed to the first version it admits."""
    return re.sub(r">=([^,]+).*", r"==\1", requirement)


def name_of(requirement: str) -> str:
    """What is required."""
    return re.split(r"[=<>\[]", requirement)[0]


with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)["project"]
own = project["dependencies"]
names = {name_of(requirement) for requirement in own}
tests = project["optional-dependencies"]["test"]
for requirement in (*own, *(wanted for wanted in tests if name_of(wanted) not in names)):
    print(lowest(requirement))
