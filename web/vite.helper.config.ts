import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page for an arbiter who is called to a board, in one script and one style sheet: the program puts them into one file.
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    outDir: 'dist/helper',
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/helper.ts',
      output: {
        format: 'iife',
        inlineDynamicImports: true,
        entryFileNames: 'helper.js',
        assetFileNames: 'helper[extname]',
      },
    },
  },
});
