"""The kernel: what five games share. Standard library only."""
