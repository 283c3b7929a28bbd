//! `jadoube licences`: the licences of the program and of everything inside it.

use crate::commands::{Answer, Stop};
use crate::screen::Screen;
use crate::words::say;

/// The licence of the program itself.
const OWN: &str = include_str!("../../../../LICENSE-GPL");

/// The licences of what others wrote, as `make dist` collected them; empty in other builds.
const OTHERS: &str = include_str!(concat!(env!("OUT_DIR"), "/licences.txt"));

/// Prints the licences.
#[derive(Debug)]
pub(crate) struct Licences;

impl Licences {
    pub(crate) fn run(self, screen: &mut Screen) -> Result<Answer, Stop> {
        screen.write(&(say!("licence") + "\n\n"))?;
        screen.write(OWN)?;
        screen.write("\n")?;
        screen.write(&match OTHERS {
            "" => say!("licence-sources") + "\n",
            others => others.to_owned(),
        })?;
        Ok(Answer::Yes)
    }
}
