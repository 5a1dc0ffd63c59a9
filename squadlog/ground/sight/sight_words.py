"""What a sight line says of itself, in the words that screens and command line share."""

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept, format_length, says_nothing
from squadlog.base.names import of_kind
from squadlog.facts.ground_facts import FAR_M

if TYPE_CHECKING:
    from squadlog.ground.sight.line_of_sight import SightLine


def cite(reason: str, rule: str) -> str:
    """A reason as a sentence with its rule behind it; one that names its rule already stands as it is."""
    reason = format_kept(reason)
    told = reason if not reason or reason.endswith((".", "!", "?")) else f"{reason}."
    return told if not rule or rule in told else f"{told} [{rule}]"


def deep_of(metres: float, what: str) -> str:
    """How deep something on a line is: `2.0 m heavy`; only what it is where that rounds to nothing."""
    told = format_length(metres, 1)
    return what if says_nothing(told) else f"{told} {what}"


def on_the_line(line: "SightLine") -> tuple[str, ...]:
    """What stands between: the metres of woods and of smoke, every cover with its place; empty for an open line."""
    return (
        *(f"{deep_of(grown.metres, grown.kind)} woods" for grown in line.woods),
        *(
            f"{deep_of(puff.metres, puff.name or 'smoke')} at {format_length(puff.at_m, 1)}"
            for puff in line.smoke
        ),
        *(f"{of_kind(one.key, one.feature)} at {format_length(one.at_m, 1)}" for one in line.crossings),
    )


def margin_words(margin_m: float | None, otherwise: str = "") -> str:
    """How little a line misses another verdict by, and which one; empty where nobody asked."""
    if margin_m is None:
        return ""
    if margin_m >= FAR_M:
        return f"no head within {format_length(FAR_M)} of where it is would change that"
    return (
        format_kept(otherwise)
        or f"a head {format_length(margin_m, 2)} aside and the line would be judged otherwise"
    )


def back_words(line: "SightLine", back: "SightLine", verdict: str) -> str:
    """What the same line is from its other end, with the rule that makes it so; nothing where it is judged alike."""
    if back.verdict == line.verdict:
        return ""
    if back.verdict == "clear":  # what hides or covers on the way there says why it does not on the way back
        return f"The other way round: {verdict} [{line.rule}]."
    first = back.reason.split(". ")[0].rstrip(".")
    return f"The other way round: {verdict}. {cite(first, back.rule)}"
