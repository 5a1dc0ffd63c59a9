"""Everything a unit could do now, with its price and, where it cannot, the reason: what an action menu shows."""

from collections.abc import Collection

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Mode, Posture, Unit
from squadlog.book.actions import ActionRow
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER
from squadlog.rules.common.previews import ActionChoice
from squadlog.rules.desk.actions import EXTRA, is_available, is_sold, quote, row_of
from squadlog.rules.desk.chapters import add_chapters, desk
from squadlog.rules.desk.declaring import chapter_refusals, objections_declare
from squadlog.rules.desk.details import modes_beside

_MODES: tuple[Mode, ...] = ("walk", "run", "sprint", "crawl", "backward", "crawl_back", "sideways")
_ROWS_SHOWN_AS_MOVES = ("move", "crawl", "move_sideways", "move_backward", "position_change")


def choices(battle: Battle, unit: int, ctx: RulesContext) -> tuple[ActionChoice, ...]:
    """The whole menu of a unit: its moves and positions first, then the other rows of the action table, then extras.

    A line refused only because a detail is missing (which door, which item) is refused here too; the screen asks.
    """
    ctx = add_chapters(ctx, battle)
    menu = [
        _choice(
            battle,
            f"move:{mode}",
            mode.replace("_", " "),
            _declare(unit, "move", mode=mode),
            ctx,
        )
        for mode in _MODES
    ]
    for posture in ("standing", "kneeling", "prone"):
        label = {"standing": "stand up", "kneeling": "kneel", "prone": "go prone"}[posture]
        command = _declare(unit, "position_change", posture=posture)
        menu.append(_choice(battle, f"position:{posture}", label, command, ctx))
    keys = [
        key for key in ctx.book.actions if key not in _ROWS_SHOWN_AS_MOVES and is_available(battle, key, ctx)
    ]
    keys += [EXTRA + extra.name for extra in battle.setup.extra_actions]
    for key in keys:
        row = row_of(battle, key, ctx)
        menu.append(_choice(battle, key, row.name if row else key, _declare(unit, key), ctx))
    return tuple(menu)


def offered_actions(
    battle: Battle, units: Collection[Unit], ctx: RulesContext, *, anywhere: bool = False
) -> tuple[tuple[str, ActionRow], ...]:
    """The actions that some of these units are at or can ever have a use for, melee and the group's own too.

    `anywhere`: whatever the place has, which nobody knows yet.
    """
    ctx = add_chapters(ctx, battle)
    keys = (*ctx.book.actions, *(EXTRA + extra.name for extra in battle.setup.extra_actions))
    return tuple(
        (key, row)
        for key in keys
        if is_sold(battle, key, ctx)
        and (row := row_of(battle, key, ctx)) is not None
        and any(
            _serves(battle, unit, key, ctx, anywhere=anywhere)
            or (unit.action is not None and unit.action.kind == key)
            for unit in units
        )
    )


def _serves(battle: Battle, unit: Unit, key: str, ctx: RulesContext, *, anywhere: bool = False) -> bool:
    """Whether a unit can ever have a use for an action, at this table or anywhere."""
    act = desk(battle.chapters).actions.handlers.get(key)
    if act is None:
        return True
    is_here = anywhere or act.here is None or act.here(battle, ctx)
    return is_here and (act.serves is None or act.serves(battle, unit, ctx))


def _declare(unit: int, action: str, *, mode: Mode | None = None, posture: Posture | None = None) -> Declare:
    move = StatedMove(seen_by=())
    return Declare(unit=unit, action=action, mode=mode, posture=posture, move=move)


def _against(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What speaks against it: what lasts before what a detail more would mend."""
    first = next(iter(objections_declare(battle, command, ctx)), None)
    if first is None or first.lasting:
        return first
    every = chapter_refusals(battle, command, (command.action, WHATEVER), ctx)
    return next((one for one in every if one.lasting), first)


def _choice(battle: Battle, key: str, label: str, command: Declare, ctx: RulesContext) -> ActionChoice:
    serves = _serves(battle, battle.units[command.unit], command.action, ctx)
    priced = quote(battle, command, ctx)
    return ActionChoice(
        key=key,
        label=label,
        command=replace(command, move=StatedMove()),
        cost_ap=priced.cost_ap,
        end=priced.end,
        modes=modes_beside(battle, command.action, ctx),
        refusal=_against(battle, command, ctx),
        useless=not serves,
    )
