"""Devices that mean harm: each kind in its own way, from an address of its own, until its time is over."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from random import Random

PAUSE_S = 0.2
"""How long each waits between two of its doings: what it does at once is what a limit is for."""


class Device:
    """One of them: what it knows of the server, and what came of it."""

    def __init__(self, number, port, cookie, random, done):
        self.source = f"127.{1 + number // 200}.{number % 200}.9"
        self.port, self.cookie, self.random, self.done = port, cookie, random, done
        self.host = f"127.0.0.1:{port}"

    async def connect(self):
        """A connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    def head(self, method, path, *more):
        """The head of a request, open at its end."""
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.host}", f"Origin: http://{self.host}", *more)
        return "\r\n".join((*lines, "")).encode()

    async def answered(self, reader):
        """The status of an answer; 0 for none."""
        line = await asyncio.wait_for(reader.readline(), 15)
        status = int(line.split()[1]) if line else 0
        self.done[status] += 1
        return status


async def letter_by_letter(device):
    """A head that never ends."""
    _, writer = await device.connect()
    for letter in device.head("GET", "/state") + b"X: " + b"a" * 500:
        writer.write(bytes([letter]))
        await asyncio.sleep(0.1)


async def half_requests(device):
    """A body that never comes, then gone."""
    reader, writer = await device.connect()
    writer.write(
        device.head("POST", "/join", "Content-Type: application/json", "Content-Length: 100") + b"\r\n{"
    )
    if device.random.random() < 0.5:
        await device.answered(reader)
    writer.close()


async def flood_of_codes(device):
    """Codes, as many as are let."""
    reader, writer = await device.connect()
    code = "".join(device.random.choice("ABCDEFGH23456789") for _ in range(8))
    body = f'{{"code": "{code}"}}'.encode()
    for _ in range(10):
        writer.write(
            device.head("POST", "/join", "Content-Type: application/json", f"Content-Length: {len(body)}")
            + b"\r\n"
            + body
        )
        await device.answered(reader)
        while (await reader.readline()).strip():
            pass
        await reader.readuntil(b"}}")
    writer.close()


async def flood_of_connections(device):
    """Connections that say nothing."""
    writers = [(await device.connect())[1] for _ in range(20)]
    await asyncio.sleep(1)
    for writer in writers:
        writer.close()


async def unread_streams(device):
    """Streams of somebody who looks on, which are never read."""
    held = []
    for _ in range(4):
        reader, writer = await device.connect()
        writer.transport.pause_reading()
        writer.write(device.head("GET", "/events", f"Cookie: {device.cookie}") + b"\r\n")
        held.append((reader, writer))
    await asyncio.sleep(3)
    for _, writer in held:
        writer.close()


async def large_bodies(device):
    """Bodies of megabytes, with and without their length."""
    reader, writer = await device.connect()
    length = "Content-Length: 5000000" if device.random.random() < 0.5 else "Transfer-Encoding: chunked"
    writer.write(
        device.head("POST", "/say", f"Cookie: {device.cookie}", "Content-Type: application/json", length)
        + b"\r\n"
    )
    chunk = b"10000\r\n" + b"a" * 65536 + b"\r\n"
    for _ in range(20):
        writer.write(chunk)
        await writer.drain()
    await device.answered(reader)
    writer.close()


async def garbage(device):
    """What is no request."""
    reader, writer = await device.connect()
    writer.write(device.random.randbytes(device.random.randrange(1, 3000)) + b"\r\n\r\n")
    await device.answered(reader)
    writer.close()


async def requests_sent_ahead(device):
    """Hundreds of requests at once, whose answers are not read."""
    _, writer = await device.connect()
    writer.transport.pause_reading()
    writer.write((device.head("GET", "/") + b"\r\n") * 300)
    await asyncio.sleep(2)
    writer.transport.abort()


KINDS = (
    letter_by_letter, half_requests, flood_of_codes, flood_of_connections, unread_streams, large_bodies, garbage,
    requests_sent_ahead,
)  # fmt: skip


async def attack(port, cookie, clients, seconds, seed):
    """So many devices of all kinds for so long; in words what was answered to them."""
    done = Counter()
    ends = time.monotonic() + seconds
    devices = [Device(number, port, cookie, Random(f"{seed} {number}"), done) for number in range(clients)]
    await asyncio.gather(*(_go_on(one, KINDS[at % len(KINDS)], ends) for at, one in enumerate(devices)))
    return ", ".join(f"{count} times {status or 'nothing'}" for status, count in sorted(done.items()))


async def _go_on(device, kind, ends):
    while (left := ends - time.monotonic()) > 0:
        with suppress(
            OSError,
            TimeoutError,
            asyncio.IncompleteReadError,
            asyncio.LimitOverrunError,
            IndexError,
            ValueError,
        ):
            await asyncio.wait_for(kind(device), left)
        await asyncio.sleep(PAUSE_S)
