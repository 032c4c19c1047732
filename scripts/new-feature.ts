import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import { joined, joinedFiles } from './feature/joins.ts';
import { sliceOf } from './feature/slice.ts';
import { BadRequest, wordsOf } from './feature/words.ts';

const root = resolve(import.meta.dirname, '..');
const usage = "npm run new:feature -- marketing gift-cards gift-card 'Tarjetas de regalo'";

/** Returns the number of the next migration, with four digits. */
function nextMigration(): string {
  const last = Number(readMigrations(migrationsFolder).at(-1)?.name.slice(0, 4) ?? 0);
  return String(last + 1).padStart(4, '0');
}

async function textsOf(paths: readonly string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
  return Object.fromEntries(entries);
}

/** Writes files; with the flag 'wx' it never overwrites one. */
async function write(files: Readonly<Record<string, string>>, flag: 'wx' | 'w'): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text, { flag }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new BadRequest(`${path} is there already`) : error;
    });
    console.log(path);
  }
}

try {
  const [area = '', feature = '', thing = '', title = ''] = process.argv.slice(2);
  const words = wordsOf({ area, feature, thing, title });
  const changed = joined(words, await textsOf(joinedFiles(words)));
  await write(sliceOf(words, nextMigration()), 'wx');
  await write(changed, 'w');
  console.log('\nNext: npm run check; then give it a row in docs/requirements.md, and name the row in its tests.');
} catch (error) {
  if (!(error instanceof BadRequest)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
