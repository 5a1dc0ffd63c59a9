"""The program's own files, read and parsed once for all the tests that look at them."""

import ast
import gc
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import squadlog

PACKAGE = Path(squadlog.__file__).parent


@cache
def texts() -> Mapping[Path, str]:
    """Every module of the program, in the order of their paths, with its text."""
    return {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def nodes() -> Mapping[Path, tuple[ast.AST, ...]]:
    """Every node of each module, the module itself first."""
    gc.disable()  # nothing of this is ever let go of: looking for that took four fifths of the time
    try:
        found = {path: tuple(ast.walk(ast.parse(text))) for path, text in texts().items()}
    finally:
        gc.enable()
    gc.freeze()
    return found


def module_of(path: Path) -> ast.Module:
    """The whole module of a file of the program."""
    return nodes()[path][0]


def name_of(path: Path) -> str:
    """What a module is imported as."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: Path) -> Iterator[str]:
    """Whatever a module imports, at once, later, or for types alone: `package.module.name` where a name is."""
    for node in nodes()[path]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
