"""The command language: one sentence, one command. Words, then clauses, then builders; `parse`, `say`, `suggest`."""
