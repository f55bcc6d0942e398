"""A session at the terminal table: shows the table, takes moves and commands, lets the bots move, until somebody leaves."""

import difflib
from collections.abc import Callable, Sequence

from serai.cli import interrupts, words
from serai.cli.choices import UNFOLDED, Choice, beginning_with, listing, shared_words
from serai.cli.errors import CallError
from serai.cli.screen import LONGEST, Screen
from serai.cli.seating import YOU, Table
from serai.core.actions import NotationError
from serai.core.documents import short
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import LEGAL, NOBODY
from serai.match.match import Happening

Orders = Callable[["Session", str], bool]


class Session:
    """One person, or several who share a keyboard, at one table."""

    def __init__(self, table: Table, screen: Screen, data: str | None, orders: Orders) -> None:
        """`data` is the folder given with --data, to tell how to come back.

        `orders` carries out a line that is a command, and says whether it was one.
        """
        self.table = table
        self.screen = screen
        self.data = data
        self.orders = orders
        self.leaving = False
        self.choices: list[Choice] = []
        self._viewer = NOBODY  # whose hand was shown last
        self._draw = True  # the table has to be drawn before the next question
        self._ended = False  # the result has been told

    # ---- shorthand -----------------------------------------------------------------------------------------------

    @property
    def lang(self) -> str:
        """The language of the table."""
        return self.table.seating.lang

    def say(self, key: str, style: str = "news", **arguments: str | int) -> None:
        """A text of the terminal."""
        self.screen.show(text(key, self.lang, **arguments), style)

    @property
    def onlooker(self) -> int:
        """Who looks at the screen whoever acts: the only person; nobody in particular when there are several."""
        people = self.table.match.people()
        return people[0] if len(people) == 1 else NOBODY

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: those of the person to act, else of the onlooker."""
        match = self.table.match
        return match.to_act if match.to_act in match.people() else self.onlooker

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.table.game.describe(self.table.match.state, action, self.lang)

    def outlook(self, action: int) -> list[str]:
        """What a legal action of the seat to act may lead to, as that seat may know it: lines, often none."""
        match = self.table.match
        return self.table.game.outlook(match.state, action, match.to_act, self.lang)

    def tell_outlook(self, action: int) -> None:
        """All of it."""
        for line in self.outlook(action):
            self.screen.show(f"· {line}", "news", "  ", "    ")

    # ---- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until somebody wants to leave, or nothing more is typed."""
        self._welcome()
        while not self.leaving:
            match = self.table.match
            if match.bot_to_act() is not None:
                self._bot_moves()
            elif match.over and not self._ended:
                self._end()
            elif match.over and not match.people():
                break
            else:
                self._question()

    def _welcome(self) -> None:
        match, seating = self.table.match, self.table.seating
        self.say("term-welcome", "title", title=self.table.game.title, seats=len(seating.seats))
        for seat, who in enumerate(seating.seats):
            shown = text("term-seat-you", self.lang) if who == YOU else who
            self.say("term-seat-line", seat=seat_name(seat), who=shown)
        for notice in self.table.notices:
            self.say(notice)
        if any(entry.who not in ("chance", "table") for entry in match.record.entries):
            self.say("term-resumed", entry=len(match.record.entries))
        self.say("term-kept", "quiet", path=str(self.table.kept.path))
        self.say("term-hint-help", "quiet")

    def _bot_moves(self) -> None:
        match = self.table.match
        seat, before = match.to_act, match.state
        action = match.bot_choice()
        with interrupts.held():  # what is on disk and what the match knows never part
            happened = match.act(seat, action)
        who = self.table.seating.seats[seat]
        told = self.news(happened, self.onlooker)
        if not told:  # a choice that brought nothing about
            told = self.table.game.told(before, action, self.onlooker, self.lang)
        self.say("term-acts", "news", seat=seat_name(seat), who=who, text=told)
        self._draw = True

    def _end(self) -> None:
        self._ended = True
        self.draw()
        words.show_result(self.screen, self.table)

    # ---- a person decides ----------------------------------------------------------------------------------------

    def _question(self) -> None:
        match = self.table.match
        self._curtain()
        if self.leaving:
            return
        if not match.over and (self._draw or self.choices == []):
            self._present()
        prompt = ">" if match.over else text("term-choice", self.lang, seat=seat_name(match.to_act))
        line = self.screen.ask(prompt)
        if line is None:
            self.leaving = True
        else:
            self.take(line)

    def _present(self) -> None:
        """The table (on a terminal, or for the first time), the question and the moves."""
        match = self.table.match
        if self._draw and (self.screen.live or self._viewer == NOBODY):
            self.draw()
        self._draw = False
        self._viewer = match.to_act
        self.screen.show()
        self.screen.show(self.table.game.ask(match.state, self.lang), "prompt")
        if self.screen.live:
            self.list_moves(match.state.legal_actions())
        else:
            self.choices = listing(self.table.game, match.state.legal_actions(), UNFOLDED)
            moves = " | ".join(choice.start for choice in self.choices)
            self.screen.show(f"{text('term-legal', self.lang)} {moves}")

    def _curtain(self) -> None:
        """Between two people who share the screen."""
        match = self.table.match
        if match.over or match.to_act == self._viewer or len(match.people()) < 2:
            return
        if self.screen.live:
            self.screen.wipe()
            self.screen.forget()
            question = text("term-curtain", self.lang, seat=seat_name(match.to_act))
            if self.screen.ask(question, remember=False) is None:
                self.leaving = True
                return
            self.screen.wipe()
            self._draw = True
            if self._viewer != NOBODY:
                self.tell(match.line[self._last_own_move() :], match.to_act)

    def _last_own_move(self) -> int:
        """Where in the line the seat to act has moved last: what came after is news to it."""
        line, letter = self.table.match.line, seat_name(self.table.match.to_act)
        return next((at + 1 for at in range(len(line) - 1, -1, -1) if line[at].entry.who == letter), len(line))

    def draw(self) -> None:
        """The table as the viewer sees it."""
        game = self.table.game
        view = game.view(self.table.match.state, self.viewer)
        self.screen.show()
        self.screen.picture(game.board(view, self.screen.width, self.lang, self.screen.height))

    def list_moves(self, actions: Sequence[int], most: int | None = None) -> None:
        """The moves as a numbered list, folded when there are many."""
        game = self.table.game
        self.choices = listing(game, actions) if most is None else listing(game, actions, most)
        width = max((len(choice.shown) for choice in self.choices), default=0)
        for number, choice in enumerate(self.choices, start=1):
            if choice.folded:
                told = text("term-folded", self.lang, count=len(choice.actions))
                shared = shared_words(choice, self.describe)
                told = f"{told}: … {shared} …" if shared else told
                self.screen.choice(number, choice.shown, told, width)
            else:
                self.screen.choice(number, choice.shown, self._in_short(choice.actions[0]), width)

    def _in_short(self, action: int) -> str:
        """An action in words, with the first line of its outlook."""
        told, ahead = self.describe(action), self.outlook(action)
        if not ahead:
            return told
        first = ahead[0] if len(ahead) == 1 else f"{ahead[0]} …"
        return text("term-ahead", self.lang, text=told, ahead=first)

    def listed(self, line: str) -> int | None:
        """The action behind a number of the list; None for anything else, and where several stand behind it."""
        number = int(line) if line.isascii() and line.isdigit() and len(line) < 6 else 0
        if not 1 <= number <= len(self.choices) or self.choices[number - 1].folded:
            return None
        return self.choices[number - 1].actions[0]

    # ---- what somebody typed -------------------------------------------------------------------------------------

    def take(self, line: str) -> None:
        """A number, a command, a move or its beginning."""
        if len(line) > LONGEST:
            self.say("term-too-long", "refusal", most=LONGEST)
            return
        line = " ".join(line.split())
        if not line:
            self._draw = self.screen.live
            return
        if line.isascii() and line.isdigit():
            self._number(line)
        elif not self.orders(self, line):
            self._move(line)

    def _number(self, line: str) -> None:
        if self.table.match.over:
            self.say("refused-over", "refusal")
            return
        number = int(line) if len(line) < 6 else 0
        if not 1 <= number <= len(self.choices):
            self.say("term-no-number", "refusal", number=line[:20], last=len(self.choices))
            return
        choice = self.choices[number - 1]
        if choice.folded:
            self._unfold(choice.start, choice.actions)
        else:
            self.act(choice.actions[0])

    def _unfold(self, start: str, actions: Sequence[int]) -> None:
        self.say("term-within", "prompt", start=start)
        self.list_moves(actions)

    def _move(self, line: str) -> None:
        match, game = self.table.match, self.table.game
        legal = match.state.legal_actions()
        try:
            action = game.parse(line)
        except NotationError:
            alike = beginning_with(game, legal, line)
            if alike:
                self._unfold(line.lower(), alike)
            else:
                self._not_understood(line, legal)
            return
        refusal = self.refusal(action)
        if refusal:
            self.screen.show(refusal, "refusal")
        else:
            self.act(action)

    def refusal(self, action: int) -> str:
        """Why the action is not allowed here, in words; empty when it is."""
        match, game = self.table.match, self.table.game
        rule = int(match.state.rule_against(action))
        if rule == LEGAL:
            return ""
        reason = game.reason(match.state, action, rule, self.lang)
        return text("term-not-legal", self.lang, notation=game.notation(action), reason=str(reason))

    def _not_understood(self, line: str, legal: Sequence[int]) -> None:
        """Say what is wrong with a move that there is not."""
        game = self.table.game
        verb = line.lower().split()[0]
        family = next((known for known in game.space.families if known.verb == verb), None)
        if family is not None:
            form = " ".join([verb, *(f"<{parameter.name}>" for parameter in family.parameters)])
            self.say("term-incomplete", "refusal", words=short(line), form=form)
            return
        near = difflib.get_close_matches(line.lower(), [game.notation(action) for action in legal], 3, 0.5)
        if near:
            self.say("term-near", "refusal", words=short(line), near=", ".join(near))
        else:
            self.say("term-unknown", "refusal", words=short(line))

    def act(self, action: int) -> None:
        """Do a person's move and tell what came of it."""
        match = self.table.match
        seat, told = match.to_act, self.describe(action)
        try:
            with interrupts.held():
                happened = match.act(seat, action)
        except CallError as error:  # it could not be kept, so it has not happened
            self.screen.show(str(error), "refusal")
            return
        self.changed(draw=False)
        if not self.tell(happened, seat):
            self.screen.show(told, "quiet", "  ")

    def tell(self, happened: Sequence[Happening], viewer: int) -> bool:
        """What happened, as that seat may know it; whether there was something to tell."""
        news = self.news(happened, viewer)
        if news:
            self.screen.show(news, "quiet", "  ", "    ")
        return bool(news)

    def news(self, happened: Sequence[Happening], viewer: int) -> str:
        """What happened in one line; empty when nothing did that can be told."""
        told = [self.table.game.event_text(event, self.lang) for event in self.table.match.events(happened, viewer)]
        return "; ".join(filter(None, told))

    def changed(self, draw: bool = True) -> None:
        """The position is another one: ask afresh."""
        self.choices = []
        self._draw = self._draw or draw
        self._ended = False

    def keep_seating(self) -> None:
        """Write down who sits here. When that fails, the table goes on without."""
        try:
            self.table.kept.save_seating()
        except CallError as error:
            self.screen.show(str(error), "refusal")
