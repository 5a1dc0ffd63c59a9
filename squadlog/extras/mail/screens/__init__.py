"""The screen on which a turn is sent and a packet taken."""
