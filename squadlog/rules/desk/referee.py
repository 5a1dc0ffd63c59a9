"""The last word of the table: corrections, features, rulings, the assist dial, dice, notes, the end."""

from squadlog.base.lengths import in_metres
from squadlog.base.names import as_sentence, safe_name, safe_text
from squadlog.battle import commands
from squadlog.battle.corrections import WIDEST_M, correct_feature, correct_unit, stretch_point
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.referee import AssistSet, DiceSet, NoteWritten, RulingSet, UnitCorrected
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.battle.known import known
from squadlog.battle.pictures.note_picture import picture_of
from squadlog.battle.refusal import Refusal, listed, nonsense, unknown_unit
from squadlog.battle.saying import Note, Noting, PrivateNote
from squadlog.battle.state import SUBSYSTEMS, Battle, Unit
from squadlog.facts.seats import NOBODY
from squadlog.rules.common import arriving
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import unfit
from squadlog.rules.desk.ending import end
from squadlog.rules.fire.sections import stretch_at
from squadlog.rules.turn import limits


def _no(code: str, sentence: str, instead: str = "", *, rule: str = "LOG-01") -> Refusal:
    return nonsense(code, sentence, rule, instead)


def _unsafe(text: str) -> Refusal | None:
    try:
        safe_text(text)
    except ValueError as error:
        return _no("unsafe-text", f"The text cannot be kept: {error}.")
    return None


