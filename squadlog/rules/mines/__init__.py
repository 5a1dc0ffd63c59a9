"""Mines, laid in secret before play, which enemies set off (MIN)."""
