// A page with a second language, made here: it is built as it would be if every sentence had it.

import { join } from 'node:path';

import { type Plugin, type PreviewServer, build, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { SIZES, type Size, Stage, accessible } from './stage';

const OTHERS = "export const others = { da: () => import('./da') };";

const DANISH = `
import { words as english } from './en';
export const words = {
  ...english,
  start: 'Forfra',
  language: 'Sprog',
  new: { ...english.new, paces: { ...english.new.paces, rapid: 'Hurtig' } },
};`;

/** Puts the second language where the generated files are. */
const danish: Plugin = {
  name: 'danish',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './da' && importer ? join(importer, '../da.ts') : undefined),
  load: (id) => (id.endsWith('words/others.ts') ? OTHERS : id.endsWith('words/da.ts') ? DANISH : undefined),
};

let stage: Stage;
let server: PreviewServer;
let address: string;
beforeAll(async () => {
  stage = await Stage.open();
  const page = {
    root: join(import.meta.dirname, '..'),
    logLevel: 'error' as const,
    build: { outDir: stage.path('page') },
  };
  await build({ ...page, plugins: [danish] });
  server = await preview({ ...page, preview: { host: '127.0.0.1', port: 0, proxy: { '/api': stage.address } } });
  address = server.resolvedUrls?.local[0] ?? '';
}, 600_000);
afterEach(() => stage.clear());
afterAll(async () => {
  await server?.close();
  await stage?.close();
});

/** The start page, on a device whose owner prefers Danish. */
async function opened(size: Size) {
  const page = await stage.device(size);
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['da-DK', 'en'] }));
  await page.goto(address);
  return page;
}

test('the page speaks the reader’s language, and another one when it is chosen', async () => {
  const page = await opened('desktop');
  const lang = () => page.locator('html').getAttribute('lang');
  await page.getByRole('link', { name: 'Forfra' }).waitFor();
  expect(await lang()).toBe('da');

  // What is being written stays while the words change around it.
  await page.getByLabel('White').fill('Anna Berg');
  const chooser = page.getByLabel('Sprog');
  expect(await chooser.locator('option').allTextContents()).toEqual(['English', 'dansk']);
  expect(await page.getByRole('option', { name: 'Hurtig' }).count()).toBe(1);
  await chooser.selectOption('en');
  await page.getByRole('link', { name: 'Start' }).waitFor();
  expect(await lang()).toBe('en');
  expect(await page.getByRole('option', { name: 'Hurtig' }).count()).toBe(0);
  expect(await page.getByLabel('White').inputValue()).toBe('Anna Berg');

  await page.reload();
  await page.getByLabel('Language').waitFor();
  expect(await lang()).toBe('en');
  expect(stage.complaints).toEqual([]);
});

test.each(Object.keys(SIZES) as Size[])('the chooser has its place on a %s', async (size) => {
  const page = await opened(size);
  await page.getByLabel('Sprog').waitFor();
  await accessible(page);
});
