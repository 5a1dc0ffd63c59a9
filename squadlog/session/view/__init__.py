"""What every face of the program shows to a seat and asks of it, as plain values with words, keys and reasons.

Its functions take a seat, and it knows neither screens nor commands; screens, commands and pages render what it gives
and work nothing out themselves. Begin with `fields`, what a form is.
"""
