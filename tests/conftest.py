"""What holds for every test: the sizes of the laws."""

from support.laws import register

register()
