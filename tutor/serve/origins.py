"""Under which names a server answers, and to which pages: no other site can speak for a learner.

A page of somebody else may have its own name point to this machine (DNS rebinding); it then sends
that name as the host. And it may open a socket to us, but then says where it comes from.
"""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit


def host_of(header: str) -> str | None:
    """The name in a ``Host`` header, without the port; None if it is none."""
    try:
        found = urlsplit(f"//{header}")
        port_is_fine = found.port is None or found.port >= 0
    except ValueError:
        return None
    is_plain = found.netloc == header and "@" not in header and bool(found.hostname)
    return found.hostname if is_plain and port_is_fine else None


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


class Names:
    """The names of a server."""

    def __init__(self, bound_to: str, others: Iterable[str] = ()) -> None:
        """What it listens on, and what else it is called, by a proxy for instance."""
        self._names = {"localhost", bound_to.lower(), *(name.lower() for name in others)}
        address = _address(bound_to)
        self.is_open = bound_to != "localhost" and not (address and address.is_loopback)
        """Whether other machines can reach it."""

    def has(self, header: str) -> bool:
        """Whether a ``Host`` header names this server.

        Numbers are no names: nobody can have them point elsewhere.
        """
        name = host_of(header)
        if name is None:
            return False
        address = _address(name)
        if address is not None:
            return self.is_open or address.is_loopback or name in self._names
        return name in self._names

    def is_own(self, origin: str, header: str) -> bool:
        """Whether a page that comes from an origin was given out under the same name."""
        try:
            found = urlsplit(origin)
        except ValueError:
            return False
        return found.scheme in ("http", "https") and found.netloc == header and self.has(header)
