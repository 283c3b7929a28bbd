import { describe, expect, test } from 'vitest';

import { commitment } from './commitment';
import { Sealing } from './sealing.svelte';

async function sealed(sealing: Sealing, text: string): Promise<string> {
  let sent = '';
  sealing.text = text;
  await sealing.seal((given) => {
    sent = given;
    return Promise.resolve(true);
  });
  return sent;
}

describe('a move that is sealed here', () => {
  test('is known with its salt, and only the commitment is sent', async () => {
    const sealing = new Sealing();
    const sent = await sealed(sealing, ' 31.  Rd7 ');
    expect(sent).toMatch(/^[0-9a-f]{64}$/);
    expect(sealing.text).toBe('');
    const slip = sealing.of(sent);
    expect(slip?.text).toBe('31. Rd7');
    expect(commitment(slip?.salt ?? '', '31. Rd7')).toBe(sent);
  });

  test('counts no more when another was sealed, here or elsewhere', async () => {
    const sealing = new Sealing();
    const first = await sealed(sealing, 'Rd7');
    sealing.take();
    expect(sealing.taken).toBe(true);
    const second = await sealed(sealing, 'Rd7');
    expect(second).not.toBe(first);
    expect(sealing.of(first)).toBeNull();
    expect(sealing.taken).toBe(false);
    expect(sealing.of(undefined)).toBeNull();
  });

  test('stays as it was if the desk refuses the next', async () => {
    const sealing = new Sealing();
    const first = await sealed(sealing, 'Rd7');
    sealing.text = 'Rd8';
    expect(await sealing.seal(() => Promise.resolve(false))).toBe(false);
    expect(sealing.of(first)?.text).toBe('Rd7');
    expect(sealing.text).toBe('Rd8');
  });

  test('is forgotten', async () => {
    const sealing = new Sealing();
    const sent = await sealed(sealing, 'Rd7');
    sealing.forget();
    expect(sealing.of(sent)).toBeNull();
  });
});
