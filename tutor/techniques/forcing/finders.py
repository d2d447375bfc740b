"""Forcing chains and nets by their names."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def nishio(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def forcing_chain(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def forcing_net_contradiction(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def forcing_net(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_nishio(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_forcing_chain(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_forcing_net_contradiction(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_forcing_net(position: Position) -> Iterator[Step]:
    """."""
    return iter(())
