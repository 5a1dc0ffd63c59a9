"""A battle as it was fought, read off its record once for whoever counts or tells it: tables, reports, careers."""
