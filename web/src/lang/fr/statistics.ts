import type { StatisticsWords } from "../statistics.svelte";

/** Les mots des statistiques d’un héros. */
export const statistics: StatisticsWords = {
  "statistics.source":
    "D’après {games|duel|duels} de ce héros, sur {all} entre tous les héros, mesurés le {day}. Les deux camps étaient joués par {bots}.",
  "statistics.source_alone":
    "D’après {games|duel|duels} de ce héros contre les autres, mesurés le {day}. Les deux camps étaient joués par {bots}.",
  "statistics.searching": "le bot qui calcule ({n|essai|essais} par décision)",
  "statistics.sure":
    "À côté de chaque part figure l’intervalle qui contient la vraie valeur avec une confiance de 95 %. Quand deux intervalles se chevauchent, ces duels ne disent pas laquelle est la plus haute.",
  "statistics.older":
    "Les règles ou les adversaires ont changé depuis ces duels : certains chiffres ne sont peut-être plus justes.",
  "statistics.none": "Pas encore de chiffres",
  "statistics.none_text":
    "Personne n’a encore mesuré ce héros. Votre ordinateur peut le faire, avec des bots dans les deux camps :",
  "statistics.changed": "Les chiffres sont périmés",
  "statistics.changed_text":
    "Ce héros a changé depuis qu’il a été mesuré : les anciens chiffres ne sont pas affichés. Votre ordinateur peut le mesurer de nouveau, avec des bots dans les deux camps :",
  "statistics.commands_text":
    "La première commande fait jouer ce héros contre tous les autres et prend quelques minutes ; la seconde écrit les chiffres dans « {pack} », le dossier d’où vient le héros.",
  "statistics.numbers": "En chiffres",
  "statistics.rating": "Cote",
  "statistics.place": "n° {n} sur {of} ; 1500 est la moyenne",
  "statistics.won": "Duels gagnés",
  "statistics.first": "Gagnés en commençant",
  "statistics.first_all": "tous les héros : {share}",
  "statistics.second": "Gagnés en jouant second",
  "statistics.turns": "Tours par duel",
  "statistics.turns_all": "tous les héros : {n}",
  "statistics.match_ups": "Face-à-face",
  "statistics.match_ups_about":
    "La part des duels que {name} gagne contre chaque autre héros ; le trait marque la moitié.",
  "statistics.against": "Contre",
  "statistics.share": "Gagnés",
  "statistics.between": "Intervalle",
  "statistics.games": "Duels",
  "statistics.cards": "Cartes",
  "statistics.cards_about":
    "Ce que devient chaque carte. « Piochée » est la part de ses exemplaires qui quittent le deck ; les quatre colonnes suivantes sont des parts des exemplaires piochés ; une carte qui revient peut être jouée plusieurs fois. Les deux dernières disent combien de duels sont gagnés quand la carte est jouée, et quand elle reste en main. On garde les cartes fortes pour la fin et les longs duels montrent plus de cartes : c’est un indice, pas une preuve.",
  "statistics.card": "Carte",
  "statistics.drawn": "Piochée",
  "statistics.played": "Jouée",
  "statistics.defenses": "En défense",
  "statistics.boosts": "En BOOST",
  "statistics.left": "Reste en main",
  "statistics.value": "Valeur moyenne",
  "statistics.won_played": "Gagnés, jouée",
  "statistics.won_held": "Gagnés, gardée",
  "statistics.more": "nettement plus souvent que gardée",
  "statistics.less": "nettement moins souvent que gardée",
  "statistics.sort": "Trier par",
  "statistics.no_cards": "Rien n’a été noté sur les cartes.",
};
