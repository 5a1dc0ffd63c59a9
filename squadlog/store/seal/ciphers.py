"""What a seal is made of: keys out of words, what is encrypted under them, texts for the file."""

import hashlib
import secrets
from base64 import b64decode, b64encode
from collections.abc import Mapping

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from cryptography import exceptions
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.ciphers import aead
    from cryptography.hazmat.primitives.kdf import hkdf

KEY, NONCE, TAG = 32, 12, 16
"""How many bytes each takes."""
_MOST_SCRYPT = 2**22
"""The most that a ring may have a word cost, n times r times p: two seconds, whatever somebody wrote there."""
_MOST_BYTES = 2**28


NONSENSE = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What comes of reading or deciding what no program writes."""


class SealError(StoreError):
    """Something sealed cannot be opened here; the sentence says which word would."""


def require_library() -> None:
    """Raise SealError, with what to install, where the library for seals is missing."""
    try:
        aead.ChaCha20Poly1305  # noqa: B018 - loads it
    except ImportError:
        told = "A sealed battle needs the library cryptography: pip install 'squadlog[seal]'."
        raise SealError(told) from None


def seal_text(key: bytes, content: bytes, about: str) -> str:
    """A text that only this key opens, bound to what it is `about`."""
    return encode_bytes(encrypt(key, content, about))


def unseal_text(key: bytes, text: str, about: str) -> bytes:
    """What such a text holds. SealError for another key, or where it was changed."""
    return decrypt(key, read(text), about)


def under_word(word: str, salt: str, cost: Mapping[str, int]) -> bytes:
    """The key that a word makes, at what that costs. SealError where that cannot be, or costs more than it may."""
    try:
        dear = cost["n"] * cost["r"] * cost["p"] > _MOST_SCRYPT
        most = 1 if dear else min(256 * cost["n"] * cost["r"], _MOST_BYTES)  # with one byte it is refused
        return hashlib.scrypt(
            word.encode(),
            salt=bytes.fromhex(salt),
            n=cost["n"],
            r=cost["r"],
            p=cost["p"],
            maxmem=most,
            dklen=KEY,
        )
    except (ValueError, KeyError, TypeError):
        raise SealError("The keys of this battle were changed from outside.") from None


def derive_key(secret: bytes, about: str) -> bytes:
    """Another key out of a secret, for one use."""
    return hkdf.HKDF(
        algorithm=hashes.SHA256(), length=KEY, salt=None, info=f"squadlog {about}".encode()
    ).derive(secret)


def encrypt(key: bytes, content: bytes, about: str) -> bytes:
    """Encrypted under a key, and bound to what it is about."""
    nonce = secrets.token_bytes(NONCE)
    return nonce + aead.ChaCha20Poly1305(key).encrypt(nonce, content, about.encode())


def decrypt(key: bytes, sealed: bytes, about: str) -> bytes:
    """Decrypted under a key. SealError where it was changed, or is about something else."""
    try:
        return aead.ChaCha20Poly1305(key).decrypt(sealed[:NONCE], sealed[NONCE:], about.encode())
    except (exceptions.InvalidTag, ValueError):
        raise SealError("What is sealed here was changed from outside, or is of another battle.") from None


def encode_bytes(raw: bytes) -> str:
    """Bytes as a text for the file."""
    return b64encode(raw).decode()


def read(text: str) -> bytes:
    """A text of the file as bytes. SealError for no such text."""
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise SealError("What is sealed here was changed from outside.") from None
