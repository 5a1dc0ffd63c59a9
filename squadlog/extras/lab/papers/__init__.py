"""What of a lab can be printed: loaded by paper alone, whose marks it uses. Begin with `report`."""
