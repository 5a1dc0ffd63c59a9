"""The file of battles as somebody finds it who opens it with another program."""

import sqlite3


def by_hand(path, statement, *values):
    """Change rows of the file behind the program's back; how many were."""
    connection = sqlite3.connect(path)
    with connection:
        changed = connection.execute(statement, values).rowcount
    connection.close()
    return changed
