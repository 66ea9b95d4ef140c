"""Metrics for the host, as Prometheus reads them."""

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
            "Time from receiving an answer to handing its views to the sockets.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        self.thinking = Histogram(
            "matchless_bot_seconds", "How long bots think.", registry=self.registry, buckets=_BUCKETS
        )
        self.refusals = Counter("matchless_refusals", "Refusals, by code.", ["code"], registry=self.registry)
        self.talk = Counter(
            "matchless_talk", "Lines said at tables, by channel.", ["channel"], registry=self.registry
        )
        self.lag = Histogram(
            "matchless_loop_lag_seconds",
            "How late the event loop runs.",
            registry=self.registry,
            buckets=_BUCKETS,
        )
        ProcessCollector(registry=self.registry)  # memory, CPU time, open files
        self.cut = Counter(
            "matchless_connections_cut",
            "Connections that were cut, or never let in, by reason.",
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
