from support.at_screens import brought, mapped, play, prepared, quick_screens, size

__all__ = ["brought", "mapped", "play", "prepared", "quick_screens", "size"]
