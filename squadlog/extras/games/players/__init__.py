"""Players that are no people: what they are asked, what they answer, and how each of them finds it."""
