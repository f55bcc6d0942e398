"""core/language.py: every text in every language, with the same arguments."""

import subprocess
import sys

import pytest

from serai.core.language import languages, missing, text


def test_english_comes_first_and_italian_is_there() -> None:
    assert languages() == ("en", "it")


@pytest.mark.parametrize("lang", languages())
def test_no_key_is_missing_and_no_argument_differs(lang: str) -> None:
    assert missing(lang) == []


def test_text_depends_on_the_language_and_on_number() -> None:
    assert text("rog-amount", "en", what="any_good", amount=1) == "1 good of any kind"
    assert text("rog-amount", "en", what="any_good", amount=2) == "2 goods of any kind"
    assert text("rog-amount", "it", what="favor", amount=1) == "1 favore"
    assert text("rog-amount", "it", what="favor", amount=2) == "2 favori"


def test_arguments_are_not_wrapped_in_invisible_marks() -> None:
    assert text("rog-shore", "en", shore=7) == "shore 7"


def test_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'tlh'; languages are: en, it"):
        text("join-and", "tlh", rest="a", last="b")
    with pytest.raises(ValueError, match="languages are: en, it"):
        missing("../en")


def test_unknown_key_and_missing_argument_are_errors() -> None:
    with pytest.raises(KeyError, match="rog-no-such-thing"):
        text("rog-no-such-thing", "it")
    with pytest.raises(TypeError, match="rog-shore"):
        text("rog-shore", "it")


def test_importing_the_module_imports_no_fluent() -> None:
    code = "import sys, serai.core.language; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
