"""Stacks of decisions that play could not have left are refused (pending.py, pending_entries.py)."""

import pytest

from serai.core.documents import Document, DocumentError
from serai.games.tianxia.rule_ids import TX_6_1, TX_18_2
from tests.games.tianxia.papers import changed_paper, paper, restored, with_changes

Entry = dict[str, object]


def entry(do: str, seat: str | None = "A", **numbers: object) -> Entry:
    """An entry of `pending`."""
    return {"do": do, "seat": seat, **numbers}


NEXT, TURN = entry("next"), entry("turn")
IN_YAN: dict[str, object] = {"markers.yan": ["A"]}


def region(*so_far: str, name: str = "yan") -> Entry:
    """A Region turn."""
    return entry("region", region=name, so_far=list(so_far))


def accepted(stack: list[Entry], to_act: str = "A") -> Document:
    """The document of A's turn with such a stack; it is read. Raises DocumentError."""
    return paper(restored({**changed_paper(3, {}), "pending": stack, "to_act": to_act}))


BAD: list[tuple[list[Entry], str]] = [
    ([TURN], "the first entry must be `next`"),
    ([NEXT], "the last entry must be a decision"),
    ([entry("next", "B"), TURN], "the first entry must be `next`"),
    ([NEXT, entry("turn", "B")], "another seat than the one on turn"),
    ([NEXT, entry("turn", None)], "`turn` belongs to a seat"),
    ([NEXT, entry("turn", "li_mu")], "`turn` belongs to a seat"),
    ([NEXT, TURN, TURN], "`turn` cannot stand right above `turn`"),
    ([NEXT, entry("track", left=1, before=None)], "`track` cannot stand right above `next`"),
    ([NEXT, region("banner_open")], "no action marker of the seat lies in the region"),
    ([NEXT, TURN, entry("track", left=5, before=None)], "nothing gives so many steps"),
    ([NEXT, TURN, entry("track", left=1, before="train")], "the step of a Military turn"),
    ([NEXT, TURN, entry("take", left=4, kinds=["wood", "stone", "rice"])], "nothing gives so many of these kinds"),
    ([NEXT, TURN, entry("take", left=1, kinds=["wood"])], "nothing gives so many of these kinds"),
    ([NEXT, TURN, entry("soldiers", left=3)], "nothing gives so many soldiers"),
    ([NEXT, TURN, entry("training", trained=0, discount_left=3)], "not what is left of a rice discount"),
    ([NEXT, TURN, entry("building", left=1, action={"discount": 1, "built": False})], "nothing gives such a Fortify"),
    ([NEXT, TURN, entry("install", discount=5)], "nothing gives a Governor with this discount"),
    (
        [NEXT, TURN, entry("shipping", left=2, action={"slot": None, "any_good": False, "any_ship": True})],
        "nothing gives such a Ship action",
    ),
    ([NEXT, TURN, entry("rewards", demand="demand_01", space="ship_02.2")], "not the two rewards of a delivery"),
    ([NEXT, TURN, entry("take", left=2, kinds=["wood", "stone", "rice"]), TURN], "cannot stand right above `take`"),
    (
        [
            NEXT,
            TURN,
            entry("parts", parts={"of": "white.8", "from_part": 1}, rule="TX-15.1"),
            entry("track", left=1, before=None),
        ],
        "no such part to wait",
    ),
    (
        [NEXT, TURN, entry("effect", effect="delivery_gain", rule="TX-9.12"), entry("track", left=1, before=None)],
        "no effect waits by this rule",
    ),
    ([NEXT, TURN, entry("chance objective", left=2)], "nothing gives so many Objectives"),
    ([NEXT, entry("finish"), entry("fortify", built=0)], "no action marker of the seat lies on the space"),
    ([NEXT, entry("passed", bought=False)], "next_order"),
    ([NEXT, entry("loss", left=1, section=1)], "cannot stand right above `next`"),
    ([entry("next", "li_mu"), entry("chance li mu", None)], "`next` belongs to a seat"),
]


