"""Who mines: this process alone, or the workers of a Dask cluster, who need the same version."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from distributed import Client, Future

Part = TypeVar("Part")
Done = TypeVar("Done")


class Helpers:
    """Workers, or nobody."""

    def __init__(self, client: "Client | None" = None) -> None:
        self._client = client

    @property
    def are_there(self) -> bool:
        """Whether others do the work."""
        return self._client is not None

    def each(self, work: Callable[[Part], Done], parts: Iterable[Part]) -> Iterator[Done]:
        """What comes of every part, in order; parts are asked for when somebody is free."""
        if self._client is None:
            yield from map(work, parts)
            return
        waiting: deque[Future] = deque()
        for part in parts:
            waiting.append(self._client.submit(work, part, pure=False))
            while len(waiting) > sum(self._client.nthreads().values()):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def helpers_at(address: str | None) -> Iterator[Helpers]:
    """The workers of the scheduler there; ``local`` starts some on this machine."""
    if address is None:
        yield Helpers()
        return
    from distributed import Client

    local = {
        "threads_per_worker": 1,
        "host": "127.0.0.1",
        "dashboard_address": None,
        "scheduler_kwargs": {"dashboard_address": "127.0.0.1:0"},
    }
    with Client(**local) if address == "local" else Client(address) as client:
        yield Helpers(client)
