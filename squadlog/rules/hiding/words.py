"""Hiding and detection in words."""

from collections.abc import Iterator
from typing import get_args

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.battle.terms import HidingSource, MayHide, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.kept.laid_things import thing_words
from squadlog.rules.common.reported import Befell, EventReport, quiet
from squadlog.rules.common.words import Beginning, ChapterWords, Marker, SecretPaper, SideTerms, StepWords
from squadlog.rules.hiding import piles as pile_state
from squadlog.rules.hiding.chance import LotsDrawn, PilesBlasted
from squadlog.rules.hiding.honour import PileMarked, PileMissed
from squadlog.rules.hiding.verbs import VERBS
from squadlog.rules.laid_out.commitment import format_commitment

with lazy_imports():
    from squadlog.rules.hiding import secret_paper


def _why_not(_soldier: Soldier, _book: Rulebook) -> None:
    """Anybody may hide who is permitted to (HID-01)."""


def _where(position: Position | None, floor: int) -> str:
    if position is None:
        return ""
    return f" at {position.x:g},{position.y:g}" + (f" on floor {floor}" if floor != 1 else "")


def _who(battle: Battle, number: int) -> str:
    unit = battle.units.get(number)
    return "unit" if unit is None else unit.called


def _narrate_laid(event: pile_state.PileLaid, battle: Battle) -> str:
    pile = event.pile
    where = f"Pile {pile.number}{_where(pile.position, pile.floor)}"
    if pile.thing:
        return f"{where}: {thing_words(pile.thing)} is under it [DET-37]."
    if pile.unit is None:
        return f"{where}: a decoy is there [HID-11]."
    return f"{where}: {_who(battle, pile.unit)} hides under it [HID-09]."


def _narrate_hides_on_paper(event: pile_state.HidesOnPaper, battle: Battle) -> str:
    return f"{_who(battle, event.unit)} hides, its place on paper [HID-14]."


def _narrate_marked(event: PileMarked, battle: Battle) -> str:
    pile = event.pile
    where = _where(pile.position, pile.floor)
    return f"Pile {pile.number} of {battle.setup.side_name(pile.side)} lies{where or ' there'} [HID-10]."


def _narrate_reached(event: pile_state.PileReached, battle: Battle) -> str:
    return f"{_who(battle, event.by)} is within {format_kept('a metre')} of pile {event.pile} and finds it [DET-19]."


def _narrate_missed(event: PileMissed, battle: Battle) -> str:
    return f"{_who(battle, event.by)} has found nothing under pile {event.pile} [DET-18]."


def _narrate_lots(event: LotsDrawn, battle: Battle) -> str:
    rolled = ", ".join(f"{battle.setup.side_name(face.side)} {face.value}" for face in event.faces)
    return f"First to hide: {rolled}: {', then '.join(battle.setup.side_name(one) for one in event.order)} [HID-13]."


def _narrate_blasted(event: PilesBlasted, _battle: Battle) -> str:
    piles = " and ".join(map(str, event.piles))
    return f"A blast reaches {'pile' if len(event.piles) == 1 else 'piles'} {piles} [HID-24]."


def _narrate_lifted(event: pile_state.PileLifted, _battle: Battle) -> str:
    return f"Pile {event.number} is picked up again."


def _narrate_numbered(event: pile_state.PilesNumbered, battle: Battle) -> str:
    side = battle.setup.side_name(event.side)
    return f"{side} has placed its hidden units{format_commitment(event.commitment)} [HID-13]."


def _narrate_searched(event: pile_state.PileSearched, battle: Battle) -> str:
    added = "".join(f" {line.value:+d} {line.label}" for line in event.check.ledger.lines if line.applied)
    own = "".join(f" {line.value:+d} {line.label}" for line in event.secret if line.applied)
    more = f"; in secret{own}" if own else ""
    # This goes by what stands here: that its side counted something is no news to whoever can add.
    if not own and not event.asks and event.check.ledger.succeeds(event.face.value) != event.found:
        more = ", and what is kept secret"
    done = "its owner is asked" if event.asks else "found" if event.found else "not found"
    return f"{_who(battle, event.unit)} searches pile {event.pile}: {event.face.value}{added}{more}: {done} [DET-09]."


def _narrate_made(event: pile_state.SearchMade, battle: Battle) -> str:
    return "" if event.in_view else f"{_who(battle, event.unit)} has no pile in view [DET-06]."


def _narrate_ended(event: pile_state.SearchEnded, battle: Battle) -> str:
    side, hiding = battle.setup.side_name(event.side), pile_state.hiding_of(battle)
    own = (number for number, unit in battle.units.items() if unit.side == event.side)
    if any(pile_state.has_searched(hiding, number, battle.now.turn) for number in own):
        return f"{side}: no more searching this turn [DET-02]."
    return f"No unit of {side} searches this turn [DET-02]."


