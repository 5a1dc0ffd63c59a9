"""A map that is read: what is wrong with it, all of it at once, with the place and what would be right."""
