"""Every route once: what may be asked of the server, by whom. The guard refuses what does not stand here."""

from typing import Literal

from squadlog.base.records import value

ALL = frozenset({"nobody", "display", "player", "referee"})
"""Everybody, also without a seat."""
SEATED = ALL - {"nobody"}
PLAYING = frozenset({"player", "referee"})
"""Who has something to say."""
REFEREE_ALONE = frozenset({"referee"})
DISPLAY_ALONE = frozenset({"display"})


@value
class WebRoute:
    """A route. `who` may come: kinds of a `SeatPlace`, and "nobody" for a device without a seat.

    `handler` is `module:function` below `extras/web`. `content` is what a body may be, `cost` which bucket it draws on.
    `answers` is how a refusal is told: as JSON, or as a sentence for people. `{name}` in a path is one part of it.
    """

    method: Literal["GET", "POST"]
    path: str
    who: frozenset[str]
    handler: str
    content: Literal["none", "json", "form", "both"] = "none"
    cost: Literal["read", "say", "join", "point", "stream"] = "read"
    answers: Literal["json", "text"] = "json"


ROUTES = (
    WebRoute("POST", "/join", ALL, "server.coming:join", "both", "join"),
    WebRoute("GET", "/", ALL, "server.reading:front", answers="text"),
    WebRoute("GET", "/display", DISPLAY_ALONE, "server.reading:display", answers="text"),
    WebRoute("GET", "/referee", REFEREE_ALONE, "server.reading:front", answers="text"),
    WebRoute("GET", "/state", SEATED, "server.reading:state"),
    WebRoute("GET", "/menu", PLAYING, "server.reading:data"),
    WebRoute("GET", "/form", PLAYING, "server.reading:data"),
    WebRoute("GET", "/targets", PLAYING, "server.reading:data"),
    WebRoute("GET", "/events", SEATED, "server.reading:events", cost="stream"),
    WebRoute("POST", "/say", PLAYING, "server.saying:say", "both", "say"),
    WebRoute("POST", "/die", PLAYING, "server.saying:die", "both", "say"),
    WebRoute("POST", "/undo", PLAYING, "server.saying:undo", "both", "say"),
    WebRoute("GET", "/ground/{name}.svg", SEATED, "server.maps:ground", answers="text"),
    WebRoute("GET", "/figures.svg", SEATED, "server.maps:figures", answers="text"),
    WebRoute("GET", "/seats", REFEREE_ALONE, "server.hosting:seats"),
    WebRoute("POST", "/seats", REFEREE_ALONE, "server.hosting:do", "both", "say"),
    WebRoute("POST", "/page/seats", REFEREE_ALONE, "server.hosting:page_do", "form", "say", "text"),
    WebRoute("POST", "/page/join", ALL, "server.coming:page_join", "form", "join", "text"),
    WebRoute("POST", "/page/say", PLAYING, "server.saying:page_say", "form", "say", "text"),
    WebRoute("POST", "/page/word", PLAYING, "server.coming:page_word", "form", "join", "text"),
    WebRoute("POST", "/page/point", PLAYING, "server.pointing:point", "both", "point"),
    WebRoute("POST", "/page/view", REFEREE_ALONE, "server.pointing:view", "both", "say"),
    WebRoute("GET", "/page/replay", SEATED, "server.replaying:replay", answers="text"),
    WebRoute("GET", "/page/paper", PLAYING, "server.reading:paper", answers="text"),
    WebRoute("GET", "/page/piece/{name}", SEATED, "server.reading:piece", answers="text"),
    WebRoute("GET", "/page/static/{name}", ALL, "server.reading:asset", answers="text"),
    WebRoute("GET", "/page/terminal", PLAYING, "terminal.serving:page", answers="text"),
    WebRoute("GET", "/page/terminal/file/{name}", PLAYING, "terminal.serving:file", answers="text"),
    WebRoute(
        "GET", "/page/terminal/socket", PLAYING, "terminal.serving:socket", cost="stream", answers="text"
    ),
)
"""The public ones (docs/interfaces.md), and those of the pages below `/page/`, which are free to change."""
