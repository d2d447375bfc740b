"""A file that comes from somebody's browser: read like one on the disk, but never there."""

from dataclasses import dataclass
from io import BufferedReader, BytesIO
from pathlib import Path, PurePath


@dataclass(frozen=True)
class Upload:
    """What a file holds, under the name it had; it answers what is asked of a path."""

    name: str
    data: bytes

    def __str__(self) -> str:
        return self.name

    @property
    def stem(self) -> str:
        """Its name without the ending."""
        return PurePath(self.name).stem

    def is_dir(self) -> bool:
        """It is no folder."""
        return False

    def is_file(self) -> bool:
        """It is a file."""
        return True

    def open(self, mode: str) -> BufferedReader:
        """Its bytes as a stream."""
        assert mode == "rb"
        return BufferedReader(BytesIO(self.data))  # type: ignore[type-var, unused-ignore]

    def read_bytes(self) -> bytes:
        """All its bytes."""
        return self.data


AnyFile = Path | Upload
"""Where something is read from."""
