//! Counting moves with 256-bit vectors.
//!
//! A vector holds four boards, one for each of the directions that number squares upwards (1, 7, 8 and 9 squares on) or
//! downwards. All sliders of a side run along all eight directions at once, in three doubling steps. In any one
//! direction no square is reached by two sliders, since the first hides the second, so the moves are counted by
//! counting bits. Pinned pieces need no care of their own: a piece that shields its king keeps only the directions of
//! the line on which both stand. There are hardly any branches, which is what makes it fast.
//!
//! Provision: sliders.no-jumping

#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm_add_epi64, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi8, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256, _mm256_sad_epu8,
    _mm256_set_epi64x, _mm256_set1_epi8, _mm256_set1_epi64x, _mm256_setr_epi8, _mm256_setzero_si256,
    _mm256_shuffle_epi8, _mm256_sllv_epi64, _mm256_srli_epi16, _mm256_srlv_epi64,
};

use super::walk::{Leaf, Walker, walk};
use super::{Machine, PawnMoves, Restraint, castling_unattacked, en_passant_is_safe, toward_a, toward_h};
use crate::pieces::Pieces;
use crate::position::Side;
use crate::{Color, File, Position, Rank, Role, Squares, attacks};

/// Whether this machine has what the functions of this module are compiled for.
#[inline(always)]
pub(crate) fn is_available() -> bool {
    #[cfg(feature = "std")]
    return std::is_x86_feature_detected!("avx2")
        && std::is_x86_feature_detected!("bmi1")
        && std::is_x86_feature_detected!("bmi2")
        && std::is_x86_feature_detected!("lzcnt")
        && std::is_x86_feature_detected!("popcnt");
    #[cfg(not(feature = "std"))]
    return cfg!(all(
        target_feature = "avx2",
        target_feature = "bmi1",
        target_feature = "bmi2",
        target_feature = "lzcnt",
        target_feature = "popcnt"
    ));
}

/// A machine with AVX2. Its methods must be called only where [`is_available`].
pub(crate) struct Avx2;

impl Machine for Avx2 {
    #[inline(always)]
    fn attacked(pieces: &Pieces, color: Color, occupied: Squares) -> Squares {
        // SAFETY: this type is used only after `is_available` has said yes.
        unsafe { attacked(pieces, color, occupied) }
    }
}

impl Walker for Avx2 {
    #[inline(always)]
    fn walk<S: Side, L: Leaf>(position: &Position, depth: u32) -> u64 {
        // SAFETY: this type is used only after `is_available` has said yes.
        unsafe { walk_here::<S, L>(position, depth) }
    }

