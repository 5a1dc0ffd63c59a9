"""What a scenario agrees on beyond squads and map: the parts E and G of its page, as data (SCN)."""
