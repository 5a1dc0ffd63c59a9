"""Leaders: who leads which squad, and what that does to the roll for initiative."""
