"""Furniture and scenery on printed maps."""
