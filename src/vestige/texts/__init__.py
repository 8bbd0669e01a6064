"""Every word a person reads, in French and English: Fluent files, and the few functions that speak from them."""
