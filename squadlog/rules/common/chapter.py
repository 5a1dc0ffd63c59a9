"""A chapter of the rules as one plug. Between the chapters stands the desk, which asks those in force as if one.

What a chapter has no part in it leaves empty. It knows the core beneath it and the chapters it needs, nothing else.
"""

from typing import Generic

from squadlog.base.records import record
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.commands import CommandHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.ground import GroundHooks
from squadlog.rules.common.hooks.joining import ContextT
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks


@record
class Hooks(Generic[ContextT]):
    """Ten families of hooks, each documented in its module. A family that is left alone costs nothing."""

    commands: CommandHooks[ContextT] = CommandHooks()
    actions: ActionHooks[ContextT] = ActionHooks()
    turn: TurnHooks[ContextT] = TurnHooks()
    time: TimeHooks[ContextT] = TimeHooks()
    soldiers: SoldierHooks[ContextT] = SoldierHooks()
    fire: FireHooks[ContextT] = FireHooks()
    blasts: BlastHooks[ContextT] = BlastHooks()
    ground: GroundHooks[ContextT] = GroundHooks()
    secrets: SecretHooks[ContextT] = SecretHooks()
    score: ScoreHooks[ContextT] = ScoreHooks()


@record
class Chapter(Hooks[ContextT]):
    """What one chapter does."""

    key: str
    """The word for it in `Setup.chapters`, and the name of its folder.

    The basic chapters are in force always, and are named in no set-up.
    """


@record
class InForce(Hooks[ContextT]):
    """What the chapters in force do, joined: each hook asks those of them that have filled it (`hooks.joining`)."""

    chapters: frozenset[str] = frozenset()
    """The keys of the advanced ones among them."""
