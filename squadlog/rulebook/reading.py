"""Reading one TOML file, and turning what is wrong with it into one sentence."""

import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from squadlog.errors import RulebookError

Document = dict[str, Any]
_SUBJECT = re.compile(r"^(Input|String|Tuple|Dictionary|List|Value error,) ")


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


def complaint(
    shown: str, document: object, error: ValidationError, *, under: str = "", skip: int = 0
) -> RulebookError:
    """The first fault of a file in one sentence: file, key, and what was expected there.

    `document` is what was validated: the file, or what stands `under` a key of it. `skip` leaves out that many
    leading parts of pydantic's location, which lead to it.
    """
    fault = error.errors(include_url=False)[0]
    kind, location = fault["type"], fault["loc"][skip:]
    steps = [under] if under else []
    node = document
    for step in location:
        inside = isinstance(node, dict) and step in node
        if inside or (isinstance(node, list) and isinstance(step, int) and step < len(node)):
            node = node[step]  # type: ignore[index]
            steps.append(str(step))
        else:
            if kind == "missing":
                steps.append(str(step))
            break
    where = f"{shown}: {'.'.join(steps) or 'the file'}"
    if kind == "missing":
        return RulebookError(f"{where} is missing.")
    if kind == "extra_forbidden":
        return RulebookError(f"{where} is not a known key.")
    words = _SUBJECT.sub("", fault["msg"])
    if words.startswith("should"):
        return RulebookError(f"{where} {words}, not {str(node)[:60]!r}.")
    return RulebookError(f"{where} is wrong: {words}.")
