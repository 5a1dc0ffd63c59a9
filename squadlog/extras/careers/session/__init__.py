"""Access to companies, results and the ladder, for screens and commands."""
