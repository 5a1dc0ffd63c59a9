"""What a seat remembers of enemies whom it does not see, and where they may be.

Begin with `remembered`, what it keeps of what it saw and heard; `ghosts` makes places of it, `beneath` weighs piles.
"""
