//! Time, taken fairly: the peers take turns, position by position and round by round, and each keeps its best.

use std::time::Duration;

use crate::arguments::{Counting, Plan};
use crate::peers::{Peer, US, Walk};
use crate::positions::{self, Suite};

/// A measured table.
pub(crate) struct Table {
    pub(crate) counting: Counting,
    pub(crate) rows: Vec<Row>,
}

/// A peer's row.
pub(crate) struct Row {
    pub(crate) peer: &'static Peer,
    /// One for each position.
    pub(crate) cells: Vec<Cell>,
}

/// A peer's work on a position.
pub(crate) struct Cell {
    pub(crate) nodes: u64,
    pub(crate) best: Duration,
    pub(crate) worst: Duration,
}

/// The depth to which a position is walked.
pub(crate) fn depth(suite: &Suite, plan: &Plan) -> u32 {
    suite.depth() - u32::from(plan.quick)
}

/// Measures a table. A count that is not the known one is an error.
pub(crate) fn table(counting: Counting, plan: &Plan) -> Result<Table, String> {
    let walks: Vec<(&Peer, Walk)> = plan
        .peers()
        .filter_map(|peer| Some((peer, counting.walk(peer)?)))
        .collect();
    let mut rows: Vec<Row> = walks
        .iter()
        .map(|&(peer, _)| Row {
            peer,
            cells: Vec::new(),
        })
        .collect();
    for round in 0..plan.rounds {
        for (column, suite) in positions::ALL.iter().enumerate() {
            let depth = depth(suite, plan);
            for (row, &(peer, walk)) in rows.iter_mut().zip(&walks) {
                let (nodes, time) = walk(suite.fen, depth);
                check(peer, suite, depth, nodes)?;
                if round == 0 {
                    row.cells.push(Cell {
                        nodes,
                        best: time,
                        worst: time,
                    });
                }
                let cell = &mut row.cells[column];
                cell.best = cell.best.min(time);
                cell.worst = cell.worst.max(time);
            }
        }
    }
    Ok(Table { counting, rows })
}

/// Whether a count is the known one.
pub(crate) fn check(peer: &Peer, suite: &Suite, depth: u32, nodes: u64) -> Result<(), String> {
    let known = suite.nodes(depth);
    if nodes == known {
        return Ok(());
    }
    let (name, at, fen) = (peer.name(), suite.name, suite.fen);
    Err(format!(
        "wrong count: {name} finds {nodes} nodes at depth {depth} of {at}, where there are {known}\n{fen}"
    ))
}

impl Cell {
    /// Million nodes per second at best.
    pub(crate) fn mnps(&self) -> f64 {
        mnps(self.nodes, self.best)
    }
}

impl Row {
    /// Million nodes per second over all positions.
    pub(crate) fn all(&self) -> f64 {
        let nodes = self.cells.iter().map(|cell| cell.nodes).sum();
        mnps(nodes, self.cells.iter().map(|cell| cell.best).sum())
    }

    /// By how much the worst time of a cell was longer than its best, in the cell where that was most: 0.1 is 10 %.
    pub(crate) fn spread(&self) -> f64 {
        let spreads = self
            .cells
            .iter()
            .map(|cell| cell.worst.div_duration_f64(cell.best) - 1.0);
        spreads.fold(0.0, f64::max)
    }
}

impl Table {
    /// How many times as fast as this row we are, if we were measured.
    pub(crate) fn ratio(&self, row: &Row) -> Option<f64> {
        let ours = self.rows.iter().find(|row| row.peer.package == US)?;
        Some(ours.all() / row.all())
    }
}

fn mnps(nodes: u64, time: Duration) -> f64 {
    nodes as f64 / time.as_secs_f64() / 1e6
}
