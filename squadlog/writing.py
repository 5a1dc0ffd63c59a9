"""Writing a new file for a person: it never takes the place of another one, and what goes wrong is a sentence."""

from pathlib import Path

from squadlog.errors import SquadlogError


def write_new(path: Path, text: str) -> None:
    """Write a text into a new file, its line ends as they are.

    Raises SquadlogError, also where a file is there already.
    """
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError:
        raise SquadlogError(f"{path} is there already and was left as it was.") from None
    except OSError as error:
        raise SquadlogError(f"{path} cannot be written: {error.strerror}.") from None
    except ValueError as error:
        raise SquadlogError(f"{path} cannot be written: {error}.") from None
