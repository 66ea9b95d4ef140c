"""``matchless lab``: experiments with any number of games, and reports on them."""

from __future__ import annotations

import argparse
import json
import sys
import webbrowser
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from matchless.cli.options.guests import add_terms, set_terms
from matchless.cli.options.words import add_jobs, names_in
from matchless.lab.experiment.file import ADEPT, ADEPT_IS
from matchless.lang.lint.fault import visible
from matchless.players.outside.names import split_names

if TYPE_CHECKING:
    from matchless.lab.experiment.file import Experiment
    from matchless.lab.experiment.run import Run

INTERRUPTED: Final = 130
_RUN_EXAMPLE: Final = """\
a plan:
  name: my-experiment
  seed: 1
  record: [cards]            # also: decisions, events, records
  matches:
    - games: 100             # for each pairing of heroes
      heroes: all
      bots: [adept]
    - mode: adventure
      games: 200             # for each villain, number of players and of events
      players: [1, 2]
      events: [0, 2]
      bots: [greedy]

docs/lab.md explains every word.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    commands = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def command(name: str, about: str, epilog: str | None = None) -> argparse.ArgumentParser:
        return commands.add_parser(
            name,
            help=about,
            description=about[0].upper() + about[1:] + ".",
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    run = command("run", "play the games of a plan, or resume a run that was stopped", _RUN_EXAMPLE)
    run.add_argument("plan", type=Path, help="the file of the experiment")
    run.add_argument(
        "--out", type=Path, metavar="DIR", help="where the results go (default: beside the plan, by its name)"
    )
    _add_engine(run)
    run.add_argument(
        "--shard",
        metavar="I/N",
        default="1/1",
        help="play only this share, to be merged by copying the files together",
    )

    report = command("report", "write a page with the results of a run")
    report.add_argument("folder", type=Path, help="the results of a run, finished or not")
    report.add_argument("--hero", help="with a verdict on this hero")
    _add_report(report)

    matrix = command("matrix", "play every hero against every other, and write the page")
    matrix.add_argument("--games", type=int, default=20, metavar="N", help="games for each pair (default 20)")
    matrix.add_argument("--heroes", default="all", metavar="A,B,C", help="only these (default: all)")
    _add_quick(matrix, "lab-matrix")

    gauntlet = command(
        "gauntlet", "play one hero against all others, and report what its designer should know"
    )
    gauntlet.add_argument("hero")
    gauntlet.add_argument(
        "--games", type=int, default=24, metavar="N", help="games against each other hero (default 24)"
    )
    _add_quick(gauntlet, "lab-gauntlet-HERO")

    publish = command(
        "publish",
        "write what a run found out about the heroes of a pack into the pack, for the gallery",
        "The gallery shows it on the page of each hero. The game's own heroes are the pack 'content'.",
    )
    publish.add_argument("folder", type=Path, help="the results of a run of duels")
    publish.add_argument("pack", type=Path, help="a folder of content, such as the one given to --content")

    record = command("record", "print the record of one game, to be replayed or analysed")
    record.add_argument("folder", type=Path, help="the results of a run")
    record.add_argument("game", type=int, help="its number")


def _add_engine(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--engine",
        choices=("pool", "ray"),
        default="pool",
        help="processes of this machine (default), or a Ray cluster",
    )
    add(
        "--address",
        default="",
        metavar="HOST:PORT",
        help="address of the cluster (default: one is started on this machine)",
    )
    add_jobs(parser, "games")
    add_terms(parser)


def _add_quick(parser: argparse.ArgumentParser, folder: str) -> None:
    parser.add_argument(
        "--bots", default=ADEPT, metavar="X", help=f"who plays (default {ADEPT}, which is {ADEPT_IS})"
    )
    parser.add_argument(
        "--content",
        action="append",
        default=[],
        metavar="DIR",
        help="heroes and boards of your own; repeatable",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help=f"where the results go (default {folder}, or a new folder beside it if that one holds another run)",
    )
    _add_engine(parser)
    _add_report(parser)


def _add_report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    """Run one of the commands."""
    if getattr(args, "jobs", None) is not None and args.jobs < 1:
        raise ValueError(f"--jobs must be at least 1, not {args.jobs}")
    return {
        "run": _run,
        "report": _report,
        "matrix": _matrix,
        "gauntlet": _gauntlet,
        "publish": _publish,
        "record": _record,
    }[args.what](args)


def _run(args: argparse.Namespace) -> int:
    from matchless.lab.experiment.file import read_experiment  # noqa: PLC0415 - what needs the extra is loaded late
    from matchless.lab.experiment.run import Shard  # noqa: PLC0415 - as above

    experiment = _ready(args, read_experiment(args.plan))
    folder = args.out or args.plan.with_name(experiment.name)
    code, _ = _play(args, folder, experiment, Shard.read(args.shard))
    if not code:
        print(f"matchless lab report {folder}")
    return code


def _ready(args: argparse.Namespace, experiment: Experiment) -> Experiment:
    """Return an experiment that can be played: every bot of the user's own has shown that it starts."""
    from matchless.players.outside.casting import check, is_outside  # noqa: PLC0415 - as late as the rest

    set_terms(args)
    for matches in experiment.matches:
        for bot in dict.fromkeys((*matches.bots, *(bot for lineup in matches.lineups for bot in lineup))):
            if is_outside(bot):
                check(bot)
    return with_adept(experiment)


