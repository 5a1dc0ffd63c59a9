"""How what is kept of explosions changes, whose its commands are, and what a seat may not know (GRN-34..39, A-67)."""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.battle.chapter_state import ChapterState, Fold, Redaction
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.union import Event
from squadlog.battle.rights import of_all
from squadlog.battle.state import Battle
from squadlog.facts.seats import sees
from squadlog.rules.common.explosive import Fused, GoneOff
from squadlog.rules.common.kept import explosions
from squadlog.rules.common.kept.explosions import exploding


def _without(battle: Battle, fused: int) -> Battle:
    return exploding.drop(battle, fused=lambda one: one.id == fused, said=lambda one: one[0] == fused)


def _counted(battle: Battle, fused: Fused) -> Battle:
    """The battle with that number used."""
    return exploding.change(battle, last=max(exploding(battle).last, fused.id))


def _apply_lit(battle: Battle, event: explosions.FuseLit) -> Battle:
    return _counted(exploding.add(battle, fused=event.fused), event.fused)


def _apply_changed(battle: Battle, event: explosions.FuseChanged) -> Battle:
    fused = (event.fused if one.id == event.fused.id else one for one in exploding(battle).fused)
    return exploding.change(battle, fused=tuple(fused))


def _apply_out(battle: Battle, event: explosions.FuseOut) -> Battle:
    return _without(battle, event.fused)


def _apply_said(battle: Battle, event: explosions.CaughtSaid) -> Battle:
    battle = exploding.drop(battle, said=lambda one: one[0] == event.fused)
    return exploding.add(battle, said=(event.fused, event.caught))


def _apply_exploded(battle: Battle, event: explosions.Exploded) -> Battle:
    now = battle.now
    battle = exploding.drop(_without(battle, event.fused.id), over=lambda one: one.at != now)
    battle = exploding.add(battle, over=GoneOff(fused=event.fused, struck=event.struck, at=now))
    return _counted(battle, event.fused)


def veiled(fused: Fused, seat: str) -> Fused:
    """The explosive as a seat may know it: of a secret one only that it is on its way."""
    if not fused.secret or sees(seat, fused.side):
        return fused
    return replace(fused, spot=None, told="", feature=None, things=(), axis_deg=None)


def _known(battle: Battle, seat: str) -> Battle:
    kept = exploding(battle)
    if not any(one.secret for one in kept.fused):
        return battle
    # All have to say whom it catches.
    asked = kept.due(battle.now) if battle.stage == explosions.STAGE else None
    told = (one if one is asked else veiled(one, seat) for one in kept.fused)
    return exploding.change(battle, fused=tuple(told))


def _seen(event: Event, _battle: Battle, seat: str) -> Event:
    if isinstance(event, explosions.FuseLit | explosions.FuseChanged):
        return replace(event, fused=veiled(event.fused, seat))
    return event


FOLDS: Mapping[type[ChapterEvent], Fold] = by_event(
    _apply_lit, _apply_changed, _apply_out, _apply_said, _apply_exploded
)
STATE = ChapterState(
    key=explosions.KEY,
    folds=FOLDS,
    commands={explosions.SayCaught: of_all, explosions.SetFuse: of_all},
    always=True,
    secrets=Redaction(known=_known, redacted_event=_seen),
)
