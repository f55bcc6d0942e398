"""The words of River of Gold, in every language of `locales`: actions, prompts, reasons and events.

What each gives is described where it is made; the game object calls only what this module names.
"""

from serai.core.state import EVERYTHING
from serai.games.river_of_gold.text_actions import describe
from serai.games.river_of_gold.text_events import event, event_text
from serai.games.river_of_gold.text_prompts import prompt
from serai.games.river_of_gold.text_reasons import reason

__all__ = ["EVERYTHING", "describe", "event", "event_text", "prompt", "reason"]