    #[inline(always)]
    fn count<S: Side>(position: &Position) -> u64 {
        // SAFETY: this type is used only after `is_available` has said yes.
        unsafe {
            let Pieces {
                stepper,
                straight,
                diagonal,
                white,
            } = position.pieces;
            count::<S>(
                stepper,
                straight,
                diagonal,
                white,
                position.castling.0,
                position.en_passant.0,
            )
        }
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn walk_here<S: Side, L: Leaf>(position: &Position, depth: u32) -> u64 {
    walk::<S, L, Avx2>(position, depth)
}

/// How many legal moves the side `S` has, which has the move.
///
/// The six words of a position that matter are passed in registers: a position that has just been made is never written
/// to memory, from where the vector unit would wait for it.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn count<S: Side>(stepper: u64, straight: u64, diagonal: u64, white: u64, castling: u64, en_passant: u64) -> u64 {
    let pieces = &Pieces {
        stepper,
        straight,
        diagonal,
        white,
    };
    let occupied = pieces.occupied();
    let own = pieces.colored(S::COLOR);
    let king = pieces.king(S::COLOR);
    let restraint = Restraint::of::<S>(pieces, king, own, occupied);
    let Restraint { pinned, mask, .. } = restraint;

    let steps = attacks::king(king) - own;
    let castling = restraint.castling::<S>(Squares(castling), king, occupied);
    let mut moves = 0;
    if !(steps | castling).is_empty() {
        let attacked = attacked(pieces, !S::COLOR, occupied ^ Squares::of(king));
        moves += (steps - attacked).0.count_ones();
        moves += castling_unattacked::<S>(king, castling, attacked).0.count_ones();
    }
    if mask.is_empty() {
        return moves as u64;
    }

    let targets = all(mask - own);
    let [rank, falling, file, rising] = attacks::LINES[king.index()];
    let lines = each(rank, falling, file, rising);
    let straight = pieces.straight_sliders() & own;
    let diagonal = pieces.diagonal_sliders() & own;
    let sliders = each(straight, diagonal, straight, diagonal);
    let sliders = _mm256_andnot_si256(_mm256_andnot_si256(lines, all(pinned)), sliders);
    let empty = all(!occupied);
    let knights = all(pieces.role(Role::Knight) & (own - pinned));
    let counts = _mm256_add_epi8(
        _mm256_add_epi8(
            bits(_mm256_and_si256(upwards(sliders, empty), targets)),
            bits(_mm256_and_si256(downwards(sliders, empty), targets)),
        ),
        _mm256_add_epi8(
            bits(_mm256_and_si256(jumps_up(knights), targets)),
            bits(_mm256_and_si256(jumps_down(knights), targets)),
        ),
    );
    moves += sum(counts) as u32;

    let pawns = pieces.role(Role::Pawn) & own;
    let PawnMoves {
        steps,
        doubles,
        a_captures,
        h_captures,
    } = restraint.pawns::<S>(pawns, king, own, occupied);
    // No pawn steps to where another arrives by a double step: it would stand in its way.
    let advances = steps | doubles;
    moves += advances.0.count_ones() + a_captures.0.count_ones() + h_captures.0.count_ones();
    if pawns.meets(Squares::rank(Rank::SEVEN.seen_by(S::COLOR))) {
        // Each promotion was counted once and is four moves.
        let last = Squares::rank(Rank::EIGHT.seen_by(S::COLOR));
        let promotions = [advances, a_captures, h_captures].map(|to| (to & last).0.count_ones());
        moves += 3 * promotions.iter().sum::<u32>();
    }
    if let Some(target) = Squares(en_passant).first() {
        for from in attacks::pawn(!S::COLOR, target) & pawns {
            moves += en_passant_is_safe(pieces, S::COLOR, from, target) as u32;
        }
    }
    moves as u64
}

/// The squares that the pieces of `color` attack when only `occupied` squares stop sliders.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn attacked(pieces: &Pieces, color: Color, occupied: Squares) -> Squares {
    let own = pieces.colored(color);
    let straight = pieces.straight_sliders() & own;
    let diagonal = pieces.diagonal_sliders() & own;
    let sliders = each(straight, diagonal, straight, diagonal);
    let empty = all(!occupied);
    let knights = all(pieces.role(Role::Knight) & own);
    let vectors = _mm256_or_si256(
        _mm256_or_si256(upwards(sliders, empty), downwards(sliders, empty)),
        _mm256_or_si256(jumps_up(knights), jumps_down(knights)),
    );
    let pawns = (pieces.role(Role::Pawn) & own).0;
    let ahead = match color {
        Color::White => pawns << 8,
        Color::Black => pawns >> 8,
    };
    let king = attacks::king(pieces.king(color));
    either(vectors) | toward_a(ahead) | toward_h(ahead) | king
}

/// The same squares in all four boards.
#[inline]
#[target_feature(enable = "avx2")]
fn all(squares: Squares) -> __m256i {
    _mm256_set1_epi64x(squares.0 as i64)
}

/// Squares for the directions 1, 7, 8 and 9.
#[inline]
#[target_feature(enable = "avx2")]
fn each(one: Squares, seven: Squares, eight: Squares, nine: Squares) -> __m256i {
    _mm256_set_epi64x(nine.0 as i64, eight.0 as i64, seven.0 as i64, one.0 as i64)
}

/// The squares of a board that are not on some files.
const fn off(files: &[File]) -> Squares {
    let mut squares = Squares::ALL.0;
    let mut i = 0;
    while i < files.len() {
        squares &= !Squares::file(files[i]).0;
        i += 1;
    }
    Squares(squares)
}

