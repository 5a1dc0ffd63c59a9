"""A battle that is changed in place while a whole record is folded and nobody looks at the battles in between.

`changed` copies ordinary battles and units and writes straight into drafts, so that every fold works on both.
"""

from typing import Any

from squadlog.battle.state import Battle, Unit


class DraftUnit(Unit):
    """A unit that `changed` writes into."""


class DraftBattle(Battle):
    """A battle that `changed` writes into; its units are drafts, in a mapping of its own."""


def _as(kind: type[Any], values: dict[str, Any]) -> Any:  # noqa: ANN401 - any of the four classes
    made = object.__new__(kind)
    object.__setattr__(made, "__dict__", values)
    return made


def draft_of(battle: Battle) -> Battle:
    """A draft of its own, equal to `battle` in every field but its class and the class of its units."""
    units = {number: _as(DraftUnit, dict(unit.__dict__)) for number, unit in battle.units.items()}
    draft: Battle = _as(DraftBattle, {**battle.__dict__, "units": units})
    return draft


def settle_draft(draft: Battle) -> Battle:
    """The ordinary battle that a draft has become; the draft must not be used afterwards."""
    units = {number: _as(Unit, dict(unit.__dict__)) for number, unit in draft.units.items()}
    battle: Battle = _as(Battle, {**draft.__dict__, "units": units})
    return battle
