//! What the desk says: sentences in every language, and in which of them a request is answered.

use std::sync::{Arc, OnceLock};

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::middleware::Next;
use axum::response::Response;
use jadoube_board::Color;
use jadoube_referee::Words;
use jadoube_words::{FluentArgs, FluentValue, Language, Phrasebook};

use crate::problem::Problem;
use crate::routes::AppState;

/// The sentences of the desk.
const SOURCE: &str = include_str!("words.toml");

/// The words of the referee and of the desk in every language, each read when it is first asked for.
#[derive(Default)]
pub(crate) struct Languages([OnceLock<Arc<Spoken>>; Language::ALL.len()]);

/// The words of one language.
pub(crate) struct Spoken {
    /// What the referee says.
    pub(crate) words: Words,
    book: Phrasebook,
}

impl Languages {
    /// The words of a language.
    ///
    /// # Panics
    ///
    /// If the referee does not speak it, which the tests of the referee rule out.
    pub(crate) fn speak(&self, language: Language) -> Arc<Spoken> {
        let read = || {
            Arc::new(Spoken {
                words: Words::new(language).expect("the referee speaks every language"),
                book: Phrasebook::read(language, [SOURCE]),
            })
        };
        Arc::clone(self.0[language as usize].get_or_init(read))
    }
}

/// A sentence that is said in the language of whoever asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Message {
    /// One of the desk's.
    Sentence(&'static str, Vec<(&'static str, Filling)>),
    /// One that was said already, such as one of the referee's.
    Said(String),
    /// One after the other.
    Several(Vec<Message>),
}

/// What is put into a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Filling {
    Text(String),
    Count(usize),
    Player(Color),
    Message(Message),
}

/// A sentence of the desk.
pub(crate) fn message(name: &'static str) -> Message {
    Message::Sentence(name, Vec::new())
}

impl Message {
    /// The same with something put in.
    pub(crate) fn with(self, name: &'static str, filling: impl Into<Filling>) -> Message {
        match self {
            Message::Sentence(sentence, mut fillings) => {
                fillings.push((name, filling.into()));
                Message::Sentence(sentence, fillings)
            }
            other => other,
        }
    }

    /// What it says.
    pub(crate) fn say(&self, spoken: &Spoken) -> String {
        self.say_from(&spoken.book)
    }

    fn say_from(&self, book: &Phrasebook) -> String {
        match self {
            Message::Sentence(name, fillings) => book.sentence(name, &filled(fillings, book)),
            Message::Said(text) => text.clone(),
            Message::Several(messages) => {
                let said: Vec<String> = messages.iter().map(|message| message.say_from(book)).collect();
                said.join(" ")
            }
        }
    }

    /// What it says in a language, where no desk is open: as a part of a sentence.
    pub(crate) fn phrase_in(&self, language: Language) -> String {
        let filling = Filling::Message(self.clone());
        match filling.value(&Phrasebook::read(language, [SOURCE])) {
            FluentValue::String(text) => text.into_owned(),
            _ => String::new(),
        }
    }
}

fn filled(fillings: &[(&'static str, Filling)], book: &Phrasebook) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for (name, filling) in fillings {
        args.set(*name, filling.value(book));
    }
    args
}

impl Filling {
    fn value(&self, book: &Phrasebook) -> FluentValue<'static> {
        match self {
            Filling::Text(text) => text.clone().into(),
            Filling::Count(count) => (*count).into(),
            Filling::Player(color) => book
                .word(match color {
                    Color::White => "player-white",
                    Color::Black => "player-black",
                })
                .into(),
            // What stands inside a sentence begins as it is written.
            Filling::Message(Message::Sentence(name, fillings)) => book.phrase(name, &filled(fillings, book)).into(),
            Filling::Message(message) => message.say_from(book).into(),
        }
    }
}

impl From<String> for Filling {
    fn from(text: String) -> Filling {
        Filling::Text(text)
    }
}

impl From<&str> for Filling {
    fn from(text: &str) -> Filling {
        Filling::Text(text.to_owned())
    }
}

impl From<char> for Filling {
    fn from(letter: char) -> Filling {
        Filling::Text(letter.to_string())
    }
}

impl From<usize> for Filling {
    fn from(count: usize) -> Filling {
        Filling::Count(count)
    }
}

impl From<Color> for Filling {
    fn from(color: Color) -> Filling {
        Filling::Player(color)
    }
}

impl From<Message> for Filling {
    fn from(message: Message) -> Filling {
        Filling::Message(message)
    }
}

/// Finds out in which language a request is to be answered, and says what went wrong in it.
pub(crate) async fn speak(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let spoken = app
        .languages
        .speak(language_of(request.uri().query(), request.headers()));
    request.extensions_mut().insert(Arc::clone(&spoken));
    let mut answer = next.run(request).await;
    match answer.extensions_mut().remove::<Arc<Problem>>() {
        Some(problem) => problem.answer(&spoken, answer),
        None => answer,
    }
}

/// The language that a request asks for: by `lang` in its address, else by what its reader prefers, else English.
fn language_of(query: Option<&str>, headers: &HeaderMap) -> Language {
    let mut fields = query.unwrap_or_default().split('&');
    let named = fields.find_map(|field| Language::of_locale(field.strip_prefix("lang=")?));
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    named
        .or_else(|| preferred.and_then(most_preferred))
        .unwrap_or(Language::English)
}

/// The language of a list such as `da;q=0.8, nl` that is preferred most; of several, the first.
fn most_preferred(list: &str) -> Option<Language> {
    let weighed = list.split(',').filter_map(|entry| {
        let (tag, rest) = entry.split_once(';').unwrap_or((entry, ""));
        let weight = rest
            .trim()
            .strip_prefix("q=")
            .map_or(Some(1.0), |weight| weight.parse::<f32>().ok())?;
        let language = Language::of_locale(&tag.trim().to_ascii_lowercase())?;
        (weight > 0.0).then_some((language, weight))
    });
    let best = weighed.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;
    use axum::http::header::ACCEPT_LANGUAGE;
    use jadoube_words::{Language, faults};

    use super::{SOURCE, language_of};

    #[test]
    fn every_sentence_has_every_language() {
        assert_eq!(faults(&[("words.toml", SOURCE)], &Language::ALL), []);
    }

    #[test]
    fn requests_are_answered_in_the_language_of_their_reader() {
        for (query, accepted, expect) in [
            (None, "", Language::English),
            (None, "da", Language::Danish),
            (None, "no-NO,no;q=0.9", Language::Norwegian),
            (None, "de, fr", Language::English),
            (None, "de, sv;q=0.5, nl;q=0.8", Language::Dutch),
            (None, "en-GB,en;q=0.9,da;q=0.8", Language::English),
            (None, "da;q=0, nb;q=0.1", Language::Norwegian),
            (Some("after=3&lang=sv"), "da", Language::Swedish),
            (Some("lang=xx"), "da", Language::Danish),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, accepted.parse().unwrap())]);
            assert_eq!(language_of(query, &headers), expect, "{query:?} {accepted}");
        }
    }
}
