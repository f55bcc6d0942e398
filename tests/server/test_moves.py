"""The way of a move: who asks, as of when, is it legal, kept, counted, answered; and every way in which it is refused."""

import pytest

from tests.server.people import Client, Person, Plain, Seat, key


def two(ada: Person, ugo: Person) -> tuple[Seat, Seat]:
    """Two people at a table, the one who must act first."""
    a = ada.table("you", "open")
    ugo.post(f"/api/join/{a.invite}", {})
    b = Seat(ugo, a.id)
    return (a, b) if a.view()["to_act"] == "A" else (b, a)


def test_a_move_is_done_and_everybody_sees_it(ada: Person, ugo: Person) -> None:
    """The answer names the entry; both see the news, the next decision is one of them."""
    first, second = two(ada, ugo)
    before = first.view()
    assert before["actions"]
    assert second.view()["actions"] == []
    answer = first.send({"type": "act", "seq": before["seq"], "action": "sail 1"}, f"?after={before['seq']}")
    assert answer["answer"]["type"] == "done"
    assert answer["answer"]["seq"] == answer["table"]["seq"] > before["seq"]
    assert answer["table"]["version"] == before["version"] + 1
    assert answer["table"]["news"][0]["who"] == before["to_act"]
    assert answer["table"]["news"][0]["events"][0]["data"]["event"] == "sailed"
    assert second.view()["seq"] == answer["table"]["seq"]


def test_a_move_sent_twice_is_answered_twice_and_done_once(ada: Person, ugo: Person) -> None:
    """The second answer is the first one; with other contents under the same key it is refused."""
    first, _ = two(ada, ugo)
    message = {"type": "act", "seq": first.view()["seq"], "action": "sail 1", "key": key()}
    once, twice = first.send(message), first.send(message)
    assert once["answer"] == twice["answer"]
    assert once["table"]["seq"] == twice["table"]["seq"]
    assert first.refused({**message, "action": "sail 2"})["code"] == "repeated_otherwise"


def test_keys_belong_to_a_person(ada: Person, ugo: Person) -> None:
    """Another person's key is a fresh one for me: nothing of theirs is answered to me."""
    first, second = two(ada, ugo)
    message = {"type": "act", "seq": first.view()["seq"], "action": "sail 1", "key": key()}
    first.done(message)
    assert second.refused(message)["code"] == "stale"


def test_a_stale_move_brings_the_fresh_table(ada: Person, ugo: Person) -> None:
    """What was meant for another position is not done, even where it would be legal."""
    first, _ = two(ada, ugo)
    seq = first.view()["seq"]
    answer = first.send({"type": "act", "seq": seq - 1, "action": "sail 1"})
    assert answer["answer"]["code"] == "stale"
    assert answer["answer"]["text"]
    assert answer["table"]["seq"] == seq
    assert answer["table"]["actions"]
    assert first.refused({"type": "act", "seq": seq + 1, "action": "sail 1"})["code"] == "stale"


def test_an_illegal_move_names_the_rule_in_the_language_of_the_mover(ada: Person, ugo: Person) -> None:
    """With its text and what would help; nothing has changed."""
    first, _ = two(ada, ugo)
    view = first.view()
    refusal = first.refused({"type": "act", "seq": view["seq"], "action": "build 3 1"}, "?lang=it")
    assert refusal["code"] == "illegal"
    assert refusal["rule"].startswith("ROG-")
    assert "spazio di riva 3" in refusal["text"].lower()
    assert first.view()["version"] == view["version"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "action": "sail 1"}, "not_your_turn"),
        ({"type": "undo"}, "nothing_to_undo"),
        ({"type": "undo", "to": 9_999}, "nothing_to_undo"),
        ({"type": "redo"}, "nothing_to_undo"),
        ({"type": "answer_undo", "by": "A", "to": 1, "yes": True}, "nothing_to_undo"),
        ({"type": "start"}, None),
        ({"type": "look", "seat": "C"}, "not_yours"),
        ({"type": "substitute", "bot": "nonsense"}, "unknown"),
    ],
)
def test_refusals_of_one_who_sits_there(ada: Person, ugo: Person, message: dict[str, object], code: str | None) -> None:
    """Each with its code and a text in both languages."""
    _, second = two(ada, ugo)
    if message["type"] in ("act", "undo", "redo", "answer_undo"):
        message = {**message, "seq": second.view()["seq"]}
    for lang in ("en", "it"):
        refusal = second.refused(message, f"?lang={lang}")
        assert refusal["code"] == code if code else refusal["code"] in ("forbidden", "game")
        assert refusal["text"]


