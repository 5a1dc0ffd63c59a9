"""The ends by the players' word, in words."""

from collections.abc import Iterator

from squadlog.battle.events.chapter import by_event
from squadlog.battle.moment import SUBPHASES, Duty, Moment
from squadlog.battle.state import Battle
from squadlog.book.rulings import Rulings
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.rules.common.kept.end_of_battle import (
    AgreeDraw,
    BreakOff,
    BreakTested,
    Concede,
    Conceded,
    EndAgreed,
    EndOfBattle,
    EndOffer,
    EndOffered,
    EndRefused,
    LossesCounted,
    RefuseEnd,
    SideBroke,
    SideLosses,
    fighting_on,
    offers_in,
)
from squadlog.rules.common.words import SIDE, ChapterWords, Word

_SEATS = {TABLE: "The table", REFEREE: "The referee"}


def _format_offer(offer: EndOffer, battle: Battle) -> str:
    name = battle.setup.side_name(offer.side)
    told = f"{name} offers a draw" if offer.how == "draw" else f"{name} would break the battle off"
    return f"{told} ({offer.reason})" if offer.reason else told


def _format_answers(offer: EndOffer) -> str:
    return f"{'agree draw' if offer.how == 'draw' else 'break off'}, or refuse end"


def _narrate_conceded(event: Conceded, battle: Battle) -> str:
    name = battle.setup.side_name(event.side)
    others = " and ".join(battle.setup.side_name(side) for side in fighting_on(battle) if side != event.side)
    if event.last:
        return f"{name} concedes: {others} wins [SEQ-07]." if others else f"{name} concedes [SEQ-07]."
    return f"{name} concedes and has lost; {others} play on [SEQ-07]."


def _narrate_offered(event: EndOffered, battle: Battle) -> str:
    offer, said = event.offer, offers_in(battle)
    first = next((one for one in said if one.how == offer.how), offer)
    if first.side != offer.side:
        return f"{battle.setup.side_name(offer.side)} agrees."
    return f"{_format_offer(offer, battle)}: the others answer {_format_answers(offer)}."


def _narrate_refused(event: EndRefused, battle: Battle) -> str:
    who = _SEATS.get(event.seat) or battle.setup.side_name(event.seat)
    return f"{who} refuses to end the battle so: play goes on."


def _narrate_agreed(event: EndAgreed, _battle: Battle) -> str:
    if event.how == "draw":
        return "All agree to a draw: nobody wins [SEQ-07]."
    return "The battle is broken off: nobody wins, and the points stand as they are [SEQ-07]."


def losses_told(one: SideLosses, battle: Battle) -> str:
    """`Red has lost 4 of 8: one more and it breaks`."""
    name, what = battle.setup.side_name(one.side), " points" if one.points else ""
    left = one.breaks_at - one.lost
    more = "it is past its break point" if left <= 0 else f"{'one' if left == 1 else left} more and it breaks"
    return f"{name} has lost {one.lost} of {one.whole}{what}: {more} (house rule)"


def _narrate_losses(event: LossesCounted, battle: Battle) -> str:
    return f"{losses_told(event.losses, battle)}."


def _narrate_tested(event: BreakTested, battle: Battle) -> str:
    came = "it holds" if event.holds else "it breaks"
    name = battle.setup.side_name(event.side)
    rolled = f"{event.face.value}, {event.needed} or less holds"
    return f"{name} is tested at its break point: {rolled}: {came} (house rule)."


def _narrate_broke(event: SideBroke, battle: Battle) -> str:
    name = battle.setup.side_name(event.side)
    if not event.loses:
        return f"{name} is past its break point and must break off (house rule)."
    return f"{name} is past its break point: it breaks and has lost (house rule)."


def _list_offers(state: EndOfBattle, battle: Battle) -> Iterator[str]:
    if battle.stage == "over":
        return
    for side in state.losers:
        yield f"{battle.setup.side_name(side)} has lost: it conceded or broke."
    for offer in offers_in(battle):
        yield f"{_format_offer(offer, battle)}."
    yield from (f"{losses_told(one, battle)}." for one in state.losses if one.side not in state.losers)


def _hints(battle: Battle, seat: str, _rulings: Rulings) -> Iterator[str]:
    """An offer that waits for this seat; it is over with its turn."""
    offers = offers_in(battle)
    for offer in offers:
        if (seat, offer.how) not in {(one.side, one.how) for one in offers}:
            told = f"{_format_offer(offer, battle)}: {_format_answers(offer)} [SEQ-07]."
            yield Duty.until(Moment(offer.turn, SUBPHASES), told)


WORDS = ChapterWords(
    name="Ends",
    verbs=(
        Word(
            form="concede SIDE",
            meaning="the side concedes: it has lost, whatever the points; of two sides the battle is over",
            example="concede red",
            says=Concede,
            parts=(SIDE,),
        ),
        Word(
            form="agree draw",
            meaning="end the battle with a draw; from its own seat each side says it, in one turn",
            example="agree draw because it is late",
            says=AgreeDraw,
        ),
        Word(
            form="break off",
            meaning="the evening is over, nobody wins, the points are kept as they stand; agreed as a draw is",
            example="break off because the club closes",
            says=BreakOff,
        ),
        Word(
            form="refuse end",
            meaning="refuse a draw or a breaking off that another side offers, or take back your own offer",
            example="refuse end",
            says=RefuseEnd,
        ),
    ),
    tells=by_event(
        _narrate_conceded,
        _narrate_offered,
        _narrate_refused,
        _narrate_agreed,
        _narrate_losses,
        _narrate_tested,
        _narrate_broke,
    ),
    of_battle=_list_offers,
    hints=_hints,
)
