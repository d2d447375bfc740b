"""The modules of the finders, each loaded when one of its finders is called.

Most walks need few of them, and to load them all takes longer than such a walk.
"""

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tutor.techniques import bent_sets as bent_sets
    from tutor.techniques import big_fish as big_fish
    from tutor.techniques import bug as bug
    from tutor.techniques import colours as colours
    from tutor.techniques import fireworks as fireworks
    from tutor.techniques import fish as fish
    from tutor.techniques import guardians as guardians
    from tutor.techniques import kraken as kraken
    from tutor.techniques import last_resort as last_resort
    from tutor.techniques import loops as loops
    from tutor.techniques import medusa as medusa
    from tutor.techniques import single_digit as single_digit
    from tutor.techniques import singles as singles
    from tutor.techniques import subsets as subsets
    from tutor.techniques import templates as templates
    from tutor.techniques import uniqueness as uniqueness
    from tutor.techniques import wings as wings
    from tutor.techniques.chains import finders as _chains
    from tutor.techniques.chains import short as _short
    from tutor.techniques.exotic import exocet as exocet
    from tutor.techniques.exotic import msls as msls
    from tutor.techniques.exotic import sk_loop as sk_loop
    from tutor.techniques.exotic import tridagon as tridagon
    from tutor.techniques.exotic import tridagon_link as tridagon_link
    from tutor.techniques.forcing import finders as _forcing
    from tutor.techniques.sets import aligned_pair as aligned_pair
    from tutor.techniques.sets import als_chain as _als_chain
    from tutor.techniques.sets import als_w_wing as als_w_wing
    from tutor.techniques.sets import sue_de_coq as sue_de_coq
    from tutor.techniques.step import Step

    chains, short_chains, forcing = _chains, _short, _forcing
    almost_locked_chains = _als_chain
    Finder = Callable[..., Iterator[Step]]
else:
    _ELSEWHERE = {
        "chains": "chains.finders",
        "short_chains": "chains.short",
        **{name: f"exotic.{name}" for name in ("exocet", "msls", "sk_loop")},
        **{name: f"exotic.{name}" for name in ("tridagon", "tridagon_link")},
        "forcing": "forcing.finders",
        **{name: f"sets.{name}" for name in ("aligned_pair", "als_w_wing", "sue_de_coq")},
        "almost_locked_chains": "sets.als_chain",
    }

    def __getattr__(name: str) -> "_Module":
        if name.startswith("_"):
            raise AttributeError(name)
        return _Module(f"tutor.techniques.{_ELSEWHERE.get(name, name)}")


class _Module:
    """A module of which only functions are asked for."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __getattr__(self, name: str) -> "_Function":
        return _Function(self._path, name)


class _Function:
    """A function of a module that is loaded with the first call."""

    def __init__(self, path: str, name: str) -> None:
        self._path, self._name = path, name

    @cached_property
    def _loaded(self) -> "Finder":
        finder: Finder = getattr(import_module(self._path), self._name)
        return finder

    def __call__(self, *given: object, **named: object) -> "Iterator[Step]":
        return self._loaded(*given, **named)
