"""Writing a new file for a person: it never takes the place of another one, and what goes wrong is a sentence."""

from collections.abc import Callable
from pathlib import Path

from squadlog.errors import SquadlogError


def unwritten(path: Path, text: Callable[[], str]) -> str:
    """Write what `text` makes into a new file; the answer is why that could not be, empty when it is there."""
    try:
        told = text()
        with path.open("x", encoding="utf-8") as file:
            file.write(told)
    except FileExistsError:
        return f"{path} is there already and was left as it is."
    except (OSError, ValueError, SquadlogError) as error:
        return f"{path} could not be written: {error}"
    return ""
