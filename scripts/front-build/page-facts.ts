import { join } from 'node:path';
import type { Plugin } from 'vite';

const instead = join(import.meta.dirname, '../../web/layout/page-facts.ts');

/** Leaves what a shop without settings is out of the browser's build: a page has the facts of its own shop. */
export const pageFacts: Plugin = {
  name: 'page-facts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /(?:^#contract|^\.)\/first-facts\.ts$/ }, handler: () => instead },
};
