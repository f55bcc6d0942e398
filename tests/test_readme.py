"""What README.md and docs/researchers.md show in Python runs as it stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/researchers.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", PAGES)
def test_the_python_blocks_of_a_page_run_one_after_the_other(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        line = text.count("\n", 0, block.start(1))
        exec(compile("\n" * line + block[1], name, "exec"), names)  # blank lines: a traceback names the page's own line
