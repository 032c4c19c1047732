import type { Plugin } from 'vite';

/** The module that Vite imports where a part of a page is loaded late: an internal one of Vite 8. */
const helper = '\0vite/preload-helper.js';

/**
 * Loads the files of a late part into the browser's cache, all at once, and imports the part then; rejects like fetch. A
 * browser may never retry an import that failed, and an offline one would fail. Vite moves a `.then` that stands behind
 * `import()` into `load`, where it hears of no failure: such an import is a function of its own. No style sheets: the pages' one is inlined,
 * and Vite's own helper, which waits for them, is loaded by every page.
 */
export const code = `
const there = {};
const bring = async (file) => {
  if (there[file]) return;
  const response = await fetch('/' + file);
  if (!response.ok) throw new TypeError(response.status);
  await response.arrayBuffer();
  there[file] = true;
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(bring)).then(load);`;

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
