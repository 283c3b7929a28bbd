//! Somebody who sends anything: requests that would be good, and what becomes of them when they are spoilt.

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri};
use jadoube_random::Random;
use jadoube_server::Role;
use serde_json::{Value, json};

use crate::test_desk::{Game, header};

/// Pieces of text that programs stumble over.
const AWKWARD: [&str; 24] = [
    "",
    "0",
    "-1",
    "1e999",
    "99999999999999999999",
    "null",
    "NaN",
    "\"",
    "{}",
    "[[[[",
    "%",
    "%00",
    "%ff%fe",
    "%2e%2e%2f",
    "../",
    "//",
    "\\",
    "'; DROP TABLE game; --",
    "\u{0}",
    "\r\n",
    "\u{202e}",
    "\u{1f600}",
    "e\u{301}",
    "&after=",
];

/// A source of requests: the same number gives the same ones.
pub(crate) struct Stranger {
    random: Random,
    /// A game that is somebody else's, by its name alone.
    id: String,
    /// A game of the stranger's own, with its secrets.
    own: String,
    secrets: Vec<String>,
}

/// A request that can still be spoilt.
struct Draft {
    method: String,
    path: String,
    headers: Vec<(String, Vec<u8>)>,
    body: Vec<u8>,
}

impl Stranger {
    pub(crate) fn new(seed: u64, game: &Game, own: &Game) -> Stranger {
        let secret = |role| own.secret(role).unwrap().to_owned();
        Stranger {
            random: Random::new(seed),
            id: game.id.clone(),
            own: own.id.clone(),
            secrets: Role::SECRET.map(secret).to_vec(),
        }
    }

