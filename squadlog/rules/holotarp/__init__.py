"""The holotarp: a square under which nobody is seen until an enemy steps into it (HOL)."""
