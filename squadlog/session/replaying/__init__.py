"""A battle watched again: what a seat knew of it line by line, what changed with each, and the marks along its way."""
