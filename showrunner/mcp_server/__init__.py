"""An MCP server: any agent program can play a seat or produce, over a running server's API."""
