"""A scenario as its eight parts, A to H, in order, as a player reads them (SCN-02..SCN-13)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.base.records import record, replace
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario import telling
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.facts.seats import sees
from squadlog.rules.common.advanced import ADVANCED, chapter_called, together, words_of
from squadlog.rules.common.kept.undo_wish import AGREED
from squadlog.rules.scenario.eyes import page_known, secrets
from squadlog.rules.scenario.progress import PageProgress
from squadlog.setup.paged import arrival_of, page_on, rulings_with_scene
from squadlog.setup.scenes import taking_part
from squadlog.squads.cost import bill
from squadlog.squads.packed import book_for
from squadlog.squads.plan import SquadPlan
from squadlog.squads.scene import Buys, Scene, SceneFeature, SceneSide, SquadCall

with lazy_imports():
    from squadlog.book.packs import own_rows

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
    rulings = rulings_with_scene(scene, rulings)
    arrivals = (
        arrival for side in scene.sides for call in side.squads if (arrival := arrival_of(side.id, call))
    )
    whole = replace(page_on(scene), arrivals=tuple(arrivals))
    secret = secrets(whole, PageProgress(), seat)
    squads = [
        (side, call, taking_part(call, book, rulings, beside)) for side in scene.sides for call in side.squads
    ]
    book = book_for((plan for _, _, plan in squads), book)
    unheard: frozenset[str] = frozenset()
    for _, call, plan in squads:
        if call.arrives is not None and call.arrives.id in secret:
            unheard |= {name.casefold() for name in _names(scene, call, plan)}
    for _, call, plan in squads:
        if call.arrives is None or call.arrives.id not in secret:
            unheard -= {name.casefold() for name in _names(scene, call, plan)}
    page = page_known(whole, PageProgress(), seat, unheard)
    called = {side.id: side.name for side in scene.sides}
    first = next((side for side in scene.sides if side.name.upper().startswith(_TOG)), scene.sides[0])
    others = tuple(side for side in scene.sides if side is not first)
    forces = {side.id: _forces(side, page, book, rulings, beside, seat) for side in scene.sides}
    tog = f"{first.name} forces"
    coming = [
        (side.name, call.name or plan.name, call.arrives.id)
        for side, call, plan in squads
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
        LetteredPart(letter="D", title="Playing area", lines=tuple(_ground(scene, page, called, book))),
        LetteredPart(letter="E", title="Victory conditions", lines=tuple(victory_told(page, called, book))),
        LetteredPart(
            letter="F",
            title="Advanced rules in force",
            lines=(
                *_rules(scene, called, unheard),
                *list_packs(
                    text
                    for _, call, plan in squads
                    if call.arrives is None or call.arrives.id not in secret
                    for text in plan.packs
                ),
            ),
        ),
        LetteredPart(letter="G", title="Special conditions", lines=tuple(special_told(page, coming, called))),
        LetteredPart(
            letter="H",
            title="Length",
            lines=(f"{scene.turns} turns." if scene.turns else "Until one side wins; no turn limit.",),
        ),
    )


def list_packs(packs: Iterable[str]) -> tuple[str, ...]:
    """The packs that squads carry, a line each."""
    texts = tuple(dict.fromkeys(packs))
    return own_rows.pack_lines(texts) if texts else ()


def _situation(scene: Scene, page: ScenarioPage) -> Iterator[str]:
    yield scene.briefing or "No story."
    called = {side.id: side.name for side in scene.sides}
    for one in page.briefings:
        yield f"For {called[one.side]} alone: {one.text}"


def _forces(  # noqa: PLR0917 - who, on which page, by what, from where, for whom
    side: SceneSide, page: ScenarioPage, book: Rulebook, rulings: Rulings, beside: Path, seat: str
) -> Iterator[str]:
    known = {one.id for one in page.arrivals}
    costs: list[int] = []
    for call in side.squads:
        plan = taking_part(call, book, rulings, beside)
        if call.arrives is not None and call.arrives.id not in known:
            continue
        costs.append(int(bill(plan, book, rulings).total))
        parts = [
            *_squad(call, plan),
            *_set_up(call, page),
            *_list_given(call, seat, side.id),
            f"{costs[-1]} points",
        ]
        yield f"{side.name}: {'; '.join(parts)}."
    if side.points is not None:
        besides = " besides" if side.squads else ""
        yield f"{side.name}: {side.points} points to spend{besides}. {may_buy(side.buys)}"
    if len(costs) > 1:
        yield f"{side.name}: {sum(costs)} points{' listed' if side.points is not None else ''} in all."
    if side.goods and sees(seat, side.id):
        has = ", ".join(so_many(count, item.replace("_", " ")) for item, count in side.goods.items())
        yield f"{side.name} also has: {has}."


def _squad(call: SquadCall, plan: SquadPlan) -> Iterator[str]:
    """Number, quality, what they wear and have in hand, who leads, how they roll, who plays them."""
    men = plan.soldiers
    sorts = Counter((soldier.troop, soldier.armour, soldier.weapons[:1]) for soldier in men)
    told = ", ".join(
        f"{count} {troop.replace('_', ' ')} in {suit}{' with ' + weapon[0] if weapon else ''}"
        for (troop, suit, weapon), count in sorts.items()
    )
    yield f"{call.name or plan.name}, {call.quality or plan.quality}: {told}"
    yield from (f"{one.name} leads ({one.leader:+d})" for one in men if one.leader is not None)
    if call.grouping == "teams":
        yield "its fire teams roll for themselves"
    if call.modifier:
        yield f"{call.modifier:+d} to the roll for initiative"
    if call.player:
        yield f"played by {call.player}"


def _set_up(call: SquadCall, page: ScenarioPage) -> Iterator[str]:
    """Where a squad is set up, and how close together."""
    areas = [area.called for name in call.deploys if (area := page.area(name)) is not None]
    if areas:
        yield f"set up in {' or '.join(areas)}{', all in the same' if call.one_area else ''}"
    if call.together_m is not None:
        yield f"each within {format_length(call.together_m)} of another"


def _list_given(call: SquadCall, seat: str, side: str) -> Iterator[str]:
    """Keys and things that members have from the scenario, and to their own side how they begin."""
    has: dict[str, list[str]] = {}
    for told in (call.keys, call.carries):
        for name, more in told.items():
            has.setdefault(name, []).extend(more)
    for name, things in has.items():
        yield f"{'everybody' if name == '*' else name} has {', '.join(things)}"
    if sees(seat, side):
        known = together(ADVANCED).beginnings
        for name, begins in call.begins.items():
            labels = (known[word].label if word in known else word for word in begins)
            yield f"{'everybody' if name == '*' else name} begins: {', '.join(labels)}"


def may_buy(buys: Buys | None) -> str:
    """What may be bought for points (SCN-06..SCN-08)."""
    if buys is None:
        return "Buy anything on the cost summary."
    parts = [
        f"{what} {', '.join(keys).replace('_', ' ')}"
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
    return f"Buy only: {'; '.join(parts) or 'anything on the cost summary'}."


def _feature(one: SceneFeature, book: Rulebook) -> str:
    """What a scenario says of a door, a wall, a staircase; of one that it brings along what that is, too."""
    row = book.obstacles.get(one.kind)
    unstated = ["closed"] if row is not None and row.kind == "door" else []
    parts = [one.kind.replace("_", " ")] if one.kind else []
    parts += unstated if one.state is None else [one.state]
    parts += [f"opened by {one.key}"] if one.key else []
    parts += [f"of the airlock {one.airlock}"] if one.airlock else []
    parts += ["without air"] if not one.pressure else []
    parts += [so_many(one.floors, "floor")] if one.floors else []
    parts += [f"the car on floor {one.car}"] if one.car is not None else []
    called = f"{one.id} ({one.name})" if one.name else one.id
    return f"{called}: {', '.join(parts) or 'as drawn'}."


def _ground(scene: Scene, page: ScenarioPage, called: telling.Called, book: Rulebook) -> Iterator[str]:
    yield (
        f"The map {scene.map if '.' in scene.map else scene.map.replace('_', ' ')}."
        if scene.map
        else "No map: the players say where the soldiers are."
    )
    if scene.terrain is not None:
        yield (
            f"All of it counts as {scene.terrain} woods."
            if scene.terrain != "clear"
            else "All of it is clear."
        )
    yield from (_feature(one, book) for one in scene.features)
    yield from map(telling.area_told, page.areas)
    for side in scene.sides:
        if side.deploys:
            areas = [area.called for name in side.deploys if (area := page.area(name)) is not None]
            yield f"{side.name} sets up in {' or '.join(areas)}."
    yield from telling.deployment_told(page.deployment, called)
    if page.defender:
        yield f"{called[page.defender]} defends."
    if page.hides_first:
        yield f"{called[page.hides_first]} hides first."


def victory_told(page: ScenarioPage, called: telling.Called, book: Rulebook) -> Iterator[str]:
    """What each side wants, the sides in the order of `called`."""
    for side, name in called.items():
        for one in page.objectives:
            if one.side == side:
                primary, secondary = book.victory.primary, book.victory.secondary
                yield f"{name}: {telling.objective_told(one, page, called, int(primary), int(secondary))}"
    if not page.objectives:
        yield "No objectives: casualty points decide."


def _names(scene: Scene, call: SquadCall, plan: SquadPlan) -> Iterator[str]:
    """What a squad, its teams, its members and their groupings are called."""
    members = {soldier.name for soldier in plan.soldiers}
    yield call.name or plan.name
    yield from (f"{call.name or plan.name} {number}" for number in range(1, len(members) + 1))
    yield from members
    yield from (one.name for one in scene.groupings if members & {*one.members})


def _rules(scene: Scene, called: telling.Called, unheard: frozenset[str]) -> Iterator[str]:
    keys = dict.fromkeys(map(chapter_called, scene.chapters))
    listed = ", ".join(words_of(key).name if key in ADVANCED else key for key in keys)
    yield f"{listed}." if listed else "Basic rules only."
    skies = [sky.replace("_", " ") for sky in _SKIES if getattr(scene, sky)]
    skies += [f"{scene.hostile} air"] if scene.hostile else []
    if skies:
        yield f"Conditions: {', '.join(skies)}."
    if scene.rulings:
        yield f"Rulings: {', '.join(f'{name} = {option}' for name, option in scene.rulings.items())}."
    for action in scene.actions:
        beside = ", also beside a move" if action.combines else ""
        yield f"{action.name} is an action of {action.ap} AP{beside}."
    for one in scene.groupings:
        if one.name.casefold() in unheard:
            continue
        modifier = f", {one.modifier:+d} to the roll" if one.modifier else ""
        who = f"{', '.join(one.members)} ({called.get(one.side, one.side)})"
        yield f"{who} roll for initiative together as {one.name}{modifier}."
    if not scene.packs_on:
        yield "Soldiers begin without their bounce packs on."
    if scene.taking_back != "anybody":
        yield f"Undo policy: {AGREED[scene.taking_back]}."
    for whom, limit_s in (("", scene.clock), *((f" of {one.name}", one.clock) for one in scene.sides)):
        if limit_s is not None:
            limit = so_many(limit_s, "second") if limit_s else "no limit"
            yield f"Time per decision{whom} in timed play: {limit}."
    if scene.typed_dice:
        yield f"Dice rolled at the table: {', '.join(called.get(side, side) for side in scene.typed_dice)}."


def special_told(page: ScenarioPage, coming: Iterable[Coming], called: telling.Called) -> Iterator[str]:
    """Conditions, triggers, who comes later, plots, instructions; `None.` where there is nothing of these."""
    for condition in page.conditions:
        yield telling.condition_told(condition, page, called)
    for trigger in page.triggers:
        yield telling.trigger_told(trigger, page, called)
    yield from _arrivals(coming, page)
    for plot in page.plots:
        yield f"{called[plot.side]}: {telling.plot_told(plot)}"
    for instruction in page.instructions:
        yield telling.instruction_told(instruction, page, called)
    if not any((page.conditions, page.triggers, page.arrivals, page.plots, page.instructions)):
        yield "None."


def _arrivals(coming: Iterable[Coming], page: ScenarioPage) -> Iterator[str]:
    known = {one.id: one for one in page.arrivals}
    for side, squad, arrival in coming:
        if (one := known.get(arrival)) is not None:
            yield f"{side}: {telling.arrival_told(one, squad, page)}"


def lines_of(parts: Iterable[LetteredPart]) -> Iterator[str]:
    """All of it as lines to read."""
    for part in parts:
        yield f"{part.letter}  {part.title}"
        yield from (f"   {line}" for line in part.lines)
