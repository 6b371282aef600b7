"""The contract that every game keeps: state, action space, match, record, options, game."""
