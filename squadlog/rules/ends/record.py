"""What is kept of the end of a battle by the players' word, and what each event makes of it."""

from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.events.chapter import by_event
from squadlog.battle.rights import of_anybody, of_side
from squadlog.battle.state import Battle
from squadlog.facts.seats import for_all
from squadlog.rules.common.kept.end_of_battle import (
    KEY,
    AgreeDraw,
    BreakOff,
    BreakTested,
    Concede,
    Conceded,
    EndAgreed,
    EndOffered,
    EndRefused,
    LossesCounted,
    RefuseEnd,
    SideBroke,
    end_of,
)


def _apply_conceded(battle: Battle, event: Conceded) -> Battle:
    losers = (*end_of(battle).losers, event.side)
    return end_of.change(battle, losers=losers, how="conceded" if event.last else "", offers=())


def _apply_offered(battle: Battle, event: EndOffered) -> Battle:
    return end_of.add(battle, offers=event.offer)


def _apply_refused(battle: Battle, _event: EndRefused) -> Battle:
    return end_of.change(battle, offers=())


def _apply_agreed(battle: Battle, event: EndAgreed) -> Battle:
    return end_of.change(battle, how=event.how, offers=())


def _apply_counted(battle: Battle, event: LossesCounted) -> Battle:
    others = tuple(one for one in end_of(battle).losses if one.side != event.side)
    return end_of.change(battle, losses=(*others, event.losses))


def _apply_tested(battle: Battle, _event: BreakTested) -> Battle:
    return changed(battle, rolls=battle.rolls + 1)


def _apply_broke(battle: Battle, event: SideBroke) -> Battle:
    if not event.loses:
        return battle
    losers = (*end_of(battle).losers, event.side)
    return end_of.change(battle, losers=losers, how="broke" if event.last else "")


def _known(battle: Battle, seat: str) -> Battle:
    """What a side has lost is counted for that side: elsewhere it would tell how many there were."""
    if for_all(seat) or not end_of(battle).losses:
        return battle
    return end_of.change(battle, losses=tuple(one for one in end_of(battle).losses if one.side == seat))


STATE = ChapterState(
    key=KEY,
    folds=by_event(
        _apply_conceded,
        _apply_offered,
        _apply_refused,
        _apply_agreed,
        _apply_counted,
        _apply_tested,
        _apply_broke,
    ),
    commands={Concede: of_side, AgreeDraw: of_anybody, BreakOff: of_anybody, RefuseEnd: of_anybody},
    always=True,
    secrets=Redaction(known=_known),
)
