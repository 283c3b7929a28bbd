"""The referee asked by the official Python kit of the Model Context Protocol: ask.py PROGRAM."""

import asyncio
import sys
import tempfile
from pathlib import Path

import jsonschema
from mcp import Client, StdioServerParameters


class Referee:
    """A conversation in which every answer is held against the schema that its tool has announced."""

    def __init__(self, client: Client, tools: dict) -> None:
        self.client = client
        self.tools = tools

    async def ask(self, tool: str, **arguments) -> dict:
        jsonschema.validate(arguments, self.tools[tool].input_schema)
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result
        assert result.content[0].text.strip(), tool
        jsonschema.validate(result.structured_content, self.tools[tool].output_schema)
        return result.structured_content

    async def refused(self, tool: str, **arguments) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, result
        return result.content[0].text


async def converse(client: Client) -> None:
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert len(tools) == 10, sorted(tools)
    for tool in tools.values():
        jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        jsonschema.Draft202012Validator.check_schema(tool.output_schema)
    referee = Referee(client, tools)

    for edition in "2005", "2009", "2017", "2023":
        for language in "en", "da", "sv", "nl", "nb":
            found = await referee.ask("look_up_laws", article="castling", edition=edition, language=language)
            assert found["provisions"], found
            resource = await client.read_resource(f"jadoube://laws/{edition}/{language}")
            assert "castling." in resource.contents[0].text
    await referee.ask("search_laws", words="mobile phone")
    await referee.ask("compare_laws", **{"from": "2017", "to": "2023"})

    for move in "e8g8", "0-0", "Ke7", "Kd7":
        judged = await referee.ask("why_illegal", fen="r3k2r/8/8/8/8/8/8/R3K1R1 b q - 0 1", move=move)
        assert judged["verdict"] == ("illegal" if move in ("e8g8", "0-0") else "legal"), judged
    moves = await referee.ask("legal_moves", fen="startpos")
    assert moves["count"] == 20, moves
    assert "8/8/8" in await referee.refused("legal_moves", fen="8/8/8")

    dead = await referee.ask("can_mate", fen="2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", certificate=True)
    assert dead["dead"] is True and dead["provision"]["provision"] == "end.dead-position", dead
    alive = await referee.ask("can_mate", fen="startpos", effort="normal")
    assert alive["dead"] is False and alive["white"]["line"], alive

    # Every situation can be put under every edition and pace, and every answer is as announced.
    situations = (await referee.ask("situations"))["situations"]
    put = 0
    for situation in situations:
        for edition, pace in ("2023", "standard"), ("2009", "blitz"):
            arguments = {"situation": situation["name"], "edition": edition, "pace": pace, "tree": True}
            result = await client.call_tool("ask_arbiter", arguments)
            if not result.is_error:
                jsonschema.validate(result.structured_content, tools["ask_arbiter"].output_schema)
                put += 1
    assert put > len(situations), (put, len(situations))

    # As an assistant would: ask what is asked for until it is ruled.
    facts: dict[str, bool] = {}
    while True:
        answer = await referee.ask("ask_arbiter", situation="flag-down", player="white", facts=facts)
        if answer["status"] != "facts-missing":
            break
        assert answer["next"]["fact"] not in facts
        facts[answer["next"]["fact"]] = True
    assert facts and answer["outcome"][0]["article"], answer

    game = {
        "control": "5+3",
        "acts": ["play 1.f3 e5 2.g4 Qh4"],
    }
    heard = await referee.ask("hear_game", game=game, all_events=True, record=True)
    assert heard["result"]["score"] == "0-1" and heard["phase"] == "over", heard
    stopped = {"acts": ["play 1.e4 e5", "white stops the clock", "white plays Ke4"], "control": "5+3"}
    heard = await referee.ask("hear_game", game=stopped, language="sv")
    assert heard["open_questions"] and heard["not_heard"], heard
    why = await referee.ask("why_not", game={"acts": ["play 1.Nf3 Nf6", "white claims threefold"]})
    assert why["provisions"], why
    assert "look_up_laws" in tools and "fen" in await referee.refused("why_illegal", move="e4")


async def main(program: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = StdioServerParameters(command=program, args=["mcp"], cwd=folder, env={"HOME": folder, "LC_ALL": "C"})
        async with Client(server) as client:
            await converse(client)
        left = list(Path(folder).iterdir())
        assert not left, left
    print("python: the referee has answered the official client of the protocol")


asyncio.run(main(sys.argv[1]))
