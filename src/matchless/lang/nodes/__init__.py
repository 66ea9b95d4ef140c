"""The effect language: every word that a card or an ability may use, and the hero file, as data.

A step is written as a mapping whose first key is its verb; the value beside the verb is the first field, the other keys
are the other fields. ``docs/effects.md`` and the JSON Schema are generated from these definitions.
"""

from __future__ import annotations

from matchless.lang.nodes.adventure import *
from matchless.lang.nodes.hero import *
from matchless.lang.nodes.measures import *
from matchless.lang.nodes.steps import *
from matchless.lang.nodes.verbs import *
