"""What a commander thinks: from what its seat knows to a command with its reasons. It knows no battle, file or dice.

Begin with `posed`, what a mind is asked and answers; `safe` answers what a level has no idea for.
"""
