//! How output looks.

use anstyle::{AnsiColor, Style};

/// Decisions about output, made once.
#[derive(Debug, Copy, Clone)]
pub(crate) struct Look {
    /// One JSON object a line, for programs.
    pub(crate) json: bool,
    /// Colours.
    pub(crate) color: bool,
    /// Unicode figurines on the board; letters otherwise.
    pub(crate) figurines: bool,
    /// The board is seen from Black's side.
    pub(crate) flip: bool,
}

impl Look {
    /// Text alone, as programs pass it on.
    pub(crate) const PLAIN: Look = Look {
        json: false,
        color: false,
        figurines: false,
        flip: false,
    };

    /// What is like everything around it.
    pub(crate) fn plain(&self) -> Style {
        Style::new()
    }

    /// What a reader should see first.
    pub(crate) fn strong(&self) -> Style {
        self.styled(Style::new().bold())
    }

    /// What a reader may pass over.
    pub(crate) fn faint(&self) -> Style {
        self.styled(Style::new().dimmed())
    }

    /// Yes.
    pub(crate) fn good(&self) -> Style {
        self.styled(AnsiColor::Green.on_default().bold())
    }

    /// No.
    pub(crate) fn bad(&self) -> Style {
        self.styled(AnsiColor::Red.on_default().bold())
    }

    /// What was looked for.
    pub(crate) fn mark(&self) -> Style {
        self.styled(AnsiColor::Yellow.on_default().bold())
    }

    fn styled(&self, style: Style) -> Style {
        if self.color { style } else { Style::new() }
    }
}
