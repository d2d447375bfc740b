"""Where the learner's file lives: whoever only asks whether there is one need not open it."""

import os
from pathlib import Path

FILE_NAME = "learner.db"


def data_folder() -> Path:
    """The folder that ``TUTOR_HOME`` names, else the one the system has for such data."""
    if chosen := os.environ.get("TUTOR_HOME"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_data_dir("pas-a-pas", appauthor=False))
