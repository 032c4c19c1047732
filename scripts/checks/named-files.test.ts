import { globSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** A file's path in a text, from one of the folders of the sources. */
const path =
  /`(?<path>(?:build|contract|demo|e2e|main|messages|platform|sandbox|scripts|server|studio|test|trials|web)\/[\w./-]+\.(?:mjs|tsx?))`/g;

test('the documents name no file that does not exist', () => {
  const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md'], { cwd: root });
  const named = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(path)].map((found) => ({ document, path: found[1] ?? '' })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((one) => !existsSync(join(root, one.path)))).toEqual([]);
});
