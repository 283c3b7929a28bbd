//! The PDF document: its pages, metadata and tags.

use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::{Document, SerializeSettings};

use crate::scoresheet_pdf::Scoresheet;
use crate::scoresheet_pdf::face::{Faces, legible};
use crate::scoresheet_pdf::ink::Ink;
use crate::scoresheet_pdf::page::{A4, Form, known};
use crate::scoresheet_pdf::words::FormWords;

/// Draws a scoresheet as a PDF that keeps to the standard for all readers, PDF/UA. Should somebody's name not keep to
/// it, the sheet is drawn all the same and does not claim to.
pub(super) fn draw(sheet: &Scoresheet, words: &FormWords) -> Option<Vec<u8>> {
    let faces = Faces::read(&sheet.typefaces)?;
    let standard = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1);
    let claims = [standard.finish().ok()?, Configuration::default()];
    claims
        .into_iter()
        .find_map(|claim| draw_as(claim, sheet, words, &faces))
}

fn draw_as(claim: Configuration, sheet: &Scoresheet, words: &FormWords, faces: &Faces) -> Option<Vec<u8>> {
    let mut document = Document::new_with(SerializeSettings {
        configuration: claim,
        ..SerializeSettings::default()
    });
    let mut form = Form::new(sheet, words);
    let mut outline = Outline::new();
    for number in 1..=form.pages {
        let size = PageSettings::from_wh(A4.0, A4.1)?;
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        form.page(&mut Ink::new(&mut surface, faces), number);
        surface.finish();
        page.finish();
        let top = XyzDestination::new(number - 1, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(form.of_page("page", number), top));
    }
    document.set_metadata(metadata(sheet, words));
    document.set_outline(outline);
    document.set_tag_tree(form.into_tree());
    document.finish().ok()
}

/// No date: the same game gives the same bytes.
fn metadata(sheet: &Scoresheet, words: &FormWords) -> Metadata {
    let name = |name: &Option<String>, color: &str| match legible(known(name)) {
        name if name.is_empty() => words.word(color),
        name => name,
    };
    let (white, black) = (name(&sheet.heading.white, "white"), name(&sheet.heading.black, "black"));
    let title = words.with("document", &[("white", &white), ("black", &black)]);
    Metadata::new()
        .title(title)
        .language(words.code().to_owned())
        .creator("J’adoube".to_owned())
}
