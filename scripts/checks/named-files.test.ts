import { globSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../lint/areas.ts';

const root = join(import.meta.dirname, '..', '..');
/** A file's or a folder's path in a text, from one of the folders of the sources; a folder ends with a slash. */
const path =
  /`(?<path>(?:bench|contract|demo|docs|e2e|main|messages|platform|sandbox|scripts|server|test|trials|web)\/(?:[\w./-]+\.(?:css|mjs|sql|tsx?)|[\w./-]*\/))`/g;

/** The documents of the project, and the READMEs of the rooms and areas. */
const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md', '*/README.md', '*/*/README.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});

test('the documents name no file and no folder that does not exist', () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(path)].map((found) => ({ document, path: found[1] ?? '' })),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((one) => !existsSync(join(root, one.path)))).toEqual([]);
});

test('each area of the server has a README', () => {
  const readmes = (areas['server'] ?? []).map((area) => `server/${area}/README.md`);
  expect(readmes.filter((readme) => !existsSync(join(root, readme)))).toEqual([]);
});
