import type { Logger } from 'pino';
import { openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import type { Servers } from '../database/servers.ts';

type Where = {
  /** The database's address and its replica's; without an address the embedded server is started. */
  readonly databaseUrl: string | undefined;
  readonly databaseReplicaUrl: string | undefined;
  /** The folder of the embedded server. */
  readonly dataDir: string;
};

type How = { readonly migrationsFolder: string; readonly log: Logger; readonly signal?: AbortSignal };

/**
 * Opens the database at an address, or else the embedded server in the data folder, and applies pending migrations.
 * When `signal` aborts it half way, nothing is left open. Throws StartRefused.
 */
export async function openMigrated(settings: Where, { migrationsFolder, log, signal }: How) {
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir: settings.dataDir,
        log: (line) => log.info(line),
        logFailure: (line) => log.error(line),
      });
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  try {
    signal?.throwIfAborted();
    const database = await openDatabase(url, { replicaUrl: settings.databaseReplicaUrl });
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    try {
      signal?.throwIfAborted();
      await migrate(database.pool, migrationsFolder);
    } catch (error) {
      await database.close();
      throw error;
    }
    if (settings.databaseReplicaUrl !== undefined) logServers(database.servers, log);
    return { ...database, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Logs which of two servers is the primary, and each change of it. */
function logServers(servers: Servers, log: Logger): void {
  const tell = () => {
    const [primary, replica] = [servers.primary(), servers.replica()].map((url) => url && new URL(url).host);
    if (replica === undefined) log.warn({ primary }, 'no replica answers: everything is read on the primary');
    else log.info({ primary, replica }, 'the database has a replica');
  };
  tell();
  servers.onChange(tell);
}
