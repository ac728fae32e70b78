import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// While developing, `npm run dev` hands /api on to a server started by `caposaldo serve`.
const server = process.env['CAPOSALDO_SERVER'] ?? 'http://127.0.0.1:8737';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    // Nothing as a data: address: the server's content policy wants every font and picture as a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A few files instead of many small ones: what every page uses, and what draws.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(api|ui)\/|src\/[^/]+\.ts$|src\/draw\/symbols/,
              priority: 2,
            },
            // What only tables of platoons draw stays out of the first page.
            {
              name: 'draw',
              test: /src\/draw\/(?!vehicles|patches|fieldworks)|src\/board\/table\/(ground|sheet)\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
