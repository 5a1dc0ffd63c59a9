"""What a soldier could do, laid side by side before a word is said: weapon by stance by aim by target.

`values` are its cells and rows, `imagined` the battles that they are asked of, `cells` the choices and what each comes
to, `table` all of it with what the others could do back. Nothing is decided or recorded.
"""
