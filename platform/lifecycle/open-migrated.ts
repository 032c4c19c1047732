import type { Logger } from 'pino';
import { openDatabase } from '../database/database.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import type { Servers } from '../database/servers.ts';

type Where = {
  /** The database's address, with one host or several; without it the embedded server is started. */
  readonly databaseUrl: string | undefined;
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
    const database = await openDatabase(url);
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
    database.servers.onChange(() =>
      log.warn(hostOf(database.servers), 'another server of the database is the primary'),
    );
    return { ...database, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

const hostOf = ({ primary }: Servers) => ({ primary: new URL(primary()).host });