def test_moves_for_another_seat_are_refused(ada: Person, ugo: Person, nobody: Person, client: Client) -> None:
    """No message names a seat; who does not sit there has none, with a cookie or without, or with one made up."""
    first, _ = two(ada, ugo)
    message = {"type": "act", "seq": first.view()["seq"], "action": "sail 1"}
    strangers = [nobody, Person(client, "Eve"), Person(client)]
    strangers[2].cookie = "serai=" + "A" * 43
    for stranger in strangers:
        assert Seat(stranger, first.id).refused(message)["code"] == "not_yours"
    forged = {**message, "key": key(), "seat": "A"}
    assert ada.post(f"/api/tables/{first.id}/actions", forged, 400)["code"] == "malformed"


def test_unknown_actions_and_messages(ada: Person) -> None:
    """Notations that are none, messages that are none, values out of range."""
    seat = ada.table("you", "you")
    seq = seat.view()["seq"]
    path = f"/api/tables/{seat.id}/actions"
    assert seat.refused({"type": "act", "seq": seq, "action": "fly 3"})["code"] == "malformed"
    assert seat.refused({"type": "act", "seq": seq, "action": "draw monk_1"})["code"] in ("illegal", "malformed")
    wrongs: list[object] = [
        {"type": "cheat", "key": key()},
        {"key": key()},
        {"type": "act", "key": "short", "seq": seq, "action": "sail 1"},
        {"type": "act", "key": key(), "seq": -1, "action": "sail 1"},
        {"type": "act", "key": key(), "seq": True, "action": "sail 1"},
        {"type": "act", "key": key(), "seq": seq, "action": "x" * 201},
        {"type": "act", "key": key(), "seq": seq, "action": ""},
        {"type": "look", "key": key(), "seat": "Z"},
        [],
        "act",
        7,
    ]
    for wrong in wrongs:
        assert ada.post(path, wrong, 400)["code"] == "malformed"


def test_a_table_that_is_over_paused_or_waiting(ada: Person, ugo: Person) -> None:
    """Nothing moves there, and the refusal says why."""
    waiting = ada.table("you", "open")
    assert waiting.refused({"type": "act", "seq": waiting.view()["seq"], "action": "sail 1"})["code"] == "waiting"
    first, second = two(ada, ugo)
    assert second.done({"type": "pause", "on": True})["status"] == "paused"
    assert first.view()["actions"] == []
    assert first.refused({"type": "act", "seq": first.view()["seq"], "action": "sail 1"})["code"] == "paused"
    assert first.done({"type": "pause", "on": False})["status"] == "playing"
    assert first.act()["type"] == "done"


def test_a_game_to_its_end(ada: Person) -> None:
    """Alone against a bot: the result, no more moves; the record only now, and it is the whole truth."""
    seat = ada.table("you", "random")
    refusal = ada.request("GET", f"/api/tables/{seat.id}/record")
    assert (refusal.status_code, refusal.json()["code"]) == (403, "forbidden")
    view = played_out(seat)
    assert view["result"]["ranking"]
    influence = view["result"]["details"]["influence"]
    sums = [sum(column) for column in zip(*(line["points"] for line in influence), strict=True)]
    assert sums == [line["breakdown"]["influence"] for line in view["seats"]]
    assert view["to_act"] is None
    assert seat.refused({"type": "act", "seq": view["seq"], "action": "sail 1"})["code"] == "over"
    assert view["undo"]["kind"] == "free"
    record = closed_record(seat)
    assert "secret " in record.splitlines()[-1]
    view = seat.view()
    assert view["result"]["secret"]
    assert view["undo"]["kind"] == "none"
    made = ada.post("/api/import", {"key": key(), "record": record})
    brought = Seat(ada, made["id"]).view()
    assert (brought["status"], brought["seq"], brought["view"]) == (
        "over",
        view["seq"],
        {**view["view"], "you": brought["view"]["you"], "seats": brought["view"]["seats"]},
    )


def closed_record(seat: Seat) -> str:
    """The record of a game that one person has ended alone: to be had once they have closed it for good."""
    place = f"/api/tables/{seat.id}"
    before = seat.view()
    refusal = seat.person.get(f"{place}/record", 403)
    assert (refusal["code"], "Close it" in refusal["text"]) == ("forbidden", True)
    elsewhere = seat.person.request("POST", f"{place}/close", None, sec_fetch_site="cross-site")
    assert elsewhere.status_code == 403
    assert Person(seat.person.client, "Eve").post(f"{place}/close", None, 403)["code"] == "not_yours"
    assert seat.view() == before
    closed = seat.person.post(f"{place}/close", None)
    assert closed["result"]["secret"]
    assert seat.person.post(f"{place}/close", None)["seq"] == closed["seq"]
    record: str = seat.person.request("GET", f"{place}/record").text
    return record


