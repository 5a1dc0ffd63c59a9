"""Questions: what the battle waits for, with every answer, and what is placed in secret before play."""
