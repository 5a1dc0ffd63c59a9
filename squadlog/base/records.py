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
_CAPITAL = re.compile("(?<!^)(?=[A-Z])")

_SAID: dict[type, tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]] = {}
"""For each kind of several values that was replaced: what they are called, and what tells them all."""

if TYPE_CHECKING:
    from dataclasses import replace  # the same to a type checker
else:

    def replace(one: RecordT, /, **changes: object) -> RecordT:
        """`dataclasses.replace`, in half the time for a record or a value."""
        of = type(one)
        if of not in _SAID:
            names = tuple(field.name for field in fields(of)) if _is_record(of) else ()
            if len(names) < 2:  # of fewer, `attrgetter` would give no tuple
                return dataclasses.replace(one, **changes)
            _SAID[of] = names, attrgetter(*names)
        names, values = _SAID[of]
        return of(**{**dict(zip(names, values(one), strict=True)), **changes})


class HasKind:
    """A record that says what it is: `kind`, the name of its class in small letters with underscores.

    Records of a file are read by it: a class that is called otherwise one day writes the old name out, as
    `kind: Literal["old_name"] = "old_name"`. It is the last key, unless a record above has put it elsewhere.
    """

    __slots__ = ()

    kind: str


_ANY_KIND: Any = Literal["any"]
_IS_PLAIN = vars(_ANY_KIND).get("__args__") == ("any",)


def _literal(kind: str) -> Any:  # noqa: ANN401 - `Literal` of it
    """`Literal[kind]` in a tenth of the time, as far as `typing` keeps one as it does today."""
    if not _IS_PLAIN:
        return Literal[kind]
    made = object.__new__(type(_ANY_KIND))
    vars(made).update({**vars(_ANY_KIND), "__args__": (kind,)})
    return made


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def record(of: type[RecordT]) -> type[RecordT]:
    """The class as `dataclass(frozen=True, slots=True, kw_only=True)` makes it, in a third of the time.

    It is a dataclass to `fields`, `replace`, `match` and pydantic. Making one, comparing and hashing are compiled when
    they are first wanted, and the other methods are the same few for all records.
    """
    return _build_class(of, by_name=True)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(of: type[RecordT]) -> type[RecordT]:
    """A frozen record whose fields may be given in order, as `dataclass(frozen=True, slots=True)` makes one."""
    return _build_class(of, by_name=False)


def _build_class(of: type[RecordT], *, by_name: bool) -> type[RecordT]:
    # Of a class that says nothing of itself, `dataclass` would work out a signature, at ten times the cost.
    of.__doc__ = of.__doc__ or of.__name__
    if issubclass(of, HasKind) and "kind" not in of.__annotations__:
        kind = _CAPITAL.sub("_", of.__name__).lower()
        of.__annotations__ = {**of.__annotations__, "kind": _literal(kind)}
        of.kind = kind
    if _PLAIN is None or any(isinstance(kind, str) for kind in of.__annotations__.values()):
        made = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=by_name)(of)
        for name, method in _METHODS.items():
            setattr(made, name, method)
        return made
    slotted: type[RecordT] = _build_slotted(of, by_name=by_name)
    return slotted


@dataclass(init=False, repr=False, eq=False, slots=True)
class _Pattern:
    """One field, to see how it is marked."""

    one: int


_PLAIN = getattr(fields(_Pattern)[0], "_field_type", None)
"""What marks a field of a dataclass as one; None: dataclasses are made otherwise by now, and ours by them."""


def _build_slotted(of: type, *, by_name: bool) -> Any:  # noqa: ANN401 - the class itself, with slots
    """The class as `dataclass` makes it with our methods, in half the time: there is no second look at anything."""
    told: dict[str, Field[Any]] = {}
    slots: set[str] = set()
    for base in of.__mro__[-1:0:-1]:
        told |= getattr(base, "__dataclass_fields__", {})
        slots.update(base.__dict__.get("__slots__", ()))
    body = dict(of.__dict__)
    for name, kind in of.__annotations__.items():
        if getattr(kind, "__origin__", None) is ClassVar:
            continue
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
    body |= _METHODS
    body["__qualname__"] = of.__qualname__
    body["__dataclass_fields__"] = told
    body["__dataclass_params__"] = vars(_Pattern)["__dataclass_params__"]
    body["__match_args__"] = tuple(name for name, one in told.items() if not one.kw_only)
    body["__slots__"] = tuple(name for name in told if name not in slots)
    return type(of)(of.__name__, of.__bases__, body)


