// Another game after a game.

import type { Header, State } from './message';

/** The header of a game on the same terms between the same players, who change colours. */
export function rematch({ header }: State, date: string): Header {
  const { white, black, result: _, round: __, ...rest } = header.heading ?? {};
  const players = { ...(black && { white: black }), ...(white && { black: white }) };
  return { ...header, heading: { ...rest, ...players, date: date.replaceAll('-', '.') } };
}

/** The day as this device has it, which need not be the day elsewhere. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
