//! What the libraries offer to the programs that use them, as lists in `docs/api`: a change of it is seen in review.
//!
//! Items are read from the sources, and nothing is resolved. That is enough here: an item that is `pub` and cannot be reached
//! does not compile without a warning. Items of private modules stand under the nearest module around them that is public, so
//! that moving code between files changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Field, Fields, File, ImplItem, Item, Macro, Type, TypeInfer, Visibility, parse_quote};
use toml::Table;

use crate::tidy::Fault;
use crate::tree::Tree;

/// Where the lists stand.
const FOLDER: &str = "docs/api";

/// What is put together from libraries, and offers nothing to programs.
const PRODUCTS: [&str; 2] = ["cli", "server"];

/// The lists of all libraries: path and text. Files that are about to be generated are taken as they will be.
pub(crate) fn outputs(tree: &Tree, fresh: &[(String, String)]) -> Result<Vec<(String, String)>, Vec<Fault>> {
    let source = |path: &str| {
        let fresh = fresh.iter().find(|(generated, _)| generated == path);
        fresh.map(|(_, text)| text.as_str()).or_else(|| tree.text(path))
    };
    let lists = libraries(tree).map(|folder| {
        let library = Library::read(folder, &source)?;
        Ok((format!("{FOLDER}/{folder}.txt"), library.list(folder)))
    });
    lists.collect()
}

/// Public modules without an example.
pub(crate) fn without_example(tree: &Tree) -> Vec<Fault> {
    let mut faults = Vec::new();
    for folder in libraries(tree) {
        match Library::read(folder, &|path| tree.text(path)) {
            Ok(library) => faults.extend(library.without_example()),
            Err(unreadable) => faults.extend(unreadable),
        }
    }
    faults
}

/// The folders of the libraries that are published.
fn libraries(tree: &Tree) -> impl Iterator<Item = &str> {
    tree.files().filter_map(|(path, text)| {
        let folder = path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
        let manifest = text.parse::<Table>().ok()?;
        let publish = manifest.get("package")?.get("publish").and_then(toml::Value::as_bool);
        let offered = publish != Some(false) && !PRODUCTS.contains(&folder);
        (offered && tree.text(&format!("crates/{folder}/src/lib.rs")).is_some()).then_some(folder)
    })
}

/// The public items of a library by module.
#[derive(Default)]
struct Library {
    modules: BTreeMap<String, Module>,
    /// Traits that are not offered: implementing them tells users nothing.
    private_traits: BTreeSet<String>,
    public_types: BTreeSet<String>,
    /// Macros that make public items.
    public_macros: BTreeSet<String>,
}

/// A public module, with what stands in the private ones beneath it.
#[derive(Default)]
struct Module {
    /// Its file.
    path: String,
    items: Vec<Item>,
    has_example: bool,
}

