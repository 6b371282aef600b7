"""A seat for a language model, or for any other program that speaks the Model Context Protocol.

A client of the protocol calls tools: it lists the games, reads rules by number, sees its seat's view in words, lists
the legal actions, acts, and asks for a hint. What it receives is made from views alone, so it knows what a person on
that seat would know and nothing else. `chrysalide mcp` serves the tools (`server.py`); the protocol itself is spoken by
the package `mcp`, an extra.
"""
