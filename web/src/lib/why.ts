import { Problem } from './api';
import { w } from './words';

/** The message of an error: the desk's own, or that it cannot be reached. */
export const why = (error: unknown): string => (error instanceof Problem && error.message) || w.unreachable;
