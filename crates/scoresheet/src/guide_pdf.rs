//! The pocket guide: a decision chart for each situation, on pages of A6.
//!
//! A chart has the questions as a ladder, numbered, each with where its answers lead; below them what is ruled, lettered, with
//! what to do at the board and the article at the right edge. Short charts share a page, and one that fits on a page stands on
//! one. The contents come first, by subject; everyday words lead to their pages at the end.

mod chart;
mod sheet;

use jadoube_guide::Guide;
use jadoube_words::Phrasebook;
use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::TagTree;
use krilla::{Document, SerializeSettings};

use self::sheet::{A6, Page, Sheet, TITLE, lay};
use crate::scoresheet_pdf::face::Faces;
use crate::scoresheet_pdf::ink::Ink;

const WORDS: &str = include_str!("guide_pdf/words.toml");

/// The pocket guide of these Laws, by the place of the regime among those of the guide, as a PDF; `None` if drawing fails,
/// which the tests rule out.
///
/// ```
/// use jadoube_guide::Guide;
/// use jadoube_referee::Language;
/// use jadoube_scoresheet::guide_pdf;
///
/// let guide = Guide::new(Language::English).expect("English is spoken");
/// assert!(guide_pdf(&guide, 0).unwrap().starts_with(b"%PDF"));
/// ```
#[must_use]
pub fn guide_pdf(guide: &Guide, regime: usize) -> Option<Vec<u8>> {
    let faces = Faces::read(&[])?;
    let language = jadoube_words::Language::ALL
        .into_iter()
        .find(|language| language.code() == guide.language)?;
    let words = Phrasebook::read(language, [WORDS]);
    let laws = chart::laws(guide, regime, &words)?;
    let pages = pages(guide, regime, &laws, &words, &faces);
    let standard = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    let configuration = standard.finish().unwrap_or_else(|_| Configuration::default());
    let mut document = Document::new_with(SerializeSettings {
        configuration,
        ..SerializeSettings::default()
    });
    let mut tree = TagTree::new().with_lang(Some(guide.language.clone()));
    let mut outline = Outline::new();
    for (place, laid) in pages.iter().enumerate() {
        let mut page = document.start_page_with(PageSettings::from_wh(A6.0, A6.1)?);
        let mut surface = page.surface();
        let mut sheet = Sheet {
            ink: Ink::new(&mut surface, &faces),
            tree: &mut tree,
        };
        sheet.draw(laid, &laws, place + 1);
        surface.finish();
        page.finish();
        for section in laid.sections.iter().filter(|section| section.is_first) {
            let top = XyzDestination::new(place, Point::from_xy(0.0, section.top - TITLE));
            outline.push_child(OutlineNode::new(section.title.clone(), top));
        }
    }
    let metadata = Metadata::new()
        .title(format!("{}: {laws}", words.word("title")))
        .language(guide.language.clone())
        .creator("J’adoube".to_owned());
    document.set_metadata(metadata);
    document.set_outline(outline);
    document.set_tag_tree(tree);
    document.finish().ok()
}

/// Every page. The contents are as long before the page numbers are known as they are afterwards: a number has a place of its
/// own beside its line.
fn pages(guide: &Guide, regime: usize, laws: &str, words: &Phrasebook, faces: &Faces) -> Vec<Page> {
    let charts = chart::charts(guide, regime, words);
    let mut all = lay(&[chart::title_page(words, laws)], faces);
    let situations = lay(&charts, faces);
    let contents = |starts: &[usize]| lay(&[chart::contents(&charts, starts, words)], faces);
    let before = all.len() + contents(&vec![0; charts.len()]).len();
    let starts = situations.iter().enumerate().flat_map(|(place, page)| {
        let begun = page.sections.iter().filter(|section| section.is_first);
        begun.map(move |_| before + place + 1)
    });
    let starts: Vec<usize> = starts.collect();
    let index = lay(&[chart::index(guide, &charts, &starts, words)], faces);
    all.extend(contents(&starts));
    all.extend(situations);
    all.extend(index);
    all
}

#[cfg(test)]
mod tests {
    use jadoube_guide::Guide;
    use jadoube_referee::Language;
    use jadoube_words::{Language as Spoken, Phrasebook, faults};

    use super::{WORDS, chart, guide_pdf, pages};
    use crate::scoresheet_pdf::face::Faces;

    #[test]
    fn every_regime_prints_the_same_bytes_twice() {
        let guide = Guide::new(Language::English).unwrap();
        for regime in 0..guide.regimes.len() {
            let pdf = guide_pdf(&guide, regime).unwrap();
            assert!(pdf == guide_pdf(&guide, regime).unwrap(), "regime {regime}");
        }
    }

    #[test]
    fn the_contents_tell_the_pages_on_which_situations_begin() {
        let guide = Guide::new(Language::English).unwrap();
        let words = Phrasebook::read(Spoken::English, [WORDS]);
        for regime in 0..guide.regimes.len() {
            let laws = chart::laws(&guide, regime, &words).unwrap();
            let pages = pages(&guide, regime, &laws, &words, &Faces::read(&[]).unwrap());
            let told: Vec<(String, usize)> = pages
                .iter()
                .flat_map(|page| &page.sections)
                .filter(|section| section.title == words.word("contents"))
                .flat_map(|section| section.entries())
                .collect();
            let mut begun: Vec<(String, usize)> = Vec::new();
            for (place, page) in pages.iter().enumerate().filter(|(_, page)| page.has_situations()) {
                let first = page.sections.iter().filter(|section| section.is_first);
                begun.extend(first.map(|section| (section.title.clone(), place + 1)));
            }
            assert!(begun.len() > 50);
            assert_eq!(told, begun, "regime {regime}");
        }
    }

    /// Pocket size: a situation stands on one page wherever it fits on one, and few need more.
    #[test]
    fn a_situation_is_read_on_one_page() {
        let guide = Guide::new(Language::English).unwrap();
        let words = Phrasebook::read(Spoken::English, [WORDS]);
        let faces = Faces::read(&[]).unwrap();
        for regime in 0..guide.regimes.len() {
            let laws = chart::laws(&guide, regime, &words).unwrap();
            let pages = pages(&guide, regime, &laws, &words, &faces);
            let sections = || {
                pages
                    .iter()
                    .filter(|page| page.has_situations())
                    .flat_map(|page| &page.sections)
            };
            let further = sections().filter(|section| !section.is_first).count();
            assert!(further <= 8, "regime {regime}: {further} situations are continued");
            assert!(pages.len() <= 110, "regime {regime}: {} pages", pages.len());
            for page in &pages {
                for pair in page.sections.windows(2) {
                    assert!(
                        pair[0].bottom() < pair[1].top,
                        "{} is over {}",
                        pair[0].title,
                        pair[1].title
                    );
                }
                let lowest = page.sections.iter().map(|section| section.bottom()).fold(0.0, f32::max);
                assert!(lowest <= 392.0, "regime {regime}: {lowest}");
            }
        }
    }

    #[test]
    fn every_word_has_all_languages() {
        let found = faults(&[("words.toml", WORDS)], &Spoken::ALL);
        assert!(found.is_empty(), "{found:?}");
    }
}
