"""The words of Marco Polo II, in every language of `locales`: actions, prompts, reasons, events and prospects.

What each gives is described where it is made; the game object calls only what this module names.
"""

from serai.core.state import EVERYTHING
from serai.games.marco_polo_ii.text_about import about
from serai.games.marco_polo_ii.text_actions import describe, told
from serai.games.marco_polo_ii.text_events import event_text
from serai.games.marco_polo_ii.text_facts import event
from serai.games.marco_polo_ii.text_log import headline, parts
from serai.games.marco_polo_ii.text_outlook import outlook
from serai.games.marco_polo_ii.text_prompts import ask, prompt
from serai.games.marco_polo_ii.text_reasons import reason

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
    "told",
]
