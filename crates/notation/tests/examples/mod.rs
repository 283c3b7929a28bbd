//! Generated from `laws/` by `cargo xtask codegen`. Change the data and generate again.

/// The example game of the Laws as a translation prints it.
pub(crate) struct Example {
    pub(crate) edition: &'static str,
    pub(crate) language: &'static str,
    pub(crate) variant: &'static str,
    /// As printed.
    pub(crate) text: &'static str,
    /// The moves in English, as PGN writes them.
    pub(crate) san: &'static str,
    /// The moves in coordinates.
    pub(crate) uci: &'static str,
    pub(crate) final_fen: &'static str,
    /// Who offers a draw with the last move.
    pub(crate) draw_offer_by: &'static str,
}

#[rustfmt::skip]
pub(crate) static EXAMPLES: &[Example] = &[
    Example {
        edition: "2005",
        language: "da",
        variant: "all-signs",
        text: "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2009",
        language: "sv",
        variant: "all-signs",
        text: "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2017",
        language: "nb",
        variant: "all-signs",
        text: "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2017",
        language: "nb",
        variant: "no-signs",
        text: "1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2023",
        language: "nl",
        variant: "all-signs",
        text: "1. e4 e5 2. Pf3 Pf6 3. d4 exd4 4. e5 Pe4 5. Dxd4 d5 6. exd6 e.p. Pxd6 7. Lg5 Pc6 8. De3+ Le7 9. Pbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2023",
        language: "nl",
        variant: "no-signs",
        text: "1. e4 e5 2. Pf3 Pf6 3. d4 ed4 4. e5 Pe4 5. Dd4 d5 6. ed6 Pd6 7. Lg5 Pc6 8. De3 Le7 9. Pbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    // White's eighth move Dd4d3 contradicts 8. De3+ of the other variants; the game is legal all the same. The Danish 2023 text has no such variant.
    Example {
        edition: "2023",
        language: "nl",
        variant: "long-form",
        text: "1. e2e4 e7e5 2. Pg1f3 Pg8f6 3. d2d4 e5xd4 4. e4e5 Pf6e4 5. Dd1xd4 d7d5 6. e5xd6 e.p. Pe4xd6 7. Lc1g5 Pb8c6 8. Dd4d3 Lf8e7 9. Pb1d2 0-0 10. 0-0-0 Tf8e8 11. Kb1 (=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qd3 Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4d3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2023",
        language: "da",
        variant: "all-signs",
        text: "1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6 e.p. Sxd6 7.Lg5 Sc6 8.De3+ Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
    Example {
        edition: "2023",
        language: "da",
        variant: "no-signs",
        text: "1.e4 e5 2.Sf3 Sf6 3.d4 ed4 4.e5 Se4 5.Dd4 d5 6.ed6 Sd6 7.Lg5 Sc6 8.De3 Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)",
        san: "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1",
        uci: "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        final_fen: "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11",
        draw_offer_by: "white",
    },
];
