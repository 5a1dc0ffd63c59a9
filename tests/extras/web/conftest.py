from support.calling import call, home

__all__ = ["call", "home"]
