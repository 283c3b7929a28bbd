//! The command line as scripts with their expected output.

#[test]
fn commands_print_what_the_scripts_expect() {
    trycmd::TestCases::new()
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .case("tests/cmd/*.trycmd");
}
