"""Small faults put into a source text on purpose: where they could be, and the text with one of them."""

import ast
import difflib
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random

KINDS = ("turned", "moved by one", "constant by one", "condition dropped", "sign turned", "early return")
_TURNED = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_MOVED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
_SIGNS = {ast.Add: ast.Sub, ast.Sub: ast.Add}
_JOINED = (ast.Tuple, ast.List, ast.JoinedStr, ast.ListComp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_RULE = re.compile(r"\b[A-Z]{3}-\d{2,3}\b")
EXCEPTIONS = {
    "own side": r"\.side [!=]=|[!=]= (?:\w+\.)*side\b|\bfriends?\b|\bfoes?\b",
    "out of action": r"(?<!command)\.out\b|\bfallen\(",
    "indoors": r"\bindoors\(|\broofed\(|\b(?:is_)?inside\b",
    "in melee": r"\.engaging\(|\.fighting\b|\bengagements\b",
    "behind the back": r"\bin_front\(|\.in_arc\b|\bbehind\b|\bfaces\(|\b(?:outside|in)_view\(",
    "another floor": r"\bfloor\b.*[!=]=|[!=]=.*\bfloor\b",
}
"""What exceptions of rules are about, and what tells the conditions that make them."""
_EXCEPTED = {about: re.compile(words) for about, words in EXCEPTIONS.items()}


@dataclass(frozen=True)
class Mutant:
    """One fault: `before` at `start` (in bytes) of the file becomes `after`. `rules` are cited where it is."""

    file: str
    kind: str
    function: str
    line: int
    start: int
    before: str
    after: str
    rules: frozenset[str]

    def into(self, source: str) -> str:
        """The source with the fault in it."""
        raw = source.encode()
        end = self.start + len(self.before.encode())
        assert raw[self.start : end].decode() == self.before, "the source is not the one it was drawn from"
        return (raw[: self.start] + self.after.encode() + raw[end:]).decode()

    def diff(self, source: str) -> str:
        """What it changes, as people read changes."""
        lines = difflib.unified_diff(
            source.splitlines(), self.into(source).splitlines(), self.file, self.file, lineterm="", n=2
        )
        return "\n".join(lines)


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every fault of these kinds that the source could have."""
    starts, raw = [0], source.encode()
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    found = []
    for kind, node, after, function in _sites(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        ends = kind == "early return"
        said = (ast.get_docstring(function) or "") if function is not None else ""
        found.append(
            Mutant(
                file=file,
                kind=kind,
                function=function.name if function is not None else "",
                line=node.lineno,
                start=start,
                before="" if ends else raw[start:end].decode(),
                after=f"return None\n{' ' * node.col_offset}" if ends else after,
                rules=frozenset(_RULE.findall(said)),
            )
        )
    return found


def drawn(places: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, each kind as often as the others as long as there are any, each place once."""
    by_kind: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in places:
        by_kind[mutant.kind].append(mutant)
    rng, chosen = Random(seed), []
    for kind in KINDS:
        rng.shuffle(by_kind[kind])
    while len(chosen) < count and any(by_kind.values()):
        chosen += [by_kind[kind].pop() for kind in KINDS if by_kind[kind]]
    return chosen[:count]


def drawn_by_lines(places: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, spread over the lines: a line is drawn, then one of its faults; each line once."""
    by_line: dict[tuple[str, int], list[Mutant]] = defaultdict(list)
    for mutant in places:
        by_line[mutant.file, mutant.line].append(mutant)
    rng = Random(seed)
    lines = rng.sample(sorted(by_line), min(count, len(by_line)))
    return [rng.choice(by_line[line]) for line in lines]


def drawn_by_exception(places: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them about each kind of exception, or all there are: a condition about it, dropped or turned."""
    chosen = []
    for about in EXCEPTIONS:
        these = [one for one in places if is_about(one, about)]
        chosen += Random(seed).sample(these, min(count, len(these)))
    return chosen


def is_about(mutant: Mutant, about: str) -> bool:
    """Whether a fault drops or turns a condition about that kind of exception; never what only chooses words."""
    words, before = _EXCEPTED[about], mutant.before
    if mutant.kind not in ("turned", "condition dropped") or " else " in before or 'f"' in before:
        return False
    lost = len(words.findall(before)) - len(words.findall(mutant.after))
    return lost > 0 or (bool(words.search(before)) and (mutant.kind == "turned" or before.startswith("not ")))


def _sites(tree: ast.Module) -> Iterator[tuple[str, ast.expr | ast.stmt, str, ast.FunctionDef | None]]:
    """Kind, the node that is replaced, what by, and the function it is in."""
    waiting: list[tuple[ast.AST, ast.FunctionDef | None]] = [(tree, None)]
    while waiting:
        node, function = waiting.pop()
        if isinstance(node, ast.expr):
            for kind, other in _faults(node):
                yield kind, node, f"({ast.unparse(other)})" if _binds(node) else ast.unparse(other), function
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) is not None else node.body
            if body and not isinstance(body[0], ast.Raise | ast.Return | ast.Pass):
                yield "early return", body[0], "", node
        inner = node if isinstance(node, ast.FunctionDef) else function
        waiting.extend((child, inner) for child in _children(node))


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What can hold a fault: no annotations, no words to the type checker, no imports; another example is none."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.arguments):
        return
    if isinstance(node, ast.keyword) and node.arg == "example":
        return
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            yield from (
                one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST)
            )


def _binds(node: ast.expr) -> bool:
    return isinstance(node, ast.BinOp | ast.BoolOp)


def _faults(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Compare(ops=[op]):
            for kind, table in (("turned", _TURNED), ("moved by one", _MOVED)):
                if type(op) in table:
                    other = deepcopy(node)
                    other.ops = [table[type(op)]()]
                    yield kind, other
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            yield "constant by one", ast.Constant(value + 1)
        case ast.BoolOp():
            for number in range(len(node.values)):
                rest = [value for place, value in enumerate(node.values) if place != number]
                yield "condition dropped", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        case ast.IfExp():
            yield "condition dropped", node.body
            yield "condition dropped", node.orelse
        case ast.UnaryOp(op=ast.Not()):
            yield "condition dropped", node.operand
        case ast.UnaryOp(op=ast.USub()):
            yield "sign turned", node.operand
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            joined = any(isinstance(side, _JOINED) or _is_text(side) for side in (node.left, node.right))
            if not joined:
                yield "sign turned", ast.BinOp(node.left, _SIGNS[type(node.op)](), node.right)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
