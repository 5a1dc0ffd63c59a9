"""A battle to be watched again in a browser: what a seat may know, or all of it once it is over."""

from typing import get_args

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.web_page import WebPage
from squadlog.facts.seats import for_all
from squadlog.ground.drawing.looks.palette import Look

with lazy_imports():
    from squadlog.extras.paper.replay_page import page


_LOOKS: dict[str, Look] = {one: one for one in get_args(Look)}


def document(asked: PrintOrder) -> WebPage:
    """The page of the battle. Raises PaperError where none has begun, and for an option that it has not."""
    look = _LOOKS[_choose(asked, "look", tuple(_LOOKS))]
    secrets = _choose(asked, "secrets", ("yes", "no") if for_all(asked.seat) else ("no", "yes"))
    if asked.fought().stage == "setup":
        raise PaperError("Nothing has happened in that battle yet.")
    replay = asked.watched(whole=secrets == "yes")
    return WebPage(title="The replay", html=page.replay_page(replay, look))


def _choose(asked: PrintOrder, option: str, words: tuple[str, ...]) -> str:
    """The word chosen for an option, the first where none is. Raises PaperError for any other."""
    said = asked.options.get(option, words[0])
    if said not in words:
        raise PaperError(f"{option} is {' or '.join(words)}, not {clean_text(said, limit=40)!r}.")
    return said
