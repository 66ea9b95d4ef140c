"""The compiled build has the docstrings of the rules: they are written into the C that mypyc writes without them."""

from pathlib import Path

import pytest

import hatch_build

SOURCE = '''
"""How a game goes on."""

class Choice(NamedTuple):
    """What is chosen."""

class View:
    """What a seat knows."""

    @property
    def decision(self):
        """The question."""

    def answer(self, option):
        """Say “yes” or C:\\\\no."""

def take(state):
    """Go on."""

def silent(state): ...
'''
WRITTEN = r"""
    PyModuleDef_HEAD_INIT,
    "rules.play",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
{"take", (PyCFunction)CPyPy_play___take, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take(state)\n--\n\n")},
{"silent", (PyCFunction)CPyPy_play___silent, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
{"answer",
 (PyCFunction)CPyPy_play___View___answer,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("answer($self, option)\n--\n\n")},
{"decision",
 (getter)play___View_get_decision,
NULL, NULL, NULL},
static PyTypeObject CPyType_play___View_template_ = {
    .tp_name = "View",
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
    cpy_r_r1 = CPyStatics[7]; /* 'Choice' */
    cpy_r_r2 = CPyStatics[8]; /* '__annotations__' */
    cpy_r_r3 = CPyStatics[9]; /* 'mypyc filler docstring' */
"""


def test_docstrings_are_written_into_the_c_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "play.py").write_text(SOURCE)
    (tmp_path / "all.c").write_text(WRITTEN)
    hatch_build.keep_docstrings(tmp_path, ["rules/play.py"])
    text = (tmp_path / "all.c").read_text()
    assert '"rules.play",\n    PyDoc_STR("How a game goes on."), /* docstring */' in text
    assert r'PyDoc_STR("take(state)\n--\n\nGo on.")' in text
    assert 'CPyPy_play___silent, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("")' in text
    assert r'PyDoc_STR("answer($self, option)\n--\n\nSay \342\200\234yes\342\200\235 or C:\134no.")' in text
    assert 'NULL, PyDoc_STR("The question."), NULL}' in text
    assert r'.tp_doc = PyDoc_STR("View()\n--\n\nWhat a seat knows.")' in text
    assert 'cpy_r_r3 = PyUnicode_FromString("What is chosen.");' in text
