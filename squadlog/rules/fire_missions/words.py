"""Fire missions in words."""

from collections.abc import Iterator

from squadlog.base.lengths import format_kept
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.rules.common.kept.laid_things import count_bought
from squadlog.rules.common.reported import AttackMade, EventReport, quiet
from squadlog.rules.common.words import (
    AT,
    SIDE,
    UNIT,
    ChapterWords,
    Marker,
    SecretPaper,
    StepWords,
    Word,
    WordPart,
    flags,
)
from squadlog.rules.fire_missions import missions
from squadlog.rules.fire_missions.eyes import call_on_paper
from squadlog.rules.laid_out.commitment import format_commitment

_NAMES = {"mortar": "mortar strike", "missile": "missile strike"}


def _narrate_called(event: missions.MissionCalled, battle: Battle) -> str:
    what = f"{_NAMES[event.mission]}{format_commitment(event.commitment)}"
    return f"{battle.units[event.unit].called} writes down the point of a {what} [FMS-09]."


def _narrate_sent(event: missions.MissionSent, battle: Battle) -> str:
    who = battle.units[event.unit].called
    if event.dud:
        return f"{who} has completed the call, but the round is a dud, {event.dud} [FMS-13]."
    return f"{who} has completed the call; the round is on its way [FMS-11]."


def _narrate_lost(event: missions.CallLost, battle: Battle) -> str:
    mission = "the mission is still used up" if event.spent else "the mission is not used up"
    caller = battle.units.get(event.unit)
    who = f"unit {event.unit}" if caller is None else caller.called  # gone from the table by now
    return f"The call of {who} is broken off; {mission} [FMS-23]."


def _narrate_dud(event: missions.CallCalledDud, battle: Battle) -> str:
    return f"The round that {battle.units[event.unit].called} calls will be a dud: {event.reason} [FMS-13]."


def _where(one: missions.Plotted) -> str:
    return (
        f" at {one.spot.x:g},{one.spot.y:g}" if one.spot is not None else f" {one.told}" if one.told else ""
    )


def _narrate_plotted(event: missions.MissionPlotted, battle: Battle) -> str:
    one = event.plotted
    return (
        f"{battle.setup.side_name(one.side)} plots a {_NAMES[one.mission]} for turn {one.turn}{_where(one)}."
    )


def _narrate_taken(event: missions.PlotsTaken, battle: Battle) -> str:
    return f"{battle.setup.side_name(event.side)} withdraws its plotted missions."


def _narrate_bound(event: missions.PlotsBound, battle: Battle) -> str:
    return f"{battle.setup.side_name(event.side)} has finished plotting{format_commitment(event.commitment)}."


def _narrate_fired(event: missions.PlottedFired, battle: Battle) -> str:
    one = event.plotted
    return f"A {_NAMES[one.mission]} of {battle.setup.side_name(one.side)} lands."


def _narrate_landed(event: missions.MissionLanded, _battle: Battle) -> str:
    aim = f"{event.aim.x:g},{event.aim.y:g}" if event.aim is not None else event.told
    head = f"{_NAMES[event.mission].capitalize()} on {aim}: rolls {event.check.face}, needs {event.check.ledger.target}"
    if not event.astray:
        landed = "on the point"
    else:
        shown = " ".join(str(face.value) for face in event.faces[1:])
        landed = f"scatters {format_kept(event.astray)} (d10 {shown})"
        if event.spot is not None:
            landed += f" to {event.spot.x:g},{event.spot.y:g}"
    lost = f"; {event.lost} [{event.lost_rule}]" if event.lost else ""
    return f"{head}: {landed}{lost} [{'FMS-14' if event.mission == 'mortar' else 'FMS-17'}]."


def _of_battle(kept: missions.Missions, battle: Battle) -> Iterator[str]:
    for side in battle.side_ids():
        told = [
            f"{mission} {has - kept.has_spent(side, mission)} of {has}"
            for mission in missions.MISSIONS
            if (has := count_bought(battle.setup, side, missions.item_of(mission)))
        ]
        if told:
            yield f"missions of {battle.setup.side_name(side)}: {', '.join(told)} left"
    for one in kept.plotted:
        yield f"plotted by {battle.setup.side_name(one.side)}: {one.mission} in turn {one.turn}{_where(one)}"


