"""Figures for whoever hosts, as Prometheus reads them."""

from __future__ import annotations

from typing import final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@final
class Metrics:
    """Counters and gauges of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("matchless_tables", "Tables by phase.", ["phase"], registry=self.registry)
        self.decisions = Counter("matchless_decisions", "Decisions taken.", registry=self.registry)
        self.latency = Histogram(
            "matchless_decision_seconds",
            "From an answer received to the views of it handed to the sockets.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self.thinking = Histogram(
            "matchless_bot_seconds", "How long bots think.", registry=self.registry, buckets=_BUCKETS
        )
        self.refusals = Counter(
            "matchless_refusals", "What was not done, by code.", ["code"], registry=self.registry
        )

        self.lag = Histogram(
            "matchless_loop_lag_seconds",
            "How late the server gets to what it wanted to do now.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        ProcessCollector(registry=self.registry)  # memory, time of the processor, open files
        self.cut = Counter(
            "matchless_connections_cut",
            "Connections that were ended at once, or never let in, by reason.",
            ["reason"],
            registry=self.registry,
        )

    def changed_phase(self, before: str | None, after: str) -> None:
        """Count a table under its new phase."""
        if before != after:
            if before is not None:
                self.tables.labels(before).dec()
            self.tables.labels(after).inc()

    def text(self) -> bytes:
        """Return all figures."""
        return generate_latest(self.registry)
