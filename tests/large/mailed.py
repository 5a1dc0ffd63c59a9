"""What a packet tells the side that it is for: all in the clear, what its key opens, how long the rest is."""

import json
import shutil
import tempfile
from pathlib import Path
from secrets import token_bytes
from unittest.mock import patch

from squadlog.base.errors import SquadlogError
from squadlog.extras.mail.packet import read_packet
from squadlog.extras.mail.scratch import scratch_store
from squadlog.extras.mail.sending import send
from squadlog.session import sealed
from squadlog.store.record_file import Store
from squadlog.store.seal import pages
from squadlog.store.seal.keys import Opened

RANDOM = ("battle", "sender", "answers", "key", "orders", "refused", "signature")
"""What is drawn anew for every packet, or lies encrypted: it tells no more than its length."""


def mailed(path, number, seat):
    """What the first packet of a battle for that side tells it, by its name; the sentence where none is sent."""
    keys = patch("secrets.token_hex", lambda length: token_bytes(length).hex())  # who compares may draw none
    with tempfile.TemporaryDirectory() as folder, keys, patch.object(sealed, "GIVEN", {}):
        copy = Path(folder) / "squadlog.db"
        shutil.copyfile(path, copy)
        store = Store(copy)
        try:
            data = send(store, number, seat, drops=True).text.encode()
        except SquadlogError as error:
            yield "refused", str(error)
            return
        finally:
            store.close()
    yield from told_by(data, seat)


def told_by(data, seat):
    """What a packet in which a key comes along tells the side that it is for.

    All may read how many entries were said wholly in secret, so how far it goes and how long it is: that is left out.
    """
    packet = read_packet(data)
    clear = packet.model_dump() | {"record": "", "dice": {**packet.dice.model_dump(), "commits": ""}}
    yield "packet in the clear", json.dumps({**clear, **{name: len(clear[name]) for name in RANDOM}})
    record = packet.record.model_dump() | {"steps": (), "head": 0, "end": ""}
    record["awaiting"] = len(record["awaiting"] or "")
    yield "packet, the record", json.dumps(record)
    yield from _pages(packet, seat)


def _pages(packet, seat):
    with scratch_store() as store:
        store.put_parcel(packet.record)
        read = store.load(1)
    ring = pages.ring_of(read.events[min(read.steps)])
    opened = Opened(ring=ring, words=frozenset({seat}), last=seat, keys={seat: bytes.fromhex(packet.key)})
    told = 0
    for number, entry in pages.entries(read.steps.values()).items():
        own, aloud = pages.read(read.events[number], opened, entry)
        said = entry._replace(number=0, last="", parent="", moved="")
        sizes = [[json.loads(body)["kind"], len(body)] for body in read.events[number]]
        if _tells(own) or _tells(aloud):
            yield f"packet, entry that tells something {told}", repr((said, _rounded(sizes), own, aloud))
            told += 1


def _tells(page):
    return (page.lines, page.command, page.events, page.changes) != ((), "", (), "[]")


def _rounded(sizes):
    """The length of each row; where a number stands in what proves it, which grows with the number, its kind alone."""
    return [one if one[0] != "signed" else one[0] for one in sizes]
