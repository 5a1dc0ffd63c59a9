"""A packet: one file from one home to another. Its shape and who signed it are checked before anything else.

All of it is signed. It says which battle it is of, the how-many-th packet it is, and which one it answers.
"""

import hashlib
import json
from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName, SafeText, clean_text
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.store.packets import Time
from squadlog.store.parcels import Parcel
from squadlog.store.seal.letters import is_signed, sign_letter

FORMAT: Literal["squadlog-mail/1"] = "squadlog-mail/1"
MOST_BYTES = 32_000_000
_BOX = 4_000_000
_Side = Annotated[str, Bounds(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
_Hash = Annotated[str, Bounds(pattern=r"^[0-9a-f]{64}$")]
_HashOrNone = Annotated[str, Bounds(pattern=r"^([0-9a-f]{64})?$")]
_Box = Annotated[str, Bounds(max_length=_BOX, pattern=r"^[A-Za-z0-9+/=]*$")]
_Count = Annotated[int, Bounds(ge=0, le=100_000)]


class MailError(SquadlogError):
    """A packet cannot be sent or taken: one sentence, and nothing was changed."""


class DicePaper(CheckedModel):
    """What a packet says of the dice that both homes roll: see `extras.mail.dice`.

    `commits` binds the sender to the share of the next dice, `share` is one that is due, `count` how many dice have
    fallen with it, and `seen` for each face that the receiver sees in the new steps which one of them it was, and the
    face.
    """

    commits: _HashOrNone
    share: _HashOrNone
    count: _Count
    seen: Annotated[tuple[tuple[_Count, _Count], ...], Bounds(strict=False, max_length=10_000)]


class MailPacket(CheckedModel):
    """A packet as it is read. `side` sends it to `other`, home to home (`sender`, `recipient`: keys that sign).

    `battle` is the hash of the battle's first step, `answers` the mark of the packet before. `key` opens the seal for
    the other side, in a first packet of a battle that was sealed for the mail. `orders` are for the judge alone, and
    `refused`, for the side alone, what came of those that could not be done.
    """

    format: Literal["squadlog-mail/1"]
    written_by: Annotated[str, Bounds(max_length=40)]
    battle: _Hash
    number: Annotated[int, Bounds(ge=1, le=100_000)]
    side: _Side
    other: _Side
    sender: _Hash
    recipient: _HashOrNone
    answers: _HashOrNone
    sent: Time
    stands: SafeName
    question: SafeText
    key: _HashOrNone
    orders: _Box
    refused: _Box
    dice: DicePaper
    record: Parcel
    signature: Annotated[str, Bounds(pattern=r"^([0-9a-f]{128})?$")]

    @property
    def mark(self) -> str:
        """A hash of all of it, by which the next packet says what it answers."""
        return hashlib.sha256(write_packet(self).encode()).hexdigest()


def _signed_text(packet: MailPacket) -> bytes:
    content = packet.model_dump()
    del content["signature"]
    return json.dumps(content, separators=(",", ":")).encode()


def sign_packet(packet: MailPacket, signer: str) -> MailPacket:
    """A packet with the signature of the home that sends it."""
    return packet.model_copy(update={"signature": sign_letter(signer, _signed_text(packet))})


def write_packet(packet: MailPacket) -> str:
    """A packet as the text of a file."""
    return json.dumps(packet.model_dump(), separators=(",", ":")) + "\n"


def read_packet(data: bytes, source: str = "the file") -> MailPacket:
    """The packet in a file, its shape and its signature checked. Raises MailError and nothing else."""
    shown = clean_text(source, limit=80)
    if len(data) > MOST_BYTES:
        raise MailError(f"{shown} has more than {MOST_BYTES} bytes, which no packet has.")
    try:
        packet = MailPacket.model_validate_json(data)
    except ValidationError as error:
        fault = first_fault(error)
        told = clean_text(say_expected(fault), limit=250).removesuffix(".")
        raise MailError(f"{shown} is no packet: {where(fault['loc']) or 'the file'} {told}.") from None
    if not is_signed(packet.sender, packet.signature, _signed_text(packet)):
        raise MailError(f"{shown} was changed after it was sent: its signature does not fit.")
    return packet
