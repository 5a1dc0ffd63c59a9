"""Words, keys and boxes of a sealed battle: who can open what.

Each side has a key, and so has the whole: whoever holds that is a judge. A key lies in the record under the word of its
seat (the whole under the referee's), those of the sides under that of the whole, and the whole under all the sides'.
"""

import hashlib
import json
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from typing import Any, Final

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, replace
from squadlog.facts.seats import REFEREE
from squadlog.store.seal import ciphers
from squadlog.store.seal.words import as_typed, plain, unfit

with lazy_imports():
    from cryptography import exceptions
    from cryptography.hazmat.primitives.asymmetric import ed25519, x25519

SCRYPT: dict[str, int] = {"n": 2**17, "r": 8, "p": 1}
"""What a word costs to try: about half a second, and 128 MB."""
JUDGE: Final = ""
"""Whose box tells the whole."""
_ALL: Final = "*"
_MAPS = ("cost", "salts", "wrapped", "under", "public")
_SIGNS = "signs"


@record
class KeyRing:
    """The keys of a battle as they lie in its record: wrapped. `id` tells the battle from all others.

    `cost` are the parameters of scrypt, `salts` what goes with each word, `wrapped` the keys: of a seat under its word,
    of the whole (`*`) under all sides' keys together. `under` are the sides' keys under that of the whole. `public` are
    the public halves of the sides' keys for lending, `signs` those that prove who wrote a step; an old ring has none.
    What is encrypted is bound to all of the ring, by `mark`, there by its name alone.
    """

    id: str
    cost: Mapping[str, int]
    salts: Mapping[str, str]
    wrapped: Mapping[str, str]
    under: Mapping[str, str]
    public: Mapping[str, str]
    signs: Mapping[str, str] = field(default_factory=dict)
    mark: str = ""

    @property
    def signed(self) -> bool:
        """Whether every step of the battle is signed by who wrote it."""
        return bool(self.signs)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides, in their order."""
        return tuple(self.under)


@record
class Opened:
    """What a process can open of a battle: the seats with a word given, and the keys it has by now.

    `words` are the seats with a word given, `last` the side of the word given last. Keys may be lent besides, which
    open no seat.
    """

    ring: KeyRing
    words: frozenset[str] = frozenset()
    last: str = ""
    keys: Mapping[str, bytes] = field(default_factory=dict)
    whole: bytes | None = None

    @property
    def judges(self) -> bool:
        """Whether it can decide whatever there is to decide."""
        return self.whole is not None

    @property
    def sees_all(self) -> bool:
        """Whether every seat may be taken here: by the referee's word, by all of the sides, or as all is opened."""
        return REFEREE in self.words or set(self.ring.sides) <= self.words

    def may_sit(self, seat: str) -> bool:
        """Whether a seat may be taken here: of several sides whose words do not open all, the last."""
        return self.sees_all or (seat in self.words and seat in (REFEREE, self.side))

    @property
    def side(self) -> str | None:
        """The side whose eyes it has where it does not see all: that of the word given last."""
        return self.last or self._first

    @property
    def _first(self) -> str | None:
        return next((side for side in self.ring.sides if side in self.words), None)

    def writes_for(self, side: str) -> str | None:
        """The side to write as: `side`, where its word was given, else the first."""
        return side if side in self.words and side in self.ring.sides else self._first


def new_ring(
    words: Mapping[str, str], sides: Iterable[str], *, cost: Mapping[str, int] | None = None
) -> tuple[KeyRing, Opened]:
    """New keys under these words, by seat; the referee's may be missing. SealError without the library.

    `cost` is what a word costs to try, where it is none that anybody could guess.
    """
    ciphers.require_library()
    given: list[str] = []
    for seat, word in words.items():
        if why := unfit(word, given):
            raise ciphers.SealError(f"The password of {seat}: {why}")
        given.append(word)
    name, whole = secrets.token_hex(16), secrets.token_bytes(ciphers.KEY)
    keys = {side: secrets.token_bytes(ciphers.KEY) for side in sides}
    salts = {seat: secrets.token_hex(16) for seat in words}
    cost = dict(cost or SCRYPT)
    of = {**keys, REFEREE: whole}
    wrapped = {
        seat: ciphers.seal_text(
            ciphers.under_word(plain(word), salts[seat], cost), of[seat], f"{name} word {seat}"
        )
        for seat, word in words.items()
    }
    wrapped[_ALL] = ciphers.seal_text(_together(keys), whole, f"{name} all")
    ring = KeyRing(
        id=name,
        cost=cost,
        salts=salts,
        wrapped=wrapped,
        under={side: ciphers.seal_text(whole, key, f"{name} under {side}") for side, key in keys.items()},
        public={side: _half_of(key).hex() for side, key in keys.items()},
        signs={
            seat: _signing(key).public_key().public_bytes_raw().hex()
            for seat, key in {JUDGE: whole, **keys}.items()
        },
    )
    ring = replace(ring, mark=_mark_of(ring))
    return ring, Opened(ring=ring, words=frozenset(words), keys=keys, whole=whole)


