"""A whole game by mouse on the board, and what is done with it afterwards: result, replay, record, branch."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.tables import Server
from tests.e2e.conftest import Open
from tests.e2e.sitting import Data, Sitting, get, seats_of

SEED = 20
MOST_MOVES = 120
TURNS_THE_DIE = re.compile(r"Pay favor|trade it")


def test_a_whole_game_by_mouse(open_page: Open, server: Server, tmp_path: Path) -> None:
    """From Home to the final scoring with clicks on the board alone; then replay, export, import and a branch."""
    page = open_page(server)
    page.get_by_role("button", name="Play now : River of Gold").or_(
        page.get_by_role("button", name="Play now: River of Gold")
    ).click()
    page.get_by_role("button", name="1 opponent").click()
    page.wait_for_url("**/table/*")
    at = Sitting(page, server)
    play_by_mouse(at, random.Random(SEED))
    final = at.truth()
    result_is_shown(page, final)
    replay(page, final)
    record = exported(page, tmp_path)
    imported(page, server, record, final)


def play_by_mouse(at: Sitting, chooser: random.Random) -> None:
    """Click highlighted things of the board until the game is over."""
    for _ in range(MOST_MOVES):
        if not at.await_turn():
            return
        choose_on_board(at, chooser)
        at.confirm()
    pytest.fail(f"the game was not over after {MOST_MOVES} moves")


def choose_on_board(at: Sitting, chooser: random.Random) -> None:
    """Click one thing after another until they name a single move."""
    for _ in range(6):
        things = at.legal_things()
        chooser.shuffle(things)
        things.sort(key=lambda thing: bool(TURNS_THE_DIE.search(name_of(thing))))
        assert any(at.click(thing) for thing in things), f"nothing to click for {at.rows.all_inner_texts()}"
        at.page.wait_for_timeout(40)
        if at.choice.is_visible():
            return
    pytest.fail("six clicks on highlighted things did not choose a move")


def name_of(thing: Locator) -> str:
    """What a thing on the board is called."""
    return thing.get_attribute("aria-label") or ""


def result_is_shown(page: Page, final: Data) -> None:
    """The final scoring shows each category and total as the server counts them, and the winner."""
    assert final["status"] in ("over", "closed")
    table = page.get_by_role("table", name="Final score by category")
    expect(table).to_be_visible()
    totals = table.get_by_role("row", name="Total").get_by_role("cell").all_inner_texts()
    assert totals == [str(seat["score"]) for seat in seats_of(final)]
    for category in final["categories"]:
        points = (
            table.get_by_role("row", name=category["text"], exact=False).first.get_by_role("cell").all_inner_texts()
        )
        assert points == [str(seat["breakdown"][category["id"]]) for seat in seats_of(final)]
    [winner] = final["result"]["winners"]
    name = "Travel" if winner == "A" else "Shrewd"
    expect(page.get_by_role("heading", name=re.compile(f"^{name}.* wins$"))).to_be_visible()


def replay(page: Page, final: Data) -> None:
    """Slider, keys and a link to a step show the same step."""
    page.get_by_role("button", name="Replay", exact=True).or_(
        page.get_by_role("link", name="Replay", exact=True)
    ).first.click()
    page.wait_for_url("**/replay*")
    page.mouse.move(2, 2)  # no note on the board
    slider = page.get_by_role("slider", name="Step")
    last = final["seq"]
    expect(slider).to_have_attribute("aria-valuetext", f"Step 0 of {last}")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", f"Step {last} of {last}")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 0 of {last}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 11 of {last}")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 10 of {last}")
    slider.fill("21")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 21 of {last}")
    page.wait_for_url("**/replay?step=21")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    shown = page.get_by_role("region", name="Board", exact=True).inner_text()
    page.reload()
    expect(slider).to_have_attribute("aria-valuetext", f"Step 21 of {last}")
    expect(page.get_by_role("region", name="Board", exact=True)).to_have_text(shown, use_inner_text=True)


def exported(page: Page, folder: Path) -> Path:
    """The record as a file: of a game played alone it closes the game, which is asked about first."""
    page.get_by_role("button", name="Save the record as a file").click()
    page.get_by_role("button", name="Keep it open").click()
    page.get_by_role("button", name="Save the record as a file").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Close the game and save").click()
    target = folder / waiting.value.suggested_filename
    waiting.value.save_as(target)
    header = json.loads(target.read_text(encoding="utf-8").splitlines()[0])
    assert header["game"] == "river_of_gold"
    return target


def imported(page: Page, server: Server, record: Path, final: Data) -> None:
    """Brought back it is the same game; a branch from its middle is a table to play on."""
    page.goto(server.url + "/import")
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Choose a file", exact=True).click()
    chooser.value.set_files(record)
    page.wait_for_url("**/replay*")
    again = get(page, server, f"/api/tables/{Sitting(page, server).id}")
    assert [seat["score"] for seat in seats_of(again)] == [seat["score"] for seat in seats_of(final)]
    before = page.url
    page.get_by_role("slider", name="Step").fill("30")
    expect(page.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", re.compile("^Step 30 of"))
    page.get_by_role("button", name="Explore from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and url != before)
    branch = Sitting(page, server)
    expect(branch.choice.or_(branch.moves)).to_be_visible()
    seq = branch.truth()["seq"]
    branch.play_any()
    assert branch.truth()["seq"] > seq
