from support.calling import call, home, shell

__all__ = ["call", "home", "shell"]
