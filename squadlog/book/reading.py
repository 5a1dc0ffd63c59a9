"""Reading one TOML file, and turning what is wrong with it into one sentence."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import RulebookError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.validation_errors import first_fault, say_expected

with lazy_imports():
    import tomllib

    from squadlog.base import compiled_pydantic
    from squadlog.base import record_schema as schemas

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreConfig

    from squadlog.base.compiled_pydantic import SchemaValidator

Document = dict[str, Any]
_CONFIG: "CoreConfig" = {"strict": True, "allow_inf_nan": False, "hide_input_in_errors": True}
_ADAPTERS: "dict[Any, SchemaValidator]" = {}


def read(folder: Path, file: str) -> Document:
    """The parsed content of `folder/file`. Raises RulebookError if it is missing or is not TOML."""
    shown = f"{folder.name}/{file}"
    try:
        with (folder / file).open("rb") as stream:
            return tomllib.load(stream)
    except FileNotFoundError:
        raise RulebookError(f"{shown} is missing.") from None
    except OSError as error:
        raise RulebookError(f"{shown} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{shown} is not valid TOML: {error}.") from None


def adapter(of: Any) -> "SchemaValidator":  # noqa: ANN401 - an entry, or whatever is made of entries
    """What checks a document: strict, closed to unknown keys; it raises pydantic's ValidationError."""
    if of not in _ADAPTERS:
        _ADAPTERS[of] = compiled_pydantic.SchemaValidator(schemas.schema_of(of), _CONFIG)
    return _ADAPTERS[of]


def complaint(
    shown: str, document: object, error: ValueError, *, under: str = "", skip: int = 0
) -> RulebookError:
    """The first fault of a file in one sentence: file, key, and what was expected there.

    `document` is what was validated: the file, or what stands `under` a key of it. `skip` leaves out that many
    leading parts of pydantic's location, which lead to it; `error` is what `adapter` raised.
    """
    fault = first_fault(error)
    kind, location = fault["type"], fault["loc"][skip:]
    steps = [under] if under else []
    node = document
    for step in location:
        inside = isinstance(node, dict) and step in node
        if inside or (isinstance(node, list) and isinstance(step, int) and step < len(node)):
            node = node[step]  # type: ignore[index] # it is inside
            steps.append(str(step))
        else:
            if kind == "missing":
                steps.append(str(step))
            break
    where = f"{shown}: {'.'.join(steps) or 'the file'}"
    words = say_expected(fault)
    found = f", not {str(node)[:60]!r}" if words.startswith("should") else ""
    return RulebookError(f"{where} {words}{found}.")
