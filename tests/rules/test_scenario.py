"""What the page of a scenario lays down: SCN-01..SCN-13, SET-05, A-119, A-120, A-130."""

SILENCE = """
[[conditions]]
id = "silence"
kind = "hold_fire"
side = "red"
name = "silent running"
"""
