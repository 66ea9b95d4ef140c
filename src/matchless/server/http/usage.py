"""Limits and how much of them is in use, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from shutil import disk_usage
from typing import TYPE_CHECKING, final

from msgspec.structs import asdict
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from prometheus_client import Metric

    from matchless.server.tables.registry import TableRegistry
    from matchless.server.tables.table import Table


@final
class Usage(Collector):
    """Figures that are counted on request."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        """Yield all figures, counted now."""
        taken = GaugeMetricFamily(
            "matchless_taken",
            "How much of each limit is in use; for limits per address, player or table, the highest figure.",
            labels=["limit"],
        )
        for name, number in _taken(self.registry).items():
            taken.add_metric([name], number)
        yield taken
        most = GaugeMetricFamily("matchless_limit", "The limits; 0 means no limit.", labels=["limit"])
        for name, number in asdict(self.registry.config.limits).items():
            most.add_metric([name], number)
        yield most
        yield GaugeMetricFamily("matchless_connections", "Open sockets.", self.registry.quotas.sockets.taken)
        yield GaugeMetricFamily(
            "matchless_ready", "1 if a write succeeded a moment ago.", not self.registry.heartbeat.trouble()
        )
        yield CounterMetricFamily(
            "matchless_write_failures", "Failed writes.", self.registry.store.writer.failures
        )
        yield GaugeMetricFamily(
            "matchless_disk_free_bytes",
            "Bytes free on the disk that holds the database.",
            disk_usage(self.registry.config.database.parent).free,
        )


def _taken(registry: TableRegistry) -> dict[str, int]:
    quotas, tables = registry.quotas, registry.tables.values()
    connections = [one for table in tables for one in table.connections]
    return {
        "requests_per_second": quotas.requests.most_taken(),
        "tables_per_minute": quotas.new_tables.most_taken(),
        "lookups_per_minute": quotas.lookups.most_taken(),
        "replays_per_minute": quotas.replays.most_taken(),
        "analyses_per_minute": quotas.analyses.most_taken(),
        "names_per_minute": quotas.names.most_taken(),
        "sockets_per_minute": quotas.new_sockets.most_taken(),
        "talk_per_minute": quotas.lines.most_taken(),
        "hints_per_minute": quotas.hints.most_taken(),
        "talk_per_minute_per_address": quotas.lines_of_address.most_taken(),
        "messages_per_second_per_address": quotas.messages.most_taken(),
        "bytes_per_second_per_address": quotas.bytes.most_taken(),
        "messages_per_second": max((one.limit.taken for one in connections if one.limit), default=0),
        "connections": registry.watch.places.taken,
        "connections_per_address": registry.watch.places.most_taken(),
        "sockets": quotas.sockets.taken,
        "sockets_per_address": quotas.sockets.most_taken(),
        "sockets_per_player": max((_most_of_one(table) for table in tables), default=0),
        "spectators_per_table": max((table.spectators() for table in tables), default=0),
        "tables_awake": len(tables),
        "tables": quotas.tables,
        "players": quotas.players,
    }


def _most_of_one(table: Table) -> int:
    """Return the highest number of sockets that one player has at a table."""
    people = table.data.people()
    sockets = Counter(one.player for one in table.connections if one.player in people)
    return max(sockets.values(), default=0)
