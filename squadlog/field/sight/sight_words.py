"""What a sight line says of itself, in the words that screens and command line share."""

from typing import TYPE_CHECKING

from squadlog.facts import FAR_M
from squadlog.names import of_kind

if TYPE_CHECKING:
    from squadlog.field.sight.sight import SightLine


def cited(reason: str, rule: str) -> str:
    """A reason as a sentence with its rule behind it; one that names its rule already stands as it is."""
    told = reason if not reason or reason.endswith((".", "!", "?")) else f"{reason}."
    return told if not rule or rule in told else f"{told} [{rule}]"


def on_the_line(line: "SightLine") -> tuple[str, ...]:
    """What stands between: the metres of woods, then every cover with its place; empty for an open line."""
    return (
        *(f"{grown.metres:.1f} m {grown.kind} woods" for grown in line.woods),
        *(f"{of_kind(one.key, one.feature)} at {one.at_m:.1f} m" for one in line.crossings),
    )


def margin_words(margin_m: float | None) -> str:
    """How far a line is from another verdict, in metres; nothing where nobody asked."""
    if margin_m is None:
        return ""
    return f"{FAR_M:g} m or more" if margin_m >= FAR_M else f"about {margin_m:.2f} m"
