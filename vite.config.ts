import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server's entry hands out the page renderer; main/ joins it with the API.
    ssr: { build: { rolldownOptions: { input: './web/server.ts' } } },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
});
