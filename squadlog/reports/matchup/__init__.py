"""Two squads by what they do to each other: exact figures of the rules, in words, and as bars. Begin with `fight`."""
