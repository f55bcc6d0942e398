"""Several people at one screen: a curtain between them, and nobody's hand in the page while it is drawn."""

import functools

from serai.core.state import NOBODY
from serai.server.eyes import Eyes, Sight
from tests.server.people import Person, Plain, Seat, is_view, key, until

BOTH = (0, 2)


def later_than(seq: int, message: Plain) -> bool:
    """Whether a message is a view of a later entry."""
    return is_view(message) and bool(message["seq"] > seq)


def hands(view: Plain) -> list[str]:
    """The seats whose cards are in a view."""
    return [seat for seat, each in view["view"]["seats"].items() if isinstance(each["hand"], list)]


def test_one_seat_has_no_curtain() -> None:
    """Its eyes are always the same; without a seat one looks on."""
    assert Eyes().see((1,), 0, over=False, together=False) == Sight(1)
    assert Eyes().see((), 0, over=False, together=False) == Sight(NOBODY)
    assert Eyes(1).see((1,), 1, over=True, together=False) == Sight(1)


def test_the_curtain_hangs_until_somebody_looks_and_falls_when_the_turn_goes_on() -> None:
    """Only another one of the own seats closes the eyes; a bot's turn in between does not."""
    eyes = Eyes()
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(NOBODY, 0)
    eyes.look(0)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(0)
    assert eyes.see(BOTH, NOBODY, over=False, together=False) == Sight(0)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(0)
    assert eyes.see(BOTH, 2, over=False, together=False) == Sight(NOBODY, 2)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(NOBODY, 0)
    eyes.look(0)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(0)
    eyes.look(NOBODY)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(NOBODY, 0)


def test_looking_through_the_other_seat_while_one_must_act() -> None:
    """It stays until the turn goes on."""
    eyes = Eyes()
    eyes.look(2)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(2)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(2)
    assert eyes.see(BOTH, 2, over=False, together=False) == Sight(2)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(NOBODY, 0)


def test_who_looked_before_this_request_has_no_fresh_look() -> None:
    """A page says with each request which seat it shows: that of another own seat's turn hangs the curtain."""
    assert Eyes(0, behind=True).see(BOTH, 0, over=False, together=False) == Sight(0)
    assert Eyes(0, behind=True).see(BOTH, NOBODY, over=False, together=False) == Sight(0)
    assert Eyes(0, behind=True).see(BOTH, 2, over=False, together=False) == Sight(NOBODY, 2)
    assert Eyes(0, behind=True).see(BOTH, 2, over=False, together=True) == Sight(2)
    assert Eyes(0).see(BOTH, 2, over=False, together=False) == Sight(0)
    eyes = Eyes(0, behind=True)
    eyes.look(2)
    assert eyes.see(BOTH, 0, over=False, together=False) == Sight(2)


def test_no_curtain_at_the_end_and_none_for_one_mind() -> None:
    """A game that is over waits for nobody; a ruling that is tried out belongs to one person."""
    assert Eyes().see(BOTH, NOBODY, over=True, together=False) == Sight(NOBODY)
    eyes = Eyes()
    assert eyes.see(BOTH, 2, over=False, together=True) == Sight(2)
    assert eyes.see(BOTH, 0, over=False, together=True) == Sight(0)
    assert eyes.see(BOTH, NOBODY, over=False, together=True) == Sight(0)


def test_over_the_socket(ada: Person) -> None:
    """The hand shows after `look`, for that connection alone, and is gone with the next player's turn."""
    seat = ada.table("you", "you")
    with seat.socket() as session, seat.socket() as other:
        view = until(session, is_view)
        letter = view["to_act"]
        assert (view["curtain"], view["eyes"], view["actions"], hands(view)) == (letter, None, [], [])
        session.send_json({"type": "look", "key": "key-look-1", "seat": letter})
        view = until(session, lambda m: is_view(m) and m["eyes"] is not None)
        assert (view["curtain"], view["eyes"], hands(view)) == (None, letter, [letter])
        assert until(other, is_view)["curtain"] == letter
        count = 0
        while view["to_act"] == letter:
            count += 1
            session.send_json(
                {"type": "act", "key": f"key-act-{count}", "seq": view["seq"], "action": view["actions"][0]["action"]}
            )
            view = until(session, functools.partial(later_than, view["seq"]))
        assert (view["curtain"], view["eyes"], view["actions"], hands(view)) == (view["to_act"], None, [], [])


def through_the_turn(seat: Seat, query: str) -> Plain:
    """Play over HTTP until another seat must act, with this query; what the last action was answered with."""
    view = seat.view(query)
    first = view["to_act"]
    while view["to_act"] == first:
        assert (view["eyes"], view["curtain"], hands(view)) == (first, None, [first])
        actions = [line["action"] for line in view["actions"]]
        act = {"type": "act", "seq": view["seq"], "action": "end" if "end" in actions else actions[0]}
        view = seat.send(act, query)["table"]
    return view


