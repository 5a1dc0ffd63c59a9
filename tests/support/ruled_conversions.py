"""A scene for each ruling of Legionnaire and Centurion, as `ruled_scenes` has them."""

from support.battles import skirmish, table
from support.ruled_scenes import rulings_with

from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.fire import to_hit
from squadlog.rules.moving.step_costs import allowance
from squadlog.rules.turn.initiative import modifiers
from squadlog.setup.going_back import counters_of, sheets_of
from squadlog.squads.conversion.brought import Character

PLAYED = {"chapters": ("leadership", "quality", "legionnaire")}
FIGURES = (11, 13, 15)


def with_characters(*who, **more):
    """Units 1 and on are these characters, each in a battle with 11 and 12."""
    soldiers = {number: {"character": one} for number, one in enumerate(who, 1)}
    for number, changes in more.pop("soldiers", {}).items():
        soldiers[number] = {**soldiers.get(number, {}), **changes}
    return skirmish(tuple(soldiers), (11,), soldiers=soldiers, setup_changes=PLAYED, **more)


def strides(read):
    battle = with_characters(*(Character(movement=figure) for figure in FIGURES))
    board = add_chapters(table(rulings=read), battle)
    return [allowance(battle, number, "walk", board).metres for number in (1, 2, 3)]


def _rolls(read, **trait):
    found = []
    for figure in FIGURES:
        battle = with_characters(Character(**dict.fromkeys(trait, figure)), soldiers={1: {"leader": 0}})
        lines = modifiers(battle, battle.groupings["red"], add_chapters(table(rulings=read), battle))
        found.append(sum(line.value for line in lines if line.applied))
    return found


def reactions(read):
    return _rolls(read, reaction=0)


def charismas(read):
    return _rolls(read, charisma=0)


def _total(battle, read):
    board = add_chapters(table(rulings=read), battle)
    seen = board.surveyor.sighting(1, 11, StatedSighting(distance_m=10))
    return to_hit.ledger(battle, 1, "SR", 11, seen, "plain", board).total


def troop_besides(read):
    return _total(with_characters(Character(), soldiers={1: {"troop": "civilian"}}), read)


def vehicle(read):
    return _total(with_characters(Character(), soldiers={11: {"begins": ("vehicle",)}}), read)


def home(read):
    battle = skirmish()
    (sheet, _) = sheets_of(battle, load_rulebook(), rulings_with(read), everybody=True)
    return sheet.skills


def strength(read):
    battle = skirmish((1, 2, 3), units={1: {"wound": "U"}, 2: {"wound": "D"}})
    return [one.ifw for one in counters_of(battle, load_rulebook(), rulings_with(read))]


SCENES = {
    "legionnaire.move_above": strides,
    "legionnaire.reaction_above": reactions,
    "legionnaire.charisma_above": charismas,
    "legionnaire.troop_mods": troop_besides,
    "legionnaire.zero_skill": home,
    "vehicles": vehicle,
    "centurion.count": strength,
}
