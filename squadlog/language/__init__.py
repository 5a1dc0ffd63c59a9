"""The command language: one sentence, one command. Words, then clauses, then builders; `parse`, `say`, `suggest`.

It knows `battle`, `rules`. It is asked by `session`, the prompt, shells that complete a sentence. Begin with `parse`.
"""
