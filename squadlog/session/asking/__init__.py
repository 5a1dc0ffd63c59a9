"""What a seat asks of the rules about its battle: what is due, what may be done at what price, what it comes to.

Decides and changes nothing. The rules judge the whole battle where they must; what comes back goes to the seat.
"""
