import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/front-build/chunk-groups.ts';
import { inlineMessages } from './scripts/front-build/inline-messages.ts';
import { pageOfPage } from './scripts/front-build/page-of-page.ts';
import { pageFacts } from './scripts/front-build/page-facts.ts';
import { reactModules } from './scripts/front-build/react-modules.ts';
import { smallPreload } from './scripts/front-build/small-preload.ts';
import { unusedRouterParts } from './scripts/front-build/unused-router-parts.ts';

export default defineConfig({
  plugins: [
    inlineMessages,
    pageFacts,
    smallPreload,
    pageOfPage,
    reactModules,
    unusedRouterParts,
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The router's warnings for developers.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
    // The server's entry hands out the page renderer; main/ joins it with the API.
    ssr: { build: { rolldownOptions: { input: './web/start/server.ts' } } },
  },
  build: { assetsInlineLimit: 0, sourcemap: false },
});
