"""Writing a new file for a person: it never takes the place of another one, and what goes wrong is a sentence."""

from pathlib import Path

from squadlog.errors import SquadlogError


def write_new(path: Path, text: str | bytes) -> None:
    """Write a text, its line ends as they are, or bytes into a new file.

    Raises SquadlogError, also where a file is there already.
    """
    try:
        with path.open("xb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
    except FileExistsError:
        raise SquadlogError(f"{path} is there already and was left as it was.") from None
    except OSError as error:
        raise SquadlogError(f"{path} cannot be written: {error.strerror}.") from None
    except ValueError as error:
        raise SquadlogError(f"{path} cannot be written: {error}.") from None
