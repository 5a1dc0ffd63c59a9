"""The targets of a shot: the order they stand in on the card, each with what a row says of it, and who is first."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from fractions import Fraction

from squadlog.base.records import replace, value
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import OUT, WOUNDS, Known, Unit
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import Lying, Sighting, Target, feature_of, unit_of
from squadlog.reports.wording import name_laid_thing
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.shots.aim import AimForm, AskedShot, line_rank
from squadlog.session.view.shots.chances import chance_of, refusal_of
from squadlog.session.view.shots.manners import Manners, command_of, look_at, sweeps
from squadlog.session.view.toned import Toned
from squadlog.session.view.words.doing import busy_words, daze_words, posture_words

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


def list_targets(rules: ShotRules, asked: AskedShot, *, swept: bool = False) -> Sequence[Target]:
    """The units and things that can be aimed at; opportunity fire is at the unit that moves.

    Where a sector is swept: the units that may be in it, friends after the enemy.
    """
    mover, battle = asked.aim.target, rules.known
    if swept:
        others = (one for one in battle.in_order() if one.id != asked.unit and one.wound != "D")
        return sorted((one.id for one in others), key=lambda number: _is_friend(battle, number, asked.unit))
    return rules.targets(asked.unit) if asked.purpose != "opportunity" or mover is None else (mover,)


def _is_friend(battle: Known, number: int, unit: int) -> bool:
    return battle.units[number].side == battle.units[unit].side


@value
class Aimable:
    """Whom and what a card lists, how each unit is seen, and how likely it is hit: None where no shot can be taken.

    Nobody is seen where there is no map, nor by opportunity fire, which has one target. `refusals` say why not.
    """

    targets: tuple[Target, ...] = ()
    lines: Mapping[int, Sighting] = field(default_factory=dict)
    chances: Mapping[int, Fraction | None] = field(default_factory=dict)
    refusals: Mapping[int, Refusal] = field(default_factory=dict)
    swept: bool = False

    @property
    def units(self) -> list[int]:
        """The units among them."""
        return [one for one in self.targets if isinstance(one, int)]

    def others(self, aim: Target | None) -> bool:
        """Whether anybody but who is aimed at can be shot at."""
        return any(self.chances.get(one) is not None for one in self.units if one != aim)

    def having(self, number: int, shown: ShotPreview | Refusal) -> "Aimable":
        """These with the chance at one of them as a shot at it was looked at since."""
        against = {one: why for one, why in self.refusals.items() if one != number}
        if (why := refusal_of(shown)) is not None:
            against[number] = why
        return replace(self, chances={**self.chances, number: chance_of(shown)}, refusals=against)


def look_round(rules: ShotRules, asked: AskedShot, aim: AimForm, manners: Manners) -> Aimable:
    """The targets that the card of a shot lists; where a sector is swept, without a chance at each."""
    swept = sweeps(aim, manners)
    targets = tuple(list_targets(rules, asked, swept=swept))
    if asked.purpose == "opportunity":
        return Aimable(targets, swept=swept)
    bare = AimForm() if swept else AimForm(manner=aim.manner)
    previews = {
        foe: look_at(rules, asked, command_of(asked, replace(bare, target=foe), manners))
        for foe in filter(None, map(unit_of, targets))
        if rules.known.setup.map or not swept
    }
    shown = {foe: one for foe, one in previews.items() if not isinstance(one, Refusal)}
    return Aimable(
        targets,
        {
            foe: one.sighting
            for foe, one in shown.items()
            if rules.known.setup.map and one.sighting is not None
        },
        {foe: chance_of(one) for foe, one in previews.items()},
        {foe: why for foe, one in previews.items() if (why := refusal_of(one)) is not None},
        swept=swept,
    )


def first_target(battle: Known, seen: Aimable, last: Target | None) -> Target | None:
    """Who is aimed at to begin with: the last target while nobody stands before it but by distance, else the first.

    Whoever cannot be shot at is passed over, unless there is nobody else.
    """
    lines = seen.lines
    ranked = _rank_targets(battle, seen.targets, lines)
    if not seen.swept:
        ranked = [one for one in ranked if seen.chances.get(one, 0) is not None] or ranked
    first = next(iter(ranked), None)
    if isinstance(last, int) and last in ranked and first is not None:
        alike = _rank(battle, last, lines)[:-1] == _rank(battle, first, lines)[:-1]
        return last if alike else first
    return first


def _rank(battle: Known, number: int, lines: Mapping[int, Sighting]) -> tuple[bool, bool, bool, float]:
    """Where it stands among others: hidden from view, out of the fight, dazed; then how far it is, if that is known.

    Whoever will be out of it once the shots of the second take effect counts as out.
    """
    unseen, metres = line_rank(lines.get(number))
    unit = battle.units[number]
    return unseen, unit.out or wound_due(battle, unit) in OUT, unit.dazed(battle.now), metres


def wound_due(battle: Known, unit: Unit) -> str:
    """The wound that a soldier will have once the shots of the second take effect (AMB-84); empty where none is due."""
    levels = sum(effect.levels for effect in battle.effects if effect.target == unit.id)
    return WOUNDS[min(WOUNDS.index(unit.wound) + levels, len(WOUNDS) - 1)] if levels else ""


def _rank_targets(battle: Known, targets: Sequence[Target], lines: Mapping[int, Sighting]) -> list[int]:
    """The units among them: in sight before the rest, then who can act before who cannot, the nearest first."""
    return sorted(filter(None, map(unit_of, targets)), key=lambda number: _rank(battle, number, lines))


@value
class TargetRow:
    """One that a card lists: how it is seen, how likely it is hit, and what differs in it from the ordinary.

    `number` and `side` are those of a unit. `chance` None: no shot at it can be taken, or none is worked out;
    `refusal` is why none can.
    """

    key: str
    target: Target
    name: str
    number: int | None = None
    side: str = ""
    friend: bool = False
    sighting: Sighting | None = None
    chance: Fraction | None = None
    refusal: Refusal | None = None
    state: tuple[Toned, ...] = ()
    armour: str = ""


def list_rows(battle: Known, seen: Aimable, unit: int) -> Iterator[TargetRow]:
    """The targets of a unit: who is in sight and can act first, the nearest of them; what lies there, then features."""
    for number in _rank_targets(battle, seen.targets, seen.lines):
        foe, friend = battle.units[number], _is_friend(battle, number, unit)
        yield TargetRow(
            key=key_of(number),
            target=number,
            name=foe.soldier.name,
            number=number,
            side=foe.side,
            friend=friend,
            sighting=seen.lines.get(number),
            chance=None if seen.swept else seen.chances.get(number),
            refusal=None if seen.swept else seen.refusals.get(number),
            state=tuple(part for part in _state(battle, foe, friend=friend) if part.text),
            armour=foe.soldier.armour,
        )
    for one in seen.targets:
        if isinstance(one, Lying):
            yield TargetRow(key_of(one), one, name_laid_thing(battle, str(one.id)))
    for key in filter(None, map(feature_of, seen.targets)):
        yield TargetRow(key_of(key), key, f"{battle.features[key].name} ({key})")


def _state(battle: Known, foe: Unit, *, friend: bool) -> Iterator[Toned]:
    """What differs from the ordinary."""
    busy = "opp. fire" if foe.opportunity and foe.action is None else busy_words(foe, battle.now)
    yield Toned("FRIEND " if friend else "", "out")
    yield Toned("" if foe.wound == "none" else f"wound {foe.wound} ", "wounded")
    yield Toned(f"due {due} " if (due := wound_due(battle, foe)) else "", "wounded")
    yield Toned(f"dazed {daze_words(foe, battle.now)} " if foe.dazed(battle.now) else "", "dazed")
    yield Toned("" if foe.posture == "standing" else f"{posture_words(foe)} ")
    yield Toned("" if busy in ORDINARY else f"{busy} ")


def format_counts(features: Sequence[Feature], battle: Known) -> str:
    """`9 doors, 5 windows`: how many there are of each kind, the most first."""
    rows = book_of(battle.setup).obstacles
    kinds = Counter(rows[one.kind].kind if one.kind in rows else "other" for one in features)
    return ", ".join(f"{count} {_kind_words(kind, count)}" for kind, count in kinds.most_common())


def _kind_words(kind: str, count: int) -> str:
    if kind in ("furniture", "other"):
        return {"furniture": "furniture", "other": "other obstacles"}[kind].removesuffix(
            "s" if count == 1 else ""
        )
    return f"{kind}{'s' if count > 1 else ''}"
