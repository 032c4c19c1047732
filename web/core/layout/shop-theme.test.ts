import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { backOfficeFrame, specimensPage } from '../hydration/start-files.ts';
import routes from '#web/routes.ts';

const web = resolve(import.meta.dirname, '../..');

const left = [
  ...readFileSync(join(import.meta.dirname, 'shop-theme.css'), 'utf8').matchAll(/@source not '\.\.\/\.\.\/(.+)';/g),
]
  .map(([, path]) => path)
  .filter((path) => path !== undefined);

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

const shopFiles = routes
  .filter(({ file, path = '' }) => file !== `${backOfficeFrame}.tsx` && !path.startsWith('admin/'))
  .flatMap(filesOf)
  .filter((file) => file !== `${specimensPage}.tsx`);

const imported = /(?:from|import\(|import) *'([^']+)'/g;

/** Returns the file that a module imports by a name, if it is one of the pages. */
function importedFile(from: string, name: string): string[] {
  const path = name.startsWith('#web/') ? join(web, name.slice('#web/'.length)) : resolve(dirname(from), name);
  const isOwn = name.startsWith('#web/') || name.startsWith('.');
  return isOwn && /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
}

/** Returns all files that the shop's pages consist of, without imports of types. */
function reached(): string[] {
  const seen = new Set<string>();
  const waiting = ['root.tsx', 'entry.client.tsx', 'entry.server.tsx', ...shopFiles].map((file) => join(web, file));
  for (const file of waiting) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8').replaceAll(/import type [^;]*;/g, '');
    for (const [, name = ''] of code.matchAll(imported)) waiting.push(...importedFile(file, name));
  }
  return [...seen].map((file) => relative(web, file));
}

test('the style of the shop’s pages leaves out nothing that they consist of', () => {
  const files = reached();
  expect(files.length).toBeGreaterThan(200);
  const missing = files.filter((file) =>
    left.some((path) => matchesGlob(file, path) || file.startsWith(`${path}/`) || matchesGlob(file, `${path}/**`)),
  );
  expect(missing).toEqual([]);
});

test('the style of the shop’s pages leaves out every component that they have nothing of', () => {
  const shown = new Set(reached());
  const isLeft = (file: string) => left.some((path) => matchesGlob(file, path) || file.startsWith(`${path}/`));
  const unused = globSync('*/**/*.tsx', { cwd: web }).filter((file) => !shown.has(file) && !isLeft(file));
  expect(unused.toSorted()).toEqual([]);
});

test('what the style of the shop’s pages leaves out exists', () => {
  expect(left.filter((path) => globSync(path, { cwd: web }).length === 0)).toEqual([]);
});
