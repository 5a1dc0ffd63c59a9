"""Battles between commanders without a table: played in memory, weighed in pairs. Begin with `bout`."""
