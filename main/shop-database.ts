import type { Logger } from 'pino';
import { DatabaseUnreachable, openDatabase } from '#platform/database/database.ts';
import { EmbeddedFailure, startEmbedded } from '#platform/database/embedded.ts';
import { migrate, MigrationRefused } from '#platform/database/migrate.ts';
import { migrationsFolder } from '#server/context/migrations-folder.ts';
import type { Servers } from '#platform/database/servers.ts';
import type { Settings } from '#server/context/settings.ts';
import { StartRefused } from '#platform/process/start-refused.ts';

/**
 * Opens DATABASE_URL, or else the embedded server in the data folder, and brings the schema up to date. When `signal`
 * ends it half way, nothing is left open.
 */
export async function openDatabaseOf(settings: Settings, log: Logger, signal?: AbortSignal) {
  const embedded = settings.databaseUrl
    ? undefined
    : await refusing(() => startEmbedded({ dataDir: settings.dataDir, log: (line) => log.info(line) }));
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  try {
    signal?.throwIfAborted();
    const database = await refusing(() => openDatabase(url, { replicaUrl: settings.databaseReplicaUrl }));
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    try {
      signal?.throwIfAborted();
      await refusing(() => migrate(database.pool, migrationsFolder));
    } catch (error) {
      await database.close();
      throw error;
    }
    if (settings.databaseReplicaUrl !== undefined) tellOfServers(database.servers, log);
    return { ...database, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Who runs two servers wants to know which one is which, and when that changes. */
function tellOfServers(servers: Servers, log: Logger): void {
  const tell = () => {
    const [primary, replica] = [servers.primary(), servers.replica()].map((url) => url && new URL(url).host);
    if (replica === undefined) log.warn({ primary }, 'no replica answers: everything is read on the primary');
    else log.info({ primary, replica }, 'the database has a replica');
  };
  tell();
  servers.onChange(tell);
}

/** Turns the database's own clear refusals into those of the start. */
async function refusing<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isKnown =
      error instanceof DatabaseUnreachable || error instanceof EmbeddedFailure || error instanceof MigrationRefused;
    throw isKnown ? new StartRefused(error.message) : error;
  }
}
