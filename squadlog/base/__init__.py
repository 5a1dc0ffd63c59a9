"""What every room stands on: errors, names and texts, limits, frozen records, dice, files of the user.

It knows nothing of ours. It is asked by every room. Begin with `errors`, then `records`.
"""
