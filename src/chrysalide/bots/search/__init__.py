"""The searches that bots use, for any game. Compiled: they work on states and numbers and know nothing of views."""
