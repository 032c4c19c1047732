import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readMigrations } from '#platform/database/migration-files.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';

/** `npm run db:new -- add_gift_cards`: creates an empty migration with the next number. */
const words = process.argv
  .slice(2)
  .join('_')
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '_')
  .replaceAll(/^_|_$/g, '');

if (words === '') {
  process.stderr.write('Falta el nombre: npm run db:new -- add_gift_cards\n');
  process.exitCode = 1;
} else {
  const last = Number(readMigrations(migrationsFolder).at(-1)?.name.slice(0, 4) ?? 0);
  const file = join(migrationsFolder, `${String(last + 1).padStart(4, '0')}_${words}.sql`);
  writeFileSync(file, `-- Why this change, in one line. Once released a migration is never edited: write another.\n`);
  process.stdout.write(`${relative(process.cwd(), file)}\n`);
}
