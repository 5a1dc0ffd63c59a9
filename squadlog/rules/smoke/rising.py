"""Smoke that rises where a grenade lies, for twelve turns (SMK-01, SMK-04)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.smoke.record import CloudRisen, SmokeCloud, smoke


def lifts_at(risen: Moment, reading: BookReading) -> Moment:
    """The first moment without the smoke: the same subphase, a fixed number of turns later (SMK-04)."""
    return risen.later(reading.book.grenades.smoke_turns * SUBPHASES)


def rises(recorder: EventRecorder, fused: Fused, ctx: RulesContext) -> None:
    """Raise a smoke sphere where the grenade went off, and tell its start and end (SMK-05)."""
    now = recorder.battle.now
    cloud = SmokeCloud(
        id=smoke(recorder.battle).last + 1,
        spot=fused.spot,
        told=fused.told,
        radius_m=float(ctx.book.grenades.smoke_radius_m),
        since=now,
        until=lifts_at(now, ctx.reading),
    )
    recorder.emit(CloudRisen(cloud=cloud))
