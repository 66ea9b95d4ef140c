// The same bot as brawler.py, in JavaScript over the line protocol (docs/protocol.md). It needs Node.js and nothing else.
//
//     matchless simulate --bots "cmd:node examples/bots/brawler.mjs,random"

import { createInterface } from "node:readline";

let game; // what is fixed: the board, the fighters, the decks

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function cardOf(option) {
  return game.seats[option.owner].deck.find((card) => card.name === option.card);
}

/** How many steps it is from a space to the nearest of others, while all doors are open. */
function steps(from, others) {
  const adjacent = new Map(game.board.spaces.map((space) => [space.name, space.adjacent]));
  const seen = new Set([from]);
  let edge = [from];
  for (let count = 0; edge.length; count++) {
    if (edge.some((space) => others.includes(space))) return count;
    edge = edge.flatMap((space) => adjacent.get(space)).filter((space) => !seen.has(space));
    edge.forEach((space) => seen.add(space));
  }
  return 0;
}

function distance(option, view) {
  const { team } = game.fighters[option.fighter];
  const there = option.space ?? view.fighters[option.fighter].space;
  const enemies = view.fighters.filter((one) => one.space && game.fighters[one.number].team !== team);
  return there ? steps(there, enemies.map((one) => one.space)) : 0;
}

/** How good an answer looks. */
function worth(option, view) {
  switch (option.verb) {
    case "attack":
      return 20 + cardOf(option).value;
    case "defend":
    case "keep":
      return cardOf(option).value ?? 0;
    case "scheme":
      return 5;
    case "move":
    case "stay":
    case "place":
      return -distance(option, view);
    case "boost":
    case "discard":
      return -(cardOf(option).value ?? 0) - 0.5; // the weakest first, and rather none at all
    default:
      return 0;
  }
}

function best({ options, view }) {
  const worths = options.map((option) => worth(option, view));
  return worths.indexOf(Math.max(...worths));
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "Brawler" });
  if (message.type === "new-game") game = message;
  if (message.type === "choose") say({ type: "choice", decision: message.decision, option: best(message) });
}
