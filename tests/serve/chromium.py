"""A headless Chromium, driven by its own protocol: what somebody would see, press and click."""

import asyncio
import base64
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.conftest import PATIENCE

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-dev-shm-usage", "--remote-debugging-port=0", "about:blank"),
)
_KEYS = {
    "Enter": 13, "Escape": 27, "Tab": 9, "Backspace": 8, "Delete": 46, "PageDown": 34,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    **{f"F{number}": 111 + number for number in range(1, 13)},
}  # fmt: skip
_CONTROL = 2
_TERMINAL = "document.getElementById('terminal').terminal"
_SCREEN = """(() => {
    const shown = document.getElementById("terminal")?.terminal, lines = [];
    for (let y = 0; y < (shown?.rows ?? 0); y++)
        lines.push(shown.buffer.active.getLine(y)?.translateToString() ?? "");
    return lines.join("\\n");
})()"""
_CELL = f"""(() => {{
    const box = document.querySelector(".xterm-screen").getBoundingClientRect();
    return [box.left, box.top, box.width / {_TERMINAL}.cols, box.height / {_TERMINAL}.rows];
}})()"""


def chromium() -> str:
    """Where it is; whoever has none skips the test."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        pytest.skip("no Chromium here")
    return found


class Page:
    """One page."""

    def __init__(self, browser: "Browser", session: str) -> None:
        self._browser, self._session = browser, session

    async def call(self, method: str, **values: object) -> Any:
        """A command of the protocol."""
        return await self._browser.call(method, self._session, **values)

    async def open(self, address: str) -> None:
        """Go to an address, and wait until it is loaded."""
        await self.call("Page.navigate", url=address)
        await self.until_true(
            "document.readyState === 'complete' && location.href !== 'about:blank'"
        )

    async def value(self, expression: str) -> Any:
        """What a script on the page gives."""
        answer = await self.call(
            "Runtime.evaluate",
            expression=expression,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    async def until_true(self, expression: str) -> None:
        """Wait for a script to say yes."""

        async def holds() -> bool:
            try:
                return bool(await self.value(expression))
            except (AssertionError, KeyError):
                return False

        await _until(holds, lambda: expression)

    async def screen(self) -> str:
        """What the terminal shows."""
        return str(await self.value(_SCREEN)).replace("\u00a0", " ")

    async def until(self, *texts: str) -> str:
        """Wait until the terminal shows some texts; all of what it shows then."""
        seen = ""

        async def shown() -> bool:
            nonlocal seen
            seen = await self.screen()
            return all(text in seen for text in texts)

        await _until(shown, lambda: f"{texts} in\n{seen}")
        return seen

    async def until_changed(self, before: str) -> str:
        """Wait until a line of the board is another one; what is shown then."""
        seen = ""

        async def changed() -> bool:
            nonlocal seen
            seen = await self.screen()
            return seen.split("\n")[4:30] != before.split("\n")[4:30]

        await _until(changed, lambda: f"nothing changes in\n{before}")
        return seen

    async def press(self, *keys: str) -> None:
        """Press keys, by their names or the sign they make; ``^v`` is Ctrl+V."""
        for key in keys:
            modifiers = 0
            if len(key) == 2 and key[0] == "^":
                modifiers, key = _CONTROL, key[1]
            code = _KEYS.get(key) or (ord(key.upper()) if key.isascii() and key.isalnum() else 0)
            given: dict[str, object] = {
                "key": key,
                "windowsVirtualKeyCode": code,
                "modifiers": modifiers,
            }
            if modifiers and key == "v":
                given["commands"] = ["paste"]
            is_text = len(key) == 1 and not modifiers
            text = {"text": "\r" if key == "Enter" else key} if is_text or key == "Enter" else {}
            kind = "keyDown" if text else "rawKeyDown"
            await self.call("Input.dispatchKeyEvent", type=kind, **given, **text)
            given.pop("commands", None)
            await self.call("Input.dispatchKeyEvent", type="keyUp", **given)

    async def cell(self, text: str, row: int = 0) -> tuple[int, int]:
        """The column and line where a text stands, the first from a line on."""
        lines = (await self.screen()).split("\n")
        for number, line in enumerate(lines[row:], start=row):
            if text in line:
                return line.index(text), number
        raise AssertionError(f"{text!r} is not shown")

    async def click(self, column: float, line: float) -> None:
        """Click a cell of the terminal."""
        left, top, across, down = await self.value(_CELL)
        spot = {"x": left + (column + 0.5) * across, "y": top + (line + 0.5) * down}
        await self.call("Input.dispatchMouseEvent", type="mouseMoved", **spot)
        for kind in ("mousePressed", "mouseReleased"):
            await self.call(
                "Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **spot
            )

    async def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    async def picture(self, path: Path) -> None:
        """Keep what can be seen."""
        found = await self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(found["data"]))


class Browser:
    """A Chromium that runs."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}

    async def listen(self) -> None:
        """Take answers, for ever."""
        async for message in self._socket:
            found = json.loads(message.data)
            if (waiting := self._waiting.pop(found.get("id", 0), None)) is not None:
                waiting.set_result(found)

    async def call(self, method: str, session: str | None = None, **values: object) -> Any:
        """A command of the protocol."""
        number = next(self._numbers)
        self._waiting[number] = answer = asyncio.get_running_loop().create_future()
        sent: dict[str, object] = {"id": number, "method": method, "params": values}
        await self._socket.send_json(sent | ({"sessionId": session} if session else {}))
        found = await asyncio.wait_for(answer, PATIENCE)
        assert "error" not in found, (method, found["error"])
        return found["result"]

    async def page(self, width: int = 1000, height: int = 700) -> Page:
        """A page of somebody new: no cookie of anybody else."""
        context = await self.call("Target.createBrowserContext")
        return await self.page_in(context["browserContextId"], width, height)

    async def page_in(self, context: str, width: int = 1000, height: int = 700) -> Page:
        """A page of somebody who may have another one."""
        target = await self.call("Target.createTarget", url="about:blank", browserContextId=context)
        joined = await self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        page = Page(self, joined["sessionId"])
        await page.call("Page.enable")
        await page.resize(width, height)
        return page


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Browser]:
    """Chromium with a folder of its own, which never outlives the test."""
    process = await asyncio.create_subprocess_exec(
        chromium(),
        *_FLAGS[:-1],
        f"--user-data-dir={folder}",
        _FLAGS[-1],
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        port = folder / "DevToolsActivePort"

        async def there() -> bool:
            return port.is_file() and port.read_text().count("\n") > 0

        await _until(there, lambda: "Chromium does not start")
        number, path = port.read_text().split("\n")[:2]
        async with (
            aiohttp.ClientSession() as client,
            client.ws_connect(f"ws://127.0.0.1:{number}{path}", max_msg_size=0) as socket,
        ):
            found = Browser(socket)
            listening = asyncio.create_task(found.listen())
            yield found
            listening.cancel()
    finally:
        process.kill()
        await process.wait()


async def _until(holds: Callable[[], Any], told: Callable[[], str]) -> None:
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE / 5
    while not await holds():
        assert loop.time() < end, told()
        await asyncio.sleep(0.05)
