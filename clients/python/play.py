"""Games at a desk, played with the client that openapi-python-client has made of its description: play.py URL.

Nothing here is written by hand for the desk: every class and function comes from the description.
"""

import sys
from http import HTTPStatus

from jadoube_desk import AuthenticatedClient, Client
from jadoube_desk.api.default import act, list_games, look_at_game, open_game, search_laws
from jadoube_desk.models import (
    ClaimThreefold,
    EventAccepted,
    EventArrived,
    EventClaimed,
    EventOffered,
    EventPlayed,
    EventResigned,
    EventRoundStarted,
    GameSummary,
    Heading,
    Mark,
    NewGameView,
    Pace,
    Player,
    ProblemView,
    StoredHeader,
    Supervision,
    Update,
)

URL = sys.argv[1].rstrip("/")


class Game:
    """A game on the terms of a header, and the link of each role."""

    def __init__(self, white: str, black: str, control: str) -> None:
        header = StoredHeader(
            jadoube=Mark.RECORD,
            version=1,
            edition="2023",
            pace=Pace.STANDARD,
            supervision=Supervision.FULL,
            clock_marks_first=True,
            budget=200_000,
            control=control,
            heading=Heading(white=white, black=black),
        )
        opened = open_game.sync(client=Client(base_url=URL), body=header)
        assert isinstance(opened, NewGameView), opened
        self.id = opened.id
        self.roles = {
            role: AuthenticatedClient(base_url=URL, token=secret)
            for role, secret in opened.secrets.additional_properties.items()
        }

    def tell(self, role: str, event) -> Update:
        """Tells the referee of something that happened."""
        told = self.ask(role, event)
        assert isinstance(told, Update), (event, told)
        return told

    def ask(self, role: str, event) -> Update | ProblemView:
        return act.sync(self.id, client=self.roles[role], body=event)

    def begin(self) -> None:
        for player in Player.WHITE, Player.BLACK:
            self.tell("arbiter", EventArrived(type_="arrived", by=player))
        self.tell("arbiter", EventRoundStarted(type_="round-started"))

    def play(self, *moves: str) -> Update:
        """Moves in turn, in coordinates, each told by the player who makes it."""
        for ply, move in enumerate(moves):
            player = (Player.WHITE, Player.BLACK)[ply % 2]
            update = self.tell(player.value, EventPlayed(type_="played", by=player, move=move))
        return update


def mate() -> None:
    """The shortest mate. The referee sees it, and the score is written as PGN writes it."""
    game = Game("Ann", "Bo", "5400+30")
    game.begin()
    # An illegal move is refused, with the article, and changes nothing.
    refused = game.ask("white", EventPlayed(type_="played", by=Player.WHITE, move="e2e5"))
    assert isinstance(refused, ProblemView), refused
    assert refused.problem == "refused" and refused.article is not None, refused
    update = game.play("f2f3", "e7e5", "g2g4", "d8h4")
    assert update.state.result == "0-1", update.state
    assert update.state.phase == "ended", update.state.phase
    # A spectator sees it too.
    seen = look_at_game.sync(game.id, client=Client(base_url=URL))
    assert isinstance(seen, Update) and seen.state.result == "0-1" and seen.role == "spectator", seen


def draw() -> None:
    """A wrong claim, ruled by its article, and a draw that is agreed."""
    game = Game("Ann", "Bo", "300+3")
    game.begin()
    game.play("e2e4", "e7e5")
    update = game.tell("white", EventClaimed(type_="claimed", by=Player.WHITE, claim=ClaimThreefold(type_="threefold")))
    rulings = [entry for entry in update.entries if entry.kind == "ruling"]
    assert rulings and rulings[0].articles, update
    game = Game("Ann", "Bo", "300+3")
    game.begin()
    game.play("e2e4", "e7e5")
    game.tell("white", EventOffered(type_="offered", by=Player.WHITE))
    update = game.tell("black", EventAccepted(type_="accepted", by=Player.BLACK))
    assert update.state.result == "1/2-1/2", update.state.result


def roles() -> None:
    """Nobody acts for the other player, nor with a link that is none."""
    game = Game("Ann", "Bo", "300+3")
    game.begin()
    resigned = EventResigned(type_="resigned", by=Player.WHITE)
    answer = act.sync_detailed(game.id, client=game.roles["black"], body=resigned)
    assert answer.status_code == HTTPStatus.FORBIDDEN and isinstance(answer.parsed, ProblemView), answer
    nobody = AuthenticatedClient(base_url=URL, token="no-such-secret")
    answer = act.sync_detailed(game.id, client=nobody, body=resigned)
    assert isinstance(answer.parsed, ProblemView) and answer.status_code.is_client_error, answer
    assert game.tell("white", resigned).state.result == "0-1"


def listed() -> None:
    games = list_games.sync(client=Client(base_url=URL))
    assert isinstance(games, list) and all(isinstance(game, GameSummary) for game in games), games
    assert sorted(game.result for game in games if game.result) == ["0-1", "0-1", "1/2-1/2"], games
    provisions = search_laws.sync(client=Client(base_url=URL), sought="dead position")
    assert any(provision.key == "end.dead-position" for provision in provisions), provisions


for part in mate, draw, roles, listed:
    part()
print("python: four games played with the generated client")
