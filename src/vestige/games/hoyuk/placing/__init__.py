"""Placement rules, the same for construction tiles, aspect cards and clan powers: by element, where it may go, what
happens, and why it may not go elsewhere."""
