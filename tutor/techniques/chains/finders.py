"""The chains by their names."""

from collections.abc import Iterator

from tutor.techniques.position import Position
from tutor.techniques.step import Step


def x_chain(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def xy_chain(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def continuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def discontinuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def aic(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def grouped_continuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def grouped_discontinuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def grouped_aic(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_continuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_discontinuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_aic(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_grouped_continuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_grouped_discontinuous_loop(position: Position) -> Iterator[Step]:
    """."""
    return iter(())


def walk_grouped_aic(position: Position) -> Iterator[Step]:
    """."""
    return iter(())