def _is_record(of: type) -> bool:
    return of.__dict__.get("__setattr__") is _stays


def _record_of(of: type) -> Any:  # noqa: ANN401 - a record
    """The record that a class is or that it comes from."""
    return next(filter(_is_record, of.__mro__))


class _Init:
    """The `__init__` of a record until it is first asked for: most kinds of events are never made in a command."""

    def __get__(self, one: object, of: type | None = None) -> Callable[..., None]:
        of = one if isinstance(one, type) else of or type(one)  # `inspect` of 3.13 hands the class itself
        made = _record_of(of)
        init: Callable[..., None] = _init(made)
        type.__setattr__(made, "__init__", init)
        return init if one is None else init.__get__(one)


def _init(of: Any) -> Any:  # noqa: ANN401 - a record; what was compiled has no type
    named = fields(of)
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
    star = "*, " if named and named[-1].kw_only else ""
    body = "\n".join(lines) or " pass"
    exec(f"def __init__(self, {star}{', '.join(parameters)}):\n{body}", known)  # noqa: S102 - names of fields alone
    init: Any = known["__init__"]
    init.__qualname__ = f"{of.__qualname__}.__init__"
    init.__annotations__ = {one.name: one.type for one in named} | {"return": None}
    return init


def _all(of: str, names: list[str]) -> str:
    return f"({''.join(f'{of}.{name}, ' for name in names)})"


def _equals(self: object, other: object) -> Any:  # noqa: ANN401 - `NotImplemented` for another kind
    """Whether both are of one kind and equal in all that is compared; compiled when it is first asked."""
    made = _record_of(type(self))
    compared = [one.name for one in fields(made) if one.compare]
    told = f"{_all('self', compared)} == {_all('other', compared)}"
    alike = f"lambda self, other: {told} if other.__class__ is self.__class__ else NotImplemented"
    return _becomes(made, "__eq__", alike)(self, other)


def _hash(self: object) -> Any:  # noqa: ANN401 - what was compiled has no type
    """Of all that is compared; compiled when it is first asked."""
    made = _record_of(type(self))
    hashed = [one.name for one in fields(made) if (one.compare if one.hash is None else one.hash)]
    return _becomes(made, "__hash__", f"lambda self: hash({_all('self', hashed)})")(self)


def _becomes(made: type, name: str, code: str) -> Callable[..., Any]:
    """The method of a record by that name, which it has from now on."""
    method: Callable[..., Any] = eval(code, {})  # noqa: S307 - names of fields alone
    method.__name__, method.__qualname__ = name, f"{made.__qualname__}.{name}"
    setattr(made, name, method)
    return method


def _repr(self: Any) -> str:  # noqa: ANN401 - a record
    """All it says."""
    says = ", ".join([f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr])
    return f"{type(self).__qualname__}({says})"


def _stays(_self: object, name: str, _value: object = None) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _set_all(self: object, values: list[object]) -> None:
    for one, value in zip(fields(self), values, strict=True):  # type: ignore[arg-type]  # a record
        object.__setattr__(self, one.name, value)


def _get_all(self: Any) -> list[object]:  # noqa: ANN401 - a record
    return [getattr(self, one.name) for one in fields(self)]


_METHODS: dict[str, Any] = {
    "__init__": _Init(),
    "__repr__": _repr,
    "__eq__": _equals,
    "__hash__": _hash,
    "__setattr__": _stays,
    "__delattr__": _stays,
    "__getstate__": _get_all,
    "__setstate__": _set_all,
}
"""What all records have in common; the first and those that compare are compiled for each of them when asked."""
