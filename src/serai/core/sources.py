"""Where a fact of a game comes from: the words that rulebooks, rulings and component files cite."""

from typing import Final

# The short summary of the rules that Serai was founded on; the published rulebook and the printed pieces; a published
# digital version; the rulebook of HUANG, the later edition of Yellow & Yangtze; public summaries and player aids; our own
# choice where no source settles the point; a difference from a source on purpose.
SOURCES: Final = ("seed", "rulebook", "implementation", "huang", "community", "reconstructed", "decision")
