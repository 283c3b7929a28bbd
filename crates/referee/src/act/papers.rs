//! What is written.

use jadoube_board::{ByColor, Color};
use jadoube_laws::Score;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::{Action, Audience, Moment, Told};
use crate::admit::Refusal;
use crate::event::Head;
use crate::finding;
use crate::game::{Game, Phase};
use crate::stored::Stored;

/// A player confirmed a result on the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Signed {
    /// White's and Black's points as written there.
    #[serde(with = "Stored::<ByColor<Score>>")]
    pub points: ByColor<Score>,
    /// On whose scoresheet, if it is only one of the two.
    #[serde(default, with = "Stored::<Option<Color>>", skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Color>,
}

impl Action for Signed {
    fn audience(&self) -> Audience {
        Audience::Everyone
    }

    fn admit(&self, moment: &Moment<'_>) -> Result<(), Refusal> {
        match moment.game.phase {
            _ if moment.game.is_called() => Ok(()),
            Phase::Ended(_) => Ok(()),
            Phase::Awaited | Phase::Playing | Phase::Sealing | Phase::Adjourned | Phase::Resuming | Phase::Annulled => {
                Err(Refusal::NotOver)
            }
        }
    }

    fn find(&self, moment: &Moment<'_>) -> Told {
        finding::ResultSigned {
            by: moment.player(),
            points: self.points,
            sheet: self.sheet,
        }
        .into()
    }

    fn apply(&self, game: &mut Game, head: Head) {
        if let Some(by) = head.by.player() {
            let sheets = Color::ALL
                .into_iter()
                .filter(|sheet| self.sheet.is_none_or(|only| only == *sheet));
            for sheet in sheets {
                game.signed[by][sheet] = Some(self.points);
            }
        }
    }
}
