"""The screens: one per file with its own style sheet; `app` is the table of them."""
