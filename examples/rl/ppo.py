"""Masked PPO in one file, in the manner of CleanRL: a network that scores the legal options of a duel.

    pip install -r examples/rl/requirements.txt
    python examples/rl/ppo.py --minutes 8 --picture curve.png
    python examples/rl/ppo.py --net codes --heroes medusa king-arthur --minutes 8

With ``--net rows`` the network sees the features of each option and gives it a score. Such a network has no output that
belongs to a hero, so it plays heroes that it was not trained on (``--unseen``). With ``--net codes`` it has one output
for each action code, of which those that are not legal are masked: the usual way, tied to the heroes it has seen.

The opponent answers at random. The seat is drawn for each game. The reward is the outcome, plus how the lead in health
changes; after all decisions of a game the sum is the outcome alone.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from ragged import picked_rows, scaled, shared_columns, wilson, win_rate
from torch import nn

from matchless.rl import ManyGamesEnv, duels, layout_of

UNSEEN = ("bloody-mary", "golden-bat", "sun-wukong", "yennenga")
SEEN = (
    "achilles", "alice", "annie-christmas", "beowulf", "dr-jill-trent", "king-arthur", "little-red-riding-hood",
    "medusa", "nikola-tesla", "sinbad",
)  # fmt: skip
BOARDS = ("marmoreal", "sarpedon")


class Rows(nn.Module):
    """Scores each option from its features and the position."""

    def __init__(self, layout, width):
        super().__init__()
        self.columns = torch.from_numpy(shared_columns(layout))
        size = len(self.columns)
        self.position = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width))
        self.option = nn.Linear(layout.row_size, width)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1)
        )
        self.value = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, 1))
        nn.init.zeros_(self.score[-1].weight)

    def forward(self, seen, options, codes, games):
        """The score of each option, and the value of each position; ``games`` says which position an option is of."""
        seen = seen[:, self.columns]
        scores = self.score(self.position(seen)[games] + self.option(options))
        return scores[:, 0], self.value(seen)[:, 0]


class Codes(nn.Module):
    """Has an output for each action code; only those of legal options are worked out."""

    def __init__(self, layout, width):
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(layout.size, 2 * width), nn.Tanh(), nn.Linear(2 * width, width), nn.Tanh()
        )
        self.outputs = nn.Embedding(layout.actions, width)
        self.value = nn.Sequential(nn.Linear(layout.size, width), nn.Tanh(), nn.Linear(width, 1))
        nn.init.normal_(self.outputs.weight, std=0.01)

    def forward(self, seen, options, codes, games):
        """As of ``Rows``."""
        scores = (self.body(seen)[games] * self.outputs(codes)).sum(1)
        return scores, self.value(seen)[:, 0]


def log_shares(scores, games, count):
    """The logarithm of each option's chance among those of its decision: a softmax over runs of different lengths."""
    top = torch.full((count,), -1e9).scatter_reduce(0, games, scores.detach(), "amax")
    scores = scores - top[games]
    total = torch.zeros(count).index_add(0, games, scores.exp())
    return scores - total.log()[games]


@dataclass
class Batch:
    """What was seen and done in some decisions."""

    seen: np.ndarray
    options: np.ndarray
    codes: np.ndarray
    counts: np.ndarray
    starts: np.ndarray  # of the rows of each decision

    @staticmethod
    def now(env, seen):
        """What an environment shows now, copied: the next step overwrites it."""
        return Batch(
            seen["observation"].copy(),
            env.options.copy(),
            env.codes.astype(np.int64),
            env.counts.astype(np.int64),
            env.starts[:-1].copy(),
        )

    @staticmethod
    def joined(parts):
        """Several batches as one."""
        counts = np.concatenate([part.counts for part in parts])
        return Batch(
            np.concatenate([part.seen for part in parts]),
            np.concatenate([part.options for part in parts]),
            np.concatenate([part.codes for part in parts]),
            counts,
            np.cumsum(counts) - counts,
        )

    def tensors(self, which=None):
        """The inputs of a network for all decisions, or for some."""
        counts, starts, seen = self.counts, self.starts, self.seen
        rows = slice(None)
        if which is not None:
            counts, starts, seen = counts[which], starts[which], seen[which]
            rows = picked_rows(starts, counts)
        games = np.repeat(np.arange(len(counts)), counts)
        return (
            torch.from_numpy(scaled(seen)),
            torch.from_numpy(scaled(self.options[rows])),
            torch.from_numpy(self.codes[rows]),
            torch.from_numpy(games),
        )


