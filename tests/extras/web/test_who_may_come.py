import pytest
from support.guarded import has_headers

from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.routes import ROUTES

KINDS = ("no seat", "wrong cookie", "revoked", "other seat", "other battle", "display", "player", "referee")
ALL_IN = dict.fromkeys(KINDS, 200)
PLAYERS = {
    **dict.fromkeys(KINDS, 401),
    **dict.fromkeys(("other seat", "player", "referee"), 200),
    "display": 403, "other battle": 403,
}  # fmt: skip
SEATED = {**PLAYERS, "display": 200}
REFEREE = {**dict.fromkeys(KINDS, 403), **dict.fromkeys(KINDS[:3], 401), "referee": 200}
EXPECTED = {
    ("POST", "/join"): dict.fromkeys(KINDS, 401) | {"other battle": 403},  # the code is wrong
    ("POST", "/page/join"): dict.fromkeys(KINDS, 401) | {"other battle": 403},
    ("GET", "/"): ALL_IN | {"other battle": 403},
    ("GET", "/display"): {**dict.fromkeys(KINDS, 403), **dict.fromkeys(KINDS[:3], 401), "display": 200},
    ("GET", "/referee"): REFEREE,
    ("GET", "/seats"): REFEREE,
    ("POST", "/seats"): REFEREE,
    ("POST", "/page/seats"): REFEREE,
    ("GET", "/state"): SEATED,
    ("GET", "/menu"): PLAYERS,
    ("GET", "/form"): PLAYERS,
    ("GET", "/targets"): PLAYERS,
    ("GET", "/events"): SEATED,
    ("GET", "/ground/{name}.svg"): SEATED,
    ("GET", "/figures.svg"): SEATED,
    ("POST", "/page/point"): PLAYERS,
    ("POST", "/page/view"): REFEREE,
    ("GET", "/page/replay"): SEATED,
    ("POST", "/say"): PLAYERS,
    ("POST", "/die"): PLAYERS,
    ("POST", "/undo"): PLAYERS,
    ("POST", "/page/say"): PLAYERS,
    ("POST", "/page/word"): PLAYERS,
    ("GET", "/page/paper"): PLAYERS,
    ("GET", "/page/piece/{name}"): SEATED,
    ("GET", "/page/static/{name}"): ALL_IN | {"other battle": 403},
    ("GET", "/page/terminal"): PLAYERS,
    ("GET", "/page/terminal/file/{name}"): PLAYERS,
    ("GET", "/page/terminal/socket"): PLAYERS,
}
"""What each gets who asks for a thing of battle 1: a route without a row is a fault."""


@pytest.fixture(scope="module")
def cookies(server):
    revoked = server.do(server.served.tokens.give, _place("Cid"))
    server.do(server.served.tokens.revoke, 1, "Cid")
    return {**server.tokens, "no seat": None, "wrong cookie": "0" * 22, "revoked": revoked}


def _place(seat, battle=1, kind="player"):
    return SeatPlace(battle=battle, seat=seat, kind=kind)


def _content(route):
    form = "application/x-www-form-urlencoded"
    return (
        {"Content_Type": form, "body": b"code=A"} if route.content == "form" else {"body": b'{"code": "A"}'}
    )


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_who_may_come_to_each_route(server, cookies, route):
    server.do(server.served.gates.wrong_codes._at.clear)
    server.do(server.served.gates.joins._full_at.clear)
    found = {}
    for kind in KINDS:
        server.do(server.served.gates.joins._full_at.clear)
        path = route.path.replace("{name}", "a") + "?battle=1"
        answer = server.ask(route.method, path, token=cookies[kind], **_content(route))
        assert has_headers(answer), (kind, answer.headers)
        found[kind] = answer.status
    assert found == EXPECTED[route.method, route.path]


def test_no_row_of_expectations_is_of_no_route():
    assert {(route.method, route.path) for route in ROUTES} == set(EXPECTED)


@pytest.mark.parametrize(
    "path",
    [
        "/none",
        "/page",
        "/page/",
        "/State",
        "/state/",
        "//state",
        "/%73tate",
        "/./state",
        "/page/piece/a%2fb",
        "/page/piece/../x",
        "/state;a=1",
        "/page/static/a\\b",
        "/ground",
        "/join/a",
    ],
)
def test_a_path_that_is_none_is_unknown(server, path):
    answer = server.ask("GET", path, token=server.tokens["referee"])
    assert (answer.status, answer.text) == (404, "There is nothing here.")
    assert has_headers(answer)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_no_other_method_is_answered(server, route):
    for method in {"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND"} - {
        route.method
    }:
        if (method, route.path) not in EXPECTED:
            answer = server.ask(method, route.path.replace("{name}", "a"), token=server.tokens["referee"])
            assert answer.status == 405, method
            assert has_headers(answer)
