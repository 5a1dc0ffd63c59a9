"""The honour system: who hides where stands on paper, and the owner says what lies beneath a pile (HID-14, HID-15).

The program knows such piles by number and place, and nothing else of them; a die shows the public modifiers alone.
"""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle import commands as say
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.saying import Noting
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding.honour import MarkPile, PileMarked, PileMissed, SayFound, SayMissed, find_owed
from squadlog.rules.hiding.piles import CallDishonest, Pile, Reveal, hiding_of, is_hidden
from squadlog.rules.hiding.placing import ground_for_a_pile, no_right, not_its_turn, on_paper
from squadlog.rules.hiding.searching import uncover

SURE = ("DET-10", "DET-19")
"""By these rules a pile is found whatever its owner adds in secret."""


def asks_first(battle: Battle) -> Ask | None:
    """The owner of a pile on paper is asked before anything else goes on, of a decoy as of a man."""
    if (asked := find_owed(battle)) is None:
        return None
    pile, one = asked
    by = battle.units[one.by].called
    how = f"{by} has found pile {one.pile}" if one.rule in SURE else f"Pile {one.pile}, which {by} rolled for"
    found = AskOption(says=SayFound(pile=one.pile), words=f"pile {one.pile} is found, and a decoy")
    missed = AskOption(says=SayMissed(pile=one.pile), words=f"pile {one.pile} is not found")
    asks = "which unit is beneath?" if one.rule in SURE else "is it found, and which unit is beneath?"
    return Ask(
        kind="step",
        step="found",
        sentence=f"{how}: {asks} Such as found {one.pile} is UNIT, or found {one.pile} for a decoy.",
        side=pile.side,
        options=(found,) if one.rule in SURE else (found, missed),
    )


_STILL_SAID = (
    Noting,
    say.SetAssist,
    say.SetDice,
    say.SetRuling,
    say.EndBattle,
    say.Correct,
    say.CorrectTurn,
    say.CorrectFeature,
    SayFound,
    SayMissed,
    CallDishonest,
)


def forbids(battle: Battle, command: object) -> Refusal | None:
    """Why a command must wait until an owner has said what lies beneath a pile; None where none is asked."""
    asked = find_owed(battle)
    if asked is None or isinstance(command, _STILL_SAID):
        return None
    one = asked[1]
    return nonsense(
        "owner-asked",
        f"First the owner of pile {one.pile} must say what is beneath it.",
        "DET-13",
        f"found {one.pile} is UNIT, found {one.pile} for a decoy"
        + ("." if one.rule in SURE else f", or missed {one.pile}."),
    )


def objections_mark(battle: Battle, command: MarkPile, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to mark a pile: it is done before play, on a free place, under a free number."""
    if not on_paper(ctx):
        yield nonsense(
            "not-on-paper", "The program keeps the secrets of the piles in this battle.", "HID-14",
            "hide UNIT at X,Y or decoy SIDE at X,Y places one; rule hiding.secrets paper keeps them on paper.",
        )  # fmt: skip
    elif battle.stage != "setup":
        yield nonsense("begun", "Choose hiding before the battle begins.", "HID-01")
    elif command.pile < 1:
        yield nonsense("no-number", "A pile has a number from 1 on.", "HID-10")
    elif hiding_of(battle).pile(command.pile) is not None:
        sentence = f"There is already a pile {command.pile}."
        yield nonsense("number-taken", sentence, "HID-10", "Give it another number.")
    else:
        yield from no_right(battle, command.side)
        yield from not_its_turn(battle, command.side, ctx)
        if command.at is not None:
            yield from ground_for_a_pile(battle, command.side, command.at, ctx)
        elif battle.setup.map:
            yield nonsense("no-place", "Say where the pile is.", "HID-12", "Such as at 12,8.")


def resolve_mark(recorder: EventRecorder, command: MarkPile, _ctx: RulesContext) -> None:
    """Put the pile on the map for all to see; its owner alone knows what is beneath."""
    at = command.at
    pile = Pile(
        number=command.pile,
        side=command.side,
        position=None if at is None else Position(x=at.x, y=at.y),
        floor=1 if at is None else at.floor or 1,
        looks_round=True,
        paper=True,
    )
    recorder.emit(PileMarked(pile=pile))


def check_pile_named(battle: Battle, unit: Unit, number: int | None) -> Iterator[Refusal]:
    """Objections to a unit that comes out on paper without naming its pile, where its side has any."""
    own = [pile.number for pile in hiding_of(battle).of(unit.side) if pile.paper]
    if own and number not in own:
        sentence = f"Name the pile that {unit.called} comes from."
        yield nonsense("which-pile", sentence, "HID-14", f"reveal {unit.id} from {own[0]}")


def pile_of(battle: Battle, unit: Unit, command: Reveal) -> Pile:
    """The pile that a unit comes out of, as its owner says; one without a place where there is none."""
    pile = hiding_of(battle).pile(command.pile or 0) or Pile(number=0, side=unit.side)
    return _with(pile, unit.id, command.facing_deg)


def _with(pile: Pile, unit: int | None, facing_deg: float) -> Pile:
    at = pile.position
    position = None if at is None else replace(at, facing_deg=facing_deg % 360)
    return replace(pile, unit=unit, position=position)


def _refuse_unasked(battle: Battle) -> Refusal:
    asked = ", ".join(str(one.pile) for one in hiding_of(battle).owed)
    instead = f"Asked about: {asked}." if asked else ""
    return nonsense("not-asked", "No one has asked about such a pile.", "DET-13", instead)


def objections_found(battle: Battle, command: SayFound, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to say a pile is found: it was searched or reached, and its unit is hidden and its side's."""
    if (asked := find_owed(battle, command.pile)) is None:
        yield _refuse_unasked(battle)
    elif command.unit is not None:
        unit = battle.units.get(command.unit)
        if unit is None or unit.side != asked[0].side or not is_hidden(unit):
            yield nonsense("not-hidden", f"That side has no hidden unit {command.unit}.", "HID-14")


def resolve_found(recorder: EventRecorder, command: SayFound, ctx: RulesContext) -> None:
    """Remove the pile, and put the unit beneath it in plain sight."""
    if (asked := find_owed(recorder.battle, command.pile)) is None:
        raise TypeError("no pile is asked about")
    pile, one = asked
    usual = "DET-17" if command.unit is None else "DET-16"
    beneath = _with(pile, command.unit, command.facing_deg)
    uncover(recorder, beneath, one.rule if one.rule == "DET-19" else usual, ctx, by=one.by)


def objections_missed(battle: Battle, command: SayMissed, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to say a pile is missed: the rules find it on a natural 1, and within a metre."""
    if (asked := find_owed(battle, command.pile)) is None:
        yield _refuse_unasked(battle)
    elif asked[1].rule in SURE:
        yield nonsense("found", f"Pile {asked[1].pile} is found whatever is added.", asked[1].rule)


def resolve_missed(recorder: EventRecorder, command: SayMissed, _ctx: RulesContext) -> None:
    """Record that the search missed; the pile stays (DET-18)."""
    if (asked := find_owed(recorder.battle, command.pile)) is None:
        raise TypeError("no pile is asked about")
    recorder.emit(PileMissed(pile=asked[1].pile, by=asked[1].by))
