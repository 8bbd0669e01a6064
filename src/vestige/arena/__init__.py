"""The server: lobby, seats, matches over sockets, one record on disk. It knows no game by name."""
