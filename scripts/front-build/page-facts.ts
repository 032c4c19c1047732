import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const layout = join(import.meta.dirname, '../../web/core/layout');

/** The modules of contract/ that have another one in the browser. */
const instead: Readonly<Record<string, string>> = {
  'first-facts.ts': join(layout, 'page-facts.ts'),
  'shop-clock.ts': join(layout, 'page-clock.ts'),
};

/**
 * Leaves what a shop without settings is out of the browser's build, and the calculation of its times: a page has the facts of
 * its own shop, and its times as texts.
 */
export const pageFacts: Plugin = {
  name: 'page-facts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /(?:^#contract\/core\/\w+|^\.)\/(?:first-facts|shop-clock)\.ts$/ },
    handler: (id) => instead[basename(id)],
  },
};