@pytest.mark.parametrize(("stack", "message"), BAD, ids=range(len(BAD)))
def test_what_cannot_go_on_is_named(stack: list[Entry], message: str) -> None:
    with pytest.raises(DocumentError) as caught:
        accepted(stack, "chance" if str(stack[-1]["do"]).startswith("chance") else str(stack[-1]["seat"]))
    assert any(one in str(caught.value) for one in message.split("|")), str(caught.value)


GOOD: list[tuple[list[Entry], dict[str, object]]] = [
    ([NEXT, region("banner_open")], IN_YAN),
    ([NEXT, region("governor_taken")], {**IN_YAN, "sites.yan_1.governors": ["A", None]}),
    (
        [NEXT, region("extra_open")],
        {**IN_YAN, "sites.yan_2.building": "envoy_house", "sites.yan_2.governors": ["A", None], "seats.A.coins": 3},
    ),
    ([NEXT, TURN, entry("track", left=2, before=None)], {}),
    ([NEXT, TURN, entry("take", left=1, kinds=["silk", "helmets", "jewelry"])], {}),
    ([NEXT, TURN, entry("training", trained=0, discount_left=4)], {}),
    ([NEXT, TURN, entry("building", left=99, action={"discount": 1, "built": False})], {"seats.A.stone": 5}),
    ([NEXT, TURN, entry("install", discount=2)], {"seats.A.wood": 9}),
    (
        [NEXT, entry("finish"), entry("fortify", built=0), entry("track", left=1, before="fortify")],
        {"markers.fortify": ["A"], "seats.A.stone": 5},
    ),
    ([NEXT, entry("finish"), entry("merchant", "A")], {"seats.A.workers": 9, "barges.wood": [None, None, None]}),
    ([NEXT, entry("passed", bought=False)], {"next_order": ["B", "A"]}),
    ([NEXT, entry("passed", bought=False), entry("round tile")], {"next_order": ["A"]}),
    (
        [
            NEXT,
            region("trade_taken", name="han"),
            entry("exchange", units=2, exchange={"region": "han", "gained": ["silk"]}),
        ],
        {"markers.han": ["A"], "seats.A.wood": 2},
    ),
    (
        [
            NEXT,
            region("trade_taken"),
            entry("ship turn", slot="yan"),
            entry("rewards", demand="demand_01", space="ship_06.2"),
        ],
        {
            **IN_YAN,
            "ships.yan.ship": "ship_06",
            "ships.yan.demand": "demand_01",
            "ships.yan.deliveries": [None, "A", None],
            "seats.A.shipping_markers": ["yan"],
        },
    ),
]


@pytest.mark.parametrize(("stack", "changes"), GOOD, ids=range(len(GOOD)))
def test_what_play_can_leave_is_read(stack: list[Entry], changes: dict[str, object]) -> None:
    document = changed_paper(3, {**changes, "pending": stack})
    state = restored(document)
    assert paper(state)["pending"] == stack
    assert state.legal_actions()


def test_a_merchant_space_is_asked_for_only_where_there_is_a_choice() -> None:
    stack = [NEXT, entry("finish"), entry("merchant", "B")]
    full: dict[str, object] = {"seats.B.merchants.m1": 1, "seats.B.merchants.m2": 2, "pending": stack}
    with pytest.raises(DocumentError, match="there is no choice of Merchant spaces"):
        restored(changed_paper(3, full))
    state = restored(changed_paper(3, {**full, "seats.B.merchants.m1": 0}))
    assert len(state.legal_actions()) == 2


def test_an_effect_waits_only_for_what_has_brought_it() -> None:
    stack = [
        NEXT,
        TURN,
        entry("parts", parts={"of": "crimson.m2", "from_part": 1}, rule=f"TX-{TX_18_2 // 100}.{TX_18_2 % 100}"),
        entry("track", left=1, before=None),
    ]
    with pytest.raises(DocumentError, match="no such part to wait"):
        accepted(stack)
    assert TX_6_1 == 601


# ---- outside the turns -----------------------------------------------------------------------------------------------


def attack(section: int, above: list[Entry], **changes: object) -> Document:
    """The Attack phase, in a battle of a section, with these entries on top."""
    stack = [entry("cleanup", None), entry("reset", None, section=section), *above]
    return changed_paper(
        3,
        {
            "pending": stack,
            "sections.1.leader": 3,
            "sections.1.strength": 9,
            **{f"sites.{site}.token": True for site in ("qin_1", "qin_2", "chu_1")},
            **{name.replace("__", "."): value for name, value in changes.items()},
        },
    )


