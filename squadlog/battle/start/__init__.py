"""A battle that begins in the middle: how it stands is text in its set-up, read and written here."""
