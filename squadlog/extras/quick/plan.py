"""A quick battle: two sides with points each, a map drawn at random or chosen, and how it is played."""

from typing import TYPE_CHECKING

from squadlog.base.dice import Chance
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import BLANK, ScenarioPage
from squadlog.ground.random_maps.kinds import KINDS, MapKind
from squadlog.setup.plan import side_ids

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.setup import maps, plan, titles
    from squadlog.squads import by_points, cost, in_play
    from squadlog.survey import random_map

if TYPE_CHECKING:
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.ground.map.model import Map
    from squadlog.ground.random_maps.at_random import RandomMap
    from squadlog.setup.plan import BattlePlan
    from squadlog.squads.plan import SquadPlan

RANDOM: tuple[MapKind, ...] = KINDS
NO_MAP = "none"
"""Kinds of ground that are drawn at random, and the word for no map."""
MIDDLE, MIDDLE_M = "middle", 5.0
USUAL_POINTS = 400
"""What a squad of a side costs (SCN-07)."""


@record
class QuickSide:
    """A side: its name, what it has to spend, and its squad, or of what troops one is drawn for the points."""

    name: str
    points: int = USUAL_POINTS
    troops: str = "combat_arms"
    squad: "SquadPlan | None" = None
    types_dice: bool = False


@record
class QuickBattle:
    """What is chosen. `ground` is a kind drawn at random, `none`, or a map by key or file.

    `seed` draws map and squads, and is that of the program's dice. `hold` makes it a secondary objective of both to
    hold the middle when it ends (VIC-03).
    """

    sides: tuple[QuickSide, QuickSide]
    ground: str = "open"
    seed: int = 0
    width_m: int = 48
    height_m: int = 36
    chapters: tuple[str, ...] = ()
    hold: bool = False
    turns: int | None = None


def ground_of(quick: QuickBattle) -> "RandomMap | None":
    """The map that is drawn for it; None where none is drawn. Raises MapError."""
    kind = next((kind for kind in RANDOM if kind == quick.ground), None)
    if kind is None:
        return None
    one, other = (side.name for side in quick.sides)
    return random_map.draw_random_map(
        kind, quick.seed, width_m=quick.width_m, height_m=quick.height_m, sides=(one, other),
    )  # fmt: skip


def squad_of(
    quick: QuickBattle, place: int, book: "Rulebook", rulings: "Rulings", taken: tuple[str, ...] = ()
) -> "SquadPlan":
    """The squad of a side, 0 or 1, with its points as its budget; `taken` are names it had better not use.

    Raises SquadlogError where none can be drawn.
    """
    side = quick.sides[place]
    if side.squad is not None:
        return side.squad.model_copy(update={"budget": side.points})
    chance = Chance(f"squad {quick.seed} {place} {side.troops} {side.points}")
    return by_points.draw_by_points(
        f"{side.name} squad"[:40], side.points, side.troops, chance,
        book=book, rulings=rulings, chapters=quick.chapters, taken=taken,
    )  # fmt: skip


def plan_of(
    quick: QuickBattle, book: "Rulebook", rulings: "Rulings", drawn: "RandomMap | None" = None
) -> "BattlePlan":
    """The battle on paper; `drawn` is its map where it has been drawn already. Raises SquadlogError.

    What somebody who brings a squad does not spend counts for that side (VIC-06), not what a draw leaves over.
    """
    ids = list(side_ids(side.name for side in quick.sides).values())
    if len(ids) == 1:
        raise SquadlogError(f"Two sides cannot both be called {quick.sides[0].name}; give one another name.")
    if quick.ground in RANDOM:
        drawn = drawn or ground_of(quick)
    ground = _text(quick, drawn)
    first = squad_of(quick, 0, book, rulings)
    second = squad_of(quick, 1, book, rulings, tuple(one.name for one in first.soldiers))
    one, other = (side.name for side in quick.sides)
    return plan.BattlePlan(
        title=titles.cut_title(f"{one} against {other}"),
        forces=(plan.Force(ids[0], one, first), plan.Force(ids[1], other, second)),
        chapters=quick.chapters,
        turns=quick.turns,
        seed=quick.seed,
        typed_dice=tuple(id_ for id_, side in zip(ids, quick.sides, strict=True) if side.types_dice),
        map=ground,
        briefing=drawn.reason if drawn else "",
        page=_middle(ids, map_files.map_agreed_on(ground) if ground else None) if quick.hold else BLANK,
        budgets=tuple(
            (id_, side.points if side.squad else int(cost.bill(squad, book, rulings).total))
            for id_, side, squad in zip(ids, quick.sides, (first, second), strict=True)
        ),
    )


def format_spent(quick: QuickBattle, place: int, book: "Rulebook", rulings: "Rulings") -> str:
    """How many soldiers a side fields for how many of its points, or why it fields none."""
    side = quick.sides[place]
    try:
        squad = squad_of(quick, place, book, rulings)
    except SquadlogError as error:
        return str(error)
    many = len(squad.soldiers)
    total = cost.bill(in_play.as_played(squad, quick.chapters), book, rulings).total
    return f"{side.name}: {many} soldier{'s' if many > 1 else ''} for {total} of {side.points} points"


def _text(quick: QuickBattle, drawn: "RandomMap | None") -> str:
    """The text of the map. Raises MapError for one that there is not."""
    if drawn is not None:
        return map_files.text_agreed_on(drawn.map)
    return "" if quick.ground == NO_MAP else maps.map_text(quick.ground)


def _middle(ids: list[str], drawn: "Map | None") -> ScenarioPage:
    """The middle, and that each side wants to hold it when the battle ends."""
    area = NamedArea(id=MIDDLE, name="the middle")
    if drawn is not None:
        centre = drawn.width_m / 2, drawn.height_m / 2
        area = NamedArea(id=MIDDLE, name="the middle", centre=centre, radius_m=MIDDLE_M)
    wanted = tuple(
        Objective(
            id=f"{MIDDLE}_{id_}"[:40], side=id_, kind="hold", worth="secondary", area=MIDDLE, last=1,
            name="hold the middle",
        )
        for id_ in ids
    )  # fmt: skip
    return ScenarioPage(areas=(area,), objectives=wanted)
