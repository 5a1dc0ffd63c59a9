"""What the shot card holds: the target and what the table says of the line of fire."""

from dataclasses import dataclass

from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import ShotPlan
from squadlog.facts import StatedSighting

CLASSES: tuple[str, ...] = ("none", "half_soft", "half_hard", "full_soft", "full_hard")
FEATURES: tuple[str, ...] = (
    "none", "furniture", "window", "counter", "marsh", "unit", "internal_wall", "external_wall", "high",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """What the card holds: who is shot at, and what the table says of the sighting."""

    target: int | None = None
    feature: str | None = None
    metres: str = ""
    cover: str = "none"
    behind: str = "none"
    light_m: int = 0
    heavy_m: int = 0
    in_arc: bool | None = None
    in_sight: bool | None = None
    after: str = ""
    adjust: tuple[Adjustment, ...] = ()
    overrule: str = ""

    def stated(self) -> StatedSighting:
        """The facts for the rules; what nobody touched stays unstated."""
        covers = tuple(part for part in (self.cover, self.behind) if part != "none")
        return StatedSighting(
            distance_m=metres_of(self.metres),
            in_arc=self.in_arc,
            in_sight=self.in_sight,
            covers=covers or None,
            light_woods_m=float(self.light_m) or None,
            heavy_woods_m=float(self.heavy_m) or None,
        )


def metres_of(text: str) -> float | None:
    """Typed metres, `None` while they are no number."""
    try:
        return float(text)
    except ValueError:
        return None


def said_words(value: bool | None) -> str:
    """A yes or no of the sighting; what nobody said is taken as yes, and says so."""
    return "yes (not said)" if value is None else "yes" if value else "NO"


def aim_of(plan: ShotPlan | None) -> Aim:
    """The card filled in from a plan made at the declaration."""
    if plan is None:
        return Aim()
    said = plan.stated
    covers = said.covers or ()
    bare = next((cover for cover in covers if cover in CLASSES), "none")
    return Aim(
        target=plan.target,
        feature=plan.feature,
        metres="" if said.distance_m is None else f"{said.distance_m:g}",
        cover=bare,
        behind=next((cover for cover in covers if cover in FEATURES), "none"),
        light_m=round(said.light_woods_m or 0),
        heavy_m=round(said.heavy_woods_m or 0),
        in_arc=said.in_arc,
        in_sight=said.in_sight,
    )