def _lies(kept: missions.Missions, battle: Battle) -> Iterator[Marker]:
    """The impacts of the last ten subphases (FMS-22)."""
    for one in kept.impacts:
        if battle.now.index - one.at.index < 10:
            yield Marker(
                kind="impact",
                text="FM",
                side=one.side,
                words=f"{_NAMES[one.mission]} of {battle.setup.side_name(one.side)}, {one.at}",
                position=Position(x=one.spot.x, y=one.spot.y),
                floor=one.spot.floor or 1,
            )


def _reminds(unit: Unit, _book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    """The point of its call, and what loses it (FMS-09, FMS-23)."""
    action = unit.action
    if action is None or action.kind != missions.CALL:
        return
    shot = action.shot
    if shot is not None and isinstance(shot.target, Waypoint):
        yield f"its {shot.weapon} is called on {shot.target.x:g},{shot.target.y:g} [FMS-09]."
    elif shot is not None and shot.told:
        yield f"its {shot.weapon} is called on {shot.told} [FMS-09]."
    yield f"a daze, melee, a blast or death before {action.end} is over loses the call [FMS-23]."


def _report_landed(event: missions.MissionLanded) -> EventReport:
    """A round that comes down is an attack on a point, by nobody's hand."""
    attack = AttackMade(
        kind="mission",
        by=None,
        at=event.aim,
        weapon=event.mission,
        side=event.side,
        check=event.check,
        faces=event.faces,
        landed=event.lost.removeprefix("it comes down ") or event.astray or "on the point",
        aimed_at=event.told,
    )
    return EventReport(attacks=(attack,), tested="landing a fire mission where it was meant", lands=True)


def _written(battle: Battle, side: str, _book: Rulebook, _rulings: Rulings) -> Iterator[tuple[str, ...]]:
    for one in missions.missions(battle).plotted:
        if one.side == side:
            where = one.told if one.spot is None else f"{one.spot.x:g}, {one.spot.y:g}"
            yield f"turn {one.turn}", one.mission.replace("_", " "), where
    for unit in battle.units.values():
        if unit.side == side and unit.action is not None and unit.action.kind == missions.CALL:
            yield str(unit.action.start), "called", call_on_paper(unit.id, unit.action)


WORDS = ChapterWords(
    name="Fire missions",
    quoted=("FMS-10", "FMS-13", "FMS-15", "FMS-17"),
    secret_paper=SecretPaper(
        title="Points of fire missions [FMS-12]", head=("when", "mission", "where"), rows=_written
    ),
    aliases=("missions",),
    verbs=(
        Word(
            action=missions.CALL,
            form='call UNIT mortar|missile at X,Y | at UNIT | at "WHERE"',
            meaning="the leader of a squad calls a fire mission on a secret point; without a map, write the point in "
            "words",
            example="call 3 mortar at 20,14",
            bare=("round",),
            rounds=missions.MISSIONS,
        ),
        Word(
            form="plot SIDE mortar|missile [at X,Y] [turn N] [where TEXT] | plot SIDE off|done",
            meaning="before play: plot a mission for the fire mission phase of a turn; off: withdraw them; done: end "
            "plotting",
            example="plot red missile at 20,14 turn 2",
            says=missions.PlotMission,
            parts=(
                SIDE,
                *flags("off", "done"),
                WordPart(field="mission", what="word", words=missions.MISSIONS, needed=False),
                AT,
                WordPart(field="turn", what="number", keyword="turn", needed=False),
                WordPart(field="where", what="text", keyword="where", needed=False),
            ),
        ),
        Word(
            form="misfire UNIT [because ...]",
            meaning="the call of a unit breaks a rule: its round will be a dud",
            example='misfire 3 because "the point was not written down"',
            says=missions.CallIsDud,
            parts=(UNIT,),
        ),
    ),
    deeds={missions.CALL: "calls down a"},
    reports={missions.MissionLanded: _report_landed, missions.PlotsBound: quiet},
    tells=by_event(
        _narrate_called,
        _narrate_sent,
        _narrate_lost,
        _narrate_dud,
        _narrate_plotted,
        _narrate_taken,
        _narrate_bound,
        _narrate_fired,
        _narrate_landed,
    ),
    explosions={"mortar": "a mortar round", "missile": "a missile"},
    of_battle=_of_battle,
    lies=_lies,
    reminds=_reminds,
    steps={missions.KEY: StepWords(name="fire missions", said=("caught",))},
)
