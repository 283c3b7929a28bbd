import { signed } from './answer';
import { BlankForm } from './blank.svelte';
import type { Act, Field, Report, Signature } from './message';
import { at, put } from './pointer';

/** What is known of a fact. */
export type Known = 'yes' | 'no' | null;

/** A report as it is filled in. */
export class ReportForm {
  /** Of whom it is told: a place in the list. */
  who = $state<number | null>(null);
  /** What is written, by the place of the field. */
  texts = $state<Record<string, string>>({});
  /** What is chosen, by the place of the field. */
  chosen = $state<Record<string, number | null>>({});
  /** What is known, by the fact. */
  facts = $state<Record<string, Known>>({});
  readonly points = $state({ white: '', black: '' });
  readonly blank = new BlankForm();
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
    if (report.about.length === 1) this.who = 0;
    const proposed = report.about[0]?.act;
    for (const field of report.fields) {
      const value = at(proposed, field.at);
      if (field.kind === 'points') Object.assign(this.points, value);
      else if (typeof value === 'string') this.texts[field.at] = value;
      this.choose(field, field.choices?.length === 1 ? 0 : null);
    }
  }

  /** Chooses for a field, and proposes what is filled in with it. */
  choose(field: Field, index: number | null) {
    this.chosen[field.at] = index;
    const choice = index === null ? undefined : field.choices?.[index];
    if (choice?.blank) this.blank.propose(put(this.report.about[0]?.act, field.at, choice.value), choice.blank);
  }

  /** Says what is known of a fact; the same again takes it back. */
  tell(fact: string, known: Known) {
    this.facts[fact] = this.facts[fact] === known ? null : known;
  }

  /** The act, if everything is filled in. */
  act(by: Signature): Act | null {
    let act: unknown = this.who === null ? undefined : this.report.about[this.who]?.act;
    if (act === undefined) return null;
    for (const field of this.report.fields) {
      act = this.#filled(act, field);
      if (act === null) return null;
    }
    // What a player did has its author; what the arbiter does is signed.
    const signature = 'by' in (act as object) ? undefined : signed(by);
    return { ...(act as Act), ...(signature && { by: signature }) } as Act;
  }

  #filled(act: unknown, field: Field): unknown {
    switch (field.kind) {
      case 'writing':
      case 'condition':
      case 'position': {
        const text = this.texts[field.at]?.trim();
        return text ? put(act, field.at, text) : null;
      }
      case 'points':
        return put(act, field.at, { ...this.points });
      case 'move':
      case 'square':
      case 'after':
      case 'penalty':
      case 'ruling': {
        const index = this.chosen[field.at];
        const choice = typeof index === 'number' ? field.choices?.[index] : undefined;
        if (!choice) return null;
        const whole = put(act, field.at, choice.value);
        if (!choice.blank) return whole;
        const filling = this.blank.read(choice.blank.kind);
        return filling === null ? null : put(whole, choice.blank.at, filling);
      }
      case 'facts': {
        const of = (known: Known) =>
          (field.choices ?? []).map(({ value }) => value as string).filter((fact) => this.facts[fact] === known);
        const [facts, not] = [of('yes'), of('no')];
        const told = (at(act, '/facts') as string[] | undefined) ?? [];
        return { ...(act as object), facts: [...told, ...facts], ...(not.length > 0 && { not }) };
      }
    }
  }
}