def with_word(opened: Opened, seat: str, word: str) -> Opened:
    """What can be opened with one more word. SealError, in one sentence, for a wrong one."""
    ciphers.require_library()
    ring = opened.ring
    if seat not in ring.salts:
        raise ciphers.SealError(
            f"The battle was sealed without a password for {seat}: the passwords of all sides together open it."
        )
    key = _key_under(word, ring, seat)
    if key is None:
        others = (
            "the password of the referee opens everything"
            if REFEREE in ring.salts
            else "the passwords of all sides together open everything"
        )
        raise ciphers.SealError(f"This is not the password of {seat}. It cannot be recovered; {others}.")
    last = seat if seat in ring.sides else opened.last
    opened = replace(opened, words=opened.words | {seat}, last=last)
    return with_whole(opened, key) if seat == REFEREE else with_keys(opened, {seat: key})


def with_keys(opened: Opened, keys: Mapping[str, bytes]) -> Opened:
    """What can be opened with these keys besides; with all of the sides' the whole."""
    ring, known = opened.ring, {**opened.keys, **keys}
    whole = opened.whole
    if whole is None and set(ring.sides) <= known.keys():
        whole = ciphers.unseal_text(
            _together({side: known[side] for side in ring.sides}), ring.wrapped[_ALL], f"{ring.id} all"
        )
    return replace(opened, keys=known, whole=whole)


def with_whole(opened: Opened, whole: bytes) -> Opened:
    """What can be opened with the key of the whole: everything."""
    ring = opened.ring
    keys = {
        side: ciphers.unseal_text(whole, ring.under[side], f"{ring.id} under {side}") for side in ring.sides
    }
    return replace(opened, keys=keys, whole=whole)


def open_revealed(ring: KeyRing, whole: str) -> Opened | None:
    """A seal that was opened for everybody: every seat may be taken; None where this is not what opens it."""
    with suppress(ciphers.SealError, ValueError):
        return with_whole(Opened(ring=ring, words=frozenset({REFEREE})), bytes.fromhex(whole))
    return None


# Boxes: under the key of whoever is to read them; a side's for a judge under its own; for nobody under none

_OWN, _NOTHING = 0, 255


def box(opened: Opened, seat: str, content: bytes, about: str, by: str = "") -> str:
    """A box with `content` for a seat or a judge alone, bound to what it is `about`; all are equally long.

    Without the key of a seat the box is empty for it, whatever the `content`; a judge always gets the content, and
    knows the side: `by`, if the word of that side was given, else the first side with a word.
    """
    key = opened.whole if seat == JUDGE else opened.keys.get(seat)
    side, bound = opened.writes_for(by), f"{opened.ring.mark} {about} for {seat}"
    if key is not None:
        return ciphers.encode_bytes(bytes([_OWN]) + ciphers.encrypt(key, content, bound))
    if seat == JUDGE and side is not None:
        mark = bytes([1 + opened.ring.sides.index(side)])
        return ciphers.encode_bytes(
            mark + ciphers.encrypt(ciphers.derive_key(opened.keys[side], "for a judge"), content, bound)
        )
    return ciphers.encode_bytes(
        bytes([_NOTHING]) + secrets.token_bytes(ciphers.NONCE + len(content) + ciphers.TAG)
    )


def unbox(opened: Opened, seat: str, text: str, about: str) -> tuple[bytes, str | None]:
    """What a box holds, and for a judge the side it came from (None: from a judge); empty where it holds nothing.

    SealError where it is for other eyes, or is not as it was written.
    """
    key = opened.whole if seat == JUDGE else opened.keys.get(seat)
    if key is None:
        raise ciphers.SealError("This is sealed for other eyes.")
    bound, raw, sides = f"{opened.ring.mark} {about} for {seat}", ciphers.read(text), opened.ring.sides
    by = raw[0] if raw else _NOTHING
    if by == _OWN:
        return ciphers.decrypt(key, raw[1:], bound), None
    if seat != JUDGE and by == _NOTHING:
        return b"", None
    if seat != JUDGE or by > len(sides):
        raise ciphers.SealError("What is sealed here was changed from outside.")
    side = sides[by - 1]
    return ciphers.decrypt(ciphers.derive_key(opened.keys[side], "for a judge"), raw[1:], bound), side


def of_a_side(text: str) -> bool:
    """Whether what is for a judge was written by a side alone: then it has nothing for the others."""
    return ciphers.read(text)[:1] not in (b"", bytes([_OWN]))


