import type { Api } from './api';
import type { Act, Keeper, SheetsCompared, WrittenSheet } from './message';

export const KEEPERS: Keeper[] = ['white', 'black', 'arbiter'];

/** A scoresheet as it is typed. */
type Draft = { text: string; language: string };

/** Scoresheets on the arbiter's table: typed, compared, put on the record. */
export class SheetsOnTable {
  readonly drafts = $state<Record<Keeper, Draft>>({
    white: { text: '', language: '' },
    black: { text: '', language: '' },
    arbiter: { text: '', language: '' },
  });
  #recorded = $state.raw<WrittenSheet[]>([]);
  #compared = $state.raw<SheetsCompared | null>(null);
  /** What was compared, so that it is known when it is out of date. */
  #of = $state('');
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The sheets on which something is written. */
  readonly written = $derived.by<WrittenSheet[]>(() =>
    KEEPERS.filter((keeper) => this.drafts[keeper].text.trim() !== '').map((keeper) =>
      sheet(keeper, this.drafts[keeper]),
    ),
  );

  /** What the sheets show, as long as nothing has been changed since. */
  get compared(): SheetsCompared | null {
    return JSON.stringify(this.written) === this.#of ? this.#compared : null;
  }

  /** Takes in what the record has. What the arbiter is typing stays. */
  take(recorded: WrittenSheet[]) {
    for (const keeper of KEEPERS) {
      const [before, now] = [of(this.#recorded, keeper), of(recorded, keeper)];
      const untouched = this.drafts[keeper].text.trim() === (before?.text ?? '');
      if (now && untouched) this.drafts[keeper] = { text: now.text, language: now.language ?? '' };
    }
    this.#recorded = recorded;
  }

  /** Whether a sheet has something that the record does not. */
  isNew(keeper: Keeper): boolean {
    const { text, language } = this.drafts[keeper];
    const recorded = of(this.#recorded, keeper);
    if (text.trim() === '') return false;
    return words(text) !== words(recorded?.text ?? '') || language !== (recorded?.language ?? '');
  }

  /** The act that puts a sheet on the record. */
  read(keeper: Keeper): Act {
    const { text, language } = this.drafts[keeper];
    return { type: 'sheet-read', sheet: keeper, text: text.trim(), ...(language && { language }) } as Act;
  }

  async compare(id: string, secret: string | null) {
    const { written } = this;
    const compared = await this.#api.compareSheets(id, secret, { sheets: written });
    [this.#compared, this.#of] = [compared, JSON.stringify(written)];
  }
}

/** The entries in a file: of a PGN, the moves of its first game without tags and comments. */
export function entriesIn(file: string): string {
  const moves = file
    .replace(/\r/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/;[^\n]*/g, ' ');
  const game = moves.split(/\n\s*\n(?=\[)/)[0] ?? '';
  const entries = game
    .split('\n')
    .filter((line) => !/^\s*\[.*\]\s*$/.test(line))
    .join('\n');
  return withoutVariations(entries)
    .replace(/\$\d+/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Without what stands in brackets, except `(=)` and times. */
function withoutVariations(text: string): string {
  const shorter = text.replace(/\((?!=\))(?![\d:]+\))[^()]*\)/g, ' ');
  return shorter === text ? text : withoutVariations(shorter);
}

const of = (sheets: WrittenSheet[], keeper: Keeper) => sheets.find((sheet) => sheet.keeper === keeper);

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

const sheet = (keeper: Keeper, { text, language }: Draft): WrittenSheet => ({
  keeper,
  text: text.trim(),
  ...(language && { language }),
});
