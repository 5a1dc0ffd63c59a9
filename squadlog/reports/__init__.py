"""Events and state in words: the log, the story, exports, sheets, reminders, the audit."""
