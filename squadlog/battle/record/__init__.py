"""The record: steps in a tree, as JSON of every version and in memory. Knows commands and events, and no rules."""
