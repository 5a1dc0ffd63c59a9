"""The test for rout, and what it does (ROU-01..ROU-11, ROU-27, ROU-28; A-46, A-50, A-145)."""

from collections.abc import Iterator, Sequence

from squadlog.base.dice import Roll
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.facts.seats import NOBODY
from squadlog.rules.common import wounds
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.checks import UNTOLD, as_read, judged, needed
from squadlog.rules.common.refusing import named, nonsense
from squadlog.rules.common.table import Table
from squadlog.rules.leadership.chain import Squad, leading, leads, squads
from squadlog.rules.leadership.record import called
from squadlog.rules.quality.record import quality_of_all
from squadlog.rules.rout.allowed import may_go_on
from squadlog.rules.rout.plight import leading_of, plight_of
from squadlog.rules.rout.rallying import roll_rally
from squadlog.rules.rout.record import KEY, RollRout, RoutPhaseHeld, RoutTested, nerve, routed
from squadlog.rules.rout.weighing import rally_ledger, rout_ledger, routs


def is_tested(turn: int, table: Table) -> bool:
    """Whether rout is tested in this turn (ROU-01, A-50)."""
    return turn % int(table.rulings.number("rout.interval")) == 0


def phase(story: Story, table: Table) -> None:
    """The Rout/Rally Phase: tests in every twelfth turn; rallies too where the table reads it so (A-54).

    May raise `DieNeeded`.
    """
    for squad in tested(story.battle, table):
        _test(story, squad, table)
    for leader, squad in rallying_now(story.battle, table):
        roll_rally(story, leader.id, squad, table)


def tested(battle: Battle, table: Table) -> tuple[Squad, ...]:
    """The squads that are tested in this turn: those with somebody who would rout (ROU-01, ROU-02)."""
    if not is_tested(battle.now.turn, table):
        return ()
    return tuple(squad for squad in squads(battle) if in_danger(battle, squad, table))


def rallying_now(battle: Battle, table: Table) -> tuple[tuple[Unit, Squad], ...]:
    """The leaders who rally a squad in this phase, where the table reads it so (A-54)."""
    if not table.rulings.is_("rally.mode", "phase"):
        return ()
    found = (
        (leading(squad, table) or _in_his_place(squad, table), squad)
        for squad in squads(battle)
        if any(map(routed, squad.units))
    )
    return tuple((leader, squad) for leader, squad in found if leader is not None and not leader.out)


def _in_his_place(squad: Squad, table: Table) -> Unit | None:
    """Who of a squad without a leader may rally it all the same (LEG-17)."""
    return next((unit for unit in squad.units if not unit.out and table.may_rally(unit)), None)


def asks(battle: Battle) -> Ask:
    """Anybody, to have the dice rolled: each squad's own (ROU-03)."""
    sentence = f"Rout and rally of turn {battle.now.turn}: roll for the squads."
    return Ask(kind="step", sentence=sentence, options=(AskOption(says=RollRout(), words="roll"),))


def runs(story: Story, table: Table) -> bool:
    """It is passed by where nobody rolls; else somebody has the dice rolled (SEQ, ADV-05)."""
    if tested(story.battle, table) or rallying_now(story.battle, table):
        return False
    story.tell(RoutPhaseHeld(turn=story.battle.now.turn))
    return True


def foretold(battle: Battle, table: Table, seat: str) -> Iterator[str]:
    """What is about to be rolled, squad by squad with every modifier that counts and that a seat may know (ROU-04)."""
    for squad in tested(battle, table):
        ledger = as_read(rout_ledger(plight_of(battle, squad, table), table), table)
        worst = [face for face in range(1, ledger.scale.die + 1) if routs(ledger, face, table)]
        name = called(battle, squad.side, squad.name)
        if table.untold(battle, squad.side, seat):
            yield f"{name} is tested for rout; what counts its side alone knows [HID-02]."
        else:
            yield f"{name} routs on {_span(worst)}: {_counted(ledger.lines)}."
    for leader, squad in rallying_now(battle, table):
        name = called(battle, squad.side, squad.name)
        ledger = rally_ledger(leading_of(battle, leader, squad, table), quality_of_all(squad.units), table)
        if table.untold(battle, squad.side, seat):
            who = "its leader" if table.hides(leader) else named(leader)
            yield f"{who} rallies {name}; what counts its side alone knows [HID-02]."
        else:
            yield f"{named(leader)} rallies {name} on {needed(ledger)}: {_counted(ledger.lines)}."


