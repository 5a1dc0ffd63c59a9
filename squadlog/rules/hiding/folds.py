"""How what is told of hiding changes a battle, and what the referee may set of it (HID, DET)."""

from collections.abc import Iterable

from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import Fold, holding_of_all, units_holding
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.referee import UnitCorrected, UnitRemoved
from squadlog.battle.scored import inflicted
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position
from squadlog.rules.hiding import piles as pile_state

_BY_ACTING = "HID-17"
"""Of those who come to light, who comes out by itself may attack out of hiding; not who is found, or hit by a blast."""


def _kept(battle: Battle, piles: Iterable[pile_state.Pile]) -> Battle:
    return holding_of_all(battle, pile_state.KEY, replace(pile_state.hiding_of(battle), piles=tuple(piles)))


def standing(battle: Battle, number: int, at: Position | None, floor: int = 1) -> Battle:
    """The battle with a unit at a place, or off the map."""
    unit = changed(battle.units[number], position=at, floor=floor, place="")
    return changed(battle, units={**battle.units, number: unit})


def _set_hidden(battle: Battle, number: int, *, hidden: bool) -> Battle:
    return units_holding(battle, pile_state.KEY, {number: hidden})


def _laid(battle: Battle, event: pile_state.PileLaid) -> Battle:
    pile = event.pile
    others = tuple(
        one
        for one in pile_state.hiding_of(battle).piles
        if (one.side, one.number) != (pile.side, pile.number)
    )
    battle = _kept(battle, (*others, pile))
    if event.faces:
        battle = changed(battle, rolls=battle.rolls + len(event.faces))
    if pile.unit is None:
        return battle
    return standing(_set_hidden(battle, pile.unit, hidden=True), pile.unit, None)


def _lifted(battle: Battle, event: pile_state.PileLifted) -> Battle:
    hiding = pile_state.hiding_of(battle)
    taken = [one for one in hiding.of(event.side) if one.number == event.number]
    battle = _kept(battle, (one for one in hiding.piles if one not in taken))
    starts = {start.unit: start for start in battle.setup.starts}
    for pile in taken:
        if pile.unit is not None:
            at = starts.get(pile.unit, pile)
            battle = standing(_set_hidden(battle, pile.unit, hidden=False), pile.unit, at.position, at.floor)
    return battle


def _numbered(battle: Battle, event: pile_state.PilesNumbered) -> Battle:
    hiding = pile_state.hiding_of(battle)
    own = {one.number: one for one in hiding.of(event.side)}
    others = (one for one in hiding.piles if one.side != event.side or one.paper)
    anew = (*enumerate(event.numbers, event.first), *enumerate(event.veiled, event.apart))
    laid = (replace(own[old], number=new) for new, old in anew if old in own)
    known = replace(hiding, piles=(*others, *laid), numbered=(*hiding.numbered, event.side))
    return holding_of_all(battle, pile_state.KEY, known)


def _of_turn(battle: Battle) -> pile_state.Hiding:
    """The state with what belongs to an earlier turn forgotten."""
    hiding = pile_state.hiding_of(battle)
    turn = battle.now.turn
    return hiding if hiding.turn == turn else replace(hiding, turn=turn, searched=(), tried=(), enough=())


def _made(battle: Battle, event: pile_state.SearchMade) -> Battle:
    hiding = _of_turn(battle)
    return holding_of_all(battle, pile_state.KEY, replace(hiding, searched=(*hiding.searched, event.unit)))


def _ended(battle: Battle, event: pile_state.SearchEnded) -> Battle:
    hiding = _of_turn(battle)
    return holding_of_all(battle, pile_state.KEY, replace(hiding, enough=(*hiding.enough, event.side)))


def _searched(battle: Battle, event: pile_state.PileSearched) -> Battle:
    hiding = _of_turn(battle)
    tried = (*hiding.tried, (event.unit, event.pile))
    battle = holding_of_all(battle, pile_state.KEY, replace(hiding, tried=tried))
    if event.asks:
        battle = pile_state.owing(
            battle, pile_state.Unanswered(pile=event.pile, by=event.unit, rule=event.asks)
        )
    return changed(battle, rolls=battle.rolls + 1)


def _found(battle: Battle, event: pile_state.PileFound) -> Battle:
    hiding = pile_state.hiding_of(battle)
    rose = hiding.rose
    if event.unit is not None and event.rule == _BY_ACTING:
        rose = (*rose, (event.unit, battle.now))
    left = tuple(one for one in hiding.piles if one.number != event.pile)
    owed = tuple(one for one in hiding.owed if one.pile != event.pile)
    battle = holding_of_all(battle, pile_state.KEY, replace(hiding, piles=left, rose=rose, owed=owed))
    if event.unit is None:
        return battle
    battle = _set_hidden(battle, event.unit, hidden=False)
    return standing(battle, event.unit, event.position, event.floor)


def _forfeited(battle: Battle, event: pile_state.UnitForfeited) -> Battle:
    hiding = pile_state.hiding_of(battle)
    battle = _kept(
        battle, (one for one in hiding.piles if event.unit != one.unit and event.pile != one.number)
    )
    battle = _set_hidden(battle, event.unit, hidden=False)
    unit = battle.units[event.unit]
    unit = changed(
        unit,
        wound="D",
        hurt_by=inflicted(unit, "D", ""),
        position=None,
        action=None,
        declaration=None,
        opportunity=None,
    )
    battle = changed(battle, units={**battle.units, event.unit: unit})
    hiding = pile_state.hiding_of(battle)
    return holding_of_all(battle, pile_state.KEY, replace(hiding, forfeited=(*hiding.forfeited, event.unit)))


def read_search(battle: Battle, text: str) -> pile_state.Hiding:
    """What the referee may set the state of the search to: `anew` has all search once more in this turn."""
    if text != "anew":
        raise ValueError(f"{text!r} is not anew, which has all search once more in this turn")
    return replace(pile_state.hiding_of(battle), searched=(), tried=(), enough=())


def _corrected(battle: Battle, event: UnitCorrected) -> Battle:
    """Whom the referee brings out stands where its pile was; whom he hides lies under a pile where it stands."""
    unit, pile = battle.units[event.unit], pile_state.hiding_of(battle).over(event.unit)
    if pile is not None and not pile_state.is_hidden(unit):
        battle = _kept(battle, (one for one in pile_state.hiding_of(battle).piles if one is not pile))
        return battle if unit.position is not None else standing(battle, unit.id, pile.position, pile.floor)
    if pile is None and pile_state.is_hidden(unit) and unit.position is not None:
        number = max((one.number for one in pile_state.hiding_of(battle).piles), default=0) + 1
        laid = pile_state.Pile(
            number=number, side=unit.side, unit=unit.id, position=unit.position, floor=unit.floor
        )
        return _laid(battle, pile_state.PileLaid(pile=laid))
    return battle


def _removed(battle: Battle, event: UnitRemoved) -> Battle:
    """Nobody lies under a pile who is taken out of the battle."""
    return _kept(battle, (one for one in pile_state.hiding_of(battle).piles if one.unit != event.unit))


FOLLOWS: dict[type, Fold] = {UnitCorrected: _corrected, UnitRemoved: _removed}
FOLDS: dict[type[ChapterEvent], Fold] = {
    pile_state.PileLaid: _laid,
    pile_state.PileLifted: _lifted,
    pile_state.PilesNumbered: _numbered,
    pile_state.PileSearched: _searched,
    pile_state.SearchMade: _made,
    pile_state.SearchEnded: _ended,
    pile_state.PileFound: _found,
    pile_state.UnitForfeited: _forfeited,
}
