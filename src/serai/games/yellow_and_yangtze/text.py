"""The words of Yellow & Yangtze, in every language of `locales`: actions, prompts, reasons, events and prospects.

What each gives is described where it is made; the game object calls only what this module names.
"""

from serai.core.state import EVERYTHING
from serai.games.yellow_and_yangtze.text_actions import describe, told
from serai.games.yellow_and_yangtze.text_events import event, event_text
from serai.games.yellow_and_yangtze.text_outlook import outlook
from serai.games.yellow_and_yangtze.text_prompts import prompt
from serai.games.yellow_and_yangtze.text_reasons import reason

__all__ = ["EVERYTHING", "describe", "event", "event_text", "outlook", "prompt", "reason", "told"]
