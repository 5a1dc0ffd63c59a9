"""A replay in words: the moments, what was told, and of whoever it changed where and how he then stood."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.reports.deeds import doing_words
from squadlog.reports.wording import name_of
from squadlog.reports.wording import spot as spot_words
from squadlog.rules.common.advanced import states
from squadlog.session.replaying.stops import is_same_subphase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.session.replaying.frames import BattleReplay, ReplayFrame

INDENT = "    "


def replay_lines(replay: BattleReplay) -> Iterator[str]:
    """The replay from its first frame to its last: who stands where at its beginning, then what changed."""
    before: ReplayFrame | None = None
    for frame in replay.frames:
        if before is None or not is_same_subphase(before, frame):
            yield from ("",) if before is not None else ()
            yield moment_words(frame)
        yield from (f"  {line}" for line in frame.said)
        if before is None:
            yield from (f"{INDENT}{format_standing(unit, frame.battle)}" for unit in frame.battle.in_order())
        else:
            yield from (f"{INDENT}{line}" for line in changes_told(before.battle, frame.battle))
        before = frame


def moment_words(frame: ReplayFrame) -> str:
    """`Set-up`, `Turn 2, initiative`, `Turn 2, subphase 4`; `Over`."""
    battle = frame.battle
    if battle.stage in ("setup", "over"):
        return "Set-up" if battle.stage == "setup" else "Over"
    if battle.stage == "initiative":
        return f"Turn {battle.now.turn}, initiative"
    return f"Turn {battle.now.turn}, subphase {battle.now.subphase}"


def format_standing(unit: Unit, battle: Known) -> str:
    """A soldier as it stands: `3 Mara Quill (Commonwealth): 12.5, 8.0, facing 90°, prone, wound M, dazed`."""
    told = [*filter(None, _standing(unit, battle).values()), *states(unit.held)]
    return f"{unit.called} ({battle.setup.side_name(unit.side)}): {', '.join(told) or 'standing'}"


def changes_told(before: Known, after: Known) -> Iterator[str]:
    """Of each soldier what is otherwise than before, but for what it is about to do; who is not known any more."""
    if before.units is not after.units:
        for number, unit in after.units.items():
            was = before.units.get(number)
            if was is None:
                yield f"{format_standing(unit, after)} (seen from now on)"
            elif was is not unit:
                then, now = _standing(was, before), _standing(unit, after)
                told = [_describe_change(name, words) for name, words in now.items() if then[name] != words]
                had, has = states(was.held), states(unit.held)
                told += [one for one in has if one not in had]
                told += [f"no longer {one}" for one in had if one not in has]
                if told:
                    yield f"{unit.called}: {', '.join(told)}"
        yield from (
            f"{name_of(before, number)}: not in sight any more"
            for number in before.units
            if number not in after.units
        )
    if before.features is not after.features:
        for key, feature in after.features.items():
            was_so = before.features.get(key)
            if was_so is not None and was_so.state != feature.state:
                yield f"{feature.name or key}: {feature.state}"


def _standing(unit: Unit, battle: Known) -> dict[str, str]:
    at: Any = unit.position
    return {
        "place": "" if at is None else spot_words(at) + (f", floor {unit.floor}" if unit.floor != 1 else ""),
        "posture": "" if unit.posture == "standing" else unit.posture,
        "wound": "" if unit.wound == "none" else f"wound {unit.wound}",
        "out": ("dead" if unit.wound == "D" else "unconscious") if unit.out else "",
        "daze": f"dazed until {unit.dazed_until}" if unit.dazed(battle.now) and not unit.out else "",
        "does": "" if unit.action is None or unit.action.end == battle.now else doing_words(unit.action),
    }


def _describe_change(name: str, words: str) -> str:
    """What stands in the place of something that has ended."""
    ends = {"posture": "stands", "wound": "no wound", "daze": "no longer dazed", "does": "free"}
    return words or ends.get(name, f"no {name}")
