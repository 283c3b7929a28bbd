import { beforeEach, expect, test } from 'vitest';

import { Announcements, type Part, type Said } from './announcements.svelte';

let now: number;
let timers: { action: () => void; at: number }[];
let aloud: Part[][];
let announcements: Announcements;

beforeEach(() => {
  [now, timers, aloud] = [0, [], []];
  announcements = new Announcements({
    now: () => now,
    later: (action, ms) => timers.push({ action, at: now + ms }),
    aloud: (parts) => aloud.push(parts),
  });
});

/** Lets time pass. */
function pass(ms: number) {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { action } of due) action();
}

const texts = (said: Said[]) => said.map(({ parts }) => parts.map(({ text }) => text).join(' '));
const say = (text: string, urgent = false) => ({ parts: [{ text }], urgent });

test('what comes together is said together, in its order, in one region', () => {
  announcements.announce(say('Eva vier.'), say('Draw rejected.', true));
  expect(texts(announcements.urgent)).toEqual(['Eva vier.', 'Draw rejected.']);
  expect(announcements.polite).toEqual([]);
  expect(texts(announcements.past)).toEqual(['Eva vier.', 'Draw rejected.']);
});

test('what is urgent waits for what was said before, and nothing is lost or overtaken', () => {
  announcements.announce(say('a ruling of some length', true));
  announcements.announce(say('Black’s flag is down.', true));
  announcements.announce(say('Eva vier.'));
  expect(texts(announcements.urgent)).toEqual(['a ruling of some length']);
  pass(100);
  expect(texts(announcements.urgent)).toEqual(['a ruling of some length']);
  pass(3000);
  expect(texts(announcements.urgent)).toEqual(['Black’s flag is down.', 'Eva vier.']);
  expect(texts(announcements.past)).toEqual(['a ruling of some length', 'Black’s flag is down.', 'Eva vier.']);
  expect(timers).toEqual([]);
});

test('what is urgent waits three seconds at most', () => {
  announcements.announce(say('x'.repeat(1000)));
  announcements.announce(say('Your flag is down.', true));
  pass(2999);
  expect(announcements.urgent).toEqual([]);
  pass(1);
  expect(texts(announcements.urgent)).toEqual(['Your flag is down.']);
});

test('polite messages are added, since screen readers queue them', () => {
  announcements.announce(say('Eva vier.'));
  announcements.announce(say('Eva fünf.'));
  expect(texts(announcements.polite)).toEqual(['Eva vier.', 'Eva fünf.']);
});

test('many messages at once are all in the region; later only the last few are kept', () => {
  announcements.announce(...['1', '2', '3', '4', '5'].map((text) => say(text)));
  expect(texts(announcements.polite)).toEqual(['1', '2', '3', '4', '5']);
  announcements.announce(say('6'));
  expect(texts(announcements.polite)).toEqual(['4', '5', '6']);
  expect(announcements.past.length).toBe(6);
});

test('the same words said again are a new message, so they are spoken again', () => {
  announcements.announce(say('Illegal.'));
  announcements.announce(say('Illegal.'));
  const [first, second] = announcements.polite;
  expect(first?.id).not.toBe(second?.id);
});

test('answers come at once and are no announcements', () => {
  announcements.announce(say('Eva vier.'));
  announcements.answer({ text: 'You have 5 minutes.' });
  expect(texts(announcements.polite)).toEqual(['Eva vier.', 'You have 5 minutes.']);
  expect(texts(announcements.past)).toEqual(['Eva vier.']);
  expect(texts([announcements.latest!])).toEqual(['You have 5 minutes.']);
});

test('an announcement is repeated, and earlier ones are read back and forth', () => {
  expect(announcements.repeat()).toBe(false);
  expect(announcements.earlier()).toBe(false);
  for (const text of ['one', 'two', 'three']) announcements.announce(say(text));
  const last = () => texts([announcements.latest!])[0];
  expect([announcements.repeat(), last()]).toEqual([true, 'three']);
  expect([announcements.earlier(), last()]).toEqual([true, 'two']);
  expect([announcements.earlier(), last()]).toEqual([true, 'one']);
  expect(announcements.earlier()).toBe(false);
  expect([announcements.later(), last()]).toEqual([true, 'two']);
  // What is new begins again at the latest.
  announcements.announce(say('four'));
  expect([announcements.earlier(), last()]).toEqual([true, 'four']);
  expect(announcements.later()).toBe(false);
});

test('the browser’s voice says everything once, each part in its language', () => {
  announcements.announce({ parts: [{ text: 'You announce:' }, { text: 'Eva vier.', language: 'de' }] });
  announcements.announce({ parts: [{ text: '' }] });
  expect(aloud).toEqual([[{ text: 'You announce:' }, { text: 'Eva vier.', language: 'de' }]]);
});
