"""Grenade launchers as one chapter (GLA)."""

from squadlog.rules.common.chapter import Act, Chapter
from squadlog.rules.grenades import sacrifice
from squadlog.rules.grenades.kinds import BLASTS
from squadlog.rules.launchers import launching
from squadlog.rules.launchers.record import KEY, LAUNCH

CHAPTER = Chapter(
    key=KEY,
    acts={
        LAUNCH: Act(
            refusal=launching.refusal,
            effect=launching.fired,
            details=launching.details,
            serves=launching.serves,
            aims=launching.aims,
            foresees=launching.foresees,
            readies=launching.readies,
        ),
        sacrifice.DIVE: Act(refusal=sacrifice.refusal, effect=sacrifice.landed, details=sacrifice.of_dive),
    },
    volleys=launching.volleys,
    blasts=BLASTS,
)