impl Library {
    fn read<'a>(folder: &str, source: &impl Fn(&str) -> Option<&'a str>) -> Result<Library, Vec<Fault>> {
        let mut library = Library::default();
        let root = format!("crates/{folder}/src");
        library.read_file(&format!("{root}/lib.rs"), &root, String::new(), source)?;
        Ok(library)
    }

    /// Reads a file and the modules it names, which stand in a folder.
    fn read_file<'a>(
        &mut self,
        path: &str,
        folder: &str,
        module: String,
        source: &impl Fn(&str) -> Option<&'a str>,
    ) -> Result<(), Vec<Fault>> {
        let text = source(path).unwrap_or_default();
        let file: File = syn::parse_file(text).map_err(|error| {
            let line = error.span().start().line;
            Vec::from([Fault::new(path, line, error.to_string())])
        })?;
        let entry = self.modules.entry(module.clone()).or_default();
        if entry.path.is_empty() {
            entry.path = path.to_owned();
        }
        // A fence in a comment of documentation: of the module, or of something in it.
        entry.has_example |= text.lines().map(str::trim_start).any(|line| {
            let doc = line.strip_prefix("//!").or_else(|| line.strip_prefix("///"));
            doc.is_some_and(|doc| doc.trim_start().starts_with("```")) || line.starts_with("#![doc = include_str!")
        });
        self.read_items(file.items, path, folder, module, source)
    }

    fn read_items<'a>(
        &mut self,
        items: Vec<Item>,
        path: &str,
        folder: &str,
        module: String,
        source: &impl Fn(&str) -> Option<&'a str>,
    ) -> Result<(), Vec<Fault>> {
        for item in items {
            let Item::Mod(inner) = item else {
                self.take(&module, item);
                continue;
            };
            if is_for_tests(&inner.attrs) {
                continue;
            }
            let name = inner.ident.to_string();
            let within = match &inner.vis {
                Visibility::Public(_) if module.is_empty() => name.clone(),
                Visibility::Public(_) => format!("{module}::{name}"),
                _ => module.clone(),
            };
            let beneath = format!("{folder}/{name}");
            match inner.content {
                Some((_, items)) => self.read_items(items, path, &beneath, within, source)?,
                None => {
                    let file = format!("{beneath}.rs");
                    let nested = format!("{beneath}/mod.rs");
                    let file = if source(&file).is_some() { file } else { nested };
                    self.read_file(&file, &beneath, within, source)?;
                }
            }
        }
        Ok(())
    }

    fn take(&mut self, module: &str, item: Item) {
        match &item {
            Item::Trait(item) if !is_public(&item.vis) => {
                self.private_traits.insert(item.ident.to_string());
            }
            Item::Struct(item) if is_public(&item.vis) => {
                self.public_types.insert(item.ident.to_string());
            }
            Item::Enum(item) if is_public(&item.vis) => {
                self.public_types.insert(item.ident.to_string());
            }
            Item::Macro(item) if makes_public(&item.mac) => {
                self.public_macros.extend(item.ident.as_ref().map(ToString::to_string));
            }
            _ => {}
        }
        self.modules.entry(module.to_owned()).or_default().items.push(item);
    }

    fn without_example(&self) -> Vec<Fault> {
        let without = self.modules.iter().filter(|(_, module)| !module.has_example);
        let faults = without.map(|(name, module)| {
            let name = if name.is_empty() { "the crate" } else { name };
            Fault::new(
                &module.path,
                1,
                format!("{name} is public and has no example: show how it is used"),
            )
        });
        faults.collect()
    }

    fn list(&self, folder: &str) -> String {
        let mut out = format!(
            "What `jadoube{}` offers, as `cargo xtask codegen` finds it in the sources. A change here is one of the public surface:\n\
             CONTRIBUTING.md says what it means for the version.\n",
            match folder {
                "jadoube" => String::new(),
                folder => format!("-{folder}"),
            }
        );
        for (name, module) in &self.modules {
            let mut lists: Vec<(String, String)> = module.items.iter().filter_map(|item| self.listed(item)).collect();
            lists.sort();
            if lists.is_empty() {
                continue;
            }
            out += &match name.as_str() {
                "" => "\n# the crate\n\n".to_owned(),
                name => format!("\n# {name}\n\n"),
            };
            for (_, text) in lists {
                out += &text;
            }
        }
        out
    }

    /// An item as it is listed, and by what it is sorted; nothing if it is not offered.
    fn listed(&self, item: &Item) -> Option<(String, String)> {
        let attributes = attributes(item)?;
        if is_for_tests(attributes) {
            return None;
        }
        let mut item = item.clone();
        keep_what_matters(&mut item);
        let sorted_by = match &mut item {
            Item::Const(item) if is_public(&item.vis) => {
                shorten(&mut item.expr);
                item.ident.to_string()
            }
            Item::Static(item) if is_public(&item.vis) => {
                shorten(&mut item.expr);
                item.ident.to_string()
            }
            Item::Enum(item) if is_public(&item.vis) => {
                for variant in &mut item.variants {
                    keep(&mut variant.attrs);
                    variant.fields.iter_mut().for_each(|field| keep(&mut field.attrs));
                }
                item.ident.to_string()
            }
            Item::Struct(item) if is_public(&item.vis) => {
                hide_private(&mut item.fields);
                item.ident.to_string()
            }
            Item::Fn(item) if is_public(&item.vis) => {
                item.block = parse_quote!({});
                item.sig.ident.to_string()
            }
            Item::Type(item) if is_public(&item.vis) => item.ident.to_string(),
            Item::Trait(item) if is_public(&item.vis) => {
                for item in &mut item.items {
                    if let syn::TraitItem::Fn(function) = item {
                        keep(&mut function.attrs);
                        function.default = function.default.as_ref().map(|_| parse_quote!({}));
                    }
                }
                item.ident.to_string()
            }
            Item::Use(item) if is_public(&item.vis) => "~".to_owned(),
            Item::Impl(item) => {
                let on = named(&item.self_ty)?;
                if let Some((_, implemented, _)) = &item.trait_ {
                    let implemented = implemented.segments.last()?.ident.to_string();
                    if self.private_traits.contains(&implemented) || !self.public_types.contains(&on) {
                        return None;
                    }
                    item.items.clear();
                } else {
                    item.items.retain_mut(|item| match item {
                        ImplItem::Const(constant) if is_public(&constant.vis) => {
                            keep(&mut constant.attrs);
                            shorten(&mut constant.expr);
                            true
                        }
                        ImplItem::Fn(function) if is_public(&function.vis) => {
                            keep(&mut function.attrs);
                            function.block = parse_quote!({});
                            true
                        }
                        _ => false,
                    });
                    if item.items.is_empty() {
                        return None;
                    }
                }
                on
            }
            // What a macro makes is not seen, but what it is given is.
            Item::Macro(item) if item.ident.is_none() => {
                let name = item.mac.path.segments.last()?.ident.to_string();
                if !self.public_macros.contains(&name) && !makes_public(&item.mac) {
                    return None;
                }
                format!("~~{name}")
            }
            _ => return None,
        };
        let is_trait = matches!(item, Item::Trait(_));
        let order = match &item {
            Item::Impl(item) if item.trait_.is_some() => 2,
            Item::Impl(_) => 1,
            _ => 0,
        };
        let file = File {
            shebang: None,
            attrs: Vec::new(),
            items: Vec::from([item]),
        };
        let mut text = String::new();
        for line in prettyplease::unparse(&file).lines() {
            let line = match line.strip_suffix(" {}") {
                Some(bare) if !is_trait => format!("{bare};"),
                _ => line.replace("__private: _,", "// and private fields"),
            };
            text += &line;
            text += "\n";
        }
        Some((format!("{sorted_by} {order} {text}"), text))
    }
}

