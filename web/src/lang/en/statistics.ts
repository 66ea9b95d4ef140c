/** The words of the statistics of a hero in English; fetched with them. */
export const statistics = {
  "statistics.source":
    "From {games|duel|duels} of this hero, of {all} between all heroes, measured on {day}. Both sides were played by {bots}.",
  "statistics.source_alone":
    "From {games|duel|duels} of this hero against the others, measured on {day}. Both sides were played by {bots}.",
  "statistics.searching": "the searching bot ({n|try|tries} per decision)",
  "statistics.sure":
    "Beside each percentage stands its 95% confidence interval. Where two intervals overlap, these duels do not tell which hero or card does better.",
  "statistics.older":
    "Rules or opponents have changed since these duels, so some figures may no longer be true.",
  "statistics.none": "No figures yet",
  "statistics.none_text":
    "Nobody has measured this hero. Your computer can do it, with bots playing both sides:",
  "statistics.changed": "The figures are out of date",
  "statistics.changed_text":
    "This hero has changed since it was measured, so the old figures are not shown. Your computer can measure it again, with bots playing both sides:",
  "statistics.commands_text":
    "The first command plays this hero against all others and takes some minutes; the second writes the figures into “{pack}”, the folder that the hero comes from.",
  "statistics.numbers": "In numbers",
  "statistics.rating": "Rating",
  "statistics.place": "No. {n} of {of}; 1500 is average",
  "statistics.won": "Duels won",
  "statistics.first": "Won going first",
  "statistics.first_all": "all heroes: {share}",
  "statistics.second": "Won going second",
  "statistics.turns": "Turns in a duel",
  "statistics.turns_all": "all heroes: {n}",
  "statistics.match_ups": "Match-ups",
  "statistics.match_ups_about": "How often {name} beats every other hero; the line marks 50%.",
  "statistics.against": "Against",
  "statistics.share": "Won",
  "statistics.between": "Interval",
  "statistics.games": "Duels",
  "statistics.cards": "Cards",
  "statistics.cards_about":
    "What becomes of each card. “Drawn” is the share of its copies that leave the deck; the next four are shares of the copies drawn; a card that comes back can be played more than once. The last two say how often duels are won in which the card is played, and in which it is only held. Strong cards are kept for the end and long duels show more cards, so this is a hint and no proof.",
  "statistics.card": "Card",
  "statistics.drawn": "Drawn",
  "statistics.played": "Played",
  "statistics.defenses": "Defended",
  "statistics.boosts": "Boosted",
  "statistics.left": "Left in hand",
  "statistics.value": "Mean value",
  "statistics.won_played": "Won, played",
  "statistics.won_held": "Won, held",
  "statistics.more": "clearly more often than when held",
  "statistics.less": "clearly less often than when held",
  "statistics.sort": "Sort by",
  "statistics.no_cards": "No figures for single cards.",
} as const;
