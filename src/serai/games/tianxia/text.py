"""The words of Tianxia, in every language of `locales`: actions, prompts, reasons, events and prospects.

What each gives is described where it is made; the game object calls only what this module names.
"""

from serai.core.state import EVERYTHING
from serai.games.tianxia.text_about import about
from serai.games.tianxia.text_actions import describe, told
from serai.games.tianxia.text_attack import attack_of_view, attack_outlook
from serai.games.tianxia.text_events import event_text
from serai.games.tianxia.text_facts import event
from serai.games.tianxia.text_log import headline, parts
from serai.games.tianxia.text_outlook import outlook
from serai.games.tianxia.text_prompts import ask, prompt
from serai.games.tianxia.text_reasons import reason

__all__ = [
    "EVERYTHING",
    "about",
    "ask",
    "attack_of_view",
    "attack_outlook",
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
