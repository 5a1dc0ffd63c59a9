"""Codes and tokens: how a device comes to a seat, keeps it, and loses it."""

import json
from contextlib import closing

import pytest
from support.guarded import GuardedServer

from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.joining import ALPHABET, Codes, Tokens, cookie_name, hash_of, onlookers
from squadlog.extras.web.server.limits import Limits
from squadlog.store.deleted import forget_record
from squadlog.store.record_file import Store

ANN = SeatPlace(1, "Ann", "player")
BEN = SeatPlace(1, "Ben", "player")
ELSEWHERE = SeatPlace(2, "Ann", "referee")


@pytest.fixture
def now():
    return [1000.0]


@pytest.fixture
def codes(now):
    return Codes(lambda: now[0])


@pytest.fixture
def store(tmp_path):
    with closing(Store(tmp_path / "squads.db")) as found:
        yield found


def test_a_code_is_used_once(codes):
    code = codes.make(ANN)
    assert codes.redeem(code).place == ANN
    assert codes.redeem(code) is None


def test_a_code_is_eight_letters_of_which_none_is_taken_for_another(codes):
    for _ in range(50):
        code = codes.make(ANN)
        assert len(code) == 8
        assert set(code) <= set(ALPHABET)
    assert not set(ALPHABET) & set("01ILO")


def test_a_code_is_read_as_people_type_it(codes):
    code = codes.make(ANN)
    assert codes.redeem(f" {code[:4].lower()}-{code[4:]} ").place == ANN


@pytest.mark.parametrize("typed", ["", " ", "\0", "é" * 8, "\ud800", "A" * 100_000])
def test_what_is_no_code_opens_nothing(codes, typed):
    codes.make(ANN)
    assert codes.redeem(typed) is None


def test_a_code_is_good_for_ten_minutes(codes, now):
    code = codes.make(ANN)
    now[0] += 599
    assert codes.current(ANN) == code
    now[0] += 1
    assert codes.redeem(code) is None
    assert codes.current(ANN) != code


def test_a_new_code_of_a_seat_replaces_the_old_and_no_other(codes):
    old, other = codes.make(ANN), codes.make(BEN)
    new = codes.make(ANN)
    assert codes.redeem(old) is None
    assert codes.redeem(other).place == BEN
    assert codes.redeem(new).place == ANN


def test_a_link_lets_any_number_look_on_until_it_is_dropped(codes, now):
    link = codes.link(1)
    now[0] += 1e6
    assert [codes.redeem(link).place for _ in range(3)] == [onlookers(1)] * 3
    assert (codes.link(1), codes.link(2) == link) == (link, False)
    codes.drop(onlookers(1))
    assert codes.redeem(link) is None
    assert codes.link(1) != link


def test_a_token_seats_a_device_and_only_its_hash_is_in_the_file(store):
    tokens = Tokens(store, (1,))
    secret = tokens.give(ANN)
    assert tokens.guest(secret).places == (ANN,)
    kept = json.dumps(store.settings.all())
    assert secret not in kept
    assert hash_of(secret) in kept


def test_a_host_that_is_started_again_knows_its_guests_and_their_cookie(store):
    tokens = Tokens(store, (1, 2))
    secret = tokens.give(ANN)
    again = Tokens(store, (1, 2))
    assert again.guest(secret).places == (ANN,)
    assert again.name == tokens.name


def test_a_host_that_serves_another_battle_does_not_know_them(store):
    secret = Tokens(store, (1,)).give(ANN)
    assert Tokens(store, (2,)).guest(secret) is None


def test_who_joins_at_a_second_table_keeps_the_first_under_a_new_token(store):
    tokens = Tokens(store, (1, 2))
    first = tokens.give(ANN)
    second = tokens.give(ELSEWHERE, hash_of(first))
    assert tokens.guest(first) is None
    assert tokens.guest(second).places == (ANN, ELSEWHERE)
    assert Tokens(store, (1, 2)).guest(second).places == (ANN, ELSEWHERE)
    third = tokens.give(BEN, hash_of(second))
    assert tokens.guest(third).places == (ELSEWHERE, BEN)
    assert tokens.guest(third).at(1) == BEN
    assert tokens.guest(third).at(None) is None


def test_a_seat_that_is_revoked_is_empty_here_and_in_the_file_and_no_other_is(store):
    tokens = Tokens(store, (1, 2))
    both = tokens.give(ELSEWHERE, hash_of(tokens.give(ANN)))
    second, ben = tokens.give(ANN), tokens.give(BEN)
    assert set(tokens.revoke(1, "Ann")) == {hash_of(both), hash_of(second)}
    for found in (tokens, Tokens(store, (1, 2))):
        assert found.guest(second) is None
        assert found.guest(both).places == (ELSEWHERE,)
        assert found.guest(ben).places == (BEN,)


