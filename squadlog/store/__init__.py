"""The file: rows, migrations, backups. What goes in and out are plain values; rows never leave this room.

It knows `base`, `battle`; no rules but to check a record. It is asked by `session`. Begin with `record_file`, then
`schema`.
"""
