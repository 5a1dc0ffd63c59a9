"""Pieces of work for processes of their own."""

import os
import time


def told_by(number, _made):
    """Which process did it, and what it wrote on stderr nobody reads."""
    os.write(2, b"nobody reads this\n")
    return number, os.getpid()


def takes_long(_number, _made):
    """Far longer than anybody waits."""
    time.sleep(600)
