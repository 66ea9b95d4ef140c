"""The server's own messages in French."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

FRENCH_SERVER: Final[dict[str, Message]] = {
    # Why something was not done
    "refused_malformed": "Le serveur n’a pas compris. Rechargez la page, puis réessayez.",
    "refused_too_big": "Ce message est trop long.",
    "refused_too_fast": "C’était trop rapide. Attendez un instant, puis réessayez.",
    "refused_too_many_tables": "Vous avez ouvert beaucoup de tables. Attendez une minute avant d’en ouvrir une autre.",
    "refused_too_many_replays": "Vous avez demandé beaucoup de rediffusions. Attendez une minute, puis réessayez.",
    "refused_busy": "Le serveur prépare déjà d’autres rediffusions. Réessayez dans un instant.",
    "refused_busy_analysing": "Le serveur est occupé par d’autres analyses. Réessayez dans un instant.",
    "refused_too_many_analyses": "Vous avez fait analyser beaucoup de parties. Attendez une minute, puis réessayez.",
    "refused_no_analysis": (
        "Il n’y a pas encore d’analyse des aventures, seulement des duels, "
        "des chacun pour soi et des parties en équipes."
    ),
    "refused_too_many_names": (
        "Beaucoup de noms ont été choisis depuis votre réseau. Attendez une minute, puis réessayez."
    ),
    "refused_too_many_sockets": (
        "Trop de tables sont ouvertes depuis votre réseau. Fermez-en quelques-unes, puis rechargez la page."
    ),
    "refused_too_many_tabs": (
        "Cette table est ouverte dans trop d’onglets. Fermez-en quelques-uns, puis rechargez la page."
    ),
    "refused_too_many_spectators": "Cette table a déjà tous les spectateurs qu’elle peut accueillir.",
    "refused_server_full": "Le serveur est plein. Réessayez plus tard.",
    "refused_origin": "Cette page n’appartient pas à ce serveur.",
    "refused_wrong_host": (
        "Ce serveur ne répond pas au nom {host}. "
        "La personne qui l’héberge peut l’autoriser : matchless serve --allow-host {host}"
    ),
    "refused_no_puzzle": "Aucun problème ne porte ce nom.",
    "refused_no_table": "Aucune table ne porte le code {code}. Vérifiez les lettres et les chiffres.",
    "refused_metrics_private": "Les chiffres de ce serveur ne sont pas publics.",
    "refused_no_page": "Il n’y a rien à cette adresse.",
    "refused_no_identity": (
        "Votre navigateur ne garde aucun cookie pour ce serveur. Autorisez-le, puis rechargez la page."
    ),
    "refused_bad_link": "Ce lien personnel n’est pas valable. Copiez le lien en entier et réessayez.",
    "refused_no_spectators": "Les joueurs de cette table ne souhaitent pas de spectateurs.",
    "refused_no_name": "Un nom doit comporter au moins un caractère visible.",
    "refused_long_name": "Un nom comporte au plus {n} caractères.",
    "refused_elsewhere": (
        "Cette table est ouverte dans un autre onglet ou une autre fenêtre. Reprenez-la ici ou continuez là-bas."
    ),
    "refused_not_your_seat": "Cette place n’est pas la vôtre.",
    "refused_not_asked": "Ce n’est pas à vous de décider.",
    "refused_stale": "Cette décision a déjà été prise.",
    "refused_no_option": "Ce choix ne fait pas partie des options.",
    "refused_game_over": "La partie est terminée.",
    "refused_not_over": "La partie n’est pas encore terminée.",
    "refused_not_started": "La partie n’a pas encore commencé.",
    "refused_has_started": "La partie a déjà commencé.",
    "refused_not_host": "Seul l’hôte de la table peut faire cela.",
    "refused_seats_open": "Des places sont encore libres.",
    "refused_no_seat": "Cette place n’existe pas à cette table.",
    "refused_seat_taken": "Cette place est prise.",
    "refused_no_open_seat": "Aucune place n’est libre à cette table.",
    "refused_one_team_only": "Qui joue deux places d’une équipe ne peut pas en prendre une dans l’autre.",
    "refused_no_hero": "Il n’y a pas de héros « {hero} ».",
    "refused_hero_taken": "Ce héros est banni ou déjà pris. Choisissez-en un autre.",
    "refused_hero_by_lot": "À cette table, les héros sont tirés au sort.",
    "refused_hero_by_draft": "À cette table, une draft désigne les héros une fois toutes les places prises.",
    "refused_not_your_pick": "Ce n’est pas à vous de choisir un héros.",
    "refused_no_bot": "Il n’y a pas de bot « {bot} ».",
    "refused_no_board": "Il n’y a pas de plateau « {board} ».",
    "refused_wrong_seats": (
        "Un duel a deux places, un chacun pour soi trois ou quatre, une partie en équipes quatre, une aventure "
        "d’une à quatre."
    ),
    "refused_only_adventure": "Super-vilain, sbires et événements n’existent que dans les aventures.",
    "refused_wrong_board": "Une aventure se joue sur le plateau de son super-vilain.",
    "refused_draft_in_adventure": (
        "On ne bannit pas de héros dans une aventure : les joueurs les choisissent librement, ou au hasard."
    ),
    "refused_no_villain": "Il n’y a pas de super-vilain « {villain} ».",
    "refused_no_minion": "Il n’y a pas de sbire « {minion} ».",
    "refused_wrong_minions": (
        "Avec {n} joueur, il faut exactement {n} sbire.",
        "Avec {n} joueurs, il faut exactement {n} sbires.",
    ),
    "refused_minion_twice": "Chaque sbire ne peut participer qu’une fois.",
    "refused_no_event": "Il n’y a pas d’événement « {event} ».",
    "refused_many_events": "Une aventure compte au plus {most} événements.",
    "refused_event_twice": "Chaque événement ne peut être choisi qu’une fois.",
    "refused_talk_off": "L’hôte a coupé la discussion à cette table.",
    "refused_talk_phrases": "À cette table, seules les phrases toutes faites sont permises.",
    "refused_talk_empty": "Ce message ne contient rien à lire.",
    "refused_talk_long": "Un message compte au plus {n} caractères.",
    "refused_hints_off": "Cette table se joue sans conseils.",
    "refused_hints_fast": "Vous avez demandé beaucoup de conseils. Attendez quelques secondes.",
    "refused_talk_fast": "Vous parlez trop vite. Attendez quelques secondes.",
    "refused_talk_apart": "Pendant la partie, les spectateurs parlent entre eux.",
    "refused_talk_not_watching": "Ce canal est réservé aux spectateurs.",
    "refused_talk_no_team": "Vous n’avez pas d’équipe à qui parler pour l’instant.",
    "refused_no_team": "Vous n’avez pas de coéquipier à qui montrer des cartes.",
    "refused_card_not_held": "Vous n’avez pas en main une telle carte qui ne soit déjà montrée.",
    "refused_no_suggestions": "Les suggestions sont réservées aux aventures, où tous jouent ensemble.",
    "refused_suggest_self": "C’est à vous d’en décider.",
    "refused_suggest_bot": "C’est un bot qui en décide.",
    "refused_suggest_hidden": "Vous ne pouvez rien suggérer ici : les cartes des autres vous sont cachées.",
    "refused_few_starts": "Le plateau {board} a trop peu de cases de départ pour autant de héros.",
    "refused_few_spaces": "Le plateau {board} a trop peu de cases pour autant de combattants.",
    "refused_rules": "Ces règles ne vont pas ensemble : {reason}.",
    "refused_nothing_to_undo": "Rien à annuler.",
    "refused_undo_shown": (
        "Impossible de revenir en arrière : depuis, une carte a été piochée ou montrée, ou le hasard a décidé."
    ),
    "refused_undo_counted": "Cette tentative compte : aucune décision n’y est reprise.",
    "refused_daily_closed": (
        "C’est une partie du défi du jour. Vous pourrez la regarder une fois votre propre tentative terminée."
    ),
    "refused_undo_pending": "Quelqu’un a déjà demandé à reprendre une décision.",
    "refused_no_undo_asked": "Personne n’a demandé à reprendre une décision.",
    "refused_rematch_declined": (
        "La revanche a été refusée. Seule la personne qui l’a refusée peut encore en proposer une."
    ),
    "refused_no_rematch_asked": "Personne n’a proposé de revanche.",
    "refused_conceded": "Cette place a déjà abandonné.",
    "refused_content_changed": (
        "Cette partie ne peut pas continuer : ses héros, son plateau ou leurs règles ont changé depuis son début."
    ),
    "refused_pack_changed": (
        "Cette partie ne peut pas continuer : « {what} », du pack « {pack} », a changé depuis son début."
    ),
    "refused_pack_missing": (
        "Cette partie ne peut pas continuer : « {what} », du pack « {pack} », n’est plus disponible ici."
    ),
    "refused_outdated": "La table a changé entre-temps. Regardez-la de nouveau, puis décidez.",
    "refused_moves_missing": "Cette partie ne peut pas continuer : il manque des coups dans la base de données.",
    "refused_not_kept": "Le serveur n’a pas pu l’enregistrer : rien ne s’est passé. Réessayez.",
    "refused_broken": "Une erreur est survenue sur le serveur. Rien n’a changé ; réessayez.",
    "refused_no_method": "Cela ne peut pas se faire à cette adresse.",
    # Values of combat cards
    "value_fury": "Fureur du super-vilain",
    # Why a table cannot begin
    "wait_for_players": ("{n} place est encore libre.", "{n} places sont encore libres."),
    "wait_for_host": "Tout le monde est là. L’hôte peut commencer.",
    # Previews of links in other programs
    "preview_game": (
        "Duels et aventures de héros légendaires, dans le navigateur. Sans compte, rien à installer. "
        "Un projet de fans, non officiel."
    ),
    "preview_picture": "Matchless : une couronne et une tête aux serpents face à face",
    "preview_versus": "contre",
    "preview_duel": "Duel",
    "preview_free_for_all": "Chacun pour soi",
    "preview_teams": "Deux contre deux",
    "preview_adventure": "Aventure",
    "preview_open": (
        "{n} place est libre : ouvrez le lien et jouez. Sans compte, rien à installer.",
        "{n} places sont libres : ouvrez le lien et jouez. Sans compte, rien à installer.",
    ),
    "preview_lobby": "La partie va commencer.",
    "preview_draft": "Les joueurs choisissent leurs héros.",
    "preview_playing": "La partie est en cours : ouvrez le lien pour la suivre.",
    "preview_over": "La partie est finie : ouvrez le lien pour voir comment elle s’est passée.",
    "preview_replay": "Revoyez la partie, coup par coup.",
    # Pages
    "client_missing": (
        "Les pages du jeu ne sont pas construites ici. Construisez-les dans le dossier web, "
        "ou installez le paquet complet."
    ),
}