def test_a_page_that_polls_or_comes_back_has_its_curtain(ada: Person) -> None:
    """Over HTTP and after a lost line the hand of who has played is gone, as it is over a socket that stands."""
    seat = ada.table("you", "you")
    first = seat.view()["to_act"]
    behind = f"eyes={first}&behind=1"
    answered = through_the_turn(seat, f"?{behind}")
    (polled,) = ada.get(f"/api/tables/{seat.id}/events?after_version=0&wait=0&{behind}")
    with seat.socket(f"?{behind}&after=0") as again:
        reopened = until(again, is_view)
        for view in (answered, polled, reopened, seat.view(f"?{behind}")):
            second = view["to_act"]
            assert (view["curtain"], view["eyes"], view["actions"], hands(view)) == (second, None, [], [])
        again.send_json({"type": "look", "key": "key-look-2", "seat": second})
        view = until(again, lambda m: is_view(m) and m["eyes"] is not None)
        assert (view["eyes"], hands(view)) == (second, [second])
    with seat.socket(f"?eyes={second}&behind=1&after=0") as again:
        view = until(again, is_view)
        assert (view["curtain"], view["eyes"], hands(view)) == (None, second, [second])
        assert view["actions"]


def test_a_program_that_names_its_eyes_sees_through_them(ada: Person) -> None:
    """`eyes` alone is a look, whoever must act."""
    seat = ada.table("you", "you")
    first = seat.view()["to_act"]
    through_the_turn(seat, f"?eyes={first}")
    (view,) = ada.get(f"/api/tables/{seat.id}/events?after_version=0&wait=0&eyes={first}")
    assert (view["curtain"], view["eyes"], hands(view)) == (None, first, [first])


def test_over_http(ada: Person) -> None:
    """`eyes` says which seat looks; only one's own."""
    seat = ada.table("you", "you", "greedy")
    seat.done({"type": "pause", "on": True})
    assert hands(seat.view("?eyes=A")) == ["A"]
    assert hands(seat.view("?eyes=B")) == ["B"]
    assert hands(seat.view()) == []
    assert ada.get(f"/api/tables/{seat.id}?eyes=C", 403)["code"] == "not_yours"
    for letter in ("X", "AB", "a", "", "%00"):
        assert ada.get(f"/api/tables/{seat.id}?eyes={letter}", 403)["code"] == "not_yours"
    looked = seat.send({"type": "look", "seat": "B"})
    assert looked["answer"]["type"] == "done"
    assert hands(looked["table"]) == ["B"]
    last = seat.view()["seq"]
    assert hands(ada.get(f"/api/tables/{seat.id}/steps/{last}?eyes=A")) == ["A"]
    assert hands(ada.get(f"/api/tables/{seat.id}/steps/{last}")) == []


def test_the_log_under_the_curtain_is_a_spectators(ada: Person, nobody: Person) -> None:
    """Nobody's cards are named before somebody has said who looks."""
    seat = ada.table("you", "you")
    mine, theirs = ada.get(f"/api/tables/{seat.id}/log?limit=200"), nobody.get(f"/api/tables/{seat.id}/log?limit=200")
    assert mine == theirs
    assert ada.get(f"/api/tables/{seat.id}/log?limit=200&eyes=A") != mine
    assert Seat(nobody, seat.id).view()["news"] == []


def names(person: Person, table: str) -> list[str]:
    """What the seats of a table are called."""
    return [line["name"] for line in person.get(f"/api/tables/{table}")["seats"]]


def test_everybody_at_one_screen_has_a_name(ada: Person) -> None:
    """Who sets the table has their own, the others the one that was written or none; only the first is renamed."""
    wish = {"key": key(), "game": "river_of_gold", "seats": ["you", "greedy", "you", "you"], "watch": False}
    table = ada.post("/api/tables", {**wish, "names": ["Eve", "", "  Bo  "]})["id"]
    assert names(ada, table) == ["Ada", "greedy", "Bo", ""]
    ada.post("/api/me", {"name": "Ada Lovelace"})
    assert names(ada, table) == ["Ada Lovelace", "greedy", "Bo", ""]
    assert ada.post("/api/tables", {**wish, "key": key(), "names": ["", "", "\u202e"]}, 400)["text"]


def test_seats_of_what_is_tried_out_have_no_names(ada: Person) -> None:
    """One person plays them all: a name would be the same everywhere, and stays away when that person is renamed."""
    table = ada.post("/api/games/river_of_gold/rulings/ROG-R11/table", {"key": key()})["id"]
    assert set(names(ada, table)) == {""}
    ada.post("/api/me", {"name": "Ada Lovelace"})
    assert set(names(ada, table)) == {""}
    assert [line["origin"] for line in ada.get("/api/tables?scope=mine")] == ["ROG-R11"]