/// The squares that sliders reach by running 1, 7, 8 or 9 squares on, up to and including the first that is not empty.
#[inline]
#[target_feature(enable = "avx2")]
fn upwards(sliders: __m256i, empty: __m256i) -> __m256i {
    let inside = each(off(&[File::A]), off(&[File::H]), Squares::ALL, off(&[File::A]));
    let (one, two, four) = distances();
    let mut run = sliders;
    let mut free = _mm256_and_si256(empty, inside);
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_sllv_epi64(run, one)));
    free = _mm256_and_si256(free, _mm256_sllv_epi64(free, one));
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_sllv_epi64(run, two)));
    free = _mm256_and_si256(free, _mm256_sllv_epi64(free, two));
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_sllv_epi64(run, four)));
    _mm256_and_si256(_mm256_sllv_epi64(run, one), inside)
}

/// The same, running back.
#[inline]
#[target_feature(enable = "avx2")]
fn downwards(sliders: __m256i, empty: __m256i) -> __m256i {
    let inside = each(off(&[File::H]), off(&[File::A]), Squares::ALL, off(&[File::H]));
    let (one, two, four) = distances();
    let mut run = sliders;
    let mut free = _mm256_and_si256(empty, inside);
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_srlv_epi64(run, one)));
    free = _mm256_and_si256(free, _mm256_srlv_epi64(free, one));
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_srlv_epi64(run, two)));
    free = _mm256_and_si256(free, _mm256_srlv_epi64(free, two));
    run = _mm256_or_si256(run, _mm256_and_si256(free, _mm256_srlv_epi64(run, four)));
    _mm256_and_si256(_mm256_srlv_epi64(run, one), inside)
}

/// One, two and four steps in each direction.
#[inline]
#[target_feature(enable = "avx2")]
fn distances() -> (__m256i, __m256i, __m256i) {
    (
        _mm256_set_epi64x(9, 8, 7, 1),
        _mm256_set_epi64x(18, 16, 14, 2),
        _mm256_set_epi64x(36, 32, 28, 4),
    )
}

/// Where knights jump 6, 10, 15 or 17 squares on.
#[inline]
#[target_feature(enable = "avx2")]
fn jumps_up(knights: __m256i) -> __m256i {
    let inside = each(
        off(&[File::G, File::H]),
        off(&[File::A, File::B]),
        off(&[File::H]),
        off(&[File::A]),
    );
    _mm256_and_si256(_mm256_sllv_epi64(knights, _mm256_set_epi64x(17, 15, 10, 6)), inside)
}

/// Where knights jump back.
#[inline]
#[target_feature(enable = "avx2")]
fn jumps_down(knights: __m256i) -> __m256i {
    let inside = each(
        off(&[File::A, File::B]),
        off(&[File::G, File::H]),
        off(&[File::A]),
        off(&[File::H]),
    );
    _mm256_and_si256(_mm256_srlv_epi64(knights, _mm256_set_epi64x(17, 15, 10, 6)), inside)
}

/// The squares that are in any of the four boards.
#[inline]
#[target_feature(enable = "avx2")]
fn either(boards: __m256i) -> Squares {
    let half = _mm_or_si128(_mm256_castsi256_si128(boards), _mm256_extracti128_si256::<1>(boards));
    Squares(_mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))) as u64)
}

/// How many bits each byte has, looked up by halves.
#[inline]
#[target_feature(enable = "avx2")]
fn bits(boards: __m256i) -> __m256i {
    #[rustfmt::skip]
    let table = _mm256_setr_epi8(
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
    );
    let half = _mm256_set1_epi8(0x0f);
    let low = _mm256_and_si256(boards, half);
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(boards), half);
    _mm256_add_epi8(_mm256_shuffle_epi8(table, low), _mm256_shuffle_epi8(table, high))
}

/// The sum of all bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn sum(counts: __m256i) -> u64 {
    let sums = _mm256_sad_epu8(counts, _mm256_setzero_si256());
    let half = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
    _mm_cvtsi128_si64(_mm_add_epi64(half, _mm_unpackhi_epi64(half, half))) as u64
}
