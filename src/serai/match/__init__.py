"""A table's life: seats, record, undo, who controls a seat. No input or output here."""
