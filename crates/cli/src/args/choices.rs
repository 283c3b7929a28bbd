//! What can be chosen for a value, for shells that complete it.

use std::any::TypeId;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
use jadoube_laws::{Edition, Pace, Supervision};
use jadoube_notation::speech::Voice;
use jadoube_notation::{Language as Letters, Rigour, Signs};

use super::{Editions, Tongue, referee};

/// The command with the choices of every argument that has some.
pub(super) fn with_choices(command: Command) -> Command {
    // Moves are told in fewer languages than they are written in.
    let is_told = command.get_name() == "say";
    let command = command.mut_args(|argument| with_choice(argument, is_told));
    command.mut_subcommands(with_choices)
}

fn with_choice(argument: Arg, is_told: bool) -> Arg {
    let parser = argument.get_value_parser();
    // Those that are listed already.
    if parser.possible_values().is_some() {
        return argument;
    }
    let is = |kind: TypeId| parser.type_id() == kind;
    let with = |words: &[&str], more: Vec<String>| {
        let words = words.iter().map(ToString::to_string);
        words.chain(more).collect::<Vec<_>>()
    };
    let choices = if is(TypeId::of::<referee::Editions>()) {
        with(&["all"], years())
    } else if is(TypeId::of::<Editions>()) {
        with(&["newest", "all"], years())
    } else if is(TypeId::of::<Edition>()) {
        years()
    } else if is(TypeId::of::<Rigour>()) {
        with(&["pgn"], years())
    } else if is(TypeId::of::<Pace>()) {
        Pace::ALL.map(|pace| pace.to_string()).into()
    } else if is(TypeId::of::<Supervision>()) {
        Supervision::ALL.map(|way| way.to_string()).into()
    } else if is(TypeId::of::<Tongue>()) && is_told {
        tags(|letters| Voice::telling(letters).is_some())
    } else if is(TypeId::of::<Tongue>()) {
        with(&["guess"], tags(|_| true))
    } else if is(TypeId::of::<Letters>()) {
        tags(|_| true)
    } else if is(TypeId::of::<Signs>()) {
        with(&["figurine"], tags(|_| true))
    } else {
        return argument;
    };
    argument.value_parser(PossibleValuesParser::new(choices))
}

fn years() -> Vec<String> {
    Edition::ALL.map(|edition| edition.to_string()).into()
}

fn tags(which: impl Fn(Letters) -> bool) -> Vec<String> {
    let chosen = Letters::all().filter(|&letters| which(letters));
    chosen.map(|letters| letters.tag().to_owned()).collect()
}
