"""Tables and plots as TOML files: one of ours by its word, or a group's own; read whole, or refused in sentences."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from squadlog.base.checked_model import CheckedModel
from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.names import clean_text
from squadlog.base.read_files import read_file
from squadlog.base.validation_errors import say_expected, where
from squadlog.extras.careers.house import CareerError

_MOST_FAULTS = 20
_LONGEST_FAULT = 250
ModelT = TypeVar("ModelT", bound=CheckedModel)


class FaultyFileError(CareerError):
    """A file that is not sound; `faults` has a sentence for each thing that is wrong with it."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(clean_text(one, limit=_LONGEST_FAULT) for one in faults)[:_MOST_FAULTS]
        super().__init__(" ".join(self.faults))


def sentences_of(error: CareerError) -> tuple[str, ...]:
    """What an error says, a sentence for each fault of a file."""
    return error.faults if isinstance(error, FaultyFileError) else (str(error),)


def find_text(said: str, ready: Mapping[str, Path], kind: str, most_bytes: int) -> str:
    """The text of one of ours by its word, or of a file; `kind` is what it is. Raises CareerError, StoreError."""
    if said.casefold() in ready:
        return ready[said.casefold()].read_text(encoding="utf-8")
    path = Path(said)
    if not (path.suffix or path.exists()):
        shown = clean_text(said, limit=40)
        raise CareerError(f"There is no {kind} {shown}; there are {', '.join(ready)}, or a file.")
    try:
        return read_file(path, most_bytes).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CareerError(f"{clean_text(path.name, limit=80)} is not UTF-8 text.") from None


def read_own(
    text: str, model: type[ModelT], called: str, find_faults: Callable[[ModelT], Iterable[str]]
) -> ModelT:
    """What a TOML text says, sound in form and in itself. Raises FaultyFileError."""
    try:
        found = model.model_validate(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise FaultyFileError([f"{called} not valid TOML: {clean_text(str(error), limit=120)}."]) from None
    except ValidationError as error:
        wrong = error.errors(include_url=False)
        raise FaultyFileError(
            f"{_capital(where(one['loc']))} {say_expected(one).rstrip('.')}." for one in wrong
        ) from None
    if faults := list(find_faults(found)):
        raise FaultyFileError(faults)
    return found


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
