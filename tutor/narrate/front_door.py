"""What a package offers, loaded when first asked for.

The message library takes longer to load than most grids to solve.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module


def front_door(package: str, offers: Mapping[str, Iterable[str]]) -> Callable[[str], object]:
    """The ``__getattr__`` of a package, from what its modules offer."""
    home = {public: module for module, names in offers.items() for public in names}

    def load(public: str) -> object:
        if public not in home:
            raise AttributeError(f"module {package!r} has no attribute {public!r}")
        found: object = getattr(import_module(f"{package}.{home[public]}"), public)
        vars(sys.modules[package])[public] = found  # from now on it is there
        return found

    return load
