#![doc = include_str!("../cookbook.md")]
