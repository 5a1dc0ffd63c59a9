"""What an action of a chapter is worth: for each chapter of the rules that a commander uses, one module.

Begin with `chapter_weighed`, what such a module says; `asked` names the modules and asks those in force.
"""
