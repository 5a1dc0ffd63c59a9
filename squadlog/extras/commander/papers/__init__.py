"""What of commanders can be printed: loaded by paper alone, whose marks it uses."""
