// Where somebody is in a call, as it stands in the fragment of the address: every screen is a step of the browser's history.

import type { Decision } from './guide';
import type { Color } from './message';

export type Place = {
  tile: string | null;
  situation: string | null;
  player: Color | null;
  answers: boolean[];
  /** Whether the next question cannot be answered, so that both rulings are shown. */
  unknown: boolean;
  decisions: Decision[];
};

export const START: Place = { tile: null, situation: null, player: null, answers: [], unknown: false, decisions: [] };

export function readPlace(hash: string): Place {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const player = told.get('about');
  return {
    tile: told.get('tile'),
    situation: told.get('is'),
    player: player === 'white' || player === 'black' ? player : null,
    answers: [...(told.get('a') ?? '')].map((answer) => answer === 'y'),
    unknown: told.has('unknown'),
    decisions: told.getAll('d').map((decision) => {
      const [choice = '', told = '', ...times] = decision.split(' ');
      return { choice: Number(choice), answers: [...told.slice(1)].map((answer) => answer === 'y'), times };
    }),
  };
}

export function writePlace({ tile, situation, player, answers, unknown, decisions }: Place): string {
  const told = new URLSearchParams();
  if (tile) told.set('tile', tile);
  if (situation) told.set('is', situation);
  if (player) told.set('about', player);
  if (answers.length > 0) told.set('a', letters(answers));
  if (unknown) told.set('unknown', '');
  for (const { choice, answers, times } of decisions) {
    told.append('d', [choice, `~${letters(answers)}`, ...times].join(' '));
  }
  return `#${told.toString()}`;
}

const letters = (answers: boolean[]) => answers.map((yes) => (yes ? 'y' : 'n')).join('');
