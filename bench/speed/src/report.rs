//! The tables, for people and for programs.

use std::time::Duration;

use jadoube_bench_speed::machine;
use jadoube_board::{Move, Position};

use crate::arguments::{Counting, Plan};
use crate::measure::{Row, Table, depth};
use crate::positions;

/// Prints the tables for people.
pub(crate) fn text(plan: &Plan, tables: &[Table], startup: Option<Duration>) {
    println!(
        "Perft in million nodes per second of processor time: one thread, best of {} rounds.",
        plan.rounds
    );
    println!("Every count was checked. × says how many times as fast as the row J'adoube is.\n");
    machine::print();
    println!(
        "sizes    Position {} bytes, Move {} bytes",
        size_of::<Position>(),
        size_of::<Move>()
    );
    if let Some(time) = startup {
        println!("start-up {:.2} ms, median of 50", time.as_secs_f64() * 1e3);
    }
    for table in tables {
        println!("\n{}", title(table.counting));
        print!("{:30}", "");
        for suite in &positions::ALL {
            print!("{:>13}", format!("{} d{}", suite.name, depth(suite, plan)));
        }
        println!("{:>8}{:>7}{:>9}{:>7}", "all", "×", "spread", "bytes");
        for row in &table.rows {
            print!("{:30}", row.peer.name());
            for cell in &row.cells {
                print!("{:>13.1}", cell.mnps());
            }
            let ratio = table.ratio(row).map_or("–".into(), |ratio| format!("{ratio:.2}"));
            let spread = format!("{:.0} %", row.spread() * 100.0);
            println!("{:>8.1}{ratio:>7}{spread:>9}{:>7}", row.all(), row.peer.bytes);
        }
    }
}

fn title(counting: Counting) -> &'static str {
    match counting {
        Counting::Bulk => "Bulk: the last moves are counted",
        Counting::Made => "Made: the last moves are made too, and every child is kept",
    }
}

/// Prints the tables for programs. No string in it needs escaping.
pub(crate) fn json(plan: &Plan, tables: &[Table], startup: Option<Duration>) {
    let features = |names: Vec<&str>| array(names.iter().map(|name| format!("\"{name}\"")));
    let startup = startup.map_or("null".into(), |time| format!("{:.3}", time.as_secs_f64() * 1e3));
    let tables = array(tables.iter().map(|table| {
        let rows = array(table.rows.iter().map(|row| json_row(table, row, plan)));
        format!("{{\"counting\":\"{}\",\"rows\":{rows}}}", table.counting.name())
    }));
    println!(
        "{{\"build\":\"{}\",\"machine\":{},\"compiled_for\":{},\"rounds\":{},\"startup_ms\":{startup},\
         \"position_bytes\":{},\"move_bytes\":{},\"tables\":{tables}}}",
        machine::build(),
        features(machine::found()),
        features(machine::compiled_for()),
        plan.rounds,
        size_of::<Position>(),
        size_of::<Move>(),
    );
}

fn json_row(table: &Table, row: &Row, plan: &Plan) -> String {
    let cells = array(positions::ALL.iter().zip(&row.cells).map(|(suite, cell)| {
        let (name, depth, nodes) = (suite.name, depth(suite, plan), cell.nodes);
        let mnps = cell.mnps();
        format!("{{\"position\":\"{name}\",\"depth\":{depth},\"nodes\":{nodes},\"mnps\":{mnps:.2}}}")
    }));
    let ratio = table.ratio(row).map_or("null".into(), |ratio| format!("{ratio:.3}"));
    format!(
        "{{\"name\":\"{}\",\"bytes\":{},\"cells\":{cells},\"all\":{:.2},\"ratio\":{ratio},\"spread\":{:.3}}}",
        row.peer.name(),
        row.peer.bytes,
        row.all(),
        row.spread(),
    )
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
