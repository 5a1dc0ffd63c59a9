"""What the builder says about squads and soldiers, as plain `Content` that is never read as markup."""

from textual.content import Content
from textual.style import Style

from squadlog.squads.cost import Bill
from squadlog.squads.plan import SoldierPlan, SquadPlan

_TOOLS = (
    ("o", "open", "open_squad"),
    ("k", "copy", "copy_squad"),
    ("m", "compare", "compare"),
    ("p", "print", "print"),
    ("x", "export", "export"),
    ("i", "import", "import"),
)


def head(plan: SquadPlan, spent: Bill, forbidding: int) -> Content:
    """Points against the budget (BLD-10), whether the squad is legal, its name and side."""
    left = f"{spent.left} left" if spent.left >= 0 else f"{-spent.left} OVER"
    verdict = f"✗ {forbidding} against the rules" if forbidding else "✓ legal"
    return Content.assemble(
        (
            f" {spent.total} of {plan.budget} points, {left} ",
            "bold $error" if spent.left < 0 else "bold $success",
        ),
        "  ",
        (verdict, "bold $error" if forbidding else "bold $success"),
        "  ",
        (plan.name, "bold"),
        "  ",
        plan.side,
    )


def soldier_row(place: int, soldier: SoldierPlan, points: int, width: int) -> Content:
    """One line: number, a star for the leader, name in `width` cells, armour, weapons, points."""
    name = Content(soldier.name).truncate(width, ellipsis=True, pad=True)
    mark = "★" if soldier.leader is not None else " "
    outfit = Content(f"{soldier.armour:<3} {' '.join(soldier.weapons)}").truncate(
        width - 9, ellipsis=True, pad=True
    )
    return Content.assemble(f"{place + 1:>2}{mark}", name, " ", outfit, f"{points:>4}")


def tools() -> Content:
    """What can be done with the whole squad, to be clicked or typed."""
    words = []
    for key, name, action in _TOOLS:
        click = Style.from_meta({"@click": f"screen.{action}"})
        words.append(Content.assemble((f" {key} ", "reverse"), f" {name}").stylize(click))
    return Content("\n").join([Content("  ").join(words[:3]), Content("  ").join(words[3:])])


def file_name(name: str) -> str:
    """A file name made of the letters and digits of a name."""
    kept = "".join(char if char.isalnum() else "-" for char in name.casefold())
    return "-".join(part for part in kept.split("-") if part) or "squad"
