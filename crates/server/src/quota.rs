//! Quotas: how much of something is in use, in all and by each holder.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

/// A quota in all and for each holder.
pub(crate) struct Quota<K>(Arc<Inner<K>>);

struct Inner<K> {
    total: usize,
    each: usize,
    used: Mutex<Used<K>>,
}

struct Used<K> {
    total: usize,
    by_holder: HashMap<K, usize>,
}

/// What a holder has taken. It is returned when it is dropped.
pub(crate) struct Share<K: Eq + Hash> {
    quota: Quota<K>,
    holder: K,
    units: usize,
}

impl<K> Clone for Quota<K> {
    fn clone(&self) -> Quota<K> {
        Quota(Arc::clone(&self.0))
    }
}

impl<K: Eq + Hash + Clone> Quota<K> {
    /// A quota of so many units in all, and so many for each holder.
    pub(crate) fn new(total: usize, each: usize) -> Quota<K> {
        let used = Used {
            total: 0,
            by_holder: HashMap::new(),
        };
        Quota(Arc::new(Inner {
            total,
            each,
            used: Mutex::new(used),
        }))
    }

    /// Units for a holder, unless a quota is reached.
    pub(crate) fn take(&self, holder: K, units: usize) -> Option<Share<K>> {
        let mut used = self.used();
        let total = used.total.checked_add(units)?;
        let of_holder = used.by_holder.get(&holder).copied().unwrap_or(0).checked_add(units)?;
        if total > self.0.total || of_holder > self.0.each {
            return None;
        }
        used.total = total;
        used.by_holder.insert(holder.clone(), of_holder);
        drop(used);
        Some(Share {
            quota: self.clone(),
            holder,
            units,
        })
    }
}

impl<K> Quota<K> {
    fn used(&self) -> MutexGuard<'_, Used<K>> {
        self.0.used.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl<K: Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut used = self.quota.used();
        used.total -= self.units;
        if let Some(of_holder) = used.by_holder.get_mut(&self.holder) {
            *of_holder -= self.units;
            if *of_holder == 0 {
                used.by_holder.remove(&self.holder);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Quota;

    #[test]
    fn units_are_limited_in_all_and_for_each_holder() {
        let quota = Quota::new(5, 3);
        let first = quota.take("a", 2);
        assert!(first.is_some());
        assert!(quota.take("a", 2).is_none(), "the quota of the holder is reached");
        let second = quota.take("b", 3);
        assert!(
            second.is_some() && quota.take("c", 1).is_none(),
            "the quota in all is reached"
        );
        drop(first);
        assert!(quota.take("c", 2).is_some(), "a share was returned");
        drop(second);
        assert!(quota.used().by_holder.is_empty() && quota.used().total == 0);
    }
}
