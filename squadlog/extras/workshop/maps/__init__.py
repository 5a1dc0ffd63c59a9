"""A map under work: pieces laid, moved, named and taken away, each step undone at will."""
