import type { Api } from './api';
import type { Overrulable, Report, SheetLanguage, WrittenSheet } from './message';
import { sift } from './sift';

/** The arbiter's options in a game: what can be told, which rulings can be overruled, the scoresheets. The desk says which. */
export class ArbiterOptions {
  sought = $state('');
  #reports = $state.raw<Report[]>([]);
  #overrulable = $state.raw<Overrulable[]>([]);
  #sheets = $state.raw<WrittenSheet[]>([]);
  #languages = $state.raw<SheetLanguage[]>([]);
  #pointsHint = $state('');
  #asked = 0;
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What the words find that are sought. */
  readonly found = $derived.by(() => sift(this.#reports, this.sought));

  /** What the record has of the scoresheets. */
  get sheets(): WrittenSheet[] {
    return this.#sheets;
  }

  /** The languages in which scoresheets are read. */
  get languages(): SheetLanguage[] {
    return this.#languages;
  }

  /** What can be given to the players of this game, in words. */
  get pointsHint(): string {
    return this.#pointsHint;
  }

  /** The ruling of an entry, if it can be overruled. */
  overrulable(n: number): Overrulable | undefined {
    return this.#overrulable.find((ruling) => ruling.n === n);
  }

  /** Loads the options again. An outdated answer is dropped; after an error the previous options stay. */
  async look(id: string, secret: string | null) {
    const asked = ++this.#asked;
    const options = await this.#api.arbiterOptions(id, secret).catch(() => null);
    if (!options || asked !== this.#asked) return;
    this.#reports = options.reports;
    this.#overrulable = options.overrulable;
    this.#pointsHint = options.points_hint;
    this.#sheets = options.sheets;
    this.#languages = options.sheet_languages;
  }
}
