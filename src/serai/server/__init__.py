"""The web table: HTTP and WebSocket around matches and the store."""