def refusal_correct(battle: Battle, command: commands.Correct, ctx: RulesContext) -> Refusal | None:
    """A correction needs a known unit, a reason, and values its fields can hold and this battle can have."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit)
    if not command.changes:
        return _no("nothing-to-correct", "Say which field has which value.", "For example wound=M.")
    if not command.reason.strip():
        return _no("no-reason", "A correction needs its reason.", "Add: because ...")
    for text in (command.reason, *(value for _, value in command.changes)):
        if refused := _unsafe(text):
            return refused
    try:
        unit = correct_unit(battle.units[command.unit], command.changes, battle.now)
    except ValueError as error:
        return _no("bad-correction", as_sentence(error))
    fields = set(dict(command.changes))
    if refused := limits.refusal_unit(battle, unit, fields, ctx) or unfit(battle, unit, fields, ctx):
        return refused
    by = dict(command.changes).get("by")
    return None if by is None else _side_objection(battle, battle.units[command.unit], by)


def _side_objection(battle: Battle, unit: Unit, by: str) -> Refusal | None:
    """Who inflicted a wound is asked only where more than two sides fight, and must be another side."""
    others = [side for side in battle.side_ids() if side != unit.side]
    if len(others) == 1:
        sentence = "Of two sides, each scores what the other loses."
        return _no("two-sides", sentence, "Leave by= out.", rule="CAS-07")
    if by not in (*others, "none"):
        sentence = f"{by!r} is not an enemy of {unit.soldier.name}."
        return _no("unknown-side", sentence, f"Sides: {', '.join(others)}, or none.", rule="CAS-07")
    return None


def resolve_correct(recorder: EventRecorder, command: commands.Correct, ctx: RulesContext) -> None:
    """Set the unit as the referee says, from here on."""
    recorder.emit(UnitCorrected(unit=command.unit, changes=command.changes, reason=command.reason))
    said = {field for field, _ in command.changes}
    if said & {"at", "floor"} and "place" not in said:
        arriving.settle_where(recorder, command.unit, ctx)


def refusal_correct_feature(
    battle: Battle, command: commands.CorrectFeature, ctx: RulesContext
) -> Refusal | None:
    """Like a unit's correction; of a wall a stretch alone may be meant, at a point of it and so wide (OBS-01).

    An airlock may be called by its own name: then each of its doors is meant (ACT-75).
    """
    meant = _features_meant(battle, command.feature)
    if not meant:
        known = listed(battle.features)
        sentence = f"There is no feature {command.feature!r}."
        return _no("unknown-feature", sentence, f"Features: {known}.", rule="OBS-18")
    if not command.reason.strip():
        return _no("no-reason", "A correction needs its reason.", "Add: because ...")
    for text in (command.reason, *(value for _, value in command.changes)):
        if refused := _unsafe(text):
            return refused
    try:
        set_right = [correct_feature(feature, command.changes) for feature in meant]
    except ValueError as error:
        return _no("bad-correction", as_sentence(error))
    if {"damage", "car"} & set(dict(command.changes)) and (
        refused := limits.refusal_feature(set_right[0], ctx)
    ):
        return refused
    return _stretch_objection(battle, meant[0], command, ctx)


def _features_meant(battle: Battle, named: str) -> tuple[Feature, ...]:
    """The feature of that id, or the doors of the airlock of that name; none if there is neither."""
    if named in battle.features:
        return (battle.features[named],)
    return tuple(door for door in battle.features.values() if door.airlock == named)


def _stretch_objection(
    battle: Battle, wall: Feature, command: commands.CorrectFeature, ctx: RulesContext
) -> Refusal | None:
    """Only a wall on the map falls in stretches, and only where it stands."""
    said = dict(command.changes)
    if "at" not in said:
        if "width" not in said or wall.part_of is not None:
            return None
        return _no("no-point", "A width needs its point.", "Add at=X,Y, in metres.", rule="OBS-01")
    row = ctx.book.obstacles.get(wall.kind)
    if row is None or row.kind != "wall" or wall.part_of is not None:
        sentence = f"{wall.name} can only be corrected as a whole."
        return _no("no-wall", sentence, "Leave at= and width= out, or name the wall.", rule="OBS-01")
    if not battle.setup.map:
        sentence = "This battle has no map, so a point has no meaning."
        return _no("no-map", sentence, "Leave at= out.", rule="OBS-01")
    if wall.state == "destroyed":
        sentence = f"{wall.name} is down from end to end."
        return _no("all-down", sentence, f"correct {wall.id} state=intact first.", rule="OBS-01")
    point = stretch_point(said["at"])
    if ctx.at(battle).surveyor.point_of(wall.id, point) is None:
        sentence = f"{point[0]:g},{point[1]:g} is not on {wall.name}."
        return _no("off-the-wall", sentence, "Name a point within half a metre of it.", rule="OBS-01")
    return None


def resolve_correct_feature(
    recorder: EventRecorder, command: commands.CorrectFeature, ctx: RulesContext
) -> None:
    """Set the feature, or the stretch of it that is meant, as the referee says, from here on."""
    battle, said = recorder.battle, dict(command.changes)
    changes = tuple((name, value) for name, value in command.changes if name != "at")
    for feature in _features_meant(battle, command.feature):
        set_right = feature
        if "at" in said:
            meant = stretch_point(said["at"])
            point = ctx.at(battle).surveyor.point_of(feature.id, meant) or meant
            set_right = stretch_at(battle, feature, point)
        set_right = correct_feature(set_right, changes)
        recorder.emit(FeatureSet(feature=set_right, what=f"corrected: {command.reason}"))


def refusal_place_feature(
    _battle: Battle, command: commands.PlaceFeature, ctx: RulesContext
) -> Refusal | None:
    """A feature needs an id, a name, a kind of the obstacle table (or stairs, elevator) and sensible figures."""
    feature = command.feature
    try:
        safe_name(feature.id)
        safe_name(feature.name)
    except ValueError as error:
        return _no("bad-feature", f"The feature needs an id and a name: {error}.")
    kinds = (*ctx.book.obstacles, ELEVATOR, STAIRS)
    if feature.kind not in kinds:
        sentence = f"{feature.kind!r} is not a kind of feature."
        return _no("unknown-kind", sentence, f"Kinds: {', '.join(kinds)}.", rule="OBS-18")
    if refused := limits.refusal_feature(feature, ctx):
        return refused
    if not 0 < feature.width_m <= WIDEST_M:
        return _no("bad-feature", f"A stretch is more than 0 and at most {in_metres(WIDEST_M)} wide.")
    return None


def resolve_place_feature(
    recorder: EventRecorder, command: commands.PlaceFeature, _ctx: RulesContext
) -> None:
    """Add the feature to the battle."""
    recorder.emit(FeatureSet(feature=command.feature, what="placed"))


def refusal_set_ruling(_battle: Battle, command: commands.SetRuling, ctx: RulesContext) -> Refusal | None:
    """A ruling needs a known name and one of its options."""
    try:
        ctx.rulings.with_choice(command.name, command.option)
    except KeyError:
        sentence = f"There is no ruling {command.name!r}."
        return _no("unknown-ruling", sentence, "List them with: rulings.", rule="GEN-07")
    except ValueError as error:
        return _no("unknown-option", f"{error}".rstrip(".") + ".", rule="GEN-07")
    if retired := ctx.rulings.ruling(command.name).retired:
        return _no("retired", f"The ruling {command.name} is retired: {retired}.", rule="GEN-07")
    return _unsafe(command.reason)


def resolve_set_ruling(recorder: EventRecorder, command: commands.SetRuling, _ctx: RulesContext) -> None:
    """Set the option of a house rule from here on; the past stays as it was."""
    recorder.emit(RulingSet(name=command.name, option=command.option, reason=command.reason))


def resolve_set_assist(recorder: EventRecorder, command: commands.SetAssist, _ctx: RulesContext) -> None:
    """Set one assist dial, or all of them."""
    for subsystem in SUBSYSTEMS if command.subsystem is None else (command.subsystem,):
        recorder.emit(AssistSet(subsystem=subsystem, level=command.level))


def refusal_set_dice(battle: Battle, command: commands.SetDice, _ctx: RulesContext) -> Refusal | None:
    """The side must be one of the battle's."""
    if command.side is not None and command.side not in battle.side_ids():
        sentence = f"There is no side {command.side!r}."
        return _no("unknown-side", sentence, f"Sides: {', '.join(battle.side_ids())}.", rule="DIE-01")
    return None


