"""What is measured: a battle, its map and the readings in force, put together once for many questions."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from squadlog.base.dice import ScriptedDice
from squadlog.base.records import replace
from squadlog.battle.chapter_state import clouds_over
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts import ground_facts
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.setting_out import AtHand, at_hand
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.clouds import Veil, puffs
from squadlog.ground.sight.line_of_sight import SightLine
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.to_hit import looks_out
from squadlog.survey.drawn import Compiled, compile_map
from squadlog.survey.figures import Earlier, are_placed_alike, conditions_of
from squadlog.survey.reading import readings_of
from squadlog.survey.static_site import StaticSite

_KEPT = 4
"""How many measured battles are kept."""
_latest: "deque[MeasuredBattle]" = deque(maxlen=_KEPT)


@dataclass(frozen=True)
class MeasuredBattle:
    """What can be measured of a battle on a map; worked out when first asked for. The battle must have a map."""

    battle: Battle
    book: Rulebook
    rulings: Rulings

    @cached_property
    def compiled(self) -> Compiled:
        """The map, compiled. Raises MapError if the text of the set-up is none."""
        return compile_map(self.battle.setup.map)

    @property
    def map(self) -> Map:
        """The map as drawn."""
        return self.compiled.map

    @cached_property
    def readings(self) -> Readings:
        """The readings in force."""
        return readings_of(self.ctx.reading)

    @cached_property
    def site(self) -> StaticSite:
        """The map with everybody on it; the same as in the battle before, if nothing has changed there."""
        alike = [known for known in tuple(_latest) if known.known_site is not None and self._is_kin(known)]
        for known in reversed(alike):
            if are_placed_alike(self.battle, known.battle):
                return known.site
        before = Earlier(alike[-1].battle, alike[-1].site.conditions) if alike else None
        conditions = conditions_of(self.battle, self.map, self.ctx.reading, before)
        same = (known.site for known in alike if known.site.conditions == conditions)
        return next(same, None) or StaticSite(self.compiled, conditions, self.readings)

    def _is_kin(self, other: "MeasuredBattle") -> bool:
        """Whether that is the same battle at another moment, or as another seat knows it, read in the same way."""
        alike, book = other.battle.setup.map is self.battle.setup.map, other.book is self.book
        return alike and book and other.rulings == self.rulings

    @property
    def known_site(self) -> StaticSite | None:
        """The static site, if it was already asked for."""
        return self.__dict__.get("site")

    @property
    def conditions(self) -> Conditions:
        """What play has done to the map by now."""
        return self.site.conditions

    @cached_property
    def clouds(self) -> tuple[ground_facts.Cloud, ...]:
        """The clouds that stand over the map; nothing else that is measured hangs on them."""
        return clouds_over(self.battle)

    def line(
        self,
        viewer: Figure,
        target: Figure,
        *,
        looks_out: bool = False,
        aimed_at: str | None = None,
        margin: bool = False,
    ) -> SightLine:
        """One line as the site has it, and the smoke on it."""
        found = self.site.line(viewer, target, looks_out=looks_out, aimed_at=aimed_at, margin=margin)
        return self.in_smoke(found, viewer.spot, target.spot)

    @cached_property
    def veil(self) -> Veil:
        """The smoke on a line, with what it does to who is seen through it (A-71)."""
        return Veil(self.clouds, self.map.storey_m, hides=self.rulings.is_("smoke.mode", "block"))

    def in_smoke(self, line: SightLine, viewer: Spot, target: Spot) -> SightLine:
        """A line between two places with the smoke that is on it now."""
        if not self.clouds:
            return line
        found = puffs(viewer, target, self.clouds, self.map.storey_m)
        return replace(line, smoke=found) if found else line

    @property
    def ground(self) -> Ground:
        """The ground to look across."""
        return self.site.ground

    @property
    def footing(self) -> WalkableGround:
        """The ground to move over."""
        return self.site.footing

    @property
    def figures(self) -> Mapping[int, Figure]:
        """All units on the map by number, the fallen too."""
        return self.site.figures

    @cached_property
    def ctx(self) -> RulesContext:
        """What the rules may ask while they are asked what measuring depends on: no dice, and facts as stated.

        But for who is under a roof, which nothing else hangs on.
        """
        return RulesContext(
            book=self.book, rulings=self.rulings, surveyor=_Roofs(self), dice=ScriptedDice(())
        )

    def roofed(self, where: int | ground_facts.Whereabouts) -> ground_facts.YesNo | None:
        """Whether there is a roof or a floor above a unit or a place (ENV-06, MAP-08); None for one on no map."""
        if isinstance(where, int):
            known = self.battle.units.get(where)
            if known is None or (at := known.position) is None:
                return None
            where = ground_facts.Whereabouts(at.x, at.y, known.floor)
        under = self.ground.land.shut_off(where.floor + 1, where.x, where.y)
        reason = "It is under a roof." if under else "Nothing is above it."
        return ground_facts.YesNo(value=under, origin="measured", reason=reason, rule="ENV-06")

    def at_hand(self, mover: Mover) -> AtHand:
        """What lies round the place of a mover; worked out once."""
        known = self._at_hand.get(mover)
        if known is None:
            spot = self.figures[mover.number or 0].spot
            known = self._at_hand[mover] = at_hand(self.footing, spot, mover)
        return known

    @cached_property
    def _at_hand(self) -> dict[Mover, AtHand]:
        return {}

    @cached_property
    def reaches(self) -> dict[tuple[int, ground_facts.Target], ground_facts.YesNo | None]:
        """What has been asked of a metre's reach: who handles something is asked it twice (AMB-127)."""
        return {}

    @cached_property
    def moves(self) -> dict[tuple[int, str, ground_facts.StatedMove], ground_facts.MoveFacts | None]:
        """The moves that have been measured: one is judged when it is declared, and again as it is written down."""
        return {}

    def looks_out(self, target: Figure, viewer: Figure) -> bool:
        """Whether a unit tries to fire toward another, both taken to stand where their figures do (AMB-77)."""
        if target.number not in self.battle.units or viewer.number not in self.battle.units:
            return False
        arcs = _Arcs(self.readings, {target.number: target, viewer.number: viewer})
        asked = RulesContext(book=self.book, rulings=self.rulings, surveyor=arcs, dice=self.ctx.dice)
        return looks_out(self.battle, target.number, viewer.number, asked)


