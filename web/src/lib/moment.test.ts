import { afterEach, expect, test } from 'vitest';

import { language } from './language.svelte';
import { day, hour, second } from './moment';

const AT = new Date(2026, 10, 9, 22, 5, 7).getTime();

afterEach(() => language.choose('en'));

test('a date says which number is the month, and an hour is of twenty-four', () => {
  expect([day(AT), hour(AT), second(AT)]).toEqual(['9 Nov 2026', '22:05', '22:05:07']);
});

test('moments are in the language of the page', async () => {
  await language.choose('nl');
  expect([day(AT), hour(AT)]).toEqual(['9 nov 2026', '22:05']);
});
