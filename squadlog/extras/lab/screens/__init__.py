"""The lab on the screen: this user's labs, one of them as it is played, a new one. Begin with `labs`."""
