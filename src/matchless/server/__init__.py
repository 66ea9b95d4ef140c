"""Tables on the network: seats, clocks, storage, sockets. Holds no rule; the engine decides them all."""
