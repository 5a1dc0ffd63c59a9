"""Every module of the screens is loaded: whoever asks a class for its kinds gets all of them."""

import importlib
import pkgutil

import squadlog.tui

PICTURES = "squadlog.tui.map.picture.drawing"
"""What needs the extra for pictures; it has neither screen nor sheet."""

for module in pkgutil.walk_packages(squadlog.tui.__path__, "squadlog.tui."):
    if module.name != PICTURES:
        importlib.import_module(module.name)


def kinds_of(kind: type) -> set[type]:
    """Everything that inherits from it and that nothing inherits from."""
    below = kind.__subclasses__()
    return {leaf for one in below for leaf in kinds_of(one)} if below else {kind}