def test_what_goes_on_cannot_be_closed(ada: Person) -> None:
    """Nor exported."""
    seat = ada.table("you", "you")
    assert ada.post(f"/api/tables/{seat.id}/close", None, 403)["code"] == "forbidden"
    assert ada.get(f"/api/tables/{seat.id}/record", 403)["code"] == "forbidden"


def played_out(seat: Seat) -> Plain:
    """Play the first action that stands for something until the game is over; the last view."""
    view = seat.view()
    for _ in range(2_000):
        if view["status"] == "over":
            return view
        if view["actions"]:
            plain = [action for action in view["actions"] if not action["side"]] or view["actions"]
            view = seat.send({"type": "act", "seq": view["seq"], "action": plain[-1]["action"]})["table"]
        else:
            news = seat.person.get(f"/api/tables/{seat.id}/events?after_version={view['version']}&wait=5")
            view = news[0] if news else seat.view()
    raise AssertionError("the game does not end")


def test_undo_redo_and_consent(ada: Person, ugo: Person) -> None:
    """Free alone; with others what somebody has built on needs their consent."""
    alone = ada.table("you", "greedy")
    while alone.view()["to_act"] != "A":
        alone.person.get(f"/api/tables/{alone.id}/events?after_version={alone.view()['version']}&wait=1")
    seq = alone.view()["seq"]
    alone.act()
    back = alone.done({"type": "undo", "seq": alone.view()["seq"]}) if alone.view()["to_act"] == "A" else None
    if back is not None:
        assert back["redo"]
        assert back["seq"] > seq
    first, second = two(ada, ugo)
    start = first.view()["seq"]
    assert first.act("sail 1")["type"] == "done"
    while first.view()["actions"]:
        first.act()
    view = second.view()
    assert view["actions"]
    assert second.act()["type"] == "done"
    asked = first.done({"type": "undo", "seq": first.view()["seq"], "to": start})
    assert asked["request"]["waiting"] == second.view()["you"]
    assert first.view()["undo"]["kind"] == "ask"
    agreed = second.done({"type": "answer_undo", "seq": second.view()["seq"], **seen(asked), "yes": True})
    assert agreed["request"] is None
    items = first.person.get(f"/api/tables/{first.id}/log?limit=200")["items"]
    assert [item for item in items if item["undo"] == start]
    assert all(item["gone"] for item in items if item["who"] in "AB")


def seen(view: Plain) -> Plain:
    """The request to take back that somebody has before them."""
    return {name: view["request"][name] for name in ("by", "to")}


def test_consent_is_for_what_was_seen(ada: Person, ugo: Person) -> None:
    """A yes to one request counts for no other one, though no entry lies between them; nor does a no."""
    first, second = two(ada, ugo)
    while first.view()["actions"]:
        first.act()
    assert second.act()["type"] == "done"
    own = [item["n"] for item in ada.get(f"/api/tables/{first.id}/log?limit=200")["items"] if item["who"] in "AB"]
    near, far = own[-2] - 1, own[0] - 1
    assert far < near
    view = first.done({"type": "undo", "seq": first.view()["seq"], "to": near})
    first.done({"type": "answer_undo", "seq": view["seq"], **seen(view), "yes": False})
    other = first.done({"type": "undo", "seq": view["seq"], "to": far})
    assert other["seq"] == view["seq"]
    for yes in (True, False):
        answer = second.send({"type": "answer_undo", "seq": view["seq"], **seen(view), "yes": yes})
        assert answer["answer"]["code"] == "stale"
        assert answer["table"]["request"] == other["request"]
    assert second.done({"type": "answer_undo", "seq": view["seq"], **seen(other), "yes": True})["request"] is None


def test_resigning_and_substitutes(ada: Person, ugo: Person) -> None:
    """A bot goes on; who only let one play takes the seat back."""
    first, second = two(ada, ugo)
    me = first.view()["you"][0]
    first.done({"type": "substitute", "bot": "random"})
    seat = next(line for line in second.view()["seats"] if line["seat"] == me)
    assert (seat["kind"], seat["bot"], seat["resigned"]) == ("person", "random", False)
    first.done({"type": "substitute"})
    second.done({"type": "resign"})
    seat = next(line for line in first.view()["seats"] if line["seat"] != me)
    assert seat["resigned"]
    assert seat["bot"]
    assert second.refused({"type": "substitute"})["code"] == "not_yours"
