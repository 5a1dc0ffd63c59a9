"""Whose word a command is among the people of one side: who commands whom, and the table of all kinds of commands."""
