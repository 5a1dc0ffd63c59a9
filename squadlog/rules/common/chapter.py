"""A chapter of the rules as one plug. Between the chapters stands the desk, which asks those in force as if one.

What a chapter has no part in it leaves empty. It knows the core beneath it and the chapters it needs, nothing else.
"""

from squadlog.base.records import record
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.families import Hooks


@record
class Chapter(Hooks[RulesContext]):
    """What one chapter does."""

    key: str
    """The word for it in `Setup.chapters`, and the name of its folder.

    The basic chapters are in force always, and are named in no set-up.
    """
