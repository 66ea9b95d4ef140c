"""The notebook in `examples/lab` reads what its plan leaves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from matchless.lab.experiment.file import read_experiment
from tests.support.experiments import played

EXAMPLE = Path(__file__).parents[3] / "examples" / "lab"


def test_every_cell_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = read_experiment(EXAMPLE / "plan.yaml")
    played(tmp_path / plan.name, plan)
    monkeypatch.chdir(tmp_path)
    cells = json.loads((EXAMPLE / "results.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells):
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)  # noqa: S102 - ours
    assert {"greedy", "random"} == set(names["by_bot"]["bot"])
    assert {"medusa", "king-arthur", "sinbad"} == set(names["by_hero"]["hero"])
    assert names["verbs"]["answers"].sum() == names["games"]["decisions"].sum()
    assert names["boosts"]["share"].max() <= 1.5
