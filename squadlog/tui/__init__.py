"""The screens: one per file with its own style sheet; `app` is the table of them.

It knows `session` and the values of the rooms beneath; no rules, no SQL. It is asked by `cli`, the extras. Begin with
`app`, then `home`.
"""
