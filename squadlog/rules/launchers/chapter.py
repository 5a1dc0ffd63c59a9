"""Grenade launchers as one chapter (GLA)."""

from squadlog.rules.common.chapter import ActionHandler, Chapter
from squadlog.rules.grenades import sacrifice
from squadlog.rules.grenades.kinds import BLASTS
from squadlog.rules.launchers import launching
from squadlog.rules.launchers.record import KEY, LAUNCH

CHAPTER = Chapter(
    key=KEY,
    acts={
        LAUNCH: ActionHandler(
            refusal=launching.refusal,
            effect=launching.fired,
            details=launching.details,
            serves=launching.serves,
            aims=launching.aims,
            foresees=launching.foresees,
            readies=launching.readies,
        ),
        sacrifice.DIVE: ActionHandler(
            refusal=sacrifice.refusal, effect=sacrifice.landed, details=sacrifice.of_dive
        ),
    },
    volleys=launching.volleys,
    blasts=BLASTS,
)
