"""Automatic fire as one chapter: two manners of firing, and the rate of fire of single shots beside them (AUT)."""

from squadlog.rules.automatic_fire.bursts import refusal_single
from squadlog.rules.automatic_fire.firing import MANNERS
from squadlog.rules.automatic_fire.record import KEY
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.fire import FireHooks

CHAPTER = Chapter(key=KEY, fire=FireHooks(manners=MANNERS, single_rate=refusal_single))
