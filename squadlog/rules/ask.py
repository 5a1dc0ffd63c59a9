"""What the battle waits for: whose word is needed next, and about what."""

from typing import Literal

from squadlog.records import record

AskKind = Literal[
    "begin",
    "roll_initiative",
    "choose_order",
    "declare",
    "fire",
    "opportunity",
    "intent",
    "escape",
    "shares",
    "over",
]


@record
class Ask:
    """The next thing to be said. `side` is who must say it (empty: anybody), `units` those it is about.

    For `choose_order` and `declare`, `grouping` is the grouping whose owner speaks; in `declare`, `units` are the
    members that may still be given orders, and saying `done` resolves the grouping.
    """

    kind: AskKind
    sentence: str
    side: str = ""
    grouping: str | None = None
    units: tuple[int, ...] = ()
