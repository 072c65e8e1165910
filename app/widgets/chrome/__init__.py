"""What all widgets are made of: fields, chips, sheets, notes, bars."""
