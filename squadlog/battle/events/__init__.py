"""What happened, in past tense: `turn` for the frame, then `action`, `fire`, `melee`, `referee`; `union` joins them.

Every event says the facts of its outcome; nothing is derived again when a record is loaded.
"""
