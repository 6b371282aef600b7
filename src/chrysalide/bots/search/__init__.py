"""The searches that bots use, for any game. Compiled: they know states and numbers, neither views nor clocks."""
