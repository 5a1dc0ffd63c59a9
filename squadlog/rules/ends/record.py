"""What is kept of the end of a battle by the players' word, and what each event makes of it."""

from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.events.chapter import by_event
from squadlog.battle.rights import of_anybody, of_side
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.end_of_battle import (
    KEY,
    AgreeDraw,
    BreakOff,
    Concede,
    Conceded,
    EndAgreed,
    EndOffered,
    EndRefused,
    RefuseEnd,
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


STATE = ChapterState(
    key=KEY,
    folds=by_event(_apply_conceded, _apply_offered, _apply_refused, _apply_agreed),
    commands={Concede: of_side, AgreeDraw: of_anybody, BreakOff: of_anybody, RefuseEnd: of_anybody},
    always=True,
)
