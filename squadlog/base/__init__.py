"""What every room stands on: errors, names and texts, limits, frozen records, dice, files of the user."""
