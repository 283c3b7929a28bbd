import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // Nothing is written into the page itself: the desk's content security policy allows files only.
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8960' } },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: { name: 'state', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          // As many at once as the machines that try every change have cores: each file has a desk and a browser of its own.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A busy machine can cost a browser test its patience once; the report names every second try.
          retry: 1,
        },
      },
      // Pictures for people to look at: of the README, and of every page.
      { test: { name: 'pictures', include: ['e2e/readme.ts'], testTimeout: 60_000 } },
      { test: { name: 'shots', include: ['e2e/shots.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
    ],
  },
});
