"""Coming out of hiding: to act, or because an enemy comes within a metre (HID-16, HID-17, DET-19); and dishonesty."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import replace
from squadlog.battle import commands as say
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import ScoreLine
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.facts.ground_facts import MoveFacts, Whereabouts
from squadlog.rules.common.chapter import Along, Interruption
from squadlog.rules.common.refusing import named, nonsense, unknown_unit
from squadlog.rules.common.slot import out_of_turn
from squadlog.rules.common.table import Table
from squadlog.rules.hiding import paper
from squadlog.rules.hiding.folds import standing
from squadlog.rules.hiding.piles import CallDishonest, Reveal, UnitForfeited, hiding_of, is_hidden, lair
from squadlog.rules.hiding.searching import find, uncover
from squadlog.rules.turn import victory

_MISSION = "call_fire_mission"
_WATCH = "opportunity_fire"
_TOLD = (say.Declare, say.Continue, say.Cancel)
_ORDERS = (say.Declare, say.Continue, say.Engage, say.FaceAttacker, say.Cancel)


def forbids(battle: Battle, command: object, table: Table) -> Refusal | None:
    """Nobody hidden acts, and nobody does anything to somebody hidden (HID-16, HID-18, HID-19)."""
    if (asked := paper.forbids(battle, command)) is not None:
        return asked
    unit = battle.units.get(getattr(command, "unit", -1))
    if unit is not None and is_hidden(unit):
        nowhere = battle.setup.map and hiding_of(battle).over(unit.id) is None
        if isinstance(command, _ORDERS) and (nowhere or not _stays_hidden(command, table)):
            refused = nonsense(
                "hidden",
                f"{named(unit)} is hidden, and whatever they do reveals them.",
                "HID-17",
                f"reveal {unit.id} brings them out of hiding; then they may act.",
            )
            return replace(refused, first=Reveal(unit=unit.id))
        if isinstance(command, say.PlaceUnit):
            sentence = f"{named(unit)} is hidden."
            return nonsense("hidden", sentence, "HID-08", f"hide {unit.id} at X,Y places them elsewhere.")
    for number in _meant(command):
        if number in battle.units and is_hidden(battle.units[number]):
            return nonsense("unknown-unit", f"There is no unit {number}.", _rule_of(command))
    return None


def _stays_hidden(command: object, table: Table) -> bool:
    """Whether a hidden unit may be told that and stays hidden: to act later, or to wait and watch (A-11, A-12)."""
    if table.rulings.is_("hiding.reveal_at", "resolve") and isinstance(command, _TOLD):
        return True
    ready = table.rulings.is_("hiding.passive_actions", "opportunity")
    return ready and (
        isinstance(command, say.Continue | say.Cancel) or getattr(command, "action", "") == _WATCH
    )


def as_told(battle: Battle, command: object, table: Table) -> Battle:
    """A hidden unit that is told something stands where its pile is, as far as that is judged."""
    unit = battle.units.get(getattr(command, "unit", -1))
    if unit is None or not is_hidden(unit):
        return battle
    if not (isinstance(command, _TOLD) and _stays_hidden(command, table)):
        return battle
    pile = hiding_of(battle).over(unit.id)
    return battle if pile is None else standing(battle, unit.id, pile.position, pile.floor)


def performs(story: Story, number: int, table: Table) -> None:
    """Who acts out of hiding is seen as it does so: as it moves, or as what it did takes effect (HID-17, A-12)."""
    unit = story.battle.units[number]
    action = unit.action
    if not is_hidden(unit) or action is None:
        return
    waits = action.kind == _WATCH and table.rulings.is_("hiding.passive_actions", "opportunity")
    if not waits and (action.mode is not None or action.end <= story.battle.now):
        uncover(story, lair(story.battle, unit), "HID-17", table)


def fired(story: Story, number: int, weapon: str, rounds: int, table: Table) -> None:
    """A shot out of hiding, as from somebody who lay in wait, is seen (HID-17)."""
    del weapon, rounds
    unit = story.battle.units[number]
    if is_hidden(unit):
        uncover(story, lair(story.battle, unit), "HID-17", table)


def _rule_of(command: object) -> str:
    """By which rule nobody does that to somebody hidden: fire, a fire mission, any other action."""
    if getattr(command, "action", "") == _MISSION:
        return "HID-20"
    return "HID-19" if isinstance(command, say.Engage) else "HID-18"


def _meant(command: object) -> Iterator[int]:
    """The units that a command is about besides the one that is told."""
    shot = getattr(command, "shot", None)
    about = (
        *(getattr(command, one, None) for one in ("target", "partner", "engage")),
        getattr(shot, "target", None),
    )
    yield from (number for number in about if isinstance(number, int))


def objections_reveal(battle: Battle, command: Reveal, table: Table) -> Iterator[Refusal]:
    """A hidden unit, in its slot."""
    del table
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif not is_hidden(unit):
        yield nonsense("not-hidden", f"{named(unit)} is not hidden.", "HID-23")
    elif (refused := out_of_turn(battle, unit.id)) is not None:
        yield refused
    elif hiding_of(battle).over(unit.id) is None:
        yield from paper.unnamed(battle, unit, command.pile)


def resolve_reveal(story: Story, command: Reveal, table: Table) -> None:
    """It stands where its pile was; all see it (HID-17)."""
    unit = story.battle.units[command.unit]
    pile = hiding_of(story.battle).over(unit.id) or paper.pile_of(story.battle, unit, command)
    uncover(story, pile, "HID-17", table)


def _finds(battle: Battle, mover: int, facts: MoveFacts, table: Table) -> Iterable[Interruption]:
    """The piles of the enemy to which a move comes within a metre, with nothing solid between (DET-19, A-21)."""
    piles = hiding_of(battle).seen_by_all()
    if not piles or not table.rulings.is_("detection.auto_when", "any"):
        return
    side, near_m = battle.units[mover].side, table.book.detection.automatic_m
    for pile in piles:
        if pile.side == side or (at := pile.position) is None:
            continue
        met = table.surveyor.comes_near(facts, Whereabouts(at.x, at.y, pile.floor), near_m)
        if met is not None:
            yield Interruption(at_m=met, who=pile.number)


def _comes(story: Story, mover: int, met: tuple[Interruption, ...], table: Table) -> bool:
    """They are found without a die; nobody has to be asked."""
    for one in met:
        if (pile := hiding_of(story.battle).pile(one.who)) is not None:
            find(story, pile, "DET-19", table, by=mover)
    return False


ALONG = Along(finds=_finds, comes=_comes)


def leaves(story: Story, table: Table) -> None:
    """Where hiding is played by no longer, what lies beneath every pile comes up, and who hides on paper (ADV-01)."""
    for pile in hiding_of(story.battle).piles:
        uncover(story, pile, "ADV-01", table)
    for unit in story.battle.units.values():
        if is_hidden(unit):
            uncover(story, lair(story.battle, unit), "ADV-01", table)


def objections_dishonest(battle: Battle, command: CallDishonest, table: Table) -> Iterator[Refusal]:
    """Somebody of this battle who is still in it."""
    del table
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage == "setup":
        yield nonsense("not-now", "Nobody has been searched for yet.", "HID-15")
    elif unit.wound == "D":
        yield nonsense("out", f"{named(unit)} is out of the game already.", "HID-15")


def counts(battle: Battle, side: str, table: Table) -> Iterator[ScoreLine]:
    """The whole value of whoever left the game for a wrong report goes to the other side (HID-15, VIC-13)."""
    for number in hiding_of(battle).forfeited:
        unit = battle.units.get(number)
        if unit is not None and unit.side != side and unit.wound == "D":
            share = victory.credited(battle, side, unit, table)
            yield replace(victory.score_line(unit, table, share=share), rule="VIC-13")


def resolve_dishonest(story: Story, command: CallDishonest, table: Table) -> None:
    """It leaves, and its value goes to the other side."""
    del table
    story.tell(UnitForfeited(unit=command.unit, pile=command.pile, reason=command.reason))
