import type { Filling } from './answer';
import type { Blank } from './message';
import { at } from './pointer';
import { isScore, score } from './score';
import { face, readFace } from './time';

/** What the arbiter fills into a blank, as it is typed. */
export class BlankForm {
  time = $state('2:00');
  score = $state('1/2');
  points = $state({ white: '1/2', black: '1/2' });
  clock = $state({ white: '0:00', black: '0:00' });

  /** Begins with what the desk proposes. */
  propose(act: unknown, blank: Blank | null | undefined) {
    if (!blank) return;
    // What was proposed for another answer is none for this one.
    if (blank.kind === 'score') this.score = '1/2';
    const value = at(act, blank.at);
    if (value === undefined || value === 0 || value === '0') return;
    switch (blank.kind) {
      case 'time':
        this.time = face(value as Filling['time']);
        break;
      case 'score':
        this.score = value as Filling['score'];
        break;
      case 'points':
        this.points = { ...(value as Filling['points']) };
        break;
      case 'clock': {
        const { white, black } = value as Filling['clock'];
        this.clock = { white: face(white), black: face(black) };
        break;
      }
    }
  }

  /** What is filled in; `null` if it cannot be read. */
  read(kind: Blank['kind']): Filling[Blank['kind']] | null {
    switch (kind) {
      case 'time':
        return readFace(this.time);
      case 'score':
        return isScore(this.score) ? score(this.score) : null;
      case 'points':
        return isScore(this.points.white) && isScore(this.points.black)
          ? { white: score(this.points.white), black: score(this.points.black) }
          : null;
      case 'clock': {
        const [white, black] = [readFace(this.clock.white), readFace(this.clock.black)];
        return white === null || black === null ? null : { white, black };
      }
    }
  }
}
