"""Sight: lines between heads, what they cross and what that hides, arcs, who watches, and margins."""
