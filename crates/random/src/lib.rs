//! Random numbers for tests and measurements: the same ones in every run.
//!
//! ```
//! use jadoube_random::Random;
//!
//! let mut random = Random::new(7);
//! let rolls: Vec<usize> = (0..5).map(|_| 1 + random.below(6)).collect();
//! let mut again = Random::new(7);
//! assert!(rolls.iter().all(|&roll| roll == 1 + again.below(6)));
//! ```

#![no_std]

/// A small generator of pseudo-random numbers: SplitMix64.
///
/// Tests and frozen files depend on its numbers. It is not fit for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A sequence of its own for each seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number, any of all.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.below_u64(bound as u64) as usize
    }

    /// A number below a bound.
    pub fn below_u64(&mut self, bound: u64) -> u64 {
        // The upper half of the product: no division, and no bias that matters here.
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// Whether something happens that does so many times in a hundred.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// Whether something happens that does once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some values.
    ///
    /// # Panics
    ///
    /// There must be a value.
    pub fn pick<T: Clone>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())].clone()
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    /// The numbers of the reference implementation: whatever is frozen rests on them.
    #[test]
    fn numbers_stay_the_same() {
        let mut random = Random::new(1_234_567);
        let numbers = [(); 3].map(|()| random.next_u64());
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut random = Random::new(1);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
    }
}
