"""The numbers of the rules are those of the rulebook."""

import pytest

from serai.core.reasons import rule_name
from serai.games.tianxia import rule_ids
from serai.rulebook.book import book

PREFIX = "TX"
NUMBERS = {name: number for name, number in vars(rule_ids).items() if name.startswith(PREFIX)}


@pytest.mark.parametrize("name", NUMBERS)
def test_each_constant_is_a_paragraph_and_named_after_it(name: str) -> None:
    paragraph = rule_name(PREFIX, NUMBERS[name])
    assert name == paragraph.replace("-", "_").replace(".", "_")
    assert paragraph in book("tianxia").ids


def test_the_constants_stand_in_the_order_of_the_rulebook() -> None:
    assert list(NUMBERS.values()) == sorted(NUMBERS.values())
    assert len(NUMBERS) > 0
