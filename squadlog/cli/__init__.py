"""The command line, full twin of the screens. One module for each command, imported when it is called.

It knows `session` and the values of the rooms beneath, `tui` to open it; no rules, no SQL. It is asked by a shell, by
`__main__`. Begin with `main`, then `commands`.
"""
