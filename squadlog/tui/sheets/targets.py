"""Who can be shot at, in which order they stand on the card, and who is chosen to begin with."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from squadlog.battle.commands import Fire
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, Unit
from squadlog.facts import Sighting, Target, unit_of
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import cut, daze_words, doing, posture_words
from squadlog.tui.sheets.aim import ShotCard, line_rank, line_words
from squadlog.tui.sheets.previews import PreviewOf

NAMED = 14
"""Cells of the longest name in the list of targets."""
ORDINARY = ("free", "done", "dazed")
"""What a row need not say of somebody: it changes nothing, or stands there already."""


def key_of(target: Target) -> str:
    """The key of the row of a target."""
    return f"x{target}"


def target_of(key: str, battle: Known) -> Target | None:
    """The target of a row: a unit by its number, else a feature."""
    named = key[1:]
    return int(named) if named.isdigit() and int(named) in battle.units else named or None


def foes_of(battle: Known, card: ShotCard) -> list[Unit]:
    """Who can be aimed at; opportunity fire is at the one who moves."""
    mover = unit_of(card.aim.target)
    if card.purpose == "opportunity" and mover is not None:
        return [battle.units[mover]]
    side = battle.units[card.unit].side
    return [unit for unit in battle.in_order() if unit.side != side and not unit.out]


def lines_of(battle: Known, card: ShotCard, foes: Sequence[Unit], preview: PreviewOf) -> dict[int, Sighting]:
    """How each of them is seen, as measured; nothing where there is no map."""
    if not battle.setup.map or card.purpose == "opportunity":
        return {}
    found = {}
    for foe in foes:
        previewed = preview(Fire(unit=card.unit, target=foe.id))
        if not isinstance(previewed, Refusal) and previewed.sighting is not None:
            found[foe.id] = previewed.sighting
    return found


def first_target(foes: Sequence[Unit], lines: Mapping[int, Sighting], last: Target | None) -> Target | None:
    """Who is aimed at to begin with: the last target unless it is out of sight, else the nearest in sight."""
    numbers = [foe.id for foe in foes]
    if isinstance(last, int) and last in numbers and not line_rank(lines.get(last))[0]:
        return last
    return min(numbers, key=lambda number: line_rank(lines.get(number)), default=None)


def target_rows(
    battle: Known, card: ShotCard, foes: Sequence[Unit], lines: Mapping[int, Sighting]
) -> list[ListRow]:
    """The list of targets: those in sight first, the nearest before the rest, then features of the table."""
    ranked = sorted(foes, key=lambda foe: line_rank(lines.get(foe.id)))
    named = min(NAMED, max((len(foe.soldier.name) for foe in ranked), default=0))
    rows = [ListRow(key_of(foe.id), _words(battle, foe, lines.get(foe.id), named)) for foe in ranked]
    if card.purpose != "opportunity":
        rows.extend(
            ListRow(key_of(key), Content(f"{feature.name} ({key})"))
            for key, feature in battle.features.items()
        )
    return rows


def _words(battle: Known, foe: Unit, line: Sighting | None, named: int) -> Content:
    """Who it is, how far, and what differs from the ordinary; its armour, which the table sees, has what is left."""
    busy = "watches" if foe.opportunity and foe.action is None else doing(foe, battle.now)
    state: list[str | tuple[str, str]] = [
        ("" if foe.wound == "none" else f"wound {foe.wound} ", "$wounded"),
        (f"dazed {daze_words(foe, battle.now)} " if foe.dazed(battle.now) else "", "$dazed"),
        "" if foe.posture == "standing" else f"{posture_words(foe)} ",
        "" if busy in ORDINARY else f"{busy} ",
    ]
    name = f"{cut(foe.soldier.name, named):<{named}} "
    return Content.assemble(
        (f"{foe.id:>2} ", "bold"), (name, side_style(battle, foe.side)), line_words(line), *state,
        foe.soldier.armour,
    )  # fmt: skip
