"""Initiative: one roll for each grouping, and who of them moves first (INI-01..15, AMB-10..12)."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from squadlog.base.dice import Face, Roll
from squadlog.battle.commands import ChooseOrder, RollInitiative
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.turn import GroupingRoll, InitiativeRolled, OrderChosen, OrderSet
from squadlog.battle.ledger import Line, total
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Standing, Unit
from squadlog.battle.terms import Grouping
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.squads.hiding import KEY as HIDING

_refused = refuses("initiative")


def next_to_choose(battle: Battle) -> str | None:
    """The grouping whose owner declares MOVE or COUNTERMOVE next, or None: the lowest undecided roll (INI-06).

    One that has lost everybody since the roll has nothing to declare, unless nobody is left on any side. Where units
    hide, one that has rolled still has somebody: whoever sees none of them is asked in the same order as all others.
    """
    if battle.stage != "initiative":
        return None
    able = {grouping.id for grouping in able_groupings(battle)}
    if HIDING in battle.chapters:
        able |= {standing.grouping for standing in battle.standings}
    undecided = (standing.grouping for standing in battle.standings if standing.choice is None)
    return next((grouping for grouping in undecided if not able or grouping in able), None)


def able_groupings(battle: Battle) -> tuple[Grouping, ...]:
    """The groupings that still have a unit in the fight, as far as is known: where nobody is known, all may hide."""
    return tuple(
        grouping
        for grouping in battle.groupings.values()
        if not grouping.units or any(not unit.out for unit in battle.members(grouping.id))
    )


def order_of(standings: Sequence[Standing], *, let_stand: bool = False) -> tuple[str, ...]:
    """The order of play: movers by rising roll, then countermovers by falling roll (INI-08..10).

    `standings` stand from the lowest roll up, as they were told. A grouping that has not chosen counts as a mover,
    and so does the highest roll, whatever it wished (INI-07), unless the table let that stand.
    """
    asked = standings if let_stand else standings[:-1]
    last = tuple(entry.grouping for entry in asked if entry.choice == "COUNTERMOVE")
    movers = tuple(entry.grouping for entry in standings if entry.grouping not in last)
    return movers + last[::-1]


def refusal_roll(battle: Battle, _command: RollInitiative, _ctx: RulesContext) -> Refusal | None:
    """Why initiative is not rolled now: it is rolled once, as a turn opens (INI-01)."""
    if battle.stage != "initiative":
        return nonsense("not-now", "Initiative is rolled as a turn opens.", "INI-01")
    if battle.standings:
        return nonsense("rolled", f"Initiative of turn {battle.now.turn} has been rolled.", "INI-01")
    return None


def resolve_roll(recorder: EventRecorder, _command: RollInitiative, ctx: RulesContext) -> None:
    """Roll for every grouping that still has a unit in the fight, then rank from low to high (INI-05).

    A grouping whose units are all out needs no roll and has no place in the order; if no grouping is left, all of them
    roll, so that the turn can go on. Tied groupings rank among themselves as AMB-10 says and keep their place among the
    others. May raise `DieNeeded`.
    """
    ctx.in_force.secrets.binds(recorder, ctx)
    battle = recorder.battle
    rolling = able_groupings(battle) or tuple(battle.groupings.values())
    lines = {grouping.id: modifiers(battle, grouping, ctx) for grouping in rolling}
    faces: dict[str, list[Face]] = defaultdict(list)
    for grouping in rolling:
        faces[grouping.id].append(_face(grouping, ctx))

    def score(grouping: Grouping) -> int:
        return faces[grouping.id][-1].value + total(lines[grouping.id])

    def toss(grouping: Grouping) -> int:
        return faces[grouping.id][-1].value

    again = toss if ctx.rulings.is_("initiative.ties", "coin_flip") else score
    totals = {grouping.id: score(grouping) for grouping in rolling}
    ranked: list[Grouping] = []
    for tied in _ranks(rolling, score):
        ranked += _settle_tie(battle, tied, faces, again, ctx)
    rolls = tuple(
        GroupingRoll(
            grouping=grouping.id,
            faces=tuple(faces[grouping.id]),
            lines=lines[grouping.id],
            total=totals[grouping.id],
        )
        for grouping in ranked
    )
    recorder.emit(InitiativeRolled(rolls=rolls))
    set_order(recorder)


def _face(grouping: Grouping, ctx: RulesContext, needed: str = "a ranking: low chooses first") -> Face:
    """A ranking, not a test: naturals mean nothing here (DIE-09)."""
    return ctx.dice.roll(Roll(name="initiative", who=grouping.id, side=grouping.side, needed=needed))


def _ranks(groupings: Iterable[Grouping], value: Callable[[Grouping], int]) -> list[list[Grouping]]:
    """The groupings from the lowest value up, those of one value together."""
    return [list(tied) for _, tied in groupby(sorted(groupings, key=value), key=value)]


def _settle_tie(
    battle: Battle,
    tied: list[Grouping],
    faces: dict[str, list[Face]],
    again: Callable[[Grouping], int],
    ctx: RulesContext,
) -> list[Grouping]:
    """Tied groupings one after the other: by fewer units if the table says so, else by further rolls (INI-15)."""
    by_size = ctx.rulings.is_("initiative.ties", "fewer_units")
    settled: list[Grouping] = []
    still = [tied]
    while still:
        rank = still.pop()
        if len(rank) == 1:
            settled += rank
            continue
        apart = _ranks(rank, lambda grouping: _strength(battle, grouping)) if by_size else [rank]
        if len(apart) == 1:
            for grouping in rank:
                faces[grouping.id].append(_face(grouping, ctx, needed="to break a tie: low chooses first"))
            apart = _ranks(rank, again)
        still += reversed(apart)
    return settled


def _strength(battle: Battle, grouping: Grouping) -> int:
    return sum(not unit.out for unit in battle.members(grouping.id))


def modifiers(battle: Battle, grouping: Grouping, ctx: RulesContext) -> tuple[Line, ...]:
    """What is added to a grouping's roll: race, scenario, and what advanced chapters in force add (INI-12..14).

    What the scenario adds in the place of a chapter's figure gives way to it.
    """
    lines = [_race_line(battle, grouping, ctx)]
    added = tuple(ctx.added("initiative", battle, grouping.units[0]))
    strict = ctx.rulings.is_("initiative.modifierSources", "strict_two")
    if grouping.modifier:
        note = "only race and leader count here" if strict else ""
        label = f"scenario, for {grouping.instead_of}" if grouping.instead_of else "scenario"
        if any(one.key == grouping.instead_of and one.applied for one in added):
            note = f"the {grouping.instead_of} itself counts"
        lines.append(line("scenario", label, grouping.modifier, "INI-14", against=note))
    return (*lines, *added)


def leading_races(units: Iterable[Unit]) -> tuple[str, ...]:
    """The races that are commonest among units; more than one on an even split (INI-12)."""
    races = Counter(unit.soldier.race for unit in units)
    return tuple(race for race, count in races.items() if count == max(races.values()))


def _race_line(battle: Battle, grouping: Grouping, ctx: RulesContext) -> Line:
    """The race that speaks for a grouping as it was set up, its casualties included (INI-03, INI-12)."""
    races = Counter(unit.soldier.race for unit in battle.members(grouping.id))
    most = max(races.values())
    leading = leading_races(battle.members(grouping.id))
    race = grouping.race if grouping.race in leading else leading[0]
    row = ctx.book.races[race]
    half = 2 * most >= sum(races.values())
    if ctx.rulings.is_("initiative.raceRule", "at_least_half") and not half:
        return line("race", row.name, row.initiative, "INI-12", against="less than half of the grouping")
    note = ""
    if len(leading) > 1:
        note = "an even split: " + ("the owner picked it" if grouping.race in leading else "the owner picks")
    return line("race", row.name, row.initiative, "INI-12", note=note)


def refusal_choose(battle: Battle, command: ChooseOrder, _ctx: RulesContext) -> Refusal | None:
    """Why this grouping cannot declare that: it is not its turn to, or the highest roll has no choice.

    INI-06, INI-07.
    """
    standing = next((entry for entry in battle.standings if entry.grouping == command.grouping), None)
    if battle.stage != "initiative" or not battle.standings:
        return nonsense("not-now", "Declare MOVE or COUNTERMOVE after the initiative roll.", "INI-06")
    if command.grouping not in battle.groupings:
        known = ", ".join(battle.groupings)
        sentence = f"There is no grouping {command.grouping!r}."
        return nonsense("unknown-grouping", sentence, "INI-02", f"Groupings: {known}.")
    name = battle.groupings[command.grouping].name
    if standing is None:
        return nonsense("no-roll", f"{name} did not roll: none of its units is left in the fight.", "INI-01")
    if standing.choice is not None:
        return _refused("chosen", f"{name} has already declared {standing.choice}.", "INI-06")
    if standing is battle.standings[-1] and command.choice == "COUNTERMOVE":
        return _refused("forced", f"{name} rolled highest and must MOVE.", "INI-07", "It may MOVE.")
    turn = next_to_choose(battle)
    if turn is not None and turn != command.grouping:
        first = battle.groupings[turn].name
        sentence = f"{first} rolled lower and declares first."
        return _refused("not-its-turn", sentence, "INI-06", f"Ask {first} first.")
    return None


def resolve_choose(recorder: EventRecorder, command: ChooseOrder, _ctx: RulesContext) -> None:
    """Record the choice; the highest roll then MOVEs by itself, and the last choice fixes the order.

    INI-06..10.
    """
    recorder.emit(OrderChosen(grouping=command.grouping, choice=command.choice))
    set_order(recorder)


def set_order(recorder: EventRecorder) -> None:
    """Set the order of action once no grouping is left to choose; the highest roll is not asked (INI-07)."""
    turn = next_to_choose(recorder.battle)
    if turn is not None and turn == recorder.battle.standings[-1].grouping:
        recorder.emit(OrderChosen(grouping=turn, choice="MOVE", forced=True))
        turn = None
    if turn is None:
        recorder.emit(OrderSet(order=order_of(recorder.battle.standings, let_stand=True)))
