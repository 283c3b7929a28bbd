//! Kinds of chess by their names.

/// The kind of chess that a game says it is.
#[derive(Debug, Copy, Clone, PartialEq, Eq)]
pub enum Variant<'a> {
    /// Chess, from the usual array or another position.
    Standard,
    /// Chess960, under any of its names.
    Chess960,
    /// Something else. Its moves are read as if it were chess.
    Other(&'a str),
}

impl<'a> Variant<'a> {
    /// The kind of chess that has this name. Capitals, blanks and hyphens do not matter.
    ///
    /// ```
    /// use jadoube_notation::pgn::Variant;
    ///
    /// for name in ["Chess960", "chess 960", "Fischerandom", "fischer-random", "Freestyle Chess", "FRC"] {
    ///     assert_eq!(Variant::read(name), Variant::Chess960, "{name}");
    /// }
    /// assert_eq!(Variant::read("From Position"), Variant::Standard);
    /// assert_eq!(Variant::read("Atomic"), Variant::Other("Atomic"));
    /// ```
    pub fn read(name: &'a str) -> Variant<'a> {
        let letters = name.chars().filter(|letter| letter.is_alphanumeric());
        let plain: String = letters.flat_map(char::to_lowercase).collect();
        let plain = plain.strip_suffix("chess").unwrap_or(&plain);
        match plain {
            "" | "standard" | "normal" | "regular" | "orthodox" | "classical" | "fromposition" => Variant::Standard,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischer" | "frc" | "freestyle" | "chess9lx"
            | "9lx" => Variant::Chess960,
            _ => Variant::Other(name),
        }
    }
}
