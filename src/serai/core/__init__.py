"""The words every game shares: state, action, chance, dealer, rule, record, view, event. No game, no I/O, no clock."""
