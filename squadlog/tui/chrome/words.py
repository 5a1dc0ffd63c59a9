"""What the screens say, as plain `Content`: nothing here is ever read as markup.

Rule ids inside a text become links that open their paragraph (`app.open_rule`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from textual.content import Content
from textual.style import Style

from squadlog.base.lazy_imports import lazy_imports
from squadlog.session.view.toned import refusal_words

with lazy_imports():  # the first screen says nothing of battles until it is there
    from squadlog.session.view.words import last_result, ledgers
    from squadlog.tui.chrome import sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.battle.ledger import Ledger, Line
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.scored import ScoreLine
    from squadlog.battle.state import Known, Unit, Wound
    from squadlog.session.view.toned import Tone, Toned

TONES: dict[Tone, str] = {
    "": "", "bold": "bold", "quiet": "$quiet", "out": "$out", "wounded": "$wounded", "dazed": "$dazed",
    "heading": "bold underline", "asked": "$asked", "hit": "$hit", "miss": "$miss", "refused": "bold $error",
}  # fmt: skip
"""How words of a tone look."""
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


def toned(parts: Iterable[Toned], battle: Known | None = None) -> Content:
    """Words each in the hue of its tone, and of its side in that battle; rule ids in them open their rules."""
    return Content.assemble(*(link_rules(part.text, _look(part, battle)) for part in parts))


def _look(part: Toned, battle: Known | None) -> str:
    look = sides.side_style(battle, part.side) if part.side and battle is not None else TONES[part.tone]
    return f"{look} bold".strip() if part.strong and "bold" not in look else look


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


def pips(wound: Wound) -> Content:
    """Boxes and letter of a wound level, in red; of none, quiet."""
    return toned([last_result.box_row(wound)])


def wound_style(unit: Unit | ScoreLine) -> str:
    """The hue of a wound; pips and letter say the same."""
    return "$out" if unit.out else "$quiet" if unit.wound == "none" else "$wounded"


def format_refusal(refusal: Refusal) -> Content:
    """A refusal: the sentence, its rule, and what would be legal instead."""
    return toned(refusal_words(refusal))


def overrules(refusal: Refusal) -> str:
    """The key that lets a refused order stand all the same, where anything does (GEN-06)."""
    return " o overrules." if refusal.subsystem is not None else ""


def kind_words(kind: str) -> str:
    """The key of an action as words."""
    return kind.removeprefix("extra:").replace("_", " ")


def side_words(battle: Known, side: str) -> str:
    """The name of a side, or its id."""
    return next((entry.name for entry in battle.setup.sides if entry.id == side), side)


def ledger_line(line: Line) -> Content:
    """One modifier with its cause and rule; what was looked at and changes nothing is quiet."""
    return toned(ledgers.modifier_line(line))


def ledger_words(ledger: Ledger) -> Content:
    """What counts in a ledger, and the sum."""
    return lines(map(toned, ledgers.ledger_lines(ledger)))


def silent_words(ledger: Ledger) -> Content:
    """What was looked at and does not count, each with the reason."""
    return lines(map(toned, ledgers.silent_lines(ledger)))
