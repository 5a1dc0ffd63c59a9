"""A scenario as its eight parts, A to H, in order, as a player reads them (SCN-02..SCN-13)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from squadlog.muster.paged import agreed_on, arrival_of, page_on
from squadlog.muster.scenes import taking_part
from squadlog.records import record, replace
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.rules.advanced import ADVANCED, words_of
from squadlog.rules.scenario.eyes import page_known
from squadlog.rules.scenario.progress import PageProgress
from squadlog.scenario.page import ScenarioPage
from squadlog.scenario.telling import (
    area_told,
    arrival_told,
    condition_told,
    deployment_told,
    objective_told,
    plot_told,
    trigger_told,
)
from squadlog.seats import sees
from squadlog.squads.cost import bill
from squadlog.squads.plan import SquadPlan
from squadlog.squads.scene import Buys, Scene, SceneSide, SquadCall

Coming = tuple[str, str, str]
"""A squad that comes later: its side and its own name, as people call them, and the id of its arrival."""
_TOG = "TOG"
_SKIES = ("zero_g", "night", "blackout", "rain", "snow", "vacuum")


@record
class LetteredPart:
    """One of the eight parts: its letter, what it is about, and what stands there, line by line."""

    letter: str
    title: str
    lines: tuple[str, ...]


def eight_parts(
    scene: Scene, book: Rulebook, rulings: Rulings, beside: Path, seat: str
) -> tuple[LetteredPart, ...]:
    """The parts as far as a seat may know them before play. Raises as `load_battle` for squads that are none."""
    rulings = agreed_on(scene, rulings)
    arrivals = (
        arrival for side in scene.sides for call in side.squads if (arrival := arrival_of(side.id, call))
    )
    whole = replace(page_on(scene), arrivals=tuple(arrivals))
    page = page_known(whole, PageProgress(), seat)
    called = {side.id: side.name for side in scene.sides}
    first = next((side for side in scene.sides if side.name.upper().startswith(_TOG)), scene.sides[0])
    others = tuple(side for side in scene.sides if side is not first)
    forces = {side.id: _forces(side, page, book, rulings, beside, seat) for side in scene.sides}
    tog = f"{first.name} forces"
    coming = [
        (side.name, taking_part(call, book, rulings, beside).name, call.arrives.id)
        for side in scene.sides
        for call in side.squads
        if call.arrives is not None
    ]
    return (
        LetteredPart(letter="A", title="Situation", lines=tuple(_situation(scene, page))),
        LetteredPart(letter="B", title=tog, lines=tuple(forces[first.id])),
        LetteredPart(
            letter="C",
            title=" and ".join(f"{side.name} forces" for side in others),
            lines=tuple(line for side in others for line in forces[side.id]),
        ),
        LetteredPart(letter="D", title="Playing area", lines=tuple(_ground(scene, page, called))),
        LetteredPart(
            letter="E", title="Victory conditions", lines=tuple(_victory(scene, page, called, book))
        ),
        LetteredPart(letter="F", title="Advanced rules in force", lines=tuple(_rules(scene))),
        LetteredPart(letter="G", title="Special conditions", lines=tuple(_special(page, coming, called))),
        LetteredPart(
            letter="H",
            title="Length",
            lines=(f"{scene.turns} turns." if scene.turns else "Until somebody has won; no limit of turns.",),
        ),
    )


def _situation(scene: Scene, page: ScenarioPage) -> Iterator[str]:
    yield scene.briefing or "Nothing is told."
    called = {side.id: side.name for side in scene.sides}
    for one in page.briefings:
        yield f"For {called[one.side]} alone: {one.text}"


def _forces(  # noqa: PLR0917 - who, on which page, by what, from where, for whom
    side: SceneSide, page: ScenarioPage, book: Rulebook, rulings: Rulings, beside: Path, seat: str
) -> Iterator[str]:
    known = {one.id for one in page.arrivals}
    total = 0
    for call in side.squads:
        plan = taking_part(call, book, rulings, beside)
        if call.arrives is not None and call.arrives.id not in known:
            continue
        total += bill(plan, book, rulings).total
        yield f"{side.name}: {_squad(call, plan, book, rulings)}"
    if side.points is not None:
        yield f"{side.name}: {side.points} points to spend. {_buys(side.buys)}".rstrip()
    elif len(side.squads) > 1 and total:
        yield f"{side.name}: {total} points in all."
    if side.goods and sees(seat, side.id):
        has = ", ".join(f"{count} {item.replace('_', ' ')}" for item, count in side.goods.items())
        yield f"{side.name} has besides: {has}."


def _squad(call: SquadCall, plan: SquadPlan, book: Rulebook, rulings: Rulings) -> str:
    """Number, quality, what they wear and have in hand, who leads, who plays them, what they cost."""
    men = plan.soldiers
    sorts = Counter((soldier.troop, soldier.armour, soldier.weapons[:1]) for soldier in men)
    told = ", ".join(
        f"{count} {troop.replace('_', ' ')} in {suit}{' with ' + weapon[0] if weapon else ''}"
        for (troop, suit, weapon), count in sorts.items()
    )
    leaders = [f"{one.name} leads ({one.leader:+d})" for one in men if one.leader is not None]
    parts = [f"{plan.name}, {call.quality or plan.quality}: {told}", *leaders]
    parts += [f"set up in {', '.join(call.deploys)}"] if call.deploys else []
    parts += [f"played by {call.player}"] if call.player else []
    parts.append(f"{bill(plan, book, rulings).total} points")
    return "; ".join(parts) + "."


def _buys(buys: Buys | None) -> str:
    """What may be bought for points (SCN-06..SCN-08)."""
    if buys is None:
        return "Anything of the cost summary may be bought."
    parts = [
        f"{what} {', '.join(keys)}"
        for what, keys in (
            ("troops", buys.troops), ("races", buys.races), ("suits", buys.suits), ("weapons", buys.weapons),
            ("equipment", buys.equipment), ("quality", buys.qualities),
        )
        if keys
    ]  # fmt: skip
    if buys.leaders is not None:
        ratings = ", ".join(f"{rating:+d}" if rating else "0" for rating in buys.leaders)
        parts.append(f"leaders of {ratings}" if ratings else "no leaders")
    parts += [f"at most {most} {key.replace('_', ' ')}" for key, most in buys.most.items()]
    parts += [f"at most {buys.soldiers} soldiers"] if buys.soldiers is not None else []
    return f"May be bought: {'; '.join(parts) or 'anything of the cost summary'}."


def _ground(scene: Scene, page: ScenarioPage, called: dict[str, str]) -> Iterator[str]:
    yield (
        f"The map {scene.map if '.' in scene.map else scene.map.replace('_', ' ')}."
        if scene.map
        else "No map: the table says where all stand."
    )
    if scene.terrain is not None:
        yield (
            f"All of it counts as {scene.terrain} woods."
            if scene.terrain != "clear"
            else "All of it is clear."
        )
    yield from map(area_told, page.areas)
    for side in scene.sides:
        if side.deploys:
            areas = [area.called for name in side.deploys if (area := page.area(name)) is not None]
            yield f"{side.name} is set up in {' or '.join(areas)}."
    yield from deployment_told(page.deployment, called)
    if page.defender:
        yield f"{called[page.defender]} defends."


def _victory(scene: Scene, page: ScenarioPage, called: dict[str, str], book: Rulebook) -> Iterator[str]:
    for side in scene.sides:
        for one in page.objectives:
            if one.side == side.id:
                primary, secondary = book.victory.primary, book.victory.secondary
                yield f"{side.name}: {objective_told(one, page, called, int(primary), int(secondary))}"
    if not page.objectives:
        yield "No objectives: what casualties bring decides."


def _rules(scene: Scene) -> Iterator[str]:
    listed = ", ".join(words_of(key).name if key in ADVANCED else key for key in scene.chapters)
    yield f"{listed}." if listed else "None but the basic rules."
    skies = [sky.replace("_", " ") for sky in _SKIES if getattr(scene, sky)]
    skies += [f"{scene.hostile} air"] if scene.hostile else []
    if skies:
        yield f"Around everybody: {', '.join(skies)}."
    if scene.rulings:
        yield f"Read so: {', '.join(f'{name} = {option}' for name, option in scene.rulings.items())}."


def _special(page: ScenarioPage, coming: Iterable[Coming], called: dict[str, str]) -> Iterator[str]:
    for condition in page.conditions:
        yield condition_told(condition, page, called)
    for trigger in page.triggers:
        yield trigger_told(trigger, page, called)
    yield from _arrivals(coming, page)
    for plot in page.plots:
        yield f"{called[plot.side]}: {plot_told(plot)}"
    if not any((page.conditions, page.triggers, page.arrivals, page.plots)):
        yield "None."


def _arrivals(coming: Iterable[Coming], page: ScenarioPage) -> Iterator[str]:
    known = {one.id: one for one in page.arrivals}
    for side, squad, arrival in coming:
        if (one := known.get(arrival)) is not None:
            yield f"{side}: {arrival_told(one, squad, page)}"


def lines_of(parts: Iterable[LetteredPart]) -> Iterator[str]:
    """All of it as lines to read."""
    for part in parts:
        yield f"{part.letter}  {part.title}"
        yield from (f"   {line}" for line in part.lines)
