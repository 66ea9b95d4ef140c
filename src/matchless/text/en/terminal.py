"""The words of the terminal client in English."""

from __future__ import annotations

from typing import Final

from matchless.text.messages import Message

ENGLISH_TERMINAL: Final[dict[str, Message]] = {
    # Signs
    "colon": ":",
    "arrow": "→",
    # Zones
    "zone_blue": "blue",
    "zone_brown": "brown",
    "zone_gray": "gray",
    "zone_green": "green",
    "zone_orange": "orange",
    "zone_pink": "pink",
    "zone_purple": "purple",
    "zone_red": "red",
    "zone_violet": "violet",
    "zone_white": "white",
    "zone_yellow": "yellow",
    # Sides
    "you": "you",
    "yours": "yours",
    "theirs": "theirs",
    "bot_greedy": "greedy bot",
    "bot_random": "random bot",
    "bot_named": "bot: {name}",
    "human": "player {n}",
    "counts": "hand {hand} · deck {deck} · discard {discard}",
    "exhausted_warning": "EXHAUSTED: a draw costs 2 health",
    "deck_low": "deck almost empty!",
    "known_cards": "known in hand: {cards}",
    "face_down": "face down",
    "no_card": "no card",
    # Options
    "option_maneuver": "Maneuver: draw a card, then move",
    "option_done": "Done moving",
    "option_decline": "Do nothing",
    "option_keep": "Into your hand",
    "option_take": "From the discard pile",
    "option_top": "On top of the deck",
    "option_under": "Under the deck",
    "option_card": "Card",
    "group_attack": "{fighter} attacks {target} with",
    # Questions
    "ask_action": "Your turn, {left}: choose an action",
    "ask_place": "Place {fighter}: choose a space",
    "ask_move": "Move: choose who goes where",
    "ask_move_up_to": (
        "Move your fighters, each up to {n} space",
        "Move your fighters, each up to {n} spaces",
    ),
    "ask_defend": "{fighter} attacks {target}: choose a defense card, or none",
    "ask_boost_attack": "Boost the attack with a card from your hand?",
    "ask_boost_move": "Boost the maneuver? The card you discard lets everyone move further",
    "ask_offer": "Do you want to?",
    "ask_put_back": "Put the cards back, one after another",
    "press_enter": "Press Enter to go on",
    "curtain": "Pass the keyboard to {player}.",
    "curtain_enter": "{player}: press Enter when only you can see the screen.",
    "forced": "Only choice: {choice}.",
    # Answers
    "no_such_number": "There is no option {n}; type a number from 1 to {last}.",
    "ambiguous": "That could mean: {options}",
    "type_an_answer": "Type a number or a few words; “help” explains.",
    "auto_on": "A choice with a single option is taken for you.",
    "auto_off": "Every choice is yours, even with a single option.",
    "saved": "Saved: {file}",
    "save_failed": "This could not be saved: {reason}",
    "resume_how": "Go on later with: {command}",
    "loaded": "Loaded: {file}",
    "load_failed": "This could not be loaded: {reason}",
    "nothing_saved": "No saved game was found.",
    "undone": "Taken back.",
    "nothing_to_undo": "There is nothing of yours to take back.",
    "undo_other": "Too late: the other player has decided since.",
    "hint_is": "The greedy bot would choose {number}: {choice}",
    "concede_sure": "Type “yes” to concede, anything else to play on.",
    "no_such_card": "No card is called “{name}”; “cards” lists them all.",
    "languages": "Languages: en, fr, uk.",
    "too_narrow": "The map needs a terminal of {n} columns.",
    "input_ended": "The input has ended.",
    "legend_spaces": "A space shows its name and a letter for each of its zones.",
    "legend_lit": "(s01) can be chosen; <AB>! can be attacked; small letters are sidekicks.",
    # Refusals
    "refusal_no_fighter": "No fighter is called “{word}”.",
    "refusal_no_space": "No space is called “{word}”.",
    "refusal_no_card": "No card of yours is called “{word}”.",
    "refusal_not_held": "You do not hold this card: {card}.",
    "refusal_actions_left": "All actions of a turn must be taken.",
    "refusal_no_user": "Nobody who may use this card is on the board: {card}.",
    "refusal_no_attack": "This is not an attack card: {card}.",
    "refusal_no_defense": "This is not a defense card: {card}.",
    "refusal_no_scheme": "This is not a scheme card: {card}.",
    "refusal_no_boost": "This card has no boost value: {card}.",
    "refusal_not_for_defender": "The defender may not use this card: {card}.",
    "refusal_not_for": "{fighter} may not use this card: {card}.",
    "refusal_out_of_reach": "Out of reach: {fighter}.",
    "refusal_friend": "On your side: {fighter}.",
    "refusal_not_there": "Not on the board: {fighter}.",
    "refusal_not_yours": "Not one of your fighters: {fighter}.",
    "refusal_moved": "Has moved already: {fighter}.",
    "refusal_too_far": "{fighter} cannot get to {space}.",
    "refusal_occupied": "This space is occupied: {space}.",
    "not_understood": "That is not one of the options. Type a number or a few words; “help” explains.",
    # The end
    "wins": "{player} wins!",
    "conceded": "{player} concedes.",
    "length": "{turns} turns, {moves} decisions, seed {seed}.",
    "offer": "What now?",
    "offer_save": "save the game",
    "offer_rematch": "play again",
    "offer_swap": "change sides",
    "offer_quit": "quit",
    "goodbye": "Goodbye!",
    # The start
    "welcome": "A duel of heroes, after the tabletop game Unmatched. Unofficial, made by fans.",
    "rules_turn": "A turn is two actions: maneuver (draw a card, then move), attack, or play a scheme.",
    "rules_goal": "Bring the opposing hero’s health to 0 to win. Enter accepts a proposal.",
    "menu_language": "Language: type en, fr or uk at any question.",
    "menu_hero": "Your hero",
    "menu_rival": "The opposing hero",
    "menu_board": "The board",
    "menu_opponent": "The opponent",
    "menu_friend": "a friend at this keyboard",
    "menu_random": "random",
    "menu_default": "Enter = {choice}",
    "menu_again": "Please type one of the numbers.",
    "menu_hero_line": "health {health}, move {move}, {attack}",
    "menu_spaces": ("{n} space", "{n} spaces"),
    "help_text": (
        "Answer with the number of an option, or with some of its words: “merlin s12”, “attack skirmish”.\n"
        "  hand            read the cards in your hand\n"
        "  cards           list all cards of both decks\n"
        "  card NAME       read a card\n"
        "  heroes          read the special abilities\n"
        "  discard         look through the discard piles\n"
        "  board           draw the map with its legend\n"
        "  log             read the whole story\n"
        "  hint            ask what the greedy bot would do\n"
        "  undo            take back your last choice\n"
        "  auto            take single options by yourself, or not\n"
        "  lang en|fr|uk   change the language\n"
        "  save [FILE]     save the game\n"
        "  load [FILE]     load a game\n"
        "  concede         give up\n"
        "  quit            leave; the game is saved\n"
        "In your turn take two actions. A ranged fighter reaches all its zones, "
        "a melee fighter the next space."
    ),
}
