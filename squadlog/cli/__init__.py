"""The command line, full twin of the screens. One module for each command, imported when it is called."""
