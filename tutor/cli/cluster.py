"""Workers of a Dask cluster: on this machine, or wherever a scheduler knows of some."""

import asyncio
import logging
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from pkgutil import resolve_name
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Generic

from tutor import __version__
from tutor.base.shown import printable, typed
from tutor.cli.run import Refused
from tutor.cli.workers import Crew, Done, Part, Pending, unheard_by_others

if TYPE_CHECKING:
    from distributed import Client, Future

LOCAL = "local"
_EXTRA = "pas-a-pas[cluster]"
_ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?([^\s/:\[\]]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}/?")
_SECONDS = 10
"""For a scheduler to answer, and for its first worker."""
_RECOUNTED = 2.0
"""Seconds after which workers are counted again: they come and go."""


class _Handed(Generic[Done]):
    """A part that a worker of the cluster has, or will have.

    Dask's own way to wait for a time can end in an error of its own when something comes at the
    very end of it, and fetches what was found once more whenever it is asked.
    """

    def __init__(self, future: "Future") -> None:
        self._future, self._there = future, Event()
        future.add_done_callback(lambda _: self._there.set())

    def done(self) -> bool:
        return self._there.is_set()

    def result(self, timeout: float | None = None) -> Done:
        if not self._there.wait(timeout):
            raise TimeoutError
        return self._found

    @cached_property
    def _found(self) -> Done:
        found: Done = self._future.result()
        return found


class _Cluster:
    """The workers that a scheduler knows of."""

    def __init__(self, client: "Client", address: str) -> None:
        self._client, self._address = client, address
        self._counted, self._size = 0.0, 1

    @property
    def size(self) -> int:
        if monotonic() - self._counted > _RECOUNTED:
            self._size = max(1, sum(self._client.nthreads().values()))
            self._counted = monotonic()
        return self._size

    def submit(self, work: Callable[[Part], Done], part: Part) -> Pending[Done]:
        return _Handed(self._client.submit(work, part, pure=False))

    @contextmanager
    def watched(self) -> Iterator[None]:
        from concurrent.futures import CancelledError

        from distributed import KilledWorker

        try:
            yield
        except KilledWorker as error:
            raise Refused("cluster-workers-lost", address=self._address) from error
        except ImportError as error:  # a worker that came later
            raise Refused("cluster-no-tutor", names="none", version=__version__) from error
        except (CancelledError, OSError) as error:
            raise Refused("cluster-gone", address=self._address) from error


@contextmanager
def workers_at(address: str, jobs: int = 0) -> Iterator[Crew]:
    """The workers at an address; or so many on this machine, gone afterwards.

    Raises:
        Refused: there is no such thing, or it cannot do our work.
    """
    if address != LOCAL and not _ADDRESS.fullmatch(address):
        raise Refused("cluster-bad-address", found=typed(address))
    try:
        import distributed
    except ImportError as error:
        raise Refused("cluster-missing-package", extra=_EXTRA) from error
    # What goes wrong is told by us, once, and not by every part of the library.
    for name in ("distributed", "distributed.client", "distributed.core", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    with ExitStack() as stack:
        stack.callback(logging.disable, logging.NOTSET)
        logging.disable(logging.CRITICAL)
        try:
            if address == LOCAL:
                with unheard_by_others():
                    place = distributed.LocalCluster(
                        n_workers=jobs or os.cpu_count(),
                        threads_per_worker=1,
                        host="127.0.0.1",
                        dashboard_address=None,
                        scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
                        memory_limit=0,
                        silence_logs=logging.CRITICAL,
                    )
                stack.callback(place.close, timeout=_SECONDS)
            else:
                _refuse_strangers(address)
                place = address
            client = distributed.Client(place, timeout=_SECONDS, set_as_default=False)
            stack.callback(client.close, timeout=1)
        except (OSError, ValueError) as error:
            raise Refused("cluster-nobody", address=printable(address)) from error
        _refuse_unfit(client, printable(address))
        yield _Cluster(client, printable(address))


def _refuse_strangers(address: str) -> None:
    """Make sure that it is a scheduler that answers, in time: the client would wait for ever."""
    import distributed

    async def kind() -> str:
        keys = distributed.Security().get_connection_args("client")
        async with distributed.rpc(address, timeout=_SECONDS, connection_args=keys) as there:
            return str((await there.identity())["type"])

    async def kind_in_time() -> str:
        return await asyncio.wait_for(kind(), _SECONDS)

    try:
        found = asyncio.run(kind_in_time())
    except Exception as error:  # whoever is there can send anything
        raise Refused("cluster-nobody", address=printable(address)) from error
    if found != "Scheduler":
        raise Refused("cluster-no-scheduler", address=printable(address), found=printable(found))


def _refuse_unfit(client: "Client", address: str) -> None:
    """Make sure that there are workers, and that all of them can do what we do."""
    try:
        client.wait_for_workers(1, timeout=_SECONDS)
    except TimeoutError as error:
        raise Refused("cluster-no-workers", address=address) from error
    # Something that any Python has, so that a worker without us can answer.
    found = client.run(resolve_name, "tutor:__version__", on_error="return")
    without = [name for name, version in found.items() if not isinstance(version, str)]
    if without:
        raise Refused("cluster-no-tutor", names=_listed(without), version=__version__)
    others = [f"{name} ({at})" for name, at in found.items() if at != __version__]
    if others:
        raise Refused("cluster-other-version", names=_listed(others), version=__version__)


def _listed(names: list[str]) -> str:
    """Some of them, for there may be hundreds."""
    shown = " ".join(map(printable, names[:3]))
    return f"{shown} …" if len(names) > 3 else shown
