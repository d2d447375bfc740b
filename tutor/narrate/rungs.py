"""A hint in five rungs, each giving away a little more than the one before.

1. a nudge: where to look;
2. the technique's name, with its house, digit or line;
3. what the argument starts from: the cells with their roles;
4. the conclusion, with its full reason;
5. the same, and the step is applied.
"""

RUNGS = (1, 2, 3, 4, 5)
NUDGE, NAME, PATTERN, REASON, APPLY = RUNGS
