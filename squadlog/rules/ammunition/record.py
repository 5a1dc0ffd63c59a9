"""What is kept of ammunition: the spare magazines of a soldier. Rounds are marked on the weapon, wherever it goes.

All of it is counted from what a soldier has at first, so that no table is needed to tell a record again (AMO-03).
"""

from typing import ClassVar

from squadlog.base.records import record, replace
from squadlog.battle.arms import magazine_marked
from squadlog.battle.by_hand import NONE, read_whole
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, OfAUnit, Redaction, UnitState, replace_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.state import Battle, Unit
from squadlog.book.magazine_classes import CLASSES, MagazineClass
from squadlog.rules.ammunition.eyes import redact_battle

KEY, RELOAD, PICK_UP, MAGAZINE = "ammunition", "reload", "pick_up_object", "magazine"


@record
class Begun:
    """A magazine that was taken out of a weapon of that code before it was empty; `fired` rounds are gone (A-142)."""

    code: str
    fired: int


@record
class Magazines:
    """How many spare magazines a soldier has more, or fewer with minus, than at first, and those begun."""

    rifle: int = 0
    pistol: int = 0
    begun: tuple[Begun, ...] = ()

    def of(self, kind: MagazineClass) -> int:
        """The difference in one class."""
        return self.rifle if kind == "rifle" else self.pistol

    def more(self, kind: MagazineClass, count: int) -> "Magazines":
        """The magazines with `count` more of a class, or fewer where it is negative."""
        if kind == "rifle":
            return replace(self, rifle=self.rifle + count)
        return replace(self, pistol=self.pistol + count)

    def with_one(self, code: str, kind: MagazineClass, fired: int) -> "Magazines":
        """The magazines with one more for a weapon of that `code`, `fired` rounds of which are gone."""
        if not fired:
            return self.more(kind, 1)
        return replace(self, begun=(*self.begun, Begun(code=code, fired=fired)))

    def without_one(self, code: str, kind: MagazineClass, fired: int) -> "Magazines":
        """Less one of those."""
        one = Begun(code=code, fired=fired)
        if not fired or one not in self.begun:
            return self.more(kind, -1)
        at = self.begun.index(one)
        return replace(self, begun=self.begun[:at] + self.begun[at + 1 :])


@record
class RoundsFired(ChapterEvent):
    """Rounds were marked as fired (AMO-08).

    `left` are those that the magazine still has, `boxes` the magazine boxes of its class that are not crossed off.
    """

    private: ClassVar[bool] = True
    unit: int
    weapon: str
    rounds: int
    left: int
    boxes: int


@record
class MagazineChanged(ChapterEvent):
    """A weapon was reloaded (AMO-10): `fired` rounds are gone from the magazine that went in.

    `kept` are the rounds gone from the one that came out, if that is kept (A-142); None: it is thrown away.
    """

    private: ClassVar[bool] = True
    unit: int
    weapon: str
    of: MagazineClass
    fired: int = 0
    kept: int | None = None
    boxes: int


@record
class MagazineTaken(ChapterEvent):
    """A magazine was taken from the `body` (AMO-13); `fired` of its rounds are gone.

    `emptied`: it was in the weapon, which has now fired that many rounds; None: it was a spare one.
    """

    reveals: ClassVar[bool] = True
    private: ClassVar[bool] = True
    unit: int
    body: int
    weapon: str
    of: MagazineClass
    fired: int = 0
    emptied: int | None = None


magazines = UnitState(KEY, Magazines())
"""What is kept of the spare magazines of a unit."""


def rounds_gone(unit: Unit, weapon: str) -> int:
    """The rounds that are gone from the magazine in a weapon."""
    return next((arm.fired for arm in unit.arms if arm.code == weapon), 0)


def _mark_rounds(unit: Unit, weapon: str, fired: int) -> Unit:
    return changed(unit, arms=magazine_marked(unit.arms, weapon, fired))


def _with(battle: Battle, *units: Unit) -> Battle:
    return changed(battle, units={**battle.units, **{unit.id: unit for unit in units}})


def _drop_marks(battle: Battle) -> Battle:
    """No round is marked any more: should they be counted again, every magazine is full (AMO-01)."""
    units = {number: _full(unit) for number, unit in battle.units.items()}
    things = tuple(replace(one, arm=replace(one.arm, fired=0)) if one.arm else one for one in battle.things)
    return changed(battle, units=units, things=things)


def _full(unit: Unit) -> Unit:
    return changed(unit, arms=tuple(replace(arm, fired=0) if arm.fired else arm for arm in unit.arms))


def _apply_fired(battle: Battle, event: RoundsFired) -> Battle:
    unit = battle.units[event.unit]
    return _with(battle, _mark_rounds(unit, event.weapon, rounds_gone(unit, event.weapon) + event.rounds))


def _apply_changed(battle: Battle, event: MagazineChanged) -> Battle:
    unit = battle.units[event.unit]
    kept = magazines(unit).without_one(event.weapon, event.of, event.fired)
    if event.kept is not None:
        kept = kept.with_one(event.weapon, event.of, event.kept)
    return _with(battle, replace_state(_mark_rounds(unit, event.weapon, event.fired), KEY, kept))


def _apply_taken(battle: Battle, event: MagazineTaken) -> Battle:
    taker, body = battle.units[event.unit], battle.units[event.body]
    if event.emptied is None:
        body = replace_state(body, KEY, magazines(body).without_one(event.weapon, event.of, event.fired))
    else:
        body = _mark_rounds(body, event.weapon, event.emptied)
    return _with(
        battle,
        body,
        replace_state(taker, KEY, magazines(taker).with_one(event.weapon, event.of, event.fired)),
    )


_WRITE = "write SR:7 for seven rounds gone from the SR, rifle:-2 for two spare magazines fewer than at first"


def _correct(unit: Unit, text: str) -> Unit:
    """`SR:7,rifle:-2`: what is marked on the weapons, and how many spare magazines it has more or fewer than at first.

    `none`: as at first, all magazines full. ValueError, in one sentence.
    """
    if text.lower() in NONE:
        return replace_state(_full(unit), KEY, Magazines())
    kept = magazines(unit)
    for part in text.split(","):
        name, colon, number = (piece.strip() for piece in part.partition(":"))
        count = read_whole(number) if colon else 0
        of = next((kind for kind in CLASSES if kind == name.lower()), None)
        code = next((code for code in unit.weapons if code.lower() == name.lower()), None)
        if not colon or (of is None and (code is None or count < 0)):
            raise ValueError(f"{part.strip()!r} is not ammunition: {_WRITE}")
        if of is not None:
            kept = kept.more(of, count - kept.of(of))
        elif code is not None:
            unit = _mark_rounds(unit, code, count)
    return replace_state(unit, KEY, kept)


def _write_correction(unit: Unit) -> str:
    kept = magazines(unit)
    spare = [f"{kind}:{kept.of(kind)}" for kind in CLASSES if kept.of(kind)]
    return ",".join([*(f"{arm.code}:{arm.fired}" for arm in unit.arms if arm.fired), *spare]) or "none"


def _read(text: str) -> object:
    raise ValueError(f"{text!r} is not ammunition: {_WRITE}")


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=magazines.begins,
        read=_read,
        corrects=_correct,
        writes=_write_correction,
        hint="SR:7,rifle:-2: rounds gone from a weapon, spare magazines fewer than at first; or none",
    ),
    ends=_drop_marks,
    folds=by_event(_apply_fired, _apply_changed, _apply_taken),
    private=True,
    secrets=Redaction(known=redact_battle),
)
