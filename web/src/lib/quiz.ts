// Situations as questions: what is ruled here? All of it comes from the guide.

import { type Family, type Outcome, Reader, isAsk } from './guide';

export type QuizQuestion = {
  title: string;
  told: { ask: string; yes: boolean }[];
  choices: string[];
  right: number;
  article: string;
  rule: string;
};

type Leaf = { told: { ask: number; yes: boolean }[]; outcome: Outcome };

const MOST_CHOICES = 4;

/** Questions on a subject, or on all of them; `chance` gives numbers from 0 to 1. */
export function quiz(reader: Reader, family: Family | null, count: number, chance: () => number): QuizQuestion[] {
  const below = (most: number) => Math.min(most - 1, Math.floor(chance() * most));
  const take = <T>(from: T[]): T => from.splice(below(from.length), 1)[0]!;
  const tiles = reader.guide.tiles.filter((tile) => family === null || tile.family === family);
  const wanted = new Set(tiles.flatMap(({ situations }) => situations));
  const subjects = reader.guide.situations.filter((situation, id) => wanted.has(id) && reader.root(situation) !== null);
  const questions: QuizQuestion[] = [];
  while (questions.length < count && subjects.length > 0) {
    const situation = take(subjects);
    const leaves = outcomes(reader, reader.root(situation)!);
    const ruled = ({ outcome }: Leaf) => outcome.said.map(({ text }) => reader.say(text)).join(' ');
    if (leaves.length < 2) continue;
    const leaf = leaves[below(leaves.length)]!;
    const wrong = [...new Set(leaves.map(ruled))].filter((said) => said !== ruled(leaf));
    const choices: string[] = [];
    while (choices.length + 1 < MOST_CHOICES && wrong.length > 0) choices.push(take(wrong));
    if (choices.length === 0) continue;
    const right = below(choices.length + 1);
    choices.splice(right, 0, ruled(leaf));
    const { key } = leaf.outcome.said[0]!;
    questions.push({
      title: situation.title,
      told: leaf.told.map(({ ask, yes }) => ({ ask: reader.say(ask), yes })),
      choices,
      right,
      article: reader.article(key) ?? '',
      rule: reader.rule(key),
    });
  }
  return questions;
}

/** Every outcome with a ruling, and what was answered on the way. */
function outcomes(reader: Reader, root: number): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (id: number, told: Leaf['told']) => {
    const node = reader.node(id);
    if (isAsk(node)) {
      visit(node.yes, [...told, { ask: node.ask, yes: true }]);
      visit(node.no, [...told, { ask: node.ask, yes: false }]);
    } else if (node.said.length > 0) {
      leaves.push({ told, outcome: node });
    }
  };
  visit(root, []);
  return leaves;
}
