"""Modules that are named at the top of a file and loaded when something of them is first asked for.

    with lazily():
        from squadlog.session import session
    ...
    session.Session.open(store, number)

For what a command may never come to: start-up is what the program costs most often. In the block whole modules are
named, `from package import module` or `import top`, and nothing else. Type checker, linter and import contracts read
ordinary imports.
"""

import builtins
import sys
from _thread import RLock  # `threading` would load a dozen modules into `--version`

ONE_AT_A_TIME = RLock()
"""Held while another function stands in the place of `__import__`. Nothing is loaded by whoever holds it."""


class Waiting:
    """A module until it is asked for something, and ever after: nothing of it is kept, so patches are met."""

    __slots__ = ("__by", "__module", "__name")
    __by: str
    __module: object
    __name: str

    def __init__(self, name: str, by: str) -> None:
        object.__setattr__(self, "_Waiting__name", name)
        object.__setattr__(self, "_Waiting__by", by)
        object.__setattr__(self, "_Waiting__module", None)

    def __loaded(self) -> object:
        try:
            __import__(self.__name)
        except ModuleNotFoundError as error:
            if error.name != self.__name:
                raise
            raise ImportError(f"{self.__by} imports {self.__name}, and there is no such module") from error
        object.__setattr__(self, "_Waiting__module", sys.modules[self.__name])
        return self.__module

    def __getattr__(self, name: str) -> object:
        """What the module has by that name."""
        return getattr(self.__module or self.__loaded(), name)

    def __setattr__(self, name: str, value: object) -> None:
        """As if the module itself were meant."""
        setattr(self.__loaded(), name, value)

    def __delattr__(self, name: str) -> None:
        """As if the module itself were meant."""
        delattr(self.__loaded(), name)

    def __repr__(self) -> str:
        """Without loading it."""
        return f"<module {self.__name!r}, loaded when it is used>"


class _Package:
    """What the names of one line are taken from."""

    def __init__(self, modules: dict[str, Waiting]) -> None:
        self.__dict__.update(modules)


class lazy_imports:  # noqa: N801 - it is read as a word
    """A block whose imports are loaded when they are used. Every other import goes on as ever, in all threads."""

    def __enter__(self) -> None:
        """Raises ImportError, on a line of the block, for one that names anything but whole modules."""
        writer = sys._getframe(1).f_globals  # noqa: SLF001 - nobody need say who they are
        by = writer["__name__"]

        def named(
            name: str,
            globals: dict[str, object] | None = None,  # noqa: A002 - as `__import__` calls it
            locals: dict[str, object] | None = None,  # noqa: A002 - likewise
            fromlist: tuple[str, ...] | None = (),
            level: int = 0,
        ) -> object:
            if globals is not writer:
                return self._ordinary(name, globals, locals, fromlist, level)
            if level or (fromlist and "*" in fromlist) or ("." in name and not fromlist):
                said = (
                    f"from {'.' * level}{name} import {', '.join(fromlist)}" if fromlist else f"import {name}"
                )
                raise ImportError(
                    f"{by} says '{said}': lazily, only 'from package import module' or 'import top'"
                )
            if not fromlist:
                return Waiting(name, by)
            return _Package({module: Waiting(f"{name}.{module}", by) for module in fromlist})

        ONE_AT_A_TIME.acquire()
        self._ordinary = builtins.__import__
        builtins.__import__ = named  # type: ignore[assignment] # it gives no module yet

    def __exit__(self, *_raised: object) -> None:
        """Imports of the writer are ordinary again."""
        builtins.__import__ = self._ordinary
        ONE_AT_A_TIME.release()
