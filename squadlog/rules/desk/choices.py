"""Everything a unit could do now, with its price and, where it cannot, the reason: what an action menu shows."""

from squadlog.battle.commands import Declare
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Mode, Posture
from squadlog.facts import StatedMove
from squadlog.records import record, replace
from squadlog.rules.chapter import WHATEVER
from squadlog.rules.desk.actions import EXTRA, is_available, quote, row_of
from squadlog.rules.desk.chapters import desk, laid
from squadlog.rules.desk.declaring import objections_declare, spoken_against
from squadlog.rules.desk.details import modes_beside
from squadlog.rules.table import Table

_MODES: tuple[Mode, ...] = ("walk", "run", "sprint", "crawl", "backward", "crawl_back", "sideways")
_ROWS_SHOWN_AS_MOVES = ("move", "crawl", "move_sideways", "move_backward", "position_change")


@record
class ActionChoice:
    """One line of a unit's action menu.

    `modes` are the moves it may be combined with. `useless`: at this table the unit can never do it, whatever happens.
    """

    key: str
    label: str
    command: Declare
    cost_ap: int
    end: Moment
    modes: tuple[Mode, ...] = ()
    refusal: Refusal | None = None
    useless: bool = False


def choices(battle: Battle, unit: int, table: Table) -> tuple[ActionChoice, ...]:
    """The whole menu of a unit: its moves and positions first, then the other rows of the action table, then extras.

    A line refused only because a detail is missing (which door, which item) is refused here too; the screen asks.
    """
    table = laid(table, battle)
    menu = [
        _choice(
            battle,
            f"move:{mode}",
            mode.replace("_", " "),
            _declare(unit, "move", mode=mode),
            table,
        )
        for mode in _MODES
    ]
    for posture in ("standing", "kneeling", "prone"):
        label = {"standing": "stand up", "kneeling": "kneel", "prone": "go prone"}[posture]
        command = _declare(unit, "position_change", posture=posture)
        menu.append(_choice(battle, f"position:{posture}", label, command, table))
    keys = [
        key
        for key in table.book.actions
        if key not in _ROWS_SHOWN_AS_MOVES and is_available(battle, key, table)
    ]
    keys += [EXTRA + extra.name for extra in battle.setup.extra_actions]
    for key in keys:
        row = row_of(battle, key, table)
        menu.append(_choice(battle, key, row.name if row else key, _declare(unit, key), table))
    return tuple(menu)


def _declare(unit: int, action: str, *, mode: Mode | None = None, posture: Posture | None = None) -> Declare:
    move = StatedMove(seen_by=())
    return Declare(unit=unit, action=action, mode=mode, posture=posture, move=move)


def _against(battle: Battle, command: Declare, table: Table) -> Refusal | None:
    """What speaks against it: what lasts before what a detail more would mend."""
    first = next(iter(objections_declare(battle, command, table)), None)
    if first is None or first.lasting:
        return first
    every = spoken_against(battle, command, (command.action, WHATEVER), table)
    return next((one for one in every if one.lasting), first)


def _choice(battle: Battle, key: str, label: str, command: Declare, table: Table) -> ActionChoice:
    act = desk(battle.chapters).acts.get(command.action)
    serves = act is None or act.serves is None or act.serves(battle, battle.units[command.unit], table)
    priced = quote(battle, command, table)
    return ActionChoice(
        key=key,
        label=label,
        command=replace(command, move=StatedMove()),
        cost_ap=priced.cost_ap,
        end=priced.end,
        modes=modes_beside(battle, command.action, table),
        refusal=_against(battle, command, table),
        useless=not serves,
    )
