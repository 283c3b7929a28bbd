// What an arbiter who is called to a board asks and rules: the data that the referee was asked for, and how to read it. It has
// no rule of its own.

import type { Color } from './message';
import { isNear, plain } from './sift';

export type Family = 'moves' | 'clock' | 'draws' | 'scoresheet' | 'beginning' | 'conduct' | 'special';
export type Regime = { edition: number; pace: 'standard' | 'rapid' | 'blitz'; supervision: 'full' | 'limited' };
export type Tile = {
  name: string;
  family: Family;
  icon: string;
  label: string;
  words: string[];
  leads: boolean;
  situations: number[];
};
export type SituationOfGuide = {
  name: string;
  title: string;
  words: string[];
  about_player: boolean;
  needs_colour: boolean;
  roots: (number | { white: number; black: number } | null)[];
};
export type Provision = {
  key: string;
  title: string;
  rule: string;
  differs?: [number, string][];
  own?: [number, string][];
  articles: (number | null)[];
};
export type Whose = 'player' | 'opponent' | 'white' | 'black';
/** A question; `mates` says whose mate it is about, so that a position answers it. */
export type Ask = { ask: number; fact: number; left_by?: number; mates?: Whose; yes: number; no: number };
export type Choice = { label: number; blank?: 'time' | 'times'; then?: number };
export type Said = {
  key: number;
  also?: number[];
  text: number;
  because?: number[];
  choices?: Choice[];
  meanwhile?: number;
};
export type TimeLine =
  | { add: [Whose, number] }
  | { take: [Whose, number] }
  | { 'add-chosen': Whose }
  | { 'take-chosen': Whose }
  | { halve: [Whose, number, number] };
export type Outcome = { said: Said[]; why?: number[]; steps?: number[]; times?: TimeLine[]; over?: boolean };
export type Node = Ask | Outcome;
export type Guide = {
  language: string;
  names: [string, string, string, string];
  regimes: Regime[];
  tiles: Tile[];
  situations: SituationOfGuide[];
  provisions: Provision[];
  nodes: Node[];
  sentences: string[];
};

/** What was answered to the questions on the way, in their order. */
export type Answers = readonly boolean[];
/** What the arbiter decided on a question of an outcome: the choice, the times that were filled in, and what was asked then. */
export type Decision = { choice: number; times: string[]; answers: boolean[] };
export type Step = { node: Ask; yes: boolean };

export const isAsk = (node: Node): node is Ask => 'ask' in node;

