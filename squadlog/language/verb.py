"""A verb of the language: how it is written, what it means, and which command it builds."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from squadlog.base.records import HasKind, record
from squadlog.battle.commands import GiveIntent
from squadlog.battle.state import Mode, Posture
from squadlog.rules.common.words import Bare, WordPart

Build = Literal[
    "begin", "roll_initiative", "choose_order", "declare", "continue", "hold", "cancel", "engage",
    "face_attacker", "done", "fire", "withhold_fire", "opportunity_shot", "decline_shot", "give_intent", "escape",
    "share_parry", "place_feature", "place_unit", "set_ruling", "set_assist", "set_dice", "switch_chapter",
    "correct", "group", "action", "add", "remove", "note", "told", "end_battle", "meta", "shoot", "jump",
    "standing", "stand_down", "stop", "onward", "said",
]  # fmt: skip


@record
class Verb:
    """One verb: how it is written, what it means, and which command it builds.

    `action`, `mode`, `posture`, `extras` and `floors` are what the verb alone says of a Declare. `bare` lists what
    words without a keyword mean, in order. `inner` verbs may follow a verb of movement in one sentence (CMB-01).
    `half` is the way of moving the verb becomes when another action follows it. `families` are the clauses it takes.
    `long` fills in nothing that was not said. `choice` is the word that an answer consists of. `advanced` is the
    chapter without which nobody says it. `manner` is how a shot is fired that the verb declares or takes, `rounds` what
    it throws, launches or calls down, at a point, or `here` where the unit is.

    `says` is the kind of command that consists of `parts`, and of what the verb alone says of it (`fixed`): reading,
    saying back and completion go by them.
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
    says: type[HasKind] | None = None
    parts: tuple[WordPart, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    manner: str | None = None
    rounds: tuple[str, ...] = ()
    here: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The verb and its other names."""
        return (self.word, *self.aliases)


SPEAKER = WordPart(field="unit", what="speaker")
MOVE_FAMILIES = frozenset({"shot", "move", "action", "all"})
SHOT_FAMILIES = frozenset({"shot", "roll", "all"})


def table_verb(
    word: str, build: Build, form: str, meaning: str, example: str, *aliases: str,
    says: type[HasKind] | None = None, parts: tuple[WordPart, ...] = (),
) -> Verb:  # fmt: skip
    """What the table says, of no unit."""
    return Verb(
        word=word, build=build, chapter="the table", form=form, meaning=meaning, example=example,
        aliases=aliases, subject=False, says=says, parts=parts,
    )  # fmt: skip


def slot_verb(
    word: str, build: Build, form: str, meaning: str, example: str, *aliases: str, choice: str = ""
) -> Verb:
    """What is said of units in their slot; with a `choice` it is a word to the record."""
    return Verb(
        word=word, build=build, chapter="the turn", form=form, meaning=meaning, example=example, aliases=aliases,
        choice=choice, subject=not choice,
    )  # fmt: skip


def record_verb(word: str, form: str, meaning: str, example: str, *aliases: str) -> Verb:
    """A word to the record."""
    return Verb(
        word=word, build="meta", chapter="the record", form=form, meaning=meaning, example=example,
        aliases=aliases, choice=word, subject=False,
    )  # fmt: skip


def going_verb(word: str, mode: Mode, action: str, meaning: str, example: str, *aliases: str) -> Verb:
    """A way of moving, alone or beside an action (CMB-01)."""
    way = "[METRES] [over GROUND] [toward GOAL | to X,Y | via X,Y | north] [turn ANGLE] [facing DIRECTION]"
    return Verb(
        word=word, build="declare", chapter="moving", form=f"{word} UNIT {way} [ACTION ...]", meaning=meaning,
        example=example, aliases=aliases, action=action, mode=mode, half=mode, families=MOVE_FAMILIES,
    )  # fmt: skip


def rising_verb(
    word: str, posture: Posture, meaning: str, example: str, *aliases: str, half: Mode | None = None
) -> Verb:
    """A change of posture (ACT-21)."""
    return Verb(
        word=word, build="declare", chapter="moving", form=f"{word} UNIT", meaning=meaning, example=example,
        aliases=aliases, action="position_change", posture=posture, half=half, families=MOVE_FAMILIES,
    )  # fmt: skip


def object_verb(
    word: str, action: str, form: str, meaning: str, example: str, *aliases: str, bare: tuple[Bare, ...] = (),
    inner: bool = False, extras: tuple[str, ...] = (), chapter: str = "objects and doors",
) -> Verb:  # fmt: skip
    """What is done to an object or a door."""
    return Verb(
        word=word, build="declare", chapter=chapter, form=form, meaning=meaning, example=example,
        aliases=aliases, action=action, bare=bare, inner=inner, extras=extras, families=MOVE_FAMILIES,
    )  # fmt: skip


def answer_verb(word: str, meaning: str, example: str, *aliases: str) -> Verb:
    """A secret choice as a melee opens (MEL-10)."""
    return Verb(
        word=word, build="give_intent", chapter="melee", form=f"{word} UNIT", meaning=meaning,
        example=example, aliases=aliases, says=GiveIntent, parts=(SPEAKER,), fixed={"intent": word},
    )  # fmt: skip