def test_a_seat_has_eight_devices_at_most_and_the_first_must_join_again(store):
    tokens = Tokens(store, (1,), Limits(devices=3, onlookers=5))
    given = [tokens.give(ANN) for _ in range(5)]
    assert [tokens.guest(one) is not None for one in given] == [False, False, True, True, True]
    for _ in range(20):
        tokens.give(SeatPlace(1, "table", "display"), onlooker=True)
    assert tokens.sitting(1, "table") == 5
    assert tokens.sitting(1, "Ann") == 3


@pytest.mark.parametrize(
    "text", ["x", "[]", "1", '{"a": 1}', '{"a": ["Ann"]}', '{"a": ["Ann", "king"]}', "null"]
)
def test_a_setting_that_somebody_else_wrote_seats_nobody(store, text):
    store.settings.set("guests.1", text)
    assert not Tokens(store, (1,))._guests


def test_a_battle_that_is_deleted_takes_its_guests_with_it(store):
    Tokens(store, (1,)).give(ANN)
    with store._file.writing(lambda: ("SELECT 1", ())) as pen:
        forget_record(pen, 1)
    assert "guests.1" not in store.settings.all()


def test_two_servers_on_one_host_have_cookies_of_two_names(store, tmp_path):
    tokens = Tokens(store, ())
    one = cookie_name(tokens, {"10.0.0.1:4870", "localhost:4870"}, secure=False)
    assert one == cookie_name(tokens, {"10.0.0.2:4870"}, secure=False)
    assert one != cookie_name(tokens, {"10.0.0.1:4871"}, secure=False)
    assert cookie_name(tokens, {"10.0.0.1:4870"}, secure=True).startswith("__Host-")
    with closing(Store(tmp_path / "other.db")) as other:
        assert one != cookie_name(Tokens(other, ()), {"10.0.0.1:4870"}, secure=False)


def _join(server, code, source="127.0.0.1", **more):
    return server.ask("POST", "/join", body=json.dumps({"code": code}).encode(), source=source, **more)


def test_a_code_becomes_a_cookie_that_no_script_and_no_other_page_has(server):
    answer = _join(server, server.do(server.served.codes.make, ANN), "127.0.0.9")
    assert (answer.status, answer.text) == (204, "")
    (pair, *marks) = answer.headers["set-cookie"].split("; ")
    assert set(marks) == {"HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Strict"}
    name, _, secret = pair.partition("=")
    assert name == server.cookie
    assert len(secret) == 22
    assert server.ask("GET", "/state", token=secret).json()["who"] == [1, "Ann", "player"]


def test_strangers_who_guess_codes_lock_nobody_out_who_has_a_seat(tmp_path):
    now = [1000.0]
    with GuardedServer(tmp_path / "squads.db", clock=lambda: now[0]) as server:
        found = [_join(server, "AAAAAAAA", f"127.0.1.{number // 5 + 1}").status for number in range(52)]
        assert found == [401] * 50 + [429] * 2
        code = server.do(server.served.codes.make, ANN)
        paused = _join(server, code, "127.0.1.99")
        assert paused.status == 429
        assert paused.headers["retry-after"] == "61"
        assert server.ask("POST", "/say", token=server.tokens["player"]).status == 200
        now[0] += 61
        assert _join(server, code, "127.0.1.99").status == 204


def test_one_address_that_tries_too_much_waits_alone(tmp_path):
    with GuardedServer(tmp_path / "squads.db", clock=lambda: 1000.0) as server:
        assert [_join(server, "A").status for _ in range(6)] == [401] * 5 + [429]
        assert _join(server, "A", "127.0.0.2").status == 401
        assert _join(server, "A", Host="evil.example").status == 421


def test_a_proxy_that_is_named_tells_the_addresses_and_nobody_else_does(tmp_path):
    with GuardedServer(tmp_path / "squads.db", clock=lambda: 1000.0, proxy="127.0.0.3") as server:
        for number in range(8):
            told = {"X_Forwarded_For": f"6.6.6.6, 10.0.0.{number}"}
            assert _join(server, "A", "127.0.0.3", **told).status == 401
        found = [_join(server, "A", X_Forwarded_For=f"10.1.0.{number}").status for number in range(6)]
        assert found == [401] * 5 + [429]


def test_a_device_that_says_too_much_at_once_waits_and_no_other_does(tmp_path):
    with GuardedServer(tmp_path / "squads.db", clock=lambda: 1000.0) as server:
        token = server.tokens["player"]
        assert [server.ask("POST", "/say", token=token).status for _ in range(21)] == [200] * 20 + [429]
        assert server.ask("POST", "/undo", token=token).status == 429
        assert server.ask("GET", "/state", token=token).status == 200
        assert server.ask("POST", "/say", token=server.tokens["other seat"]).status == 200
