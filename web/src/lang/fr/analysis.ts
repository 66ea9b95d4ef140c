import type { analysis as en } from "../en/analysis";

/** The words of the analysis of a game in French. */
export const analysis: Readonly<Record<keyof typeof en, string>> = {
  "analysis.tabs": "À côté du plateau",
  "analysis.log": "Mains et journal",
  "analysis.title": "Analyse",
  "analysis.offer": "L’évolution des chances, les choix qui ont coûté, et la part de hasard.",
  "analysis.start": "Analyser cette partie",
  "analysis.takes": "Cela prend de quelques secondes à une minute. Le résultat reste avec la partie.",
  "analysis.running": "Examen de la décision {done} sur {total}",
  "analysis.interrupted": "L’analyse a été interrompue. Relancez-la.",
  "analysis.adventure":
    "Il n’y a pas encore d’analyse des aventures, seulement des duels, des chacun pour soi et des parties en équipes.",
  "analysis.unfinished": "L’analyse s’ouvre quand la partie est terminée.",
  "analysis.whose": "Du point de vue de",
  "analysis.accuracy": "Précision",
  "analysis.accuracy_of": "Précision de {name} : {n} sur 100",
  "analysis.accuracy_about":
    "La part conservée des chances de victoire qu’un choix au hasard aurait gâchées, sur {n|choix|choix}. À 100, rien n’a été gâché ; un bot qui joue au hasard obtient de 30 à 40.",
  "analysis.won": "Pourquoi {name} a gagné",
  "analysis.lost": "Pourquoi {name} a perdu",
  "analysis.won_gifts": "Avant tout, l’autre camp a gâché des chances : {n} points.",
  "analysis.won_luck":
    "Avant tout par chance : les cartes piochées, et celles des autres, ont rapporté {n} points.",
  "analysis.won_start":
    "Avant tout par l’affiche : avec ces héros sur ce plateau, la chance était de {p} % dès le départ.",
  "analysis.won_play": "En jouant bien : ni le hasard ni les erreurs des autres ne l’expliquent.",
  "analysis.lost_errors":
    "Avant tout par ses propres choix : ils ont coûté {n} points de chances de victoire.",
  "analysis.lost_partner":
    "Avant tout par les choix du partenaire : ils ont coûté {n} points de chances de victoire.",
  "analysis.lost_luck":
    "Avant tout par malchance : les cartes piochées, et celles des autres, ont coûté {n} points.",
  "analysis.lost_start":
    "Avant tout par l’affiche : avec ces héros sur ce plateau, la chance n’était que de {p} % dès le départ.",
  "analysis.lost_as_well": "Ses propres choix ont coûté {n|point|points} de plus.",
  "analysis.balance": "Du début à la fin, en points de chances de victoire",
  "analysis.first": "Au départ",
  "analysis.percent": "{p} %",
  "analysis.own": "Ses erreurs",
  "analysis.partner": "Erreurs du partenaire",
  "analysis.others": "Erreurs adverses",
  "analysis.luck": "Hasard",
  "analysis.luck_others": "Hasard, et jeu des autres",
  "analysis.end": "À la fin",
  "analysis.luck_about":
    "Le hasard, c’est tout changement qu’aucun choix n’explique : les cartes piochées, celles que les autres avaient en main, et ce que la recherche juge mal.",
  "analysis.curve": "Chances de victoire, telles que {name} pouvait les connaître au début de chaque tour",
  "analysis.point": "Tour {turn} : {p} %",
  "analysis.point_setup": "Mise en place : {p} %",
  "analysis.point_end": "Fin : {p} %",
  "analysis.point_error": "Tour {turn} : {label}, {n} points perdus",
  "analysis.moments": "Tournants",
  "analysis.moment": "Tour {turn}",
  "analysis.setup": "Mise en place",
  "analysis.kind_own": "Son propre choix",
  "analysis.kind_partner": "Erreur du partenaire",
  "analysis.kind_others": "Erreur adverse",
  "analysis.kind_luck": "Chance",
  "analysis.kind_unlucky": "Malchance",
  "analysis.kind_game": "Hasard, et les autres",
  "analysis.from_to": "de {from} % à {to} %",
  "analysis.calm": "Aucun tour n’a beaucoup changé les chances.",
  "analysis.errors": "Choix qui ont coûté",
  "analysis.none": "Aucun choix n’était nettement moins bon qu’un autre.",
  "analysis.inaccuracy": "Imprécision",
  "analysis.mistake": "Erreur",
  "analysis.blunder": "Gaffe",
  "analysis.cost": "{n} points perdus, à {margin} près",
  "analysis.taken": "Choisi",
  "analysis.better": "Mieux",
  "analysis.gain": "{n} points de mieux",
  "analysis.show": "Montrer ce moment",
  "analysis.noise":
    "Jugé d’après ce que le joueur savait alors, avec {n} itérations de recherche par décision. Les écarts de moins de deux erreurs types ne sont pas signalés. Qui est mené a moins à perdre : sous 50 %, une perte plus petite suffit.",
};
