import type { WorkshopWords } from "../workshop.svelte";

/** Les mots de l’atelier. */
export const workshop: WorkshopWords = {
  "workshop.title": "Atelier",
  "workshop.lead": "Enregistrez un fichier de « {pack} », et cette page suit.",
  "workshop.closed": "Aucun dossier n’est suivi",
  "workshop.closed_text":
    "Lancez le jeu avec un dossier de vos propres héros : matchless play --watch DOSSIER",
  "workshop.lost": "Le jeu a été arrêté. Cette page reprendra dès qu’il tournera de nouveau.",
  "workshop.fine": "Aucune erreur",
  "workshop.mistakes": "{n|erreur|erreurs}",
  "workshop.warnings": "{n|avertissement|avertissements}",
  "workshop.warning": "avertissement",
  "workshop.stale": "Voici les cartes telles qu’elles étaient la dernière fois sans erreur.",
  "workshop.empty": "Il n’y a pas encore de héros dans ce dossier",
  "workshop.empty_text": "Commencez par une ébauche : matchless new hero NOM --into DOSSIER",
  "workshop.hero": "Héros",
  "workshop.lang": "Langue",
  "workshop.ability": "Capacité spéciale",
  "workshop.cards": "{n|carte|cartes}",
  "workshop.duel": "Duel d’essai",
  "workshop.duel_text":
    "Jouez votre héros contre un bot. Quand vous enregistrez, le duel continue avec les nouvelles cartes.",
  "workshop.against": "Contre",
  "workshop.begin": "Commencer un duel",
  "workshop.again": "Recommencer",
  "workshop.large": "Ouvrir en grand",
  "workshop.kept": "Le duel continue avec les nouvelles cartes ; coups conservés : {n}.",
  "workshop.cut":
    "Le duel est revenu {n|coup|coups} en arrière, au dernier que permettent les nouvelles cartes.",
};
