"""What a seat knows of a battle: the battle with everything taken out that the seat does not know.

Secret are seed of the dice and salt, even from the referee; how many dice were rolled, since some are rolled in secret;
what others chose as a melee opens (MEL-28), the stance of
their melee actions until these are resolved (AMB-108), standing orders but at the table itself, and the options among
which they are asked to choose. That somebody has chosen is public. What else the chapters in force keep secret, each
takes out itself (`Redaction.known`, `Redaction.redacted_event`).
"""

from collections.abc import Callable

from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.chapter_state import CHAPTER_STATES, hide_own_states, keeping_secrets
from squadlog.battle.commands import Command
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.melee import ChoiceAsked, IntentGiven, MeleeBegun
from squadlog.battle.events.referee import NoteWritten, Overruled, TurnCorrected, UnitCorrected
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.pending import UNTOLD, Engagement, IntentAsked, Pending
from squadlog.battle.rights import SECRET, owner
from squadlog.battle.state import Battle, Known, Unit
from squadlog.battle.terms import Setup
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, for_all, hears, sees


def known(battle: Battle, seat: str) -> Known:
    """What a seat knows. ValueError for a seat that the battle has not."""
    if seat not in (REFEREE, TABLE, NOBODY, *battle.side_ids()):
        raise ValueError(f"there is no side {seat!r}")
    units = battle.units
    if secret := {
        number: _without_stance(unit)
        for number, unit in units.items()
        if unit.action is not None and unit.action.stance is not None and not _sees(battle, seat, unit.side)
    }:
        units = {number: secret.get(number, unit) for number, unit in units.items()}
    if any(unit.held and not hears(seat, unit.side) for unit in units.values()):
        units = {
            number: unit if hears(seat, unit.side) else hide_own_states(unit)
            for number, unit in units.items()
        }
    as_known = replace(
        battle,
        rolls=battle.rolls if seat == REFEREE else 0,
        setup=_without_seed(battle.setup),
        units=units,
        engagements=tuple(_engagement(battle, one, seat) for one in battle.engagements),
        pending=_pending(battle, battle.pending, seat),
    )
    return Known(_by_chapters(as_known, seat) if battle.chapters or battle.held else as_known)


@remember_last
def keeps_secrets(battle: Battle | Setup) -> bool:
    """Whether a chapter in force takes something out of what a seat knows."""
    kept = keeping_secrets(battle)
    return any(
        (one.secrets.known is not None and not one.always) or one.secrets.lays_in_secret for one in kept
    )


def _by_chapters(battle: Battle, seat: str) -> Battle:
    """The battle without what the chapters in force keep from this seat."""
    if seat == REFEREE:
        return battle
    if battle.held and not for_all(seat):
        battle = replace(
            battle, held=tuple(pair for pair in battle.held if not CHAPTER_STATES[pair[0]].private)
        )
    for one in keeping_secrets(battle):
        if one.secrets.known is not None:
            battle = one.secrets.known(battle, seat)
    return battle


def redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as `seat` may read it: without the secret, or None when it is nothing but the secret.

    The referee reads the record as it is, the seed of a battle included: with it a record can be played again.
    """
    if seat == REFEREE:
        return event
    told = redact_by_chapters(event, battle, seat)
    return None if told is None else _without_secrets(told, battle, seat)


def redact_by_chapters(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as far as the chapters in force let this seat read it, or None."""
    if is_kept_from(event, battle, seat):
        return None
    told: Event | None = event
    if seat != REFEREE:
        for one in keeping_secrets(battle):
            if told is not None and one.secrets.redacted_event is not None:
                told = one.secrets.redacted_event(told, battle, seat)
    return told


def _sees(battle: Battle, seat: str, side: str) -> bool:
    """Whether a seat knows what a side chose in secret; who speaks for a side on paper chose it, and knows it."""
    return sees(seat, side) or (side in battle.setup.paper and battle.setup.voice_of(side) in ("", seat))


def may_read(command: Command, battle: Battle, seat: str) -> bool:
    """Whether a seat may read the words of a command."""
    if seat == REFEREE:
        return True
    if command.kind in SECRET:
        return sees(seat, owner(battle, command))
    return not any(hides(command, battle, seat) for hides in keep_words(battle, command.kind))


