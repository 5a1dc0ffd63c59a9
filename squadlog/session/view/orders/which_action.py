"""Which action of a menu a word means: its letter, its key, its name, or the beginning of one name alone."""

from squadlog.session.view.field_text import quoted
from squadlog.session.view.orders.menu import ActionMenu, ActionOffer

_MANY = 12


def find_action(menu: ActionMenu, text: str) -> ActionOffer:
    """The action that is meant. ValueError, in one sentence, where it is none of the menu or not one alone."""
    word = text.strip()
    exact = [one for one in menu.offers if word and word in (one.letter, one.action)]
    if exact:
        return exact[0]
    asked = _plain(word)
    found = [one for one in menu.offers if asked and asked in (_plain(one.name), _plain(one.action))]
    found = found or [one for one in menu.offers if asked and _plain(one.name).startswith(asked)]
    found = found or [one for one in menu.offers if asked and asked in _plain(one.action).split()]
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"Which one is meant: {', '.join(_called(one) for one in found)}?")
    able = [_called(one) for one in menu.offers if one.refusal is None] or [*map(_called, menu.offers)]
    more = f" and {len(able) - _MANY} more" if len(able) > _MANY else ""
    raise ValueError(f"{menu.who} has no action {quoted(text)}; there are {', '.join(able[:_MANY])}{more}.")


def _plain(text: str) -> str:
    return text.casefold().replace("_", " ").replace("-", " ").replace(":", " ")


def _called(one: ActionOffer) -> str:
    return f"{one.letter} {one.name}".strip()
