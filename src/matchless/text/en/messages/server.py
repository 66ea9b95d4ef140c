"""The server's own messages in English."""

from __future__ import annotations

from typing import Final

from matchless.text.forms import Message

ENGLISH_SERVER: Final[dict[str, Message]] = {
    # Why something was not done
    "refused_malformed": "The server did not understand this. Reload the page, then try again.",
    "refused_too_big": "This message is too long.",
    "refused_too_fast": "That was too fast. Wait a moment, then try again.",
    "refused_too_many_tables": "You have opened many tables. Wait a minute, then open another.",
    "refused_too_many_replays": "You have asked for many replays. Wait a minute, then ask again.",
    "refused_busy": "The server is busy with other replays. Try again in a moment.",
    "refused_busy_analysing": "The server is busy with other analyses. Try again in a moment.",
    "refused_too_many_analyses": "You have had many games analysed. Wait a minute, then ask again.",
    "refused_no_analysis": "There is no analysis of adventures yet, only of duels, free-for-alls and team games.",
    "refused_too_many_names": "Many names have been chosen from your network. Wait a minute, then try again.",
    "refused_too_many_sockets": "Too many tables are open from your network. Close some, then reload the page.",
    "refused_too_many_tabs": "You have this table open too many times. Close some of its tabs, then reload the page.",
    "refused_too_many_spectators": "Too many people are watching this table. There is no room for more.",
    "refused_server_full": "The server is full. Try again later.",
    "refused_origin": "This page does not belong to this server.",
    "refused_wrong_host": (
        "This server does not answer to the name {host}. "
        "Whoever runs it can allow that: matchless serve --allow-host {host}"
    ),
    "refused_no_puzzle": "There is no puzzle with this name.",
    "refused_no_table": "There is no table with the code {code}. Check the letters and digits.",
    "refused_metrics_private": "This server’s metrics are private.",
    "refused_no_page": "There is nothing at this address.",
    "refused_no_identity": "Your browser does not keep this server’s cookie. Allow cookies, then reload the page.",
    "refused_bad_link": "This personal link is not valid. Copy the whole link and try again.",
    "refused_no_spectators": "The players at this table do not want spectators.",
    "refused_no_name": "A name needs at least one visible character.",
    "refused_long_name": "A name can have at most {n} characters.",
    "refused_elsewhere": "This table is open in another tab or window. Take it over here, or continue there.",
    "refused_not_your_seat": "This is not your seat.",
    "refused_not_asked": "It is not your turn to decide.",
    "refused_stale": "This has already been decided.",
    "refused_no_option": "This is not one of the options.",
    "refused_game_over": "The game is over.",
    "refused_not_over": "The game is not over yet.",
    "refused_not_started": "The game has not begun yet.",
    "refused_has_started": "The game has already begun.",
    "refused_not_host": "Only the host of the table can do this.",
    "refused_seats_open": "Some seats are still open.",
    "refused_no_seat": "There is no such seat at this table.",
    "refused_seat_taken": "This seat is taken.",
    "refused_no_open_seat": "No seat is free at this table.",
    "refused_one_team_only": "If you play two seats of one team, you cannot take a seat on the other.",
    "refused_no_hero": "There is no hero “{hero}”.",
    "refused_hero_taken": "This hero is banned or taken. Choose another.",
    "refused_hero_by_lot": "At this table, heroes are drawn at random.",
    "refused_hero_by_draft": "At this table, heroes are drafted once all seats are taken.",
    "refused_not_your_pick": "It is not your turn in the draft.",
    "refused_no_bot": "There is no bot “{bot}”.",
    "refused_no_board": "There is no board “{board}”.",
    "refused_wrong_seats": (
        "A duel has two seats, a free-for-all three or four, a team game four, an adventure one to four."
    ),
    "refused_only_adventure": "Villains, minions and events are only for adventures.",
    "refused_wrong_board": "An adventure is played on the board of its villain.",
    "refused_draft_in_adventure": "There are no bans in an adventure: heroes are chosen freely or at random.",
    "refused_no_villain": "There is no villain “{villain}”.",
    "refused_no_minion": "There is no minion “{minion}”.",
    "refused_wrong_minions": (
        "With {n} player there is {n} minion, no more and no fewer.",
        "With {n} players there are {n} minions, no more and no fewer.",
    ),
    "refused_minion_twice": "Each minion can take part only once.",
    "refused_no_event": "There is no event “{event}”.",
    "refused_many_events": "An adventure has at most {most} events.",
    "refused_event_twice": "Each event can be chosen only once.",
    "refused_talk_off": "The host has turned chat off at this table.",
    "refused_talk_phrases": "At this table, only quick phrases are allowed.",
    "refused_talk_empty": "This message is empty.",
    "refused_talk_long": "A message can have at most {n} characters.",
    "refused_hints_off": "This table is played without hints.",
    "refused_hints_fast": "You have asked for many hints. Wait a few seconds.",
    "refused_talk_fast": "You are sending messages too quickly. Wait a few seconds.",
    "refused_talk_apart": "While the game is on, spectators can only chat with each other.",
    "refused_talk_not_watching": "This channel is for spectators only.",
    "refused_talk_no_team": "You have no team to chat with now.",
    "refused_no_team": "You have no teammates to show cards to.",
    "refused_card_not_held": "You don’t hold this card, or are already showing it.",
    "refused_no_suggestions": "Suggestions are only for adventures, where everyone plays together.",
    "refused_suggest_self": "You decide this yourself.",
    "refused_suggest_bot": "A bot decides this.",
    "refused_suggest_hidden": "You cannot suggest anything here: you don’t see the other players’ cards.",
    "refused_few_starts": "The board {board} has too few starting spaces for that many heroes.",
    "refused_few_spaces": "The board {board} has too few spaces for that many fighters.",
    "refused_rules": "These rules do not fit together: {reason}.",
    "refused_nothing_to_undo": "Nothing to undo.",
    "refused_undo_shown": "This cannot be taken back: since then, a card was drawn or shown, or chance has decided.",
    "refused_undo_counted": "This attempt counts: there is no undo.",
    "refused_daily_closed": (
        "This is a game of today’s challenge. You can watch it once you have finished your own attempt."
    ),
    "refused_undo_pending": "Someone has already asked to take a decision back.",
    "refused_no_undo_asked": "Nobody has asked to take a decision back.",
    "refused_rematch_declined": "A rematch was declined. Whoever declined it can still ask for one.",
    "refused_no_rematch_asked": "Nobody has asked for a rematch.",
    "refused_conceded": "This seat has already given up.",
    "refused_content_changed": (
        "This game cannot continue: its heroes, its board or their rules have changed since it began."
    ),
    "refused_pack_changed": "This game cannot continue: “{what}” of the pack “{pack}” has changed since it began.",
    "refused_pack_missing": "This game cannot continue: “{what}” of the pack “{pack}” is not here any more.",
    "refused_outdated": "This table has changed in the meantime. Look again, then decide.",
    "refused_moves_missing": "This game cannot continue: some of its moves are missing from the database.",
    "refused_not_kept": "The server could not save this, so it did not happen. Try again.",
    "refused_broken": "Something went wrong on the server. Nothing has changed; try again.",
    "refused_no_method": "This address does not allow that.",
    # Values of combat cards
    "value_fury": "The villain’s fury",
    # Why a table cannot begin
    "wait_for_players": ("{n} seat is still open.", "{n} seats are still open."),
    "wait_for_host": "Everyone is here. The host can begin.",
    # Previews of links in other programs
    "preview_game": (
        "Duels and adventures of legendary heroes, in the browser. No account, nothing to install. "
        "An unofficial fan project."
    ),
    "preview_picture": "Matchless: a crown and a head of snakes face each other",
    "preview_versus": "vs",
    "preview_duel": "Duel",
    "preview_free_for_all": "Free-for-all",
    "preview_teams": "Two against two",
    "preview_adventure": "Adventure",
    "preview_open": (
        "{n} seat is free: open the link and play. No account, nothing to install.",
        "{n} seats are free: open the link and play. No account, nothing to install.",
    ),
    "preview_lobby": "The game is about to begin.",
    "preview_draft": "The players are choosing their heroes.",
    "preview_playing": "The game is on: open the link to watch.",
    "preview_over": "The game is over: open the link to see how it went.",
    "preview_replay": "Watch the game again, move by move.",
    # Pages
    "client_missing": (
        "The game’s pages have not been built. Build them in the web folder, or install the finished package."
    ),
}
