"""A bot in thirty lines: it attacks with its strongest card whenever it can, and otherwise closes in.

matchless simulate --bots examples/bots/brawler.py:Brawler,random
"""

import matchless


class Brawler(matchless.Bot):
    def choose(self, view):
        return max(view.legal, key=lambda option: self.worth(view, option.choice))

    def worth(self, view, choice):
        """Return how good an answer looks; the first of the best is taken."""
        match choice.verb:
            case "attack":
                return 20 + self.card(view, choice).value
            case "defend" | "keep":
                return self.card(view, choice).value
            case "scheme":
                return 5
            case "move" | "stay" | "place":
                return -self.distance(view, choice)
            case "boost" | "discard":
                return -self.card(view, choice).value - 0.5  # the weakest first, and rather none at all
        return 0

    def card(self, view, choice):
        return view.position.game.seats[choice.owner].deck[choice.card]

    def distance(self, view, choice):
        """Return how many steps it would be from there to the nearest enemy."""
        state = view.position
        here = choice.space if choice.space >= 0 else state.space[choice.fighter]
        team = state.game.fighters[choice.fighter].team
        enemies = [one.number for one in state.game.fighters if one.team != team]
        spaces = [state.space[enemy] for enemy in enemies if state.space[enemy] >= 0]
        return min((state.layout().distance(here, space) for space in spaces), default=0)
