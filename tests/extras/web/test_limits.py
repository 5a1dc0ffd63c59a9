"""Limits by a clock that the tests move on."""

import asyncio

import pytest

from squadlog.extras.web.server.limits import Buckets, Gates, Limits, WrongCodes, address_key


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def test_an_address_tries_five_codes_at_once_then_one_in_two_seconds(clock):
    joins = Gates(Limits(), clock).joins
    assert [joins.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert joins.take("b")
    clock.now += 1.9
    assert not joins.take("a")
    clock.now += 0.1
    assert [joins.take("a") for _ in range(2)] == [True, False]
    clock.now += 10
    assert [joins.take("a") for _ in range(6)] == [True] * 5 + [False]


def test_a_device_says_twenty_commands_a_second(clock):
    commands = Gates(Limits(), clock).commands
    said = 0
    for _ in range(1000):
        clock.now += 0.01
        said += commands.take("token")
    assert said == 20 + 200 - 1


def test_a_hundred_thousand_addresses_are_not_remembered(clock):
    buckets = Buckets(5, 2, keys=4096, clock=clock)
    for number in range(100_000):
        assert buckets.take(str(number))
    assert len(buckets) == 4096
    clock.now += 2
    assert buckets.take("last")
    assert len(buckets) == 1


def test_a_crowd_of_addresses_does_not_free_one_that_goes_on_trying(clock):
    buckets = Buckets(5, 2, keys=100, clock=clock)
    tries = 0
    for number in range(1000):
        tries += buckets.take("again and again")
        buckets.take(str(number))
        clock.now += 0.001
    assert tries == 5


def test_after_fifty_wrong_codes_in_a_minute_nobody_tries_one_until_the_first_is_a_minute_old(clock):
    wrong = WrongCodes(50, 60, clock)
    for _ in range(49):
        clock.now += 1
        wrong.add()
    assert wrong.pause_s() == 0
    wrong.add()
    assert wrong.pause_s() == 12
    clock.now += 12
    assert wrong.pause_s() == 0
    wrong.add()
    assert wrong.pause_s() == 1


def test_a_device_holds_three_streams_and_gets_one_back_when_one_ends(clock):
    gates = Gates(Limits(), clock)
    with gates.stream("a") as one, gates.stream("a") as two:
        with gates.stream("a") as three, gates.stream("a") as four, gates.stream("b") as other:
            assert (one, two, three, four, other) == (True, True, True, False, True)
        with gates.stream("a") as again:
            assert again
    assert not gates._streams


def test_a_device_that_asks_a_hundred_things_at_once_keeps_no_other_waiting(clock):
    gates, done = Gates(Limits(), clock), []

    async def ask(token):
        async with gates.turn(token):
            await asyncio.sleep(0)
            done.append(token)

    async def all_ask():
        await asyncio.gather(*(ask("greedy") for _ in range(100)), ask("patient"), ask(""))

    asyncio.run(all_ask())
    assert done.count("greedy") == 100
    assert set(done[:5]) == {"greedy", "patient", ""}
    assert not gates._turns


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxy", "counted"),
    [
        ("10.0.0.1", None, None, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", None, "10.0.0.1"),
        ("10.0.0.1", "1.2.3.4", "10.0.0.2", "10.0.0.1"),
        ("10.0.0.2", "1.2.3.4", "10.0.0.2", "1.2.3.4"),
        ("10.0.0.2", "6.6.6.6, 1.2.3.4", "10.0.0.2", "1.2.3.4"),
        ("10.0.0.2", None, "10.0.0.2", "10.0.0.2"),
        ("::ffff:10.0.0.2", "1.2.3.4", "10.0.0.2", "1.2.3.4"),
        ("::1", "1.2.3.4", "::1", "1.2.3.4"),
        ("2001:db8::2", "1.2.3.4", "2001:db8::1", "2001:db8::/64"),
        ("2001:db8::5", None, None, "2001:db8::/64"),
        ("fe80::1%eth0", None, None, "fe80::/64"),
        ("10.0.0.2", "x" * 5000, "10.0.0.2", "x" * 64),
        (None, None, None, ""),
    ],
)
def test_by_which_address_somebody_is_counted(peer, forwarded, proxy, counted):
    assert address_key(peer, forwarded, proxy) == counted
