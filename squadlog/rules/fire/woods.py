"""Woods on a line of fire: how deep one still sees into them, and what they add to the roll (LOS-06, LOS-07)."""

from fractions import Fraction

from squadlog.battle.refusal import Refusal
from squadlog.facts import Sighting
from squadlog.rulebook.ground import Cover
from squadlog.rules.table import Table

KINDS = ("light_woods", "heavy_woods")
_TERRAIN = {"light_woods": "light", "heavy_woods": "heavy"}


def hides(code: str, sentence: str, rule: str, instead: str = "") -> Refusal:
    """A refusal because something on the line hides the target (LOS-17)."""
    return Refusal(
        code=code,
        sentence=sentence,
        rule=rule,
        instead=instead or "Choose another target, or state what is really on the line.",
        subsystem="fire",
    )


def depths(sighting: Sighting, table: Table) -> tuple[Fraction, Fraction]:
    """Metres of light and of heavy woods as they count (AMB-71), exact as they were written."""
    light, heavy = Fraction(str(sighting.light_woods_m)), Fraction(str(sighting.heavy_woods_m))
    if table.rulings.is_("los.mixedWoods", "all_heavy"):
        return Fraction(0), light + heavy
    return light, heavy


def refusal_woods(sighting: Sighting, table: Table) -> Refusal | None:
    """Why the woods on the line are too deep to see through, or None (LOS-06, LOS-07, AMB-70, AMB-71)."""
    light, heavy = depths(sighting, table)
    light_limit, heavy_limit = (Fraction(str(table.book.cover[key].max_m)) for key in KINDS)
    if table.rulings.is_("los.mixedWoods", "weighted") and light and heavy:
        share = light / light_limit + heavy / heavy_limit
        if _over(share, Fraction(1), table):
            return hides("woods", "The woods on the line, light and heavy together, are too deep.", "LOS-06")
    if _over(heavy, heavy_limit, table):
        return hides("woods", f"{float(heavy):g} m of heavy woods hide the target.", "LOS-06")
    if _over(light, light_limit, table):
        return hides("woods", f"{float(light):g} m of light woods hide the target.", "LOS-07")
    return None


def _over(depth: Fraction, limit: Fraction, table: Table) -> bool:
    return depth > limit or (depth == limit and table.rulings.is_("los.woodsBoundary", "block"))


def modifier(row: Cover, listed: int, table: Table) -> int:
    """What woods add to the roll: the figure of the cover list, of the terrain table, or both (AMB-72)."""
    column = table.book.terrain[_TERRAIN[row.key]].detection
    match table.rulings.choice("fire.woodsModifier"):
        case "terrain_column":
            return column
        case "both":
            return listed + column
        case _:
            return listed
