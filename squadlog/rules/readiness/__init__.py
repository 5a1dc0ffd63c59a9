"""Before play: turn 1 opens when each side has said that it is ready, or the referee begins (SET-05)."""
