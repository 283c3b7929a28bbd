"""Tells what python-chess finds in the PGN of standard input, a line for each game."""

import io
import logging
import sys

import chess.pgn


class Listener(chess.pgn.BaseVisitor):
    """Counts, and keeps the position of the main line."""

    def begin_game(self):
        self.tags = []
        self.board = None
        self.moves = self.varied = self.variations = self.depth = self.comments = self.nags = 0
        self.result_read = ""
        self.broken = False

    def visit_header(self, name, value):
        self.tags.append((name, value))

    def begin_variation(self):
        self.depth += 1
        self.variations += 1

    def end_variation(self):
        self.depth -= 1

    def visit_move(self, board, move):
        if self.depth:
            self.varied += 1
        else:
            self.moves += 1

    def visit_board(self, board):
        if not self.depth and not self.broken:
            self.board = board.copy(stack=False)

    def visit_comment(self, comment):
        self.comments += 1

    def visit_nag(self, nag):
        self.nags += 1

    def visit_result(self, result):
        self.result_read = result

    def handle_error(self, error):
        if not self.depth:
            self.broken = True

    def result(self):
        fen = self.board.fen(en_passant="legal") if self.board else ""
        line = f"{self.moves} | {fen} | varied {self.varied} in {self.variations}, "
        line += f"comments {self.comments}, nags {self.nags} | {self.result_read}"
        return line + "".join(f" | {name}={value}" for name, value in self.tags)


logging.disable()
# One character for each byte, so that tags can be compared as they stand in the file.
games = io.TextIOWrapper(sys.stdin.buffer, encoding="latin-1", newline="")
lines = io.TextIOWrapper(sys.stdout.buffer, encoding="latin-1")
while (line := chess.pgn.read_game(games, Visitor=Listener)) is not None:
    print(line, file=lines)
lines.flush()
