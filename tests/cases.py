"""Many small cases in one test: each as a test of its own costs more than what it looks at."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

Test = TypeVar("Test", bound=Callable[..., None])


def each_case(
    names: str | Sequence[str],
    cases: Iterable[object],
    *,
    ids: Callable[[Any], object] | Iterable[str] | None = None,
) -> Callable[[Test], Test]:
    """As ``parametrize``, but one test, which goes through all cases and names those that fail.

    For what is quick and leaves nothing behind: fixtures are made once for all cases.
    """
    words = [name.strip() for name in names.split(",")] if isinstance(names, str) else [*names]
    rows = [_row(case, len(words)) for case in cases]
    if ids is None or callable(ids):
        shown = [", ".join(str(ids(one) if ids else repr(one)) for one in row) for row in rows]
    else:
        shown = [*ids]

    def decorated(test: Test) -> Test:
        @functools.wraps(test)
        def run(**fixtures: object) -> None:
            failed: dict[str, BaseException] = {}
            for name, row in zip(shown, rows, strict=True):
                try:
                    test(**fixtures, **dict(zip(words, row, strict=True)))
                except (Exception, pytest.fail.Exception) as error:
                    error.add_note(f"case: {name}")
                    failed[name] = error
            if failed:
                told = "\n".join(name[:200] for name in failed)
                raise BaseExceptionGroup(
                    f"{len(failed)} of {len(rows)} cases:\n{told}", [*failed.values()]
                )

        asked = inspect.signature(test)
        kept = [one for name, one in asked.parameters.items() if name not in words]
        run.__signature__ = asked.replace(parameters=kept)  # type: ignore[attr-defined]
        return run  # type: ignore[return-value]

    return decorated


def _row(case: object, width: int) -> Sequence[object]:
    """The values of a case, in the order of the names."""
    if isinstance(case, ParameterSet):
        assert not case.marks, "a case has no marks of its own"
        return case.values
    if width == 1:
        return (case,)
    assert isinstance(case, Sequence)
    assert len(case) == width, case
    return case
