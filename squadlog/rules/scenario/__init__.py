"""What the scenario lays down beside the book: conditions, triggers, arrivals, objectives (SCN-01..SCN-13)."""
