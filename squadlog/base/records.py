"""Frozen records of named values.

Dataclasses whose methods need not be compiled, one by one, whenever they are imported. A battle is made of
two hundred of them, and every command of the shell waits until they are there.
"""

import dataclasses
import re
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NoReturn, TypeVar, dataclass_transform

__all__ = ["HasKind", "record", "replace", "value"]

RecordT = TypeVar("RecordT")

_SAID: dict[type, tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]] = {}
"""For each kind of several values: what they are called, and what tells them all."""

if TYPE_CHECKING:
    from dataclasses import replace  # the same to a type checker
else:

    def replace(one: RecordT, /, **changes: object) -> RecordT:
        """`dataclasses.replace`, in half the time for a record or a value."""
        said = _SAID.get(type(one))
        if said is None:
            return dataclasses.replace(one, **changes)
        names, values = said
        return type(one)(**{**dict(zip(names, values(one), strict=True)), **changes})


class HasKind:
    """A record that says what it is: `kind`, the name of its class in small letters with underscores.

    Records of a file are read by it: a class that is called otherwise one day writes the old name out, as
    `kind: Literal["old_name"] = "old_name"`. It is the last key, unless a record above has put it elsewhere.
    """

    __slots__ = ()

    kind: str


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def record(of: type[RecordT]) -> type[RecordT]:
    """The class as `dataclass(frozen=True, slots=True, kw_only=True)` makes it, in a third of the time.

    It is a dataclass to `fields`, `replace`, `match` and pydantic. Making one, comparing and hashing are compiled when
    they are first wanted, and the other methods are the same few for all records.
    """
    return _made(of, by_name=True)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(of: type[RecordT]) -> type[RecordT]:
    """A frozen record whose fields may be given in order, as `dataclass(frozen=True, slots=True)` makes one."""
    return _made(of, by_name=False)


def _made(of: type[RecordT], *, by_name: bool) -> type[RecordT]:
    # Of a class that says nothing of itself, `dataclass` would work out a signature, at ten times the cost.
    of.__doc__ = of.__doc__ or of.__name__
    if issubclass(of, HasKind) and "kind" not in of.__annotations__:
        kind = re.sub("(?<!^)(?=[A-Z])", "_", of.__name__).lower()
        of.__annotations__ = {**of.__annotations__, "kind": Literal[kind]}
        of.kind = kind
    made: Any = _slotted(of, by_name=by_name)
    named = fields(made)
    made.__init__ = _Init(made, named, by_name=by_name)
    made.__repr__ = _repr([one.name for one in named if one.repr])
    compared = [one.name for one in named if one.compare]
    made.__eq__ = _later(
        made,
        "__eq__",
        "self, other",
        "{self} == {other} if other.__class__ is self.__class__ else NotImplemented",
        compared,
    )
    hashed = [one.name for one in named if (one.compare if one.hash is None else one.hash)]
    made.__hash__ = _later(made, "__hash__", "self", "hash({self})", hashed)
    made.__setattr__ = made.__delattr__ = _stays
    if len(named) > 1:  # of fewer, `attrgetter` would give no tuple
        names = tuple(one.name for one in named)
        _SAID[made] = names, attrgetter(*names)
    made.__getstate__ = lambda self: [getattr(self, one.name) for one in fields(self)]
    made.__setstate__ = _set_all
    return made  # type: ignore[no-any-return] # the class itself, with other methods


@dataclass(init=False, repr=False, eq=False, slots=True)
class _Pattern:
    """One field, to see how it is marked."""

    one: int


_PLAIN = getattr(fields(_Pattern)[0], "_field_type", None)
"""What marks a field of a dataclass as one; None: dataclasses are made otherwise by now, and ours by them."""


