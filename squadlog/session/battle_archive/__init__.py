"""A whole battle as a file for others: written, read, and tried before anything of it is kept."""
