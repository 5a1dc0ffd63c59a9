"""What stands on the action panel: every action with its letter, its price or why not, always in the same order."""

from collections.abc import Sequence

from textual.content import Content

from squadlog.battle.moment import Moment
from squadlog.session.view.orders.menu import ActionOffer, shared_reason
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
    told: Sequence[ActionOffer], now: Moment, width: int, *, of: int = 1, unfolded: bool = False
) -> tuple[ListRow, ...]:
    """The list of the panel, `width` cells wide. What is of no use to any of them is folded behind its last line.

    Where many cannot be done for one reason, that stands once above what can be done, and all else is folded.
    """
    reason = "" if unfolded else shared_reason(told)
    away = [offer for offer in told if not unfolded and (offer.useless or (reason and offer.why))]
    shown = [offer for offer in told if offer not in away]
    rows = [
        line for offer in shown
        for line in lines_of_row(offer.action, _words(offer, now, width, of), width, hang=HANG)
    ]  # fmt: skip
    if reason:
        words = Content.assemble(("✗ ", "$out"), link_rules(f"{reason[:1].upper()}{reason[1:]}", "bold"))
        rows[:0] = [ListRow(REASON, line, stops=False) for line in wrap_words(words, width, hang=2)]
    if away:
        lasting = any(offer.refusal is not None and offer.refusal.lasting for offer in away if offer.useless)
        why = "as things are" if lasting else "here"
        why = "now" if reason else why
        rows.append(ListRow(MORE, Content.styled(f"+  … {len(away)} unavailable {why}", "$quiet")))
    return tuple(rows)


def _words(offer: ActionOffer, now: Moment, width: int, of: int) -> Content:
    least, most = NAMES
    room = max(least, min(most, width - PRICED - (COUNTED if of > 1 else 0)))
    name = f"{offer.name:<{room}}"
    head: list[str | tuple[str, str]] = [(f"{offer.key} ", "bold")]
    if offer.refusal is not None:
        return Content.assemble(*head, ("✗ ", "$out"), (f"{offer.name}: {offer.why}", "$quiet"))
    price = (
        "" if offer.cost_ap is None or offer.end is None else f"{offer.cost_ap:>2} AP →{when(offer.end, now)}"
    )
    some = f"   {offer.able} of {of}" if offer.able < of else ""
    return Content.assemble(*head, f"{WAITS if offer.waits else ' '} {name} {price}{some}")
