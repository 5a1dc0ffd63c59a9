"""The server: who may come, what is served, what is sent when something has changed. Begin with `app`."""
