"""What the builder says about squads and soldiers, as plain `Content` that is never read as markup."""

from collections.abc import Sequence

from textual.content import Content

from squadlog.base.names import cells
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.reports.matchup.bars import bar
from squadlog.squads.compare import compare
from squadlog.squads.cost import Bill
from squadlog.squads.outfit_rows import OutfitRow
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.violation import Violation
from squadlog.tui.chrome.words import that_fits

SECTIONS = {
    "weapons": "Weapons", "armour": "Armour", "troop": "Troop", "race": "Race", "equipment": "Things",
    "begins": "Begins", "leader": "Leader",
}  # fmt: skip

ROOMY = 60
"""Cells from which on a thing to choose has its name beside its code, and its figures are told whole."""


def head(plan: SquadPlan, spent: Bill, basic: int, forbidding: Sequence[Violation], width: int) -> Content:
    """The budget as a bar that fills (BLD-10), whether the squad is legal or what is not, its name and side.

    Where what belongs to advanced chapters makes a difference, `basic` is what the squad costs without it.
    """
    left = f"{spent.left} left" if spent.left >= 0 else f"{-spent.left} OVER"
    rules = ", ".join(dict.fromkeys(one.rule for one in forbidding))
    verdict = f"✗ {len(forbidding)} against the rules [{rules}]" if forbidding else "✓ legal"
    which = f"  {forbidding[0].sentence}" if forbidding else ""
    money = "bold $error" if spent.left < 0 else "bold $success"
    share = spent.total / plan.budget if plan.budget else float(spent.total > 0)
    return Content.assemble(
        (f" {bar(share, max(5, min(30, width // 8)))} {spent.total} of {plan.budget} points, {left}", money),
        (f" ({basic} by the basic rules)" if basic != spent.total else "", "$quiet"),
        "  ",
        (verdict, "bold $error" if forbidding else "bold $success"),
        "  ",
        (plan.name, "bold"),
        "  ",
        plan.side,
        (which, "$error"),
    ).truncate(width, ellipsis=True)


def soldier_row(place: int, soldier: SoldierPlan, points: int, width: int, share: float) -> Content:
    """One line of `width` cells: number, a star for the leader, name, suit, weapons, points.

    Where there is room, `share` of the dearest soldier's points as a bar.
    """
    cost = 6 if width >= 42 else 0
    arms = 9 if width >= 36 else 5
    name = Content(soldier.name).truncate(width - 12 - arms - cost, ellipsis=True, pad=True)
    mark = "★" if soldier.leader is not None else " "
    outfit = Content(" ".join(soldier.weapons) or "-").truncate(arms, ellipsis=True, pad=True)
    told = Content.assemble(f"{place + 1:>2}{mark}", name, f" {soldier.armour:<3} ", outfit, f"{points:>4}")
    return told + Content.styled(f" {bar(share, cost - 1)}", "$quiet") if cost else told


def squad_lines(plan: SquadPlan, book: Rulebook, rulings: Rulings) -> tuple[Content, ...]:
    """The squad in a few lines: what it is made of, and its averages."""
    rows = {row.what: row.first for row in compare(plan, plan, book, rulings)}
    left_out = ("Side", "Soldiers", "Points", "Budget", "Left over", "Quality")
    return tuple(
        Content.assemble((f"   {what:<24} ", "$quiet"), told)
        for what, told in rows.items()
        if what not in left_out and told != "0"
    )


def squad_row(plan: SquadPlan, width: int = ROOMY) -> Content:
    """The line of the squad itself: what it is made of as far as that has room, each part whole."""
    bought = f", {len(plan.equipment)} bought" if plan.equipment else ""
    told = (f" {plan.side}, {plan.quality}{bought}", f" {plan.side}, {plan.quality}", f" {plan.side}", "")
    head = Content.assemble("   ", ("squad details", "bold"))
    return that_fits([Content.assemble(head, (one, "$quiet")) for one in told], width)


def outfit_row(row: OutfitRow, width: int, *, first: bool) -> Content:
    """One thing to choose in `width` cells: its section where that begins, a mark, code, name, price and figures."""
    section = f"{SECTIONS[row.field]:<8}" if first else " " * 8
    one_of = row.field in ("troop", "race", "armour", "leader")
    mark = ("●" if row.has else "○") if one_of else ("◆" if row.in_hand else "■" if row.has else "□")
    code = f"{row.code:<4}" if row.code else ""
    room = _room(row, width)
    named = row.name if room else ""
    name = Content(named).truncate(room, ellipsis=True, pad=True) if room else Content("")
    price = f"{row.price:>4} " if row.change is None else f"{_change(row.change):>4} "
    look = "bold" if row.has else "" if row.sold else "$quiet"
    facts = ", ".join(filter(None, (row.facts, row.whose if cells(row.name) > room else "")))
    return Content.assemble(
        (section, "bold $quiet"), (f"{mark} ", look), (code, look), name.stylize(look), (price, look), (facts, "$quiet")
    )  # fmt: skip


def _room(row: OutfitRow, width: int) -> int:
    """Cells of the name: none where the code must do."""
    if not row.code:
        return 19
    return 21 if width >= ROOMY or row.code == row.name else 0


def facts_at(row: OutfitRow, width: int) -> int:
    """The cell where the figures of a row begin, in a list `width` cells wide."""
    return 15 + (4 if row.code else 0) + _room(row, width)


def _change(points: int) -> str:
    return f"{points:+d}" if points else "±0"


def file_name(name: str) -> str:
    """A file name made of the letters and digits of a name."""
    kept = "".join(char if char.isalnum() else "-" for char in name.casefold())
    return "-".join(part for part in kept.split("-") if part) or "squad"
