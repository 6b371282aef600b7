"""The contract that every game fulfils: state, action space, match, record, options, game."""
