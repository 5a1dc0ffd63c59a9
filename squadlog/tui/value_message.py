"""Messages of the screens that say values."""

from typing import ClassVar, dataclass_transform

from textual.message import Message


@dataclass_transform(eq_default=False)
class ValueMessage(Message):
    """A message that says the values which its class names, in that order or by name.

    Made as a dataclass is, without what that takes to be compiled when a screen is loaded.
    """

    _says: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Know what the class says besides those it comes from."""
        super().__init_subclass__()
        cls._says = (*cls._says, *cls.__annotations__)

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__()
        for name, said in (*zip(self._says, given, strict=False), *named.items()):
            setattr(self, name, said)
