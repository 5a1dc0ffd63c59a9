"""The lab: battles weighed by the hundred. Is this fair, what is it worth, which squad wins. Begin with `asked/lab`."""
