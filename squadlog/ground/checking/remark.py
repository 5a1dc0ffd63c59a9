"""What the check of a map has to say."""

from typing import Literal

from squadlog.base.records import value

MOST_PAIRS = 100
"""How many warnings of two things that meet are told."""

Severity = Literal["fault", "warning"]


@value
class MapRemark:
    """One thing to mend in a map.

    A fault makes the map unfit to be played on, a warning is worth a look. `feature` is the id it is about, empty for
    the map as a whole; `rule` the rule behind it, empty where the format itself asks for it.
    """

    severity: Severity
    code: str
    feature: str
    sentence: str
    rule: str = ""


def fault(code: str, feature: str, sentence: str, rule: str = "") -> MapRemark:
    """A remark that makes the map unfit to be played on."""
    return MapRemark("fault", code, feature, sentence, rule)


def warning(code: str, feature: str, sentence: str, rule: str = "") -> MapRemark:
    """A remark worth a look."""
    return MapRemark("warning", code, feature, sentence, rule)
