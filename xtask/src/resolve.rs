//! Which provision sets a value for a game.

use crate::games::KINDS;
use crate::laws::{Laws, Provision};
use crate::place::{Place, Setting};
use crate::tidy::Fault;
use crate::values::{self, Value};

/// A value in one edition and one kind of game.
pub(crate) struct Resolved<'a> {
    /// The provision that sets it.
    pub(crate) key: &'a str,
    pub(crate) given: &'a toml::Value,
}

/// Who sets the value for a kind of game: the provision whose scope names the game most narrowly. The first of several;
/// [`faults`] finds the others.
pub(crate) fn resolve<'a>(laws: &'a Laws, edition: &str, kind: usize, value: &Value) -> Option<Resolved<'a>> {
    let (_, provision, setting) = setters(laws, edition, kind, value).into_iter().next()?;
    Some(Resolved {
        key: &provision.key,
        given: &setting.given,
    })
}

/// Every provision that sets a value at the greatest height.
fn setters<'a>(
    laws: &'a Laws,
    edition: &str,
    kind: usize,
    value: &Value,
) -> Vec<(&'a Place, &'a Provision, &'a Setting)> {
    let mut found = Vec::new();
    let mut greatest = 0;
    for provision in &laws.provisions {
        let Some(place) = provision.places.get(edition) else {
            continue;
        };
        for setting in place.settings.iter().filter(|setting| setting.name == value.name) {
            let scopes = setting.scopes.iter().filter(|scope| scope.has(kind));
            let Some(height) = scopes.map(|scope| scope.height).max() else {
                continue;
            };
            if height > greatest {
                found.clear();
                greatest = height;
            }
            if height == greatest {
                found.push((place, provision, setting));
            }
        }
    }
    found
}

/// Settings that name no value or are not of its type, values that nobody sets, and values set twice.
pub(crate) fn faults(laws: &Laws) -> Vec<Fault> {
    let mut faults = misplaced(laws);
    for value in &laws.values {
        let name = &value.name;
        let places = || laws.provisions.iter().flat_map(|provision| provision.places.values());
        let is_set = places().any(|place| place.settings.iter().any(|setting| &setting.name == name));
        if !is_set && !places().any(|place| place.leaves_open.contains(name)) {
            let text = format!("no provision sets `{name}`: set it, or remove it");
            faults.push(Fault::new(values::PATH, value.line, text));
        }
        // One report for each pair of provisions, not one for each kind of game.
        let mut reported = Vec::new();
        for edition in laws.editions.names() {
            for (kind, (pace, supervision)) in KINDS.into_iter().enumerate() {
                let [(_, first, _), (place, second, _), ..] = setters(laws, edition, kind, value)[..] else {
                    continue;
                };
                if !reported.contains(&place.line) {
                    reported.push(place.line);
                    let text = format!(
                        "`{}` sets `{name}` in {edition} for {pace} games ({supervision} supervision), as does `{}`: give one a narrower scope",
                        second.key, first.key
                    );
                    faults.push(Fault::new(&second.path, place.line, text));
                }
            }
        }
    }
    faults
}

fn misplaced(laws: &Laws) -> Vec<Fault> {
    let mut faults = Vec::new();
    for provision in &laws.provisions {
        for place in provision.places.values() {
            let mut fault = |text| faults.push(Fault::new(&provision.path, place.line, text));
            let find = |name: &str| laws.values.iter().find(|value| value.name == name);
            for Setting { name, given, .. } in &place.settings {
                match find(name) {
                    None => fault(format!("no value is called `{name}`: declare it in {}", values::PATH)),
                    Some(value) if value.rust(given).is_none() => {
                        fault(format!("`{name}` cannot be set so: write {}", value.expected()));
                    }
                    Some(_) => {}
                }
            }
            for name in place.leaves_open.iter().filter(|name| find(name).is_none()) {
                fault(format!("no value is called `{name}`: declare it in {}", values::PATH));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{faults, resolve};
    use crate::laws::Laws;
    use crate::tree::Tree;

    const VALUES: &str = "\
[[value]]
name = 'penalty'
type = 'time'
meaning = 'What it costs.'
[[value]]
name = 'caller'
type = 'choice'
meaning = 'Who calls.'
choices = ['arbiter: The arbiter.', 'players: The players.']
";

    fn laws(places: &[&str]) -> Laws {
        let mut text = String::new();
        for (count, place) in places.iter().enumerate() {
            text +=
                &format!("[[provision]]\nkey = 'a.b{count}'\nkind = 'rule'\ntitle = 'A'\nrule = 'B'\nchecks = []\n");
            text += &format!("[provision.in]\n'2023' = {{ at = '1.1', {place} }}\n");
        }
        Laws::read(&Tree::of(&[("laws/01-a.toml", &text), ("laws/values.toml", VALUES)])).0
    }

    #[test]
    fn the_narrowest_scope_wins() {
        let laws = laws(&[
            "sets = { penalty = '2 min' }",
            "sets = { penalty = '1 min' }, scope = ['rapid']",
            "sets = { penalty = '0 s' }, scope = ['rapid limited', 'blitz limited']",
            "sets-in = { blitz = { caller = 'players' } }",
        ]);
        assert!(faults(&laws).is_empty());
        let key = |kind, value: usize| Some(resolve(&laws, "2023", kind, &laws.values[value])?.key);
        let found: Vec<_> = (0..5).map(|kind| key(kind, 0)).collect();
        assert_eq!(
            found,
            [Some("a.b0"), Some("a.b1"), Some("a.b2"), Some("a.b0"), Some("a.b2")]
        );
        let found: Vec<_> = (0..5).map(|kind| key(kind, 1)).collect();
        assert_eq!(found, [None, None, None, Some("a.b3"), Some("a.b3")]);
    }

    #[test]
    fn unsound_settings_are_found() {
        fn check(places: &[&str], expect: &[&str]) {
            let mut places = places.to_vec();
            // So that each value is set somewhere.
            places.push("sets-in = { blitz = { caller = 'arbiter' } }");
            places.push("sets-in = { 'blitz limited' = { penalty = '1 s' } }");
            let found: Vec<String> = faults(&laws(&places)).iter().map(ToString::to_string).collect();
            assert_eq!(found, expect);
        }

        check(&["leaves-open = ['penalty']"], &[]);
        check(
            &["sets = { penalty = 2 }"],
            &["laws/01-a.toml:8: `penalty` cannot be set so: write a time such as \"2 min\""],
        );
        check(
            &["sets = { caller = 'nobody' }"],
            &["laws/01-a.toml:8: `caller` cannot be set so: write one of arbiter, players"],
        );
        check(
            &["sets = { fee = 1 }, leaves-open = ['fees']"],
            &[
                "laws/01-a.toml:8: no value is called `fee`: declare it in laws/values.toml",
                "laws/01-a.toml:8: no value is called `fees`: declare it in laws/values.toml",
            ],
        );
        check(
            &[
                "sets = { penalty = '1 s' }",
                "sets = { penalty = '1 s' }, scope = ['standard']",
                "sets = { penalty = '2 s' }",
            ],
            &[
                "laws/01-a.toml:24: `a.b2` sets `penalty` in 2023 for rapid games (full supervision), as does `a.b0`: give one a \
               narrower scope",
            ],
        );
    }

    #[test]
    fn values_that_nobody_sets_are_found() {
        let found: Vec<String> = faults(&laws(&["sets = { penalty = '1 s' }"]))
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            found,
            ["laws/values.toml:6: no provision sets `caller`: set it, or remove it"]
        );
    }
}
