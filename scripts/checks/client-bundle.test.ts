import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { foreignIn, pagesOf, readManifest, weigh, weighBuild, wrongEntry } from './client-bundle.ts';

const chunk = (name: string, imports: readonly string[] = []) => ({
  module: `/assets/${name}.js`,
  imports: imports.map((one) => `/assets/${one}.js`),
  css: [`/assets/${name}.css#`],
});

const script = `window.__reactRouterManifest=${JSON.stringify({
  entry: { ...chunk('entry', ['react']), css: [] },
  routes: {
    root: { id: 'root', ...chunk('root', ['react']) },
    'frames/frame': { id: 'frames/frame', parentId: 'root', ...chunk('frame') },
    'sales/bag/bag.page': { id: 'sales/bag/bag.page', parentId: 'frames/frame', ...chunk('bag', ['money']) },
    'people/accounts/login.page': {
      id: 'people/accounts/login.page',
      parentId: 'frames/frame',
      ...chunk('login', ['zod']),
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
})};`;

const page = { id: 'sales/bag/bag.page', js: ['/a.js'], css: ['/a.css'] };

test('a page loads what the entry imports, its other layouts and their imports, each once; other pages are not measured', () => {
  const names = ['manifest-1-shop', 'react', 'frame', 'bag', 'money'];
  expect(pagesOf(readManifest(script))).toEqual([
    {
      id: 'sales/bag/bag.page',
      js: names.map((name) => `/assets/${name}.js`),
      css: ['root', 'frame', 'bag'].map((name) => `/assets/${name}.css`),
    },
  ]);
});

test('the entry is a file that only imports what all pages load', () => {
  expect(wrongEntry('import"./shop-CVlqGwc8.js";')).toEqual([]);
  expect(wrongEntry('import"./shop-CVlqGwc8.js";start();')).toHaveLength(1);
});

test('a page over the budget fails, one within it passes', async () => {
  expect((await weigh(page, async () => randomBytes(19_000))).wrong).toEqual([]);
  expect((await weigh(page, async () => randomBytes(21_000))).wrong).toEqual([expect.stringMatching(/bytes of css/)]);
  expect((await weigh(page, async () => randomBytes(150_000))).wrong).toHaveLength(2);
});

test('a chunk with code that does not belong there is reported', async () => {
  const { wrong } = await weigh(page, async () => Buffer.from('x("%PDF-1.7")'));
  expect(wrong).toEqual(['sales/bag/bag.page loads the PDF writer in /a.js']);
});

test('without a build there are no measurements', async () => {
  expect(await weighBuild(join(tmpdir(), 'no-such-build'))).toBeUndefined();
});

test.for([
  ['zod', "import { z } from 'zod';\nconsole.log(z.string().parse('a'));"],
  ['drizzle', "import { pgTable, integer } from 'drizzle-orm/pg-core';\nconsole.log(pgTable('a', { b: integer() }));"],
  ['pg', "import pg from 'pg';\nconsole.log(new pg.Client());"],
  [
    'the tables of countries',
    "import { presentCountry } from '../../contract/core/countries/countries.ts';\nconsole.log(presentCountry());",
  ],
  ['pg-boss', "import { PgBoss } from 'pg-boss';\nconsole.log(new PgBoss('a'));"],
] as const)('%s is still recognised after minification', async ([name, code]) => {
  const root = resolve(import.meta.dirname, '../..');
  const folder = await mkdtemp(join(root, 'node_modules', '.bundle-'));
  try {
    await writeFile(join(folder, 'a.ts'), code);
    expect(foreignIn(await minified(join(folder, 'a.ts')))).toContain(name);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function minified(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, ssr: entry },
    ssr: { noExternal: true },
  });
  const results = Array.isArray(built) ? built : [built];
  return results
    .map((one) => ('output' in one ? one.output.map((file) => ('code' in file ? file.code : '')).join('') : ''))
    .join('');
}
