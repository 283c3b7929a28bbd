"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import inspect
import pathlib
import types
from typing import Any, Iterator

import jadoube
import jadoube.laws
import pytest

README = pathlib.Path(__file__).parent.parent / "README.md"
FLAGS = doctest.NORMALIZE_WHITESPACE


def documented() -> Iterator[tuple[str, Any]]:
    """Everything public, and what it consists of."""
    yield "jadoube", jadoube
    yield "jadoube.laws", jadoube.laws
    for module in (jadoube, jadoube.laws):
        for name in module.__all__:
            thing = getattr(module, name)
            if isinstance(thing, (types.ModuleType, str)):
                continue
            yield f"{module.__name__}.{name}", thing
            if inspect.isclass(thing) and not issubclass(thing, Exception):
                for part, member in vars(thing).items():
                    if not part.startswith("_"):
                        yield f"{module.__name__}.{name}.{part}", member


@pytest.mark.parametrize(("name", "thing"), list(documented()), ids=lambda value: value if isinstance(value, str) else "")
def test_docstrings(name: str, thing: Any) -> None:
    if isinstance(thing, staticmethod):
        thing = thing.__func__
    text = thing.__doc__
    assert text, f"{name} is not documented"
    names = {"jadoube": jadoube, "laws": jadoube.laws}
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test)
    assert result.failed == 0


def test_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.attempted > 40
    assert result.failed == 0
