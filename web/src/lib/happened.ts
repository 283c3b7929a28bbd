// What an arbiter was called for, from the call to the page of the game that was opened for it. This tab alone knows it.

const key = (id: string) => `jadoube.happened.${id}`;

export const keep = (id: string, situation: string) => sessionStorage.setItem(key(id), situation);

export const of = (id: string): string | null => sessionStorage.getItem(key(id));

export const forget = (id: string) => sessionStorage.removeItem(key(id));
