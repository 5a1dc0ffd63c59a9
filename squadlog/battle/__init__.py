"""The record: state, commands, events, and the fold between them. Knows no rules.

It knows `base`, `facts`, `book`, `squads`; no rules, no ground. It is asked by every room above it. Begin with
`state`, then `evolve`.
"""
