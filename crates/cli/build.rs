//! Puts the licences of what others wrote into the program, if `make dist` has collected them.

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=JADOUBE_LICENCES");
    let licences = match env::var_os("JADOUBE_LICENCES") {
        Some(path) => {
            println!("cargo:rerun-if-changed={}", Path::new(&path).display());
            fs::read_to_string(path)?
        }
        None => String::new(),
    };
    fs::write(Path::new(&env::var("OUT_DIR")?).join("licences.txt"), licences)?;
    Ok(())
}
