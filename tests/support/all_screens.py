"""Every module of the screens is loaded: whoever asks a class for its kinds gets all of them."""

import importlib

from support import sources

PICTURES = "squadlog.tui.map.picture.drawing"
"""What needs the extra for pictures; it has neither screen nor sheet."""

for path in sources.texts():
    name = sources.name_of(path)
    if ({"tui", "screens"} & set(name.split("."))) and name != PICTURES:
        importlib.import_module(name)


def kinds_of(kind: type) -> set[type]:
    """Everything that inherits from it and that nothing inherits from."""
    below = kind.__subclasses__()
    return {leaf for one in below for leaf in kinds_of(one)} if below else {kind}
