"""Squads on paper.

It knows `base`, `facts`, `book`. It is asked by `setup`, the builder and the commands for squads. Begin with `plan`,
then `cost`.

| what | module |
|---|---|
| the plan of a squad | `plan` |
| prices, unit values (BLD-03 to BLD-11, LDR-08) | `cost` |
| what is wrong with it (BLD, TRP-03, GLA, EXP-03) | `legality`, `outfit` |
| figures for the log (LOG-03 to LOG-08) | `log_values` |
| changes, comparison | `edit`, `compare` |
| files for others, ready squads and battles | `exchange`, `ready`, `scene` |
"""
