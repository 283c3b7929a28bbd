import { expect, test } from 'vitest';

import { Api } from './api';
import { SheetsOnTable, entriesIn } from './sheets.svelte';

const COMPARED = { sheets: [], rows: [], claims: [] };

function table() {
  const sent: unknown[] = [];
  const api = new Api(async (_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return Response.json(COMPARED);
  });
  return { table: new SheetsOnTable(api), sent };
}

test('what was compared is shown until a sheet is changed', async () => {
  const { table: sheets, sent } = table();
  sheets.drafts.white.text = '1. e4 e5\n';
  sheets.drafts.black = { text: '1. e4 e6', language: 'de' };
  expect(sheets.compared).toBe(null);
  await sheets.compare('abc', 'secret');
  expect(sent).toEqual([
    {
      sheets: [
        { keeper: 'white', text: '1. e4 e5' },
        { keeper: 'black', text: '1. e4 e6', language: 'de' },
      ],
    },
  ]);
  expect(sheets.compared).toEqual(COMPARED);
  sheets.drafts.black.text += ' 2. d4';
  expect(sheets.compared).toBe(null);
});

test('what the record has is filled in, and what the arbiter types stays', () => {
  const { table: sheets } = table();
  sheets.drafts.black.text = '1. d4';
  sheets.take([
    { keeper: 'white', text: '1. e4', language: 'nl' },
    { keeper: 'black', text: '1. e4' },
  ]);
  expect(sheets.drafts.white).toEqual({ text: '1. e4', language: 'nl' });
  expect(sheets.drafts.black.text).toBe('1. d4');
  expect([sheets.isNew('white'), sheets.isNew('black'), sheets.isNew('arbiter')]).toEqual([false, true, false]);
  sheets.drafts.white.text += ' e5';
  sheets.take([{ keeper: 'white', text: '1. e4 c5' }]);
  expect(sheets.drafts.white.text, 'it was changed since').toBe('1. e4 e5');
  expect(sheets.read('white')).toEqual({ type: 'sheet-read', sheet: 'white', text: '1. e4 e5', language: 'nl' });
});

test.each([
  ['1. e4 e5\n2. Nf3', '1. e4 e5\n2. Nf3'],
  [
    '[White "Ann"]\n[Black "Bob"]\n\n1. e4 {[%clk 1:00] best} e5 $1 (1... c5 (1... e6) 2. Nf3) 2. Nf3 *',
    '1. e4 e5 2. Nf3 *',
  ],
  ['1. e4 (=) e5 (1:23) ; so far', '1. e4 (=) e5 (1:23)'],
  ['[White "Ann"]\r\n\r\n1. e4 *\r\n\r\n[White "Cy"]\r\n\r\n1. d4 *', '1. e4 *'],
])('the entries in the file %j', (file, entries) => expect(entriesIn(file)).toBe(entries));
