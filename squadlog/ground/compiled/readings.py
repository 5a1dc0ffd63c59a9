"""Which readings of unclear rules the measuring follows. The session fills them from the rulings in force."""

from typing import Literal

from squadlog.base.records import record
from squadlog.facts.concealment import Judge


@record
class Readings:
    """One plain field for each ruling that measuring depends on; the defaults are the printed book's (AMB numbers)."""

    judged_by: Judge | None = None
    """Who says what woods, slopes and cover hide; whoever only moves needs nobody."""
    window_posture: Literal["unless_firing", "outright"] = "unless_firing"
    """A window blocks a kneeling or prone target: unless it fires, or in any case (AMB-75)."""
    wall_peek: Literal["corner", "block", "adjacent"] = "corner"
    """Fire round a wall, closed door or high obstacle: at a corner, never, or anywhere beside it (AMB-76)."""
    peek_from_m: float = 1.0
    """How near an edge the one who leans round it must be (AMB-76)."""
    peek_edge_m: float = 0.5
    """How near that edge the line must meet the obstacle (AMB-76)."""
    cover_stacking: Literal["add_kinds", "highest"] = "add_kinds"
    """Several covers on one line: distinct kinds add, or only the highest counts (AMB-78)."""
    units_as_cover: Literal["once", "per_unit", "block"] = "once"
    """What units on the line are worth (AMB-82)."""
    firer_side: Literal["ignored", "literal"] = "ignored"
    """Low cover within a metre of the firer: left out, or counted (AMB-129)."""
    unlisted_cover: Literal["nearest_relative", "no_cover"] = "nearest_relative"
    """Features missing from the cover table (AMB-137)."""
    blast_growth: Literal["marsh", "woods", "none"] = "marsh"
    """What grows on the line that covers from an explosion (A-68b)."""
    breach_los: Literal["opening", "movement_only"] = "opening"
    """A breach lets sight through, or movement only (AMB-119)."""
    breach_section: Literal["per_stretch", "whole"] = "per_stretch"
    """Shots at a wall add up per stretch of 1 m, or over the whole feature (AMB-135)."""
    fov_anchor: Literal["head", "front_edge"] = "head"
    """Where the 180 degree arc starts (AMB-69)."""
    opportunity_anchor: Literal["head", "front_edge"] = "head"
    """Where the 90 degree arc starts (AMB-130)."""
    engage_arc_deg: int = 180
    """The front arc for engaging in melee (AMB-102)."""
    reach_measure: Literal["head", "edge"] = "head"
    """What "within 1 m" is measured from (AMB-127)."""
    reach_m: float = 1.0
    """How far a unit reaches for a door, a thing or an enemy (MEL-02, AMB-127)."""
    contour_boundary: Literal["next_meter", "previous_meter"] = "next_meter"
    """The metre that a contour line exactly on a metre mark belongs to (AMB-51)."""
    slope_rows: Literal["per_meter", "per_move"] = "per_meter"
    """Contour lines are counted metre by metre, or over the whole move (AMB-50)."""
    mixed_meter: Literal["passable_only", "any"] = "passable_only"
    """What a mover may choose in a metre of several terrains (AMB-47)."""
    stacking: Literal["never", "friends", "all"] = "never"
    """Whom a mover may pass through (AMB-37)."""
    stairs_isolation: Literal["symmetric", "one_way"] = "symmetric"
    """Whether those in a stairway may fight those outside it (AMB-36)."""
    window_traverse: Literal["jump_or_dive", "free", "extra_meter"] = "jump_or_dive"
    """How a mover gets through a window (AMB-38)."""
    low_obstacle_traverse: Literal["jump_or_dive", "cost"] = "jump_or_dive"
    """How a mover gets over a low obstacle (AMB-39)."""
    onto_obstacle: Literal["same_level", "raised"] = "same_level"
    """Whether standing on a low obstacle raises the unit (AMB-139)."""
    close_call_m: float = 0.05
    """A verdict that a shift of this many metres would change is too close: the table decides."""

    @property
    def judge(self) -> Judge:
        """Who says what woods, slopes and cover hide. Raises TypeError if nobody was handed in."""
        if self.judged_by is None:
            raise TypeError("nobody was handed in to judge what hides")
        return self.judged_by
