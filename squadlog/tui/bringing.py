"""The squads that sides spend their points on, chosen as a scenario begins: their price, and what forbids them."""

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.squads.cost import bill
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.words import lines, link_rules
from squadlog.tui.picking import Given, PickDialog

with lazy_imports():
    from squadlog.setup import eight_parts, scene_report

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.setup.purchases import Brought
    from squadlog.squads.plan import SquadPlan
    from squadlog.squads.scene import Scene, SceneSide
    from squadlog.tui.chrome.desk import Desk

NOBODY_BROUGHT: "Brought" = MappingProxyType({})


async def ask_squads(app: App[Any], scene: "Scene") -> "Brought | None":
    """The squads that sides spend their points on (SCN-06); None where the question is put aside.

    A side that has squads by the scenario may bring none. What the scenario would not let a side buy is said as it is
    marked, and stands if the table says so.
    """
    desk = open_desk(app)
    shelf = dict(_shelf(desk))
    brought: dict[str, tuple[SquadPlan, ...]] = {}
    for side in scene.spending:
        marked: Sequence[str] = ()
        while side.id not in brought:
            answer = await _ask(app, _build_dialog(desk, scene, side, shelf, marked))
            if answer is None:
                return None
            marked = answer[0] or ()
            squads = tuple(shelf[name] for name in marked)
            against, waived = scene_report.check_purchases(scene, {side.id: squads}, desk.book, desk.rulings)
            if not (squads or side.squads) or (against and not await _lets_stand(app, against)):
                continue
            brought[side.id] = squads
            for sentence in (*against, *waived):
                places(app).say(sentence)
    return brought


async def _ask(app: App[Any], dialog: PickDialog) -> Given | None:
    return await app.push_screen_wait(dialog)


async def _lets_stand(app: App[Any], against: "Sequence[str]") -> bool:
    return await app.push_screen_wait(ConfirmDialog(f"{' '.join(against)} Allow it anyway?")) is True


def _shelf(desk: "Desk") -> "Iterator[tuple[str, SquadPlan]]":
    """Every squad that can be brought, those of this user first."""
    try:
        names = desk.squad_names()
    except SquadlogError:
        return
    for name in names:
        try:
            yield name, desk.squad(name)
        except SquadlogError:
            continue  # the builder tells what is wrong with it


def _build_dialog(
    desk: "Desk", scene: "Scene", side: "SceneSide", shelf: "dict[str, SquadPlan]", marked: "Sequence[str]"
) -> PickDialog:
    prices = {name: bill(plan, desk.book, desk.rulings).total for name, plan in shelf.items()}

    def told(chosen: "Sequence[str]") -> Content:
        if not chosen:
            none = ", or none" if side.squads else ""
            return Content.styled(f"Enter marks a squad, or several; F2 brings them{none}.", "$quiet")
        spent = sum(prices[name] for name in chosen)
        squads = {side.id: tuple(shelf[name] for name in chosen)}
        against, waived = scene_report.check_purchases(scene, squads, desk.book, desk.rulings)
        faults = [Content.assemble(("✗ ", "bold $error"), link_rules(one)) for one in against]
        return lines(
            [Content.styled(f"{spent} of {side.points} points", "bold"), *faults, *map(link_rules, waived)]
        )

    return PickDialog(
        f"{side.name} brings",
        f"{side.points} points to spend. {eight_parts.may_buy(side.buys)}".rstrip(),
        [(name, f"{prices[name]} points, {plan.name}") for name, plan in shelf.items()],
        marked,
        many=True,
        clears=False,
        told=told,
    )
