"""What the shot card holds: the target and what the table says of the line of fire."""

from math import ceil
from typing import Literal

from squadlog.base.lengths import as_typed, format_kept, format_length, length_unit, typed_metres
from squadlog.base.records import record
from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import ShotPlan
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Sighting, StatedSighting, Target, YesNo

OPEN = "open"
"""The table says that nothing covers the target, whatever the map has; only asked where there is a map."""
CLASSES: tuple[str, ...] = ("none", "half_soft", "half_hard", "full_soft", "full_hard")
FEATURES: tuple[str, ...] = (
    "none", "furniture", "window", "counter", "marsh", "unit", "internal_wall", "external_wall", "high",
)  # fmt: skip


@record
class AimForm:
    """What the card holds: the target of the shot, and what the table says of the sighting.

    `at`: the place of a wall that was pointed at on the map; None for the one that is seen best.
    `manner`: a chapter's word for how the shot is fired.
    `axis_deg`: the middle of the sector that is swept.
    `swept`: the units that are swept in it.
    """

    target: Target | None = None
    metres: str = ""
    cover: str = "none"
    behind: str = "none"
    depths: tuple[tuple[str, float], ...] = ()
    at: tuple[float, float] | None = None
    in_arc: bool | None = None
    in_sight: bool | None = None
    after: str = ""
    adjust: tuple[Adjustment, ...] = ()
    overrule: str = ""
    manner: str = ""
    axis_deg: float | None = None
    swept: tuple[int, ...] = ()

    def stated(self) -> StatedSighting:
        """The facts for the rules; what nobody touched stays unstated."""
        covers = tuple(part for part in (self.cover, self.behind) if part not in ("none", OPEN))
        return StatedSighting(
            distance_m=metres_of(self.metres),
            in_arc=self.in_arc,
            in_sight=self.in_sight,
            covers=covers or (() if self.cover == OPEN else None),
            depths=tuple((kind, float(metres)) for kind, metres in self.depths),
            at=self.at,
        )


Purpose = Literal["fire", "opportunity", "plan"]
TITLES: dict[Purpose, str] = {
    "fire": "{unit} fires {aimed}{weapon} · choose a target or hold fire",
    "opportunity": "{unit} · opportunity fire, {weapon} · shoot, or hold fire?",
    "plan": "{unit} plans a shot, {weapon} · choose a target",
}


@record
class AskedShot:
    """The shot that a card is about: whose, with what, whether it falls now, interrupts a mover or is only planned."""

    unit: int
    weapon: str
    purpose: Purpose
    aim: AimForm = AimForm()
    aimed: bool = False


def covers_offered(aim: AimForm, name: str, sighting: Sighting | None) -> tuple[str, ...]:
    """What the `cover` of a shot may be, or what is printed `behind` which the target stands, with what it is now.

    That nothing covers it, whatever the map has, is only said where a map has measured it.
    """
    options = CLASSES if name == "cover" else FEATURES
    if name == "cover" and format_covers(sighting):
        options = (*CLASSES, OPEN)
    held = aim.cover if name == "cover" else aim.behind
    return options if held in options else (*options, held)


def deepest_m(kind: str) -> int:
    """The metres of woods on a line that are worth saying: one more than the deepest that can matter."""
    return ceil(load_rulebook().cover[kind].max_m or 0) + 1


def metres_of(text: str) -> float | None:
    """The metres of typed digits in the unit of the table, `None` while they are no number."""
    number = number_of(text)
    return None if number is None else typed_metres(number)


def number_of(text: str) -> float | None:
    """A typed number, `None` while it is none."""
    try:
        return float(text)
    except ValueError:
        return None


def format_said(value: bool | None) -> str:
    """A yes or no of the sighting in words; what nobody said is taken as yes, and that is said."""
    return "yes (assumed)" if value is None else "yes" if value else "NO"


def format_found(value: bool | None, found: YesNo | None) -> str:
    """A yes or no of the sighting, where a map may have measured what nobody said."""
    if value is not None or found is None or found.origin != "measured":
        return format_said(value)
    return f"{'yes' if found.value else 'NO'} (measured)"


def range_words(typed: str, sighting: Sighting | None, told: str = "") -> str:
    """The range: as typed, else as measured, else a question mark; `told` is what the roll says of it (AMB-145)."""
    far_m = _measured_m(sighting)
    if typed or far_m is None:
        return f"{typed or '?'} {length_unit()}"
    return format_kept(told) if "edge" in told else f"{format_length(far_m, 2)} (measured)"


def _measured_m(sighting: Sighting | None) -> float | None:
    if sighting is None or sighting.distance.origin != "measured":
        return None
    return sighting.distance.value


def depth_words(said: float | None, kind: str, sighting: Sighting | None) -> str:
    """Metres of a kind of woods on the line: as said, else as measured."""
    if said is None and sighting is not None and sighting.depths_origin == "measured":
        return f"{format_length(sighting.depth_m(kind), 1)} (measured)"
    return format_length(said or 0)


def line_words(sighting: Sighting | None) -> str:
    """How a target is seen, for its row: metres and a mark; empty where nothing was measured."""
    if sighting is None or (far_m := _measured_m(sighting)) is None:
        return ""
    seen = "?" if sighting.too_close else "✓" if sighting.in_sight.value and sighting.in_arc.value else "✗"
    return f"{format_length(far_m, 1)} {seen} "


def line_rank(sighting: Sighting | None) -> tuple[bool, float]:
    """Where a target stands among others: those in sight first, the nearest before the rest."""
    if sighting is None or sighting.distance.value is None:
        return False, 0.0
    return not (sighting.in_sight.value and sighting.in_arc.value), sighting.distance.value


def format_covers(sighting: Sighting | None) -> str:
    """The covers that a map found on the line; empty where nothing was measured."""
    if sighting is None or sighting.covers_origin != "measured":
        return ""
    covers = (one.kind.replace("_", " ") for one in sighting.crossed if one.metres is None)
    told = ", ".join(covers) or "none"
    return f"{told} (measured)"


def aim_of(plan: ShotPlan | None) -> AimForm:
    """The card filled in from a plan made at the declaration."""
    if plan is None:
        return AimForm()
    said = plan.stated
    covers = said.covers or ()
    bare = next((cover for cover in covers if cover in CLASSES), OPEN if said.covers == () else "none")
    return AimForm(
        target=plan.target,
        metres="" if said.distance_m is None else as_typed(said.distance_m),
        cover=bare,
        behind=next((cover for cover in covers if cover in FEATURES), "none"),
        depths=said.depths,
        at=said.at,
        in_arc=said.in_arc,
        in_sight=said.in_sight,
        manner=plan.manner,
        axis_deg=None if plan.sector is None else plan.sector.axis_deg,
        swept=() if plan.sector is None else plan.sector.units,
    )
