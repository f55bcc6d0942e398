"""Changes by dotted path, as rulings make them: what they displace is put right, always in the same way (positions.py)."""

import copy
import random

import pytest

from serai.core.documents import DocumentError, get_path
from serai.games.tianxia.components import load
from serai.games.tianxia.positions import changed
from tests.games.tianxia.papers import after_setup, changed_paper, paper, restored

CHANGES: list[tuple[int, dict[str, object]]] = [
    (1, {"round": 3}),
    (2, {"round": 4, "li_mu.markers": 1, "markers.yan": ["li_mu", "li_mu"]}),
    (4, {"round": 4, "sections.1.leader": 3, "sections.1.strength": 7}),
    (
        3,
        {
            "sections.2.soldiers": ["A", "A", None, "B", None],
            "sections.2.walls": ["A", "B", None],
            "sections.2.tower": "A",
        },
    ),
    (3, {"seats.A.walls_built": 3, "seats.A.towers_built": 2}),
    (3, {"seats.A.walls_built": 1, "sections.1.walls": ["A", "B", None]}),
    (3, {"seats.A.workers": 0}),
    (3, {"seats.A.workers": 10}),
    (2, {"barges.wood": ["A", "neutral", "B"], "barges.rice": ["A", "A", "A"], "seats.A.workers": 2}),
    (2, {"seats.A.board": "ochre", "seats.A.merchants.m2": 2}),
    (3, {"sites.qin_1.building": "mint", "sites.zhao_1.building": "quarry"}),
    (3, {"sites.qin_2.building": "road_wardens", "sites.qin_2.governors": ["A", "B"]}),
    (3, {"sites.qin_1.tile": "dragon", "sites.qin_2.tile": "dragon", "seats.A.figurines": ["dragon", "tiger"]}),
    (3, {"seats.A.tiles": ["tile_13", "tile_14"], "seats.A.tiles_used": ["tile_12"]}),
    (3, {"round_tiles": ["tile_12", None, "dragon", "tile_13"]}),
    (3, {"supply": 0}),
    (4, {"supply": 1, "round": 4}),
    (3, {"ships.yan.ship": "ship_14", "ships.yan.demand": "demand_07", "ships.yan.deliveries": ["A", "B", None, None]}),
    (2, {"ships.sea.ship": "ship_16", "ships.chu.ship": "ship_01"}),
    (3, {"seats.B.objectives": ["objective_14", "objective_15", "objective_16", "objective_17"]}),
    (3, {"seats.A.objectives": []}),
    (3, {"objectives_gone": ["objective_01", "objective_02"]}),
    (3, {"seats.A.objectives_returned": ["objective_01"], "seats.B.objectives": ["objective_02", "objective_03"]}),
    (3, {"markers.yan": ["A", "A", "B"]}),
    (3, {"seats.A.markers": 0}),
    (3, {"seats.A.markers_discarded": 2}),
    (3, {"banners.north": "white", "banners.east": "black"}),
    (3, {"next_order": ["B"], "seats.A.shipping_markers": ["yan", "chu"]}),
    (2, {"turn": "li_mu"}),
    (2, {"next_order": ["li_mu"], "markers.yan": ["li_mu", "A"]}),
    (1, {"next_order": ["li_mu"], "round": 2, "sections.4.leader": 3}),
    (2, {"pending": [{"do": "next", "seat": "B"}, {"do": "turn", "seat": "B"}], "round": 2}),
]


@pytest.mark.parametrize(("seats", "changes"), CHANGES, ids=range(len(CHANGES)))
def test_what_a_change_names_stands_and_the_rest_fits(seats: int, changes: dict[str, object]) -> None:
    document = changed_paper(seats, changes)
    assert paper(restored(document)).keys() == document.keys()
    after = paper(restored(document))
    for path, value in changes.items():
        found = get_path(after, path)
        assert sorted(map(str, found)) == sorted(map(str, value)) if isinstance(value, list) else found == value  # type: ignore[call-overload]


def test_without_changes_the_document_stays_what_it_is() -> None:
    document = paper(after_setup(3))
    assert changed(load(), document, {}) == document


def test_the_document_that_is_changed_is_left_alone() -> None:
    document = paper(after_setup(3))
    before = repr(document)
    changed(load(), document, {"to_act": "A", "seats.A.workers": 3, "sites.qin_1.building": "mint"})
    assert repr(document) == before


def test_from_the_setup_a_change_leads_to_the_first_turn() -> None:
    document = changed_paper(3, {})
    assert [document[key] for key in ("to_act", "turn", "round", "phase")] == ["A", "A", 1, "action"]
    assert len(document["round_tiles"]) == 4  # type: ignore[arg-type]
    assert document["attacks"] == ["attack_11", None, None, None]
    for letter in "ABC":
        assert len(get_path(document, f"seats.{letter}.objectives")) == 3  # type: ignore[arg-type]
        assert len(get_path(document, f"seats.{letter}.objectives_returned")) == 1  # type: ignore[arg-type]


def test_in_the_setup_a_change_need_not_lead_out_of_it() -> None:
    document = changed(load(), paper(after_setup(3)), {"seats.A.points": 4})
    assert document["round"] == 0
    with pytest.raises(DocumentError, match="not what the setup leads to"):
        restored(document)


def test_a_building_that_stood_elsewhere_is_replaced_there_by_one_of_its_kind() -> None:
    before = changed_paper(3, {})
    sites = before["sites"]
    assert isinstance(sites, dict)
    here, there = [name for name in ("qin_1", "chu_1", "zhao_1", "wei_1") if sites[name]["building"]][:2]
    document = changed_paper(3, {f"sites.{here}.building": sites[there]["building"]})
    after = get_path(document, f"sites.{there}.building")
    assert after not in [site["building"] for site in sites.values()]
    assert after in load().building_names[:12]


def test_in_battle_all_have_passed() -> None:
    stack = [{"do": "cleanup", "seat": None}, {"do": "reset", "seat": None, "section": 1}]
    stack.append({"do": "loss", "seat": "A", "left": 1, "section": 1})
    document = changed_paper(3, {"pending": stack, "order": ["B", "C", "A"]})
    assert [document[key] for key in ("phase", "turn", "to_act")] == ["attack", None, "A"]
    assert document["next_order"] == ["B", "C", "A"]


def all_places(value: object, path: str) -> list[str]:
    """Every dotted path of a document."""
    if not isinstance(value, dict):
        return [path]
    inner = [place for key, one in value.items() for place in all_places(one, f"{path}.{key}" if path else str(key))]
    return inner + ([path] if path else [])


@pytest.mark.parametrize("seed", range(4))
def test_wild_changes_are_refused_or_can_be_played(seed: int) -> None:
    chooser = random.Random(seed)
    base = paper(after_setup(1 + seed))
    places = all_places(base, "")
    values: list[object] = [None, True, -1, 0, 3, 10**15, 1.5, "", "A", "x" * 50, [], ["A"], [None], [[]], {}, {"1": 1}]
    accepted = 0
    for _ in range(150):
        changes = {chooser.choice(places): copy.deepcopy(chooser.choice(values)) for _ in range(chooser.randint(1, 3))}
        if chooser.random() < 0.7:
            changes["to_act"] = "A"
        try:
            state = restored(changed(load(), base, changes))
        except DocumentError:
            continue
        assert state.over or state.legal_actions()
        accepted += 1
    assert accepted > 0
