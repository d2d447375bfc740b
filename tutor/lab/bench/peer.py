"""Another solver in a Python of its own: it is asked line by line, in JSON, and keeps its time."""

import json
import subprocess
from pathlib import Path

from tutor.base.document import JsonObject, JsonValue, read_list

ALARM = """
import json, signal, sys, time

class TimeIsUp(Exception):
    pass

def ring(*_):
    raise TimeIsUp

signal.signal(signal.SIGALRM, ring)
"""
"""How a program begins that stops itself with ``signal.setitimer`` where its time is up."""


class NoPeer(Exception):
    """That Python does not run, or lacks the solver."""


class PeerProcess:
    """A program that says ``ready``, and then answers each line with another."""

    def __init__(self, python: Path, program: str) -> None:
        try:
            self._process = subprocess.Popen(
                [python, "-c", program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                errors="replace",
            )
        except OSError as error:
            raise NoPeer from error
        if self._read() != "ready\n":
            self.close()
            raise NoPeer

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def ask(self, question: JsonObject) -> list[JsonValue]:
        """The answer to a question.

        Raises:
            NoPeer: it has died, or talks nonsense.
        """
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            return read_list(json.loads(self._read()))
        except (OSError, ValueError) as error:
            raise NoPeer from error

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()
