"""How what is kept of explosions changes, whose its commands are, and what a seat may not know (GRN-34..39, A-67)."""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.battle.chapter_state import ChapterState, Fold, Redaction
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import Event
from squadlog.battle.rights import of_all
from squadlog.battle.state import Battle
from squadlog.facts.seats import sees
from squadlog.rules.common.explosive import Fused, GoneOff
from squadlog.rules.common.kept.explosions import (
    KEY,
    STAGE,
    CaughtSaid,
    Exploded,
    Exploding,
    FuseChanged,
    FuseLit,
    FuseOut,
    SayCaught,
    SetFuse,
    exploding,
)


def _without(kept: Exploding, fused: int) -> Exploding:
    return replace(
        kept,
        fused=tuple(one for one in kept.fused if one.id != fused),
        said=tuple(one for one in kept.said if one[0] != fused),
    )


def _lit(battle: Battle, event: FuseLit) -> Battle:
    kept = exploding(battle)
    last = max(kept.last, event.fused.id)
    return exploding.keep(battle, replace(kept, fused=(*kept.fused, event.fused), last=last))


def _changed(battle: Battle, event: FuseChanged) -> Battle:
    kept = exploding(battle)
    fused = tuple(event.fused if one.id == event.fused.id else one for one in kept.fused)
    return exploding.keep(battle, replace(kept, fused=fused))


def _out(battle: Battle, event: FuseOut) -> Battle:
    return exploding.keep(battle, _without(exploding(battle), event.fused))


def _said(battle: Battle, event: CaughtSaid) -> Battle:
    kept = exploding(battle)
    said = (*(one for one in kept.said if one[0] != event.fused), (event.fused, event.caught))
    return exploding.keep(battle, replace(kept, said=said))


def _exploded(battle: Battle, event: Exploded) -> Battle:
    kept = exploding(battle)
    last, now = max(kept.last, event.fused.id), battle.now
    gone = GoneOff(fused=event.fused, struck=event.struck, at=now)
    over = (*(one for one in kept.over if one.at == now), gone)
    return exploding.keep(battle, replace(_without(kept, event.fused.id), last=last, over=over))


def veiled(fused: Fused, seat: str) -> Fused:
    """As a seat may know it: of what is secret only that it is on its way."""
    if not fused.secret or sees(seat, fused.side):
        return fused
    return replace(fused, spot=None, told="", feature=None, things=(), axis_deg=None)


def _known(battle: Battle, seat: str) -> Battle:
    kept = exploding(battle)
    if not any(one.secret for one in kept.fused):
        return battle
    asked = kept.due(battle.now) if battle.stage == STAGE else None  # all have to say whom it catches
    told = (one if one is asked else veiled(one, seat) for one in kept.fused)
    return exploding.keep(battle, replace(kept, fused=tuple(told)))


def _seen(event: Event, _battle: Battle, seat: str) -> Event:
    if isinstance(event, FuseLit | FuseChanged):
        return replace(event, fused=veiled(event.fused, seat))
    return event


FOLDS: Mapping[type[ChapterEvent], Fold] = {
    FuseLit: _lit,
    FuseChanged: _changed,
    FuseOut: _out,
    CaughtSaid: _said,
    Exploded: _exploded,
}
STATE = ChapterState(
    key=KEY,
    folds=FOLDS,
    commands={SayCaught: of_all, SetFuse: of_all},
    always=True,
    secrets=Redaction(known=_known, redacted_event=_seen),
)
