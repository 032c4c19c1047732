import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const words = [
  '#contract/core/shop/shop.ts',
  '#messages/es-AR.json',
  './main/run-shop.ts',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'zod',
  'node:fs',
];

/** Returns where a file of the project finds the words, and how much a package of many files exports. */
async function foundWith(flags: readonly string[]): Promise<unknown> {
  const script = `const words = ${JSON.stringify(words)};
    const { length } = Object.keys(await import('drizzle-orm'));
    console.log(JSON.stringify({ found: words.map((one) => import.meta.resolve(one)), length }));`;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '--eval', script], {
    cwd: root,
  });
  return JSON.parse(stdout);
}

test('a module is found where Node finds it', async () => {
  const quick = await foundWith(['--import', './platform/process/quick-modules.ts']);
  expect(quick).toEqual(await foundWith([]));
});
