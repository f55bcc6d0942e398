"""Rule texts and rulings: parsed, looked up, run, and compared with the code that plays by them."""