def _slotted(of: type, *, by_name: bool) -> type:
    """The class as `dataclass` makes it without any method, in half the time: there is no second look at anything."""
    own = {
        name: kind
        for name, kind in of.__annotations__.items()
        if getattr(kind, "__origin__", None) is not ClassVar
    }
    if _PLAIN is None or any(isinstance(kind, str) for kind in own.values()):
        return dataclass(init=False, repr=False, eq=False, slots=True, kw_only=by_name)(of)
    told: dict[str, Field[Any]] = {}
    slots: set[str] = set()
    for base in of.__mro__[-1:0:-1]:
        told |= getattr(base, "__dataclass_fields__", {})
        slots.update(base.__dict__.get("__slots__", ()))
    body = dict(of.__dict__)
    for name, kind in own.items():
        default = getattr(of, name, MISSING)
        if isinstance(default, MemberDescriptorType):  # the slot of a record above it
            default = MISSING
        one: Any = default if isinstance(default, Field) else field(default=default)
        if one.default.__class__.__hash__ is None:
            raise ValueError(f"{of.__name__}.{name} would share its {one.default!r}: use default_factory")
        one.name, one.type, one.kw_only = name, kind, by_name
        one._field_type = _PLAIN  # noqa: SLF001 - as `dataclass` does, which looks at every class twice
        told[name] = one
        body.pop(name, None)
    body.pop("__dict__", None)
    body.pop("__weakref__", None)
    body["__dataclass_fields__"] = told
    body["__dataclass_params__"] = vars(_Pattern)["__dataclass_params__"]
    body["__match_args__"] = tuple(name for name, one in told.items() if not one.kw_only)
    body["__slots__"] = tuple(name for name in told if name not in slots)
    made = type(of)(of.__name__, of.__bases__, body)
    made.__qualname__ = of.__qualname__
    return made


class _Init:
    """The `__init__` of a record until it is first asked for: most kinds of events are never made in a command."""

    def __init__(self, made: type, named: tuple[Field[Any], ...], *, by_name: bool) -> None:
        self._made, self._named, self._by_name = made, named, by_name

    def __get__(self, one: object, of: type | None = None) -> Callable[..., None]:
        init: Any = _init(self._made, self._named, by_name=self._by_name)
        type.__setattr__(self._made, "__init__", init)
        return init if one is None else init.__get__(one)  # type: ignore[no-any-return] # what was compiled has no type


def _init(of: type, named: tuple[Field[Any], ...], *, by_name: bool) -> Callable[..., None]:
    known: dict[str, object] = {"_missing": MISSING}
    parameters, lines = [], []
    for one in named:
        parameter, value = one.name, one.name
        if one.default is not MISSING:
            known[f"_of_{one.name}"] = one.default
            parameter = f"{one.name}=_of_{one.name}"
        elif one.default_factory is not MISSING:
            known[f"_of_{one.name}"] = one.default_factory
            parameter, value = (
                f"{one.name}=_missing",
                f"_of_{one.name}() if {one.name} is _missing else {one.name}",
            )
        parameters.append(parameter)
        # The setter of its slot takes a third less than object.__setattr__.
        known[f"_set_{one.name}"] = getattr(of, one.name).__set__
        lines.append(f" _set_{one.name}(self, {value})")
    if hasattr(of, "__post_init__"):
        lines.append(" self.__post_init__()")
    star = "*, " if by_name and parameters else ""
    body = "\n".join(lines) or " pass"
    exec(f"def __init__(self, {star}{', '.join(parameters)}):\n{body}", known)  # noqa: S102 - names of fields alone
    init: Any = known["__init__"]
    init.__qualname__ = f"{of.__qualname__}.__init__"
    init.__annotations__ = {one.name: one.type for one in named} | {"return": None}
    return init  # type: ignore[no-any-return] # what was compiled has no type


def _all(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"


def _later(made: type, name: str, parameters: str, answer: str, named: list[str]) -> Callable[..., Any]:
    """A method that becomes the one whose answer is written here, of the values named, as soon as it is called."""

    def becomes(self: object, *others: object) -> object:
        known: dict[str, Any] = {}
        told = answer.format(self=_all("self", named), other=_all("other", named))
        exec(f"def {name}({parameters}): return {told}", known)  # noqa: S102 - names of fields alone
        setattr(made, name, known[name])
        return known[name](self, *others)

    return becomes


def _repr(names: list[str]) -> Callable[[Any], str]:
    def __repr__(self: Any) -> str:  # noqa: N807, ANN401 - becomes the method of that name
        says = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{type(self).__qualname__}({says})"

    return __repr__


def _stays(_self: object, name: str, _value: object = None) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _set_all(self: object, values: list[object]) -> None:
    for one, value in zip(fields(self), values, strict=True):  # type: ignore[arg-type]  # a record
        object.__setattr__(self, one.name, value)
