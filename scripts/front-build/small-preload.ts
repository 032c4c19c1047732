import type { Plugin } from 'vite';

/** The module that Vite imports where a part of a page is loaded late: an internal one of Vite 8. */
const helper = '\0vite/preload-helper.js';

/**
 * Loads the files that a late part imports beside the part itself, and no style sheets: the pages' one is inlined. Vite's own
 * helper waits for style sheets too, and is loaded by every page.
 */
const code = `
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/** Replaces Vite's preload helper by a small one. The build stops if Vite has no such module any more. */
export const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /preload-helper/ }, handler: (id) => (id === helper ? code : null) },
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
    if (!files.includes(helper)) this.error('Vite has no module vite/preload-helper.js any more');
  },
};
