"""How often something may be done: buckets that fill again, of which there are never too many."""

import ipaddress
import time
from collections.abc import Callable

_REST = ""
"""The bucket of all those for whom there is no bucket of their own."""


class Limits:
    """So much at once, and so much a second, for each of many."""

    def __init__(
        self,
        at_once: float,
        a_second: float,
        most: int = 1000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """How much, and for how many it is counted one by one."""
        self._at_once, self._a_second, self._most, self._clock = at_once, a_second, most, clock
        self._left: dict[str, tuple[float, float]] = {}
        """What is left in a bucket, and when that was so; a full one need not be kept."""

    def __len__(self) -> int:
        return len(self._left)

    def allows(self, who: str, amount: float = 1) -> bool:
        """Take something from somebody's bucket, if there is as much in it."""
        return self.seconds_until(who, amount) == 0

    def seconds_until(self, who: str, amount: float = 1) -> float:
        """The same; how long to wait if there is not enough, and then nothing is taken."""
        now = self._clock()
        if who not in self._left and len(self._left) >= self._most:
            self._forget(now)
            if len(self._left) >= self._most:
                who = _REST
        left = self._now_in(who, now)
        if left < amount:
            return (amount - left) / self._a_second
        self._left[who] = (left - amount, now)
        return 0.0

    def _now_in(self, who: str, now: float) -> float:
        left, then = self._left.get(who, (self._at_once, now))
        return min(self._at_once, left + (now - then) * self._a_second)

    def _forget(self, now: float) -> None:
        for who in [one for one in self._left if self._now_in(one, now) >= self._at_once]:
            del self._left[who]


def neighbourhood(address: str) -> str:
    """Whom an address is counted as: of the newer kind, everybody has billions."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)
