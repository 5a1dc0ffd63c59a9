"""How it stands with a battle by mail at one home: settings beside the record, one of them the last packet sent."""

import json
from contextlib import suppress
from dataclasses import asdict, field

from squadlog.base.records import record
from squadlog.store.record_file import Store
from squadlog.store.seal.ciphers import NONSENSE
from squadlog.store.seal.letters import public_half

SETTING, SENT = "mail", "mail-sent"
"""How the names of the settings begin: of the state, and of the packet that was sent last."""


@record
class PostMark:
    """A packet that went or came: its number, whether it was sent from here, when, and its mark."""

    number: int
    sent: bool
    at: str
    mark: str


@record
class DiceExchange:
    """Dice that have fallen between two packets: the judge's number, commitment and share, the other's share.

    `count` dice fell; `seen` tells of the faces in the steps from `first` to before `last`, counted as written, which
    of them each was. The judge's share is empty as long as the other home waits for it.
    """

    number: int
    commits: str
    judge: str
    other: str
    count: int = 0
    seen: tuple[tuple[int, int], ...] = ()
    first: int = 0
    last: int = 0


@record
class MailState:
    """What a home knows of a battle by mail.

    `origin` is the hash of the battle's first step. `side` sits here (`judges`: all is decided here), `other` away;
    `theirs` is the key of that home, empty before its first packet. `number` is that of the last packet, `ours` whether
    it is for this home to send the next. `have_steps` and `have_moves` are how far the other home has the record,
    `floor` is the hash of the step that no packet goes back behind. `share` is the own share that stands for the next
    dice, `bound` what the other home bound itself to. `fallen` are the dice (as lists) that fell as the last packet was
    taken, `refused` what of its orders was not done.
    """

    origin: str
    side: str
    other: str
    judges: bool
    signer: str
    theirs: str = ""
    number: int = 0
    ours: bool = True
    have_steps: int = 0
    have_moves: int = 0
    floor: str = ""
    share: str = ""
    bound: str = ""
    fallen: tuple[tuple[int, str, str, int, int], ...] = ()
    refused: tuple[str, ...] = ()
    marks: tuple[PostMark, ...] = ()
    dice: tuple[DiceExchange, ...] = field(default=())

    @property
    def public(self) -> str:
        """The key by which others know this home."""
        return public_half(self.signer)

    @property
    def signs(self) -> str:
        """Four signs of both homes' keys, for people to compare; empty before both are known."""
        return "".join(sorted((self.public[:4], self.theirs[:4]))) if self.theirs else ""


def state_to_text(state: MailState) -> str:
    """A state as its setting has it."""
    return json.dumps(asdict(state))


def state_of(store: Store, number: int) -> MailState | None:
    """How it stands with a battle by mail; None where the battle is none. Raises StoreError."""
    text = store.settings.get(f"{SETTING}.{number}")
    with suppress(*NONSENSE):
        content = json.loads(text or "{}")
        content["marks"] = tuple(PostMark(**one) for one in content["marks"])
        content["dice"] = tuple(
            DiceExchange(**{**one, "seen": tuple((place, face) for place, face in one["seen"])})
            for one in content["dice"]
        )
        content["fallen"] = tuple(map(tuple, content["fallen"]))
        content["refused"] = tuple(content["refused"])
        state = MailState(**content)
        return state if state.origin == store.origin(number) else None
    return None


def mailed(store: Store) -> dict[int, MailState]:
    """Every battle by mail of a file, by its number."""
    found = ((battle.id, state_of(store, battle.id)) for battle in store.battles())
    return {number: state for number, state in found if state is not None}
