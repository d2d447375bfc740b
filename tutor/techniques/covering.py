"""The one idea behind subsets and fish: k sets that fit into k places."""

from itertools import combinations

LARGEST = 8
"""No person looks for larger subsets and fish, whatever the size of the board."""


def largest(n: int) -> int:
    """Up to which size subsets and fish are looked for on a board of n x n cells.

    Beyond half of a house, the cells or lines that are left out make a smaller pattern.
    """
    return min(n // 2, LARGEST)


def coverings(lines: tuple[int, ...], k: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every choice of k lines that together have exactly k bits: (their indices, the bits).

    Lines with one bit only are left aside: they are patterns by themselves.
    """
    usable = [(i, line) for i, line in enumerate(lines) if 2 <= line.bit_count() <= k]
    if len(usable) < k:
        return ()
    if k == 2:
        return tuple(
            ((i, j), line) for (i, line), (j, other) in combinations(usable, 2) if line == other
        )
    found: list[tuple[tuple[int, ...], int]] = []

    def extend(start: int, chosen: tuple[int, ...], union: int) -> None:
        for position in range(start, len(usable) - (k - len(chosen)) + 1):
            index, line = usable[position]
            joined = union | line
            if joined.bit_count() <= k:
                if len(chosen) + 1 < k:
                    extend(position + 1, (*chosen, index), joined)
                elif joined.bit_count() == k:
                    found.append(((*chosen, index), joined))

    extend(0, (), 0)
    return tuple(found)
