"""The build looks at the C that the compiler wrote, before it is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hatch_build import refuse_short_shifts

if TYPE_CHECKING:
    from pathlib import Path


def test_a_shift_of_32_bits_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "code.c").write_text("cpy_r_r1 = a;\ncpy_r_r2 = 1 << cpy_r_space;\n")
    with pytest.raises(SystemExit) as refusal:
        refuse_short_shifts(tmp_path)
    assert "code.c" in str(refusal.value)
    assert "1 << cpy_r_space" in str(refusal.value)


@pytest.mark.parametrize("line", ["cpy_r_r2 = cpy_r_one << cpy_r_space;", "cpy_r_r6 = cpy_r_r5 << 1;"])
def test_others_are_not(tmp_path: Path, line: str) -> None:
    (tmp_path / "code.c").write_text(line)
    refuse_short_shifts(tmp_path)
