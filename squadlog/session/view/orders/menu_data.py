"""A menu as programs read it, without the commands behind it."""

from typing import Any

from squadlog.session.view.orders.menu import ActionMenu


def menu_data(menu: ActionMenu) -> dict[str, Any]:
    """A menu by name; records in it stay records.

    Each action has a sentence that gives it, or `why_not`; where something must be said first, `lacking` names it.
    `at_once`: its letter gives the order, else Enter does. `folded` says in a word or two why a list may leave it out.
    """
    away = menu.away()
    return {
        "units": menu.units,
        "who": menu.who,
        "stands": menu.stands,
        "now": menu.now,
        "reason": menu.reason,
        "actions": [
            {
                "action": one.action,
                "name": one.name,
                "letter": one.letter,
                "costs": one.cost_ap,
                "ends": one.end,
                "say": one.say,
                "lacking": one.lacking,
                "why_not": one.refusal,
                "why": one.why,
                "able": one.able,
                "at_once": not one.waits,
                "folded": menu.away_why if one in away else "",
            }
            for one in menu.offers
        ],
    }
