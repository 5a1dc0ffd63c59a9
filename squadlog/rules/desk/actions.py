"""What an action costs, what it may be combined with, and when it ends (ACT, CMB).

An action is a row of the action table, or one the group added (`extra:<name>`, ACT-19). A move is always the
action `move` with its mode; `crawl`, `move_sideways` and `move_backward` are other words for it.
"""

from collections.abc import Iterable, Iterator, Mapping

from squadlog.base.names import as_sentence
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Line, total
from squadlog.battle.moment import end_of
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Mode, Unit
from squadlog.book.actions import ActionRow
from squadlog.book.entry import Combine
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.previews import Quote
from squadlog.rules.desk.chapters import desk
from squadlog.rules.melee import engaging, rolls
from squadlog.rules.moving import bounce

_no_timing = refuses("timing")

EXTRA = "extra:"
MOVES: Mapping[str, Mode] = {"crawl": "crawl", "move_sideways": "sideways", "move_backward": "backward"}
COMBINING_MODES: tuple[Mode, ...] = (
    "walk", "run", "crawl", "crawl_back", "backward", "sideways", "kneel", "turn", "stairs",
)  # fmt: skip
MOVEMENTS = ("move", "jump", "dive", "change_facing", "stairs_floor")
"""Actions that are a move themselves, and have none beside them."""
_NOT_DECLARED = frozenset({"melee", "avoid_melee"})


def plain(command: Declare) -> Declare:
    """The declaration with the three side rows of the table written as the moves they are."""
    if command.action in MOVES:
        mode: Mode = (
            "crawl_back" if (command.action, command.mode) == ("crawl", "backward") else MOVES[command.action]
        )
        return replace(command, action="move", mode=mode)
    return command


def row_of(battle: Battle, action: str, ctx: RulesContext) -> ActionRow | None:
    """The row of the action table, or one made from an action the group added; None when there is neither."""
    if action.startswith(EXTRA):
        for extra in battle.setup.extra_actions:
            if action == EXTRA + extra.name:
                combine: Combine = "yes" if extra.combines else "no"
                return ActionRow(key="extra", name=extra.name, ap=extra.ap, combine=combine, rule="ACT-19")
        return None
    return ctx.book.actions.get(action)


def is_available(battle: Battle, action: str, ctx: RulesContext) -> bool:
    """Whether the action can be declared under the chapters in force (GEN-07)."""
    return action not in _NOT_DECLARED and is_sold(battle, action, ctx)


def is_sold(battle: Battle, action: str, ctx: RulesContext) -> bool:
    """Whether the chapters in force have the action, declared or come to otherwise, as melee is."""
    row = row_of(battle, action, ctx)
    return row is not None and (not row.advanced or action in desk(battle.chapters).actions.handlers)


def may_combine(row: ActionRow, ctx: RulesContext) -> bool:
    """Whether the action accepts a move beside it: the list of the text, or the asterisks (AMB-22)."""
    if row.key == "extra":
        return row.combine == "yes"
    return row.in_list if ctx.rulings.is_("combine.authority", "list") else row.starred


