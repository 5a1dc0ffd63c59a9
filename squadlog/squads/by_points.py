"""A squad drawn at random for so many points: legal, of one kind of troops, and spent as far as they go (SCN-06, BLD).

Prices are those of the builder. Numbers come first, as many men as can be armed; what is left buys better weapons, one
after the other by chance, until nothing more can be bought.
"""

from collections.abc import Collection, Iterator, Sequence
from math import ceil

from squadlog.base.dice import Chance
from squadlog.base.errors import SquadlogError
from squadlog.book.book import Rulebook
from squadlog.book.gear import Weapon
from squadlog.book.people import Troop
from squadlog.book.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.goods import weapons_for_sale
from squadlog.squads.legality import illegal
from squadlog.squads.outfit import usual_suit
from squadlog.squads.plan import BUDGET, SoldierPlan, SquadPlan

NAMES = (
    "Adair", "Bakare", "Castel", "Dunne", "Eklund", "Farkas", "Galvan", "Haddad",
    "Ibarra", "Jansen", "Kovac", "Lindqvist", "Moreau", "Nakata", "Okafor", "Petrov",
    "Quint", "Reyes", "Sandoval", "Tanaka", "Ulrich", "Varga", "Whelan", "Yilmaz",
)  # fmt: skip
_Change = tuple[int, dict[str, object]]
"""The place of a man in the squad, and what becomes otherwise with him."""
MIXED = "mixed"
"""Troops of every kind that serves any side, as far as the points go."""


def flavours(book: Rulebook) -> tuple[str, ...]:
    """What a squad may be drawn of: the troops of the table, or all kinds mixed."""
    return (*book.troops, MIXED)


def draw_by_points(
    name: str,
    points: int,
    troop: str,
    chance: Chance,
    *,
    book: Rulebook,
    rulings: Rulings,
    chapters: Collection[str] = (),
    taken: Collection[str] = (),
) -> SquadPlan:
    """A squad of these troops that costs no more than that; the same chance draws the same squad.

    `taken` are names that others have already. Of the chapters in force leadership brings a leader, grenades and
    launchers what they are called after. Raises SquadlogError, in one sentence, where the points do not buy one armed
    man, or there are no such troops.
    """
    if troop not in flavours(book):
        raise SquadlogError(f"There are no troops {troop}; there are {', '.join(flavours(book))}.")
    if not 0 < points <= BUDGET:
        raise SquadlogError(f"A squad is drawn for 1 to {BUDGET:,} points, not {points}.")
    kinds = (
        [book.troops[troop]] if troop != MIXED else [one for one in book.troops.values() if one.side is None]
    )
    drawing = _Drawing(points, kinds, chance, book, rulings)
    plan = drawing.squad(name, chapters, taken)
    broken = illegal(plan, book, rulings)
    if broken:
        raise SquadlogError(f"No such squad comes of {points} points: {broken[0].sentence}")
    return plan


class _Drawing:
    """One squad in the making; `troops` are the kinds its men may be of, the cheapest first."""

    def __init__(
        self, points: int, troops: Sequence[Troop], chance: Chance, book: Rulebook, rulings: Rulings
    ) -> None:
        self.points, self.chance, self.book, self.rulings = points, chance, book, rulings
        self.troops = sorted(troops, key=lambda troop: (self._bare(troop), troop.key))
        self.weapons = sorted(self._weapons(), key=lambda weapon: (weapon.cost, weapon.key))

    def squad(self, name: str, chapters: Collection[str], taken: Collection[str]) -> SquadPlan:
        """A squad of as many men as can use up its points, with what the rest buys."""
        least = self._bare(self.troops[0]) + self.weapons[0].cost
        dearest = self._bare(self.troops[-1]) + self.weapons[-1].cost
        most = min(2 * int(self.rulings.number("squad.fireTeamSize")), self.points // least)
        if most < 1:
            raise SquadlogError(
                f"{self.points} points buy nobody of {self.troops[0].name}; one armed man costs {least}."
            )
        fewest = min(most, ceil(self.points / dearest))
        many = fewest + self.chance.below(most - fewest + 1)
        names = sorted(self.chance.shuffled(NAMES), key=lambda called: called in taken)[:many]
        soldiers = tuple(self._soldier(called, chapters) for called in names)
        plan = SquadPlan(
            name=name, side=self.troops[0].side or "Commonwealth", budget=self.points, soldiers=soldiers
        )
        if "leadership" in chapters:
            plan = self.chance.pick([one for one in self._led(plan) if self._left(one) >= 0])
        left = self._left(plan)
        while better := [one for one in self._better(plan, chapters) if one[1] <= left]:
            (place, changes), price = self.chance.pick(better)
            plan, left = _with(plan, place, **changes), left - price
        return plan

    def _suit(self, troop: Troop) -> str:
        return usual_suit(troop, self.rulings, naval=False)

    def _bare(self, troop: Troop) -> int:
        """What a man of that kind costs in his usual suit, without a weapon."""
        return troop.cost + self.book.armours[self._suit(troop)].cost

    def _soldier(self, name: str, chapters: Collection[str]) -> SoldierPlan:
        equipment = ("grenades",) if "grenades" in chapters else ()
        troop, weapons = self.troops[0], (self.weapons[0].key,)
        return SoldierPlan(
            name=name, troop=troop.key, armour=self._suit(troop), weapons=weapons, equipment=equipment
        )

    def _weapons(self) -> Iterator[Weapon]:
        """What is fired from the shoulder, or the one weapon that these troops carry (BLD-13)."""
        fixed = {troop.weapon for troop in self.troops} - {None}
        for weapon in weapons_for_sale(self.book):
            if weapon.hands == "rifle" and (not fixed or weapon.key in fixed):
                yield weapon

    def _left(self, plan: SquadPlan) -> int:
        return bill(plan, self.book, self.rulings).left

    def _led(self, plan: SquadPlan) -> Iterator[SquadPlan]:
        """The squad led by its first man, by each rating that does not enlarge the budget; 0 is free (LDR-08)."""
        for row in self.book.leaders.values():
            if row.cost >= 0:
                yield _with(plan, 0, leader=row.rating)

    def _better(self, plan: SquadPlan, chapters: Collection[str]) -> Iterator[tuple[_Change, int]]:
        """What one man more could have, and its price: a dearer weapon, dearer troops, or a grenade launcher."""
        launcher = self.book.costs["grenade_launcher"].cost
        for place, soldier in enumerate(plan.soldiers):
            held, serves = self.book.weapons[soldier.weapons[0]].cost, self.book.troops[soldier.troop]
            for weapon in self.weapons:
                if weapon.cost > held:
                    yield (place, {"weapons": (weapon.key,)}), weapon.cost - held
            for troop in self.troops:
                more = self._bare(troop) - self._bare(serves)
                if more > 0:
                    yield (place, {"troop": troop.key, "armour": self._suit(troop)}), more
            if "launchers" in chapters and "grenade_launcher" not in soldier.equipment:
                fitted: _Change = place, {"equipment": ("grenade_launcher",)}
                if not illegal(_with(plan, place, **fitted[1]), self.book, self.rulings):
                    yield fitted, launcher


def _with(plan: SquadPlan, place: int, **changes: object) -> SquadPlan:
    soldiers = list(plan.soldiers)
    soldiers[place] = soldiers[place].model_copy(update=changes)
    return plan.model_copy(update={"soldiers": tuple(soldiers)})
