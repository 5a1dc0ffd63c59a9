"""How much one device, one address and all of them may ask for, so that nobody keeps the others from playing."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from squadlog.base.records import record

Clock = Callable[[], float]
"""Seconds that only grow."""


@record
class Limits:
    """What is allowed. A device at a table never comes near any of it.

    `joins` codes may be tried at once by one address, then one in `join_s` seconds. `wrong_codes` in `wrong_s` seconds,
    whoever tries them: then nobody may try until the oldest of them is that old; whoever has a seat is not touched.
    `commands` a second by one device, as many at once; `points` on the map, then one a second. `streams` are the pages
    that one device may keep open.

    `connections` in all; `of_one` by an address where they have no seat, or by one device: beyond that the oldest goes,
    those without a seat first. `body` and `head` are the largest body and head of a request in bytes; `head_s` and
    `body_s` the seconds in which they must be here, `idle_s` how long a connection may wait for the next request,
    `unread_s` how long a device may leave unread what it was sent. `devices` may sit at one seat, `onlookers` look on
    by one link: beyond that the one that joined first must join again. `addresses` are remembered at most.
    """

    joins: int = 5
    join_s: float = 2.0
    wrong_codes: int = 50
    wrong_s: float = 60.0
    commands: int = 20
    points: int = 5
    streams: int = 3
    connections: int = 256
    of_one: int = 16
    body: int = 4096
    head: int = 8192
    head_s: float = 10.0
    body_s: float = 5.0
    idle_s: float = 60.0
    unread_s: float = 30.0
    devices: int = 8
    onlookers: int = 64
    addresses: int = 4096


class Buckets:
    """A bucket of tokens for each key: `most` at once, and one more in `every_s` seconds.

    A bucket that is full again is forgotten, for it is as good as a new one; beyond `keys` of them the one that was
    used longest ago is.
    """

    def __init__(self, most: int, every_s: float, *, keys: int, clock: Clock = time.monotonic) -> None:
        self._most, self._every_s, self._keys, self._clock = most, every_s, keys, clock
        self._full_at: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._full_at)

    def take(self, key: str) -> bool:
        """Take one, or False where none is left; being refused costs nothing."""
        now = self._clock()
        while self._full_at and (
            len(self._full_at) >= self._keys or next(iter(self._full_at.values())) <= now
        ):
            self._full_at.popitem(last=False)
        before = max(self._full_at.get(key, now), now)
        free = before + self._every_s - now <= self._most * self._every_s + 1e-9
        self._full_at[key] = before + self._every_s if free else before
        self._full_at.move_to_end(key)  # also one that is refused: whoever goes on trying is not forgotten
        return free


class WrongCodes:
    """The wrong codes of the last while, by whomever: beyond so many nobody may try one for a time."""

    def __init__(self, most: int, within_s: float, clock: Clock = time.monotonic) -> None:
        self._within_s, self._clock = within_s, clock
        self._at: deque[float] = deque(maxlen=most)

    def add(self) -> None:
        """Count one."""
        self._at.append(self._clock())

    def pause_s(self) -> float:
        """For how many more seconds nobody may try a code; 0 for not at all."""
        if len(self._at) < (self._at.maxlen or 0):
            return 0.0
        return max(0.0, self._at[0] + self._within_s - self._clock())


class Gates:
    """All buckets and counts of one server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        keys = limits.addresses
        self._streams_most, self._of_one = limits.streams, limits.of_one
        self.joins = Buckets(limits.joins, limits.join_s, keys=keys, clock=clock)
        self.commands = Buckets(limits.commands, 1 / limits.commands, keys=keys, clock=clock)
        self.points = Buckets(limits.points, 1.0, keys=keys, clock=clock)
        self.wrong_codes = WrongCodes(limits.wrong_codes, limits.wrong_s, clock)
        self._streams: Counter[str] = Counter()
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}
        self._told: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, token: str) -> AsyncIterator[None]:
        """The turn of a device, one request after the other, so that its hundred do not wait before another's one.

        Whoever has no seat (an empty token) waits for nobody: nothing is worked out for them.
        """
        if not token:
            yield
            return
        lock, waiting = self._turns.get(token, (asyncio.Lock(), 0))
        self._turns[token] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._turns[token]
            self._turns[token] = lock, waiting - 1
            if waiting == 1:
                del self._turns[token]

    @contextmanager
    def stream(self, token: str) -> Iterator[bool]:
        """Count a stream of that device as long as it lasts; gives False, and counts none, where it has too many."""
        with _counted(self._streams, token, self._streams_most) as free:
            yield free

    @contextmanager
    def behind_proxy(self, address: str) -> Iterator[bool]:
        """Count a request that a proxy passed on for that address; False where too many of its wait already."""
        with _counted(self._told, address, self._of_one) as free:
            yield free


@contextmanager
def _counted(counts: Counter[str], key: str, most: int) -> Iterator[bool]:
    if counts[key] >= most:
        yield False
        return
    counts[key] += 1
    try:
        yield True
    finally:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]


def address_key(peer: str | None, forwarded: str | None, proxy: str | None) -> str:
    """By which address somebody is counted: that of the peer, or what the named proxy says is.

    Of several in `X-Forwarded-For` the last counts, which the proxy wrote itself. A network of IPv6 (/64) is one
    address, for each device there has as many as it likes.
    """
    told = _plain(peer or "")
    if proxy is not None and forwarded and told == _plain(proxy):
        told = _plain(forwarded.rsplit(",", 1)[-1].strip())
    if isinstance(told, ipaddress.IPv6Address) and not told.is_loopback:
        return str(ipaddress.ip_network((told, 64), strict=False))
    return str(told)


def _plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    return getattr(found, "ipv4_mapped", None) or found
