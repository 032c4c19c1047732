import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The entries of React's packages, each with its production build, in the folder `cjs` of its package. */
const entries: Readonly<Record<string, string>> = {
  'react/index.js': 'react',
  'react/jsx-runtime.js': 'react-jsx-runtime',
  'react-dom/index.js': 'react-dom',
  'react-dom/client.js': 'react-dom-client',
  'scheduler/index.js': 'scheduler',
  'shim/index.js': 'use-sync-external-store-shim',
  'shim/with-selector.js': 'use-sync-external-store-shim/with-selector',
};

const required = /\b(\w+) = require\("([\w/-]+)"\)/g;
const exported = /\bexports\.(\w+)/g;
const unknown = /\brequire\(|\bmodule\.exports\b/;
const defaultImport = /^import (\w+)(?:, (\{[^}]*\}))? from "(react|react-dom)";$/gm;

/**
 * Returns a CommonJS module as an ES module with the same named exports. It may assign to `exports.name` and require
 * other modules as variables; throws if it does anything else with them.
 */
export function asEsModule(code: string): string {
  const imports = [...code.matchAll(required)].map(([, name, from]) => `import * as ${name} from "${from}";`);
  const names = [...new Set([...code.matchAll(exported)].map(([, name]) => name))];
  // A variable of the same name would hide the import.
  const body = code.replace(required, 'unused_$1').replace(exported, 'export_$1');
  if (unknown.test(body)) throw new Error('This module does more with CommonJS than to export and require names.');
  return [
    ...imports,
    `let ${names.map((name) => `export_${name}`).join(', ')};`,
    body,
    `export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** Returns a module with default imports of React replaced by imports of its names: as an ES module it has no default. */
export function withNamedImports(code: string): string {
  return code.replace(defaultImport, (_line, whole: string, named: string | undefined, from: string) =>
    [`import * as ${whole} from "${from}";`, ...(named ? [`import ${named} from "${from}";`] : [])].join(' '),
  );
}

/**
 * Makes React an ES module in the browser's build. The packages are CommonJS, for which each file that uses them
 * imports helpers of the bundler, and of which nothing can be left out.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store\/shim)\/[\w-]+\.js$/ },
    async handler(id) {
      const name = entries[id.split('/').slice(-2).join('/')];
      if (name === undefined) return undefined;
      const folder = dirname(id).replace(/\/shim$/, '');
      return { code: asEsModule(await readFile(join(folder, 'cjs', `${name}.production.js`), 'utf8')), map: null };
    },
  },
  transform: {
    filter: { id: /\/node_modules\/.*\.js$/, code: /^import \w+[^"]* from "react(?:-dom)?";$/m },
    handler: (code) => ({ code: withNamedImports(code), map: null }),
  },
};
