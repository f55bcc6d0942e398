"""The words of River of Gold, in every language of `locales`: actions, prompts, reasons and events.

What each gives is described where it is made; the game object calls only what this module names.
"""

from serai.core.state import EVERYTHING
from serai.games.river_of_gold.text_actions import describe
from serai.games.river_of_gold.text_events import event, event_text
from serai.games.river_of_gold.text_log import headline, parts
from serai.games.river_of_gold.text_outlook import about, outlook
from serai.games.river_of_gold.text_prompts import ask, prompt
from serai.games.river_of_gold.text_reasons import reason

__all__ = [
    "EVERYTHING",
    "about",
    "ask",
    "describe",
    "event",
    "event_text",
    "headline",
    "outlook",
    "parts",
    "prompt",
    "reason",
]