@torch.no_grad()
def sample(net, batch):
    """An option for each game by its chance (Gumbel's trick), the logarithm of the chance, and the value."""
    seen, options, codes, games = batch.tensors()
    scores, values = net(seen, options, codes, games)
    shares = log_shares(scores, games, len(seen)).numpy()
    noisy = shares + np.random.default_rng(np.random.randint(1 << 31)).gumbel(size=len(shares))
    best = np.maximum.reduceat(noisy, batch.starts)
    at = np.flatnonzero(noisy == best[games.numpy()])
    _, first = np.unique(games.numpy()[at], return_index=True)
    chosen = at[first]
    return chosen - batch.starts, shares[chosen], values.numpy()


@torch.no_grad()
def best(net, env, seen):
    """The option with the highest score in each game."""
    batch = Batch.now(env, seen)
    inputs = batch.tensors()
    scores, _ = net(*inputs)
    games = inputs[3].numpy()
    tops = np.maximum.reduceat(scores.numpy(), batch.starts)
    at = np.flatnonzero(scores.numpy() == tops[games])
    _, first = np.unique(games[at], return_index=True)
    return at[first] - batch.starts


def advantages(rewards, values, ended, last, gamma, decay):
    """Generalised advantage estimates; ``ended`` marks the last decision of a game."""
    found = np.zeros_like(rewards)
    carried = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        after = last if step + 1 == len(rewards) else values[step + 1]
        delta = rewards[step] + gamma * after * goes_on - values[step]
        carried = delta + gamma * decay * goes_on * carried
        found[step] = carried
    return found


def update(net, optimizer, batch, chosen, before, gains, returns, args):
    """Some epochs of PPO on what was just played."""
    count = len(gains)
    at = batch.starts + chosen
    for _ in range(args.epochs):
        order = np.random.permutation(count)
        for which in np.array_split(order, args.minibatches):
            inputs = batch.tensors(which)
            scores, values = net(*inputs)
            shares = log_shares(scores, inputs[3], len(which))
            counts = batch.counts[which]
            places = torch.from_numpy(np.cumsum(counts) - counts + at[which] - batch.starts[which])
            ratio = (shares[places] - torch.from_numpy(before[which])).exp()
            gain = torch.from_numpy(gains[which])
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            policy = -torch.min(ratio * gain, ratio.clamp(1 - args.clip, 1 + args.clip) * gain).mean()
            value = ((values - torch.from_numpy(returns[which])) ** 2).mean()
            entropy = -(shares.exp() * shares).sum() / len(which)
            loss = policy + 0.5 * value - args.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def train(args):
    """Train for so many minutes; return the network and the curve."""
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    setups = duels(args.heroes, args.boards)
    layout = layout_of(setups)
    env = ManyGamesEnv(setups, args.envs, reward="health", layout=layout)
    net = (Rows if args.net == "rows" else Codes)(layout, args.width)
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    began = time.monotonic()
    seen, _ = env.reset(seed=args.seed)
    curve, decisions, tested, testing = [], 0, -1e9, 0.0
    while True:
        spent = time.monotonic() - began - testing
        if spent - tested >= args.test_every or spent >= args.minutes * 60:
            start = time.monotonic()
            won, games = versus_random(net, setups, layout, args.test_games, 1000)
            testing += time.monotonic() - start
            curve.append((spent, decisions, won / games, *wilson(won, games)))
            print(f"{spent:6.0f} s {decisions:10,} decisions  wins {won / games:6.1%} of {games}", flush=True)
            tested = spent
            seen, _ = env.reset(seed=args.seed + len(curve))
        if spent >= args.minutes * 60:
            return net, curve
        for group in optimizer.param_groups:  # the rate falls to a tenth
            group["lr"] = args.rate * (1 - 0.9 * min(1.0, spent / (args.minutes * 60)))
        parts, chosen, before, values, rewards, ended = [], [], [], [], [], []
        for _ in range(args.steps):
            part = Batch.now(env, seen)
            rows, shares, value = sample(net, part)
            seen, reward, terminated, truncated, _ = env.step(rows)
            for kept, new in zip(
                (parts, chosen, before, values, rewards, ended),
                (part, rows, shares, value, reward, (terminated | truncated).astype(np.float32)),
                strict=True,
            ):
                kept.append(new)
        _, _, last = sample(net, Batch.now(env, seen))
        values = np.stack(values)
        gains = advantages(np.stack(rewards), values, np.stack(ended), last, args.gamma, args.decay)
        decisions += gains.size
        update(
            net,
            optimizer,
            Batch.joined(parts),
            np.concatenate(chosen),
            np.concatenate(before),
            gains.reshape(-1),
            (gains + values).reshape(-1),
            args,
        )


