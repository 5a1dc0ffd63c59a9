"""What a seat knows of a battle and is asked, as data for programs: one value with a version of its own.

docs/seat-state.md says what stands in it. Within a version fields may come, and none goes or changes what it means.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle import pending
from squadlog.battle.state import Battle, Known, Ongoing, Unit
from squadlog.facts.scenario.page import BLANK
from squadlog.facts.seats import REFEREE
from squadlog.session.seat import Seat
from squadlog.session.view.json_value import json_value
from squadlog.session.view.words.bonds import find_bonds

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.rules.desk import chapters
    from squadlog.session.view.questions import question, question_data
    from squadlog.session.view.words import roster, seats, status

if TYPE_CHECKING:
    from squadlog.battle.scored import VictoryReckoning
    from squadlog.session.view.questions.question_value import Question

FORMAT: Final = "squadlog-seat/1"
Data = dict[str, Any]

_OF_THE_SETUP = ("title", "sides", "turns", "scenario", "briefing", "paper")
_INSIDE: dict[type, frozenset[str]] = {
    Battle: frozenset({"setup", "effects", "shares", "rolls"}),
    Unit: frozenset({"declaration", "hurt_by", "let_pass", "opportunity_let_stand"}),
    Ongoing: frozenset({"stance", "shot", "let_stand"}),
    pending.Engagement: frozenset({"attacker_intent", "defender_intent", "continued", "let_stand"}),
}
"""What only the rules need, or what is said below in other words."""


def seat_value(seat: Seat) -> Data:
    """Give all that a seat knows of its battle and is asked, as JSON can carry it: what `show --json` prints."""
    seen, page = seat.known, seat.known.setup.page
    value: Data = json_value(
        {
            "format": FORMAT,
            "battle": seat.id,
            "entry": seat.head,
            "ask": seat.due.ask(),
            "question": question_data.question_data(question.question(seat)),
            **die_value(seat),
            "status": status.status_line(seat),
            "roster": roster.roster(seat),
            **bound_value(seat),
            "seats": seats.seats_value(seen),
            **seat_state(seen, seat.who.seat),
            **({} if page == BLANK else {"score": score_value(seat.victory.reckoning())}),
            **({"result": seat.victory.result()} if seen.stage == "over" else {}),
            **({"packs": own_rows.list_packs(seen.setup.packs)} if seen.setup.packs else {}),
            "played": seat.log.minutes_played(),
        }
    )
    return value


def next_value(seat: Seat, asked: "Question") -> Data:
    """Give what is waited for, as JSON can carry it: what `next --json` prints, but for its format.

    `asked` is the question, its forms filled in with what is said.
    """
    ask = seat.due.ask()
    value: Data = json_value(
        {
            "battle": seat.id,
            "entry": seat.head,
            "ask": ask,
            "question": question_data.question_data(asked),
            **bound_value(seat, ask.units),
            **die_value(seat),
        }
    )
    return value


def die_value(seat: Seat) -> Data:
    """Give the awaited die, None for none, with the name to type its face for."""
    return {"die": seat.die.roll, "die_awaited": seat.die.name}


def bound_value(seat: Seat, among: tuple[int, ...] = ()) -> Data:
    """Give what binds units now; nothing where nobody is bound (SCN-12)."""
    found = tuple(find_bonds(seat, among))
    return {"bound": found} if found else {}


def score_value(reckoning: "VictoryReckoning") -> list[Data]:
    """Give a score side by side; where victory levels are told, with those of the side, and their turn."""
    found: list[Data] = [json_value(side) for side in reckoning.scores]
    for side in found if reckoning.levels else ():
        side["levels"] = [
            json_value(one) for one in reckoning.levels if side["side"] in (one.higher, one.lower)
        ]
        side["told_in_turn"] = reckoning.turn
    return found


def seat_state(battle: Known, seat: str) -> Data:
    """The battle as `seat` knows it. The side of a seat is its id; None stands for the referee."""
    setup = battle.setup
    return {
        "format": FORMAT,
        "seat": None if seat == REFEREE else seat,
        **{name: getattr(setup, name) for name in _OF_THE_SETUP},
        **{one.name: getattr(setup.environment, one.name) for one in fields(setup.environment)},
        **_open(battle),
        "units": {number: _unit(unit) for number, unit in battle.units.items()},
        "engagements": [_engagement(one) for one in battle.engagements],
        "pending": _pending(battle),
        "due": [
            {"at": due.at, "of": due.of, "what": due.what}
            for due in chapters.scheduled_effects(battle)
            if due.at > battle.now
        ],
    }


def _open(value: Battle | Unit | Ongoing | pending.Engagement) -> Data:
    inside = _INSIDE[type(value)]
    return {one.name: getattr(value, one.name) for one in fields(value) if one.name not in inside}


def _unit(unit: Unit) -> Data:
    action = unit.action and {**_open(unit.action), "own_stance": unit.action.stance}
    return {**_open(unit), "action": action, "declared": unit.declaration is not None}


def _engagement(pair: pending.Engagement) -> Data:
    return {
        **_open(pair),
        "attacker_chose": pair.attacker_intent is not None,
        "defender_chose": pair.defender_intent is not None,
        "own_intents": dict(_known_intents(pair)),
    }


def _known_intents(pair: pending.Engagement) -> Iterator[tuple[int, pending.Intent]]:
    for number, chosen in ((pair.attacker, pair.attacker_intent), (pair.defender, pair.defender_intent)):
        if chosen is not None and chosen != pending.UNTOLD:
            yield number, chosen


def _pending(battle: Known) -> Mapping[str, Any] | None:
    """A choice that is waited for: what sort, who must make it, about whom; `options` only for who must choose."""
    match battle.pending:
        case None:
            return None
        case pending.IntentAsked(unit=unit, attacker=attacker, defender=defender, options=options):
            return _question("intent", (unit,), (attacker, defender), options)
        case pending.OpportunityOffer(watchers=watchers, mover=mover):
            return _question("opportunity", watchers, (mover,))
        case pending.EscapeAsked(unit=unit, attacker=attacker):
            return _question("escape", (unit,), (attacker,))
        case pending.SharesAsked(unit=unit, attackers=attackers):
            return _question("shares", (unit,), attackers)


def _question(
    kind: str, units: tuple[int, ...], about: tuple[int, ...], options: tuple[pending.Intent, ...] = ()
) -> Data:
    return {"kind": kind, "units": units, "about": about, "options": options}
