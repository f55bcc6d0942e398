"""Seatings as plain data: lossless, and whatever is wrong is refused naming the place."""

import json

import pytest

from serai.core.documents import DocumentError, set_path
from serai.match.table import Chair, Seating, Table, UndoRequest
from tests.match.tables import a_match, chair

FULL = Seating(
    (
        Chair("person", "p1", "Ada"),
        Chair("person", "p2", "Bo", "greedy:20", resigned=True),
        Chair("bot", name="random", bot="random"),
        Chair("open"),
    ),
    paused=True,
    request=UndoRequest(0, 17, (1,)),
    closed=False,
)


@pytest.mark.parametrize("seating", [FULL, Seating((chair("ada"), chair("greedy:20")))])
def test_a_seating_goes_through_json_and_back(seating: Seating) -> None:
    assert Seating.from_document(json.loads(json.dumps(seating.document()))) == seating


DAMAGE: list[tuple[str, object, str]] = [
    ("chairs", [], "chairs"),
    ("chairs", 3, "chairs"),
    ("chairs", [FULL.document()["chairs"]] * 9, "chairs"),
    ("chairs", [{"kind": "person"}], "holder"),
    ("chairs", [{"kind": "cat", "holder": "", "name": "", "bot": "", "resigned": False}], "kind"),
    ("chairs", [{"kind": "person", "holder": "", "name": "", "bot": "", "resigned": False}], "holder"),
    ("chairs", [{"kind": "bot", "holder": "p", "name": "", "bot": "x", "resigned": False}], "holder"),
    ("chairs", [{"kind": "bot", "holder": "", "name": "", "bot": "", "resigned": False}], "bot"),
    ("chairs", [{"kind": "open", "holder": "", "name": "", "bot": "x", "resigned": False}], "bot"),
    ("chairs", [{"kind": "person", "holder": "p", "name": "", "bot": "", "resigned": True}], "resigned"),
    ("chairs", [{"kind": "open", "holder": "", "name": "", "bot": "", "resigned": False, "x": 1}], "x"),
    ("paused", "yes", "paused"),
    ("closed", None, "closed"),
    ("request", {"by": 4, "to": 1, "agreed": []}, "request.by"),
    ("request", {"by": 2, "to": 1, "agreed": []}, "request.by"),
    ("request", {"by": 0, "to": -1, "agreed": []}, "request.to"),
    ("request", {"by": 0, "to": 1, "agreed": [7]}, "request.agreed"),
    ("request", {"by": 0, "to": 1}, "agreed"),
    ("surprise", 1, "surprise"),
]


@pytest.mark.parametrize(("key", "value", "place"), DAMAGE)
def test_what_is_wrong_is_refused_and_named(key: str, value: object, place: str) -> None:
    document = FULL.document()
    set_path(document, key, value)
    with pytest.raises(DocumentError) as caught:
        Seating.from_document(document)
    assert place in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("document", [None, [], "x", {}, {"chairs": []}])
def test_what_is_no_seating_is_refused(document: object) -> None:
    with pytest.raises(DocumentError):
        Seating.from_document(document)


def test_a_seating_of_another_match_is_refused() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        Table(a_match(2), Seating((chair("ada"),)))
    asking = Seating((chair("ada"), chair("bo")), request=UndoRequest(0, 5_000))
    with pytest.raises(ValueError, match="5000"):
        Table(a_match(2), asking)
