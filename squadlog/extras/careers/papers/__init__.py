"""What of companies and campaigns can be printed: loaded by paper alone, whose marks it uses."""