def versus_random(net, setups, layout, games, seed):
    """How many of some games the network wins, choosing what it likes best."""
    env = ManyGamesEnv(setups, min(games, 100), layout=layout)
    return win_rate(env, lambda env, seen: best(net, env, seen), games, seed)


def draw(curve, path, title):
    """The share of games won, over the time spent training."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    minutes = [point[0] / 60 for point in curve]
    figure, axes = plt.subplots(figsize=(7, 3.6), dpi=110, layout="constrained")
    axes.fill_between(minutes, [point[3] for point in curve], [point[4] for point in curve], alpha=0.25, lw=0)
    axes.plot(minutes, [point[2] for point in curve], marker="o", ms=3)
    axes.axhline(0.9, color="grey", lw=0.8, ls="--")
    axes.set(xlabel="minutes of training", ylabel="games won against random", ylim=(0, 1), title=title)
    axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


def parsed():
    """The command line."""
    parser = argparse.ArgumentParser(description="Train a network by masked PPO against random play.")
    parser.add_argument("--net", choices=("rows", "codes"), default="rows")
    parser.add_argument("--heroes", nargs="+", default=SEEN, help="duels between all pairs of them")
    parser.add_argument("--unseen", nargs="*", default=UNSEEN, help="heroes to try the network on afterwards")
    parser.add_argument("--boards", nargs="+", default=BOARDS)
    parser.add_argument(
        "--minutes", type=float, default=8.0, help="of training, without the tests in between"
    )
    parser.add_argument("--test-every", type=float, default=30.0, help="seconds")
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--final-games", type=int, default=1000)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--gamma", type=float, default=0.995)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatches", type=int, default=8)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="the weights")
    parser.add_argument("--curve", type=Path, help="the curve as JSON")
    parser.add_argument("--picture", type=Path, help="the curve as a picture")
    return parser.parse_args()


def main():
    """Train, test, and write down what came of it."""
    args = parsed()
    net, curve = train(args)
    layout = layout_of(duels(args.heroes, args.boards))
    groups = {"heroes trained on": duels(args.heroes, args.boards)}
    if args.net == "rows" and args.unseen:
        groups["heroes never seen"] = duels(args.unseen, args.boards)
    for name, setups in groups.items():
        won, games = versus_random(net, setups, layout, args.final_games, 2000)
        low, high = wilson(won, games)
        print(
            f"{name}: {won} of {games} won against random ({won / games:.1%}, 95 %: {low:.1%} to {high:.1%})"
        )
    if args.save:
        torch.save(net.state_dict(), args.save)
    if args.curve:
        args.curve.write_text(json.dumps(curve))
    if args.picture:
        draw(curve, args.picture, f"PPO, {args.net}, {len(args.heroes)} heroes")


if __name__ == "__main__":
    main()