def combining_objection(battle: Battle, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why an action may not be combined with `command.mode`, or None (CMB-01..CMB-14)."""
    row = row_of(battle, command.action, ctx)
    mode = command.mode
    if row is None or mode is None or command.action in MOVEMENTS:
        return None
    label = row.name.lower()
    if mode == "jump":
        if row.sprint and ctx.rulings.is_("combine.jumpFire", "allow"):
            return None
        return _no("a jump can be combined with fire or throw only", "CMB-04", "Fire, or jump first.")
    if mode == "sprint":
        if row.sprint and ctx.rulings.is_("combine.sprintFire", "allow"):
            return None
        return _no("a sprint can be combined with fire or throw only", "CMB-03", "Walk or run instead.")
    if mode not in COMBINING_MODES:
        return _no(f"nothing can be combined with {mode}", "CMB-02", "Walk or run instead.")
    if mode == "kneel" and not ctx.rulings.is_("combine.kneeling", "kneeling_down"):
        return _no("kneeling down is an action of its own here", "CMB-02", "Change position first.")
    if mode == "kneel" and unit.posture == "kneeling":
        return _no(f"{unit.soldier.name} is kneeling already", "CMB-02", f"Declare {label} alone.")
    if mode == "turn" and ctx.rulings.is_("combine.facingSlot", "action"):
        return _no("a turn takes the place of the action here", "CMB-05", "Turn first.")
    if not may_combine(row, ctx):
        rule = "CMB-10" if command.action == "pick_up_object" else "CMB-14"
        return _no(
            f"{label} cannot be combined with a move", rule, f"Stand still for {label}, or move first."
        )
    return None


def _no(words: str, rule: str, instead: str) -> Refusal:
    return _no_timing("not-combinable", as_sentence(words), rule, instead)


def _surcharge(unit: Unit, row: ActionRow, mode: Mode | None, ctx: RulesContext) -> Line | None:
    """The price of doing it on the move: as printed for a walk, twice for a run (CMB-06..CMB-13)."""
    posture_pays = ctx.rulings.is_("combine.kneeling", "kneeling_posture") and unit.posture == "kneeling"
    if mode in (None, "jump", "sprint") and not posture_pays:
        return None
    if mode == "run":
        return line("surcharge", "combined with a run", row.surcharge * 2, "CMB-12")
    how = "done kneeling" if mode is None else f"combined with {'a walk' if mode == 'walk' else mode}"
    return line("surcharge", how, row.surcharge, "CMB-05" if not row.surcharge else "CMB-06")


def price_lines(
    unit: Unit,
    row: ActionRow,
    mode: Mode | None,
    extras: Iterable[Line],
    ctx: RulesContext,
    *,
    floors: int = 1,
) -> tuple[Line, ...]:
    """The AP of an action line by line: its row, its extras, the move beside it, the wound (ACT-01, CMB-06, WND-12).

    A turn within a move costs nothing (ACT-28).
    """
    turning = row.key == "change_facing" and mode not in (None, "turn")
    base = row.extras.get("ap_with_move", row.ap) if turning else row.ap
    rule = "ACT-28" if turning else row.rule
    lines = [line("base", row.name, base * (floors if row.key == "elevator_floor" else 1), rule), *extras]
    if not row.is_move and (surcharge := _surcharge(unit, row, mode, ctx)):
        lines.append(surcharge)
    if row.key == "opportunity_fire" and ctx.rulings.is_("opportunityFire.readyAt", "next_subphase"):
        lines.append(line("ready_at", "ready only once the wait is over", 1, "AMB-16"))
    if wound := wounds.extra_ap(unit, row.key, ctx):
        lines.append(
            line("wound", f"wound level {unit.wound}", wound, "WND-12" if unit.wound == "M" else "WND-16")
        )
    if mode == "kneel":
        change = ctx.book.actions["position_change"].ap + wounds.extra_ap(unit, "position_change", ctx)
        if (short := change - total(lines)) > 0:
            lines.append(line("kneel", "kneeling down takes longer", short, "CMB-02"))
    if mode == "stairs" and (short := ctx.book.actions["stairs_floor"].ap - total(lines)) > 0:
        lines.append(line("stairs", "the floor takes longer", short, "CMB-16"))
    return tuple(lines)


def _move_extras(battle: Battle, command: Declare, ctx: RulesContext) -> Iterator[Line]:
    """What only some groups read so: the price of avoiding, of height flown, of dropping while dazed.

    AMB-20, AMB-59, AMB-93.
    """
    unit = battle.units[command.unit]
    if command.action == "position_change" and wounds.is_dazed(unit, battle.now, ctx):
        free = ctx.rulings.is_("daze.positionChange", "free")
        rest = ctx.book.actions["position_change"].ap + wounds.extra_ap(unit, "position_change", ctx) - 1
        yield line("dazed", "going down dazed is free", -rest if free else 0, "WND-04", applied=free)
    if command.action != "move":
        return
    if (
        engaging.must_answer(battle, command.unit)
        and ctx.meets(command.unit, command.mode or "", command.move).clears.value
        and (extra := rolls.avoid_extra_ap(ctx))
    ):
        yield line("avoid", "avoids melee", extra, "ACT-83")
    if command.floors and (extra := bounce.flight_ap(command.floors, ctx)):
        yield line("flight", "height flown", extra, "BNC-12")


def quote(battle: Battle, command: Declare, ctx: RulesContext) -> Quote:
    """The itemised cost of a declaration that names a known action and unit; ends in start + cost - 1 (ACT-06)."""
    command = plain(command)
    unit = battle.units[command.unit]
    row = row_of(battle, command.action, ctx)
    if row is None:
        raise KeyError(command.action)
    act = desk(battle.chapters).actions.handlers.get(command.action)
    found = act.extras(battle, command, ctx) if act and act.extras else ()
    found = (*found, *_move_extras(battle, command, ctx))
    lines = price_lines(unit, row, command.mode, found, ctx, floors=max(1, abs(command.floors)))
    return Quote(lines=lines, end=end_of(battle.now, max(1, total(lines))))
