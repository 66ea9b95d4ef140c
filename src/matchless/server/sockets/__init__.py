"""The sockets of tables: who is connected, what they send, and what they are sent."""
