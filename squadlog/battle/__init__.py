"""The record: state, commands, events, and the fold between them. Knows no rules."""