def losses(left: int, *seats: str) -> list[Entry]:
    """The losses of the last seats in turn order, the first one on top."""
    return [entry("loss", seat, left=left, section=1) for seat in reversed(seats)]


def test_losses_are_asked_in_turn_order_after_all_three_sites() -> None:
    state = restored(attack(1, losses(4, "A", "B", "C"), order=["A", "B", "C"]))
    assert paper(state)["to_act"] == "A"
    restored(attack(1, losses(4, "A"), order=["B", "C", "A"]))
    for above, message in (
        (losses(5, "A", "B", "C"), "so much strength cannot be left"),
        (losses(4, "A", "C"), "not the losses of the families that follow"),
        ([*losses(4, "B", "C"), *losses(3, "A")], "not the losses of the families that follow"),
    ):
        with pytest.raises(DocumentError, match=message):
            restored(attack(1, above, order=["A", "B", "C"]))
    with pytest.raises(DocumentError, match="raided, so with a token and without Governors"):
        restored(attack(1, losses(4, "A", "B", "C"), order=["A", "B", "C"], sites__chu_1__token=False))
    with pytest.raises(DocumentError, match="one battle is being fought"):
        restored(attack(2, losses(4, "A", "B", "C"), order=["A", "B", "C"]))
    with pytest.raises(DocumentError, match="all fall before the nomads go on"):
        restored(
            attack(
                1, losses(4, "A", "B", "C"), order=["A", "B", "C"], sections__1__soldiers=["A", None, None, None, None]
            )
        )


def test_a_raided_site_gets_a_tile_and_the_raid_goes_on() -> None:
    tile = entry("chance site tile", None, site="qin_2", from_supply=True)
    raid = entry("raid", None, site="chu_1", strength=6)
    empty = {"to_act": "chance", "sites__qin_2__tile": None}
    restored(attack(1, [raid, tile], **empty))
    restored(attack(1, [tile], **empty))
    for above, message in (
        ([{**raid, "strength": 7}, tile], "so much strength cannot be left"),
        ([{**raid, "site": "qin_1"}, tile], "not what follows the raid of this site"),
        ([raid, {**tile, "site": "han_1"}], "a site that has just been raided"),
    ):
        with pytest.raises(DocumentError, match=message):
            restored(attack(1, above, **{**empty, "sites__han_1__tile": None}))
    with pytest.raises(DocumentError, match="a tile comes only where none lies"):
        restored(attack(1, [raid, tile], to_act="chance"))


def test_ships_come_into_the_empty_slots_from_the_top() -> None:
    coming = [
        entry("chance demand", None, slot="sea"),
        entry("chance ship", None, slot="sea"),
        entry("chance demand", None, slot="chu"),
    ]
    changes: dict[str, object] = {
        "phase": "cleanup",
        "round": 1,
        "ships.sea": None,
        "ships.chu.demand": None,
    }
    sound = changed_paper(3, {**changes, "pending": [entry("round", None), *coming]})
    restored(sound)
    for stack in ([entry("round", None), *coming[:2]], [entry("round", None), coming[2]], coming):
        with pytest.raises(DocumentError):
            restored({**sound, "pending": stack})


def test_the_start_of_a_round_has_its_order() -> None:
    state = with_changes(3)
    document = paper(state)
    order = document["order"]
    assert isinstance(order, list)
    incomes = [entry("income", seat) for seat in reversed(order[1:])]
    step = entry("track", str(order[0]), left=1, before=None)
    stack = [entry("action phase", None), *incomes, step]
    sound: Document = {**document, "phase": "income", "turn": None, "to_act": order[0], "pending": stack}
    restored(sound)
    for wrong, message in (
        ([*stack[:2], stack[1], step], "does not belong to this step|not what is left"),
        ([stack[0], *incomes, {**step, "seat": order[1]}], "another seat than the one whose income it is"),
        ([*stack[:-1], entry("finish", str(order[0]))], "does not belong to this step"),
    ):
        with pytest.raises(DocumentError, match=message):
            restored({**sound, "pending": wrong, "to_act": wrong[-1]["seat"]})
