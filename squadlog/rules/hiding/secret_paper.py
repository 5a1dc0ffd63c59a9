"""What a side keeps secret about its piles, as it would stand on its paper (HID-14)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import place_words, thing_words
from squadlog.rules.hiding.detection import Searcher, secret_lines
from squadlog.rules.hiding.piles import Pile, SearchPiles, hiding_of
from squadlog.rules.hiding.viewing import beneath

_ANYBODY = SearchPiles(unit=-1)


def rows(battle: Battle, side: str, book: Rulebook, rulings: Rulings) -> Iterator[tuple[str, ...]]:
    """Each pile of a side: its number, what is beneath, where, and what its owner adds in secret."""
    table = RulesContext.of_book(book, rulings)
    for pile in sorted(hiding_of(battle).of(side), key=lambda pile: pile.number):
        added = "" if pile.paper else _added(pile, battle, table)
        yield str(pile.number), _beneath(pile, battle), _where(pile), added


def _beneath(pile: Pile, battle: Battle) -> str:
    if pile.thing:
        return thing_words(pile.thing)
    if pile.unit is not None:
        return battle.units[pile.unit].called if pile.unit in battle.units else f"unit {pile.unit}"
    return "" if pile.paper else "decoy"


def _where(pile: Pile) -> str:
    at = pile.position
    faces = "" if at is None or pile.looks_round else f", looks {at.facing_deg % 360:.0f}°"
    return place_words(at, pile.floor, faces) + (
        ", looks all round" if pile.looks_round and not pile.paper else ""
    )


def _added(pile: Pile, battle: Battle, ctx: RulesContext) -> str:
    """What its owner adds to whoever rolls for it (DET-13, DET-14); of a decoy 0 (DET-15)."""
    helmets = {row.sensor_helmet: key for key, row in ctx.book.armours.items()}
    sums = {}
    said: dict[str, None] = {}
    for helmet, suit in helmets.items():
        lines = [
            line
            for line in secret_lines(Searcher(suit=suit), beneath(battle, pile, _ANYBODY), ctx)
            if line.applied
        ]
        sums[helmet] = sum(line.value for line in lines)
        said |= dict.fromkeys(line.label for line in lines)
    why = f" ({', '.join(said)})" if said else ""
    bare, keen = sums.get(False, 0), sums.get(True, 0)
    if bare == keen:
        return f"{bare:+d}{why}" if bare else f"0{why}"
    return f"{bare:+d}, {keen:+d} against a sensor helmet{why}"
