import { faultOf } from './time';
import { w } from './words';

/** What is wrong with a time that was typed, in words; empty if nothing is. */
export function misread(text: string): string {
  switch (faultOf(text)) {
    case 'time':
      return w.arbiter.notTime;
    case 'seconds':
      return w.arbiter.secondsTo59;
    case 'minutes':
      return w.arbiter.minutesTo59;
    case null:
      return '';
  }
}
