"""What a seat remembers of enemies whom it does not see and where they may be, and where its own soldiers stood.

Begin with `remembered`, what it keeps of what it saw and heard; `ghosts` makes places of it, `beneath` weighs piles.
`steps` is of its own.
"""
