"""What the house counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

SOCKETS: Final = Gauge("vestige_sockets", "Open sockets", registry=REGISTRY)
MATCHES: Final = Gauge("vestige_matches_loaded", "Matches held in memory", registry=REGISTRY)
COMMANDS: Final = Counter("vestige_commands", "Commands by kind and answer", ("kind", "answer"), registry=REGISTRY)
CUT_OFF: Final = Counter("vestige_sockets_cut_off", "Sockets closed by the house", ("reason",), registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram("vestige_commit_seconds", "Entries to disk", buckets=QUICK, registry=REGISTRY)
DRAW_SECONDS: Final = Histogram("vestige_draw_seconds", "A view to a drawing", buckets=QUICK, registry=REGISTRY)
THINK_SECONDS: Final = Histogram("vestige_bot_seconds", "A bot's answer", registry=REGISTRY)
