"""What a process may do whose screens somebody at another computer has: read the program, and keep its own record.

Nothing on those screens asks for more. Should one ever do so, it is refused here, whatever it is called.
"""

import errno
import os
import site
import sys
from pathlib import Path
from typing import Any

from squadlog.base.user_paths import copies_folder, seen_folder
from squadlog.book.places import PACKAGE, data_dir

NOT_HERE = "no file of this computer opens from a browser"
_READS = frozenset({"os.listdir", "os.scandir", "os.walk"})
_CHANGES = frozenset(
    {
        "os.chmod", "os.chown", "os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink",
        "os.truncate", "os.utime", "sqlite3.connect",
    }
)  # fmt: skip
_NEVER = frozenset(
    {
        "os.exec", "os.fork", "os.forkpty", "os.kill", "os.killpg", "os.posix_spawn", "os.spawn", "os.startfile",
        "os.system", "pty.spawn", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendmsg", "socket.sendto",
        "subprocess.Popen", "webbrowser.open",
    }
) | frozenset(() if sys.platform == "win32" else ("socket.bind", "socket.connect"))  # fmt: skip
"""What is never done. On Windows the loop of the screens speaks with itself by such a socket."""
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_TRUNC


class Confines:
    """The folders that may be read, and those that may be changed, with the file of the record and what lies by it."""

    def __init__(self, store: Path) -> None:
        packages = (*site.getsitepackages(), site.getusersitepackages())
        code = (sys.prefix, sys.base_prefix, sys.pycache_prefix, *packages, PACKAGE)
        data = (
            data_dir("tables"),
            data_dir("scenarios"),
            "/usr/share/zoneinfo",
            "/etc/localtime",
            os.devnull,
        )
        kept = (store.parent / "backups", store.with_name("errors.log"), copies_folder(), seen_folder())
        self.store = os.path.realpath(store)
        self.kept = tuple(os.path.realpath(one) for one in kept)
        self.read = (*(os.path.realpath(one) for one in (*code, *data) if one), *self.kept)
        self.listed = frozenset(os.path.realpath(one) for one in sys.path if one)

    def may(self, path: object, *, change: bool) -> bool:
        """Whether a file may be read, or changed; what is open already may be both."""
        if isinstance(path, int):
            return True
        if not isinstance(path, str | bytes | os.PathLike):
            return False
        real = os.path.realpath(os.fsdecode(path))
        if real.startswith(self.store):  # what SQLite writes beside it has more letters
            return os.path.dirname(real) == os.path.dirname(self.store)  # noqa: PTH120 - asked very often
        within = any(
            real == one or real.startswith(f"{one}{os.sep}") for one in (self.kept if change else self.read)
        )
        return within or (not change and real in self.listed)

    def __call__(self, event: str, told: tuple[Any, ...]) -> None:
        """Refuse what goes beyond: Python tells of each thing before it is done. Raises PermissionError."""
        if event == "open":
            change = bool(told[2] & _WRITES) if isinstance(told[2], int) else True
            if told[0] == os.devnull or self.may(told[0], change=change):
                return
        elif event in _CHANGES:
            told = (told[0], told[1]) if event in ("os.link", "os.rename", "os.symlink") else told[:1]
            if told == (":memory:",) or all(self.may(one, change=True) for one in told):
                return
        elif event in _READS:
            if self.may(told[0] or ".", change=False):
                return
        elif event not in _NEVER:
            return
        raise PermissionError(errno.EACCES, NOT_HERE)


def confine(store: Path) -> None:
    """Keep this process to its record and the program, as long as it runs."""
    sys.dont_write_bytecode = True
    sys.addaudithook(Confines(store))
