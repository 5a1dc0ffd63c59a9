"""The three lines and the panel that say where the battle stands: status, order of groupings, what is asked."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.dice import Roll
from squadlog.rules.ask import Ask
from squadlog.shell.chapters import step_name
from squadlog.tui.battle.summons import asked, roller
from squadlog.tui.battle.track import BOXES, box
from squadlog.tui.chrome.words import cut, lines, linked, side_words, unit_words


def status_words(title: str, battle: Known) -> Content:
    """Title, moment, step, box of the track, who types dice."""
    typed = [side_words(battle, side) for side in battle.typed_dice]
    dice = (
        "everybody types dice"
        if len(typed) == len(battle.setup.sides)
        else f"{', '.join(typed)} {'types' if len(typed) == 1 else 'type'} dice"
    )
    if not typed:
        dice = "program rolls"
    place = f" T{battle.now.turn} subphase {battle.now.subphase} "
    parts: list[str | tuple[str, str]] = [(place, "reverse bold"), (f" {step_name(battle)} step ", "bold")]
    parts.append(f"· {dice} · {cut(title, 30)} · track box {box(battle.now)} of {BOXES}")
    if battle.setup.environment.zero_g:
        parts.append(" · zero-G")
    loose = sorted(f"{name} {level}" for name, level in battle.assist.items() if level != "enforce")
    if loose:
        parts.append(f" · {', '.join(loose)}")
    return Content.assemble(*parts)


def order_words(battle: Known) -> Content:
    """Groupings in initiative order with MOVE or COUNTERMOVE; an arrow at the one whose slot it is."""
    rows: list[Content | str] = [Content.styled("Order", "bold underline")]
    active = battle.active
    standings = {standing.grouping: standing for standing in battle.standings}
    for place, key in enumerate(battle.order or tuple(battle.groupings), start=1):
        grouping, standing = battle.groupings[key], standings.get(key)
        here = active is not None and active.id == key
        said = (
            "not rolled" if standing is None else f"{standing.choice or 'to choose'}, rolled {standing.roll}"
        )
        name = f"{'▶' if here else ' '}{place}. {grouping.name}" if battle.order else f"   {grouping.name}"
        rows.append(Content.styled(name, "bold" if here else ""))
        rows.append(Content.styled(f"    {side_words(battle, grouping.side)}: {said}", "dim"))
    if battle.engagements:
        rows.extend(("", Content.styled("Melee", "bold underline")))
        rows.extend(f" {fight.attacker} on {fight.defender}, {fight.status}" for fight in battle.engagements)
    if battle.fire_queue:
        rows.extend(("", Content.styled("Shots to come", "bold underline")))
        rows.extend(
            f" {shot.unit} with {shot.weapon}{' aimed' if shot.aimed else ''}" for shot in battle.fire_queue
        )
    if battle.features:
        rows.extend(("", Content.styled("Features", "bold underline")))
        rows.extend(
            Content(f" {key} {feature.name}: {feature.state}") for key, feature in battle.features.items()
        )
    return lines(rows)


KEYS = {
    "begin": "Enter begins",
    "roll_initiative": "Enter rolls",
    "choose_order": "Enter asks",
    "declare": "Enter: next unit, then done",
    "fire": "Enter opens the shot card",
    "opportunity": "Enter opens the shot card",
    "intent": "Enter asks, in secret",
    "escape": "Enter asks",
    "shares": "Enter asks",
    "over": "Enter shows the count",
}


def _orders_left(battle: Known, ask: Ask) -> str:
    """Who still lacks orders and who goes on by itself; nothing when nobody lacks any."""
    lacking = asked(battle, ask)
    going = [n for n in ask.units if n not in lacking and battle.units[n].declaration is None]
    if not lacking or ask.grouping is None:
        return ""
    dazed = [n for n in lacking if battle.units[n].dazed(battle.now)]
    notes = [f"{_numbers(dazed)} dazed"] if dazed else []
    notes += [f"{_numbers(going)} {'go' if len(going) > 1 else 'goes'} on"] if going else []
    note = f" ({'; '.join(notes)})" if notes else ""
    return f"{battle.groupings[ask.grouping].name}: give orders to {_numbers(lacking)}{note}, then done."


def _numbers(units: Iterable[int]) -> str:
    return ", ".join(map(str, units))


def ask_words(battle: Known, ask: Ask, awaiting: Roll | None, *, short: bool = False) -> Content:
    """Who must say what, and the key that does it."""
    if awaiting is not None:
        told = f"roll a d{awaiting.die}: {awaiting.name.replace('_', ' ')} ({roller(battle, awaiting)})"
        needed = f", needed {awaiting.needed}" if awaiting.needed else ""
        return Content.assemble(
            ("▶ Die: ", "bold reverse"), linked(f" {told}{needed}"), ("  Enter to type it", "bold")
        )
    who = side_words(battle, ask.side) if ask.side else "Table"
    sentence = ask.sentence
    if ask.kind == "intent" and ask.units:
        sentence = f"{unit_words(battle, ask.units[0])} chooses in secret what it does in melee."
    if ask.kind == "declare" and (told := _orders_left(battle, ask)):
        sentence = told
    key = "Enter" if short else KEYS[ask.kind]
    return Content.assemble((f"▶ {who}: ", "bold reverse"), linked(f" {sentence}"), (f"  [{key}]", "dim"))