/// The attributes of an item that can be offered.
fn attributes(item: &Item) -> Option<&[Attribute]> {
    Some(match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => return None,
    })
}

fn keep_what_matters(item: &mut Item) {
    match item {
        Item::Const(item) => keep(&mut item.attrs),
        Item::Enum(item) => keep(&mut item.attrs),
        Item::Fn(item) => keep(&mut item.attrs),
        Item::Impl(item) => keep(&mut item.attrs),
        Item::Macro(item) => keep(&mut item.attrs),
        Item::Static(item) => keep(&mut item.attrs),
        Item::Struct(item) => keep(&mut item.attrs),
        Item::Trait(item) => keep(&mut item.attrs),
        Item::Type(item) => keep(&mut item.attrs),
        Item::Use(item) => keep(&mut item.attrs),
        _ => {}
    }
}

/// Leaves the attributes that users of an item notice.
fn keep(attributes: &mut Vec<Attribute>) {
    const NOTICED: [&str; 6] = ["cfg", "cfg_attr", "deprecated", "derive", "must_use", "non_exhaustive"];
    attributes.retain(|attribute| {
        let shown = attribute.path().to_token_stream().to_string();
        let documents =
            attribute.path().is_ident("cfg_attr") && attribute.to_token_stream().to_string().contains("doctest");
        NOTICED.contains(&shown.as_str()) && !documents
    });
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// Whether there is something public in a macro, or in what it is given.
fn makes_public(item: &Macro) -> bool {
    item.tokens.to_string().contains("pub ")
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg") && attribute.to_token_stream().to_string().contains("(test)"))
}

/// Leaves a value that can be read at a glance.
fn shorten(value: &mut Expr) {
    if !matches!(value, Expr::Lit(_)) {
        *value = parse_quote!(_);
    }
}

/// Leaves the public fields, and a sign that there are others.
fn hide_private(fields: &mut Fields) {
    match fields {
        Fields::Named(named) => {
            let mut shown: Punctuated<Field, syn::Token![,]> = Punctuated::new();
            let mut hides = false;
            for mut field in core::mem::take(&mut named.named) {
                keep(&mut field.attrs);
                match is_public(&field.vis) {
                    true => shown.push(field),
                    false => hides = true,
                }
            }
            if hides {
                shown.push(named_sign());
            }
            named.named = shown;
        }
        Fields::Unnamed(unnamed) => {
            for field in &mut unnamed.unnamed {
                keep(&mut field.attrs);
                if !is_public(&field.vis) {
                    field.vis = Visibility::Inherited;
                    field.ty = Type::Infer(TypeInfer {
                        underscore_token: syn::Token![_](field.ty.span()),
                    });
                }
            }
        }
        Fields::Unit => {}
    }
}

/// What stands for private fields.
fn named_sign() -> Field {
    let sign: syn::FieldsNamed = parse_quote!({ __private: _ });
    sign.named.into_iter().next().expect("one field")
}

/// The name of the type that an implementation is for.
fn named(on: &Type) -> Option<String> {
    match on {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        Type::Reference(reference) => named(&reference.elem),
        Type::Slice(slice) => named(&slice.elem),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{outputs, without_example};
    use crate::tidy::tests::check;
    use crate::tree::Tree;

    const MANIFEST: (&str, &str) = ("crates/board/Cargo.toml", "[package]\nname = 'jadoube-board'");

    #[test]
    fn what_is_offered_is_listed_by_its_public_module() {
        let tree = Tree::of(&[
            MANIFEST,
            (
                "crates/board/src/lib.rs",
                "mod inner;\npub mod fen;\npub use crate::inner::Square;\nfn hidden() {}",
            ),
            (
                "crates/board/src/inner.rs",
                "/// A square.\n#[derive(Clone)]\npub struct Square(u8);\ntrait Own {}\nimpl Own for Square {}\n\
                 impl Square {\n    /// Text.\n    pub fn file(self) -> u8 { self.0 }\n    fn own(self) {}\n}\n\
                 impl PartialEq for Square { fn eq(&self, _: &Self) -> bool { true } }\n",
            ),
            (
                "crates/board/src/fen.rs",
                "pub struct Fault {\n    pub column: usize,\n    kind: u8,\n}\n#[cfg(test)]\nmod tests { pub fn a() {} }\n\
                 pub const LONGEST: usize = 3;\npub const TABLE: [u8; 2] = [1, 2];",
            ),
            ("crates/random/Cargo.toml", "[package]\npublish = false"),
            ("crates/random/src/lib.rs", "pub fn next() {}"),
        ]);
        let lists = outputs(&tree, &[]).unwrap();
        let [(path, list)] = &lists[..] else {
            panic!("{lists:?}")
        };
        assert_eq!(path, "docs/api/board.txt");
        let (_, list) = list.split_once("\n# the crate").unwrap();
        assert_eq!(
            list,
            "

#[derive(Clone)]
pub struct Square(_);
impl Square {
    pub fn file(self) -> u8;
}
impl PartialEq for Square;
pub use crate::inner::Square;

# fen

pub struct Fault {
    pub column: usize,
    // and private fields
}
pub const LONGEST: usize = 3;
pub const TABLE: [u8; 2] = _;
"
        );
    }

    #[test]
    fn modules_without_example_are_found() {
        let found = "crates/board/src/fen.rs:1: fen is public and has no example: show how it is used";
        let lib = ("crates/board/src/lib.rs", "//! ```\n//! ```\npub mod fen;");
        check(
            without_example,
            &[MANIFEST, lib, ("crates/board/src/fen.rs", "pub fn a() {}")],
            &[found],
        );
        let shown = "/// ```\n/// a();\n/// ```\npub fn a() {}";
        check(
            without_example,
            &[MANIFEST, lib, ("crates/board/src/fen.rs", shown)],
            &[],
        );
        let beneath = ("crates/board/src/fen/read.rs", shown);
        check(
            without_example,
            &[MANIFEST, lib, ("crates/board/src/fen.rs", "mod read;"), beneath],
            &[],
        );
    }

    #[test]
    fn what_is_no_rust_is_named() {
        let tree = Tree::of(&[MANIFEST, ("crates/board/src/lib.rs", "pub fn a() {}\npub struct;")]);
        let faults = outputs(&tree, &[]).unwrap_err();
        assert!(
            faults[0].to_string().starts_with("crates/board/src/lib.rs:2: "),
            "{}",
            faults[0]
        );
    }
}
