# Words of the web pages around the table.

web-error-answer = The server’s answer could not be read.
