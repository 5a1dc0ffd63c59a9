"""Grenade launchers as one chapter (GLA)."""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.grenades import sacrifice
from squadlog.rules.grenades.kinds import BLASTS
from squadlog.rules.launchers import launching
from squadlog.rules.launchers.record import KEY, LAUNCH

CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(
        handlers={
            LAUNCH: ActionHandler(
                refusal=launching.refusal,
                effect=launching.finish_launch,
                details=launching.details,
                serves=launching.serves,
                aims=launching.aims,
                foresees=launching.foresees,
                readies=launching.readies,
            ),
            sacrifice.DIVE: ActionHandler(
                refusal=sacrifice.refusal, effect=sacrifice.finish_dive, details=sacrifice.of_dive
            ),
        }
    ),
    fire=FireHooks(volleys=launching.volleys),
    blasts=BlastHooks(kinds=BLASTS),
)
