//! Makes sure that there is a page to embed: without a build of `web/`, one that says how it is built.

use std::path::Path;
use std::{env, fs, io};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>J'adoube</title>
<h1>The pages of the desk are not built yet</h1>
<p>Run <code>npm install &amp;&amp; npm run build</code> in the folder <code>web</code>, then build the program again.</p>
<p>What programs can ask is at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>
</html>
";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let manifest = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let pages = Path::new(&manifest).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", pages.display());
    let index = pages.join("index.html");
    if !index.exists() {
        fs::create_dir_all(&pages)?;
        fs::write(index, PLACEHOLDER)?;
    }
    Ok(())
}
