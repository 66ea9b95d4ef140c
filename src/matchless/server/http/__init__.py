"""Everything over HTTP: pages, tables, people, links, health."""
