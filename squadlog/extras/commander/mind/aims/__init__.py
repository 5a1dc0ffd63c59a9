"""What a battle is for: the objectives of its page, where they want a soldier, what his loss means beyond his points.

It knows what its side knows. Tasks, chapters and situations ask it; begin at `objectives`.
"""
