from support.at_screens import brought, play, prepared
from support.calling import call, home

__all__ = ["brought", "call", "home", "play", "prepared"]
