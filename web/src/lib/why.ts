import { Problem } from './api';
import { w } from './words';

/** Why something was not done, in words: the desk's own, or that it cannot be reached. */
export const why = (error: unknown): string => (error instanceof Problem && error.message) || w.unreachable;
