"""How the text of a field is read, and the sentence that tells what is wrong with it."""

from collections.abc import Iterable, Mapping

from squadlog.base.lengths import as_typed, length_unit, read_length
from squadlog.base.names import clean_text
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.session.view.shots.aim import number_of

HALF_TURN_DEG, FULL_TURN_DEG = 180.0, 360.0


def quoted(text: str) -> str:
    """What was said, for a sentence that tells what is wrong with it."""
    return repr(clean_text(text, limit=40))


def degrees_in(text: str) -> float | None:
    """The degrees that a text says, with or without their unit; None where it says none."""
    return number_of(text.removesuffix("deg").removesuffix("°").strip())


def read_degrees(name: str, text: str, most: float) -> float:
    """An angle from 0 to `most` degrees. Raises ValueError, in one sentence, for anything else."""
    number = degrees_in(text)
    if number is None or not 0 <= number <= most:
        raise ValueError(f"{name} is an angle from 0 to {most:g} degrees, not {quoted(text)}.")
    return number


def read_typed_length(name: str, text: str, *, such_as: int, most_m: float = float("inf")) -> str:
    """A length as it is typed at this table, in its unit. Raises ValueError, in one sentence, for anything else.

    `such_as` is the length that the sentence gives for an example.
    """
    length = read_length(text.removesuffix("."))  # a dot is typed before what follows it
    if length is None or not 0 <= length.metres <= most_m:
        raise ValueError(
            f"{name} is a length, such as {such_as} or {such_as}{length_unit()}, not {quoted(text)}."
        )
    return as_typed(length.metres) if length.has_unit else text.replace(",", ".")


def is_none_of(name: str, offered: Iterable[str], text: str) -> ValueError:
    """The error of a text that is none of what is offered."""
    return ValueError(f"{name} is one of {', '.join(offered)}, not {quoted(text)}.")


def is_no_field(name: str, names: Iterable[str]) -> str:
    """The sentence for a name of no field."""
    return f"There is no field {quoted(name)} here; there are {', '.join(names)}."


def why_misfilled(wrong: Mapping[str, str]) -> Refusal:
    """The refusal of a form by the first of what is wrong in it."""
    return nonsense("wrong-field", next(iter(wrong.values())))