/** The guide of the desk, in a language if the referee speaks it. */
export async function loadGuide(language: string): Promise<Guide> {
  const answer = await fetch(`/api/guide?language=${encodeURIComponent(language)}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Guide;
}

const MOST_FOUND = 6;

/** Reads the guide for one kind of game and one player. */
export class Reader {
  readonly guide: Guide;
  readonly regime: number;
  readonly player: Color | null;

  constructor(guide: Guide, today: Regime, player: Color | null) {
    this.guide = guide;
    this.player = player;
    const is = (regime: Regime) =>
      regime.edition === today.edition &&
      regime.pace === today.pace &&
      (regime.pace === 'standard' || regime.supervision === today.supervision);
    this.regime = Math.max(0, guide.regimes.findIndex(is));
  }

  node(id: number): Node {
    return this.guide.nodes[id]!;
  }

  /** A sentence about this player, with the times that the arbiter has filled in. */
  say(id: number, times: readonly string[] = []): string {
    const [white, black, player, opponent] = this.guide.names;
    const [own, other] = { white: [white, black], black: [black, white], none: [player, opponent] }[
      this.player ?? 'none'
    ];
    const marks: Record<string, string | undefined> = {
      p: own,
      P: capital(own!),
      o: other,
      O: capital(other!),
      t: times[0],
      w: times[0],
      b: times[1],
    };
    return this.guide.sentences[id]!.replace(/\{([^}]*)\}/g, (whole, mark: string) => {
      if (!mark.startsWith('=')) return marks[mark] ?? whole;
      const [ours, theirs] = mark.slice(1).split('|');
      return (this.player === 'white' ? ours : this.player === 'black' ? theirs : '') ?? '';
    });
  }

  /** Where a provision stands in this game. */
  article(id: number): string | null {
    const article = this.guide.provisions[id]?.articles[this.regime];
    return article === null || article === undefined ? null : this.guide.sentences[article]!;
  }

  /** What a provision says in this edition, and where the text in this language says something else. */
  rule(id: number): string {
    const { rule, differs, own } = this.guide.provisions[id]!;
    const edition = this.guide.regimes[this.regime]!.edition;
    const of = (texts?: [number, string][]) => texts?.find(([year]) => year === edition)?.[1];
    return [of(differs) ?? rule, of(own) ?? ''].join(' ').trim();
  }

  root(situation: SituationOfGuide): number | null {
    const root = situation.roots[this.regime];
    if (root === null || root === undefined || typeof root === 'number') return root ?? null;
    return root[this.player ?? 'white'];
  }

  /** The situations behind a tile that these Laws know. */
  behind(tile: Tile): SituationOfGuide[] {
    return tile.situations.map((id) => this.guide.situations[id]!).filter((situation) => this.root(situation) !== null);
  }

  /** The tiles with something behind them. */
  get tiles(): Tile[] {
    return this.guide.tiles.filter((tile) => this.behind(tile).length > 0);
  }

  /** The colour of somebody, if it is told. */
  color(whose: Whose): Color | null {
    if (whose === 'white' || whose === 'black') return whose;
    if (this.player === null) return null;
    return whose === 'player' ? this.player : this.player === 'white' ? 'black' : 'white';
  }

  /** Where answers lead, and the questions on the way. */
  walk(root: number, answers: Answers): { steps: Step[]; node: Node } {
    let node = this.node(root);
    const steps: Step[] = [];
    for (const yes of answers) {
      if (!isAsk(node)) break;
      steps.push({ node, yes });
      node = this.node(yes ? node.yes : node.no);
    }
    return { steps, node };
  }

  /** The outcome after each question of it has been decided, one after the other. */
  decided(outcome: Outcome, decisions: readonly (Decision | null)[]): { said: Said; decision: Decision | null }[] {
    let next = 0;
    return outcome.said.map((said) => {
      if (!said.choices?.length) return { said, decision: null };
      return { said, decision: decisions[next++] ?? null };
    });
  }

  /** What follows a decision, once what it depends on is told; nothing if nobody can say. */
  follow(said: Said, { choice, answers }: Decision): { steps: Step[]; node: Node } | null {
    const then = said.choices?.[choice]?.then;
    return then === undefined ? null : this.walk(then, answers);
  }

  /** What an outcome comes to, in a sentence or two. */
  inShort(id: number, nothing: string, depends: (question: string) => string): string {
    const node = this.node(id);
    if (isAsk(node)) return depends(this.say(node.ask));
    return node.said.map(({ text }) => this.say(text)).join(' ') || nothing;
  }

  /** What would have had to be different: each answer turned round, with the later answers as far as they are still asked for. */
  different(root: number, steps: readonly Step[]): { step: Step; index: number; node: number; answers: boolean[] }[] {
    return steps
      .map((step, index) => {
        const answers = [...steps.slice(0, index).map(({ yes }) => yes), !step.yes];
        let id = step.yes ? step.node.no : step.node.yes;
        for (;;) {
          const node = this.node(id);
          if (!isAsk(node)) break;
          const known = steps.find(({ node: asked }) => asked.fact === node.fact);
          if (!known) break;
          answers.push(known.yes);
          id = known.yes ? node.yes : node.no;
        }
        return { step, index, node: id, answers };
      })
      .reverse();
  }

  /** The tiles that words find: by label, then by other words, then by what is behind them. */
  find(sought: string): Tile[] {
    const words = plain(sought);
    if (words.length === 0) return this.tiles;
    const ranked = this.tiles.map((tile) => {
      const behind = this.behind(tile);
      const articles = behind.flatMap((situation) => this.cited(situation));
      const places = [
        plain(tile.label),
        plain(tile.words.join(' ')),
        plain(behind.map(({ title, words }) => [title, ...words].join(' ')).join(' ')),
      ];
      if (articles.some((article) => article === sought.trim())) return { tile, rank: 0 };
      const ranks = words.map((word) => {
        const exact = places.findIndex((place) => place.some((known) => known.startsWith(word)));
        if (exact >= 0) return exact;
        const near = places.findIndex((place) => place.some((known) => isNear(word, known)));
        return near >= 0 ? near + places.length : Infinity;
      });
      return { tile, rank: Math.max(...ranks) };
    });
    const found = ranked.filter(({ rank }) => rank < Infinity).sort((one, other) => one.rank - other.rank);
    return found.map(({ tile }) => tile).slice(0, MOST_FOUND);
  }

  /** The numbers of the articles that a situation can lead to. */
  cited(situation: SituationOfGuide): string[] {
    const root = this.root(situation);
    const numbers: string[] = [];
    const visit = (id: number) => {
      const node = this.node(id);
      if (isAsk(node)) return [node.yes, node.no].forEach(visit);
      for (const { key } of node.said) numbers.push(this.article(key)?.split(/\s/).at(-1) ?? '');
    };
    if (root !== null) visit(root);
    return numbers;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sum that makes the time to be set, in milliseconds: what is shown, what is added and what is taken off. */
export function sum(lines: readonly TimeLine[], color: Color, player: Color | null, shown: number, chosen: number[]) {
  const is = (whose: Whose) => {
    if (whose === 'white' || whose === 'black') return whose === color;
    return (whose === 'player') === (color === player);
  };
  const parts: { sign: '+' | '-'; time: number }[] = [];
  let time = shown;
  const change = (sign: '+' | '-', amount: number) => {
    parts.push({ sign, time: amount });
    time = Math.max(0, sign === '+' ? time + amount : time - amount);
  };
  const filled = chosen.length > 1 && color === 'black' ? chosen[1]! : (chosen[0] ?? 0);
  for (const line of lines) {
    if ('add' in line && is(line.add[0])) change('+', line.add[1]);
    if ('take' in line && is(line.take[0])) change('-', line.take[1]);
    if ('add-chosen' in line && is(line['add-chosen'])) change('+', filled);
    if ('take-chosen' in line && is(line['take-chosen'])) change('-', filled);
    if ('halve' in line && is(line.halve[0])) {
      const [, most, least] = line.halve;
      const after = Math.max(shown - Math.min(most, Math.floor(shown / 2)), Math.min(least, shown));
      if (after < shown) change('-', shown - after);
    }
  }
  return { parts, time };
}
