"""How what is told of hiding changes a battle, and what the referee may set of it (HID, DET)."""

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import Fold, replace_states
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.referee import UnitCorrected, UnitRemoved
from squadlog.battle.scored import record_hurt
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position
from squadlog.rules.hiding import piles as pile_state
from squadlog.rules.hiding.piles import hiding_of

_BY_ACTING = "HID-17"
"""Of those who come to light, who comes out by itself may attack out of hiding; not who is found, or hit by a blast."""


def standing(battle: Battle, number: int, at: Position | None, floor: int = 1) -> Battle:
    """The battle with a unit at a place, or off the map."""
    unit = changed(battle.units[number], position=at, floor=floor, place="")
    return changed(battle, units={**battle.units, number: unit})


def _set_hidden(battle: Battle, number: int, *, hidden: bool) -> Battle:
    return replace_states(battle, pile_state.KEY, {number: hidden})


def _apply_laid(battle: Battle, event: pile_state.PileLaid) -> Battle:
    pile = event.pile
    battle = hiding_of.drop(battle, piles=lambda one: (one.side, one.number) == (pile.side, pile.number))
    battle = hiding_of.add(battle, piles=pile)
    if event.faces:
        battle = changed(battle, rolls=battle.rolls + len(event.faces))
    if pile.unit is None:
        return battle
    return standing(_set_hidden(battle, pile.unit, hidden=True), pile.unit, None)


def _apply_lifted(battle: Battle, event: pile_state.PileLifted) -> Battle:
    taken = [one for one in hiding_of(battle).of(event.side) if one.number == event.number]
    battle = hiding_of.drop(battle, piles=lambda one: one in taken)
    starts = {start.unit: start for start in battle.setup.starts}
    for pile in taken:
        if pile.unit is not None:
            at = starts.get(pile.unit, pile)
            battle = standing(_set_hidden(battle, pile.unit, hidden=False), pile.unit, at.position, at.floor)
    return battle


def _apply_numbered(battle: Battle, event: pile_state.PilesNumbered) -> Battle:
    hiding = hiding_of(battle)
    own = {one.number: one for one in hiding.of(event.side)}
    others = (one for one in hiding.piles if one.side != event.side or one.paper)
    anew = (*enumerate(event.numbers, event.first), *enumerate(event.veiled, event.apart))
    laid = (replace(own[old], number=new) for new, old in anew if old in own)
    return hiding_of.add(hiding_of.change(battle, piles=(*others, *laid)), numbered=event.side)


def _of_turn(battle: Battle) -> Battle:
    """The battle without the searches of an earlier turn."""
    turn = battle.now.turn
    if hiding_of(battle).turn == turn:
        return battle
    return hiding_of.change(battle, turn=turn, searched=(), tried=(), enough=())


def _apply_made(battle: Battle, event: pile_state.SearchMade) -> Battle:
    return hiding_of.add(_of_turn(battle), searched=event.unit)


def _apply_ended(battle: Battle, event: pile_state.SearchEnded) -> Battle:
    return hiding_of.add(_of_turn(battle), enough=event.side)


def _apply_searched(battle: Battle, event: pile_state.PileSearched) -> Battle:
    battle = hiding_of.add(_of_turn(battle), tried=(event.unit, event.pile))
    if event.asks:
        battle = pile_state.owing(
            battle, pile_state.Unanswered(pile=event.pile, by=event.unit, rule=event.asks)
        )
    return changed(battle, rolls=battle.rolls + 1)


def _apply_found(battle: Battle, event: pile_state.PileFound) -> Battle:
    gone = event.pile
    battle = hiding_of.drop(battle, piles=lambda one: one.number == gone, owed=lambda one: one.pile == gone)
    if event.unit is None:
        return battle
    if event.rule == _BY_ACTING:
        battle = hiding_of.add(battle, rose=(event.unit, battle.now))
    battle = _set_hidden(battle, event.unit, hidden=False)
    return standing(battle, event.unit, event.position, event.floor)


def _apply_forfeited(battle: Battle, event: pile_state.UnitForfeited) -> Battle:
    battle = hiding_of.drop(battle, piles=lambda one: one.unit == event.unit or one.number == event.pile)
    battle = _set_hidden(battle, event.unit, hidden=False)
    unit = battle.units[event.unit]
    unit = changed(
        unit,
        wound="D",
        hurt_by=record_hurt(unit, "D", ""),
        position=None,
        action=None,
        declaration=None,
        opportunity=None,
    )
    battle = changed(battle, units={**battle.units, event.unit: unit})
    return hiding_of.add(battle, forfeited=event.unit)


def read_search(battle: Battle, text: str) -> pile_state.Hiding:
    """What the referee may set the state of the search to: `anew` has all search once more in this turn."""
    if text != "anew":
        raise ValueError(f"{text!r} is not anew, which has all search once more in this turn")
    return replace(hiding_of(battle), searched=(), tried=(), enough=())


def _apply_corrected(battle: Battle, event: UnitCorrected) -> Battle:
    """Whom the referee brings out stands where its pile was; whom he hides lies under a pile where it stands."""
    unit, pile = battle.units[event.unit], hiding_of(battle).over(event.unit)
    if pile is not None and not pile_state.is_hidden(unit):
        battle = hiding_of.drop(battle, piles=lambda one: one is pile)
        return battle if unit.position is not None else standing(battle, unit.id, pile.position, pile.floor)
    if pile is None and pile_state.is_hidden(unit) and unit.position is not None:
        number = max((one.number for one in hiding_of(battle).piles), default=0) + 1
        laid = pile_state.Pile(
            number=number, side=unit.side, unit=unit.id, position=unit.position, floor=unit.floor
        )
        return _apply_laid(battle, pile_state.PileLaid(pile=laid))
    return battle


def _apply_removed(battle: Battle, event: UnitRemoved) -> Battle:
    """Nobody lies under a pile who is taken out of the battle."""
    return hiding_of.drop(battle, piles=lambda one: one.unit == event.unit)


FOLLOWS: dict[type, Fold] = by_event(_apply_corrected, _apply_removed)
FOLDS: dict[type[ChapterEvent], Fold] = by_event(
    _apply_laid,
    _apply_lifted,
    _apply_numbered,
    _apply_searched,
    _apply_made,
    _apply_ended,
    _apply_found,
    _apply_forfeited,
)
