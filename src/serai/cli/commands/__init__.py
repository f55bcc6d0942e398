"""One module a command; each has `run(arguments)`, which returns the exit code."""
