import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SERAI_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $boards: here('./src/boards'), $locales: here('../locales') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: here('../src/serai/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a dozen lines on the player's terminal otherwise
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['./src/test-setup.ts'] },
});
