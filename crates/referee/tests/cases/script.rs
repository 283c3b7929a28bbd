//! Reads case files.

use jadoube_laws::{Edition, find};

/// A case: a situation and what the referee makes of it.
#[derive(Clone)]
pub(crate) struct Case {
    path: String,
    pub(crate) title: String,
    pub(crate) key: String,
    /// Which of the provision's checks it tells, counted from one.
    pub(crate) check: Option<usize>,
    pub(crate) editions: Vec<Edition>,
    pub(crate) steps: Vec<Step>,
}

/// One line of a case.
#[derive(Clone)]
pub(crate) struct Step {
    pub(crate) line: usize,
    /// The editions in which it holds, if not in all.
    pub(crate) only: Option<Vec<Edition>>,
    pub(crate) text: String,
}

impl Case {
    /// Whether the case is nothing but the reason for having none.
    pub(crate) fn is_without(&self) -> bool {
        self.steps.iter().all(|step| step.text.starts_with("without "))
    }

    /// What is wrong with a line.
    pub(crate) fn fault(&self, step: &Step, found: &str) -> String {
        format!("{}:{}: `{}`: {found}", self.path, step.line, step.text)
    }
}

/// Reads the cases of a file, and what of it cannot be read.
///
/// A heading of the second degree begins a case, what is indented by four is a step, and all else is prose.
pub(crate) fn read(path: &str, text: &str) -> (Vec<Case>, Vec<String>) {
    let mut cases: Vec<Case> = Vec::new();
    let mut faults = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(text.lines()) {
        if let Some(heading) = text.strip_prefix("## ") {
            match read_heading(path, heading) {
                Ok(case) => {
                    cases.push(case);
                    open = true;
                }
                Err(error) => {
                    faults.push(format!("{path}:{line}: {error}"));
                    open = false;
                }
            }
        } else if text.starts_with('#') {
            open = false;
        } else if let Some(step) = text.strip_prefix("    ") {
            match cases.last_mut().filter(|_| open) {
                Some(case) => {
                    let (only, text) = limited(step.trim());
                    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                    case.steps.push(Step { line, only, text });
                }
                None => faults.push(format!("{path}:{line}: this step belongs to no case")),
            }
        }
    }
    let empty = cases.iter().filter(|case| case.steps.is_empty());
    faults.extend(empty.map(|case| format!("{path}: `{}` has no step", case.title)));
    (cases, faults)
}

/// `Title   key check editions`, where the check and the editions may be missing.
fn read_heading(path: &str, heading: &str) -> Result<Case, String> {
    let mut words: Vec<&str> = heading.split_whitespace().collect();
    let mut editions = Vec::new();
    while let Some(Ok(edition)) = words.last().map(|word| word.parse::<Edition>()) {
        editions.insert(0, edition);
        words.pop();
    }
    let check = words.last().and_then(|word| word.parse::<usize>().ok());
    if check.is_some() {
        words.pop();
    }
    let key = words.pop().unwrap_or_default();
    let provision =
        find(key).ok_or_else(|| format!("no provision has the key `{key}`: write `## Title  key check editions`"))?;
    let known: Vec<Edition> = match check {
        Some(number) => {
            let check = number.checked_sub(1).and_then(|index| provision.checks.get(index));
            check
                .ok_or_else(|| format!("`{key}` has no check {number}"))?
                .editions
                .to_vec()
        }
        None => Edition::ALL.to_vec(),
    };
    if editions.is_empty() {
        editions = match check {
            Some(_) => known.clone(),
            None => provision.editions().collect(),
        };
    }
    if let Some(edition) = editions.iter().find(|edition| !known.contains(edition)) {
        return Err(format!(
            "check {} of `{key}` says nothing of {edition}",
            check.unwrap_or_default()
        ));
    }
    Ok(Case {
        path: path.to_owned(),
        title: words.join(" "),
        key: key.to_owned(),
        check,
        editions,
        steps: Vec::new(),
    })
}

/// `[2005 2009] step` holds in these editions only.
fn limited(step: &str) -> (Option<Vec<Edition>>, &str) {
    let Some((editions, rest)) = step.strip_prefix('[').and_then(|rest| rest.split_once(']')) else {
        return (None, step);
    };
    let editions: Result<Vec<Edition>, _> = editions.split_whitespace().map(str::parse).collect();
    match editions {
        Ok(editions) => (Some(editions), rest.trim()),
        Err(_) => (None, step),
    }
}
