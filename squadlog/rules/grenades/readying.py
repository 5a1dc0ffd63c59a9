"""Taking a grenade in hand, one's own or one of the fallen, and putting it away (AMO-11, AMO-13, A-30, A-30b, A-31)."""

from collections.abc import Iterable

from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.battle.story import Story
from squadlog.rules.ammunition import chapter as ammunition
from squadlog.rules.common.checks import line
from squadlog.rules.common.refusing import named, nonsense, unknown_unit
from squadlog.rules.common.table import Table
from squadlog.rules.grenades.record import PICK_UP as ROW
from squadlog.rules.grenades.record import STOW, Grenade, GrenadeReadied, GrenadeStowed, belt, kind_called
from squadlog.rules.grenades.stock import left
from squadlog.rules.house.belongings import carried_as
from squadlog.rules.house.objects import reach_objection

_no = refuses("fire")


def wanted(unit: Unit, said: Declare | Ongoing) -> Grenade | None:
    """The kind of grenade that is picked up; None where something else is."""
    if said.item is None or said.extras or carried_as(unit, said.item) is not None:
        return None
    return kind_called(said.item)


def refusal(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """Why it cannot be taken in hand, or None; whatever is no grenade is judged as ever."""
    unit = battle.units[command.unit]
    if STOW in command.extras:
        return _refusal_stow(unit, table)
    kind = wanted(unit, command)
    if command.item is None and command.target is None and not (command.extras or battle.things):
        sentence = "Say what is taken in hand."
        return nonsense("no-grenade", sentence, "AMO-11", f"ready {unit.id} fragmentation, or smoke.")
    if kind is None or any(one.name == command.item for one in battle.things):
        return ammunition.refusal_pick_up(battle, command, table)
    bearer = unit if command.target is None else battle.units.get(command.target)
    if bearer is None:
        return unknown_unit(command.target)
    if bearer is not unit and not bearer.out:
        sentence = f"{named(bearer)} is neither dead nor unconscious."
        return _no("not-a-body", sentence, "AMO-13", "Name one of the fallen.")
    if not left(bearer, kind, table.book):
        return _no("none-left", f"{named(bearer)} has no {kind} grenade left.", "AMO-12", "Look elsewhere.")
    return None if bearer is unit else reach_objection(unit, bearer.id, named(bearer), table)


def _refusal_stow(unit: Unit, table: Table) -> Refusal | None:
    if not belt(unit).ready:
        sentence = f"{named(unit)} has no grenade in hand."
        return nonsense("no-grenade", sentence, "AMO-11", f"ready {unit.id} fragmentation takes one.")
    if table.rulings.is_("grenade.stow", "none"):
        sentence = "A grenade that was taken in hand stays there at this table."
        return _no("no-stowing", sentence, "A-30b", "Throw it.")
    return None


def extras(battle: Battle, command: Declare, table: Table) -> Iterable[Line]:
    """What a grenade of the fallen costs beyond picking up, as magazines do (A-31)."""
    unit = battle.units[command.unit]
    if STOW in command.extras:
        return ()
    if wanted(unit, command) is None:
        return ammunition.extras_pick_up(battle, command, table)
    if command.target is None:
        return ()
    extra = int(table.rulings.number("ammo.scavenge_ap")) - table.book.actions[ROW].ap
    return (line("scavenge", "search for a grenade", extra, "AMO-13"),) if extra else ()


def readied(story: Story, number: int, action: Ongoing, table: Table) -> None:
    """It is in hand, until it is thrown (A-30); or put away (A-30b)."""
    battle = story.battle
    unit = battle.units[number]
    if STOW in action.extras:
        if ready := belt(unit).ready:
            story.tell(GrenadeStowed(unit=number, grenade=ready))
        return
    kind = wanted(unit, action)
    bearer = unit if action.target is None else battle.units[action.target]
    if kind is None or not left(bearer, kind, table.book):
        ammunition.picked_up(story, number, action, table)
        return
    story.tell(GrenadeReadied(unit=number, grenade=kind, body=None if bearer is unit else bearer.id))
