use std::ops::ControlFlow;
use jadoube_audit::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let workers: usize = args[1].parse().unwrap();
    let show: usize = args[2].parse().unwrap();
    let mut settings = Settings { workers: workers.try_into().unwrap(), ..Settings::default() };
    if let Ok(e) = std::env::var("EDITION") { settings.edition = Some(e.parse().unwrap()); }
    settings.verify = std::env::var("VERIFY").is_ok();
    let mut audit = Audit::new(settings);
    let words = Sentences::new(jadoube_words::Language::English);
    for file in &args[3..] {
        let mut text = Vec::new();
        std::io::Read::read_to_end(&mut jadoube_notation::pgn::input::open(file).unwrap(), &mut text).unwrap();
        for _ in 0..3 {
        let t = std::time::Instant::now();
        let mut v = Bare { p: Some(jadoube_board::Position::initial()), n: 0 };
        let mut r = jadoube_notation::pgn::Reader::new(&text[..]);
        while r.read_game(&mut v).unwrap() {}
        println!("bare {:.4} {}", t.elapsed().as_secs_f64(), v.n);
        if show == 0 {
        let mut a = Audit::new(Settings { workers: workers.try_into().unwrap(), ..Settings::default() });
        let t = std::time::Instant::now();
        a.read(file, &text[..], Bookmark::default(), |_| ControlFlow::Continue(())).unwrap();
        println!("audit {:.4}", t.elapsed().as_secs_f64()); }
        }
        let t = std::time::Instant::now();
        let mut shown = std::collections::BTreeMap::new();
        audit.read(file, &text[..], Bookmark::default(), |step| {
            for f in &step.findings {
                let n = shown.entry(f.kind).or_insert(0);
                *n += 1;
                if *n <= show { println!("{}:{}:{} [{}] {} {} -- {} {:?} {} {} {}", f.game, f.spot.line, f.spot.column, f.severity, words.sentence(f), words.articles(f), f.header.get(Tag::White), f.verified, f.proof.summary(), f.id, f.header.get(Tag::Site)); }
            }
            ControlFlow::Continue(())
        }).unwrap();
        let s = t.elapsed().as_secs_f64();
        println!("{file}: {:.3} s {:.0} MB/s {:?}", s, text.len() as f64 / 1e6 / s, shown);
    }
    let t = audit.totals();
    println!("{} games {} plies; ways {:?} paces {:?} editions {:?} rep {:?} fifty {:?} undecided {} other {} faults {} conf {} ref {}", t.games, t.plies, t.ways, t.paces, t.editions, t.repetition, t.fifty_moves, t.undecided, t.other_variants, t.faults, t.confirmed, t.refuted);
}

struct Bare { p: Option<jadoube_board::Position>, n: u64 }
impl jadoube_notation::pgn::Visitor for Bare {
    fn begin_game(&mut self) { self.p = Some(jadoube_board::Position::initial()); }
    fn tag(&mut self, name: jadoube_notation::pgn::Text<'_>, value: jadoube_notation::pgn::Text<'_>) { if name.bytes() == b"FEN" { self.p = value.decode().parse().ok(); } }
    #[inline(always)]
    fn san(&mut self, san: jadoube_notation::san::San, _: jadoube_notation::pgn::Place) {
        if let Some(p) = &mut self.p { match san.follow(p) { Ok(_) => self.n += 1, Err(_) => self.p = None } }
    }
    fn begin_variation(&mut self) -> jadoube_notation::pgn::Skip { jadoube_notation::pgn::Skip::Yes }
}