def _span(faces: Sequence[int]) -> str:
    """Faces as a span: `1 to 25`; those apart from it by themselves (ROU-08, A-47)."""
    alone = faces[0] + 1 not in faces or len(faces) == 1
    first = f"{faces[0]} and " if alone and len(faces) > 1 else ""
    rest = faces[1:] if alone and len(faces) > 1 else faces
    return first + (f"{rest[0]} to {rest[-1]}" if len(rest) > 1 else str(rest[0]))


def _counted(lines: Sequence[Line]) -> str:
    counts = [f"{one.value:+d} {one.label} [{one.rule}]" for one in lines if one.applied and one.value]
    return ", ".join(counts) or "no modifier counts"


def refusal_roll(battle: Battle, command: RollRout, table: Table) -> Refusal | None:
    """It is rolled in its phase alone (ADV-05)."""
    del command, table
    if battle.stage == KEY:
        return None
    return nonsense("not-now", "Rout is rolled for as its phase comes, after the last subphase.", "ROU-01")


def resolve_roll(story: Story, command: RollRout, table: Table) -> None:
    """Squad by squad; then the phase is over. May raise `DieNeeded`."""
    del command
    phase(story, table)
    story.tell(RoutPhaseHeld(turn=story.battle.now.turn))


def in_danger(battle: Battle, squad: Squad, table: Table) -> tuple[Unit, ...]:
    """Who of a squad would rout: all who fight on but leaders, the routed and the steadfast.

    ROU-10, ROU-26, ROU-27.
    """
    return tuple(
        unit
        for unit in squad.units
        if not (unit.out or nerve(unit).routed or leads(battle, unit, table) or table.steadfast(unit))
    )


def _test(story: Story, squad: Squad, table: Table) -> None:
    """One roll for the squad, or as the table reads it one for each unit (A-46)."""
    shaken = in_danger(story.battle, squad, table)
    if not shaken:
        return
    numbers = tuple(unit.id for unit in shaken)
    if table.rulings.is_("rout.roll", "squad"):
        _roll(story, squad, None, numbers, table)
        return
    all_rout = table.rulings.is_("rout.roll", "any_unit_routs_squad")
    for unit in shaken:
        if nerve(story.battle.units[unit.id]).routed:
            return
        _roll(story, squad, unit, numbers if all_rout else (unit.id,), table)


def _roll(story: Story, squad: Squad, unit: Unit | None, endangered: tuple[int, ...], table: Table) -> None:
    ledger = as_read(rout_ledger(plight_of(story.battle, squad, table), table), table)
    in_sight = unit is not None and not table.hides(unit)  # the name of a die is read by all
    who = named(unit) if unit and in_sight else called(story.battle, squad.side, squad.name)
    face = table.dice.roll(
        Roll(
            name="rout",
            who=who,
            side=squad.side,
            die=ledger.scale.die,
            needed=UNTOLD if table.untold(story.battle, squad.side, NOBODY) else needed(ledger),
        )
    )
    broken = routs(ledger, face.value, table)
    story.tell(
        RoutTested(
            side=squad.side,
            squad=squad.name,
            unit=None if unit is None else unit.id,
            check=judged(ledger, face.value),
            face=face,
            routs=broken,
            routed=endangered if broken else (),
        )
    )
    if broken and table.rulings.is_("rout.ongoing", "lost"):
        for number in endangered:
            _lose(story, number, table)


def _lose(story: Story, number: int, table: Table) -> None:
    """What a routed unit was doing is lost, but for what it may do (ROU-28, A-145)."""
    unit = story.battle.units[number]
    if not may_go_on(unit, table):
        wounds.lose_action(story, number, cause="routed", rule="ROU-28")
