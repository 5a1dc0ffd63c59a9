"""Who can be shot at, in which order they stand on the card, and who is chosen to begin with."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from squadlog.battle.commands import Fire
from squadlog.battle.state import Known, Unit
from squadlog.facts import Lying, Sighting, Target, feature_of, unit_of
from squadlog.reports.wording import laid_thing
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import busy_words, cut, daze_words, posture_words
from squadlog.tui.sheets.aim import ShotCard, line_rank, line_words
from squadlog.tui.sheets.quotes import QuotedRules

NAMED = 14
"""Cells of the longest name in the list of targets."""
ORDINARY = ("free", "done", "dazed")
"""What a row need not say of somebody: it changes nothing, or stands there already."""


def key_of(target: Target) -> str:
    """The key of the row of a target."""
    return f"x={target.id}" if isinstance(target, Lying) else f"x{target}"


def target_of(key: str, battle: Known) -> Target | None:
    """The target of a row: a unit by its number, else a feature."""
    named = key[1:]
    if named.startswith("="):
        return Lying(named[1:])
    return int(named) if named.isdigit() and int(named) in battle.units else named or None


def aimed_at(rules: QuotedRules, card: ShotCard, *, swept: bool = False) -> Sequence[Target]:
    """Whom and what can be aimed at; opportunity fire is at the one who moves.

    Where a sector is swept: who may be in it, friends after the enemy.
    """
    mover, battle = card.aim.target, rules.known
    if swept:
        others = (one for one in battle.in_order() if one.id != card.unit and one.wound != "D")
        return sorted((one.id for one in others), key=lambda number: _is_friend(battle, number, card.unit))
    return rules.targets(card.unit) if card.purpose != "opportunity" or mover is None else (mover,)


def _is_friend(battle: Known, number: int, unit: int) -> bool:
    return battle.units[number].side == battle.units[unit].side


def lines_of(rules: QuotedRules, card: ShotCard, targets: Sequence[Target]) -> dict[int, Sighting]:
    """How each unit is seen, as measured; nothing where there is no map."""
    if not rules.known.setup.map or card.purpose == "opportunity":
        return {}
    found = {}
    for foe in filter(None, map(unit_of, targets)):
        previewed = rules.preview(Fire(unit=card.unit, target=foe, manner=""))
        if previewed.sighting is not None:
            found[foe] = previewed.sighting
    return found


def first_target(
    battle: Known, targets: Sequence[Target], lines: Mapping[int, Sighting], last: Target | None
) -> Target | None:
    """Who is aimed at to begin with: the last target while nobody stands before it but by distance, else the first."""
    ranked = _ranked(battle, targets, lines)
    first = next(iter(ranked), None)
    if isinstance(last, int) and last in ranked and first is not None:
        alike = _rank(battle, last, lines)[:-1] == _rank(battle, first, lines)[:-1]
        return last if alike else first
    return first


def _rank(battle: Known, number: int, lines: Mapping[int, Sighting]) -> tuple[bool, bool, bool, float]:
    """Where it stands among others: hidden from view, out of the fight, dazed; then how far it is, if that is known."""
    unseen, metres = line_rank(lines.get(number))
    unit = battle.units[number]
    return unseen, unit.out, unit.dazed(battle.now), metres


def _ranked(battle: Known, targets: Sequence[Target], lines: Mapping[int, Sighting]) -> list[int]:
    """The units among them: in sight before the rest, then who can act before who cannot, the nearest first."""
    return sorted(filter(None, map(unit_of, targets)), key=lambda number: _rank(battle, number, lines))


def target_rows(
    battle: Known, targets: Sequence[Target], lines: Mapping[int, Sighting], unit: int
) -> list[ListRow]:
    """The list of targets of a unit: who is in sight and can act first, the nearest of them; features come last."""
    ranked = [battle.units[foe] for foe in _ranked(battle, targets, lines)]
    named = min(NAMED, max((len(foe.soldier.name) for foe in ranked), default=0))
    rows = [
        ListRow(
            key_of(foe.id),
            _words(battle, foe, lines.get(foe.id), named, friend=_is_friend(battle, foe.id, unit)),
        )
        for foe in ranked
    ]
    things = (one for one in targets if isinstance(one, Lying))
    rows.extend(ListRow(key_of(one), Content(laid_thing(battle, str(one.id)))) for one in things)
    features = (battle.features[key] for key in map(feature_of, targets) if key is not None)
    rows.extend(
        ListRow(key_of(feature.id), Content(f"{feature.name} ({feature.id})")) for feature in features
    )
    return rows


def _words(battle: Known, foe: Unit, line: Sighting | None, named: int, *, friend: bool) -> Content:
    """Who it is, how far, and what differs from the ordinary; its armour, which the table sees, has what is left."""
    busy = "watches" if foe.opportunity and foe.action is None else busy_words(foe, battle.now)
    state: list[str | tuple[str, str]] = [
        ("FRIEND ", "$out") if friend else "",
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
