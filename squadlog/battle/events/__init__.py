"""What happened, in past tense: `table` and `turn` for the frame, `action`, `fire`, `melee`, `referee`; `union` joins them.

Every event says the facts of its outcome; nothing is derived again when a record is loaded.
"""
