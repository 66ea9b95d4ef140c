"""What players ask about a game without changing it."""

from __future__ import annotations

from pathlib import Path

from matchless.presentation.wire.socket import AskThreats, AskWhy
from matchless.server.signing import new_player
from matchless.server.tables.registry import TableRegistry
from tests.support.server.registry import Visitor, duel, run


def test_a_player_is_told_and_a_stranger_is_not(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table, (host, _) = await duel(registry)
        assert table.play is not None
        host.listen()
        decision, space = table.play.match.state.number, table.play.match.game.board.spaces[0]
        await host.say(AskWhy(space=space))
        assert ("why", decision) == (host.last["type"], host.last["decision"])
        assert host.last["reason"]
        await host.say(AskThreats())
        assert ("threats", decision) == (host.last["type"], host.last["decision"])
        assert decision == table.play.match.state.number
        assert "no_option" == await host.is_refused(AskWhy(space="nowhere"))
        assert "no_option" == await host.is_refused(AskWhy(card="gaze-of-nobody"))
        assert "no_option" == await host.is_refused(AskWhy(fighter=99))
        stranger = await Visitor(table, new_player()).enter()
        for message in (AskWhy(space=space), AskThreats()):
            assert "not_your_seat" == await stranger.is_refused(message)

    run(tmp_path, play)
