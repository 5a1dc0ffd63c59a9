"""A disk that fails once, at the N-th call that changes something: SQLite's own file layer, entered by ctypes.

    with FailingDisk(at=7, how="full") as disk:
        ...
    assert disk.failed

Faults: `broken` (the call fails and does nothing), `full` (a write finds no room), `short` (half of a write arrives),
`late` (the call does what it should and then reports a failure). Calls that are counted are SQLite's write, sync,
truncate, open and delete, and Python's fsync, link, replace, mkdir and opening for writing.
"""

import _sqlite3
import ctypes
import errno
import io
import os
from contextlib import suppress
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p

FAULTS = ("broken", "full", "short", "late")

_OK, _CANTOPEN, _FULL = 0, 14, 13
_IOERR_WRITE, _IOERR_SYNC, _IOERR_TRUNCATE, _IOERR_DELETE = (10 | (kind << 8) for kind in (3, 4, 6, 10))
_READONLY_FLAG = 0x1

_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(Structure):
    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("following", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("delete", c_void_p),
    )


class _Methods(Structure):
    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("others", c_void_p * 13),
    )


_KEPT = []
"""What C points to, for as long as some file may still be open."""


class FailingDisk:
    """`calls` counts what was asked of the disk; with `at` None nothing fails, so that one knows how many there are."""

    def __init__(self, at=None, how="broken"):
        self.at, self.how = at, how
        self.calls = 0
        self.failed = False

    def _now(self):
        self.calls += 1
        self.failed |= self.calls == self.at
        return self.calls == self.at

    # Python's own calls

    def _guarded(self, call, *, only=lambda *_: True):
        def guarded(*args, **options):
            if not only(*args, **options) or not self._now():
                return call(*args, **options)
            number = errno.ENOSPC if self.how in ("full", "short") else errno.EIO
            if self.how == "late":
                call(*args, **options)
            raise OSError(number, os.strerror(number))

        return guarded

    def __enter__(self):
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(_Vfs)
        self._vfs = library.sqlite3_vfs_find(None).contents
        self._plain = self._vfs.open, self._vfs.delete
        self._vfs.open = self._pointer(_OPEN, self._open)
        self._vfs.delete = self._pointer(_DELETE, self._delete)
        self._python = {name: getattr(os, name) for name in ("fsync", "link", "replace", "mkdir")}
        for name, call in self._python.items():
            setattr(os, name, self._guarded(call))
        self._io_open = io.open
        io.open = self._guarded(io.open, only=lambda _, mode="r", *__, **___: bool(set("wxa+") & set(mode)))
        return self

    def __exit__(self, *_):
        self._vfs.open, self._vfs.delete = self._plain
        for name, call in self._python.items():
            setattr(os, name, call)
        io.open = self._io_open
        self.at = None  # files that are still open work from now on

    # SQLite's

    def _pointer(self, kind, function):
        _KEPT.append(kind(function))
        return ctypes.cast(_KEPT[-1], c_void_p).value

    def _open(self, vfs, name, file, flags, out):
        writes = not flags & _READONLY_FLAG
        if writes and self._now() and self.how != "late":
            return _CANTOPEN
        code = _OPEN(self._plain[0])(vfs, name, file, flags, out)
        if code == _OK:
            table = ctypes.cast(file, POINTER(c_void_p))
            table[0] = self._methods(table[0])
        return code

    def _delete(self, vfs, name, sync):
        failing = self._now()
        if failing and self.how != "late":
            return _IOERR_DELETE
        code = _DELETE(self._plain[1])(vfs, name, sync)
        return _IOERR_DELETE if failing else code

    def _methods(self, address):
        """The table of calls of a file, with ours in place of three of them."""
        plain = _Methods.from_address(address)
        own = _Methods.from_buffer_copy(plain)
        write, truncate, sync = _WRITE(plain.write), _TRUNCATE(plain.truncate), _SYNC(plain.sync)
        own.write = self._pointer(_WRITE, lambda *args: self._write(write, *args))
        own.truncate = self._pointer(_TRUNCATE, lambda *args: self._other(truncate, _IOERR_TRUNCATE, args))
        own.sync = self._pointer(_SYNC, lambda *args: self._other(sync, _IOERR_SYNC, args))
        _KEPT.append(own)
        return ctypes.addressof(own)

    def _write(self, write, file, data, amount, offset):
        if not self._now():
            return write(file, data, amount, offset)
        if self.how == "short":
            write(file, data, amount // 2, offset)
        if self.how == "late":
            write(file, data, amount, offset)
        return _FULL if self.how in ("full", "short") else _IOERR_WRITE

    def _other(self, call, fault, args):
        if not self._now():
            return call(*args)
        if self.how == "late":
            call(*args)
        return fault


def available():
    """Whether this Python's SQLite can be entered so."""
    with suppress(OSError, AttributeError):
        return bool(ctypes.CDLL(_sqlite3.__file__).sqlite3_vfs_find)
    return False