def side_of(ring: KeyRing, text: str) -> str | None:
    """The side that wrote what is for a judge alone; None for a judge. SealError for one that there is not."""
    raw = ciphers.read(text)
    by = raw[0] if raw else _NOTHING
    if by > len(ring.sides):
        raise ciphers.SealError("What is sealed here was changed from outside.")
    return None if by == _OWN else ring.sides[by - 1]


def own_half(key: bytes) -> "x25519.X25519PrivateKey":
    """The private half that goes with a key."""
    return x25519.X25519PrivateKey.from_private_bytes(ciphers.derive_key(key, "half"))


def lent(mine: "x25519.X25519PrivateKey", own: bytes, theirs: str, public: str, about: str) -> bytes:
    """The key that two terminals lend under: from the halves made as they were opened, and those of their seats."""
    shared = mine.exchange(_other(theirs)) + own_half(own).exchange(_other(public))
    return ciphers.derive_key(shared, f"lent {about}")


def of_the_side(ring: KeyRing, side: str, key: bytes) -> bool:
    """Whether this is the key of a side, as the ring knows it."""
    return len(key) == ciphers.KEY and _half_of(key).hex() == ring.public[side]


def _half_of(key: bytes) -> bytes:
    return own_half(key).public_key().public_bytes_raw()


def _other(half: str) -> "x25519.X25519PublicKey":
    try:
        return x25519.X25519PublicKey.from_public_bytes(bytes.fromhex(half))
    except ValueError:
        raise ciphers.SealError("What is sealed here was changed from outside.") from None


def _key_under(word: str, ring: KeyRing, seat: str) -> bytes | None:
    """What a word of a seat opens; None for a wrong one. It may be of a time when letters were not composed."""
    for form in dict.fromkeys((plain(word), *as_typed(word))):
        wrapping = ciphers.under_word(form, ring.salts[seat], ring.cost)
        with suppress(ciphers.SealError):
            return ciphers.unseal_text(wrapping, ring.wrapped[seat], f"{ring.id} word {seat}")
    return None


def _together(keys: Mapping[str, bytes]) -> bytes:
    return ciphers.derive_key(b"".join(keys[side] for side in sorted(keys)), "all")


# Who wrote something, for all to see


def sign(opened: Opened, content: str, by: str = "") -> tuple[str, str]:
    """Who writes here, a judge or a side, and the signature of that. SealError where no word was given.

    Of several sides whose words were given it is `by`, else the first.
    """
    seat = JUDGE if opened.judges else opened.writes_for(by)
    key = opened.whole if seat == JUDGE else opened.keys.get(seat or "")
    if seat is None or key is None:
        raise ciphers.SealError("The battle is sealed: nothing can be written without a password.")
    return seat, ciphers.encode_bytes(_signing(key).sign(f"{opened.ring.mark} {content}".encode()))


def require_signed(ring: KeyRing, by: str, signature: str, content: str) -> None:
    """Raise SealError where the content was not signed by the seat."""
    try:
        half = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(ring.signs[by]))
        half.verify(ciphers.read(signature), f"{ring.mark} {content}".encode())
    except (exceptions.InvalidSignature, ValueError, KeyError):
        raise ciphers.SealError("It is not signed by whom it says.") from None


def _signing(key: bytes) -> "ed25519.Ed25519PrivateKey":
    return ed25519.Ed25519PrivateKey.from_private_bytes(ciphers.derive_key(key, "signs"))


# The ring as it lies in the record


def ring_to_json(ring: KeyRing) -> str:
    """The ring as a body of the first step."""
    maps = {name: dict(getattr(ring, name)) for name in (*_MAPS, *([_SIGNS] if ring.signs else []))}
    return json.dumps({"kind": "keyring", "id": ring.id, **maps})


def _mark_of(ring: KeyRing) -> str:
    """To what all of a battle is bound: its ring, so that nobody puts another half into it."""
    maps = {name: sorted(getattr(ring, name).items()) for name in (*_MAPS, _SIGNS)}
    return hashlib.sha256(json.dumps([ring.id, maps]).encode()).hexdigest() if ring.signs else ring.id


def ring_from_json(body: bytes | str) -> KeyRing:
    """The ring of a record. SealError for none."""
    maps: dict[str, dict[str, Any]]
    try:
        content = json.loads(body)
        name, maps = str(content["id"]), {one: dict(content[one]) for one in _MAPS}
        maps[_SIGNS] = dict(content.get(_SIGNS, {}))
        texts = [text for one in (*_MAPS[1:], _SIGNS) for text in maps[one].values()]
    except ciphers.NONSENSE:
        content, name, maps, texts = {}, "", {}, []
    numbers = maps.get("cost", {}).values()
    whole = all(isinstance(one, str) for one in texts) and all(isinstance(one, int) for one in numbers)
    if content.get("kind") != "keyring" or not whole:
        raise ciphers.SealError("The keys of this battle cannot be read.")
    ring = KeyRing(id=name, mark="", **maps)
    return replace(ring, mark=_mark_of(ring))
