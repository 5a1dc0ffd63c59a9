"""What is written down of squads, characters and maps: checked whole when it is made, and never changed.

Read, written and called as pydantic's models are, by pydantic's core, which needs no pydantic to be told of it: that
takes ten times as long to start as Python, and whoever asks for a squad or a map waits for it.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, field
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    NoReturn,
    Self,
    TypeVar,
    dataclass_transform,
)

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.base import compiled_pydantic
    from squadlog.base import record_schema as schemas

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core.core_schema import CoreConfig

    from squadlog.base.compiled_pydantic import Schema, SchemaSerializer, SchemaValidator

_CONFIG: "CoreConfig" = {
    "strict": True, "extra_fields_behavior": "forbid", "allow_inf_nan": False, "hide_input_in_errors": True,
}  # fmt: skip
_SAID = "__pydantic_fields_set__"
_READERS: "dict[type[CheckedModel], SchemaValidator]" = {}
_WRITERS: "dict[type[CheckedModel], SchemaSerializer]" = {}


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
class CheckedModel:
    """What plans share: frozen, exact about types, closed to unknown fields.

    Making one raises pydantic_core.ValidationError for what it may not say.
    """

    __slots__ = ("__dict__", "__pydantic_extra__", "__pydantic_fields_set__", "__pydantic_private__")
    model_config: ClassVar[dict[str, object]] = {}
    """Asked for by pydantic where it writes a JSON schema; what holds is told to its core."""
    model_fields: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Name and type of everything it says, in order."""
    _unsaid: ClassVar[Mapping[str, "Field[Any]"]] = MappingProxyType({})
    """What a field says that is not said, by its name."""

    def __init_subclass__(cls) -> None:
        """Know what the class says besides those it comes from."""
        kinds: dict[str, Any] = cls.__annotations__
        own = {name: of for name, of in kinds.items() if getattr(of, "__origin__", None) is not ClassVar}
        unsaid = {}
        for name in own:
            default = cls.__dict__.get(name, MISSING)
            if default is not MISSING:
                unsaid[name] = default if isinstance(default, Field) else field(default=default)
                delattr(cls, name)
        cls.model_fields = MappingProxyType({**cls.model_fields, **own})
        cls._unsaid = MappingProxyType({**cls._unsaid, **unsaid})

    def __init__(self, **says: object) -> None:
        _reader(type(self)).validate_python(says, self_instance=self)

    @classmethod
    def model_validate(cls, content: object) -> Self:
        """An instance with the fields of a mapping. Raises pydantic_core.ValidationError."""
        return _reader(cls).validate_python(content)  # type: ignore[no-any-return] # of this class

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """An instance with the fields of a JSON text. Raises pydantic_core.ValidationError."""
        return _reader(cls).validate_json(text)  # type: ignore[no-any-return] # of this class

    @classmethod
    def default_of(cls, name: str) -> object:
        """What it says of that where nobody says otherwise; `dataclasses.MISSING` where it must be said."""
        return _default(cls._unsaid[name]) if name in cls._unsaid else MISSING

    @classmethod
    def model_construct(cls, **says: object) -> Self:
        """An instance with these fields, unchecked."""
        unsaid = {name: _default(of) for name, of in cls._unsaid.items() if name not in says}
        return _make_unchecked(cls, {name: {**unsaid, **says}[name] for name in cls.model_fields}, set(says))

    def model_copy(self, *, update: Mapping[str, object] = MappingProxyType({})) -> Self:
        """A copy with these fields replaced by what the update says, which nobody checks."""
        return _make_unchecked(type(self), {**vars(self), **update}, getattr(self, _SAID) | set(update))

    def model_dump(
        self,
        *,
        mode: Literal["json", "python"] = "python",
        exclude_defaults: bool = False,
        exclude_none: bool = False,
    ) -> dict[str, Any]:
        """What it says, as mappings and lists."""
        told: dict[str, Any] = _writer(type(self)).to_python(
            self, mode=mode, exclude_defaults=exclude_defaults, exclude_none=exclude_none
        )
        return told

    def model_dump_json(self, *, exclude_defaults: bool = False) -> str:
        """What it says, as JSON."""
        return _writer(type(self)).to_json(self, exclude_defaults=exclude_defaults).decode()

    def check_whole(self) -> None:
        """Check the fields together, once each of them is right. Raises ValueError."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refused: another one says otherwise."""
        raise AttributeError(f"{type(self).__name__} stays as it is: {name} is said by another one")

    def __delattr__(self, name: str) -> NoReturn:
        """Refused likewise."""
        raise AttributeError(f"{type(self).__name__} stays as it is, with its {name}")

    def __eq__(self, other: object) -> bool:
        """Whether both are of one kind and say the same."""
        return self is other or (type(self) is type(other) and vars(self) == vars(other))

    def __hash__(self) -> int:
        """Of all that it says. Raises TypeError where that has a mapping."""
        return tuple(vars(self).values()).__hash__()

    def __repr__(self) -> str:
        """All it says."""
        return f"{type(self).__name__}({', '.join(f'{name}={what!r}' for name, what in vars(self).items())})"

    def __reduce__(self) -> tuple[object, ...]:
        """As it is copied and sent to another process."""
        return _make_unchecked, (type(self), vars(self), getattr(self, _SAID))

    @classmethod
    def core_schema(cls) -> "Schema":
        """How one is read and written: exactly its keys, each of its type."""
        says = {}
        for name, of in cls.model_fields.items():
            schema = schemas.schema_of(of)
            if (unsaid := cls._unsaid.get(name)) is not None:
                schema = schemas.with_default(schema, unsaid)
            says[name] = {"type": "model-field", "schema": schema}
        keys = {"type": "model-fields", "fields": says, "model_name": cls.__name__}
        config = {**_CONFIG, "title": cls.__name__}
        whole = {"type": "model", "cls": cls, "schema": keys, "config": config}
        return whole if cls.check_whole is CheckedModel.check_whole else schemas.after(_check_whole, whole)

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: object, _handler: "GetCoreSchemaHandler") -> "Schema":
        """As pydantic asks for it, of whose models it may be a part."""
        return cls.core_schema()


SheetT = TypeVar("SheetT", bound=CheckedModel)


def _make_unchecked(of: type[SheetT], says: dict[str, object], said: set[str]) -> SheetT:
    one = of.__new__(of)
    for name, what in (("__dict__", dict(says)), (_SAID, set(said))):
        object.__setattr__(one, name, what)
    for name in ("__pydantic_extra__", "__pydantic_private__"):
        object.__setattr__(one, name, None)
    return one


def _check_whole(one: SheetT) -> SheetT:
    one.check_whole()
    return one


def _default(of: "Field[Any]") -> object:
    return of.default if of.default_factory is MISSING else of.default_factory()


def _reader(of: type[CheckedModel]) -> "SchemaValidator":
    if of not in _READERS:
        _READERS[of] = compiled_pydantic.SchemaValidator(of.core_schema(), {**_CONFIG, "title": of.__name__})
    return _READERS[of]


def _writer(of: type[CheckedModel]) -> "SchemaSerializer":
    if of not in _WRITERS:
        _WRITERS[of] = compiled_pydantic.SchemaSerializer(of.core_schema(), _CONFIG)
    return _WRITERS[of]