def with_adept(experiment: Experiment) -> Experiment:
    """Return the experiment with `adept` spelled out."""
    from msgspec.structs import replace  # noqa: PLC0415 - as late as the rest

    def named(bots: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(ADEPT_IS if bot == ADEPT else bot for bot in bots)

    matches = tuple(
        replace(one, bots=named(one.bots), lineups=tuple(named(lineup) for lineup in one.lineups))
        for one in experiment.matches
    )
    return replace(experiment, matches=matches)


def _play(
    args: argparse.Namespace, folder: Path, experiment: Experiment, shard: object = None
) -> tuple[int, Run]:
    """Play what is left of a run; returns the exit code."""
    from matchless.cli.commands.simulate import cores  # noqa: PLC0415 - as late as the rest
    from matchless.cli.lab.live import Live, duration  # noqa: PLC0415 - as above
    from matchless.lab.experiment.engines import Cluster, Pool  # noqa: PLC0415 - as above
    from matchless.lab.experiment.play import UnfinishedError  # noqa: PLC0415 - as above
    from matchless.lab.experiment.run import Run, Shard  # noqa: PLC0415 - as above
    from matchless.lab.report.findings import faults_in  # noqa: PLC0415 - as above

    assert shard is None or isinstance(shard, Shard)
    jobs = args.jobs or cores()
    going = Run(folder, experiment, shard)
    live = Live(going.total, (row for row in going.finished() if going.holds(row.game)))
    if live.played:
        print(f"Resuming: {live.played:,} of {going.total:,} games are in {folder}.", file=sys.stderr)
    engine = (
        Cluster(experiment, going.folders, args.jobs, args.address)
        if args.engine == "ray"
        else Pool(experiment, going.folders, jobs)
    )
    try:
        for games in going.play(engine):
            live.add(game.row for game in games)
    except KeyboardInterrupt:
        print(f"\nStopped. {live.status()}; the same command resumes it.", file=sys.stderr)
        return INTERRUPTED, going
    except UnfinishedError as error:
        print(f"matchless lab: {error}", file=sys.stderr)
        return 1, going
    live.tell()
    for line in faults_in(going.finished()):
        print(visible(line), file=sys.stderr)
    print(f"{live.played:,} games in {folder}, {duration(live.seconds)}.", file=sys.stderr)
    return 0, going


def _report(args: argparse.Namespace) -> int:
    from matchless.lab.report.write import write_report  # noqa: PLC0415 - as late as the rest

    written = write_report(args.folder, args.hero)
    if args.json:
        print(json.dumps(written.data))
    else:
        for line in written.lines:
            print(line)
        print(written.page)
    if args.open:
        webbrowser.open(written.page.resolve().as_uri())
    return 0


def _matrix(args: argparse.Namespace) -> int:
    from msgspec.structs import replace  # noqa: PLC0415 - as late as the rest

    from matchless.lab.experiment.file import ALL, Experiment, Matches  # noqa: PLC0415 - as above

    matches = Matches(games=_games(args), bots=split_names(args.bots))
    if args.heroes != ALL:
        matches = replace(matches, heroes=names_in(args.heroes))
    return _quick(args, Experiment("matrix", (matches,), args.seed, content=tuple(args.content)))


def _gauntlet(args: argparse.Namespace) -> int:
    from matchless.lab.experiment.file import Experiment, Matches  # noqa: PLC0415 - as late as the rest

    matches = Matches(games=_games(args), focus=(args.hero,), bots=split_names(args.bots))
    return _quick(
        args,
        Experiment(f"gauntlet-{args.hero}", (matches,), args.seed, content=tuple(args.content)),
        args.hero,
    )


def _games(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise ValueError(f"--games must be at least 1, not {args.games}")
    return int(args.games)


def _quick(args: argparse.Namespace, experiment: Experiment, hero: str | None = None) -> int:
    """Play an experiment that has no file, and write its report."""
    experiment = _ready(args, experiment)
    folder = args.out or _free_folder(Path(f"lab-{experiment.name}"), experiment)
    code, going = _play(args, folder, experiment)
    if code:
        return code
    args.folder, args.hero = going.folder, hero
    code = _report(args)
    if hero is not None and args.content:
        print(f"For the gallery: matchless lab publish {going.folder} {args.content[0]}", file=sys.stderr)
    return code


def _free_folder(usual: Path, experiment: Experiment) -> Path:
    """Return a folder in which the experiment can begin or go on; after a hero has changed, that is a new one."""
    from matchless.lab.experiment.run import OtherRunError, Run  # noqa: PLC0415 - as late as the rest

    for number in count(1):
        folder = usual if number == 1 else usual.with_name(f"{usual.name}-{number}")
        try:
            Run(folder, experiment)
        except OtherRunError:
            continue
        return folder
    raise AssertionError


def _publish(args: argparse.Namespace) -> int:
    from matchless.lab.report.publish import publish  # noqa: PLC0415 - as late as the rest

    done = publish(args.folder, args.pack)
    print(f"{done.path}: {', '.join(done.heroes)}, from {done.games:,} duels")
    if done.missing:
        print(f"Still without figures: {', '.join(done.missing)}", file=sys.stderr)
    return 0


def _record(args: argparse.Namespace) -> int:
    from matchless.lab.report.write import record_of  # noqa: PLC0415 - as late as the rest

    print(record_of(args.folder, args.game), end="")
    return 0
