"""A verb of the language: how it is written, what it means, and which command it builds."""

from dataclasses import field
from typing import Literal

from squadlog.battle.state import Mode, Posture
from squadlog.records import record

Build = Literal[
    "begin", "roll_initiative", "choose_order", "declare", "continue", "hold", "cancel", "engage",
    "face_attacker", "done", "fire", "withhold_fire", "opportunity_shot", "decline_shot", "give_intent", "escape",
    "share_parry", "place_feature", "place_unit", "set_ruling", "set_assist", "set_dice", "switch_chapter",
    "correct", "group", "action", "add", "remove", "note", "end_battle", "meta", "shoot", "jump",
]  # fmt: skip
Bare = Literal["item", "weapon", "feature", "degrees", "floors", "body"]


@record
class Verb:
    """One verb: how it is written, what it means, and which command it builds.

    `action`, `mode`, `posture`, `extras` and `floors` are what the verb alone says of a Declare. `bare` lists what
    words without a keyword mean, in order. `inner` verbs may follow a verb of movement in one sentence (CMB-01).
    `half` is the way of moving the verb becomes when another action follows it. `families` are the clauses it takes.
    `long` fills in nothing that was not said. `choice` is the word that an answer consists of. `advanced` is the
    chapter without which nobody says it.
    """

    word: str
    build: Build
    chapter: str
    form: str
    meaning: str
    example: str
    aliases: tuple[str, ...] = ()
    action: str | None = None
    mode: Mode | None = None
    half: Mode | None = None
    posture: Posture | None = None
    extras: tuple[str, ...] = ()
    floors: int | None = None
    bare: tuple[Bare, ...] = ()
    inner: bool = False
    long: bool = False
    families: frozenset[str] = field(default=frozenset({"all"}))
    choice: str = ""
    subject: bool = True
    advanced: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The verb and its other names."""
        return (self.word, *self.aliases)
