// The messages between desk and page, as the desk describes them.

import type { components } from './api.d';

type Shapes = components['schemas'];

export type Color = Shapes['Side'];
export type Role = Shapes['Role'];
export type Both<T> = Record<Color, T>;

export type Update = Shapes['Update'];
export type EntryView = Shapes['EntryView'];
export type Article = Shapes['Article'];
export type State = Shapes['State'];
export type MoveView = Shapes['MoveView'];
export type Position = Shapes['PositionView'];
export type Reading = Shapes['Reading'];
export type QuestionView = Shapes['QuestionView'];
export type Choice = Shapes['Choice'];
export type Blank = Shapes['Blank'];
export type Owed = Shapes['Owed'];
export type Adjournment = Shapes['AdjournmentView'];

export type Header = Shapes['Header'];
export type Heading = Shapes['Heading'];
export type Regulations = Shapes['Regulations'];
export type Pace = 'standard' | 'rapid' | 'blitz';
export type Supervision = 'full' | 'limited';

/** An act, as it is sent. */
export type Act = Shapes['StoredAct'];
export type Answer = Shapes['Answer'];
export type Points = Shapes['ScoreOfBoth'];
export type Signature = Shapes['Signature'];
export type Ground = Shapes['Ground'];
export type QuickplayGround = Shapes['QuickplayGround'];

export type BackupView = Shapes['BackupView'];
export type CallTold = Pick<Shapes['CallTold'], 'situation'> & Partial<Shapes['CallTold']>;
export type CanMate = Shapes['CanMate'];
export type CarriedCall = Shapes['CarriedCall'];
export type DeskView = Shapes['DeskView'];
export type NewLink = Shapes['NewLink'];
export type ArbiterOptions = Shapes['ArbiterOptions'];
export type Report = Shapes['Report'];
export type Field = Shapes['Field'];
export type Overrulable = Shapes['Overrulable'];

export type Keeper = Shapes['Keeper'];
export type WrittenSheet = Shapes['WrittenSheet'];
export type SheetLanguage = Shapes['SheetLanguage'];
export type SheetsCompared = Shapes['SheetsCompared'];
export type SheetRow = Shapes['Row'];
export type SheetClaim = Shapes['ClaimShown'];
export type EntryShown = Shapes['EntryShown'];

/** A typed move. It is one that was sealed only if that is said. */
export type TypedMove = Omit<Shapes['TypedMove'], 'sealed' | 'presses'> & { sealed?: boolean; presses?: boolean };
export type Announcement = Shapes['Announcement'];
export type UnmadeMove = Shapes['UnmadeMove'];
export type IntendedMove = Shapes['IntendedMove'];
export type ProblemView = Shapes['ProblemView'];
export type Oversight = Shapes['Oversight'];
export type Understood = Shapes['Understood'];
export type SpokenMove = Shapes['SpokenMove'];
export type Voice = Shapes['Voice'];
export type ReadTerms = Shapes['ReadTerms'];
export type TimeControl = Shapes['TimeControl'];
export type GameSummary = Shapes['GameSummary'];
export type Wait = Shapes['Wait'];
export type Provision = Shapes['Provision'];
export type Place = Shapes['Place'];
export type Situation = Shapes['Situation'];
export type ProvisionChange = Shapes['ProvisionChange'];
export type Change = Shapes['Change'];

/** The description does not say which roles have a secret; these have. */
export type NewGameView = Shapes['NewGameView'] & { secrets: Record<Exclude<Role, 'spectator'>, string> };

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
