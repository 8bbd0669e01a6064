"""Structured logs on standard error: one JSON object a line, or readable lines where somebody looks at them."""

from __future__ import annotations

import logging
import sys

import structlog


def start_logs() -> None:
    readable = sys.stderr.isatty()
    shown = structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING if readable else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
