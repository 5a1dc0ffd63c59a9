"""What is kept of a ground sensor beside where it lies: who has had secret rolls (SEN-05, A-102, A-141)."""

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction, keep_battle_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check, Line
from squadlog.battle.state import Battle
from squadlog.facts.seats import sees

KEY = ITEM = "ground_sensor"
SENSOR = "sensor"
"""The word for the thing that is laid out."""


@record
class Sought:
    """The sides whose units have been rolled for in secret in this turn, and the sensors that have detected in it."""

    turn: int = 0
    sides: tuple[str, ...] = ()
    sensors: tuple[str, ...] = ()


@record
class SensorSought(ChapterEvent):
    """The owner has rolled in secret for each unit of another side: whether it finds a covered sensor (A-141).

    A die is rolled for each whether or not there is one. `found` are the sensors by their ids, each with who found it.
    """

    side: str
    seekers: str
    faces: tuple[Face, ...] = ()
    found: tuple[tuple[str, int], ...] = ()


@record
class SensorDetects(ChapterEvent):
    """A sensor has rolled for a pile by itself (A-102); `secret` are the owner's lines."""

    side: str
    thing: str
    pile: int
    face: Face
    check: Check
    found: bool
    secret: tuple[Line, ...] = ()


@record
class SensorDone(ChapterEvent):
    """A sensor has detected what it could in this turn."""

    thing: str


def sought_of(battle: Battle) -> Sought:
    """Who has been rolled for in this turn."""
    kept: Sought | None = battle.holds(KEY)
    turn = battle.now.turn
    return kept if kept is not None and kept.turn == turn else Sought(turn=turn)


def _apply_sought(battle: Battle, event: SensorSought) -> Battle:
    kept = sought_of(battle)
    battle = keep_battle_state(
        battle, KEY, replace(kept, sides=(*kept.sides, f"{event.side} {event.seekers}"))
    )
    return changed(battle, rolls=battle.rolls + len(event.faces))


def _apply_detects(battle: Battle, _event: SensorDetects) -> Battle:
    return changed(battle, rolls=battle.rolls + 1)


def _apply_done(battle: Battle, event: SensorDone) -> Battle:
    kept = sought_of(battle)
    return keep_battle_state(battle, KEY, replace(kept, sensors=(*kept.sensors, event.thing)))


def _redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """What the owner has rolled in secret is for its eyes alone, and so is how a pile was rolled for."""
    if isinstance(event, SensorSought) and not sees(seat, event.side):
        return replace(event, faces=(), found=())
    if isinstance(event, SensorDetects) and not _owns(battle, event.pile, seat):
        return replace(event, secret=())
    return event


def _owns(battle: Battle, number: int, seat: str) -> bool:
    hiding = battle.holds("hiding")
    pile = None if hiding is None else hiding.pile(number)
    return pile is not None and sees(seat, pile.side)


def _read(battle: Battle, text: str) -> Sought:
    if text != "anew":
        raise ValueError(f"{text!r} is not anew, which has all roll once more in this turn")
    return Sought(turn=battle.now.turn)


STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda _battle: Sought(), read=_read),
    folds=by_event(_apply_sought, _apply_detects, _apply_done),
    secrets=Redaction(redacted_event=_redact_event, lays_in_secret=True),
)
