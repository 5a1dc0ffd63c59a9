"""Naming leaders before play (LDR-01, LDR-02, LDR-10; A-41)."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.facts.seats import NOBODY
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.common.slot import refusal_out, timing
from squadlog.rules.leadership.chain import Squad, head, squad_of, squads
from squadlog.rules.leadership.record import LeaderNamed, NameLeader, name_squad


def unready(battle: Battle, ctx: RulesContext, side: str) -> Iterator[Refusal]:
    """Why play cannot begin yet: a squad, with a `side` one of it, has not named its leader (LDR-01)."""
    without = [
        one
        for one in squads(battle)
        if side in ("", one.side) and head(one) is None and not _may_be_led_unseen(battle, one, ctx)
    ]
    if without:
        names = " and ".join(name_squad(battle, squad.side, squad.name) for squad in without)
        in_sight = (
            next((one.id for one in squad.units if not ctx.hides_unit(one)), "UNIT") for squad in without
        )
        firsts = ", ".join(f"leader {number}" for number in in_sight)
        sentence = f"No leader is named for {names}."
        instead = f"Name a leader for each: {firsts}, or another; begin overrule because ... begins without."
        yield timing("no-leader", sentence, "LDR-01", instead)


def _may_be_led_unseen(battle: Battle, squad: Squad, ctx: RulesContext) -> bool:
    """Whether piles of its side lie there and it is not known who is beneath them: its leader may be (HID-02)."""
    hide = any(ctx.hides_unit(one) for one in battle.units.values() if one.side == squad.side)
    return not hide and ctx.hides_side(battle, squad.side, NOBODY)


def offers(battle: Battle, _ctx: RulesContext) -> Iterator[AskOption]:
    """Who could lead each squad that nobody leads yet (LDR-01)."""
    for squad in squads(battle):
        if head(squad) is None:
            name = name_squad(battle, squad.side, squad.name)
            for unit in squad.units:
                yield AskOption(says=NameLeader(unit=unit.id), words=f"{unit.called} leads {name}")


def refusal_name(battle: Battle, command: NameLeader, ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot be named leader: it is done before play, or where a squad has never had one."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit, "LDR-01")
    unit = battle.units[command.unit]
    ratings = [row.rating for row in ctx.book.leaders.values()]
    if command.rating is not None and command.rating not in ratings:
        sentence = f"A leader's rating runs from {min(ratings)} to +{max(ratings)}."
        return nonsense("bad-rating", sentence, "LDR-08", "Minus is the better leader.")
    if command.team and not ctx.rulings.is_("leaders.scenario_override", "true"):
        sentence = "Fire teams have no leaders here (A-41)."
        return nonsense("no-team-leaders", sentence, "LDR-02", "Name one a squad.")
    if refused := refusal_out(battle, command.unit):
        return refused
    found = head(squad_of(battle, unit.id))
    if battle.stage != "setup" and found is not None:
        sentence = f"{found.called} was named at the start; leaders do not change in play."
        instead = f'To correct it: correct {unit.id} leadership="leader 0" because ...'
        return nonsense("led", sentence, "LDR-01", instead)
    return None


def refusal_post(battle: Battle, unit: Unit, _ctx: RulesContext) -> Refusal | None:
    """Why the referee cannot set a unit down in a squad, or None: there is no such squad, and he does not lead it."""
    wanted = post(unit)
    there = dict.fromkeys(squad.name for squad in squads(battle) if squad.side == unit.side)
    if wanted.leads or wanted.squad in there:
        return None
    sentence = f"The side of {unit.called} has no squad {wanted.squad!r}."
    instead = f"Squads: {', '.join(there)}; who founds another leads it: {wanted.squad} leader 0."
    return nonsense("no-such-squad", sentence, "LDR-01", instead)


def resolve_name(recorder: EventRecorder, command: NameLeader, _ctx: RulesContext) -> None:
    """Make the unit a leader from here on."""
    logged = recorder.battle.units[command.unit].soldier.leader or 0
    rating = logged if command.rating is None else command.rating
    recorder.emit(LeaderNamed(unit=command.unit, rating=rating, team=command.team))
