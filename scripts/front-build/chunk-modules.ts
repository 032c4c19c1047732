import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where it is written: not among the files that the shop serves. */
const list = join(root, 'build/chunk-modules.json');

/** Returns a module's path in the project, without what the router's build adds to it. */
const pathOf = (id: string) => relative(root, id.replace(/\?.*$/, ''));

/** Writes down of which modules each file of the browser's build is made, and which it loads: scripts/checks/stray-modules.ts reads it. */
export const chunkModules: Plugin = {
  name: 'chunk-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              {
                modules: Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
                  renderedLength > 0 ? [pathOf(id)] : [],
                ),
                loads: [...file.imports, ...file.dynamicImports],
              },
            ] as const,
          ]
        : [],
    );
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, JSON.stringify(Object.fromEntries(chunks)));
  },
};
