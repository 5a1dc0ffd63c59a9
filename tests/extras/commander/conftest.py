from support.at_screens import brought, mapped, play, prepared, quick_screens, size
from support.calling import call, home, shell

__all__ = ["brought", "call", "home", "mapped", "play", "prepared", "quick_screens", "shell", "size"]
