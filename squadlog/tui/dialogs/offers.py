"""What stands on the action panel: every action with its key, its price or why not, always in the same order."""

from collections.abc import Callable

from textual.content import Content

from squadlog.session.view.orders.menu import ActionMenu, ActionOffer
from squadlog.session.view.words.doing import when
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.chrome.wrapped_list import lines_of_row, wrap_words

MORE = "more"
"""The key of the line behind which stands what this table has no use for."""
REASON = "reason"
"""The key of the line above all that tells why most cannot be done."""
WAITS = "⏎"
"""What stands behind the letter of an action that Enter orders; every other letter orders at once."""
NAMES = (19, 26)
"""Cells of the column of names, at the least and at the most."""
HANG = 4
"""Cells by which what has no room in the first line of an action stands further in."""
PRICED, COUNTED = 18, 11
"""Cells beside it: key and price, and how many can where several are asked."""


def offer_rows(
    menu: ActionMenu, width: int, key_of: Callable[[ActionOffer], str], *, unfolded: bool = False
) -> tuple[ListRow, ...]:
    """The list of the panel, `width` cells wide. What is of no use to any of them is folded behind its last line.

    Where many cannot be done for one reason, that stands once above what can be done, and all else is folded.
    `key_of` gives the key that an action has now.
    """
    away = () if unfolded else menu.away()
    rows = [
        line for offer in menu.offers if offer not in away
        for line in lines_of_row(offer.action, _words(menu, offer, width, key_of(offer)), width, hang=HANG)
    ]  # fmt: skip
    if (reason := menu.reason) and not unfolded:
        words = Content.assemble(("✗ ", "$out"), link_rules(f"{reason[:1].upper()}{reason[1:]}", "bold"))
        rows[:0] = [ListRow(REASON, line, stops=False) for line in wrap_words(words, width, hang=2)]
    if away:
        rows.append(ListRow(MORE, Content.styled(f"+  … {len(away)} unavailable {menu.away_why}", "$quiet")))
    return tuple(rows)


def _words(menu: ActionMenu, offer: ActionOffer, width: int, key: str) -> Content:
    (least, most), of = NAMES, len(menu.units)
    room = max(least, min(most, width - PRICED - (COUNTED if of > 1 else 0)))
    head: list[str | tuple[str, str]] = [(f"{key} ", "bold")]
    if offer.refusal is not None:
        return Content.assemble(*head, ("✗ ", "$out"), (f"{offer.name}: {offer.why}", "$quiet"))
    price = ""
    if offer.cost_ap is not None and offer.end is not None:
        price = f"{offer.cost_ap:>2} AP →{when(offer.end, menu.now)}"
    some = f"   {offer.able} of {of}" if offer.able < of else ""
    return Content.assemble(*head, f"{WAITS if offer.waits else ' '} {offer.name:<{room}} {price}{some}")
