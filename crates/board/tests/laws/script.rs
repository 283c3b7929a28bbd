//! Reads case files.

use std::fmt;

/// A case: one check of the Laws, carried out.
pub(crate) struct Case<'a> {
    path: &'a str,
    line: usize,
    /// The provision.
    pub(crate) key: &'a str,
    /// Which of the provision's checks, counted from 1.
    pub(crate) check: usize,
    pub(crate) steps: Vec<Step<'a>>,
}

/// One line of a case.
pub(crate) struct Step<'a> {
    line: usize,
    pub(crate) verb: &'a str,
    pub(crate) rest: &'a str,
}

/// Something to mend, and where.
pub(crate) struct Fault<'a> {
    path: &'a str,
    line: usize,
    text: String,
}

impl fmt::Display for Fault<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

impl<'a> Case<'a> {
    /// Something wrong with the case as a whole.
    pub(crate) fn fault(&self, text: String) -> Fault<'a> {
        let Case { path, line, .. } = *self;
        Fault { path, line, text }
    }

    /// One of its lines, which says what is expected, and what was found instead.
    pub(crate) fn fault_at(&self, step: &Step<'a>, found: &str) -> Fault<'a> {
        let Step { line, verb, rest } = *step;
        let blank = if rest.is_empty() { "" } else { " " };
        let text = format!("`{verb}{blank}{rest}`: {found}");
        let path = self.path;
        Fault { path, line, text }
    }

    /// Whether the case is nothing but the reason for having none.
    pub(crate) fn is_without(&self) -> bool {
        self.steps.iter().all(|step| step.verb == "without")
    }
}

/// Reads the cases of a file, and what of it cannot be read.
///
/// A heading of the second degree begins a case, what is indented by four is a step, and all else is prose.
pub(crate) fn read<'a>(path: &'a str, text: &'a str) -> (Vec<Case<'a>>, Vec<Fault<'a>>) {
    let mut cases: Vec<Case<'a>> = Vec::new();
    let mut faults = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(text.lines()) {
        let mut fault = |text: String| faults.push(Fault { path, line, text });
        if let Some(heading) = text.strip_prefix("## ") {
            let read = read_heading(heading);
            open = read.is_ok();
            match read {
                Ok((key, check)) => cases.push(Case {
                    path,
                    line,
                    key,
                    check,
                    steps: Vec::new(),
                }),
                Err(error) => fault(error),
            }
        } else if text.starts_with('#') {
            open = false;
        } else if let Some(step) = text.strip_prefix("    ") {
            let (verb, rest) = step.trim().split_once(' ').unwrap_or((step.trim(), ""));
            let rest = rest.trim();
            match cases.last_mut().filter(|_| open) {
                Some(case) => case.steps.push(Step { line, verb, rest }),
                None => fault("this step belongs to no case".to_owned()),
            }
        }
    }
    let empty = cases.iter().filter(|case| case.steps.is_empty());
    faults.extend(empty.map(|case| case.fault("this case has no step".to_owned())));
    (cases, faults)
}

/// The key and the number of the check at the end of a heading.
fn read_heading(heading: &str) -> Result<(&str, usize), String> {
    let malformed = || "a heading ends with the key and the number of the check".to_owned();
    let (rest, check) = heading.trim_end().rsplit_once(' ').ok_or_else(malformed)?;
    let (_, key) = rest.rsplit_once(' ').ok_or_else(malformed)?;
    let check = check.parse().map_err(|_| malformed())?;
    match jadoube_laws::find(key) {
        Some(_) => Ok((key, check)),
        None => Err(format!("the Laws have no key {key}")),
    }
}
