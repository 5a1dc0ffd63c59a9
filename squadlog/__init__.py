"""squadlog: a digital squad log and referee for Phalanx: Streets of Blood."""

__version__ = "0.14.0"
