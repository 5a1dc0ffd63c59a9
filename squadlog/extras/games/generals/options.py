"""What can be agreed about Generals and Majors before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.base.records import record
from squadlog.extras.games.game import GameError
from squadlog.extras.games.options import Need, read_options, refuse_unmet, rules_from

HAND = 7
"""Cards of a full hand."""


OPTIONS = read_options(__file__)

_NEEDS = (
    *(Need(name, "deck", "kalosi") for name in ("joker_group", "joker_army_value", "allow_zero")),
    Need("facedown_uses_command", "cancelled_to", "table"),
    Need("redraw_to", "redraws", "0", barred=True),
)

_WHEN = {
    "standing": ("command_mode", "standing"),
    "cancel_subset": ("cancel_own", "subset"),
    "cancel_same": ("cancel_colour", "same"),
    "cancel_optional": ("cancelling", "optional"),
    "cancelled_discarded": ("cancelled_to", "discard"),
    "facedown_uses": ("facedown_uses_command", "true"),
    "split_fixed": ("joker_split", "fixed"),
    "dynamic": ("joker_army_value", "dynamic"),
    "single_colour": ("joker_army_cost", "single_colour"),
    "redraw_to_deck": ("redraw_to", "deck"),
    "count_cards": ("count_by", "cards"),
}


@record
class GeneralsRules:
    """What was agreed, ready for use."""

    deck: str
    standing: bool
    cancel_subset: bool
    cancel_same: bool
    cancel_choice: str
    cancel_optional: bool
    cancelled_discarded: bool
    facedown_uses: bool
    split_fixed: bool
    joker_group: str
    dynamic: bool
    allow_zero: bool
    single_colour: bool
    redraws: int
    """-1 without a limit."""
    redraw_to_deck: bool
    lead: int
    count_cards: bool
    free_order: bool
    match: int
    stall_limit: int
    turn_limit: int


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...]) -> GeneralsRules:
    values = dict(agreed)
    if values["facedown_uses_command"] == "true" and values["command_mode"] == "per_turn":
        raise GameError(
            "facedown_uses_command needs command_mode standing: by the turn, armies in play use no command"
        )
    refuse_unmet(OPTIONS, _NEEDS, values)
    redraws = values["redraws"]
    return rules_from(
        GeneralsRules,
        values,
        _WHEN,
        lead=int(values["lead_threshold"]),
        redraws=-1 if redraws == "unlimited" else int(redraws),
    )


def rules_of(agreed: Mapping[str, str]) -> GeneralsRules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