def measure_battle(battle: Battle, book: Rulebook, rulings: Rulings) -> MeasuredBattle:
    """What can be measured of a battle; the last few are kept, since one screen asks the same battle many things."""
    for known in tuple(_latest):  # another thread may measure meanwhile
        if known.battle is battle and known.book is book and known.rulings == rulings:
            return known
    measured = MeasuredBattle(battle, book, rulings)
    _latest.append(measured)
    return measured


@dataclass(frozen=True)
class _Roofs(StatedSurveyor):
    """Tells who is under a roof, and the rest as stated."""

    world: MeasuredBattle

    def indoors(self, where: int | ground_facts.Whereabouts, /) -> ground_facts.YesNo:
        """Measured where it can be (ENV-06)."""
        return self.world.roofed(where) or super().indoors(where)


@dataclass(frozen=True)
class _Arcs(StatedSurveyor):
    """Tells who is in whose arc and nothing else: whether a unit looks out must not hang on who sees it."""

    readings: Readings
    figures: Mapping[int, Figure]

    def sighting(
        self, viewer: int, target: ground_facts.Target, stated: ground_facts.StatedSighting, /
    ) -> ground_facts.Sighting:
        """The arc measured (FOV-01), the rest as stated."""
        told = super().sighting(viewer, target, stated)
        one, other = self.figures.get(viewer), self.figures.get(target) if isinstance(target, int) else None
        if one is None or other is None:
            return told
        front = ground_facts.YesNo(value=in_front(one, other.spot, self.readings), origin="measured")
        return ground_facts.Sighting(distance=told.distance, in_arc=front, in_sight=told.in_sight)
