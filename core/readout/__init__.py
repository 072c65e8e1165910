"""What is read off a Trace: the digits of a row, and a worksheet to check them by hand."""