def keep_words(battle: Battle, kind: str) -> tuple[Callable[[Command, Battle, str], bool], ...]:
    """What the chapters in force ask of a command of that kind, whether its words are for a seat."""
    return tuple(
        one.hides_command
        for one in (kept.secrets for kept in keeping_secrets(battle))
        if one.hides_command is not None and (not one.keeps_words_of or kind in one.keeps_words_of)
    )


def _without_secrets(event: Event, battle: Battle, seat: str) -> Event | None:
    match event:
        case BattleCreated():
            return replace(event, setup=_without_seed(event.setup))
        case Overruled(side=side) if side and not sees(seat, side):
            return None
        case NoteWritten(seat=whose) if whose and not sees(seat, whose):
            return None
        case IntentGiven() if not _sees(battle, seat, battle.units[event.unit].side):
            return replace(event, intent=UNTOLD)
        case MeleeBegun() if not _sees(battle, seat, battle.units[event.unit].side):
            return replace(event, action=replace(event.action, stance=None))
        case UnitCorrected() if not hears(seat, battle.units[event.unit].side):
            return _without_private(event)
        case TurnCorrected() if event.held and not for_all(seat):
            return replace(
                event, held=tuple(pair for pair in event.held if not CHAPTER_STATES[pair[0]].private)
            )
        case ChoiceAsked(asked=IntentAsked() as asked) if not _sees(
            battle, seat, battle.units[asked.unit].side
        ):
            return replace(event, asked=replace(asked, options=()))
        case _:
            return event


def is_kept_from(event: Event, battle: Battle, seat: str) -> bool:
    """Whether it is nothing for this seat: what another side keeps to itself, of a unit of its own or of all."""
    if not (isinstance(event, ChapterEvent) and event.private):
        return False
    side = getattr(event, "side", None)
    if side is None:
        unit = battle.units.get(getattr(event, "unit", -1))
        return unit is not None and not hears(seat, unit.side)
    return not hears(seat, side)


def _without_private(event: UnitCorrected) -> UnitCorrected | None:
    """A correction as far as it is of what all know."""
    private = [name for name, _ in event.changes if name in CHAPTER_STATES and CHAPTER_STATES[name].private]
    changes = tuple(pair for pair in event.changes if pair[0] not in private)
    return event if not private else replace(event, changes=changes) if changes else None


@remember_last
def _without_seed(setup: Setup) -> Setup:
    """The set-up without its seed and without how it begins, which may tell of secrets.

    It is one and the same for the same set-up, since what was measured hangs on it.
    """
    return replace(setup, seed=0, salt="", start="")


@remember_last
def without_soldiers(setup: Setup, away: frozenset[int]) -> Setup:
    """The set-up as if these soldiers did not take part."""
    names = {one.name for one in setup.soldiers if one.id in away}
    return replace(
        setup,
        soldiers=tuple(one for one in setup.soldiers if one.id not in away),
        groupings=tuple(
            replace(one, units=tuple(number for number in one.units if number not in away))
            for one in setup.groupings
        ),
        starts=tuple(one for one in setup.starts if one.unit not in away),
        remarks=tuple(one for one in setup.remarks if one.soldier not in names),
    )


def _without_stance(unit: Unit) -> Unit:
    return unit if unit.action is None else replace(unit, action=replace(unit.action, stance=None))


def _engagement(battle: Battle, engagement: Engagement, seat: str) -> Engagement:
    """Who has chosen, and what this seat itself has chosen."""
    attacker, defender = engagement.attacker_intent, engagement.defender_intent
    if attacker is not None and not _sees(battle, seat, battle.units[engagement.attacker].side):
        attacker = UNTOLD
    if defender is not None and not _sees(battle, seat, battle.units[engagement.defender].side):
        defender = UNTOLD
    if (attacker, defender) == (engagement.attacker_intent, engagement.defender_intent):
        return engagement
    return replace(engagement, attacker_intent=attacker, defender_intent=defender)


def _pending(battle: Battle, pending: Pending | None, seat: str) -> Pending | None:
    if isinstance(pending, IntentAsked) and not _sees(battle, seat, battle.units[pending.unit].side):
        return replace(pending, options=())
    return pending
