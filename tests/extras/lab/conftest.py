from support.at_screens import play, quick_screens

__all__ = ["play", "quick_screens"]
