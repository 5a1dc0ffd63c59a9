"""The command language: one sentence, one command. Words, then clauses, then builders; `parse`, `say`, `suggest`.

A verb that lists its `parts` is read, said back and completed by them, be it of the game or of a chapter (`parts`).

It knows `battle`, `rules`. It is asked by `session`, the prompt, shells that complete a sentence. Begin with `parse`.
"""
