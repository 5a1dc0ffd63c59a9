"""What the screens say, as plain `Content`: nothing here is ever read as markup.

Rule ids inside a text become links that open their paragraph (`app.open_rule`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from textual.content import Content
from textual.style import Style

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept, format_length

with lazy_imports():  # the first screen says nothing of battles until it is there
    from squadlog.battle import chapter_state, state
    from squadlog.reports import deeds
    from squadlog.squads import goods

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from fractions import Fraction

    from squadlog.battle.ledger import Ledger, Line
    from squadlog.battle.moment import Moment
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.scored import ScoreLine
    from squadlog.battle.state import Known, Unit, Wound
    from squadlog.book.book import Rulebook

REFUSED = "✗ "
"""What a refusal begins with."""
RULE_ID = re.compile(r"\b[A-Z]{1,3}-\d{2,3}[a-z]?\b")


def link_rules(text: str, style: str = "") -> Content:
    """`text` as it stands, with every rule id in it made a link."""
    content = Content.styled(text, style) if text else Content("")
    for match in RULE_ID.finditer(text):
        click = Style.from_meta({"@click": f"app.open_rule('{match.group()}')"})
        content = content.stylize(click, match.start(), match.end())
        content = content.stylize("underline", match.start(), match.end())
    return content


def rule_ids(text: str) -> tuple[str, ...]:
    """The rule ids that occur in a text, each once, in order."""
    return tuple(dict.fromkeys(RULE_ID.findall(text)))


def lines(parts: Iterable[Content | str]) -> Content:
    """Parts under one another."""
    return Content("\n").join(list(parts))


def cut(text: str, width: int) -> str:
    """`text` in at most `width` cells, with an ellipsis where something is missing."""
    content = Content(text)
    return text if content.cell_length <= width else content.truncate(width, ellipsis=True).plain


def shorten(text: str, width: int) -> str:
    """`text` in at most `width` cells with its end kept, for names that differ only there: `Iron Tide…Party 2`."""
    if Content(text).cell_length <= width or not text.isascii() or width < 3:
        return cut(text, width)
    end = ""
    for word in reversed(text.split()):
        if len(f"{word} {end}".rstrip()) > width // 2:
            break
        end = f"{word} {end}".rstrip()
    return f"{text[: width - len(end) - 1].rstrip()}…{end}"


def that_fits(told: Sequence[Content], width: int) -> Content:
    """The first of these words that `width` cells hold, the longest standing first; the last where none fits."""
    return next((one for one in told if one.cell_length <= width), told[-1])


def wound_words(unit: Unit | ScoreLine, cells: int = 7) -> str:
    """`●●○○○ M`: a pip for each level of the wound, and its letter; where there is no room, the letter alone."""
    level = state.WOUNDS.index(unit.wound)
    letter = unit.wound if level else ""
    if cells < 7:
        return letter or "·"
    return f"{'●' * level}{'○' * (len(state.WOUNDS) - 1 - level)} {letter:1}"


def pips(wound: Wound) -> Content:
    """Boxes and letter of a wound level, in red; of none, quiet."""
    level = state.WOUNDS.index(wound)
    told = f"{'●' * level}{'○' * (len(state.WOUNDS) - 1 - level)}"
    return Content.styled(f"{told} {wound}", "$wounded bold") if level else Content.styled(told, "$quiet")


def wound_style(unit: Unit | ScoreLine) -> str:
    """The hue of a wound; pips and letter say the same."""
    return "$out" if unit.out else "$quiet" if unit.wound == "none" else "$wounded"


def wound_pips(unit: Unit | ScoreLine) -> Content:
    """Pips and letter of the wound in its hue."""
    return Content.styled(wound_words(unit), wound_style(unit))


def format_refusal(refusal: Refusal) -> Content:
    """A refusal: the sentence, its rule, and what would be legal instead."""
    cited = f" [{refusal.rule}]" if refusal.rule else ""
    instead = f" {refusal.instead}" if refusal.instead else ""
    return Content.assemble(
        (REFUSED, "bold $error"), link_rules(format_kept(f"{refusal.sentence}{cited}{instead}"))
    )


def overrules(refusal: Refusal) -> str:
    """The key that lets a refused order stand all the same, where anything does (GEN-06)."""
    return " o overrules." if refusal.subsystem is not None else ""


def format_signed(value: int) -> str:
    """+2, -1, 0."""
    return f"{value:+d}" if value else "0"


def kind_words(kind: str) -> str:
    """The key of an action as words."""
    return kind.removeprefix("extra:").replace("_", " ")


def doing(unit: Unit, now: Moment) -> str:
    """What a unit is busy with and when that ends, or how it stands in the present subphase."""
    if unit.out:
        return "dead" if unit.wound == "D" else "unconscious"
    if unit.action is not None:
        return f"{deeds.doing_words(unit.action)} →{when(unit.action.end, now)}"
    if unit.declaration is not None:
        if unit.declaration.engage is not None:
            return f"attacks {unit.declaration.engage}"
        return {"nothing": "holds", "face": "turns to attacker"}.get(unit.declaration.choice, "declared")
    if unit.opportunity:
        return "ready for opportunity fire"
    if stopped := chapter_state.why_incapacitated(unit, now):
        return stopped[0]
    if unit.performed:
        return format_moved(unit) or "done"
    return "dazed" if unit.dazed(now) else "free"


def busy_words(unit: Unit, now: Moment) -> str:
    """What a unit is busy with, where room is short."""
    return doing(unit, now).replace("ready for opportunity fire", "opp. fire").replace("opportunity", "opp.")


MOVED = {
    "walk": "walked", "run": "ran", "sprint": "sprinted", "crawl": "crawled", "backward": "back",
    "crawl_back": "crawled", "sideways": "sideways", "jump": "jumped", "dive": "dived",
}  # fmt: skip


def format_moved(unit: Unit) -> str:
    """How far a unit has come in this subphase and how: shots at it and by it depend on that. Empty for no move."""
    if not unit.moved.mode or not unit.moved.metres:
        return ""
    return f"{MOVED.get(unit.moved.mode, 'moved')} {format_length(unit.moved.metres)}"


def when(moment: Moment, now: Moment) -> str:
    """A moment as short as the present one allows: `s7` this turn, `T3.s1` in another."""
    return f"s{moment.subphase}" if moment.turn == now.turn else str(moment)


def daze_words(unit: Unit, now: Moment) -> str:
    """`→s5`, the last dazed subphase, while the daze lasts or is about to begin; else nothing."""
    if unit.dazed_until is None or unit.dazed_until < now or unit.out:
        return ""
    return f"→{when(unit.dazed_until, now)}"


def posture_words(unit: Unit) -> str:
    """Posture in one short word."""
    return {"standing": "stand", "kneeling": "kneel", "prone": "prone"}[unit.posture]


def weapon_words(unit: Unit, book: Rulebook) -> str:
    """The weapon in hand, with its mode where it has several; `JAM SR` when it is jammed."""
    if unit.in_hand is None:
        return "-"
    row = book.weapons.get(unit.in_hand)
    code = unit.in_hand if row is None else row.marked(unit.in_hand)
    if unit.in_hand in unit.jammed:
        return f"JAM {code}"
    if len(goods.modes(unit.in_hand, book)) > 1:
        return f"{code}/{book.weapon_in(unit.in_hand, unit.mode_of(unit.in_hand)).family}"
    return code


def unit_words(battle: Known, number: int) -> str:
    """`7 Jane Doe`, or the bare number of an unknown unit."""
    unit = battle.units.get(number)
    return str(number) if unit is None else f"{number} {unit.soldier.name}"


def side_words(battle: Known, side: str) -> str:
    """The name of a side, or its id."""
    return next((entry.name for entry in battle.setup.sides if entry.id == side), side)


def ledger_line(line: Line) -> Content:
    """One modifier with its cause and rule; what was looked at and changes nothing is a quiet 0 and says why."""
    note = f" ({line.note})" if line.note else ""
    rule = f" [{line.rule}]" if line.rule else ""
    if line.applied:
        told = format_kept(f"{line.label}{note}{rule}")
        return Content.assemble((f"{format_signed(line.value):>3} ", "bold"), link_rules(told))
    return link_rules(format_kept(f"  0 {line.label}{note or ' does not count'}{rule}"), "$quiet")


def ledger_words(ledger: Ledger) -> Content:
    """What counts in a ledger, and the sum."""
    counting = [ledger_line(line) for line in ledger.lines if line.applied]
    low, high = sorted((ledger.last_success, ledger.scale.die if ledger.scale.high else 1))
    faces = f"only a {low}" if low == high else f"faces {low} to {high}"
    wanted = f"more than {ledger.target}" if ledger.scale.high else f"{ledger.target} or less"
    sum_line = Content.styled(f"{format_signed(ledger.total):>3} in all; {wanted}: {faces}", "bold")
    return lines([*(counting or [Content.styled("  0 no modifiers", "$quiet")]), sum_line])


def silent_words(ledger: Ledger) -> Content:
    """What was looked at and does not count, each with the reason."""
    return lines(ledger_line(line) for line in ledger.lines if not line.applied)


def percent(chance: Fraction) -> str:
    """A chance as whole per cent, never 0 or 100 unless it is certain."""
    exact = chance * 100
    if 0 < exact < 1:
        return "<1%"
    if 99 < exact < 100:
        return ">99%"
    return f"{round(exact)}%"
