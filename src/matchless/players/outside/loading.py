"""Loading bots that are classes: found in a module, a file or an installed package, and made for a game."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from matchless.players.outside.fault import cut
from matchless.players.outside.names import ClassName, class_name

if TYPE_CHECKING:
    from types import ModuleType

    from matchless.players.bot import Bot

GROUP: Final = "matchless.bots"
"""The group of entry points in which installed packages name bots."""
_SWITCHES: Final = {"yes": True, "no": False}


class UnusableBotError(ValueError):
    """A bot that cannot be loaded, with the reason."""


def installed() -> dict[str, EntryPoint]:
    """Return the bots of installed packages by name."""
    return {one.name: one for one in entry_points(group=GROUP)}


def bot_class(name: str) -> tuple[type, tuple[str, ...]]:
    """Return the class that a name means, and the settings that the name gives it.

    UnusableBotError says what is wrong with it, and names what may have been meant.
    """
    meant = class_name(name)
    if meant is None:
        plain, *settings = name.split(":")
        entry = installed()[plain]
        return _checked(_loaded(entry), f"the installed bot '{plain}' ({entry.value})"), tuple(settings)
    found = _found(_module(meant), meant)
    return _checked(found, f"'{meant.name}' in '{meant.module}'"), meant.settings


def _loaded(entry: EntryPoint) -> object:
    try:
        return entry.load()
    except Exception as error:
        raise UnusableBotError(
            f"the installed bot '{entry.name}' cannot be loaded: {_said(error)}"
        ) from error


@cache
def _module(meant: ClassName) -> ModuleType:
    if meant.is_file:
        return _module_of_file(Path(meant.module).expanduser())
    _look_in(Path())
    try:
        return importlib.import_module(meant.module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{meant.module}.".startswith(f"{error.name}."):
            raise UnusableBotError(
                f"the module '{meant.module}' needs another one: {_said(error)}"
            ) from error
        file = Path(*meant.module.split(".")).with_suffix(".py")
        near = get_close_matches(meant.module, [one.stem for one in Path().glob("*.py")], 1, 0.6)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise UnusableBotError(
            f"there is no module '{meant.module}': neither installed, nor {file} in this folder{hint}"
        ) from error
    except Exception as error:
        raise UnusableBotError(f"the module '{meant.module}' cannot be loaded: {_said(error)}") from error


def _module_of_file(path: Path) -> ModuleType:
    if not path.is_file():
        folder = path.parent
        near = get_close_matches(path.name, [one.name for one in folder.glob("*.py")], 1, 0.6)
        hint = f"; did you mean '{folder / near[0]}'?" if near else ""
        raise UnusableBotError(f"there is no file '{path}'{hint}")
    _look_in(path.parent)
    name = f"matchless_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look their module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise UnusableBotError(f"'{path}' cannot be loaded: {_said(error)}") from error
    return module


def _look_in(folder: Path) -> None:
    """Let modules be found in a folder, after everything that is installed."""
    place = str(folder.resolve())
    if place not in sys.path:
        sys.path.append(place)


def _found(module: ModuleType, meant: ClassName) -> object:
    if meant.name and hasattr(module, meant.name):
        return getattr(module, meant.name)
    bots = [
        name
        for name, one in vars(module).items()
        if isinstance(one, type)
        and callable(getattr(one, "choose", None))
        and one.__module__ == module.__name__
    ]
    if not meant.name and len(bots) == 1:
        return getattr(module, bots[0])
    said = ", ".join(f"'{meant.module}:{name}'" for name in bots)
    if not meant.name:
        raise UnusableBotError(
            f"say which class of '{meant.module}' is the bot: {said}"
            if bots
            else f"there is no class with a method choose(view) in '{meant.module}'"
        )
    near = get_close_matches(meant.name, [name for name in vars(module) if not name.startswith("_")], 1, 0.5)
    hint = f"; did you mean '{near[0]}'?" if near else f"; its bots are {said}" if bots else ""
    raise UnusableBotError(f"there is no class '{meant.name}' in '{meant.module}'{hint}")


def _checked(found: object, what: str) -> type:
    """Return a class that can be a bot."""
    if not isinstance(found, type):
        kind = "a function" if inspect.isroutine(found) else f"{type(found).__name__}"
        raise UnusableBotError(
            f"{what} is not a class but {kind}; a bot is a class with a method choose(view)"
        )
    if not callable(getattr(found, "choose", None)):
        methods = [name for name in vars(found) if not name.startswith("_")]
        near = get_close_matches("choose", methods, 1, 0.5)
        hint = f"; did you mean its '{near[0]}'?" if near else ""
        raise UnusableBotError(f"{what} has no method choose(view){hint}")
    return found


def made(found: type, seed: int, settings: tuple[str, ...] = ()) -> Bot:
    """Return a bot for one game; its constructor gets the seed, if it takes one, and the settings by name."""
    given: dict[str, Any] = {}
    parameters = _parameters(found)
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or name == "seed":
            raise UnusableBotError(f"'{setting}' is not a setting of {found.__name__}; write name=value")
        given[name] = _value(value)
    takes_all = any(one.kind is one.VAR_KEYWORD for one in parameters.values())
    known = [
        name for name, one in parameters.items() if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)
    ]
    for name in given:
        if name not in known and not takes_all:
            near = get_close_matches(name, known, 1, 0.5)
            names = ", ".join(one for one in known if one != "seed")
            hint = f"; did you mean '{near[0]}'?" if near else f"; it has {names or 'none'}"
            raise UnusableBotError(f"{found.__name__} has no setting '{name}'{hint}")
    if "seed" in known:
        given["seed"] = seed
    missing = [
        name
        for name, one in parameters.items()
        if one.default is one.empty
        and one.kind not in (one.VAR_KEYWORD, one.VAR_POSITIONAL)
        and name not in given
    ]
    if missing:
        raise UnusableBotError(
            f"{found.__name__} cannot be made without {' and '.join(missing)}: "
            f"a constructor gets 'seed', and settings such as :{missing[0]}=…"
        )
    try:
        bot: Bot = found(**given)
    except Exception as error:
        raise UnusableBotError(f"{found.__name__} cannot be made: {_said(error)}") from error
    return bot


def _parameters(found: type) -> dict[str, inspect.Parameter]:
    """Return what a constructor takes, without ``self``; a protocol, such as ``Bot``, has none of its own."""
    for one in found.__mro__:
        if "__init__" in vars(one) and one is not object and not getattr(one, "_is_protocol", False):
            try:
                return dict(list(inspect.signature(vars(one)["__init__"]).parameters.items())[1:])
            except ValueError:  # of a class written in C
                return {}
    return {}


def _value(text: str) -> bool | float | int | str:
    """Return a setting as the type that it looks like.

    >>> [_value(text) for text in ("yes", "3", "0.5", "bold")]
    [True, 3, 0.5, 'bold']
    """
    if text in _SWITCHES:
        return _SWITCHES[text]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _said(error: BaseException) -> str:
    """Return an error in a line, with the place in the bot's own file where it happened."""
    return cut(f"{type(error).__name__}: {error}{place_of(error)}")


def place_of(error: BaseException) -> str:
    """Return where an error happened: the innermost line that is not ours."""
    trace, place = error.__traceback__, ""
    while trace is not None:
        code = trace.tb_frame.f_code
        is_ours = trace.tb_frame.f_globals.get("__name__", "").startswith(
            ("matchless.", "importlib", "_frozen")
        )
        if not is_ours and not code.co_filename.startswith("<"):
            place = f" ({Path(code.co_filename).name}, line {trace.tb_lineno}, in {code.co_name})"
        trace = trace.tb_next
    return place