def resolve_set_dice(recorder: EventRecorder, command: commands.SetDice, _ctx: RulesContext) -> None:
    """Record who types the dice from here on."""
    sides = recorder.battle.side_ids()
    typed = set(recorder.battle.typed_dice)
    named = set(sides if command.side is None else (command.side,))
    typed = typed | named if command.typed else typed - named
    recorder.emit(DiceSet(typed=tuple(side for side in sides if side in typed)))


_LAST_TURN = 999


def refusal_note(battle: Battle, command: Noting, _ctx: RulesContext) -> Refusal | None:
    """A note needs words that can be shown, and is about a soldier whom all know who read it, or a turn."""
    if not command.text.strip():
        return _no("empty-note", "There is nothing to note.")
    if command.unit is not None:
        if command.unit not in battle.units:
            return unknown_unit(command.unit)
        if not isinstance(command, PrivateNote) and command.unit not in known(battle, NOBODY).units:
            told = f"Not everybody knows of unit {command.unit}: this note would reveal it."
            return _no("note-tells", told, f"note private on {command.unit}: ...")
    if command.turn is not None and not 1 <= command.turn <= _LAST_TURN:
        return _no("no-such-turn", f"There is no turn {command.turn}.", f"Turns are 1 to {_LAST_TURN}.")
    try:
        picture_of(command.picture)
    except ValueError as error:
        return _no("no-picture", f"The picture cannot be kept: {error}.", "squadlog note --picture FILE")
    return _unsafe(command.text) or _unsafe(command.quoted)


def resolve_note(recorder: EventRecorder, command: Note | PrivateNote, _ctx: RulesContext) -> None:
    """Record the note."""
    recorder.emit(
        NoteWritten(
            text=safe_text(command.text),
            unit=command.unit,
            turn=command.turn,
            entry=command.entry,
            quoted=command.quoted,
            seat=command.seat if isinstance(command, PrivateNote) else "",
            picture=picture_of(command.picture),
        )
    )


def refusal_end(battle: Battle, command: commands.EndBattle, _ctx: RulesContext) -> Refusal | None:
    """A battle ends once."""
    if battle.stage == "over":
        sentence = "The battle is over already."
        return _no(
            "over", sentence, "Say play on to continue; undo goes back to an earlier step.", rule="SEQ-07"
        )
    return _unsafe(command.reason)


def resolve_end(recorder: EventRecorder, command: commands.EndBattle, ctx: RulesContext) -> None:
    """End the battle with the victory count as things stand (CAS-07)."""
    end(recorder, command.reason or "the table ended it", ctx)
