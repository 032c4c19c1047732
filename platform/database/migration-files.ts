import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationRefused } from './migration-refused.ts';

/** A migration: `0001_shop.sql` with its text and the checksum that detects a change. */
export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** Returns the migrations of a folder in order. Throws MigrationRefused on a bad name or a duplicate number. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  for (const [place, name] of names.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
      throw new MigrationRefused(`La migración ${name} no se llama NNNN_nombre.sql.`);
    }
    if (names[place - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new MigrationRefused(
        `Hay dos migraciones con el número ${name.slice(0, 4)}: ${names[place - 1]} y ${name}.`,
      );
    }
  }
  return names.map((name) => readMigration(folder, name));
}

/** Returns one checksum over all migrations of a folder: equal checksums mean equal schemas. */
export function migrationsChecksum(folder: string): string {
  return hash(
    readMigrations(folder)
      .map(({ name, checksum }) => `${name} ${checksum}`)
      .join('\n'),
  );
}

function readMigration(folder: string, name: string): Migration {
  // A checkout on another system may convert line endings, which changes nothing.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { name, sql, checksum: hash(sql) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
