//! The schema of records in `docs/` is that of the code. `JADOUBE_UPDATE=1` writes it anew.

use std::path::Path;

use jadoube_referee::wire;

#[test]
fn the_schema_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/record.schema.json");
    let schema = wire::schema();
    if std::env::var_os("JADOUBE_UPDATE").is_some() {
        std::fs::write(&path, &schema).unwrap();
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == schema,
        "docs/record.schema.json is stale: JADOUBE_UPDATE=1 cargo test -p jadoube-referee --test schema writes it"
    );
}
