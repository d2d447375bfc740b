"""A class at play, on this machine alone: how long keys take while others ask for hints.

    python -m tests.serve.load [--pupils 30] [--seconds 60]

Every pupil presses a key a second; one in three asks for hints on very hard grids, the others move
the cursor, and the time until it has moved is measured. It ends by itself.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from tests.cli.terminal import COMMAND
from tests.grids import CLASSIC, VERY_HARD
from tutor.classroom.classroom import Admitted, Classroom
from tutor.serve.signing import LINK, Seal, secret_in

HARDEST = (
    VERY_HARD,
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
)
LEFT, RIGHT, ESCAPE = "\x1b[D", "\x1b[C", "\x1b"
PLACE = re.compile(rb"r\dc\d")
LIMIT = 0.1
PATIENCE = 180.0


@dataclass
class Pupil:
    """A browser with somebody before it."""

    line: ClientWebSocketResponse
    client: ClientSession
    hints: bool
    drawn: bytearray = field(default_factory=bytearray)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    seconds: list[float] = field(default_factory=list)
    asked: int = 0
    place: bytes = b""
    """Where the cursor was last."""

    async def listen(self) -> None:
        async for message in self.line:
            if message.type is WSMsgType.BINARY and message.data[:1] == b"D":
                self.drawn += message.data[1:]
                self.news.set()

    async def until(self, text: bytes, seconds: float = PATIENCE) -> None:
        """Wait until something is drawn."""
        end = time.monotonic() + seconds
        while text not in self.drawn:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), max(end - time.monotonic(), 0.001))

    async def press(self, keys: str) -> None:
        self.drawn.clear()
        await self.line.send_json(["in", keys])

    async def begin(self, grid: str) -> None:
        await self.until(b"solved Sudoku before")
        await self.press(ESCAPE)
        await self.until(b"Daily Sudoku")
        await self.press(f"\x1b[200~{grid}\x1b[201~")
        await self.until(b"DIGITS")

    async def move(self, step: int) -> None:
        """Move the cursor and wait until the bottom line names another cell."""
        begun = time.perf_counter()
        await self.press(RIGHT if step % 2 else LEFT)
        while (found := PLACE.search(bytes(self.drawn))) is None or found[0] == self.place:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.place = found[0]
        self.seconds.append(time.perf_counter() - begun)

    async def play(self, until: float, first: float) -> None:
        """A key a second."""
        await asyncio.sleep(first)
        step = 1
        while (begun := time.monotonic()) < until:
            if self.hints:
                await self.press("h" if step % 6 else "a")  # all of it, and the next one
                self.asked += 1
            else:
                await self.move(step)
            step += 1
            await asyncio.sleep(max(1 - (time.monotonic() - begun), 0))


async def joined(address: str, seal: Seal, one: Admitted, number: int) -> Pupil:
    client = ClientSession(cookie_jar=CookieJar(unsafe=True))
    key = seal.sealed(LINK, f"{one.pupil.id}.{one.pupil.turn}", 3600)
    async with client.get(f"{address}?key={key}") as answer:
        assert answer.status == 200, answer.status
    line = await client.ws_connect(
        f"{address}ws?columns=80&lines=24", origin=address.rstrip("/"), max_msg_size=0
    )
    return Pupil(line, client, number % 3 == 0)


async def run(address: str, seal: Seal, pupils: Sequence[Admitted], seconds: float) -> list[Pupil]:
    found: list[Pupil] = []
    listening = []
    try:
        for number, one in enumerate(pupils):
            pupil = await joined(address, seal, one, number)
            found.append(pupil)
            listening.append(asyncio.create_task(pupil.listen()))
        grids = [
            HARDEST[number % len(HARDEST)] if pupil.hints else CLASSIC
            for number, pupil in enumerate(found)
        ]
        await asyncio.gather(*map(Pupil.begin, found, grids))
        until, count = time.monotonic() + seconds, len(found)
        await asyncio.gather(
            *(pupil.play(until, number / count) for number, pupil in enumerate(found))
        )
    finally:
        for task in listening:
            task.cancel()
        for pupil in found:
            await pupil.client.close()
    return found


def loaded(pupils: int, seconds: float) -> list[Pupil]:
    """Run a class on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        room_folder = Path(folder) / "class"
        with closing(Classroom.begin(room_folder)) as room:
            admitted = room.add(f"Pupil {number}" for number in range(pupils))
        seal = Seal(secret_in(room_folder))
        process = subprocess.Popen(
            [*COMMAND, "serve", "--class", str(room_folder), "--port", "0", "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
        )
        with process:
            try:
                assert process.stdout is not None
                address = re.search(r"http://\S+", process.stdout.readline())
                assert address
                return asyncio.run(run(address[0], seal, admitted, seconds))
            finally:
                process.terminate()


def told(pupils: Sequence[Pupil]) -> str:
    """Half of the keys, 99 of 100 and the slowest one, in milliseconds."""
    taken = sorted(seconds for pupil in pupils for seconds in pupil.seconds)
    slow = taken[min(int(len(taken) * 0.99), len(taken) - 1)]
    within = sum(one <= LIMIT for one in taken) / len(taken)
    asked = sum(pupil.asked for pupil in pupils)
    return (
        f"{len(pupils)} pupils, {len(taken)} keys, {asked} hints asked for: typically "
        f"{1000 * median(taken):.0f} ms, 99 of 100 within {1000 * slow:.0f} ms, slowest "
        f"{1000 * taken[-1]:.0f} ms; {100 * within:.1f} % within {1000 * LIMIT:.0f} ms "
        f"(load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    print(told(loaded(min(given.pupils, 60), min(given.seconds, 600))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
