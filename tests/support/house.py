"""How large the parts of the program are: methods of a class, floors of inheritance, circles of files."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache

from support import sources

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def _classes() -> Mapping[str, ast.ClassDef]:
    """Every class at the top of a module, by module and name."""
    return {
        f"{sources.name_of(path)}.{node.name}": node
        for path in sources.nodes()
        for node in sources.module_of(path).body
        if isinstance(node, ast.ClassDef)
    }


@cache
def _bases() -> Mapping[str, tuple[str, ...]]:
    """The bases of each class that are ours."""
    found = {}
    for path in sources.nodes():
        module = sources.name_of(path)
        here = [node for node in sources.module_of(path).body if isinstance(node, ast.ClassDef)]
        meant = {name.rsplit(".", 1)[-1]: name for name in sources.imported_by(path)}
        meant |= {node.name: f"{module}.{node.name}" for node in here}
        for node in here:
            named = [ast.unparse(base).partition("[")[0].split(".") for base in node.bases]
            whole = [".".join([meant.get(first, first), *rest]) for first, *rest in named]
            found[f"{module}.{node.name}"] = tuple(name for name in whole if name in _classes())
    return found


def _with_bases(name: str) -> set[str]:
    return {name}.union(*map(_with_bases, _bases()[name]))


def _floors(name: str) -> int:
    return 1 + max(map(_floors, _bases()[name]), default=0)


def methods() -> Mapping[str, int]:
    """How many methods each class has, properties and those of its bases of ours too, by its name."""
    own = {
        name: {one.name for one in node.body if isinstance(one, FUNCTIONS)}
        for name, node in _classes().items()
    }
    return _by_last_name({name: len(set().union(*(own[one] for one in _with_bases(name)))) for name in own})


def floors() -> Mapping[str, int]:
    """How many classes of ours stand on one another up to each, itself counted, by its name."""
    return _by_last_name({name: _floors(name) for name in _classes()})


def _by_last_name(counted: Mapping[str, int]) -> Mapping[str, int]:
    """The larger where two classes are called alike."""
    return {name.rsplit(".", 1)[-1]: count for name, count in sorted(counted.items(), key=lambda one: one[1])}


def circles() -> list[frozenset[str]]:
    """Modules that import one another, at once, later or for types alone, each circle by their last names."""
    modules = {sources.name_of(path): path for path in sources.nodes()}
    asked = {
        name: {
            meant
            for one in sources.imported_by(path)
            for meant in (one, one.rpartition(".")[0])
            if meant in modules and meant != name and modules[meant].name != "__init__.py"
        }
        for name, path in modules.items()
    }
    return [frozenset(name.rsplit(".", 1)[-1] for name in circle) for circle in _bound_together(asked)]


def _bound_together(asked: Mapping[str, set[str]]) -> Iterator[set[str]]:
    """Sets of names that reach one another."""
    left = dict(asked)
    while True:  # whoever asks nobody who is left, or is asked by nobody, is in no circle
        wanted = set().union(*left.values())
        loose = {name for name in left if not asked[name] & left.keys() or name not in wanted}
        if not loose:
            break
        left = {name: left[name] - loose for name in left if name not in loose}
    while left:
        first = min(left)
        reached = _reached(first, left)
        circle = {name for name in reached if first in _reached(name, left)}
        if circle:
            yield circle
        left = {name: left[name] - circle - {first} for name in left if name not in circle | {first}}


def _reached(name: str, asked: Mapping[str, set[str]]) -> set[str]:
    found, todo = set(), [name]
    while todo:
        new = asked[todo.pop()] - found
        found |= new
        todo += new
    return found


def documented() -> Iterator[tuple[str, str]]:
    """Everything public that has a docstring, with the docstring; a value is called by the name it is given."""
    for path in sources.nodes():
        yield from _documented(sources.module_of(path), "")


def _documented(whole: ast.Module | ast.ClassDef, of: str) -> Iterator[tuple[str, str]]:
    before = None
    for node in whole.body:
        if isinstance(node, (ast.ClassDef, *FUNCTIONS)) and not node.name.startswith("_"):
            if told := ast.get_docstring(node):
                yield of + node.name, told
            if isinstance(node, ast.ClassDef):
                yield from _documented(node, f"{of}{node.name}.")
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            target = getattr(before, "target", None) or (getattr(before, "targets", None) or [None])[0]
            name = target.id if isinstance(target, ast.Name) else ""
            if name and not name.startswith("_") and isinstance(node.value.value, str):
                yield of + name, node.value.value.strip()
        before = node
