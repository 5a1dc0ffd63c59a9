"""Furniture and scenery as shapes in metres, which every picture of a map draws with its own inks."""
