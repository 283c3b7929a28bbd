// What the desk and the page say to each other, as the desk describes it.

import type { components } from './api.d';

type Shapes = components['schemas'];

export type Color = Shapes['Side'];
export type Role = Shapes['Role'];
export type Both<T> = Record<Color, T>;

export type Update = Shapes['Update'];
export type Told = Shapes['Told'];
export type Article = Shapes['Article'];
export type State = Shapes['State'];
export type Shown = Shapes['Shown'];
export type Reading = Shapes['Reading'];
export type Asked = Shapes['Asked'];
export type Choice = Shapes['Choice'];

export type Header = Shapes['Header'];
export type Heading = Shapes['Heading'];
export type Regulations = Shapes['Regulations'];
export type Pace = 'standard' | 'rapid' | 'blitz';
export type Supervision = 'full' | 'limited';

/** What can be said to have happened. */
export type Act = Shapes['StoredAct'];
export type Answer = Shapes['Answer'];
export type Penalty = Shapes['Penalty'];
export type Points = Shapes['ScoreOfBoth'];
export type Signature = Shapes['Signature'];
export type Ground = Shapes['Ground'];

export type Renewed = Shapes['Renewed'];
export type Matters = Shapes['Matters'];
export type Raisable = Shapes['Raisable'];
export type Overrulable = Shapes['Overrulable'];

export type Typed = Shapes['Typed'];
export type Understood = Shapes['Understood'];
export type TimeControl = Shapes['TimeControl'];
export type Listed = Shapes['Listed'];
export type Provision = Shapes['Provision'];
export type Placed = Shapes['Placed'];
export type Situation = Shapes['Situation'];
export type Compared = Shapes['Compared'];
export type Change = Shapes['Change'];

/** The description leaves open which roles have a secret; these have. */
export type Opened = Shapes['Opened'] & { secrets: Record<Exclude<Role, 'spectator'>, string> };

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
