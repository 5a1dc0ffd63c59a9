"""What lies under every tool on the map: what the chosen unit sees, where it has gone, its sector of fire."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from functools import partial
from math import hypot
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, replace
from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot
from squadlog.battle.detail import FiringManner
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, ShotPlan
from squadlog.facts.ground_facts import Sector
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Arc, Overlay, Shaded, Walked
from squadlog.session.seat import Seat
from squadlog.session.view.map.in_hand_tools import Hand, spot_of
from squadlog.session.view.shots.answers import sweeping
from squadlog.session.view.shots.manners import Swept, format_engaged, swept_by
from squadlog.tui.chrome.words import format_refusal, overrules, unit_words
from squadlog.tui.map.glyphs import STRUCK

with lazy_imports():
    from squadlog.reports import trail
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from squadlog.ground.sight.visible import SeenGround
    from squadlog.rules.common.explosive import GoneOff
    from squadlog.survey.seat_survey import Survey

Learn = Callable[[], None]
Apart = Callable[[Callable[[], Learn]], None]


class Laid:
    """What is worked out once for many keys. `apart` has something worked out without keeping anybody waiting."""

    def __init__(self, apart: Apart) -> None:
        self._apart = apart
        self._working = False
        self._shown: tuple[tuple[int, int], SeenGround] | None = None
        self._trail: tuple[tuple[object, ...], tuple[Walked, ...]] = ((), ())
        self._areas: tuple[object, tuple[Overlay, ...], Mapping[int, str]] = (None, (), {})
        self._over: tuple[tuple[int, ...], int | None] = ((), None)

    def seen(self, battle: Known, survey: "Survey", hand: Hand, floor: int) -> "SeenGround | None":
        """What the chosen unit sees of a floor, as it was before until it is known anew; None if nobody asks."""
        if not hand.seeing or hand.chosen is None or spot_of(battle, hand.chosen) is None:
            self._shown = None
            return None
        asked = hand.chosen, floor
        known = survey.known_seen(*asked)
        if known is not None:
            self._shown = asked, known
        elif not self._working:
            self._working = True
            self._apart(partial(self._work, survey, survey.apart(), asked))
        return self._shown[1] if self._shown is not None and self._shown[0] == asked else None

    def _work(self, survey: "Survey", apart: "Survey", asked: tuple[int, int]) -> Learn:
        found = apart.seen_ground(*asked)

        def learn() -> None:
            self._working = False
            survey.learn_seen(asked[0], found)

        return learn

    def walked(self, seat: Seat, hand: Hand) -> tuple[Walked, ...]:
        """Where the chosen unit has gone, as far as the hand asks for it; worked out once for a state of the record."""
        if not hand.trail or hand.chosen is None:
            return ()
        asked = (seat.head, hand.chosen, hand.trail)
        if self._trail[0] != asked:
            turn = seat.known.now.turn if hand.trail == "turn" else None
            gone = trail.trail(seat.log.entries(), hand.chosen, turn=turn)
            ways = tuple(tuple(Spot(*spot) for spot in one.spots) for one in gone)
            walked = Walked(ways, tuple(str(one.moment) for one in gone))
            self._trail = asked, (walked,) if gone else ()
        return self._trail[1]

    def areas(self, seat: Seat) -> tuple[tuple[Overlay, ...], Mapping[int, str]]:
        """Smoke, squares, rings of what is about to go off, and those of what went off until the next order is given.

        With the signs of those whom it struck. Worked out once for a state of the battle.
        """
        known, head = seat.known, seat.head
        if not known.held:
            return (), {}
        if self._areas[0] is not known:
            over = seat.blasts.gone_off()
            gone = tuple(one.fused.id for one, _ in over)
            if gone != self._over[0]:
                self._over = gone, head
            shown = over if head == self._over[1] else ()
            found = laid_over.shapes_over_map(
                known, (what for _, what in seat.blasts.burning()), (what for _, what in shown)
            )
            shapes = tuple(found)
            overlays: tuple[Overlay, ...] = (Shaded(shapes),) if shapes else ()
            self._areas = known, overlays, _costs(shown)
        return self._areas[1:]


def _costs(over: "Iterable[tuple[GoneOff, object]]") -> Mapping[int, str]:
    """The sign of each who was struck by what went off: the levels that this cost him, by one after the other."""
    found: dict[int, int] = {}
    for gone, _ in over:
        for one in gone.struck:
            if one.levels is not None:
                found[one.unit] = found.get(one.unit, 0) + one.levels
    return {unit: f"{STRUCK}{levels}" for unit, levels in found.items()}


@record
class Shown:
    """Overlays for the picture and words for the line under it; `refusal` is why Enter would do nothing.

    `wanted` is the reach, of a unit and a way of moving, that has to be worked out first: until then the picture stays.
    `swept` are those whom a sector of fire engages, `struck` the signs of those whom an explosion would reach.
    """

    overlays: tuple[Overlay, ...] = ()
    words: Content = field(default_factory=lambda: Content(""))
    refusal: Refusal | None = None
    wanted: tuple[int, str] | None = None
    swept: tuple[Swept, ...] = ()
    struck: Mapping[int, str] = field(default_factory=dict)


SWEEPS = "[ ] turn the sector by 45°, { } by 5°; Enter fires, b or Escape closes it."


@record
class SectorTable:
    """What the tools work with, the seat that looks and the survey of the battle as it knows it; sectors of fire."""

    seat: Seat
    survey: "Survey"

    @property
    def battle(self) -> Known:
        """The battle as the seat knows it."""
        return self.seat.known

    def refuses(self, command: Command) -> Refusal | None:
        """Why a command is refused, or None."""
        return self.seat.rules.refusal(command)

    def facing(self, number: int) -> float:
        """Where a unit faces; north, for one that is on no map."""
        position = self.battle.units[number].position
        return position.facing_deg if position else 0.0

    def sweeping(self, number: int | None) -> tuple[str, FiringManner] | None:
        """The weapon and the way a unit on the map can sweep a sector with; None where it cannot."""
        unit = self.battle.units.get(number) if number is not None else None
        return None if unit is None or unit.position is None else sweeping(self.seat, unit.id)

    def burst(self, hand: Hand) -> Fire | Declare | None:
        """What Enter says of the sector in the hand: the shot that is queued, else its declaration."""
        found = self.sweeping(hand.chosen)
        if found is None or hand.chosen is None:
            return None
        weapon, manner = found
        sector = None if hand.axis_deg is None else Sector(axis_deg=hand.axis_deg)
        if self.seat.due.ask().kind == "fire":
            return Fire(unit=hand.chosen, manner=manner.word, sector=sector)
        plan = ShotPlan(weapon=weapon, manner=manner.word, sector=sector)
        return Declare(unit=hand.chosen, action="fire_throw", shot=plan)

    def swept(self, command: Fire | OpportunityShot) -> Shown:
        """The sector of a shot that sweeps one, drawn, and whom it engages; nothing of any other shot."""
        found, spot = self.sweeping(command.unit), spot_of(self.battle, command.unit)
        if found is None or spot is None or command.manner != found[1].word:
            return Shown()
        axis = command.sector.axis_deg if command.sector is not None else None
        facing = self.facing(command.unit) if axis is None else axis
        shown = self.seat.rules.preview(command)
        who = swept_by(shown, self.battle, command.unit)
        told = [
            format_engaged(one, self.battle, friend=swept.friend)
            for one, swept in zip(shown.engaged, who, strict=True)
        ]
        far_m = hypot(self.survey.map.width_m, self.survey.map.height_m)
        arc = Arc(spot, facing, found[1].sector_deg or 0.0, far_m)
        engaged = (
            "; ".join(f"{place}. {words}" for place, words in enumerate(told, start=1)) or "no one in it"
        )
        name = unit_words(self.battle, command.unit)
        head = Content.styled(f"{name}, {found[1].label} with its middle at {facing:.0f}°: ", "bold")
        words = head + f"{engaged}. "
        return Shown(overlays=(arc,), words=words, refusal=shown.blocked, swept=who)

    def sweep(self, hand: Hand) -> Shown:
        """The sector in the hand, whom it engages, and why Enter would do nothing."""
        found, said = self.sweeping(hand.chosen), self.burst(hand)
        if found is None or said is None or hand.chosen is None:
            return Shown(words=Content("The weapon in hand cannot sweep a sector."))
        sector = Sector(axis_deg=hand.axis_deg) if hand.axis_deg is not None else None
        shown = self.swept(Fire(unit=hand.chosen, manner=found[1].word, sector=sector))
        refusal = self.refuses(said)
        after = format_refusal(refusal) + overrules(refusal) if refusal else Content(SWEEPS)
        return replace(shown, words=shown.words + after, refusal=refusal)
