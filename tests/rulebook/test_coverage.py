"""Every paragraph is named in text, code and a test or ruling."""

from pathlib import Path

import pytest

from serai import games
from serai.rulebook import coverage
from serai.rulebook.coverage import gaps, rules_named


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("see ROG-7.2.", "7.2"),
        ("return rule.ROG_7_2", "7.2"),
        ("(ROG-13.1, 13.5)", "13.1 13.5"),
        ("ROG-7.2, 7.3 and 8.1", "7.2 7.3 8.1"),
        ("ROG-7.2, ROG-8.3", "7.2 8.3"),
        ("ROG-9.1 to 9.4", "9.1 9.2 9.3 9.4"),
        ("ROG-9.9 to ROG-9.11, 10.2", "9.9 9.10 9.11 10.2"),
        ("ROG-9.1-9.3", "9.1 9.2 9.3"),
        ("ROG-9.1 to 10.2", "9.1 10.2"),
        ("chapter ROG-9, and ROG-9: 4.5 of them", ""),
        ("ROG-9.1: 2.5 and 3.4", "9.1"),
        ("PROG-9.1 YY-9.1", ""),
        ("ROG_9_1,\n    ROG_9_2", "9.1 9.2"),
    ],
)
def test_what_a_text_names(text: str, named: str) -> None:
    """One by one, in lists and ranges."""
    assert rules_named(text, "ROG") == {f"ROG-{number}" for number in named.split()}


def test_a_gap_is_found(tmp_path: Path) -> None:
    """Without tests there are more gaps than with a test that names all."""
    bare = gaps("river_of_gold", tmp_path)
    (tmp_path / "test_all.py").write_text("# ROG-1.1 to 1.99\n")
    named = gaps("river_of_gold", tmp_path)
    assert [gap for gap in named if gap.rule.startswith("ROG-1.") and "test" in gap.lacks] == []
    assert set(named) <= set(bare)


@pytest.mark.parametrize("game_id", games.IDS)
def test_no_paragraph_is_forgotten(game_id: str) -> None:
    """Each has text in both languages, code that plays by it, and a test or a ruling."""
    assert [str(gap) for gap in gaps(game_id, coverage.tests_folder())] == []
