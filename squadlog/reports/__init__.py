"""Events and state in words: the log, the story, exports, sheets, reminders, the audit.

It knows `battle`, `rules`. It is asked by `session`, screens, commands and papers. Begin with `narrate`, then
`logbook`.
"""
