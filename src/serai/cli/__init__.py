"""The `serai` command and the terminal table."""
