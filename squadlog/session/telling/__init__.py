"""What a seat is told of the record: its log, notes and wounds, and what is exported and proved of it."""
