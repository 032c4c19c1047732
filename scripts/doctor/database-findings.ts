import { DatabaseUnreachable, openDatabase } from '#platform/database/database.ts';
import { dataFolderHolder } from '#platform/database/data-folder-lock.ts';
import { EmbeddedFailure, embeddedUrl, startEmbedded } from '#platform/database/embedded.ts';
import { MigrationRefused, pendingMigrations } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/core/context/migrations-folder.ts';
import type { Settings } from '#server/core/context/settings.ts';
import type { Finding } from './finding.ts';

/** Checks that the database answers and has the schema of this version. */
export async function databaseFindings({ databaseUrl, dataDir }: Settings): Promise<Finding[]> {
  try {
    if (databaseUrl !== undefined) return await examine('La base de datos de DATABASE_URL', databaseUrl);
    return await examineEmbedded(dataDir);
  } catch (error) {
    const isKnown =
      error instanceof DatabaseUnreachable || error instanceof EmbeddedFailure || error instanceof MigrationRefused;
    if (isKnown) return [{ state: 'bad', what: error.message }];
    throw error;
  }
}

async function examineEmbedded(dataDir: string): Promise<Finding[]> {
  const url = embeddedUrl(dataDir);
  if (url === undefined) return [{ state: 'note', what: 'Todavía no hay base de datos: npm start la crea.' }];
  if (dataFolderHolder(dataDir) !== undefined) return examine('La base de datos incluida', url);
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  try {
    return await examine('La base de datos incluida', embedded.url);
  } finally {
    await embedded.stop();
  }
}

async function examine(name: string, url: string): Promise<Finding[]> {
  const { pool, close } = await openDatabase(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
    const pending = await pendingMigrations(pool, migrationsFolder);
    const answers: Finding = { state: 'good', what: `${name} responde (PostgreSQL ${rows[0]?.version}).` };
    if (pending.length === 0) return [answers, { state: 'good', what: 'No hay migraciones pendientes.' }];
    return [answers, { state: 'note', what: `Migraciones pendientes (npm start las aplica): ${pending.join(', ')}.` }];
  } finally {
    await close();
  }
}
