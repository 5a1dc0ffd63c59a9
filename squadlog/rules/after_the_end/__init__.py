"""After the end: the table plays on, or sets right by what the battle ended and was counted (SCN-13, SEQ-07)."""
