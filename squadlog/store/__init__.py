"""The file: rows, migrations, backups. What goes in and out are plain values; rows never leave this room."""
