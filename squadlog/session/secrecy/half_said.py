"""What is half said in a sealed battle, and what of it counts: what a judge signed, and a face from who throws it.

What a side cannot decide alone waits in boxes under its key. Where that leads to a die a judge makes the boxes anew,
and signs them with where the record stands, the faces that have fallen and the roll; whoever throws that die signs one
face over all this. A roll or a face that anybody else has written there is none. In a battle that was sealed before
steps were signed nothing of this can be signed, and all counts.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from squadlog.base.dice import Roll
from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.record import codec
from squadlog.battle.record.upcasting import NewerError
from squadlog.session.secrecy.how_far import SAID_AS
from squadlog.store.seal import keys
from squadlog.store.seal.ciphers import NONSENSE, SealError
from squadlog.store.seal.keys import JUDGE

if TYPE_CHECKING:
    from squadlog.battle.record.steps import Step
    from squadlog.session.secrecy.how_far import HowFar
    from squadlog.store.records import Half
    from squadlog.store.seal.keys import KeyRing, Opened

_HALF_BYTES = 4096


class HalfSaid:
    """What waits in a sealed battle for a die or a judge, as it is written and read here."""

    ring: KeyRing
    opened: Opened
    far: HowFar
    strange = False
    """Whether what waits is no command that a judge can read: he drops it. Only who has a word leaves such a thing."""

    def half(self, head: Step, half: Half, seat: str) -> Half:
        """What waits for a judge: for his eyes and those of the seat that said it, and alone which seat that was."""
        content = json.dumps({"command": half.command, "seat": seat}).encode()
        padded = len(content).to_bytes(4) + content
        padded += bytes(-len(padded) % _HALF_BYTES)
        eyes = [JUDGE, *([seat] if seat in self.ring.sides else [])]
        number = self.far.next
        boxes: dict[str, object] = {
            eye: keys.box(self.opened, eye, padded, about_half(head, half, number), seat) for eye in eyes
        }
        boxes |= {SAID_AS: number} if number else {}
        return half_stored(json.dumps(boxes), half)

    def half_asks(self, head: Step, half: Half, seat: str) -> Half:
        """What a judge has found to wait for a die, said from that seat: he signs which, and what has fallen before."""
        asks = self.half(head, half, seat)
        if not self.ring.signed:
            return asks
        content = json.loads(asks.stored)
        _, content["judged"] = keys.sign(self.opened, _text_of_request(head, content))
        return replace(asks, stored=json.dumps(content))

    def half_laid(self, head: Step, half: Half, face: int, seat: str) -> Half:
        """A half-said command with the face that a side throws, signed with its word: then it waits for a judge."""
        content, laid = json.loads(half.stored), replace(half, faces=(*half.faces, face), roll="")
        if not self.ring.signed:
            return half_stored(content["command"], laid)
        by, signature = keys.sign(self.opened, _text_of_face(_text_of_request(head, content), face), seat)
        content["laid"] = {"face": face, "by": by, "signature": signature}
        return replace(laid, stored=json.dumps(content))

    def half_read(self, head: Step, half: Half) -> tuple[Half, str]:
        """The half-said command as far as it can be read here (else without command), and the seat it came from."""
        sealed, half = half.command, self._proved(head, half)
        eye = JUDGE if self.opened.judges else self.opened.side
        unread = replace(half, command=""), ""
        self.strange = False
        try:
            boxes = json.loads(sealed)
            if eye is None or eye not in boxes:
                return unread
            number = self.far.said_as(boxes.get(SAID_AS, 0))
            raw, by = keys.unbox(self.opened, eye, boxes[eye], about_half(head, half, number))
            if eye != JUDGE and not raw:
                return unread  # somebody else left it in the name of this side, who has not its key
            content = json.loads(raw[4 : 4 + int.from_bytes(raw[:4])])
            seat, command = str(content["seat"]), str(content["command"])
        except NONSENSE:
            raise StoreError("The command that waits for a judge cannot be read.") from None
        if by not in (None, seat):
            raise StoreError("The command that waits for a judge was not said from the seat that it names.")
        self.strange = not _is_command(command)
        return unread if self.strange else (replace(half, command=command), seat)

    def _proved(self, head: Step, half: Half) -> Half:
        """What of it counts: the roll and the faces before it from a judge, one more from who may throw that die."""
        if not self.ring.signed:
            return half
        found = replace(half, faces=(), roll="")
        with suppress(SealError, *NONSENSE):
            content = json.loads(half.stored)
            asked = _text_of_request(head, content)
            keys.require_signed(self.ring, JUDGE, content["judged"], asked)
            found = half
            by, face, roll = content["laid"]["by"], content["laid"]["face"], Roll(**json.loads(half.roll))
            keys.require_signed(self.ring, by, content["laid"]["signature"], _text_of_face(asked, face))
            if roll.side in ("", by) and type(face) is int and 0 < face <= roll.die:
                found = replace(half, faces=(*half.faces, face), roll="")
        return found


def _is_command(text: str) -> bool:
    """Whether it is a command; of a newer program it may be one."""
    try:
        codec.command_from_json(text)
    except NewerError:
        return True
    except (ValueError, TypeError, RecursionError):
        return False
    return True


def about_half(head: Step, half: Half, number: int) -> str:
    """What a half-said command is bound to: its place in the record, and where signed who said it when."""
    return f"half after {head.hash}" + (f" the {number} by {half.by}" if number else "")


def half_stored(sealed: str, half: Half) -> Half:
    """The half-said command as it lies in the file, with its boxes."""
    content = {"command": sealed, "by": half.by, "faces": half.faces, "roll": half.roll}
    return replace(half, stored=json.dumps(content))


def _text_of_request(head: Step, content: dict[str, object]) -> str:
    """What a judge signs."""
    told = (content[name] for name in ("command", "by", "faces", "roll"))
    return json.dumps(["asks", head.hash, *told])


def _text_of_face(asked: str, face: object) -> str:
    """What is signed with a face."""
    return json.dumps(["lays", asked, face])
