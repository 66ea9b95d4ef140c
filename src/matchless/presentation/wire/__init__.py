"""The wire: everything that server and browser send each other, and nothing else.

Cards go by their slugs and options by their place in the list, so that no engine number, which could tell two
copies of a card apart, ever leaves the server. `web/src/lib/wire` is generated from these structs.
"""
