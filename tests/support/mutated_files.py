"""Files of others, changed on purpose: bytes, values, shapes, and battles whose hashes were made to fit again."""

import json
import string
from copy import deepcopy

from squadlog.store.hashes import step_hash

STRANGE = (
    None, True, 0, -1, 1, 2**63, 2**400, 0.5, -1e308, "", "x", "=1+1", "\u202eAda", "\x00", "\n", "a" * 5000, "\ud800",
    [], {}, [[]], {"": None}, "none", "D", "T1.s1", "../../etc/passwd", "<script>", "%s", "{0}",
)  # fmt: skip


def bytes_changed(data, random):
    """The bytes with something cut, put in, doubled or turned."""
    data = bytearray(data)
    for _ in range(random.choice((1, 1, 1, 2, 8))):
        at = random.randrange(len(data) + 1)
        to = min(len(data), at + random.choice((1, 1, 4, 100, 10_000)))
        match random.randrange(5):
            case 0:
                del data[at:to]
            case 1:
                data[at:at] = random.randbytes(random.choice((1, 4, 64)))
            case 2:
                data[at:at] = data[at:to]
            case 3 if at < len(data):
                data[at] = random.choice(string.printable.encode())
            case _:
                data[at:at] = random.choice(
                    (
                        b"[" * 100_000,
                        b'{"a":' * 5000,
                        b"1e999",
                        b"\xff\xfe",
                        b"NaN",
                        b"\\ud800",
                        b"\r\n",
                        b"\x00",
                    )
                )
    return bytes(data)


def value_changed(document, random):
    """A copy in which one place somewhere holds something else, is missing, or is there twice."""
    changed = deepcopy(document)
    places = list(_places(changed))
    holder, key = random.choice(places)
    match random.randrange(6):
        case 0 if isinstance(holder, dict):
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(key, deepcopy(holder[key]))
        case 2:
            other, from_there = random.choice(places)
            holder[key] = deepcopy(other[from_there])
        case 3 if isinstance(holder[key], int) and not isinstance(holder[key], bool):
            holder[key] += random.choice((-1, 1, 7))
        case 4 if isinstance(holder, dict):
            holder[random.choice(("more", "id", "kind"))] = deepcopy(holder[key])
        case _:
            holder[key] = random.choice(STRANGE)
    return changed


def _places(document):
    """Every place in it, as whatever holds it and the key there."""
    left = [document]
    while left:
        part = left.pop()
        for key in list(part) if isinstance(part, dict) else range(len(part)):
            yield part, key
            if isinstance(part[key], dict | list):
                left.append(part[key])


def forged(document, random):
    """A battle with something else in what was said or told, and hashes that fit it."""
    changed = deepcopy(document)
    for _ in range(random.choice((1, 1, 2))):
        step = random.choice(changed["steps"])
        if random.randrange(4) and step["events"]:
            event = random.choice(step["events"])
            event["body"] = _said(value_changed(json.loads(event["body"]), random))
        elif step["command"]:
            step["command"] = _said(value_changed(json.loads(step["command"]), random))
    return rehashed(changed)


def _said(content):
    return json.dumps(content, separators=(",", ":"))


def rehashed(document):
    """The same with every hash as it would be."""
    hashes = []
    for step in document["steps"]:
        before = "" if step["parent"] is None else hashes[step["parent"] - 1]
        words = [step[word] for word in ("command", "by", "at", "label", "decided_by")]
        events = [(event["kind"], event["version"], event["body"]) for event in step["events"]]
        hashes.append(step_hash(before, words, events))
        step["hash"] = hashes[-1]
    return document
