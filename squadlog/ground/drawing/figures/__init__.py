"""What stands on a drawn map and what is laid over it: one set of values for screen, picture and paper."""
