"""Packets changed on purpose, by who has no key of a home and by who has one, and what becomes of each."""

import io
import json
import os
import shutil
import sqlite3
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from unittest.mock import patch

from support.battles import setup
from support.mailing import MailHome, two_homes
from support.mutated_files import STRANGE, bytes_changed, value_changed

from squadlog.__main__ import main
from squadlog.base.compiled_pydantic import ValidationError
from squadlog.extras.mail.packet import MailPacket, sign_packet, write_packet
from squadlog.session import sealed
from squadlog.store.seal.letters import sign_letter

_MOST = 600
"""Signs of a sentence."""
_LARGE = (2**31, 2**63, 2**400, 10**4000, -(2**64), 1e308, -1, 0, 99_999, 100_001)


class Postbag:
    """Three packets of the beginning of a battle, each with the computer that awaits it: the third has dice of both."""

    def __init__(self, path):
        self._path = path
        host, guest = two_homes(path / "played", setup((1,), (11,), chapters=("standing_orders",)), to="blue")
        first = host.send()
        MailHome(path / "new").store.close()
        guest.say("begin")
        second = guest.send()
        self._keep(host, "host")
        host.take(second)
        third = host.send()
        self._keep(guest, "guest")
        signers = [one.state().signer for one in (host, guest, host)]
        self.awaited = list(zip((first, second, third), ("new", "host", "guest"), signers, strict=True))
        for one in (host, guest):
            one.store.close()

    def _keep(self, home, name):
        """That computer as it is now."""
        folder = Path(home.store.path).parent
        with closing(sqlite3.connect(home.store.path)) as file:
            (self._path / name).mkdir()
            file.execute("VACUUM INTO ?", (str(self._path / name / "squadlog.db"),))
        shutil.copytree(folder / "seen", self._path / name / "seen")

    def faults(self, random):
        """A changed packet, as it is taken: whether it was, and what is wrong with that."""
        place = random.randrange(3)
        data, name, signer = self.awaited[place]
        others = [json.loads(one) for one, *_ in self.awaited[:place] + self.awaited[place + 1 :]]
        return self.taken(changed(data, others, signer, random), name)

    def taken(self, data, name):
        """The bytes of a packet, taken at the computer of that name: whether they were, and what is wrong with that."""
        kept, home = self._path / name, self._path / "tried"
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(kept, home)
        (self._path / "packet").write_bytes(data)
        stood = _all_of(home)
        code, out, err = _at(home, "mail", "take", str(self._path / "packet"))
        if code == 0:
            told = [_at(home, *words) for words in (("check",), ("mail", "check"), ("log",), ("next",))]
            return True, [f"taken, and then: {one}" for one in told if one[0]]
        told = [] if code == 1 else [f"code {code}"]
        told += [] if not out and _is_sentence(err) else [f"no sentence: {out!r} {err!r}"]
        told += [] if _all_of(home) == stood else ["something was changed"]
        return False, told


def _at(home, *words):
    """A command at a computer."""
    out, err = io.StringIO(), io.StringIO()
    user = {"SQUADLOG_HOME": str(home), "SQUADLOG_SEEN": str(home / "seen")}
    with (
        patch.dict(os.environ, user),
        patch.object(sealed, "GIVEN", {}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        return main(list(words)), out.getvalue(), err.getvalue()


def _all_of(home):
    """All that a computer keeps."""
    with closing(sqlite3.connect(home / "squadlog.db")) as file:
        dump = "\n".join(file.iterdump())
    return dump, {path.name: path.read_bytes() for path in (home / "seen").glob("*")}


def _is_sentence(told):
    return told.endswith(".\n") and told[:-1].isprintable() and len(told) < _MOST


def changed(data, others, signer, random):
    """The bytes of a packet with something changed; signed anew, often, by who has the key of the home it is from."""
    match random.randrange(10):
        case 0 | 1:
            return bytes_changed(data, random)
        case 2:
            return data[: random.randrange(len(data))]
        case 3:
            return _written(value_changed(json.loads(data), random))
    content = _with_something_else(json.loads(data), random.choice(others), random)
    if random.random() < 0.2:
        content = value_changed(content, random)
    return _signed(content, signer)


def _with_something_else(content, other, random):
    """Another number, something of another packet, or one value of it otherwise: in the record, or around it."""
    part = random.choice((content, content, content["record"], content["dice"]))
    match random.randrange(5):
        case 0:
            name = random.choice([key for key, one in part.items() if isinstance(one, int)] or ["number"])
            return _replaced(content, part, name, random.choice(_LARGE))
        case 1:
            name = random.choice(list(part))
            there = next(
                (one for one in (other, other["record"], other["dice"]) if name in one), {name: None}
            )
            return _replaced(content, part, name, there[name])
        case 2:
            return _replaced(content, part, random.choice(list(part)), random.choice(STRANGE))
        case 3 if content["record"]["steps"]:
            with suppress(ValueError, TypeError, KeyError, IndexError):
                event = random.choice(random.choice(content["record"]["steps"])["events"])
                return _replaced(
                    content, event, "body", json.dumps(value_changed(json.loads(event["body"]), random))
                )
    return value_changed(content, random)


def _replaced(content, part, name, value):
    part[name] = value
    return content


def _signed(content, signer):
    """As a changed program of that home would write it."""
    with suppress(ValidationError):
        packet = MailPacket.model_validate_json(_written(content))
        return write_packet(sign_packet(packet, signer)).encode()
    return _written({**content, "signature": sign_letter(signer, _written(content))})


def _written(content):
    return json.dumps(content).encode(errors="replace")
