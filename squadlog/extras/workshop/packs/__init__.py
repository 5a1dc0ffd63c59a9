"""A pack under work: its rows as forms, what each would cost, and the text of its file."""
