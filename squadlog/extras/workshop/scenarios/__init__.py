"""A scenario under work: its file as plain data, what can be written into it, and how it becomes a file again."""
