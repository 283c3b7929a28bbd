//! The desk opened, used and closed; and what is said when it cannot be opened.

mod open;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;

use tempfile::tempdir;

use crate::open::{HEADER, Open, desk, refused, said_by};

#[test]
fn games_outlive_the_desk() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    assert!(open.said.contains("Only this machine can reach it"), "{}", open.said);
    assert!(open.said.contains("keeps 0 games"), "{}", open.said);
    assert!(open.ask("POST", "/api/games", HEADER).starts_with("HTTP/1.1 201"));
    assert!(open.ask("GET", "/", "").starts_with("HTTP/1.1 200"));
    open.kill();
    let open = Open::new(&file);
    assert!(open.said.contains("keeps 1 game."), "{}", open.said);
    let second = refused(&file, "127.0.0.1:0");
    assert!(second.contains("is open elsewhere"), "{second}");
    let same = refused(&folder.path().join("other"), &open.address);
    assert!(same.contains("Choose another port"), "{same}");
    #[cfg(unix)]
    {
        // Somebody watches, and does not keep the desk from closing.
        let mut watcher = TcpStream::connect(&open.address).unwrap();
        let id = open.ask("GET", "/api/games", "");
        let id = id
            .split("\"id\":\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap();
        write!(watcher, "GET /api/games/{id}/live HTTP/1.1\r\nHost: desk\r\n\r\n").unwrap();
        assert_ne!(watcher.read(&mut [0; 1]).unwrap(), 0);
        let closed = ("The desk is closed. Everything is written.\n".to_owned(), Some(0));
        assert_eq!(open.close("-INT"), closed);
        assert_eq!(Open::new(&file).close("-TERM"), closed);
    }
    #[cfg(not(unix))]
    open.kill();
}

#[test]
fn what_hinders_the_desk_is_said_with_what_to_do() {
    let folder = tempdir().unwrap();
    let text = folder.path().join("text");
    fs::write(&text, "no database\n".repeat(100)).unwrap();
    for (file, expect) in [
        (text, "does not belong to a desk"),
        (folder.path().join("missing/desk"), "cannot be opened for writing"),
    ] {
        let said = refused(&file, "127.0.0.1:0");
        assert!(said.contains(expect) && said.contains("--file"), "{said}");
    }
    let said = refused(&folder.path().join("desk"), "192.0.2.1:0");
    assert!(said.contains("does not have that address"), "{said}");
}

#[test]
fn a_lost_link_is_made_anew() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("desk.sqlite");
    let open = Open::new(&file);
    let opened = open.ask("POST", "/api/games", HEADER);
    let field = |name: &str| {
        let rest = opened.split(&format!("\"{name}\":\"")).nth(1).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let (game, lost) = (field("id"), field("arbiter"));
    open.kill();
    let mut command = desk(&file, "127.0.0.1:0");
    command.args(["--arbiter", &game]);
    let open = Open::by(command);
    let secret = open
        .said
        .split('#')
        .nth(1)
        .and_then(|rest| rest.lines().next())
        .unwrap();
    let matters = format!("/api/games/{game}/matters");
    let asked = |secret: &str| open.ask_as(Some(secret), "GET", &matters, "")[..12].to_owned();
    assert_eq!([asked(secret), asked(&lost)], ["HTTP/1.1 200", "HTTP/1.1 401"]);
    open.kill();
    let mut command = desk(&file, "127.0.0.1:0");
    command.args(["--arbiter", "nobody"]);
    let said = said_by(command);
    assert!(said.contains("there is no game nobody"), "{said}");
}