def _narrate_found(event: pile_state.PileFound, battle: Battle) -> str:
    pile = "the tarp" if event.rule.startswith("HOL") else f"pile {event.pile}" if event.pile else "nowhere"
    if event.unit is None and event.thing:
        return f"{pile.capitalize()} is uncovered [{event.rule}]."
    if event.unit is None:
        return f"{pile.capitalize()} is a decoy and is removed [{event.rule}]."
    who = _who(battle, event.unit)
    if event.by is None:
        return f"{who} comes out of hiding{_where(event.position, event.floor)} [{event.rule}]."
    return f"{_who(battle, event.by)} finds {who} under {pile} [{event.rule}]."


def _narrate_forfeited(event: pile_state.UnitForfeited, battle: Battle) -> str:
    why = f": {event.reason}" if event.reason else ""
    return f"{_who(battle, event.unit)} leaves the game, and its value goes to the other side{why} [HID-15]."


def _beneath(pile: pile_state.Pile, battle: Battle) -> str:
    """What lies beneath, as far as it is known."""
    if pile.thing:
        return f": {thing_words(pile.thing)}"
    return f": {_who(battle, pile.unit)}" if pile.unit is not None else ""


def _of_battle(hiding: pile_state.Hiding, battle: Battle) -> Iterator[str]:
    for pile in hiding.piles:
        under = _beneath(pile, battle)
        yield f"pile {pile.number} of {battle.setup.side_name(pile.side)}{_where(pile.position, pile.floor)}{under}"


def _may_hide(side: str, source: str) -> MayHide | None:
    """The right of a side to hide (HID-03..HID-06); None where it may not."""
    return next((MayHide(side=side, source=one) for one in get_args(HidingSource) if one == source), None)


def _lies(hiding: pile_state.Hiding, battle: Battle) -> Iterator[Marker]:
    """Who looks at a pile of another side learns where it lies and nothing else: `Hiding` holds no more then."""
    for pile in hiding.piles:
        known = pile.unit is not None
        under = _beneath(pile, battle)
        yield Marker(
            kind="pile",
            text=f"?{pile.number}",
            side=pile.side,
            words=f"pile {pile.number} of {battle.setup.side_name(pile.side)}{under}",
            position=pile.position,
            floor=pile.floor,
            facing_deg=pile.position.facing_deg if known and pile.position is not None else None,
            stands_for=pile.unit,
        )


def _report_forfeited(event: pile_state.UnitForfeited) -> EventReport:
    return EventReport(befell=(Befell(unit=event.unit, what="forfeited", why=event.reason),))


def _written(battle: Battle, side: str, book: Rulebook, rulings: Rulings) -> Iterator[tuple[str, ...]]:
    return secret_paper.rows(battle, side, book, rulings)


WORDS = ChapterWords(
    name="Hiding and detection",
    quoted=("DET-10", "DET-11", "DET-13", "DET-19", "HID-17"),
    aliases=("detection",),
    verbs=VERBS,
    reports={pile_state.UnitForfeited: _report_forfeited, pile_state.SearchEnded: quiet},
    tells=by_event(
        _narrate_hides_on_paper,
        _narrate_lots,
        _narrate_blasted,
        _narrate_marked,
        _narrate_reached,
        _narrate_missed,
        _narrate_laid,
        _narrate_lifted,
        _narrate_numbered,
        _narrate_searched,
        _narrate_made,
        _narrate_ended,
        _narrate_found,
        _narrate_forfeited,
    ),
    state=lambda hidden: "hidden" if hidden else "",
    of_battle=_of_battle,
    terms=SideTerms(
        label="hides",
        field="may_hide",
        options=(
            ("percent", "for a quarter of each value"),
            ("flat", "for one price, everybody"),
            ("scenario", "as the scenario says"),
            ("agreement", "by agreement"),
            ("nobody", "nobody"),
        ),
        ready="agreement",
        made=_may_hide,
        nobody="If no side hides units, leave hiding out.",
    ),
    lies=_lies,
    secret_paper=SecretPaper(
        title="Piles and who hides under them [HID-14]",
        head=("pile", "what is beneath", "where", "added in secret"),
        rows=_written,
    ),
    sign=("?", "hidden, under a pile"),
    beginnings={pile_state.BEGINS: Beginning(label="hidden", why_not=_why_not, unplaced=True)},
    steps={"detection": StepWords(name="detection", said=("detect", "searched"))},
)
