"""Exercises: a moment of a battle, what one's side knew then, and the question what one would do there.

Begin with `moment`, an exercise and its file; `ready/` has those that come with the program.
"""