    /// The next request, and how to show it if the answer is wrong.
    pub(crate) fn next(&mut self) -> (Request<Body>, String) {
        loop {
            let mut draft = self.good();
            for _ in 0..self.random.below(4) {
                self.spoil(&mut draft);
            }
            // What is no request at all does not get through a socket either.
            if let Some(request) = draft.request() {
                return (request, draft.shown());
            }
        }
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.random.below(from.len())]
    }

    /// A request that the desk understands, whether it allows it or not.
    fn good(&mut self) -> Draft {
        let mut headers = vec![
            ("content-type".to_owned(), b"application/json".to_vec()),
            ("host".to_owned(), b"desk.local".to_vec()),
        ];
        let mine = self.random.below(2) == 0;
        let id = if mine { self.own.clone() } else { self.id.clone() };
        // The stranger has secrets, and tries them elsewhere too.
        if self.random.below(2) == 0 {
            let which = self.random.below(self.secrets.len());
            let secret = format!("Bearer {}", self.secrets[which]);
            headers.push(("authorization".to_owned(), secret.into_bytes()));
        }
        let (method, path, body) = match self.random.below(15) {
            0 => ("POST", "/api/games".to_owned(), header(json!({})).to_string()),
            1 => ("GET", "/api/games?skip=1&take=2".to_owned(), String::new()),
            2 => ("GET", format!("/api/games/{id}?after=1"), String::new()),
            3 => ("GET", format!("/api/games/{id}/live?after=1"), String::new()),
            4 => ("GET", format!("/api/games/{id}/record.jsonl"), String::new()),
            5 => ("GET", format!("/api/games/{id}/game.pgn"), String::new()),
            6 => ("POST", "/api/import?edition=2017".to_owned(), self.paper()),
            7 => (
                "GET",
                "/api/laws?edition=2009&sought=clock%20stop".to_owned(),
                String::new(),
            ),
            8 => ("GET", "/api/laws/end.checkmate".to_owned(), String::new()),
            9 => ("GET", "/api/read?control=3%2B2&chess960=518".to_owned(), String::new()),
            10 => ("GET", "/some/page".to_owned(), String::new()),
            11 => {
                let typed = json!({"by": "white", "text": "Nf3", "claim": "threefold", "after": 3});
                ("POST", format!("/api/games/{id}/typed"), typed.to_string())
            }
            _ => ("POST", format!("/api/games/{id}/acts?after=2"), self.act().to_string()),
        };
        if path.starts_with("/api/import") {
            headers[0].1 = b"application/octet-stream".to_vec();
        }
        Draft {
            method: method.to_owned(),
            path,
            headers,
            body: body.into_bytes(),
        }
    }

    fn act(&mut self) -> Value {
        let acts = [
            json!({"type": "round-started"}),
            json!({"type": "played", "by": "white", "move": "e2e4"}),
            json!({"type": "made", "by": "black", "move": "e7e5"}),
            json!({"type": "pressed", "by": "white"}),
            json!({"type": "claimed", "by": "black", "claim": {"type": "threefold"}}),
            json!({"type": "clock-set", "times_ms": {"white": 1000}, "moves": {"black": 3}}),
            json!({"type": "time-given", "to": "white", "amount_ms": 1000}),
            json!({"type": "answered", "question": 1, "answer": {"type": "stands"}, "by": {"name": "A", "reason": "B"}}),
            json!({"type": "overruled", "ruling": 1, "decision": {"type": "plays-on"}}),
            json!({"type": "signed", "by": "white", "points": {"white": "1", "black": "0"}}),
        ];
        acts[self.random.below(acts.len())].clone()
    }

    /// A record or a PGN.
    fn paper(&mut self) -> String {
        match self.random.below(2) {
            0 => "[White \"Ann\"]\n[TimeControl \"900+10\"]\n\n1. e4 {[%clk 0:14:59]} e5 2. Nf3 *\n".to_owned(),
            _ => {
                let first = json!({"n": 1, "at_ms": 5, "type": "round-started"});
                format!("{}\n{first}\n", header(json!({})))
            }
        }
    }

    /// Spoils something.
    fn spoil(&mut self, draft: &mut Draft) {
        match self.random.below(8) {
            0 => {
                let methods = [
                    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get",
                ];
                draft.method = self.pick(&methods).to_owned();
            }
            1 => {
                let awkward = self.awkward();
                let at = self.random.below(draft.path.len() + 1);
                let at = draft.path.floor_char_boundary(at);
                draft.path.insert_str(at, &awkward);
            }
            2 => {
                let at = self.random.below(draft.path.len() + 1);
                draft.path.truncate(draft.path.floor_char_boundary(at));
            }
            3 => {
                let media = [
                    "",
                    "text/plain",
                    "application/xml",
                    "multipart/form-data",
                    "application/json; charset=x",
                ];
                draft.headers[0].1 = self.pick(&media).as_bytes().to_vec();
            }
            4 => {
                let names = [
                    "authorization",
                    "last-event-id",
                    "if-none-match",
                    "content-length",
                    "origin",
                    "accept",
                ];
                let value = self.awkward().into_bytes();
                draft.headers.push((self.pick(&names).to_owned(), value));
            }
            5 => self.spoil_bytes(&mut draft.body),
            6 => self.spoil_json(draft),
            _ => {
                let huge = ["[", "{\"a\":", "\"", "1", " ", "1. e4 "];
                draft.body = self.pick(&huge).repeat(self.random.below(5_000)).into_bytes();
            }
        }
    }

    fn awkward(&mut self) -> String {
        let piece = self.pick(&AWKWARD);
        let times = [1, 1, 1, 3, 400][self.random.below(5)];
        piece.repeat(times)
    }

    fn spoil_bytes(&mut self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let at = self.random.below(bytes.len());
        match self.random.below(3) {
            0 => bytes.truncate(at),
            1 => bytes[at] = self.random.below(256) as u8,
            _ => drop(bytes.splice(at..at, self.awkward().into_bytes())),
        }
    }

    /// Puts something else in the place of a value, or a field that nobody knows.
    fn spoil_json(&mut self, draft: &mut Draft) {
        let Ok(Value::Object(mut fields)) = serde_json::from_slice(&draft.body) else {
            return;
        };
        let names: Vec<String> = fields.keys().cloned().collect();
        let name = match self.random.below(names.len() + 1) {
            at if at < names.len() => names[at].clone(),
            _ => self.awkward(),
        };
        let value = match self.random.below(6) {
            0 => Value::Null,
            1 => json!(u64::MAX),
            2 => json!(-1.5),
            3 => json!({"type": "none", "white": {"white": []}}),
            4 => json!([self.awkward()]),
            _ => json!(self.awkward()),
        };
        fields.insert(name, value);
        draft.body = Value::Object(fields).to_string().into_bytes();
    }
}

impl Draft {
    fn request(&self) -> Option<Request<Body>> {
        let mut request = Request::new(Body::from(self.body.clone()));
        *request.method_mut() = Method::from_bytes(self.method.as_bytes()).ok()?;
        *request.uri_mut() = self
            .path
            .parse::<Uri>()
            .ok()
            .filter(|uri| uri.path().starts_with('/'))?;
        for (name, value) in &self.headers {
            let name: HeaderName = name.parse().ok()?;
            request.headers_mut().append(name, HeaderValue::from_bytes(value).ok()?);
        }
        Some(request)
    }

    fn shown(&self) -> String {
        let short = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
        let mut shown = format!("{} {}", self.method, short(self.path.as_bytes()));
        for (name, value) in &self.headers {
            shown += &format!(" {name}: {:?}", short(value));
        }
        shown + " " + &short(&self.body)
    }
}
