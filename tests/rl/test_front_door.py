"""What `matchless.rl` offers, and what it says without its extra."""

from __future__ import annotations

import builtins
import sys
from typing import Any

import pytest

import matchless.rl as door


def test_every_name_leads_somewhere() -> None:
    assert all(getattr(door, name) is not None for name in door.__all__)
    assert set(door.__all__) <= set(dir(door))
    with pytest.raises(AttributeError, match="no attribute 'SeatEnv'"):
        door.SeatEnv  # noqa: B018


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def poor(name: str, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        if name.partition(".")[0] == "gymnasium":
            raise ModuleNotFoundError("No module named 'gymnasium'", name="gymnasium")
        return real(name, *args, **kwargs)

    for name in [one for one in sys.modules if one.startswith("matchless.rl.") and "setups" not in one]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(vars(door), "OneSeatEnv", raising=False)
    monkeypatch.setattr(builtins, "__import__", poor)
    with pytest.raises(ModuleNotFoundError, match=r"needs gymnasium: pip install 'matchless\[rl\]'"):
        door.OneSeatEnv  # noqa: B018
