"""Who wrote what goes from home to home: a key of each for one battle, whose private half never leaves it."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.store.seal import ciphers

with lazy_imports():
    from cryptography import exceptions
    from cryptography.hazmat.primitives.asymmetric import ed25519


def new_signer() -> str:
    """A new key that signs, in hex. SealError without the library."""
    ciphers.require_library()
    return ed25519.Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_half(signer: str) -> str:
    """The half of a key that others know it by, in hex."""
    return (
        ed25519.Ed25519PrivateKey.from_private_bytes(bytes.fromhex(signer))
        .public_key()
        .public_bytes_raw()
        .hex()
    )


def sign_letter(signer: str, content: bytes) -> str:
    """The signature of a content, in hex."""
    return ed25519.Ed25519PrivateKey.from_private_bytes(bytes.fromhex(signer)).sign(content).hex()


def is_signed(public: str, signature: str, content: bytes) -> bool:
    """Whether that key has signed the content. SealError without the library."""
    ciphers.require_library()
    try:
        half = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        half.verify(bytes.fromhex(signature), content)
    except (exceptions.InvalidSignature, ValueError):
        return False
    return True
